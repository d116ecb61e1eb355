"""Bots for the arena to find by import."""

from __future__ import annotations

import os
from typing import Any, Final

from rollwright.bots import find_bot
from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat
from rollwright.kernel.source import Source

TWIN: Final = find_bot("greedy")
"""Plays as greedy does, under another name."""


class Cheat:
    """Plays an action that is never allowed to a seat: the first of a game's space is chance's in all of ours."""

    def choose(self, game: Game[Any], view: Any, seat: Seat, source: Source) -> Action:
        return next(action for action in range(game.action_space) if game.check(view, seat, action) is not None)


class Dying:
    """Takes its whole process with it."""

    def choose(self, game: Game[Any], view: Any, seat: Seat, source: Source) -> Action:
        os._exit(3)


CHEAT: Final = Cheat()
DYING: Final = Dying()
