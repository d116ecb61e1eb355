"""The printed things of the game as tables: tiles with their bricks, cards, abilities, coats of arms, points."""

from __future__ import annotations

from typing import Final, final

from rollwright.kernel.native import Word
from rollwright.parts.cards import Kinds
from rollwright.parts.facade import COAT_ROWS, COLOURS, HOUSE, SHAPES, colour_of
from rollwright.parts.grid import BITS, lowest_bit
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

# Points, and when the game ends.
ROW_WITH_BRICK: Final = 1
ROW_OF_WINDOWS: Final = 2
COLUMN_WITH_BRICK: Final = 2
COLUMN_OF_WINDOWS: Final = 4
WINNING_POINTS: Final = 12

SPECIALS: Final = 12

# Lines of the house: rows 0 to 8, then columns 9 to 13.
ROWS: Final = 9
LINES: Final[tuple[int, ...]] = (*HOUSE.row, *HOUSE.column)
COAT_LINES: Final[tuple[bool, ...]] = tuple(line in COAT_ROWS for line in range(len(LINES)))
_COAT_CELLS: Final[tuple[Cell, ...]] = ((2, 2), (4, 4), (1, 6), (3, 8))
COAT_SQUARES: Final[int] = sum(HOUSE.bit[y * HOUSE.columns + x] for x, y in _COAT_CELLS)

# Tiles, by index: four a colour, of 2 to 5 squares. Tiles turn and flip, so one four a colour is enough.
_BRICKS: Final[dict[str, Cell]] = {
    "red-2": (0, 0),
    "red-3": (0, 0),
    "red-4": (0, 0),
    "red-5": (0, 0),
    "yellow-2": (0, 0),
    "yellow-3": (0, 0),
    "yellow-4-left": (0, 1),
    "yellow-5": (2, 2),
    "green-2": (0, 0),
    "green-3": (0, 0),
    "green-4-right": (1, 1),
    "green-5": (0, 1),
    "blue-2": (0, 0),
    "blue-3": (0, 0),
    "blue-4-right": (0, 2),
    "blue-5": (1, 2),
    "purple-2": (0, 0),
    "purple-3": (0, 0),
    "purple-4": (0, 0),
    "purple-5": (0, 0),
}
TILE_CELLS: Final[tuple[tuple[Cell, ...], ...]] = tuple(SHAPES[shape] for shape in _BRICKS)
TILE_BRICK: Final[tuple[Cell, ...]] = tuple(_BRICKS.values())
TILE_COLOUR: Final[tuple[int, ...]] = tuple(colour_of(shape) for shape in _BRICKS)
TILE_SIZE: Final[tuple[int, ...]] = tuple(len(cells) for cells in TILE_CELLS)
TILE_NAMES: Final[tuple[str, ...]] = tuple(
    f"{COLOURS[colour]}-{size}" for colour, size in zip(TILE_COLOUR, TILE_SIZE, strict=True)
)
TILES: Final = 20
_COPIES: Final[dict[int, tuple[int, ...]]] = {2: (2, 2, 2, 1), 3: (2, 3, 2, 1), 4: (3, 3, 3, 1)}
"""Copies of the tiles of 2, 3, 4 and 5 squares of each colour, by number of players."""


def copies(players: Word, tile: Word) -> Word:
    return _COPIES[players][TILE_SIZE[tile] - 2]


# How often each tile has been built: two bits a tile.

_BUILT_ONCE: Final[tuple[int, ...]] = BITS[: 2 * TILES : 2]


def times_built(gone: Word, tile: Word) -> Word:
    return (gone >> (2 * tile)) & 3


def build_one(gone: Word, tile: Word) -> Word:
    one: Word = _BUILT_ONCE[tile]
    return gone + one


@final
class Plan:
    """A tile on the grid: its places, turned and flipped, and in each the squares that its brick can come to lie on."""

    def __init__(self, cells: tuple[Cell, ...], brick: Cell) -> None:
        lies = marked_orientations(cells, brick)
        self.form: Final = Form(HOUSE, cells, 0, flips=True)
        self.variants: Word = len(lies[self.form.key])
        """How many squares that is: the same in every place, because it follows from the tile's symmetry."""
        bricks: list[int] = []
        for orientation, turned in zip(self.form.orientations, sorted(lies), strict=True):
            first = turned[0][1] * HOUSE.columns + turned[0][0]
            for mask in orientation.masks:
                anchor = lowest_bit(mask)
                bricks += [anchor - first + y * HOUSE.columns + x for x, y in lies[turned]]
        self.bricks: Final[tuple[int, ...]] = tuple(bricks)
        """The brick's square, by variants x the place + the variant."""


PLANS: Final[tuple[Plan, ...]] = tuple(Plan(cells, brick) for cells, brick in zip(TILE_CELLS, TILE_BRICK, strict=True))

assert (len(TILE_NAMES), HOUSE.rows) == (TILES, ROWS)
