"""How near figures come to what is aimed at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from rollwright.lab.chances import Interval
from rollwright.lab.figures import Figures
from rollwright.lab.yardstick import Target, Yardstick

A_STEP: Final = {"share": 0.05, "points": 1.0}
"""What counts as one unit of a miss, by what is measured."""
MARGIN: Final = 0.1
"""A search keeps this part of the way between two bounds clear of each, so that luck doesn't carry a figure over."""


class Outcome(NamedTuple):
    """One figure that has a target."""

    label: str
    kind: str
    thing: str
    """The thing that it is about, with its kind; both empty where it is about none."""
    found: Interval
    target: Target

    @property
    def met(self) -> bool:
        return self._beyond(self.found.found, 0.0) == 0

    @property
    def loss(self) -> float:
        """The square of how many units it lies outside what a search aims at."""
        step = A_STEP["points" if self.target.advantage else "share"]
        return (self._beyond(self.found.found, MARGIN) / step) ** 2

    def _beyond(self, value: float, margin: float) -> float:
        """By how much a value lies outside the bounds, those being drawn in by a margin."""
        least, most = self.target.least, self.target.most
        room = margin * (most - least) if least is not None and most is not None else 0.0
        below = 0.0 if least is None else max(0.0, least + room - value)
        above = 0.0 if most is None else max(0.0, value - most + room)
        return below + above


def outcomes(yardstick: Yardstick, found: Iterable[Figures], handicap: int = 0) -> list[Outcome]:
    """Every target that these figures say something about.

    A handicap is for a bot that stands for a stronger one in a search: it is added to its points.
    """
    return [
        outcome
        for one in found
        for target in yardstick.targets
        if target.players in (None, one.players) and (target.bot is None) == (one.bot not in _named(yardstick))
        if target.bot in (None, one.bot)
        for outcome in _outcomes(target, one, handicap)
    ]


def _named(yardstick: Yardstick) -> set[str]:
    """The bots that have targets of their own."""
    return {target.bot for target in yardstick.targets if target.bot is not None}


def _outcomes(target: Target, found: Figures, handicap: int) -> Iterator[Outcome]:
    where = f"{found.bot}, {found.players} at a table"
    if target.points is not None:
        label = f"{target.points} points or more ({where})"
        yield Outcome(label, "", "", found.reached(target.points, handicap), target)
    if target.each is not None:
        for name, use in found.uses[target.each].items():
            if use.seats:
                yield Outcome(f"{target.each}: {name} used ({where})", target.each, name, use.share(), target)
    if target.advantage is not None and found.players > 1:
        mean, low, high = found.advantage
        near = Interval(abs(mean), max(0.0, low, -high), max(abs(low), abs(high)))
        yield Outcome(f"advantage of the first seat ({where})", "", "", near, target)


def loss(found: Iterable[Outcome]) -> float:
    return sum(outcome.loss for outcome in found)
