"""A search for a better pack: one number after another is moved, and stays so where figures come nearer their targets.

All packs play the same games, on the same dice, so that it is the packs that differ and not the luck. Which number is
tried is drawn by lot, those that belong to a thing that misses its target far more often than others.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, final

from rollwright.kernel.game import Game
from rollwright.kernel.options import SetupError
from rollwright.kernel.source import Source
from rollwright.lab.pack_numbers import Pack, Place, places, value_at, with_value
from rollwright.lab.targets import Outcome, loss
from rollwright.lab.yardstick import Yardstick, things

TICKETS: Final = 40
"""In the lottery for the next number: how many tickets a number has at most beyond its first, by its thing's miss."""


class Trial(NamedTuple):
    """A change that was tried."""

    number: str
    """Which one, as a person would say it."""
    before: int
    after: int
    loss: float
    better: bool


@final
class Search:
    """Goes on from the best pack found so far."""

    def __init__(
        self, game: Game[Any], yardstick: Yardstick, pack: Pack, judge: Callable[[Pack], list[Outcome]], seed: str
    ) -> None:
        self.pack: Pack = pack
        self._game: Final = game
        self._yardstick: Final = yardstick
        self._judge: Final = judge
        self._source: Final = Source(f"{seed} search")
        self._places: Final = places(pack, yardstick.numbers)
        self._begun: Final = pack
        self._tried: set[tuple[Place, int]] = set()
        self.outcomes: list[Outcome] = judge(pack)

    @property
    def loss(self) -> float:
        return loss(self.outcomes)

    def trials(self, count: int) -> Iterator[Trial]:
        """Try this many changes; fewer if nothing is left to try or to mend."""
        for _ in range(count):
            step = self._next() if self.loss > 0 else None
            if step is None:
                return
            place, value = step
            self._tried.add(step)
            before = value_at(self.pack, place)
            changed = with_value(self.pack, place, value)
            found = self._judge(changed)
            better = loss(found) < self.loss
            if better:
                self.pack, self.outcomes = changed, found
                self._tried = {(place, before)}
            yield Trial(self.name(place), before, value, loss(found), better)

    def changes(self) -> list[tuple[str, int, int]]:
        """What differs from the pack that the search began with: which number, and what it was and is."""
        pairs = [(place, value_at(self._begun, place), value_at(self.pack, place)) for place in self._places]
        return [(self.name(place), before, after) for place, before, after in pairs if before != after]

    def name(self, place: Place) -> str:
        """As a person would say it: `H2, cost`; the way to a number that belongs to no thing that is counted."""
        names = {way: name for kind in self._yardstick.kinds for name, way in things(kind, self.pack).items()}
        entry, _, field = place.way.rpartition("/")
        if place.way in names:
            said = [names[place.way]]
        elif entry in names:
            said = [names[entry], field]
        else:
            said = [place.way]
        return ", ".join([*said, place.number.word] if place.number.word else said)

    def _next(self) -> tuple[Place, int] | None:
        """A number, and what it is to be: one more or one less. Nothing is tried twice on the same pack."""
        tickets = self._tickets()
        steps = {
            (place, value): tickets.get(_entry(place.way), 1)
            for place in self._places
            for value in (value_at(self.pack, place) - 1, value_at(self.pack, place) + 1)
            if place.number.low <= value <= place.number.high and (place, value) not in self._tried
        }
        while steps:
            step = self._drawn(steps)
            if self._allowed(*step):
                return step
            del steps[step]
        return None

    def _drawn(self, steps: dict[tuple[Place, int], int]) -> tuple[Place, int]:
        left = self._source.below(sum(steps.values()))
        for step, tickets in steps.items():
            left -= tickets
            if left < 0:
                return step
        raise AssertionError("a ticket is always drawn")

    def _tickets(self) -> dict[str, int]:
        """By the way to an entry: the tickets of its numbers."""
        found: dict[str, int] = {}
        worst = max((outcome.loss for outcome in self.outcomes if outcome.thing), default=0.0)
        ways = {kind.name: things(kind, self.pack) for kind in self._yardstick.kinds}
        for outcome in self.outcomes:
            if outcome.thing and outcome.loss > 0:
                way = ways[outcome.kind][outcome.thing]
                found[way] = max(found.get(way, 1), 1 + round(TICKETS * outcome.loss / worst))
        return found

    def _allowed(self, place: Place, value: int) -> bool:
        try:
            self._game.content(json.dumps(with_value(self.pack, place, value)))
        except SetupError:
            return False
        return True


def _entry(way: str) -> str:
    """The entry of a list that a number stands in."""
    return way.rpartition("/")[0]
