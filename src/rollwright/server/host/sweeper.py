"""The sweeper: finds what a restart, a dead bot or a lost timer has left behind, and drops what is idle."""

from __future__ import annotations

from typing import Final

from rollwright.server.clock import now_ms
from rollwright.server.host.effects import Effects
from rollwright.server.host.memory import Memory
from rollwright.server.host.outbox import Deliveries
from rollwright.server.host.vacations import Vacations
from rollwright.server.logs import log_error, log_notable
from rollwright.stores.store import Store
from rollwright.tables.log.fields import LogError, NewerLog

_SWEPT: Final = 100
_LATE: Final = 1500
"""Milliseconds after which a table counts as forgotten."""
_MINE: Final = 2_500
"""Milliseconds for which no other node looks after a table that this one has found forgotten."""
_GIVEN_UP: Final = 6_000
"""Milliseconds after which a turn is no longer left to the workers."""


class Sweeper:
    def __init__(
        self, store: Store, memory: Memory, effects: Effects, deliveries: Deliveries, vacations: Vacations
    ) -> None:
        self._store: Final = store
        self._memory: Final = memory
        self._effects: Final = effects
        self._deliveries: Final = deliveries
        self._vacations: Final = vacations
        self._unreadable: Final[set[str]] = set()
        """Tables whose logs don't replay with this version: logged once, and left to the operator."""

    async def sweep(self) -> None:
        late_since = now_ms() - _LATE
        for table in await self._store.tables.due(late_since, _SWEPT, late_since + _MINE):
            if table not in self._unreadable:
                await self._look_after(table)
        for live in self._memory.all():
            if live.doubtful and not live.lock.locked():
                async with live.lock:
                    await self._memory.settle(live)
        self._memory.forget_idle()
        await self._deliveries.catch_up()
        await self._deliveries.deliver()
        await self._vacations.catch_up()

    async def _look_after(self, table: str) -> None:
        try:
            live = await self._memory.find(table)
        except NewerLog as error:
            self._unreadable.add(table)
            log_notable("table left to newer nodes", table=table, seq=error.seq, what=error.what)
        except LogError as error:
            self._unreadable.add(table)
            log_error("log can't be replayed", error, table=table, seq=error.seq)
        else:
            if live is not None:
                self._effects.look_after(live, here=now_ms() - live.table.at > _GIVEN_UP)
