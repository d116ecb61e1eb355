"""Readiness: whether a row could be written now."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from rollwright.stores.store import Store, StoreError, Unavailable

_PATIENCE: Final = 3.0
"""Seconds after which a store that doesn't answer counts as one that can't be written to."""
_LASTS: Final = 1.0
"""Seconds for which an answer holds: whoever asks more often makes no more work."""


class Readiness:
    """One probe at a time, however many ask, and however long a disk hangs."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._probe: asyncio.Task[None] | None = None
        self._ended_at = 0.0
        self._fault: StoreError | None = None
        """What the last probe has met."""

    async def check(self) -> None:
        """Raises Unavailable where nothing can be written."""
        probe = self._probe
        if probe is None or (probe.done() and time.monotonic() > self._ended_at + _LASTS):
            probe = self._probe = asyncio.create_task(self._write())
        await asyncio.wait([probe], timeout=_PATIENCE)
        if not probe.done():
            raise Unavailable("the store doesn't answer")
        if self._fault is not None:
            raise Unavailable(str(self._fault)) from self._fault

    async def _write(self) -> None:
        try:
            await self._store.ready()
            self._fault = None
        except StoreError as error:
            self._fault = error
        self._ended_at = time.monotonic()
