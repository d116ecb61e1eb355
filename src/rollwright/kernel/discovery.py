"""Finding games: every folder under `games/`, and whatever other packages announce under `rollwright.games`.

No list names them, so a new game is one folder, and nothing else changes. A game of another package that can't be used
is left out, and takes nothing else down: `left_out` says which, and why.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import pkgutil
from functools import cache
from types import ModuleType
from typing import Any, Final, NamedTuple

from rollwright.kernel.game import Game, start

_HOME: Final = "rollwright.games"


class UnknownGame(LookupError):
    """No game of that name: says which there are."""


class _Announced(NamedTuple):
    """A game of another package: the package that holds its rules page and messages, and what is wrong with it."""

    game: Game[Any] | None
    package: str
    fault: str = ""


def game_ids() -> list[str]:
    """The names of all games that can be played, ours first."""
    return [*_ours(), *[name for name, one in sorted(_others().items()) if one.game is not None]]


def left_out() -> dict[str, str]:
    """Games that other packages announce and that can't be used: what is wrong with each, by its name."""
    return {name: one.fault for name, one in sorted(_others().items()) if one.game is None}


def package_of(game_id: str) -> str:
    """The package that holds a game: its rules page, messages and pictures lie there."""
    return f"{_HOME}.{game_id}" if game_id in _ours() else _other(game_id).package


def find_game(game_id: str) -> Game[Any]:
    if game_id in _ours():
        ours: Game[Any] = importlib.import_module(package_of(game_id)).GAME
        return ours
    game = _other(game_id).game
    assert game is not None
    return game


@cache  # a server asks for every log that it reads
def _ours() -> tuple[str, ...]:
    home = importlib.import_module(_HOME)
    return tuple(sorted(module.name for module in pkgutil.iter_modules(home.__path__) if module.ispkg))


def _other(game_id: str) -> _Announced:
    announced = _others().get(game_id)
    if announced is None:
        raise UnknownGame(f"there is no game {game_id!r}; there are {', '.join(game_ids())}")
    if announced.game is None:
        raise UnknownGame(f"the game {game_id!r} is left out: {announced.fault}")
    return announced


def _others() -> dict[str, _Announced]:
    found: dict[str, _Announced] = {}
    for entry in importlib.metadata.entry_points(group=_HOME):
        if entry.name in _ours():
            continue  # ours are found first, also where somebody installs a copy
        if entry.name in found and found[entry.name].game is not None:
            continue
        found[entry.name] = _loaded(entry.name, entry.value)
    return found


def _loaded(name: str, value: str) -> _Announced:
    """The game that an entry point names: the module that has it as GAME, or the very object."""
    path, _, attribute = value.partition(":")
    module = _imported(path)
    if isinstance(module, str):
        return _Announced(None, "", f"{value} can't be imported: {module}")
    game: Any = getattr(module, attribute or "GAME", None)
    fault = _fault(name, value, game)
    return _Announced(None if fault else game, _package(module), fault)


@cache  # what can't be imported is not tried again for every request
def _imported(path: str) -> ModuleType | str:
    """A module, or the error that its import raised: it is somebody else's code, and may do anything."""
    try:
        return importlib.import_module(path)
    except (Exception, SystemExit) as error:
        return f"{type(error).__name__}: {error}"


@cache
def _fault(name: str, value: str, game: object) -> str:
    """What is wrong with it as a game; nothing, if a first position can be made."""
    if not isinstance(game, Game):
        return f"{value} is no rollwright.kernel.game.Game: it is {'not there' if game is None else repr(game)}"
    playable: Game[Any] = game  # pyright: ignore[reportUnknownVariableType] - whatever its positions are
    if playable.id != name:
        return (
            f"its entry point is named {name!r}, the game itself {playable.id!r}: name the entry point {playable.id!r}"
        )
    try:
        start(playable, playable.players[0])
    except Exception as error:
        return f"{value} can't be set up: {type(error).__name__}: {error}"
    return ""


def _package(module: ModuleType) -> str:
    """The package that a module is, or is in."""
    return module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0]
