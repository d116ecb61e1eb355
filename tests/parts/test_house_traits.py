"""What a judge sees of a house, told once more square by square."""

from __future__ import annotations

from rollwright.kernel.source import Source
from rollwright.kernel.traits import Traits
from rollwright.parts.facade import HOUSE
from rollwright.parts.house_traits import describe_house


def mask(squares: set[tuple[int, int]]) -> int:
    return HOUSE.mask([y * HOUSE.columns + x for x, y in squares])


def seen(filled: set[tuple[int, int]], bricks: set[tuple[int, int]]) -> dict[str, int]:
    """By field: which of its traits holds."""
    traits = Traits(named=True)
    describe_house(mask(filled), mask(bricks), traits)
    found = {}
    for trait in traits.held:
        field = next(one for one in traits.fields if one.first <= trait < one.first + one.size)
        assert field.name not in found, "a field has one trait at most"
        found[field.name] = trait - field.first
    return found


def told(filled: set[tuple[int, int]], bricks: set[tuple[int, int]]) -> dict[str, int]:
    """The plain twin."""
    found = {}
    for y in range(9):
        row = {square for square in filled if square[1] == y}
        if row:
            found[f"row {y + 1}"] = len(row) - 1 + (5 if row & bricks else 0)
            found[f"row {y + 1} filled"] = sum(2**x for x, _ in row) - 1
    heights = []
    for x in range(5):
        column = {square for square in filled if square[0] == x}
        if column:
            found[f"column {x + 1}"] = len(column) - 1 + (9 if column & bricks else 0)
        heights.append(max([y + 1 for _, y in column], default=0))
    for x in range(1, 5):
        found[f"step to column {x + 1}"] = 3 + max(-3, min(3, heights[x] - heights[x - 1]))
    empty = {(x, y) for x in range(5) for y in range(9)} - filled
    found["roofed squares"] = min(7, sum((x, y + 1) in filled for x, y in empty))
    found["squares to build on"] = min(7, sum(y == 0 or (x, y - 1) in filled for x, y in empty))
    return found


def test_houses_are_seen_as_they_are() -> None:
    source = Source("houses")
    for density in range(1, 8):
        for _ in range(40):
            squares = [(x, y) for x in range(5) for y in range(9)]
            filled = {square for square in squares if source.below(8) < density}
            bricks = {square for square in filled if source.below(4) == 0}
            assert seen(filled, bricks) == told(filled, bricks)


def test_an_empty_house_has_only_its_ground() -> None:
    level = {f"step to column {x}": 3 for x in range(2, 6)}
    assert seen(set(), set()) == {**level, "roofed squares": 0, "squares to build on": 5}
