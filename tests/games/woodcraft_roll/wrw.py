"""Scenes of Woodcraft Roll & Write, in few words."""

from __future__ import annotations

from typing import Any

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.model import Event, Seat
from rollwright.testing.scene import Scene

GAME = find_game("woodcraft_roll")


def new(players: int, content: str = "") -> Scene:
    return Scene(GAME, GAME.new(make_setup(GAME, players, content=content)), [])


def wrw(text: str, content: str = "", version: int | None = None) -> Scene:
    """A position in notation: the table, then a player a seat; by the newest rules unless told otherwise."""
    setup = make_setup(GAME, text.count("|"), content=content, version=version)
    return Scene(GAME, GAME.read(setup, text), [])


def working(player: str = "-", players: int = 1, more: str = "", content: str = "") -> Scene:
    """Free actions of seat 0, whose sheet is given; the others' sheets are empty."""
    return wrw(f"step=work display=a1,a2,a3 {more} | {player}{' | -' * (players - 1)}", content)


def choosing(board: str = "b6,b5,y4,b3,y2,y1", players: int = 2, more: str = "", content: str = "") -> Scene:
    """All are to choose, with these dice on the board and empty sheets."""
    return wrw(f"display=a1,a2,a3 board={board} {more}{' | -' * players}", content)


def new_match(players: int, content: str = "") -> Match[Any]:
    """A game that keeps its moves, for what is said about records and about taking back."""
    return Match(GAME, make_setup(GAME, players, content=content))


# Moves


def each(at: Scene, *texts: str) -> Scene:
    """Seat 0 plays the first of these, seat 1 the second, and so on; events are those of all."""
    events: list[Event] = []
    for seat, text in enumerate(texts):
        at = at.play(text, seat=seat)
        events += at.events
    return Scene(at.game, at.position, events)


def ended(at: Scene) -> Scene:
    """All who are still at work end their turn."""
    for seat in at.game.to_act(at.position):
        at = at.play("end", seat=seat)
    return at


# Facts


def state(at: Scene, seat: Seat | None = None, view: bool = False) -> dict[str, Any]:
    """The position as JSON: the whole of it, or what a seat or onlooker gets."""
    reported: dict[str, Any] = at.game.to_json(at.game.view(at.position, seat) if view else at.position)
    return reported


def player(at: Scene, seat: Seat = 0) -> dict[str, Any]:
    found: dict[str, Any] = state(at)["players"][seat]
    return found


def dice(at: Scene, seat: Seat = 0) -> str:
    """For example `y1 y4 b1`."""
    return " ".join(player(at, seat)["dice"])


def unused(at: Scene, seat: Seat = 0) -> dict[str, int]:
    """Resources circled and not crossed out, those that there are."""
    rows = player(at, seat)["resources"]
    left = {name: row["circled"] - row["crossed"] for name, row in rows.items()}
    return {name: count for name, count in left.items() if count}


def board(at: Scene) -> str:
    """For example `b6 - y4 b3 - y1`."""
    return " ".join(die["die"] if die else "-" for die in state(at)["board"])


def parts(at: Scene, seat: Seat = 0) -> dict[str, int]:
    """The six sums."""
    found: dict[str, int] = player(at, seat)["parts"]
    return found
