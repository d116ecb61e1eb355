"""Feeds workers with batches of games, and reports how far they have come."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Generic, NamedTuple, final

from rollwright.lab.plan import Plan
from rollwright.lab.workers import B, Workers

BATCH_SECONDS: Final = 2.0
"""How long a batch should take: long enough to cost nothing to submit, short enough to lose without regret."""
WARMED_UP: Final = 3.0
"""Seconds after which a rate means something."""
BATCHES_EACH: Final = 2
"""How many batches each worker has, the one being played included."""


class Progress(NamedTuple):
    """How far a run has come."""

    done: int
    wanted: int
    played: int
    """In this run, not counting what was there before."""
    seconds: float

    @property
    def rate(self) -> float:
        return self.played / self.seconds if self.seconds else 0.0

    @property
    def left(self) -> float | None:
        """Seconds, by the rate so far; None while that is mostly the time it took to start."""
        return (self.wanted - self.done) / self.rate if self.seconds > WARMED_UP else None


Watch = Callable[[Progress], None]


@final
class Feed(Generic[B]):
    """Gives workers batches to play, and keeps what comes of them."""

    def __init__(self, plan: Plan, wanted: int, workers: Workers[B], keep: Callable[[B], None], watch: Watch) -> None:
        self._plan: Final = plan
        self._wanted: Final = wanted
        """How many games there are to be in the end."""
        self._workers: Final = workers
        self._keep: Final = keep
        self._watch: Final = watch
        self._began: Final = time.perf_counter()
        self._played = 0
        self._size = len(plan.seatings())

    def play(self, gaps: list[tuple[int, int]], games: int) -> None:
        """Fill the gaps in a number of games."""
        done = games - sum(last - first for first, last in gaps)
        under_way = 0
        while gaps or under_way:
            while gaps and under_way < BATCHES_EACH * self._workers.count:
                first, last = gaps[0]
                end = min(last, first + self._size)
                gaps[0] = (end, last)
                if end == last:
                    gaps.pop(0)
                self._workers.submit(self._plan, first, end)
                under_way += 1
            batch = self._workers.next_batch()
            under_way -= 1
            self._keep(batch)
            count = batch.last - batch.first
            done += count
            self._played += count
            # Games differ, and the first batch pays for all imports: so batches grow step by step.
            fit = int(BATCH_SECONDS * count / batch.took)
            self._size = max(1, min(fit, 4 * self._size))
            self._watch(Progress(done, self._wanted, self._played, time.perf_counter() - self._began))
