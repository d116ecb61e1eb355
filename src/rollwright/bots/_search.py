"""A search that plays on: what a turn is worth shows some turns later.

The ways to go on with the turn are compared by trials, in which the game is played on from each, a few turns far;
a leaf (`_leaf.py`) says what it has come to. The caller holds the clock and lets the search `step` as long
as it likes. The same steps give the same answer.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, Generic, TypeVar, final

from rollwright.bots._leaf import Leaf
from rollwright.bots._planning import Line, Turn
from rollwright.bots._sight import PLAIN, Sight
from rollwright.bots._trials import Trials
from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat
from rollwright.kernel.source import Source

P = TypeVar("P")

SURE: Final = 3.0
"""By how many standard errors a way must lag behind to be given up."""


@final
class Way:
    """A way to go on with the turn: its actions, and what trials gave."""

    def __init__(self, actions: tuple[Action, ...], ahead: int) -> None:
        self.actions: Final = actions
        self.values: Final[list[int]] = []
        self.ahead: float = float(ahead)
        """By how much it is better than the way that seemed best at first, as far as is known."""


@final
class Search(Generic[P]):
    """The search for what to do in a view."""

    def __init__(self, game: Game[P], view: P, seat: Seat, source: Source, sight: Sight = PLAIN) -> None:
        self.game: Final = game
        self.leaf: Final = Leaf(game, view, seat, sight)
        seed = f"{source.bits()} {source.bits()}"
        self.trials: Final = Trials(game, view, seat, seed, self.leaf.turns, self.leaf)
        turn = Turn(game, game.sample(view, seat, source), seat, source, sight)
        self.ways: Final = _ways(game, self.leaf.lines(turn, seed), sight.ways)
        self._trust: Final = self.leaf.trust
        self._differences: int = self._trust
        self._squares: int = self._trust * self.leaf.spread * self.leaf.spread

    def step(self, nodes: int) -> None:
        """Go on until this many more actions have been looked at, or nothing is left to find out."""
        until = self.trials.nodes + nodes
        while self.trials.nodes < until and not self.settled():
            self._try(self._most_promising())

    def best(self) -> Action:
        """The action to play, as far as is known."""
        return self.ranking()[0].actions[0]

    def ranking(self) -> list[Way]:
        """The best way for each first action, the best action first."""
        by_action: dict[Action, Way] = {}
        for way in sorted(self.ways, key=lambda way: -way.ahead):
            by_action.setdefault(way.actions[0], way)
        return list(by_action.values())

    def settled(self) -> bool:
        """Whether every other action lags far behind the best."""
        leader, *others = self.ranking()
        return all(way.ahead + SURE * self._error(way) < leader.ahead for way in others)

    def _most_promising(self) -> Way:
        """The way that may well be the best, by what is known of it and by how little is; the others' measure apart."""
        return max(self.ways[1:], key=lambda way: way.ahead + self._error(way))

    def _error(self, way: Way) -> float:
        """How far off `ahead` may be. The way that all are measured by is ahead of itself by nothing, for certain."""
        if way is self.ways[0]:
            return 0.0
        return sqrt(self._squares / self._differences / (self._trust + len(way.values)))

    def _try(self, way: Way) -> None:
        """One trial more of a way, held against the same trial of the way that seemed best at first."""
        first = self.ways[0]
        number = len(way.values)
        way.values.append(self._value(way, number))
        if number == len(first.values):
            first.values.append(self._value(first, number))
        difference = way.values[number] - first.values[number]
        known = self._trust + number
        way.ahead = (way.ahead * known + difference) / (known + 1)
        self._differences += 1
        self._squares += difference * difference

    def _value(self, way: Way, number: int) -> int:
        """What a way comes to in the trial of that number."""
        end = self.trials.play(way.actions, number)
        self.trials.nodes += 1
        return self.leaf.worth(end)


def _ways(game: Game[P], lines: list[Line[P]], most: int) -> list[Way]:
    """The best lines that don't come to the same."""
    ways: list[Way] = []
    seen: set[str] = set()
    for line in lines:
        text = game.write(line.position)
        if text not in seen:
            seen.add(text)
            ways.append(Way(line.actions, line.value - lines[0].value))
            if len(ways) == most:
                break
    return ways
