"""The plain twins of what parts/ does with bits: squares as (column, row), one at a time, nothing clever."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rollwright.parts.grid import Grid
from rollwright.parts.polyomino import Cell

Squares = frozenset[Cell]


def squares_of(grid: Grid, mask: int) -> Squares:
    return frozenset((i % grid.columns, i // grid.columns) for i in range(grid.squares) if mask >> i & 1)


def mask_of(grid: Grid, squares: Squares) -> int:
    return sum(1 << (y * grid.columns + x) for x, y in squares)


def every_lie(grid: Grid, shape: tuple[Cell, ...]) -> set[Squares]:
    """Every way to lay a shape on a grid, turned or not: a turn takes (x, y) to (y, -x)."""
    found: set[Squares] = set()
    for _ in range(4):
        shape = tuple((y, -x) for x, y in shape)
        for right in range(-9, 18):
            for up in range(-9, 18):
                moved = frozenset((x + right, y + up) for x, y in shape)
                if all(0 <= x < grid.columns and 0 <= y < grid.rows for x, y in moved):
                    found.add(moved)
    return found


def supported(grid: Grid, filled: Squares) -> Squares:
    """The empty squares on the ground or on a filled one."""
    return frozenset(
        (x, y)
        for x in range(grid.columns)
        for y in range(grid.rows)
        if (x, y) not in filled and (y == 0 or (x, y - 1) in filled)
    )


def may_lie(lie: Squares, filled: Squares, ground: Squares) -> bool:
    """Whether a shape may be drawn there: every square is empty, and at least one is supported."""
    return lie.isdisjoint(filled) and not lie.isdisjoint(ground)


def fillings(grid: Grid, lies: list[Squares], random: Random, number: int) -> Iterator[int]:
    """Filled squares as masks: any at all, built up from single squares, and built up from shapes; a third of each."""
    for _ in range(number - 2 * (number // 3)):
        density = random.random()
        yield sum(1 << i for i in range(grid.squares) if random.random() < density)
    for singles in (True, False):
        filled = 0
        for _ in range(number // 3):
            yield filled
            squares = squares_of(grid, filled)
            ground = supported(grid, squares)
            if singles:
                options = [frozenset([square]) for square in sorted(ground)]
            else:
                options = [lie for lie in random.sample(lies, min(len(lies), 12)) if may_lie(lie, squares, ground)]
            filled = filled | mask_of(grid, random.choice(options)) if options else 0
