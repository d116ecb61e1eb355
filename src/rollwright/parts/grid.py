"""A grid of squares as bits of one integer: square (x, y) is bit y * columns + x, rows counted from the bottom.

Squares have names as on a chess board: column letter from the left, row number from the bottom. a1 is bottom left.
"""

from __future__ import annotations

from typing import Final, final

from rollwright.kernel.native import Word

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def _bits(squares: int) -> tuple[int, ...]:
    # By doubling rather than `1 << n`: compiled, the shift of a constant has been seen to be done in 32 bits.
    bits = [1]
    for _ in range(squares):
        bits.append(2 * bits[-1])
    return tuple(bits)


BITS: Final[tuple[int, ...]] = _bits(61)
"""Powers of two, up to what a machine integer holds."""

_PAIRS: Final = 0x555555555555
_FOURS: Final = 0x333333333333
_OCTETS: Final = 0x0F0F0F0F0F0F
_PRIME: Final = 67
_PLACE: Final[tuple[int, ...]] = tuple(
    next((i for i, bit in enumerate(BITS) if bit % _PRIME == rest), -1) for rest in range(_PRIME)
)
"""The index of a bit by its rest modulo 67, which differs for each of them."""


def count_bits(mask: Word) -> Word:
    """How many bits are set, of up to 45: sums of pairs, of fours, of bytes; modulo 255 the bytes add up."""
    pairs = mask - ((mask >> 1) & _PAIRS)
    fours = (pairs & _FOURS) + ((pairs >> 2) & _FOURS)
    octets = (fours + (fours >> 4)) & _OCTETS
    return octets % 255


def lowest_bit(mask: Word) -> Word:
    """The index of the lowest bit set."""
    index: Word = _PLACE[(mask & -mask) % _PRIME]
    return index


def nth_bit(mask: Word, n: Word) -> Word:
    """The index of the n-th bit set, counted from 0 at the lowest."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest_bit(mask)


@final
class Grid:
    """The masks and names of a grid of up to 45 squares."""

    def __init__(self, columns: int, rows: int) -> None:
        assert columns * rows <= 45, "a mask of squares must fit in a machine integer"
        self.columns: Final[int] = columns
        self.rows: Final[int] = rows
        self.squares: Final[int] = columns * rows
        self.full: Final[int] = BITS[columns * rows] - 1
        self.bit: Final[tuple[int, ...]] = BITS[: columns * rows]
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
        self._shift: Word = columns
        self._floor: Word = self.row[0]
        self._first: Word = self.column[0]
        self._last: Word = self.column[columns - 1]
        self._all: Word = self.full

    def supported(self, filled: Word) -> Word:
        """The empty squares on the bottom row or directly above a filled one."""
        return ((filled << self._shift) | self._floor) & self._all & ~filled

    def square(self, name: str) -> int | None:
        """The index of a named square, or None where the grid has no such square."""
        return self._by_name.get(name)

    def cells(self, mask: Word) -> list[int]:
        """The squares of a mask, from the bottom left."""
        found: list[int] = []
        while mask:
            found.append(lowest_bit(mask))
            mask &= mask - 1
        return found

    def cell_names(self, mask: int) -> list[str]:
        return [self.names[i] for i in self.cells(mask)]

    def in_order(self, names: list[str]) -> list[str]:
        """Names of squares from the bottom left, then those that are of none."""
        squares = [self.square(name) for name in names]
        inside = [self.names[square] for square in sorted([square for square in squares if square is not None])]
        return inside + [name for name, square in zip(names, squares, strict=True) if square is None]

    def mask(self, squares: list[int]) -> int:
        return sum(self.bit[square] for square in set(squares))

    def write(self, mask: int) -> str:
        """The names of the squares of a mask, with a space between."""
        return " ".join(self.cell_names(mask))

    def beside(self, mask: Word) -> Word:
        """The squares that share an edge with a mask, without the mask."""
        left = (mask & ~self._first) >> 1
        right = (mask & ~self._last) << 1
        return (left | right | (mask << self._shift) | (mask >> self._shift)) & self._all & ~mask

    def around(self, mask: int) -> int:
        """The squares that touch a mask by a side or a corner, without the mask."""
        left = mask & ~self.column[0]
        right = mask & ~self.column[self.columns - 1]
        wide = mask | (left >> 1) | (right << 1)
        return (wide | (wide << self.columns) | (wide >> self.columns)) & self.full & ~mask
