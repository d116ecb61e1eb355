"""A referee: a second engine of a game, plain and slow, that knows the game's RULES.md and nothing of our engine.

Each game has one, in the module of its name: `begin` sets a game up, `resume` takes a position from its text. Beside it
`<game>_late` has `late`, which makes late positions that play seldom comes to. Texts are all that a referee and the
engine have in common: the set-up, the notation of positions and that of actions.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rollwright.kernel.discovery import game_ids
from rollwright.kernel.game import Game
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source


class Referee(Protocol):
    """A game in progress. Playing changes it."""

    def to_act(self) -> tuple[int, ...]:
        """The seats that may act, in rising order; CHANCE alone; or nobody when the game is over."""
        ...

    def legal(self, seat: int) -> list[str]:
        """All that a seat may do now, in notation."""
        ...

    def chance(self) -> dict[str, int]:
        """Every outcome in notation, with how many of the equally likely numbers stand for it."""
        ...

    def play(self, actor: int, text: str) -> None:
        """Carry out a legal action, or an outcome of chance."""
        ...

    def standings(self) -> list[tuple[int, int]]:
        """Points and place of each seat."""
        ...


class Referees(Protocol):
    """The module of a game."""

    def begin(self, setup: Setup) -> Referee: ...

    def resume(self, setup: Setup, text: str) -> Referee: ...


Late = Callable[[Game[Any], Setup, Any, Source], str]
"""late(game, setup, position, source): the text of the position with some of it altered, so that the game reads it."""


def refereed() -> list[str]:
    """The games that have a referee."""
    return [game_id for game_id in game_ids() if find_spec(f"tests.referees.{game_id}") is not None]


def referees_of(game_id: str) -> Referees:
    return cast(Referees, import_module(f"tests.referees.{game_id}"))


def late_of(game_id: str) -> Late:
    return cast(Late, import_module(f"tests.referees.{game_id}_late").late)


def ranked(scores: list[tuple[int, ...]]) -> list[int]:
    """The place of each seat: one more than there are better scores."""
    return [1 + sum(other > score for other in scores) for score in scores]
