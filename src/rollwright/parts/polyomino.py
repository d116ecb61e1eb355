"""Shapes of several squares: their orientations, and every place where they can lie on a grid.

A *form* is a shape up to turning, or up to turning and mirroring. Its places are found for a whole orientation at
once: shifting the empty squares by each of its cells and intersecting gives all the anchors where it fits, and
likewise where it is supported.
"""

from __future__ import annotations

from typing import Final, final

from rollwright.kernel.native import Word
from rollwright.parts.grid import Grid, count_bits, lowest_bit, nth_bit

Cell = tuple[int, int]


def normalised(cells: list[Cell]) -> tuple[Cell, ...]:
    """The same shape with its lowest row and leftmost column at 0, cells from the bottom left."""
    left = min(x for x, _ in cells)
    bottom = min(y for _, y in cells)
    return tuple(sorted(((x - left, y - bottom) for x, y in cells), key=lambda cell: (cell[1], cell[0])))


def quarter_turned(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    return normalised([(-y, x) for x, y in cells])


def mirrored(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    return normalised([(-x, y) for x, y in cells])


def rotations(cells: tuple[Cell, ...]) -> tuple[tuple[Cell, ...], ...]:
    """The different orientations that turning gives, in a fixed order."""
    found: list[tuple[Cell, ...]] = []
    turned = normalised(list(cells))
    for _ in range(4):
        if turned not in found:
            found.append(turned)
        turned = quarter_turned(turned)
    return tuple(sorted(found))


def marked_orientations(cells: tuple[Cell, ...], mark: Cell) -> dict[tuple[Cell, ...], list[Cell]]:
    """By orientation, turned and mirrored: the cells where a marked cell of the shape can come to lie."""
    found: dict[tuple[Cell, ...], list[Cell]] = {}
    for flip in (1, -1):
        turned = [(flip * x, y) for x, y in cells]
        x, y = flip * mark[0], mark[1]
        for _ in range(4):
            left, bottom = min(x for x, _ in turned), min(y for _, y in turned)
            marks = found.setdefault(normalised(turned), [])
            if (x - left, y - bottom) not in marks:
                marks.append((x - left, y - bottom))
            turned = [(-y, x) for x, y in turned]
            x, y = -y, x
    for marks in found.values():
        marks.sort()
    return found


@final
class Orientation:
    """One way up of a form: its cells as shifts from the anchor, and the anchors where it lies on the grid.

    The anchor is the first cell from the bottom left, so that all shifts are upwards. There are at most five cells;
    the shifts that a smaller shape lacks are 0 and ask about the anchor again.
    """

    def __init__(self, grid: Grid, cells: tuple[Cell, ...], first: int) -> None:
        width = 1 + max(x for x, _ in cells)
        height = 1 + max(y for _, y in cells)
        indices = [y * grid.columns + x for x, y in cells]
        corners = [y * grid.columns + x for y in range(grid.rows - height + 1) for x in range(grid.columns - width + 1)]
        self.masks: Final[tuple[int, ...]] = tuple(
            sum(grid.bit[corner + index] for index in indices) for corner in corners
        )
        places = [-1] * grid.squares
        for rank, corner in enumerate(corners):
            places[corner + indices[0]] = first + rank
        self.place: Final[tuple[int, ...]] = tuple(places)
        """The number of the place by its anchor."""
        shifts = [index - indices[0] for index in indices] + [0] * (5 - len(cells))
        self._on_grid: Word = sum(grid.bit[corner + indices[0]] for corner in corners)
        self._b: Word = shifts[1]
        self._c: Word = shifts[2]
        self._d: Word = shifts[3]
        self._e: Word = shifts[4]

    def anchors(self, empty: Word, supported: Word) -> Word:
        """The anchors at which it lies on empty squares of the grid with at least one of them supported."""
        fits = empty & (empty >> self._b) & (empty >> self._c) & (empty >> self._d) & (empty >> self._e)
        held = (
            supported
            | (supported >> self._b)
            | (supported >> self._c)
            | (supported >> self._d)
            | (supported >> self._e)
        )
        return fits & held & self._on_grid


@final
class Form:
    """A shape up to turning, or with `flips` mirroring too: its orientations, and its places numbered from `first`."""

    def __init__(self, grid: Grid, cells: tuple[Cell, ...], first: int, flips: bool = False) -> None:
        turned = rotations(cells)
        if flips:
            turned = tuple(sorted({*turned, *rotations(mirrored(cells))}))
        orientations: list[Orientation] = []
        masks: list[int] = []
        for one in turned:
            orientation = Orientation(grid, one, first + len(masks))
            orientations.append(orientation)
            masks.extend(orientation.masks)
        self.size: Final[int] = len(cells)
        self.key: Final[tuple[Cell, ...]] = turned[0]
        self.mirror: Final[tuple[Cell, ...]] = rotations(mirrored(cells))[0]
        """The key of the form that is its mirror image; its own if there is no difference."""
        self.orientations: Final[list[Orientation]] = orientations
        self.masks: Final[tuple[int, ...]] = tuple(masks)

    def has_place(self, empty: Word, supported: Word) -> bool:
        for orientation in self.orientations:  # noqa: SIM110 - a plain loop compiles to faster code than any()
            if orientation.anchors(empty, supported) != 0:
                return True
        return False

    def count_places(self, empty: Word, supported: Word) -> Word:
        count: Word = 0
        for orientation in self.orientations:
            count += count_bits(orientation.anchors(empty, supported))
        return count

    def nth_place(self, empty: Word, supported: Word, n: Word) -> Word:
        """The number of the n-th place, as `places` lists them."""
        for orientation in self.orientations:
            anchors = orientation.anchors(empty, supported)
            count = count_bits(anchors)
            if n < count:
                place: Word = orientation.place[nth_bit(anchors, n)]
                return place
            n -= count
        raise IndexError("there are not so many places")

    def places(self, empty: Word, supported: Word) -> list[int]:
        """The numbers of all places, in rising order."""
        found: list[int] = []
        for orientation in self.orientations:
            anchors = orientation.anchors(empty, supported)
            while anchors:
                found.append(orientation.place[lowest_bit(anchors)])
                anchors &= anchors - 1
        return found
