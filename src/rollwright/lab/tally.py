"""Counting: who was ahead of whom, by how much, and how many points each bot made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final, NamedTuple, final

from rollwright.kernel.model import rank
from rollwright.lab.batch import Batch
from rollwright.lab.chances import Interval, mean_interval, wilson
from rollwright.lab.plan import Plan


class Score(NamedTuple):
    """The result of one seat."""

    bot: int
    points: int
    place: int
    decisions: int
    seconds: float


Table = list[Score]
"""Those who are compared: the seats of a game."""


def deals(plan: Plan, batches: Iterable[Batch]) -> Iterator[list[Table]]:
    """The games of each deal. Where one plays alone, all who had the same dice make one table, placed by points."""
    seatings = plan.seatings()
    tables: list[Table] = []
    for batch in batches:
        columns = zip(batch.points, batch.places, batch.decisions, batch.seconds, strict=True)
        for game in range(batch.first, batch.last):
            tables.append([Score(bot, *next(columns)) for bot in seatings[game % len(seatings)]])
            if len(tables) == len(seatings):
                yield [_placed([table[0] for table in tables])] if plan.players == 1 else tables
                tables = []


def _placed(scores: list[Score]) -> Table:
    places = rank([(score.points,) for score in scores])
    return [score._replace(place=place) for score, place in zip(scores, places, strict=True)]


@final
class BotTally:
    """One bot, over all its seats."""

    def __init__(self) -> None:
        self.points: Final[Counter[int]] = Counter()
        self.firsts = 0.0
        """First places; one shared by k bots counts as 1/k."""
        self.decisions = 0
        self.seconds = 0.0

    @property
    def seats(self) -> int:
        return self.points.total()

    def mean_points(self) -> Interval:
        total = sum(points * count for points, count in self.points.items())
        squares = sum(points * points * count for points, count in self.points.items())
        return mean_interval(self.seats, total, squares)


@final
class PairTally:
    """One bot against another: counted at every table where both sit."""

    def __init__(self) -> None:
        self.tables = 0
        self.score = 0.0
        """One for each table where the first is ahead, a half where they are level."""
        self._deals = 0
        self._ahead = 0.0
        self._squares = 0.0

    def add(self, score: float) -> None:
        self.tables += 1
        self.score += score

    def add_deal(self, ahead: float) -> None:
        self._deals += 1
        self._ahead += ahead
        self._squares += ahead * ahead

    def points_ahead(self) -> Interval:
        """By deal: the same dice fall for both, so that their luck mostly cancels out."""
        return mean_interval(self._deals, self._ahead, self._squares)


@final
class Tally:
    """Everything that is counted. Deals are added in their order."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.games = 0
        self.bots: Final = [BotTally() for _ in plan.bots]
        self.pairs: Final = {pair: PairTally() for pair in combinations(range(len(plan.bots)), 2)}

    def add_points(self, batch: Batch) -> None:
        """For a bot that meets no other: nothing but points is counted, and fast."""
        self.games += batch.last - batch.first
        self.bots[0].points.update(batch.points)
        self.bots[0].decisions += sum(batch.decisions)
        self.bots[0].seconds += sum(batch.seconds)

    def add_deal(self, tables: list[Table]) -> None:
        self.games += len(self.plan.seatings())
        ahead: dict[tuple[int, int], list[float]] = {}
        for table in tables:
            winners = sum(score.place == 1 for score in table)
            for score in table:
                counted = self.bots[score.bot]
                counted.points[score.points] += 1
                counted.firsts += (score.place == 1) / winners
                counted.decisions += score.decisions
                counted.seconds += score.seconds
            for pair in combinations(sorted({score.bot for score in table}), 2):
                mine, theirs = ([score for score in table if score.bot == bot] for bot in pair)
                met = [(one, other) for one in mine for other in theirs]
                won = sum((one.place < other.place) + (one.place <= other.place) for one, other in met)
                self.pairs[pair].add(won / 2 / len(met))
                ahead.setdefault(pair, []).append(sum(one.points - other.points for one, other in met) / len(met))
        for pair, points in ahead.items():
            self.pairs[pair].add_deal(sum(points) / len(points))

    def rate(self, bot: int, other: int, z: float | None = None) -> Interval:
        """How often the bot is ahead of the other."""
        pair = self.pairs[min(bot, other), max(bot, other)]
        score = pair.score if bot < other else pair.tables - pair.score
        return wilson(score, pair.tables) if z is None else wilson(score, pair.tables, z)


class Goal(NamedTuple):
    """The first bot is to be ahead of the second in more than this share of games. Decided as soon as it can be.

    Testing after every game and stopping at the first good moment finds luck. So the looks are few and
    fixed, and the interval is wider at each: by Pocock's constant for ten looks, so that all ten together err
    in at most 5% of runs.
    """

    level: float
    looks: int = 10
    z: float = 2.555

    def verdict(self, tally: Tally) -> bool | None:
        """Whether it is reached; None as long as that is open."""
        rate = tally.rate(0, 1, self.z)
        if rate.low > self.level:
            return True
        return False if rate.high < self.level else None
