"""What observed games come to: points by source, seat and turn, and how often each thing was used, with what result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from rollwright.lab.chances import Interval, mean_interval, wilson
from rollwright.lab.plan import Plan
from rollwright.lab.yardstick import Kind, things

Row = dict[str, Any]
"""One seat of one game (lab/observed.py)."""


class Use(NamedTuple):
    """One thing: how many seats could use it, how many did, and what they came to."""

    seats: int
    used: int
    points_used: float | None
    """On average, of those who used it; None if nobody did."""
    points_unused: float | None

    def share(self) -> Interval:
        return wilson(self.used, self.seats)


class Figures(NamedTuple):
    """The figures of one bot at tables of one size."""

    bot: str
    players: int
    games: int
    points: list[int]
    """Of every seat, in rising order."""
    parts: dict[str, float]
    """Points by source, on average."""
    seats: list[Interval]
    """Points by seat, on average."""
    turns: list[float]
    """Points after each turn, on average, scored as if the game ended there."""
    advantage: Interval
    """Points of the first seat less the mean of its table."""
    uses: dict[str, dict[str, Use]]
    """By kind and name."""

    @property
    def mean(self) -> Interval:
        return mean_of(self.points)

    def reached(self, points: int, handicap: int = 0) -> Interval:
        """The share of seats with this many points or more, a handicap added to theirs."""
        return wilson(sum(one + handicap >= points for one in self.points), len(self.points))


def figures(plan: Plan, kinds: list[Kind], pack: dict[str, Any], games: Iterable[list[Row]]) -> Figures:
    tables = list(games)
    rows = [row for table in tables for row in table]
    parts: Counter[str] = Counter()
    for row in rows:
        parts.update(row["parts"])
    length = max((len(row["turns"]) for row in rows), default=0)
    means = [sum(row["points"] for row in table) / len(table) for table in tables]
    return Figures(
        bot=plan.bots[0],
        players=plan.players,
        games=len(tables),
        points=sorted(row["points"] for row in rows),
        parts={part: total / len(rows) for part, total in parts.items()},
        seats=[mean_of([table[seat]["points"] for table in tables]) for seat in range(plan.players)],
        turns=[sum(row["turns"][turn] for row in rows) / len(rows) for turn in range(length)],
        advantage=mean_of([table[0]["points"] - mean for table, mean in zip(tables, means, strict=True)]),
        uses={kind.name: {name: _use(kind, name, rows) for name in things(kind, pack)} for kind in kinds},
    )


def mean_of(values: list[int] | list[float]) -> Interval:
    return mean_interval(len(values), sum(values), sum(value * value for value in values))


def _use(kind: Kind, name: str, rows: list[Row]) -> Use:
    could = [row for row in rows if name in row["open"][kind.name]] if kind.open else rows
    used = [row["points"] for row in could if name in row["used"][kind.name]]
    unused = [row["points"] for row in could if name not in row["used"][kind.name]]
    return Use(len(could), len(used), _mean(used), _mean(unused))


def _mean(points: list[int]) -> float | None:
    return sum(points) / len(points) if points else None
