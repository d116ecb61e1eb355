"""What the buildings of both Copenhagens have in common: squares and their names, shapes, support, lines."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

COLUMNS: Final = "abcde"
ROWS: Final = "123456789"

Square = str
"""A column and a row: `a1`."""

SQUARES: Final = [column + row for row in ROWS for column in COLUMNS]
"""In the order of the notation: row by row from the bottom, from a to e."""
LINES: Final = {row: [column + row for column in COLUMNS] for row in ROWS} | {
    column: [column + row for row in ROWS] for column in COLUMNS
}
"""Rows by their number and columns by their letter."""


def in_order(squares: Iterable[Square]) -> list[Square]:
    return sorted(squares, key=SQUARES.index)


def turned(squares: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(y, -x) for x, y in squares]


def mirrored(squares: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(-x, y) for x, y in squares]


def places(shape: str, flips: bool) -> list[list[Square]]:
    """Every place on the grid for a shape such as `a1 b1 b2`: its squares, each where that of the text has gone."""
    drawn = [(COLUMNS.index(name[0]), ROWS.index(name[1])) for name in shape.split()]
    found: list[list[Square]] = []
    for side in (drawn, mirrored(drawn)) if flips else (drawn,):
        posed = side
        for _ in range(4):
            posed = turned(posed)
            for right in range(-9, 10):
                for up in range(-9, 10):
                    moved = [(x + right, y + up) for x, y in posed]
                    if all(0 <= x < 5 and 0 <= y < 9 for x, y in moved):
                        place = [COLUMNS[x] + ROWS[y] for x, y in moved]
                        if place not in found:
                            found.append(place)
    return found


def below(square: Square) -> Square | None:
    return None if square[1] == "1" else square[0] + ROWS[ROWS.index(square[1]) - 1]


def neighbours(square: Square) -> set[Square]:
    """The squares that share an edge with it."""
    x, y = COLUMNS.index(square[0]), ROWS.index(square[1])
    around = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
    return {COLUMNS[i] + ROWS[j] for i, j in around if 0 <= i < 5 and 0 <= j < 9}


def fits(squares: Collection[Square], filled: Collection[Square]) -> bool:
    """Every square is empty, and one is in row 1 or directly above one that was filled earlier."""
    if any(square in filled for square in squares):
        return False
    return any(square[1] == "1" or below(square) in filled for square in squares)


def completed(squares: Collection[Square], filled: Collection[Square]) -> list[str]:
    """The names of the lines that are full now and have one of these squares in them."""
    return [
        name
        for name, line in LINES.items()
        if all(square in filled for square in line) and any(square in line for square in squares)
    ]


def worth(line: str, bricks: Collection[Square]) -> int:
    """A row 1 point with a brick in it, 2 without; a column 2 and 4."""
    clean = not any(square in bricks for square in LINES[line])
    return (2 if line in COLUMNS else 1) * (2 if clean else 1)


def rows_of(text: str) -> dict[Square, str]:
    """The filled squares of `OOX../O....` with their signs."""
    rows = [] if text == "-" else text.split("/")
    signs = {COLUMNS[x] + ROWS[y]: sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
    return {square: sign for square, sign in signs.items() if sign != "."}
