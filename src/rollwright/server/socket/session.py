"""One socket: its conversation, and what waits to be sent. A slow reader costs the others nothing."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Final, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from rollwright.server.clock import now_ms
from rollwright.server.host.live import LiveTable
from rollwright.server.json_text import to_text
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.server.socket.host import SocketHost
from rollwright.stores.people import Person
from rollwright.tables.conversation.conversation import Conversation
from rollwright.tables.wire.outbound import Message, bye, news_for, view_for

TRY_AGAIN_LATER: Final = 1013
SERVICE_RESTART: Final = 1012
_NEWS: Final = frozenset({"ev", "snapshot", "chat", "beacon", "info"})
"""Kinds of messages that a snapshot replaces."""
_HURRY: Final = 4
"""Where too much waits for all sockets together, one that takes nothing has this part of the usual patience."""


class Connection(Protocol):
    """What lies below a socket."""

    def get_write_buffer_size(self) -> int:
        """Bytes that were sent and that the system has not taken yet."""
        ...

    def abort(self) -> None:
        """End it at once; what was sent is dropped."""
        ...


class Backlog:
    """Bytes that wait for all sockets of this node together."""

    def __init__(self, most: int) -> None:
        self.bytes = 0
        self._most: Final = most

    @property
    def is_full(self) -> bool:
        return self.bytes >= self._most


class _Waiting:
    """A message that is still to be sent."""

    __slots__ = ("kind", "table", "text")

    def __init__(self, kind: str, table: str, text: str) -> None:
        self.kind: Final = kind
        self.table: Final = table
        """The table that it brings news of."""
        self.text: Final = text


class Session:
    """A connected client."""

    def __init__(
        self,
        socket: WebSocket,
        connection: Connection,
        host: SocketHost,
        person: Person,
        settings: Settings,
        backlog: Backlog,
        metrics: Metrics,
        device: str = "",
    ) -> None:
        self.device: Final = device
        """Whose ticket was shown, as departures name it."""
        self.conversation: Final = Conversation(host, self, person.id, person.name, person.also)
        self.heard_at = time.monotonic()
        """When the client last sent something."""
        self._socket: Final = socket
        self._openings: Final = host.openings
        self._connection: Final = connection
        self._settings: Final = settings
        self._backlog: Final = backlog
        self._metrics: Final = metrics
        self._waiting: Final[deque[_Waiting]] = deque()
        self._bytes = 0
        """Of what waits, and of the message that is being sent."""
        self._stale: Final[dict[str, None]] = {}
        """Tables of which news was dropped. A snapshot follows when all else has been sent."""
        self._more: Final = asyncio.Event()
        self._less: Final = asyncio.Event()
        self._stuck_since: float | None = None
        """Since when the connection has taken nothing of a message; None where none is being sent."""
        self._buffered = 0
        self._close_with: tuple[int, str] | None = None
        self._disconnected = False

    @property
    def ended(self) -> bool:
        """Whether it is closing, so that nothing that comes in counts any more."""
        return self._close_with is not None

    # Sending

    def send(self, message: Message) -> bool:
        kind, table = message["t"], message.get("table", "")
        if kind in _NEWS and table in self._stale:
            return False  # a snapshot will say the same and more
        return self._queue(kind, table, to_text(message))

    def _queue(self, kind: str, table: str, text: str) -> bool:
        """False where it is not sent: the socket is closing, or a snapshot will follow instead."""
        if self.ended or self._disconnected:
            return False
        if kind in _NEWS and self._is_full(len(text)):
            self._drop_news()
            self._metrics.closed.add("started_over")
            if table:
                self._stale[table] = None
            return False
        self._waiting.append(_Waiting(kind, table, text))
        self._count(len(text))
        self._more.set()
        return True

    def _is_full(self, size: int) -> bool:
        """Whether a message is one too many. To a client that reads, any message can be sent."""
        if not self._waiting:
            return False
        most, most_bytes = self._settings.queue, self._settings.queue_bytes
        return len(self._waiting) >= most or self._bytes + size > most_bytes or self._backlog.is_full

    def _drop_news(self) -> None:
        """Answers stay; tables whose news is dropped are sent as they are, once the client reads again."""
        for item in self._waiting:
            if item.kind in _NEWS:
                self._count(-len(item.text))
                if item.table:
                    self._stale[item.table] = None
        answers = [item for item in self._waiting if item.kind not in _NEWS]
        self._waiting.clear()
        self._waiting.extend(answers)

    def _count(self, size: int) -> None:
        self._bytes += size
        self._backlog.bytes += size

    def end(self, code: int, reason: str) -> None:
        """Say good-bye and close; what still waits is dropped."""
        if self._close_with is None:
            self._close_with = (code, reason)
            self._metrics.closed.add(reason)
            for item in self._waiting:
                self._count(-len(item.text))
            self._waiting.clear()
            self._stale.clear()
            text = to_text(bye(reason))
            self._waiting.append(_Waiting("bye", "", text))
            self._count(len(text))
            self._more.set()

    def end_if_stuck(self, now: float) -> None:
        """To be called every few seconds: end a connection that takes nothing. One that takes little is no such."""
        if self._stuck_since is None:
            return
        buffered, self._buffered = self._buffered, self._connection.get_write_buffer_size()
        patience = self._settings.patience / (_HURRY if self._backlog.is_full else 1)
        if self._buffered < buffered:
            self._stuck_since = now
        elif now - self._stuck_since > patience:
            self.end(TRY_AGAIN_LATER, "slow")
            self._connection.abort()

    async def write(self) -> None:
        """Send what waits, in order, until the end."""
        try:
            while True:
                while self._waiting:
                    await self._send_text(self._waiting.popleft().text)
                if self._close_with is not None:
                    self._stuck_since = time.monotonic()
                    await self._socket.close(*self._close_with)
                    return
                if self._stale:
                    table = next(iter(self._stale))
                    del self._stale[table]
                    self.conversation.send_snapshot(table)
                    continue
                self._more.clear()
                await self._more.wait()
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the reading side notices it too
        finally:
            self._disconnected, self._stuck_since = True, None
            self._count(-self._bytes)
            self._waiting.clear()
            self._less.set()

    async def _send_text(self, text: str) -> None:
        """It waits while the connection has too much of what was sent before."""
        self._stuck_since, self._buffered = time.monotonic(), self._connection.get_write_buffer_size()
        await self._socket.send_text(text)
        self._stuck_since = None
        self._count(-len(text))
        self._less.set()

    async def room(self) -> None:
        """Wait until answers can be sent again: a client that asks much and reads little holds only itself back."""
        while self._is_crowded() and not self._disconnected:
            self._less.clear()
            await self._less.wait()

    def _is_crowded(self) -> bool:
        if not self._bytes:
            return False
        most, most_bytes = self._settings.queue, self._settings.queue_bytes
        return len(self._waiting) > most // 2 or self._bytes > most_bytes // 2 or self._backlog.is_full

    # The line of the conversation

    def send_row(self, live: LiveTable, seq: int, viewer: str) -> bool:
        """What the newest row brought is the same to all sockets of a person, and to all onlookers."""
        table = live.table
        if table.id in self._stale:
            return False
        whose = viewer if table.seats_of(viewer) else None
        if seq != table.seq:
            return self.send(news_for(table, seq, whose, now_ms(), live.people))
        known, text = live.newest_messages.get(whose, (0, ""))
        if known != seq:
            text = to_text(news_for(table, seq, whose, now_ms(), live.people))
            live.newest_messages[whose] = (seq, text)
        return self._queue("ev", table.id, text)

    def send_snapshot(self, live: LiveTable, viewer: str) -> bool:
        """Likewise: who opens a table again and again costs no more than what is sent."""
        table = live.table
        if table.id in self._stale:
            return False
        whose = viewer if table.seats_of(viewer) else None
        version = (table.seq, live.last_line, live.people_changes)

        def make() -> str:
            return to_text(view_for(table, whose, now_ms(), live.people, [line for _, line in live.lines(0)]))

        return self._queue("snapshot", table.id, self._openings.text((table.id, whose), version, make))
