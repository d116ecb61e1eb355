"""The protocol that every game meets, and `start`, which sets one up.

A game is a pure function from positions and actions to positions. Its class is final and compiled; users reach it
through this protocol, at the edge of hot loops and never inside them.

Every judging method takes a position or a view of it: a view is a position in which what the seat may not see is
`Hidden`, so that nothing hidden can be asked for by mistake.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from rollwright.kernel.model import (
    Action,
    Chance,
    Event,
    IllegalAction,
    Preview,
    Refusal,
    Seat,
    Standing,
    Step,
)
from rollwright.kernel.options import Option, OptionValue, Setup, SetupError, value_to_text
from rollwright.kernel.source import Source

P = TypeVar("P")


class Game(Protocol[P]):
    """What a game can do. Folders under `games/` and packages of others offer an instance named GAME."""

    @property
    def id(self) -> str:
        """The name of its folder, and its name in records."""
        ...

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of seats it can be played with."""
        ...

    @property
    def versions(self) -> tuple[int, ...]:
        """The rules versions it can replay, the newest last."""
        ...

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions of its rulebook, the default first."""
        ...

    @property
    def options(self) -> tuple[Option, ...]: ...

    @property
    def rules(self) -> Mapping[str, str]:
        """For the kernel's own refusals: the rule ids of `players` and `editions`."""
        ...

    @property
    def refusals(self) -> Mapping[str, str]:
        """Every refusal that the game can give, by code, with the rule it cites."""
        ...

    @property
    def events(self) -> tuple[str, ...]:
        """The code of every event that the game can report."""
        ...

    @property
    def action_space(self) -> int:
        """Action ids are the integers from 0 to this, excluded."""
        ...

    @property
    def horizon(self) -> int:
        """How many turns of one's own a search should play on before it asks `forecast`; 0 for to the end.

        To decide about another's dice is a turn too.
        """
        ...

    def content(self, text: str) -> str:
        """A content pack as set-ups and records hold it, on one line; for "" the name of the game's own.

        A pack is a JSON object; its `name` (a text, or one for each language) and its `version` are told to people.
        Raises SetupError, which names the place and says what is wrong. Games that take no pack know "" only, and give
        "" for it.
        """
        ...

    # The course of a game

    def new(self, setup: Setup) -> P: ...

    def setup(self, position: P) -> Setup: ...

    def to_act(self, position: P) -> tuple[Seat, ...]:
        """Who may act now: seats, or CHANCE alone, or nobody when the game is over."""
        ...

    def stage(self, position: P) -> int:
        """A number that rises whenever the turn is handed over: undo never goes back behind it."""
        ...

    def apply(self, position: P, seat: Seat, action: Action) -> Step[P]:
        """The position that a legal action leads to, and what happened. Legality is not judged again."""
        ...

    def after(self, position: P, seat: Seat, action: Action) -> P:
        """As `apply`, with no events: the fast way for searches."""
        ...

    def standings(self, position: P) -> tuple[Standing, ...]:
        """Scores by source and places, by seat; final when the game is over."""
        ...

    def longest(self, setup: Setup) -> int:
        """No game so set up takes more actions than this, chance included."""
        ...

    # Judging

    def check(self, position: P, seat: Seat, action: Action) -> Refusal | None: ...

    def legal(self, position: P, seat: Seat) -> list[Action]:
        """All that the seat may do now, in rising order."""
        ...

    def legal_count(self, position: P, seat: Seat) -> int: ...

    def nth_legal(self, position: P, seat: Seat, n: int) -> Action:
        """legal(position, seat)[n], without the list."""
        ...

    def preview(self, position: P, seat: Seat, action: Action) -> Preview: ...

    def commute(self, position: P, seat: Seat, action: Action, other: Seat, others: Action) -> bool:
        """Whether these actions of two seats, both legal now, lead to the same position in either order."""
        ...

    # Chance

    def chance(self, position: P) -> Chance: ...

    def outcome(self, position: P, number: int) -> Action:
        """The chance action that a number from 0 to chance(position).total - 1 stands for."""
        ...

    def outcomes(self, position: P) -> list[tuple[Action, int]]:
        """Every chance action with how many of the numbers stand for it, in rising order."""
        ...

    def draw(self, position: P, source: Source) -> Action:
        """outcome(position, source.below(chance(position).total)), without the label."""
        ...

    def order(self, position: P, below: Callable[[int], int]) -> list[Action]:
        """At the first card of a deck: every card of it, as chance actions in the order of drawing. Elsewhere [].

        A table that commits to its cards shuffles the whole deck so; `below(n)` gives it a fair number under n. The
        order is as likely as drawing one card after another with `draw`. Which numbers are asked for, and in which
        sequence, belongs to the rules version.
        """
        ...

    # Hidden information

    def view(self, position: P, seat: Seat | None) -> P:
        """The position as a seat, or an onlooker, sees it."""
        ...

    def visible(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as a seat, or an onlooker, hears of it; None where even that it happened is hidden."""
        ...

    def sample(self, view: P, seat: Seat | None, source: Source) -> P:
        """A position that agrees with the view, by the odds of chance alone."""
        ...

    # Text and JSON

    def write_action(self, action: Action) -> str: ...

    def read_action(self, text: str) -> Action:
        """Raises NotationError."""
        ...

    def action_to_json(self, action: Action) -> dict[str, object]:
        """What the action does, in words and numbers: for a client that draws it."""
        ...

    def write(self, position: P) -> str:
        """The position in one line of text. Equal positions have equal texts."""
        ...

    def read(self, setup: Setup, text: str) -> P:
        """Raises NotationError."""
        ...

    def to_json(self, position: P) -> dict[str, object]: ...

    def from_json(self, setup: Setup, data: Mapping[str, object]) -> P: ...

    # For bots

    def evaluate(self, view: P, seat: Seat) -> int:
        """How good the position is for the seat, in hundredths of a point: also in the middle of a turn."""
        ...

    def forecast(self, view: P, seat: Seat) -> int:
        """By how much the seat will be ahead in the end, a victory counted as WON: where a turn has been handed over.

        `evaluate` will do where a game has nothing better to say.
        """
        ...

    def quick(self, position: P, seat: Seat) -> Action:
        """What looks good to a seat that may act, at a quick look: what a search plays on with in its guesses.

        Games that have no faster way of their own take that of kernel/quick.py.
        """
        ...

    def playout(self, position: P, source: Source) -> P:
        """Random legal play to the end, at full speed."""
        ...


def make_setup(
    game: Game[P],
    players: int,
    edition: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    version: int | None = None,
    content: str = "",
) -> Setup:
    """A complete set-up from what a host has chosen; everything else is the edition's."""
    if players not in game.players:
        numbers = ", ".join(str(n) for n in game.players)
        raise SetupError("players", game.rules["players"], f"{game.id} is for {numbers} players, not for {players}")
    chosen = edition if edition is not None else game.editions[0]
    if chosen not in game.editions:
        raise SetupError(
            "edition",
            game.rules["editions"],
            f"there is no edition {chosen!r}; the editions are {', '.join(game.editions)}",
        )
    number = version if version is not None else game.versions[-1]
    if number not in game.versions:
        raise SetupError("version", "version", f"{game.id} knows rules versions {game.versions}, not {number}")
    by_name = {option.name: option for option in game.options}
    values = {name: option.default(chosen) for name, option in by_name.items()}
    for name, value in (options or {}).items():
        if name not in by_name:
            raise SetupError("option", name, f"there is no option {name!r}; the options are {', '.join(values)}")
        allowed = by_name[name].values_for(players)
        if not any(value == one and type(value) is type(one) for one in allowed):
            told = ", ".join(value_to_text(one) for one in allowed)
            raise SetupError(
                "option_value",
                by_name[name].seat_rule or name,
                f"option {name} can't be {value_to_text(value)} with {players} players; it can be {told}",
            )
        values[name] = value
    return Setup(players, number, chosen, values, game.content(content))


def start(
    game: Game[P], players: int, edition: str | None = None, options: Mapping[str, OptionValue] | None = None
) -> P:
    """A new game: the shortest way to a position."""
    return game.new(make_setup(game, players, edition, options))


def play(game: Game[P], position: P, seat: Seat, action: Action) -> Step[P]:
    """Judge an action, then apply it. Raises IllegalAction."""
    refusal = game.check(position, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    return game.apply(position, seat, action)


def digest(game: Game[P], position: P) -> str:
    """A stable hash of a position: the same on every machine, in every build."""
    return hashlib.sha256(game.write(position).encode()).hexdigest()[:16]
