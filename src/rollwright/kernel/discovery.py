"""Finding games: every folder under `games/`, and whatever other packages offer under `rollwright.games`.

No list names them, so a new game is one folder, and nothing else changes.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import pkgutil
from functools import cache
from typing import Any, Final

from rollwright.kernel.game import Game

_HOME: Final = "rollwright.games"


class UnknownGame(LookupError):
    """No game of that name: says which there are."""


def game_ids() -> list[str]:
    """The names of all games found, ours first."""
    others = sorted(entry.name for entry in importlib.metadata.entry_points(group=_HOME))
    return [*_ours(), *[name for name in others if name not in _ours()]]


def package_of(game_id: str) -> str:
    """The package that holds a game: its rules page, messages and pictures lie there."""
    if game_id in _ours():
        return f"{_HOME}.{game_id}"
    for entry in importlib.metadata.entry_points(group=_HOME):
        if entry.name == game_id:
            return entry.value.split(":")[0]
    raise UnknownGame(f"there is no game {game_id!r}; there are {', '.join(game_ids())}")


def find_game(game_id: str) -> Game[Any]:
    game: Game[Any] = importlib.import_module(package_of(game_id)).GAME
    return game


@cache  # a server asks for every log that it reads
def _ours() -> tuple[str, ...]:
    home = importlib.import_module(_HOME)
    return tuple(sorted(module.name for module in pkgutil.iter_modules(home.__path__) if module.ispkg))
