"""After a restore: tables whose secret is older than it draw anew, for what they would roll may have been seen."""

from __future__ import annotations

import secrets
from typing import Final

from rollwright.server.host.live import LiveTable
from rollwright.server.host.memory import Memory
from rollwright.server.logs import log_notable
from rollwright.stores.store import Store
from rollwright.tables.commands.game import Reseal
from rollwright.tables.fairness.dice import TAIL


class Epochs:
    """An epoch begins with each restore."""

    def __init__(self, store: Store, memory: Memory) -> None:
        self._store: Final = store
        self._memory: Final = memory
        self._epoch: int | None = None

    @property
    def now(self) -> int:
        """As it was last noticed."""
        return self._epoch or 0

    async def notice(self) -> None:
        """To be called at the start, and every few seconds: the operator may say it while nodes run."""
        epoch = await self._store.service.epoch()
        if self._epoch is not None and epoch != self._epoch:
            log_notable("the store was restored", epoch=epoch)
            for live in self._memory.all():
                live.restored_since = await self._store.tables.restored_since(live.table.id)
        self._epoch = epoch


def reseal(live: LiveTable) -> Reseal | None:
    """What is to come before anything else at a table, where its secret is of an older epoch."""
    return Reseal(live.restored_since, secrets.token_bytes(TAIL)) if live.restored_since else None
