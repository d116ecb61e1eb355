"""Advice for a person: the best moves of a view, how likely each is to win, and how sure that is."""

from __future__ import annotations

from math import sqrt
from typing import Final, Generic, TypeVar, final

from rollwright.bots._search import Search, Way
from rollwright.bots._trials import WHOLE_GAME, Trials
from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat
from rollwright.kernel.source import Source

P = TypeVar("P")

MOVES: Final = 3
"""The most moves that are advised."""
_DEVIATES: Final = 1.96
"""Standard deviations to either side that hold 95% of a normal distribution."""


@final
class Advice:
    """A move, and how games went on that were played from it to their end, all players choosing quickly and alike."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.games: int = 0
        self.wins: float = 0.0
        """A victory that is shared counts in part."""
        self.total: int = 0
        """The seat's points in all these games together."""

    @property
    def chance(self) -> float:
        """Of winning, from 0 to 1."""
        return self.wins / self.games if self.games else 0.5

    @property
    def points(self) -> float:
        """On average."""
        return self.total / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the chance of winning lies with 95% certainty, by Wilson's formula."""
        if self.games == 0:
            return 0.0, 1.0
        square = _DEVIATES * _DEVIATES / self.games
        middle = self.chance + square / 2
        half = sqrt(square * (self.chance * (1 - self.chance) + square / 4))
        return max(0.0, (middle - half) / (1 + square)), min(1.0, (middle + half) / (1 + square))


@final
class Advisor(Generic[P]):
    """Finds the best moves of a view. The caller holds the clock; the same steps give the same advice."""

    def __init__(self, game: Game[P], view: P, seat: Seat, source: Source) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.search: Final = Search(game, view, seat, source)
        self.trials: Final = Trials(game, view, seat, f"{source.bits()} {source.bits()}", WHOLE_GAME)
        self._advice: Final[dict[Action, Advice]] = {}

    def step(self, nodes: int) -> None:
        """Value this many more positions: half of them to find the best moves, half to find out what they win."""
        self.search.step(nodes // 2)
        until = self.trials.nodes + nodes // 2
        ways = self.search.ranking()[:MOVES]
        while self.trials.nodes < until:
            self._try(min(ways, key=lambda way: self._about(way).games))

    def best(self) -> list[Advice]:
        """The best moves, the best first: the search's order, which is surer than the chances are."""
        return [self._about(way) for way in self.search.ranking()[:MOVES]]

    def _about(self, way: Way) -> Advice:
        return self._advice.setdefault(way.actions[0], Advice(way.actions[0]))

    def _try(self, way: Way) -> None:
        """One game more."""
        advice = self._about(way)
        standings = self.game.standings(self.trials.play(way.actions, advice.games))
        self.trials.nodes += 1
        places = [standing.place for standing in standings]
        advice.games += 1
        advice.wins += 1 / places.count(1) if places[self.seat] == 1 else 0.0
        advice.total += standings[self.seat].points


def hint(game: Game[P], view: P, seat: Seat, source: Source, nodes: int) -> list[Advice]:
    """The best moves of a view for a seat that may act, with this many nodes."""
    advisor = Advisor(game, view, seat, source)
    advisor.step(nodes)
    return advisor.best()
