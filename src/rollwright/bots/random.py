"""The bot `random`: every legal action is equally likely."""

from __future__ import annotations

from typing import Final, TypeVar, final

from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat
from rollwright.kernel.source import Source

P = TypeVar("P")


@final
class Random:
    """Plays anything that is allowed: the measure that every other bot must beat."""

    def choose(self, game: Game[P], view: P, seat: Seat, source: Source) -> Action:
        return game.nth_legal(view, seat, source.below(game.legal_count(view, seat)))


VERSION: Final = 1
BOT: Final = Random()
