"""Tracks marked from the left, whose squares unlock things: counts by number of marks, and packs of small counts."""

from __future__ import annotations

from typing import Final, final

from rollwright.kernel.native import Word
from rollwright.parts.grid import BITS


@final
class Track:
    """One track, written with a sign a square: '+' unlocks a bonus, '*' a star, '.' nothing."""

    def __init__(self, squares: str, stars_at_start: int = 0) -> None:
        self.squares: Final = squares
        self.length: Final = len(squares)
        self.bonuses: Final[tuple[int, ...]] = tuple(squares[:n].count("+") for n in range(len(squares) + 1))
        self.stars: Final[tuple[int, ...]] = tuple(
            stars_at_start + squares[:n].count("*") for n in range(len(squares) + 1)
        )


# Several small counts (up to 15 each) packed into one integer: cheap to copy and compare in a position.

_NIBBLE: Final = 15
_UNITS: Final[tuple[int, ...]] = BITS[:60:4]
"""One, at each place of a pack."""


def get(pack: Word, index: Word) -> Word:
    return (pack >> (4 * index)) & _NIBBLE


def add(pack: Word, index: Word, n: Word) -> Word:
    unit: Word = _UNITS[index]
    return pack + n * unit


def packed(counts: list[int]) -> int:
    pack: Word = 0
    for index, n in enumerate(counts):
        pack = add(pack, index, n)
    return pack
