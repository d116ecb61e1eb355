"""Scenes of Copenhagen Roll & Write, in few words."""

from __future__ import annotations

from typing import Any

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.options import OptionValue
from rollwright.testing.scene import Scene, new_game, scene

ID = "copenhagen_roll"


def new(players: int, edition: str | None = None, **options: OptionValue) -> Scene:
    return new_game(ID, players, edition, **options)


def crw(text: str, edition: str | None = None, version: int | None = None, **options: OptionValue) -> Scene:
    """A position in notation: the turn, then a sheet a seat; see position.py."""
    return scene(ID, text, edition, version, **options)


def turn(
    sheet: str = "- -",
    dice: str = "rrryp",
    players: int = 3,
    edition: str | None = None,
    more: str = "",
    version: int | None = None,
) -> Scene:
    """Seat 0's turn with the dice rolled: its sheet is given, the others' are empty."""
    others = " | - -" * (players - 1)
    return crw(f"step=choose dice={dice} rolls=1 {more} | {sheet}{others}", edition, version)


def new_match(players: int, edition: str | None = None, **options: OptionValue) -> Match[Any]:
    """A game that keeps its moves, for what is said about records and about taking back."""
    game = find_game(ID)
    return Match(game, make_setup(game, players, edition, options))


# Moves


def draw(shape: str, squares: str, x: str = "") -> list[str]:
    """The moves of one drawing, its payment named with the shape: `draw("red-3 w1", "a1 b1 b2", x="a1")`.

    Without an X it is drawn with no-x.
    """
    return [f"choose {shape}", f"place {squares}", f"brick {x}" if x else "no-x"]


def passed(at: Scene, dice: str = "rygbp") -> Scene:
    """The whole turn of a player who passes and of others who mark nothing."""
    at = at.rolled(dice).play("pass", "end")
    for seat in at.game.to_act(at.position) if state(at)["step"] == "mark" else ():
        at = at.play("decline", seat=seat)
    return at


# Facts


def state(at: Scene) -> dict[str, Any]:
    """The position as a client gets it."""
    reported: dict[str, Any] = at.game.to_json(at.position)
    return reported


def sheet(at: Scene, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = state(at)["sheets"][seat]
    return found


def house(at: Scene, seat: int = 0) -> str:
    """The rows from the bottom, as in a notation: empty rows on top are left out."""
    rows: list[str] = sheet(at, seat)["house"]
    while rows and rows[-1] == ".....":
        rows.pop()
    return "/".join(rows) or "-"


def track(at: Scene, colour: str, seat: int = 0) -> dict[str, Any]:
    """A track: its marks, stars_used, bonuses_used, and what is usable of either."""
    found: dict[str, Any] = next(one for one in sheet(at, seat)["tracks"] if one["colour"] == colour)
    return found


def marks(at: Scene, seat: int = 0) -> list[int]:
    """Marks on the red, yellow, green, blue and purple track."""
    return [one["marks"] for one in sheet(at, seat)["tracks"]]


def score(at: Scene, seat: int = 0) -> int:
    """The score as it was counted on the way, which must be what lines and tracks add up to."""
    counted: int = sheet(at, seat)["points"]
    assert counted == at.points(seat), f"{counted} points were counted, lines and tracks make {at.points(seat)}"
    return counted


def crossed(at: Scene) -> list[str]:
    """What is crossed out on the facade sheet, a shape as often as it is."""
    return [shape for shape, times in state(at)["crossed"].items() for _ in range(times)]
