"""One socket: its conversation, and what waits to be sent. A slow reader costs the others nothing."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from rollwright.server.clock import now_ms
from rollwright.server.host.live import LiveTable
from rollwright.server.json_text import to_text
from rollwright.server.metrics import Metrics
from rollwright.server.socket.host import SocketHost
from rollwright.stores.store import Person
from rollwright.tables.conversation.conversation import Conversation
from rollwright.tables.wire.outbound import Message, bye, news_for

TRY_AGAIN_LATER: Final = 1013
SERVICE_RESTART: Final = 1012
_NEWS: Final = frozenset({"ev", "snapshot", "chat", "beacon", "info"})
"""Kinds of messages that a snapshot replaces."""


class Session:
    """A connected client."""

    def __init__(self, socket: WebSocket, host: SocketHost, person: Person, queue: int, metrics: Metrics) -> None:
        self.conversation: Final = Conversation(host, self, person.id, person.name, person.also)
        self._socket: Final = socket
        self._most: Final = queue
        self._metrics: Final = metrics
        self._waiting: Final[deque[tuple[str, str]]] = deque()
        """Kind and text of what is still to be sent."""
        self._more: Final = asyncio.Event()
        self._less: Final = asyncio.Event()
        self._slow = False
        """It was sent a snapshot in place of what it had not read, and has not caught up since."""
        self._close_with: tuple[int, str] | None = None
        self._disconnected = False

    # Sending

    def send(self, message: Message) -> bool:
        return self._queue(message["t"], to_text(message))

    def _queue(self, kind: str, text: str) -> bool:
        """False where it is not sent: the socket is closing, or a snapshot says the same and more."""
        if self._close_with is not None or self._disconnected:
            return False
        if len(self._waiting) >= self._most:
            if self._slow:
                self.end(TRY_AGAIN_LATER, "slow")
                return False
            self._start_over()
            if kind in _NEWS:
                return False
        self._waiting.append((kind, text))
        self._more.set()
        return True

    def _start_over(self) -> None:
        """Answers stay; all news is replaced by the tables as they are now."""
        self._slow = True
        answers = [item for item in self._waiting if item[0] not in _NEWS]
        self._waiting.clear()
        self._waiting.extend(answers)
        self._metrics.closed.add("started_over")
        self.conversation.send_snapshots()

    def end(self, code: int, reason: str) -> None:
        """Say good-bye and close; what still waits is dropped."""
        if self._close_with is None:
            self._close_with = (code, reason)
            self._metrics.closed.add(reason)
            self._waiting.clear()
            self._waiting.append(("bye", to_text(bye(reason))))
            self._more.set()

    async def write(self) -> None:
        """Send what waits, in order, until the end."""
        try:
            while True:
                while self._waiting:
                    _, text = self._waiting.popleft()
                    self._less.set()
                    await self._socket.send_text(text)
                self._slow = False
                if self._close_with is not None:
                    await self._socket.close(*self._close_with)
                    return
                self._more.clear()
                await self._more.wait()
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._disconnected = True  # the reading side notices it too
            self._less.set()

    async def room(self) -> None:
        """Wait until answers can be sent again: a client that asks much and reads little holds only itself back."""
        while len(self._waiting) > self._most // 2 and not self._disconnected:
            self._less.clear()
            await self._less.wait()

    # The line of the conversation

    def send_row(self, live: LiveTable, seq: int, viewer: str) -> bool:
        """What the newest row brought is the same to all sockets of a person, and to all onlookers."""
        table = live.table
        whose = viewer if table.seats_of(viewer) else None
        if seq != table.seq:
            return self.send(news_for(table, seq, whose, now_ms(), live.people))
        known, text = live.newest_messages.get(whose, (0, ""))
        if known != seq:
            text = to_text(news_for(table, seq, whose, now_ms(), live.people))
            live.newest_messages[whose] = (seq, text)
        return self._queue("ev", text)
