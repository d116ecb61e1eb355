"""Where a game starts that doesn't start at its beginning: a lesson, a puzzle, a moment to go on from."""

from __future__ import annotations

from typing import Any, final

from rollwright.kernel.game import Game
from rollwright.kernel.model import NotationError
from rollwright.kernel.options import Setup


@final
class StartError(ValueError):
    """No game can start there. Says why not."""


def start_of(game: Game[Any], setup: Setup, text: str) -> Any:
    """The position of a text, complete and not yet at the end; None for an empty one. Raises StartError."""
    if not text:
        return None
    try:
        position = game.read(setup, text)
    except NotationError as error:
        raise StartError(str(error)) from error
    if not game.known(position):
        raise StartError("something in this position is hidden, so that nobody could deal it")
    if not game.to_act(position):
        raise StartError("the game is over in this position")
    return position


def start_text(game: Game[Any], start: Any) -> str:
    """A start in the game's own spelling; empty for the beginning."""
    return "" if start is None else game.write(start)
