"""The printed things of the game as tables: tiles with their bricks, cards, abilities, coats of arms, points."""

from __future__ import annotations

from typing import Final, final

from rollwright.kernel.native import Word
from rollwright.parts.cards import Kinds
from rollwright.parts.facade import COAT_ROWS, COLOURS, HOUSE, SHAPES, colour_of
from rollwright.parts.grid import BITS, lowest_bit
from rollwright.parts.house import LINES
from rollwright.parts.polyomino import Cell, Form, marked_orientations

CARDS: Final = Kinds("rygbp")
COLOUR_COUNT: Final = 5
CARDS_OF_A_COLOUR: Final[dict[int, int]] = {2: 14, 3: 12, 4: 14}
"""By number of players."""
FOOTBRIDGES: Final = 7
HAND_LIMIT: Final = 7
STARTING_HAND: Final = (2, 3, 3, 4)
"""In turn order."""
ABOVE_END_CARD: Final = 9
"""With how many cards of the supply the end card is mixed, at its bottom."""

# Ability tiles, by index; a player's are bits of a mask.
ANY: Final = 0
ADDITIONAL: Final = 1
DISCOUNT: Final = 2
CHANGE: Final = 3
BOTH: Final = 4
ABILITIES: Final = ("any-cards", "additional-card", "construction-discount", "change-of-colors", "both-actions")
ABILITY_WORDS: Final = ("any", "additional", "discount", "change", "both")
"""How notations name them."""
ALL_ABILITIES: Final = 31

WINNING_POINTS: Final = 12
SPECIALS: Final = 12

COAT_LINES: Final[tuple[bool, ...]] = tuple(line in COAT_ROWS for line in range(len(LINES)))
_COAT_CELLS: Final[tuple[Cell, ...]] = ((2, 2), (4, 4), (1, 6), (3, 8))
COAT_SQUARES: Final[int] = sum(HOUSE.bit[y * HOUSE.columns + x] for x, y in _COAT_CELLS)

# Tiles: four a colour, of 2 to 5 squares. They turn and flip, so one four a colour is enough.
COPIES: Final[dict[int, tuple[int, ...]]] = {2: (2, 2, 2, 1), 3: (2, 3, 2, 1), 4: (3, 3, 3, 1)}
"""Copies of the tiles of 2, 3, 4 and 5 squares of each colour, by number of players."""
_MIRRORED: Final = ("yellow-4-right", "green-4-left", "blue-4-left")
_BRICKS: Final[dict[str, Cell]] = {
    "yellow-4-left": (0, 1),
    "yellow-5": (2, 2),
    "green-4-right": (1, 1),
    "green-5": (0, 1),
    "blue-4-right": (0, 2),
    "blue-5": (1, 2),
}
"""Where a tile has its brick, if not in the bottom left corner."""


@final
class Placing:
    """A tile on squares of the house, its brick on one of them."""

    def __init__(self, tile: Tile, cells: int, square: int) -> None:
        self.tile: Final = tile
        self.cells: Word = cells
        self.square: Word = square
        """The brick's."""
        self.beside: Word = HOUSE.beside(cells)


@final
class Tile:
    """A tile and all its placings, turned and flipped: by place, then by where its brick can come to lie there."""

    def __init__(self, number: int, shape: str, first: int) -> None:
        self.cells: Final = SHAPES[shape]
        self.brick: Final = _BRICKS.get(shape, (0, 0))
        self.colour: Word = colour_of(shape)
        self.size: Word = len(self.cells)
        self.name: Final = f"{COLOURS[self.colour]}-{self.size}"
        self.number: Word = number
        self.one: Word = BITS[2 * number]
        """How it is counted among the tiles that have been built: two bits each."""
        lies = marked_orientations(self.cells, self.brick)
        self.form: Final = Form(HOUSE, self.cells, 0, flips=True)
        self.variants: Word = len(lies[self.form.key])
        """On how many squares the brick can lie: as many in every place, for it follows from the tile's symmetry."""
        self.first: Word = first
        """The number of its first placing among those of all tiles."""
        self.placings: Final[list[Placing]] = []
        for orientation, turned in zip(self.form.orientations, sorted(lies), strict=True):
            anchor = turned[0][1] * HOUSE.columns + turned[0][0]
            for mask in orientation.masks:
                corner = lowest_bit(mask) - anchor
                squares = [corner + y * HOUSE.columns + x for x, y in lies[turned]]
                self.placings.extend([Placing(self, mask, square) for square in squares])


def _tiles() -> list[Tile]:
    tiles: list[Tile] = []
    first = 0
    for shape in SHAPES:
        if shape not in _MIRRORED:
            tiles.append(Tile(len(tiles), shape, first))
            first += len(tiles[-1].placings)
    return tiles


TILES: Final[list[Tile]] = _tiles()
PLACINGS: Final[list[Placing]] = [placing for tile in TILES for placing in tile.placings]
