"""Bots that look one action ahead, and overlook things as people do."""

from __future__ import annotations

from typing import Final, TypeVar, final

from rollwright.kernel.defaults import best_by_evaluation
from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat
from rollwright.kernel.source import Source

P = TypeVar("P")


@final
class Glancer:
    """Plays what looks best right after it, of what it doesn't overlook; of equals the lowest action."""

    def __init__(self, overlooked: int) -> None:
        self.overlooked: Final = overlooked
        """Of a hundred actions that it might play, how many it overlooks."""

    def choose(self, game: Game[P], view: P, seat: Seat, source: Source) -> Action:
        actions = game.legal(view, seat)
        seen = [action for action in actions if source.below(100) >= self.overlooked] or actions
        if len(seen) == 1:
            return seen[0]
        position = game.sample(view, seat, source)
        return best_by_evaluation(game.after, game.view, game.evaluate, position, seat, seen)
