"""What a learned judge sees of a house: the part of the traits that both Copenhagen games share (kernel/traits.py).

What a row still needs depends on which of its squares are filled; what it will score on whether it has a brick. Of a
column the number of squares is enough. Steps between columns say which shapes will fit, roofed squares what they cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rollwright.kernel.model import Seat
from rollwright.kernel.traits import Traits
from rollwright.parts.facade import HOUSE
from rollwright.parts.house import ROWS, House

_PATTERNS: Final = HOUSE.row[0]
"""How many patterns a row can have, an empty one left out: they are numbered as the bits of the lowest row."""
_MOST_ROOFED: Final = 7
_STEEP: Final = 3
"""A step from one column to the next that is higher than this counts as this."""
_MOST_SURFACE: Final = 7
_FAR: Final = 12
"""Points that bring on the end in both games; being ahead by more makes no difference."""

_ROW_PARTS: Final = "a b ab c … abcde, of windows alone, then with a brick"
_COLUMN_PARTS: Final = "1 … 9 squares, of windows alone, then with a brick"
_STEP_PARTS: Final = "down 3 … level … up 3"


def describe_house(filled: int, bricks: int, traits: Traits) -> None:
    for y in range(ROWS):
        pattern = (filled >> (HOUSE.columns * y)) & _PATTERNS
        bricked = bricks & HOUSE.row[y] != 0
        traits.one_of(f"row {y + 1}", pattern - 1 + (_PATTERNS if bricked else 0), 2 * _PATTERNS, _ROW_PARTS)
    heights: list[int] = []
    for x in range(HOUSE.columns):
        mask = HOUSE.column[x]
        count = (filled & mask).bit_count()
        bricked = bricks & mask != 0
        traits.one_of(f"column {x + 1}", count - 1 + (ROWS if bricked else 0), 2 * ROWS, _COLUMN_PARTS)
        heights.append(_height(filled & mask))
    for x in range(1, HOUSE.columns):
        step = max(-_STEEP, min(_STEEP, heights[x] - heights[x - 1]))
        traits.one_of(f"step to column {x + 1}", step + _STEEP, 2 * _STEEP + 1, _STEP_PARTS)
    traits.steps("roofed squares", (~filled & (filled >> HOUSE.columns)).bit_count(), _MOST_ROOFED)
    surface: int = HOUSE.supported(filled)
    traits.steps("squares to build on", surface.bit_count(), _MOST_SURFACE)


def _height(column: int) -> int:
    """The row of the highest filled square of a column, counted from 1."""
    return -(-column.bit_length() // HOUSE.columns)


def describe_race(houses: Sequence[House], seat: Seat, to_act: bool, traits: Traits) -> None:
    """How a seat stands against the best of the others, and how near the end is."""
    points = [int(house.points) for house in houses]
    best = max([points[one] for one in range(len(points)) if one != seat])
    traits.one_of("points ahead", max(-_FAR, min(_FAR, points[seat] - best)) + _FAR, 2 * _FAR + 1, "-12 … 12")
    most = min(_FAR, max(points))
    traits.one_of(
        "most points", 2 * most + (1 if to_act else 0), 2 * (_FAR + 1), "0 … 12, each by whether one is to act"
    )
