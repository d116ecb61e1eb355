"""When the server was not there, or asleep: nobody's clock is charged for it."""

from __future__ import annotations

from typing import Final

from rollwright.server.people import now_ms
from rollwright.stores.store import Store
from rollwright.tables.commands import Credit
from rollwright.tables.decisions import Wake, due
from rollwright.tables.table import WAITING, Table

_GAP: Final = 6_000
"""Milliseconds between two beats from which on the server counts as having been away."""


class Outages:
    """Notices gaps between beats, keeps them, and says what a table is to be credited with."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._known: Final[list[tuple[int, int]]] = []
        self._beat_at = now_ms()

    async def begin(self) -> None:
        """After a start: what the store knows, and the time since the last beat."""
        self._known.extend(await self._store.outages())
        last = await self._store.last_beat()
        self._beat_at = now_ms() if last is None else last
        await self.beat()

    async def beat(self) -> None:
        """To be called every few seconds."""
        await self.notice()
        self._beat_at = now_ms()
        await self._store.beat(self._beat_at)

    async def notice(self) -> None:
        """To be called before time is judged: the process may have slept until a moment ago."""
        start, end = self._beat_at, now_ms()
        if end - start > _GAP:
            self._beat_at = end
            self._known.append((start, end))
            await self._store.add_outage(start, end)

    def credit(self, table: Table) -> Credit | None:
        """What is to come before anything else at a table. A row after an outage shows that it has come already."""
        away = sum(end - max(start, table.at) for start, end in self._known if end > table.at)
        if away and table.phase != WAITING and any(isinstance(effect, Wake) for effect in due(table)):
            return Credit(f"credit {table.seq}", away)
        return None
