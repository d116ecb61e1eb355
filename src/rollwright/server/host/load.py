"""How much this node has to do, and what it leaves undone while that is too much: never a move of a running game."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from rollwright.server.logs import log_notable
from rollwright.server.metrics import Metrics

# What is left undone, the first first
ADVICE: Final = "hints"
BOT_TABLES: Final = "tables of bots alone"
NEW_TABLES: Final = "new tables"
_ORDER: Final = (ADVICE, BOT_TABLES, NEW_TABLES)

_EVERY: Final = 0.1
_LOOKED_BACK: Final = 50
"""How many looks at the clock are judged together: those of five seconds."""
_LATE: Final = (0.1, 0.2, 0.5)
"""Seconds by which the event loop is late, in one look of ten, from which on each is left undone."""
_WAITS: Final = (2.0, 5.0, 15.0)
"""Seconds that people wait for a bot to begin to think, likewise."""
_BUSY: Final = 0.5
"""The part of the time in which the loop must have been at work itself. Else it is late because others have the
machine, and what it left undone would help nobody."""


class Load:
    """Looks at the clock ten times a second: an event loop that has too much to do is late. Not `on`, it never is."""

    def __init__(self, longest_wait: Callable[[], float], metrics: Metrics, on: bool = True) -> None:
        self._on: Final = on
        self._longest_wait: Final = longest_wait
        self._metrics: Final = metrics
        self._lateness: Final[deque[float]] = deque([0.0] * _LOOKED_BACK, _LOOKED_BACK)
        self._work: Final[deque[float]] = deque([0.0] * _LOOKED_BACK, _LOOKED_BACK)
        self._level = 0
        metrics.add_gauge("rollwright_loop_late_seconds", "How late the event loop is, one look in ten.", self.late)
        metrics.add_gauge("rollwright_load_level", "How many kinds of work are left undone.", lambda: self._level)

    def late(self) -> float:
        return sorted(self._lateness)[_LOOKED_BACK * 9 // 10]

    def left_undone(self) -> tuple[str, ...]:
        return _ORDER[: self._level]

    def refuses(self, what: str) -> bool:
        """Whether this is left undone now; counted."""
        if what not in self.left_undone():
            return False
        self._metrics.shed.add(what)
        return True

    def busy(self) -> float:
        """The part of the time in which the loop was at work, as far as one looks back."""
        return sum(self._work) / (_EVERY * _LOOKED_BACK + sum(self._lateness))

    def notice(self, lateness: float, work: float) -> None:
        """One look at the clock: by how many seconds it was late, and how many the loop has worked since the last."""
        self._lateness.append(lateness)
        self._work.append(work)
        if not self._on:
            return
        late, wait = self.late() if self.busy() > _BUSY else 0.0, self._longest_wait()
        level = max(sum(late > most for most in _LATE), sum(wait > most for most in _WAITS))
        if level != self._level:
            self._level = level
            log_notable("load", left_undone=list(self.left_undone()), late=round(late, 3), wait=round(wait, 1))

    async def watch(self) -> None:
        loop = asyncio.get_running_loop()
        worked = time.thread_time()
        while True:
            due = loop.time() + _EVERY
            await asyncio.sleep(_EVERY)
            before, worked = worked, time.thread_time()
            self.notice(loop.time() - due, worked - before)
