"""What both Copenhagen games share: the house, the colours, and the facade shapes.

These are facts of the published components: cells are (column, row) from the bottom left.
"""

from __future__ import annotations

from typing import Final

from rollwright.parts.grid import Grid
from rollwright.parts.polyomino import Cell

HOUSE: Final = Grid(5, 9)

COLOURS: Final = ("red", "yellow", "green", "blue", "purple")

COAT_ROWS: Final = (1, 3, 5)
"""Rows, counted from 0 at the bottom, with a coat of arms beside them in both games."""

SHAPES: Final[dict[str, tuple[Cell, ...]]] = {
    "red-2": ((0, 0), (0, 1)),
    "red-3": ((0, 0), (1, 0), (1, 1)),
    "red-4": ((0, 0), (1, 0), (0, 1), (1, 1)),
    "red-5": ((0, 0), (1, 0), (2, 0), (1, 1), (2, 1)),
    "yellow-2": ((0, 0), (0, 1)),
    "yellow-3": ((0, 0), (1, 0), (1, 1)),
    "yellow-4-left": ((0, 0), (0, 1), (1, 1), (1, 2)),
    "yellow-4-right": ((1, 0), (0, 1), (1, 1), (0, 2)),
    "yellow-5": ((0, 0), (0, 1), (1, 1), (2, 1), (2, 2)),
    "green-2": ((0, 0), (0, 1)),
    "green-3": ((0, 0), (0, 1), (0, 2)),
    "green-4-left": ((1, 0), (0, 1), (1, 1), (1, 2)),
    "green-4-right": ((0, 0), (0, 1), (1, 1), (0, 2)),
    "green-5": ((1, 0), (0, 1), (1, 1), (2, 1), (1, 2)),
    "blue-2": ((0, 0), (0, 1)),
    "blue-3": ((0, 0), (1, 0), (1, 1)),
    "blue-4-left": ((0, 0), (1, 0), (1, 1), (1, 2)),
    "blue-4-right": ((0, 0), (1, 0), (0, 1), (0, 2)),
    "blue-5": ((0, 0), (1, 0), (2, 0), (1, 1), (1, 2)),
    "purple-2": ((0, 0), (0, 1)),
    "purple-3": ((0, 0), (0, 1), (0, 2)),
    "purple-4": ((0, 0), (0, 1), (0, 2), (0, 3)),
    "purple-5": ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0)),
}


def colour_of(shape: str) -> int:
    """The index of a shape's colour in COLOURS."""
    return COLOURS.index(shape.split("-")[0])
