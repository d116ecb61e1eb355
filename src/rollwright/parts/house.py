"""A house of either Copenhagen game as it fills up: squares, bricks, their colours, and what its lines score."""

from __future__ import annotations

from typing import Final

from rollwright.kernel.native import Word
from rollwright.parts.facade import HOUSE
from rollwright.parts.grid import count_bits

# Points.
ROW_WITH_BRICK: Final = 1
ROW_OF_WINDOWS: Final = 2
COLUMN_WITH_BRICK: Final = 2
COLUMN_OF_WINDOWS: Final = 4

# Lines: rows 0 to 8, then columns 9 to 13.
ROWS: Final = 9
LINES: Final[tuple[int, ...]] = (*HOUSE.row, *HOUSE.column)


def line_points(line: Word, bricks: Word) -> Word:
    """What a complete line scores, by the bricks in the house (CPH-6.1 to 6.4, CRW-5.1 to 5.4)."""
    mask: Word = LINES[line]
    if line < ROWS:
        return ROW_WITH_BRICK if bricks & mask else ROW_OF_WINDOWS
    return COLUMN_WITH_BRICK if bricks & mask else COLUMN_OF_WINDOWS


class House:
    """What every player has; each game adds the rest."""

    def __init__(self) -> None:
        self.filled: Word = 0
        self.bricks: Word = 0
        self.points: Word = 0
        """The player's: kept with the rest because they are asked for often, though they follow from it."""
        self.tint0: Word = 0
        self.tint1: Word = 0
        self.tint2: Word = 0
        """The tint of each filled square, one bit in each mask: 1 to 5 are the colours, others are for each game."""

    def copy_house(self, other: House) -> None:
        """Fill this house as another is filled."""
        self.filled = other.filled
        self.bricks = other.bricks
        self.points = other.points
        self.tint0 = other.tint0
        self.tint1 = other.tint1
        self.tint2 = other.tint2

    def fill(self, cells: Word, bricks: Word, tint: Word) -> None:
        self.filled |= cells
        self.bricks |= bricks
        if tint & 1:
            self.tint0 |= cells
        if tint & 2:
            self.tint1 |= cells
        if tint & 4:
            self.tint2 |= cells

    def tint(self, square: int) -> int:
        bit = HOUSE.bit[square]
        return (1 if self.tint0 & bit else 0) + (2 if self.tint1 & bit else 0) + (4 if self.tint2 & bit else 0)

    def has_line(self, line: Word) -> bool:
        mask: Word = LINES[line]
        return self.filled & mask == mask

    def row_points(self) -> int:
        return sum(line_points(line, self.bricks) for line in range(ROWS) if self.has_line(line))

    def column_points(self) -> int:
        return sum(line_points(line, self.bricks) for line in range(ROWS, len(LINES)) if self.has_line(line))

    def empty_squares(self) -> int:
        return HOUSE.squares - count_bits(self.filled)


assert HOUSE.rows == ROWS
