"""Shapes and their places: the generator on bits finds just what a cell-by-cell twin finds."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.parts.facade import HOUSE, SHAPES, colour_of
from rollwright.parts.grid import Grid
from rollwright.parts.polyomino import (
    Cell,
    Form,
    marked_orientations,
    mirrored,
    normalised,
    quarter_turned,
    rotations,
)
from tests.parts import naive
from tests.parts.naive import every_lie, fillings, mask_of, may_lie, squares_of

POSITIONS: Final = 100_000
"""On which generator and twin are compared, shared out among the shapes."""

# One name for each different shape; several colours share some.
DIFFERENT: Final = {rotations(cells)[0]: name for name, cells in reversed(SHAPES.items())}
NAMES: Final = sorted(DIFFERENT.values())


def assert_same_places(grid: Grid, name: str, positions: int, seed: str) -> int:
    """Compare generator and twin on so many positions; gives the number of places found."""
    form = Form(grid, SHAPES[name], 0)
    number = {mask: place for place, mask in enumerate(form.masks)}
    lies = {number[mask_of(grid, lie)]: lie for lie in every_lie(grid, SHAPES[name])}
    in_order = [lies[place] for place in range(len(form.masks))]
    found = 0
    for i, filled in enumerate(fillings(grid, in_order, Random(seed), positions)):
        squares = squares_of(grid, filled)
        ground = naive.supported(grid, squares)
        expected = [place for place, lie in enumerate(in_order) if may_lie(lie, squares, ground)]
        empty, supported = grid.full & ~filled, grid.supported(filled)
        assert form.places(empty, supported) == expected, filled
        assert form.count_places(empty, supported) == len(expected), filled
        assert form.has_place(empty, supported) == bool(expected), filled
        for n in range(len(expected)) if i % 50 == 0 else (i % len(expected),) if expected else ():
            assert form.nth_place(empty, supported, n) == expected[n], (filled, n)
        found += len(expected)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_places_of_a_shape_are_those_of_its_naive_twin(name: str) -> None:
    positions = -(-POSITIONS // len(NAMES))
    assert assert_same_places(HOUSE, name, positions, f"places of {name}") > positions


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("columns", "rows"), [(5, 9), (3, 4), (6, 7), (2, 9), (9, 5)])
def test_the_places_are_right_on_grids_of_any_size(name: str, columns: int, rows: int) -> None:
    assert_same_places(Grid(columns, rows), name, 90, f"{name} on {columns} x {rows}")


@pytest.mark.parametrize("name", NAMES)
def test_a_form_knows_each_place_once(name: str) -> None:
    form = Form(HOUSE, SHAPES[name], 0)
    assert sorted(form.masks) == sorted(mask_of(HOUSE, lie) for lie in every_lie(HOUSE, SHAPES[name]))
    assert len(set(form.masks)) == len(form.masks)


def test_places_are_numbered_on_from_where_a_form_begins() -> None:
    form, later = Form(HOUSE, SHAPES["red-3"], 0), Form(HOUSE, SHAPES["red-3"], 1000)
    ground = HOUSE.supported(0)
    assert later.places(HOUSE.full, ground) == [1000 + place for place in form.places(HOUSE.full, ground)]
    assert later.nth_place(HOUSE.full, ground, 3) == 1000 + form.nth_place(HOUSE.full, ground, 3)


def test_there_is_no_place_beyond_the_last() -> None:
    form = Form(HOUSE, SHAPES["purple-5"], 0)
    count = form.count_places(HOUSE.full, HOUSE.supported(0))
    with pytest.raises(IndexError, match="not so many places"):
        form.nth_place(HOUSE.full, HOUSE.supported(0), count)


def test_a_full_house_has_no_place() -> None:
    for cells in SHAPES.values():
        assert not Form(HOUSE, cells, 0).has_place(0, 0)


# On an empty house a shape must touch the ground.
@pytest.mark.parametrize(
    ("name", "count"),
    [("red-2", 5 + 4), ("red-4", 4), ("purple-4", 5 + 2), ("purple-5", 5 + 1), ("red-3", 4 * 4), ("green-5", 3)],
)
def test_places_on_an_empty_house(name: str, count: int) -> None:
    assert Form(HOUSE, SHAPES[name], 0).count_places(HOUSE.full, HOUSE.supported(0)) == count


# Turning and mirroring

cells = st.sets(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=5).map(sorted)


@given(cells)
def test_four_quarter_turns_lead_back(shape: list[Cell]) -> None:
    turned = normalised(shape)
    for _ in range(4):
        turned = quarter_turned(turned)
    assert turned == normalised(shape)


@given(cells)
def test_mirroring_twice_leads_back(shape: list[Cell]) -> None:
    assert mirrored(mirrored(normalised(shape))) == normalised(shape)


@given(cells, st.integers(-5, 5), st.integers(-5, 5))
def test_a_shape_is_the_same_wherever_it_lies(shape: list[Cell], right: int, up: int) -> None:
    assert normalised([(x + right, y + up) for x, y in shape]) == normalised(shape)


@given(cells)
def test_a_turned_shape_has_the_same_orientations(shape: list[Cell]) -> None:
    found = rotations(normalised(shape))
    assert len(found) in (1, 2, 4)
    assert rotations(quarter_turned(normalised(shape))) == found


@pytest.mark.parametrize(
    ("name", "orientations"),
    [("red-2", 2), ("red-3", 4), ("red-4", 1), ("green-4-left", 4), ("purple-5", 2), ("green-5", 1), ("yellow-5", 2)],
)
def test_how_many_ways_up_a_shape_has(name: str, orientations: int) -> None:
    assert len(Form(HOUSE, SHAPES[name], 0).orientations) == orientations


@pytest.mark.parametrize(
    ("one", "other"), [("blue-4-left", "blue-4-right"), ("yellow-4-left", "yellow-4-right"), ("red-4", "red-4")]
)
def test_a_form_knows_its_mirror_image(one: str, other: str) -> None:
    form, mirror = Form(HOUSE, SHAPES[one], 0), Form(HOUSE, SHAPES[other], 0)
    assert form.mirror == mirror.key
    assert mirror.mirror == form.key
    assert (form.key == mirror.key) == (one == other)


def test_a_shape_is_named_by_its_colour_and_its_size() -> None:
    for name, shape in SHAPES.items():
        assert len(shape) == int(name.split("-")[1])
        assert 0 <= colour_of(name) < 5


# Mirrored and marked


@pytest.mark.parametrize(("name", "orientations"), [("red-4", 1), ("purple-3", 2), ("blue-4-left", 8), ("yellow-5", 4)])
def test_a_form_that_flips_has_the_places_of_its_mirror_image_too(name: str, orientations: int) -> None:
    cells = SHAPES[name]
    flips = Form(HOUSE, cells, 0, flips=True)
    assert len(flips.orientations) == orientations
    assert set(flips.masks) == {*Form(HOUSE, cells, 0).masks, *Form(HOUSE, mirrored(cells), 0).masks}


@pytest.mark.parametrize(
    ("name", "mark", "places"), [("red-4", (0, 0), 4), ("purple-3", (0, 0), 2), ("blue-5", (1, 2), 1)]
)
def test_a_mark_lies_where_symmetry_can_bring_it(name: str, mark: Cell, places: int) -> None:
    found = marked_orientations(SHAPES[name], mark)
    assert set(found) == {*rotations(SHAPES[name]), *rotations(mirrored(SHAPES[name]))}
    assert all(len(marks) == places and set(marks) <= set(cells) for cells, marks in found.items())


def test_a_mark_keeps_to_its_cell() -> None:
    upright = normalised(list(SHAPES["yellow-5"]))
    assert marked_orientations(SHAPES["yellow-5"], (2, 2))[upright] == [(0, 0), (2, 2)]
