"""Shapes of several squares: their orientations, and every place where they can lie on a grid.

A *form* is a shape up to turning. Its places are found for a whole orientation at once: shifting the empty squares
by each of its cells and intersecting gives all the anchors where it fits, and likewise where it is supported.
"""

from __future__ import annotations

from typing import Final, final

from rollwright.parts.grid import Grid

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


@final
class Orientation:
    """One way up of a form: its cells as shifts from the anchor, and the anchors where it lies on the grid."""

    def __init__(self, grid: Grid, cells: tuple[Cell, ...], first: int) -> None:
        width = 1 + max(x for x, _ in cells)
        height = 1 + max(y for _, y in cells)
        self.shifts: Final[tuple[int, ...]] = tuple(y * grid.columns + x for x, y in cells)
        anchors = [y * grid.columns + x for y in range(grid.rows - height + 1) for x in range(grid.columns - width + 1)]
        self.on_grid: Final[int] = sum(grid.bit[anchor] for anchor in anchors)
        self.masks: Final[tuple[int, ...]] = tuple(
            sum(grid.bit[anchor + shift] for shift in self.shifts) for anchor in anchors
        )
        places = [-1] * grid.squares
        for rank, anchor in enumerate(anchors):
            places[anchor] = first + rank
        self.place: Final[tuple[int, ...]] = tuple(places)
        """The number of the place by its anchor."""

    def anchors(self, empty: int, supported: int) -> int:
        """The anchors at which it lies on empty squares of the grid with at least one of them supported."""
        fits = self.on_grid
        held = 0
        for shift in self.shifts:
            fits &= empty >> shift
            held |= supported >> shift
        return fits & held


@final
class Form:
    """A shape up to turning: its orientations, and its places numbered from `first`."""

    def __init__(self, grid: Grid, cells: tuple[Cell, ...], first: int) -> None:
        turned = rotations(cells)
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
        self.orientations: Final[tuple[Orientation, ...]] = tuple(orientations)
        self.masks: Final[tuple[int, ...]] = tuple(masks)
        self.first: Final[int] = first

    def has_place(self, empty: int, supported: int) -> bool:
        return any(orientation.anchors(empty, supported) for orientation in self.orientations)

    def count_places(self, empty: int, supported: int) -> int:
        return sum(orientation.anchors(empty, supported).bit_count() for orientation in self.orientations)

    def nth_place(self, empty: int, supported: int, n: int) -> int:
        """The number of the n-th place, as `places` lists them."""
        for orientation in self.orientations:
            anchors = orientation.anchors(empty, supported)
            count = anchors.bit_count()
            if n < count:
                for _ in range(n):
                    anchors &= anchors - 1
                return orientation.place[(anchors & -anchors).bit_length() - 1]
            n -= count
        raise IndexError("there are not so many places")

    def places(self, empty: int, supported: int) -> list[int]:
        """The numbers of all places, in rising order."""
        found: list[int] = []
        for orientation in self.orientations:
            anchors = orientation.anchors(empty, supported)
            while anchors:
                low = anchors & -anchors
                found.append(orientation.place[low.bit_length() - 1])
                anchors ^= low
        return found
