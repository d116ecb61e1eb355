"""Scenes of Copenhagen, the board game, in few words."""

from __future__ import annotations

from typing import Any

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.options import OptionValue
from tests.scene import Scene, new_game, scene

ID = "copenhagen_board"


def new(players: int, **options: OptionValue) -> Scene:
    return new_game(ID, players, **options)


def cph(text: str, **options: OptionValue) -> Scene:
    """A position in notation: the table, then a player a seat; see notation.py."""
    return scene(ID, text, **options)


def turn(player: str = "- - ready=any", display: str = "rygbpry", players: int = 3, more: str = "") -> Scene:
    """Seat 0's turn begins: house, hand and abilities are given, the others have none of either."""
    others = " | - -" * (players - 1)
    return cph(f"display={display} {more} | {player}{others}")


def dealt(players: int, cards: str = "", first: int = 0) -> Scene:
    """A new game after its set-up: the cards come in the order given, then one colour after the other, r to p."""
    at = new(players, start_seat=first)
    order = list(cards)
    colours = "rygbp" * 20
    for colour in colours:
        if not at.rolling:
            break
        wanted = order.pop(0) if order else colour
        at = at.play(f"card {wanted}")
    assert not order, f"{order} were not needed"
    return at


def new_match(players: int, **options: OptionValue) -> Match[Any]:
    """A game that keeps its moves, for what is said about records and about taking back."""
    game = find_game(ID)
    return Match(game, make_setup(game, players, None, options))


# Moves


def build(tile: str, squares: str, brick: str, pay: str) -> list[str]:
    """The moves of one building: `build("green-3", "a1 a2 a3", "a1", "ggg")`."""
    return [f"build {tile} {squares} brick {brick}", f"pay {pay}"]


# Facts


def state(at: Scene) -> dict[str, Any]:
    """The position as a client would get it with nothing hidden."""
    told: dict[str, Any] = at.game.to_json(at.position)
    return told


def seen(at: Scene, seat: int | None) -> dict[str, Any]:
    """The view of a seat, or of an onlooker, as a client gets it."""
    told: dict[str, Any] = at.game.to_json(at.game.view(at.position, seat))
    return told


def player(at: Scene, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = state(at)["players"][seat]
    return found


def house(at: Scene, seat: int = 0) -> str:
    """The rows from the bottom, as in a notation: empty rows on top are left out."""
    rows: list[str] = list(player(at, seat)["house"])
    while rows and rows[-1] == ".....":
        rows.pop()
    return "/".join(rows) or "-"


def hand(at: Scene, seat: int = 0) -> str:
    """All cards of a hand, known and dealt, in the order rygbp."""
    cards = player(at, seat)["hand"]
    return "".join(sorted(cards["known"] + cards["secret"], key="rygbp".index))


def ability(at: Scene, name: str, seat: int = 0) -> str:
    """ready, used or none."""
    told: str = player(at, seat)["abilities"][name]
    return told


def display(at: Scene) -> str:
    """The cards at footbridges 1 to 7, a dot where there is none."""
    return "".join("." if colour is None else colour[0] for colour in state(at)["display"])


def tiles_left(at: Scene, tile: str) -> int:
    found: int = next(one["left"] for one in state(at)["tiles"] if one["tile"] == tile)
    return found


def discards(at: Scene) -> str:
    """The discard pile, in the order rygbp."""
    return "".join(colour[0] * count for colour, count in state(at)["discards"].items())
