"""A game that notices peeking: what lies on its table can be looked at through `view` alone."""

from __future__ import annotations

from typing import Any, Final

from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Chance, Seat, Standing
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source
from rollwright.kernel.traits import Traits
from rollwright.testing.altered import altered

TABLE: Final = "the position on the table"
VIEW: Final = "a view"
GUESS: Final = "a guess at what the view leaves open"


class Peeked(Exception):
    """Something was asked of a position by one who may not see it."""


class Guarded:
    """A position with where it comes from. It has no attribute that a bot could read by mistake."""

    __slots__ = ("_inside", "_kind")

    def __init__(self, inside: Any, kind: str) -> None:
        self._inside = inside
        self._kind = kind

    def __getattr__(self, name: str) -> Any:
        raise Peeked(f"{name} was read off {self._kind}")


FORBIDDEN: Final = ("apply", "check", "preview", "commute", "order", "to_json", "playout")
"""What no bot has any business with."""


def guarded_game(game: Game[Any]) -> Game[Guarded]:
    """The game as a bot may use it."""
    uses = Uses(game)
    parts = {name: getattr(uses, name) for name in vars(Uses) if not name.startswith("_")}
    return altered(game, offer=None, **parts, **{name: _forbidden(name) for name in FORBIDDEN})


def _forbidden(name: str) -> Any:
    def asked(*_: object) -> Any:
        raise Peeked(f"{name} was asked, which is nothing for a bot")

    return asked


class Uses:
    """What a bot may use of a game, each method with the kinds of position that it may be asked about."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game

    def view(self, position: Guarded, seat: Seat) -> Guarded:
        return Guarded(self.game.view(position._inside, seat), VIEW)

    def sample(self, view: Guarded, seat: Seat, source: Source) -> Guarded:
        return Guarded(self.game.sample(_inside(view, VIEW), seat, source), GUESS)

    def evaluate(self, view: Guarded, seat: Seat) -> int:
        return self.game.evaluate(_inside(view, VIEW), seat)

    def forecast(self, view: Guarded, seat: Seat) -> int:
        return self.game.forecast(_inside(view, VIEW), seat)

    def quick(self, position: Guarded, seat: Seat) -> Action:
        return self.game.quick(_inside(position, GUESS), seat)

    def legal(self, position: Guarded, seat: Seat) -> list[Action]:
        return self.game.legal(_inside(position, VIEW, GUESS), seat)

    def legal_count(self, position: Guarded, seat: Seat) -> int:
        return self.game.legal_count(_inside(position, VIEW, GUESS), seat)

    def nth_legal(self, position: Guarded, seat: Seat, n: int) -> Action:
        return self.game.nth_legal(_inside(position, VIEW, GUESS), seat, n)

    def to_act(self, position: Guarded) -> tuple[Seat, ...]:
        return self.game.to_act(_inside(position, VIEW, GUESS))

    def stage(self, position: Guarded) -> int:
        return self.game.stage(_inside(position, VIEW, GUESS))

    def after(self, position: Guarded, seat: Seat, action: Action) -> Guarded:
        return Guarded(self.game.after(_inside(position, GUESS), seat, action), GUESS)

    def outcomes(self, position: Guarded) -> list[tuple[Action, int]]:
        return self.game.outcomes(_inside(position, GUESS))

    def chance(self, position: Guarded) -> Chance:
        return self.game.chance(_inside(position, GUESS))

    def outcome(self, position: Guarded, number: int) -> Action:
        return self.game.outcome(_inside(position, GUESS), number)

    def standings(self, position: Guarded) -> tuple[Standing, ...]:
        return self.game.standings(_inside(position, VIEW, GUESS))

    def new(self, setup: Setup) -> Guarded:
        return Guarded(self.game.new(setup), TABLE)

    def setup(self, position: Guarded) -> Setup:
        return self.game.setup(_inside(position, VIEW, GUESS))

    def between(self, view: Guarded) -> bool:
        return self.game.between is not None and self.game.between(_inside(view, VIEW))

    def traits(self, view: Guarded, seat: Seat, traits: Traits) -> None:
        if self.game.traits is not None:
            self.game.traits(_inside(view, VIEW), seat, traits)

    def write(self, position: Guarded) -> str:
        return self.game.write(_inside(position, VIEW, GUESS))

    def draw(self, position: Guarded, source: Source) -> Action:
        return self.game.draw(_inside(position, GUESS), source)


def _inside(position: Guarded, *kinds: str) -> Any:
    if position._kind not in kinds:
        raise Peeked(f"{position._kind} was asked where only {' or '.join(kinds)} may be")
    return position._inside
