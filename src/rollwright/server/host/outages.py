"""When the service was down, or asleep: no clock is charged for it."""

from __future__ import annotations

import asyncio
from typing import Final

from rollwright.server.clock import now_ms
from rollwright.stores.store import Store
from rollwright.tables.commands.command import Wake
from rollwright.tables.commands.game import Credit
from rollwright.tables.commands.outcome import due
from rollwright.tables.log.table import WAITING, Table

_GAP: Final = 6_000
"""Milliseconds between two beats from which on the service counts as having been away."""


class Outages:
    """Notices gaps between beats, keeps them, and says what a table is to be credited with.

    Where many nodes share a store they share its beats too: the service was away only if none of them was there. A beat
    that can't be kept is none, so time in which the store was away counts.
    """

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._known: Final[list[tuple[int, int]]] = []
        self._beat_at = now_ms()
        """The last that was kept, of this node or of another."""
        self._lock: Final = asyncio.Lock()

    async def begin(self) -> None:
        """After a start: what the store knows, and the time since the last beat."""
        last = await self._store.service.last_beat()
        self._beat_at = now_ms() if last is None else last
        self._known.extend(await self._store.service.outages())
        await self.beat()

    async def beat(self) -> None:
        """To be called every few seconds."""
        await self.notice()
        at = now_ms()
        await self._store.service.beat(at)
        self._beat_at = max(self._beat_at, at)

    async def notice(self) -> None:
        """To be called before time is judged: the process may have slept until a moment ago."""
        if now_ms() - self._beat_at <= _GAP:
            return
        async with self._lock:
            if now_ms() - self._beat_at <= _GAP:
                return  # somebody who waited with us has looked
            start, end = max(self._beat_at, await self._store.service.last_beat() or 0), now_ms()
            self._known[:] = await self._store.service.outages()  # another may have noticed it first
            if end - start > _GAP:
                self._known.append((start, end))
                await self._store.service.add_outage(start, end)
            self._beat_at = end

    def credit(self, table: Table) -> Credit | None:
        """What is to come before anything else at a table. A row after an outage shows that it has come already."""
        away, until = 0, table.at
        for start, end in sorted(self._known):
            if end > until:
                away += end - max(start, until)
                until = end
        if away and table.phase != WAITING and any(isinstance(effect, Wake) for effect in due(table)):
            return Credit(f"credit {table.seq}", away)
        return None
