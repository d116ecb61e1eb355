"""Advice for a person: the best moves of a view, how likely each is to win, and how sure that is.

Where the game has a judge for the set-up, a move is tried out for a few turns and the judge says the chance; else games
are played to their end. What is said of a move is said of enough of these, or not at all; and moves come in the order
of what is said, so that nobody reads 31% above 86%.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, Generic, TypeVar, final

from rollwright.bots._search import Search, Way
from rollwright.bots._sight import Sight
from rollwright.bots._trials import WHOLE_GAME, Trials
from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat
from rollwright.kernel.net import SURE
from rollwright.kernel.source import Source

P = TypeVar("P")

MOVES: Final = 3
"""The most moves that are advised."""
ENOUGH: Final = 30
"""How many games it takes to say something of a move: the chance is then known to 18 in a hundred either way."""
FEWEST: Final = 8
"""And so many of them in any case: how far a few differ may be chance."""
SIGHT: Final = Sight(judged=True)
_DEVIATES: Final = 1.96
"""Standard deviations to either side that hold 95% of a normal distribution."""


@final
class Advice:
    """A way to go on, and how games went on from it, all players choosing quickly and alike."""

    def __init__(self, actions: tuple[Action, ...]) -> None:
        self.actions: Final = actions
        self.games: int = 0
        self.wins: float = 0.0
        """A victory that is shared counts in part, as does one that is judged likely."""
        self._squares: float = 0.0
        self.total: int = 0
        """The seat's points in all these games together, in hundredths."""

    @property
    def action(self) -> Action:
        return self.actions[0]

    @property
    def chance(self) -> float:
        """Of winning, from 0 to 1."""
        return self.wins / self.games if self.games else 0.5

    @property
    def points(self) -> float:
        """On average."""
        return self.total / 100 / self.games if self.games else 0.0

    @property
    def worth(self) -> float:
        """How many games to their end it would take to know as much: the judge's word varies less than victories do."""
        spread = self._squares / self.games - self.chance * self.chance if self.games else 0.0
        least = self.chance * (1 - self.chance)
        return self.games * least / spread if 0 < spread < least else float(self.games)

    @property
    def enough(self) -> bool:
        """Whether it is known well enough to speak of it."""
        return self.games >= FEWEST and self.worth >= ENOUGH

    @property
    def interval(self) -> tuple[float, float]:
        """Where the chance of winning lies with 95% certainty, by Wilson's formula."""
        if self.games == 0:
            return 0.0, 1.0
        square = _DEVIATES * _DEVIATES / self.worth
        middle = self.chance + square / 2
        half = sqrt(square * (self.chance * (1 - self.chance) + square / 4))
        return max(0.0, (middle - half) / (1 + square)), min(1.0, (middle + half) / (1 + square))

    def add(self, won: float, points: int) -> None:
        self.games += 1
        self.wins += won
        self._squares += won * won
        self.total += points


@final
class Advisor(Generic[P]):
    """Finds the best moves of a view. The caller holds the clock; the same steps give the same advice."""

    def __init__(self, game: Game[P], view: P, seat: Seat, source: Source) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.alone: Final[bool] = game.setup(view).players == 1
        self.search: Final = Search(game, view, seat, source, SIGHT)
        leaf = self.search.leaf
        turns = leaf.turns if leaf.judge is not None else WHOLE_GAME
        self.trials: Final = Trials(game, view, seat, f"{source.bits()} {source.bits()}", turns, leaf)
        self._advice: Final[dict[Action, Advice]] = {}

    def step(self, nodes: int) -> None:
        """Value this many more positions: half of them to find the best moves, half to find out what they win."""
        self.search.step(nodes // 2)
        until = self.trials.nodes + nodes // 2
        ways = self.search.ranking()[:MOVES]
        while self.trials.nodes < until:
            self._try(min(ways, key=lambda way: self._about(way).games))

    def best(self) -> list[Advice]:
        """The best moves, in the order of what can be said of them; where nothing can be yet, in the search's order.

        A move that the search has only just come upon is left out as long as more is known of others.
        """
        found = [self._about(way) for way in self.search.ranking()[:MOVES]]
        known = [advice for advice in found if advice.enough]
        return sorted(known, key=self._rank) if known else found

    def _rank(self, advice: Advice) -> tuple[int, int]:
        """Whole percents and whole points are what people read; equals stay in the search's order."""
        return 0 if self.alone else -round(100 * advice.chance), -round(advice.points)

    def _about(self, way: Way) -> Advice:
        return self._advice.setdefault(way.actions[0], Advice(way.actions))

    def _try(self, way: Way) -> None:
        """One game more."""
        advice = self._about(way)
        end = self.trials.play(advice.actions, advice.games)
        self.trials.nodes += 1
        judge = self.search.leaf.judge
        if judge is not None:
            view = self.game.view(end, self.seat)
            advice.add(judge.chances(view, self.seat)[0] / SURE, judge.points(view, self.seat))
            return
        standings = self.game.standings(end)
        places = [standing.place for standing in standings]
        won = 1 / places.count(1) if places[self.seat] == 1 else 0.0
        advice.add(won, 100 * standings[self.seat].points)


def hint(game: Game[P], view: P, seat: Seat, source: Source, nodes: int) -> list[Advice]:
    """The best moves of a view for a seat that may act, with this many nodes."""
    advisor = Advisor(game, view, seat, source)
    advisor.step(nodes)
    return advisor.best()
