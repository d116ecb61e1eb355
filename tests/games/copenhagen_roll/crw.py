"""Scenes of Copenhagen Roll & Write, in few words."""

from __future__ import annotations

from rollwright.kernel.options import OptionValue
from tests.scene import Scene, new_game, scene

ID = "copenhagen_roll"


def new(players: int, edition: str | None = None, **options: OptionValue) -> Scene:
    return new_game(ID, players, edition, **options)


def crw(text: str, edition: str | None = None, **options: OptionValue) -> Scene:
    """A position in notation: the turn, then a sheet a seat; see notation.py."""
    return scene(ID, text, edition, **options)


def turn(
    sheet: str = "- -", dice: str = "rrryp", players: int = 3, edition: str | None = None, more: str = ""
) -> Scene:
    """Seat 0's turn with the dice rolled: its sheet is given, the others' are empty."""
    others = " | - -" * (players - 1)
    return crw(f"step=choose dice={dice} rolls=1 {more} | {sheet}{others}", edition)
