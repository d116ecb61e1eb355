"""News that only the latest state matters of: told at most once in a while, and the last always."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final


class Coalesced:
    """Calls a function at once where it has been quiet, and otherwise once when the time is up."""

    def __init__(self, tell: Callable[[], object], apart: float) -> None:
        self._tell: Final = tell
        self._apart: Final = apart
        self._told_at = float("-inf")
        self._timer: asyncio.TimerHandle | None = None

    def __call__(self) -> None:
        if self._timer is not None:
            return
        loop = asyncio.get_running_loop()
        wait = self._told_at + self._apart - loop.time()
        if wait <= 0:
            self._tell_now()
        else:
            self._timer = loop.call_later(wait, self._tell_now)

    def _tell_now(self) -> None:
        self._timer, self._told_at = None, asyncio.get_running_loop().time()
        self._tell()

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
