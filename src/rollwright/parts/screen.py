"""What both Copenhagen games show in a terminal: houses as squares and as pictures, and shapes under their colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.house import LINES, ROWS, House, line_points
from rollwright.parts.polyomino import Cell

HOUSE_WIDTH: Final = 25
SMALL_WIDTH: Final = 18
SHAPES_WIDTH: Final = 16
ROOMY: Final = 32
"""A screen of this many lines has room for gaps; one of 24 still holds the table, the news and the moves."""


class Paint(Protocol):
    """What a screen is drawn with."""

    @property
    def width(self) -> int: ...

    @property
    def height(self) -> int: ...

    def say(self, message: str, /, **values: object) -> str: ...

    def bold(self, text: str) -> str: ...

    def dim(self, text: str) -> str: ...

    def ink(self, text: str, colour: str) -> str: ...

    def tile(self, text: str, colour: str) -> str: ...

    def block(self, text: str, colour: str) -> str: ...

    def pixels(self, rows: Sequence[Sequence[str | None]]) -> list[str]: ...

    def fit(self, text: str, width: int) -> str: ...


def beside(columns: list[list[str]], width: int, paint: Paint) -> list[str]:
    height = max(len(column) for column in columns)
    padded = [column + [""] * (height - len(column)) for column in columns]
    return ["".join(paint.fit(part, width) for part in parts).rstrip() for parts in zip(*padded, strict=True)]


def whole_house(house: House, coats: Sequence[bool], rows: list[str], paint: Paint) -> list[str]:
    """A house by its rows from the bottom: named as its columns are, with coats of arms and what lines have scored."""
    tops = [_gain(house, line) or f" {_coat(house, coats, line, paint)}" for line in range(ROWS, len(LINES))]
    lines = [f"     {' '.join(tops)}"]
    for y in reversed(range(HOUSE.rows)):
        gain = paint.bold(_gain(house, y)) if house.has_line(y) else ""
        lines.append(f" {y + 1} {_coat(house, coats, y, paint)} {rows[y]} {gain}")
    return [*lines, f"     {''.join(f' {letter} ' for letter in 'abcde')}"]


def _coat(house: House, coats: Sequence[bool], line: int, paint: Paint) -> str:
    """A coat of arms at a line: still hanging, or taken."""
    if not coats[line]:
        return " "
    return paint.dim("◇") if house.has_line(line) else "◆"


def _gain(house: House, line: int) -> str:
    return f"+{line_points(line, house.bricks)}" if house.has_line(line) else ""


def small_house(house: House, tints: tuple[str, ...], facts: list[str], paint: Paint) -> list[str]:
    """A house as a picture, and beside it what else there is to say."""
    rows = [[_dot(house, y * HOUSE.columns + x, tints) for x in range(HOUSE.columns)] for y in range(HOUSE.rows)]
    picture = paint.pixels([[None] * HOUSE.columns, *reversed(rows)])
    wall = paint.dim("│")
    facts = facts + [""] * (len(picture) - len(facts))
    return [f"{wall}{line}{wall} {fact}" for line, fact in zip(picture, facts, strict=False)]


def bricks_by_column(house: House) -> list[str]:
    """Where the bricks of a house are: `a13` for a1 and a3. A picture of the house doesn't show them."""
    found: list[str] = []
    for x in range(HOUSE.columns):
        rows = [str(y + 1) for y in range(HOUSE.rows) if house.bricks & HOUSE.bit[y * HOUSE.columns + x]]
        if rows:
            found.append(f"{'abcde'[x]}{''.join(rows)}")
    return found


def folded(words: list[str], width: int) -> list[str]:
    """Words in lines of at most a width, each as many as fit."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _dot(house: House, square: int, tints: tuple[str, ...]) -> str | None:
    return tints[house.tint(square)] if house.filled & HOUSE.bit[square] else None


def shape(cells: tuple[Cell, ...], colour: str, text: str, paint: Paint, least: int = 1) -> list[str]:
    """Two lines of picture and one of text, each as wide as the shape and a gap."""
    width = max(least, 1 + max(x for x, _ in cells))
    picture = paint.pixels([[colour if (x, y) in cells else None for x in range(width)] for y in (3, 2, 1, 0)])
    return [paint.fit(part, width + 1) for part in (*picture, text)]


def by_colour(shapes: list[list[list[str]]], words: list[str], paint: Paint) -> list[str]:
    """The shapes of each colour under its name."""
    columns = [
        [paint.tile(f" {word} ", colour), *["".join(parts) for parts in zip(*entries, strict=True)]]
        for colour, word, entries in zip(COLOURS, words, shapes, strict=True)
    ]
    return [f" {line}" for line in beside(columns, SHAPES_WIDTH, paint)]
