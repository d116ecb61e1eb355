"""Bots that search, each for as long as its number of nodes lasts."""

from __future__ import annotations

from typing import Final, TypeVar, final

from rollwright.bots._search import Search
from rollwright.bots._sight import PLAIN, Sight
from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat
from rollwright.kernel.source import Source

P = TypeVar("P")


@final
class Thinker:
    """Plays what its search finds best."""

    def __init__(self, nodes: int, sight: Sight = PLAIN) -> None:
        self.nodes: Final = nodes
        """How many positions it values in trials for a choice, at most: what it has instead of a clock."""
        self.sight: Final = sight

    @property
    def searches(self) -> bool:
        """Whether it tries plans out, so that it can be given more time to do so."""
        return self.nodes > 0

    def search(self, game: Game[P], view: P, seat: Seat, source: Source) -> Search[P]:
        """The search that it chooses by."""
        return Search(game, view, seat, source, self.sight)

    def choose(self, game: Game[P], view: P, seat: Seat, source: Source) -> Action:
        actions = game.legal(view, seat)
        if len(actions) == 1:
            return actions[0]
        search = self.search(game, view, seat, source)
        search.step(self.nodes)
        return search.best()
