"""The time of day, as logs and clocks have it."""

from __future__ import annotations

import time
from typing import Final


class Clock:
    """Follows the system's clock where that is set forward, and not where it is set back: then it goes on as before.

    So the time of a table never stands still or runs backwards while a server runs. A machine that has slept is
    behind with its stopwatch, not with its clock.
    """

    def __init__(self) -> None:
        self._stopwatch = time.monotonic_ns()
        self._now = time.time_ns()

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        before, self._stopwatch = self._stopwatch, time.monotonic_ns()
        self._now = max(time.time_ns(), self._now + self._stopwatch - before)
        return self._now // 1_000_000


_CLOCK: Final = Clock()


def now_ms() -> int:
    """Milliseconds since 1970. It never goes back."""
    return _CLOCK.now_ms()
