"""Scenes of Copenhagen, the board game, in few words."""

from __future__ import annotations

from typing import Any

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.options import OptionValue
from rollwright.testing.scene import Scene, new_game, scene

ID = "copenhagen_board"


def new(players: int, **options: OptionValue) -> Scene:
    return new_game(ID, players, None, **options)


def cph(text: str, **options: OptionValue) -> Scene:
    """A position in notation: the table, then a player a seat; see position.py."""
    return scene(ID, text, None, None, **options)


def turn(player: str = "- -", display: str = "rygbpry", players: int = 2, more: str = "") -> Scene:
    """Seat 0's turn: house, hand and abilities are given, the others have none of these."""
    others = " | - -" * (players - 1)
    return cph(f"display={display} {more} | {player}{others}")


def new_match(players: int, **options: OptionValue) -> Match[Any]:
    """A game that keeps its moves, for what is said about records and about taking back."""
    game = find_game(ID)
    return Match(game, make_setup(game, players, None, options))


# Moves


def build(tile: str, squares: str, brick: str, pay: str) -> list[str]:
    """The moves of one building: `build("green-3", "a1 a2 a3", "a1", pay="ggg")`."""
    return [f"build {tile} {squares} brick {brick}", f"pay {pay}"]


def draw(at: Scene, cards: str) -> Scene:
    """The next cards of the supply are these."""
    return at.play(*(f"card {card}" for card in cards))


def drawn(at: Scene) -> Scene:
    """The cards that are due come up: each is of the first colour that there is, and never the end card."""
    while at.rolling:
        at = at.play(at.offered()[0])
    return at


# Facts


def possible(at: Scene) -> dict[str, int]:
    """What chance may do, each with its weight."""
    return {at.game.write_action(action): weight for action, weight in at.game.outcomes(at.position)}


def state(at: Scene) -> dict[str, Any]:
    """The position as a client would get it with nothing hidden."""
    reported: dict[str, Any] = at.game.to_json(at.position)
    return reported


def player(at: Scene, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = state(at)["players"][seat]
    return found


def house(at: Scene, seat: int = 0) -> str:
    """The rows from the bottom, as in a notation: empty rows on top are left out."""
    rows: list[str] = player(at, seat)["house"]
    while rows and rows[-1] == ".....":
        rows.pop()
    return "/".join(rows) or "-"


def hand(at: Scene, seat: int = 0) -> str:
    """All cards of a hand, known and dealt, in the order rygbp."""
    cards = player(at, seat)["hand"]
    return "".join(sorted(cards["known"] + cards["secret"], key="rygbp".index))


def abilities(at: Scene, wanted: str, seat: int = 0) -> list[str]:
    """The abilities of a player that are ready, or used, or none of theirs."""
    return [name for name, is_now in player(at, seat)["abilities"].items() if is_now == wanted]


def display(at: Scene) -> str:
    """The cards at footbridges 1 to 7, a dot where there is none."""
    return "".join("." if colour is None else colour[0] for colour in state(at)["display"])


def score(at: Scene, seat: int = 0) -> int:
    """The score as it was counted on the way, which must be what the lines add up to."""
    counted: int = player(at, seat)["points"]
    assert counted == at.points(seat), f"{counted} points were counted, the lines make {at.points(seat)}"
    return counted


def discards(at: Scene) -> str:
    """The discard pile, in the order rygbp."""
    return "".join(colour[0] * count for colour, count in state(at)["discards"].items())
