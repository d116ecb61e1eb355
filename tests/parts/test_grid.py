"""The grid on bits does what a plain one does, square by square."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.parts.grid import Grid, count_bits, lowest_bit, nth_bit
from tests.parts.naive import mask_of, squares_of, supported

HOUSE = Grid(5, 9)
GRIDS = [Grid(columns, rows) for columns, rows in ((5, 9), (1, 1), (1, 9), (9, 1), (3, 4), (6, 7), (9, 5))]

grids = st.sampled_from(GRIDS)
bits = st.integers(0, 2**45 - 1)


def test_squares_are_named_from_the_bottom_left() -> None:
    assert (HOUSE.names[0], HOUSE.names[4], HOUSE.names[5], HOUSE.names[44]) == ("a1", "e1", "a2", "e9")
    assert [HOUSE.square(name) for name in ("a1", "e1", "a2", "e9")] == [0, 4, 5, 44]


@pytest.mark.parametrize("name", ["", "a", "a0", "a10", "f1", "A1", "1a", "a1 "])
def test_a_grid_has_no_other_square(name: str) -> None:
    assert HOUSE.square(name) is None


@pytest.mark.parametrize("grid", GRIDS)
def test_rows_and_columns_cover_the_grid_once(grid: Grid) -> None:
    assert (len(grid.row), len(grid.column)) == (grid.rows, grid.columns)
    assert sum(grid.row) == sum(grid.column) == sum(grid.bit) == grid.full
    for y, row in enumerate(grid.row):
        assert squares_of(grid, row) == {(x, y) for x in range(grid.columns)}
    for x, column in enumerate(grid.column):
        assert squares_of(grid, column) == {(x, y) for y in range(grid.rows)}


def test_a_grid_is_no_larger_than_a_machine_integer_holds() -> None:
    with pytest.raises(AssertionError, match="machine integer"):
        Grid(7, 7)


@given(grids, bits)
def test_supported_squares_are_empty_and_on_the_ground_or_on_a_filled_one(grid: Grid, mask: int) -> None:
    filled = mask & grid.full
    assert grid.supported(filled) == mask_of(grid, supported(grid, squares_of(grid, filled)))


@given(grids, bits)
def test_squares_around_touch_by_a_side_or_a_corner(grid: Grid, mask: int) -> None:
    inside = squares_of(grid, mask & grid.full)
    near = {
        (x, y)
        for x, y in squares_of(grid, grid.full)
        if any(abs(x - a) <= 1 and abs(y - b) <= 1 for a, b in inside) and (x, y) not in inside
    }
    assert squares_of(grid, grid.around(mask & grid.full)) == near


@given(grids, bits)
def test_the_squares_of_a_mask_come_from_the_bottom_left(grid: Grid, mask: int) -> None:
    mask &= grid.full
    assert grid.cells(mask) == [i for i in range(grid.squares) if mask >> i & 1]
    assert grid.cell_names(mask) == [grid.names[i] for i in grid.cells(mask)]


@given(bits)
def test_bits_are_counted(mask: int) -> None:
    assert count_bits(mask) == mask.bit_count()


@given(bits.filter(bool), st.data())
def test_the_nth_bit_is_the_nth_of_a_list(mask: int, data: st.DataObject) -> None:
    places = [i for i in range(45) if mask >> i & 1]
    n = data.draw(st.integers(0, len(places) - 1))
    assert nth_bit(mask, n) == places[n]
    assert lowest_bit(mask) == places[0]


@pytest.mark.parametrize("place", range(45))
def test_a_single_bit_is_found(place: int) -> None:
    assert lowest_bit(1 << place) == place
    assert count_bits(1 << place) == 1


@given(grids, bits)
def test_squares_beside_share_an_edge(grid: Grid, mask: int) -> None:
    mask &= grid.full
    squares = squares_of(grid, mask)
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    expected = {(x + dx, y + dy) for x, y in squares for dx, dy in steps} - squares
    on_grid = {(x, y) for x, y in expected if 0 <= x < grid.columns and 0 <= y < grid.rows}
    assert squares_of(grid, grid.beside(mask)) == on_grid
