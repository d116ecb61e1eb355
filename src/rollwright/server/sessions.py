"""One socket: what it looks at, and what waits to be sent to it. A reader who is slow costs the others nothing."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from rollwright.bus.bus import CHAT, ROW, News
from rollwright.server.hosting import Host
from rollwright.server.live import Live
from rollwright.server.metrics import Metrics
from rollwright.server.people import now_ms
from rollwright.server.writing import to_text
from rollwright.stores.store import Person, Said
from rollwright.tables.wire.outbound import (
    Chat,
    Message,
    beacon,
    bye,
    can_catch_up,
    chat_message,
    info_message,
    news_for,
    view_for,
)

SLOW: Final = 1013
GOING: Final = 1012
_NEWS: Final = frozenset({"ev", "snapshot", "chat", "beacon", "info"})
"""What a new snapshot makes up for."""


class Watch:
    """A table that this socket looks at."""

    def __init__(self, live: Live, end: Callable[[], None]) -> None:
        self.live: Final = live
        self.end: Final = end
        self.seen = 0
        """The last row that was told."""
        self.heard = 0
        """The last line of chat that was told."""


class Session:
    """A connected client."""

    def __init__(self, socket: WebSocket, host: Host, person: Person, queue: int, metrics: Metrics) -> None:
        self.person = person
        self._socket: Final = socket
        self._host: Final = host
        self._most: Final = queue
        self._metrics: Final = metrics
        self._watches: Final[dict[str, Watch]] = {}
        self._waiting: Final[deque[tuple[str, str]]] = deque()
        """Kind and text of what is still to be sent."""
        self._more: Final = asyncio.Event()
        self._less: Final = asyncio.Event()
        self._slow = False
        """It has been given a snapshot in place of what it had not read, and has not caught up since."""
        self._ending: tuple[int, str] | None = None
        self._gone = False

    # Sending

    def send(self, message: Message) -> bool:
        return self._queue(message["t"], to_text(message))

    def _queue(self, kind: str, text: str) -> bool:
        """False where it is not sent: the socket is closing, or a snapshot says the same and more."""
        if self._ending is not None or self._gone:
            return False
        if len(self._waiting) >= self._most:
            if self._slow:
                self.end(SLOW, "slow")
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
        for watch in self._watches.values():
            self._send_snapshot(watch)

    def end(self, code: int, reason: str) -> None:
        """Say good-bye and close; what still waits is dropped."""
        if self._ending is None:
            self._ending = (code, reason)
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
                if self._ending is not None:
                    await self._socket.close(*self._ending)
                    return
                self._more.clear()
                await self._more.wait()
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._gone = True  # whoever reads from the socket notices it too
            self._less.set()

    async def room(self) -> None:
        """Wait until answers can be sent again: who asks much and reads little holds only themselves back."""
        while len(self._waiting) > self._most // 2 and not self._gone:
            self._less.clear()
            await self._less.wait()

    # Looking at tables

    @property
    def looking_at(self) -> int:
        return len(self._watches)

    async def open(self, table_id: str) -> bool:
        """Begin with the whole table, then hear of all that is new. False where there is no such table."""
        live = await self._host.find(table_id)
        if live is None:
            return False
        watch = self._watches.get(table_id)
        if watch is None:
            watch = Watch(live, self._host.listen(table_id, self._on_news))
            self._watches[table_id] = watch
            self._host.come(live, self.person.id)
        self._send_snapshot(watch)
        return True

    def leave(self, table_id: str) -> None:
        watch = self._watches.pop(table_id, None)
        if watch is not None:
            watch.end()
            self._host.go(watch.live, self.person.id)

    def leave_all(self) -> None:
        for table_id in list(self._watches):
            self.leave(table_id)

    async def sync(self, table_id: str, since: int) -> bool:
        """What happened after a row; the whole table where that is much, or can't be."""
        watch = self._watches.get(table_id)
        if watch is None:
            return await self.open(table_id)
        if can_catch_up(watch.live.table, since):
            watch.seen = since
            self._tell_rows(watch)
        else:
            self._send_snapshot(watch)
        return True

    def beacon(self) -> None:
        if self._watches:
            self.send(beacon({name: watch.live.table.seq for name, watch in self._watches.items()}))

    def _on_news(self, news: News) -> None:
        watch = self._watches.get(news.table)
        if watch is None or not watch.seen or self._ending is not None:
            return  # the snapshot is still to come, or nothing more will
        if news.what == ROW:
            self._tell_rows(watch)
        elif news.what == CHAT:
            self._tell_chat(watch)
        else:
            self.send(info_message(watch.live.table, self.person.id, watch.live.people))

    def _tell_rows(self, watch: Watch) -> None:
        live = watch.live
        first, watch.seen = watch.seen + 1, live.table.seq
        for seq in range(first, live.table.seq):
            if not self.send(news_for(live.table, seq, self.person.id, now_ms(), live.people)):
                return
        if first <= live.table.seq:
            self._queue("ev", self._newest(live))

    def _newest(self, live: Live) -> str:
        """The same to all sockets of a person, and to all onlookers."""
        table = live.table
        viewer = self.person.id if table.seats_of(self.person.id) else None
        seq, text = live.told.get(viewer, (0, ""))
        if seq != table.seq:
            text = to_text(news_for(table, table.seq, viewer, now_ms(), live.people))
            live.told[viewer] = (table.seq, text)
        return text

    def _tell_chat(self, watch: Watch) -> None:
        for said in [said for said in watch.live.chat if said.number > watch.heard]:
            watch.heard = said.number
            if not self.send(chat_message(watch.live.table.id, _line(said))):
                return

    def _send_snapshot(self, watch: Watch) -> None:
        live = watch.live
        watch.seen = live.table.seq
        watch.heard = live.last_line
        chat = [_line(said) for said in live.chat]
        text = to_text(view_for(live.table, self.person.id, now_ms(), live.people, chat))
        self._queue("snapshot", text)


def _line(said: Said) -> Chat:
    return {"from": said.person, "name": said.name, "text": said.text, "at": said.at}
