"""A run of the arena: batches are submitted and their results kept, until all is played or enough is known."""

from __future__ import annotations

from typing import Final, final

from rollwright.lab.batch import Batch
from rollwright.lab.feed import Feed, Watch
from rollwright.lab.ratings import Ratings
from rollwright.lab.results import Results
from rollwright.lab.tally import Goal, Tally, deals
from rollwright.lab.workers import Workers


@final
class Run:
    """Plays a plan's games and keeps the results."""

    def __init__(self, results: Results, games: int, workers: Workers[Batch], watch: Watch) -> None:
        self.results: Final = results
        self.games: Final = results.plan.whole_deals(games)
        self._feed: Final = Feed(results.plan, self.games, workers, results.keep, watch)

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
        self._feed.play(self.results.missing(games), games)
