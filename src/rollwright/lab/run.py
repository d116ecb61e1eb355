"""A run of the arena: batches are submitted and their results kept, until all is played or enough is known."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple, final

from rollwright.lab.ratings import Ratings
from rollwright.lab.results import Results
from rollwright.lab.tally import Goal, Tally, deals
from rollwright.lab.workers import Workers

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


@final
class Run:
    """Plays a plan's games and keeps the results."""

    def __init__(self, results: Results, games: int, workers: Workers, watch: Callable[[Progress], None]) -> None:
        self.results: Final = results
        self.games: Final = results.plan.whole_deals(games)
        self._workers: Final = workers
        self._watch: Final = watch
        self._began: Final = time.perf_counter()
        self._played = 0
        self._size = len(results.plan.seatings())

    def until(self, goal: Goal | None) -> Tally:
        """Play to the end, or to the first look at which the goal is decided."""
        if goal is None:
            self._play_up_to(self.games)
            return self.tally(self.games)
        for share in range(1, goal.looks + 1):
            games = self.results.plan.whole_deals(self.games * share // goal.looks)
            self._play_up_to(games)
            tally = self.tally(games)
            if goal.verdict(tally) is not None:
                return tally
        return self.tally(self.games)

    def tally(self, games: int) -> Tally:
        """What these games come to, always in the order of their numbers."""
        plan = self.results.plan
        tally = Tally(plan)
        if len(plan.bots) == 1:
            for batch in self.results.batches(games):
                tally.add_points(batch)
        else:
            for tables in deals(plan, self.results.batches(games)):
                tally.add_deal(tables)
        return tally

    def ratings(self, games: int) -> Ratings:
        plan = self.results.plan
        ratings = Ratings(plan)
        for tables in deals(plan, self.results.batches(games)) if len(plan.bots) > 1 else ():
            ratings.add_deal(tables)
        return ratings

    def _play_up_to(self, games: int) -> None:
        gaps = self.results.missing(games)
        done = games - sum(last - first for first, last in gaps)
        under_way = 0
        while gaps or under_way:
            while gaps and under_way < BATCHES_EACH * self._workers.count:
                first, last = gaps[0]
                end = min(last, first + self._size)
                gaps[0] = (end, last)
                if end == last:
                    gaps.pop(0)
                self._workers.submit(self.results.plan, first, end)
                under_way += 1
            batch = self._workers.next_batch()
            under_way -= 1
            self.results.keep(batch)
            count = batch.last - batch.first
            done += count
            self._played += count
            # Games differ, and the first batch pays for all imports: so batches grow step by step.
            fit = int(BATCH_SECONDS * count / batch.took)
            self._size = max(1, min(fit, 4 * self._size))
            self._watch(Progress(done, self.games, self._played, time.perf_counter() - self._began))
