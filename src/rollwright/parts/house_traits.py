"""What a learned judge sees of a house: the part of the traits that both Copenhagen games share (kernel/traits.py).

A line is seen by how many of its squares are filled and whether it has a brick: that is what it may score. A row is
also seen by which squares these are: that is what fits into it. The two together would be too many traits to learn.
Steps from column to column say which shapes will find a place, and roofed squares how many places are spoilt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rollwright.kernel.model import Seat
from rollwright.kernel.traits import Traits
from rollwright.parts.facade import HOUSE
from rollwright.parts.house import ROWS, House

_PATTERNS: Final = HOUSE.row[0]
"""How many patterns a row can have, the empty one left out: they are numbered as the bits of the lowest row."""
_MOST_ROOFED: Final = 7
_STEEP: Final = 3
"""A step from one column to the next that is higher than this counts as this."""
_MOST_SURFACE: Final = 7
_FAR: Final = 12
"""Being ahead by more makes no difference: so many points bring on the end."""

_COUNTS: Final = "1 … squares, of windows alone, then with a brick"
_ROW_PARTS: Final = "a b ab c … abcde"
_STEPS: Final = "down 3 … level … up 3"


def describe_house(filled: int, bricks: int, traits: Traits) -> None:
    for y in range(ROWS):
        _count(f"row {y + 1}", filled, bricks, HOUSE.row[y], HOUSE.columns, traits)
        pattern = (filled >> (HOUSE.columns * y)) & _PATTERNS
        traits.one_of(f"row {y + 1} filled", pattern - 1, _PATTERNS, _ROW_PARTS)
    for x in range(HOUSE.columns):
        _count(f"column {x + 1}", filled, bricks, HOUSE.column[x], ROWS, traits)
    heights = [_height(filled & HOUSE.column[x]) for x in range(HOUSE.columns)]
    for x in range(1, HOUSE.columns):
        step = max(-_STEEP, min(_STEEP, heights[x] - heights[x - 1]))
        traits.one_of(f"step to column {x + 1}", step + _STEEP, 2 * _STEEP + 1, _STEPS)
    traits.steps("roofed squares", (~filled & (filled >> HOUSE.columns)).bit_count(), _MOST_ROOFED)
    surface: int = HOUSE.supported(filled)
    traits.steps("squares to build on", surface.bit_count(), _MOST_SURFACE)


def _count(name: str, filled: int, bricks: int, line: int, length: int, traits: Traits) -> None:
    count = (filled & line).bit_count()
    traits.one_of(name, count - 1 + (length if bricks & line else 0), 2 * length, _COUNTS)


def _height(column: int) -> int:
    """The row of the highest filled square among those of a column, counted from 1."""
    return -(-column.bit_length() // HOUSE.columns)


def describe_race(houses: Sequence[House], seat: Seat, traits: Traits) -> None:
    """By how many points a seat is ahead of the best of the others."""
    points = [int(house.points) for house in houses]
    best = max([points[one] for one in range(len(points)) if one != seat])
    traits.one_of("points ahead", max(-_FAR, min(_FAR, points[seat] - best)) + _FAR, 2 * _FAR + 1, "-12 … 12")
