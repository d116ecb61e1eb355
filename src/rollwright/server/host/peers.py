"""Other nodes: their news comes into memory here, by hints, and by polling the log, for hints can be lost."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection
from typing import Final

from rollwright.bus.bus import Bus, Listener, News
from rollwright.bus.local import LocalBus
from rollwright.server.host.coalesced import Coalesced
from rollwright.server.host.live import CHAT_LINES, LiveTable
from rollwright.server.host.tasks import Tasks
from rollwright.stores.store import ChatLine, Store
from rollwright.tables.conversation.host import CHAT, NAMES, PEOPLE, ROW
from rollwright.tables.log.fold import catch_up

_FEW: Final = 16
"""Up to this many rows are folded at once; more are folded in a thread, while others play on."""
_PEOPLE_EVERY: Final = 3
"""A node publishes who is there with every third poll."""
_FORGOTTEN: Final = 15.0
"""Seconds after which the people of a silent node count as gone."""
_APART: Final = 1.0
"""Seconds between two messages of a table about who is there: coming and going must not be a way to flood others."""


class Peers:
    """Publishes news of tables, here and elsewhere, and receives it."""

    def __init__(self, store: Store, bus: Bus, tasks: Tasks) -> None:
        self._store: Final = store
        self._bus: Final = bus
        self._tasks: Final = tasks
        self._node: Final = secrets.token_hex(4)
        self._here: Final = LocalBus()
        """For those who watch tables in this process."""
        self._polls = 0

    def listen(self, table: str, listener: Listener) -> Callable[[], None]:
        """Receive news of a table once it is in memory; the function returned ends it."""
        return self._here.subscribe(table, listener)

    def follow(self, live: LiveTable) -> None:
        """Receive news of a table from other nodes, until `live.unfollow` is called."""
        people = Coalesced(lambda: self._here.publish(News(live.table.id, PEOPLE)), _APART)
        nodes = Coalesced(lambda: self._publish_elsewhere(live, PEOPLE), _APART)
        unsubscribe = self._bus.subscribe(live.table.id, lambda news: self._on_news(live, news))

        def end() -> None:
            unsubscribe()
            people.cancel()
            nodes.cancel()

        live.tell_people, live.tell_nodes, live.unfollow = people, nodes, end

    # Publishing

    def publish(self, live: LiveTable, what: str) -> None:
        """Publish news, here and elsewhere."""
        self.publish_here(live, what)
        self._publish_elsewhere(live, what)

    def publish_here(self, live: LiveTable, what: str) -> None:
        if what in (PEOPLE, NAMES):
            live.newest_messages.clear()
            live.people_changes += 1
            live.tell_people()
        else:
            self._here.publish(News(live.table.id, what))

    def publish_presence(self, live: LiveTable, person: str) -> None:
        """Somebody has come or gone. Of onlookers only nodes are told: one may sit down later."""
        if person in live.table.persons():
            self.publish_here(live, PEOPLE)
        live.tell_nodes()

    def _publish_elsewhere(self, live: LiveTable, what: str) -> None:
        seq = live.last_line if what == CHAT else live.table.seq
        here = tuple(live.present) if what == PEOPLE else ()
        self._bus.publish(News(live.table.id, what, seq, self._node, here))

    def publish_names(self, tables: Collection[str]) -> None:
        """Publish to other nodes, also for tables that are not in memory here."""
        for table in tables:
            self._bus.publish(News(table, NAMES, 0, self._node))

    # Receiving

    def _on_news(self, live: LiveTable, news: News) -> None:
        if news.node == self._node:
            return
        if news.what == PEOPLE:
            before = live.seated()
            if news.node not in live.elsewhere and live.present:
                self._publish_elsewhere(live, PEOPLE)  # it doesn't know yet who is here
            live.elsewhere[news.node] = (frozenset(news.here), time.monotonic() + _FORGOTTEN)
            if live.seated() != before:
                self.publish_here(live, PEOPLE)
        elif news.what == ROW and news.seq > live.table.seq:
            self._tasks.spawn(self._read_rows(live))
        elif news.what == CHAT and news.seq > live.last_line:
            self._tasks.spawn(self.read_chat(live))
        elif news.what == NAMES:
            self._tasks.spawn(self._read_names(live))

    async def _read_rows(self, live: LiveTable) -> None:
        async with live.lock:
            await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> bool:
        """Read the rows that we lack; gives whether there were any. The caller holds the table's lock."""
        rows = await self._store.tables.rows(live.table.id, live.table.seq)
        if rows:
            few = len(rows) <= _FEW
            table = catch_up(live.table, rows) if few else await asyncio.to_thread(catch_up, live.table, rows)
            if any(row.body.new_seal() is not None for row in rows):
                live.secret = await self._store.tables.secret(table.id)
            strangers = [person for person in table.persons() if person not in live.names]
            if strangers:
                live.names.update(await self._store.people.names(strangers))
            live.table, live.moved_at = table, time.monotonic()
            self.publish_here(live, ROW)
        return bool(rows)

    async def read_chat(self, live: LiveTable) -> None:
        lines = await self._store.chat.lines(live.table.id, CHAT_LINES)
        live.chat.clear()
        live.add_lines(lines)
        self.publish_here(live, CHAT)

    async def add_line(self, live: LiveTable, line: ChatLine) -> None:
        """A line that was kept here just now. Where other lines were kept meanwhile, all are read."""
        if line.number == live.last_line + 1:
            live.add_lines([line])
        else:
            await self.read_chat(live)
        self.publish(live, CHAT)

    async def _read_names(self, live: LiveTable) -> None:
        names = await self._store.people.names(live.table.persons())
        live.names.clear()
        live.names.update(names)
        await self.read_chat(live)
        self.publish_here(live, NAMES)

    # Polling

    async def poll(self, tables: Collection[LiveTable]) -> None:
        """Compare the tables that are watched here with the log, all in one query."""
        watched = {live.table.id: live for live in tables if live.present}
        if not watched:
            return
        for table, (seq, line) in (await self._store.tables.heads(watched)).items():
            live = watched[table]
            if seq > live.table.seq:
                await self._read_rows(live)
            if line > live.last_line:
                await self.read_chat(live)
        self._polls += 1
        for live in watched.values():
            if live.forget_silent(time.monotonic()):
                self.publish_here(live, PEOPLE)
            if self._polls % _PEOPLE_EVERY == 0:
                self._publish_elsewhere(live, PEOPLE)
