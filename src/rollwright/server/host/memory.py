"""Which tables are in memory. The log is the truth: whatever is here can be forgotten and read again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from rollwright.server.host.live import CHAT_LINES, LiveTable
from rollwright.server.host.peers import Peers
from rollwright.stores.store import Store
from rollwright.tables.conversation.host import ROW
from rollwright.tables.log.fold import replay


class Memory:
    """Tables by id. `look_after` is called for those that are new here, or not as they were thought to be."""

    def __init__(self, store: Store, peers: Peers, keep_idle: float, look_after: Callable[[LiveTable], None]) -> None:
        self._store: Final = store
        self._peers: Final = peers
        self._keep_idle: Final = keep_idle
        self._look_after: Final = look_after
        self._live: Final[dict[str, LiveTable]] = {}
        self._loading: Final[dict[str, asyncio.Task[LiveTable | None]]] = {}

    def __len__(self) -> int:
        return len(self._live)

    def all(self) -> list[LiveTable]:
        return list(self._live.values())

    def known(self, table: str) -> LiveTable | None:
        """A table that is in memory."""
        return self._live.get(table)

    async def find(self, table: str, row: int = 0) -> LiveTable | None:
        """A table, from memory or from its log, with this row at least; None where there is none.

        Raises StoreError, or LogError.
        """
        live = self._live.get(table)
        if live is not None and (live.table.seq < row or (self._store.shared and not live.present)):
            # Nobody here has looked at it, so other nodes may have been ahead for long; or they are for certain.
            async with live.lock:
                await (self.settle(live) if live.doubtful else self._peers.catch_up(live))
        if live is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = asyncio.create_task(self._load(table))
                self._loading[table] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(loading)
        if live is not None:
            live.used_at = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable | None:
        rows = await self._store.tables.rows(table_id)
        if not rows:
            return None
        # A long log takes a while to replay; meanwhile others play on.
        table = await asyncio.to_thread(replay, rows)
        names = await self._store.people.names(table.persons())
        lines = await self._store.chat.lines(table_id, CHAT_LINES)
        live = LiveTable(table, await self._store.tables.secret(table_id), names, lines)
        live.restored_since = await self._store.tables.restored_since(table_id)
        self.keep(live)
        if not self._store.shared:
            self._look_after(live)  # else the node that wrote its last row looks after it
        return live

    def keep(self, live: LiveTable) -> LiveTable:
        self._live[live.table.id] = live
        self._peers.follow(live)
        return live

    async def settle(self, live: LiveTable) -> None:
        """Find out what has become of a row whose outcome is not known. If it is there, it has not been published yet.

        The caller holds the table's lock.
        """
        await self._peers.catch_up(live)
        live.doubtful = False
        self._peers.publish(live, ROW)
        self._look_after(live)

    def forget_idle(self) -> None:
        """Drop tables that nobody has used for a while."""
        idle_since = time.monotonic() - self._keep_idle
        for live in self.all():
            if not live.lock.locked() and not live.doubtful and not live.present and live.used_at < idle_since:
                self._forget(live)

    def _forget(self, live: LiveTable) -> None:
        live.unfollow()
        live.set_timer(None)
        self._live.pop(live.table.id, None)
