"""A grid of squares as bits of one integer: square (x, y) is bit y * columns + x, rows counted from the bottom.

Squares have names as on a chess board: column letter from the left, row number from the bottom. a1 is bottom left.
"""

from __future__ import annotations

from typing import Final, final

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


@final
class Grid:
    """The masks and names of a grid."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        self.squares: Final = columns * rows
        # A table of bits rather than `1 << n`: compiled shifts of a constant have been seen to be done in 32 bits.
        bits: list[int] = [1]
        for _ in range(columns * rows):
            bits.append(bits[-1] * 2)
        self.full: Final[int] = bits[columns * rows] - 1
        self.bit: Final[tuple[int, ...]] = tuple(bits[: columns * rows])
        self.row: Final[tuple[int, ...]] = tuple(
            sum(self.bit[y * columns + x] for x in range(columns)) for y in range(rows)
        )
        self.column: Final[tuple[int, ...]] = tuple(
            sum(self.bit[y * columns + x] for y in range(rows)) for x in range(columns)
        )
        self.names: Final[tuple[str, ...]] = tuple(
            f"{_LETTERS[i % columns]}{i // columns + 1}" for i in range(columns * rows)
        )
        self._by_name: Final[dict[str, int]] = {name: i for i, name in enumerate(self.names)}

    def supported(self, filled: int) -> int:
        """The empty squares on the bottom row or directly above a filled one."""
        return ((filled << self.columns) | self.row[0]) & self.full & ~filled

    def square(self, name: str) -> int | None:
        """The index of a named square, or None where the grid has no such square."""
        return self._by_name.get(name)

    def cells(self, mask: int) -> list[int]:
        """The squares of a mask, from the bottom left."""
        return [i for i in range(self.squares) if mask & self.bit[i]]

    def cell_names(self, mask: int) -> list[str]:
        return [self.names[i] for i in self.cells(mask)]

    def around(self, mask: int) -> int:
        """The squares that touch a mask by a side or a corner, without the mask."""
        left = mask & ~self.column[0]
        right = mask & ~self.column[self.columns - 1]
        wide = mask | (left >> 1) | (right << 1)
        return (wide | (wide << self.columns) | (wide >> self.columns)) & self.full & ~mask
