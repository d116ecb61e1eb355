"""The bot `greedy`: looks to the end of its own turn, and no further."""

from __future__ import annotations

from typing import Final, TypeVar, final

from rollwright.bots._planning import Turn
from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat
from rollwright.kernel.source import Source

P = TypeVar("P")


@final
class Greedy:
    """Plays the first action of the best turn it finds."""

    def choose(self, game: Game[P], view: P, seat: Seat, source: Source) -> Action:
        actions = game.legal(view, seat)
        if len(actions) == 1:
            return actions[0]
        # What the seat can't see is filled in by the odds, so that its actions can be followed.
        return Turn(game, game.sample(view, seat, source), seat, source).lines()[0].actions[0]


VERSION: Final = 1
BOT: Final = Greedy()
