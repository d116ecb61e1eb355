"""The things of the game that no content pack changes: dice, resources, what can be gained, and their names."""

from __future__ import annotations

from typing import Final

from rollwright.kernel.native import Word
from rollwright.parts.dice import Faces
from rollwright.parts.grid import BITS

ROUNDS: Final = 6
TURNS: Final = 12
MOST_PLAYERS: Final = 5
LINES: Final = 6
"""Of the board, counted from 0 at the left."""
PLACES: Final = 3
"""Of the display of orders."""

# Dice. A kind of die is its colour and value: 0 to 11 are yellow 1 to 12, 12 to 23 brown ones.
YELLOW: Final = 0
BROWN: Final = 1
COLOURS: Final = ("yellow", "brown")
LARGEST: Final = 12
SIDES: Final = 6
KINDS: Final = 2 * LARGEST
DIE_NAMES: Final[tuple[str, ...]] = tuple(
    f"{letter}{value}" for letter in ("y", "b") for value in range(1, LARGEST + 1)
)
ROLLED: Final = 3
"""How many dice of each colour are rolled in a round."""
FACES: Final = Faces("123456", ROLLED)


def kind_of(colour: Word, value: Word) -> Word:
    return LARGEST * colour + value - 1


# A player's dice of one colour: how many there are of each value, five bits a value.
_BITS: Final = 5
MOST_DICE: Final = 31
"""A sheet has room for no more, whatever their values."""
ONE_DIE: Final[tuple[int, ...]] = tuple(BITS[_BITS * value] for value in range(LARGEST))
MORE_THAN_ANY: Final = MOST_DICE * sum(ONE_DIE)
"""More dice of a colour than a sheet has room for."""


def dice_count(dice: Word, value: Word) -> Word:
    """How many dice of one colour show a value, counted from 0."""
    return (dice >> (_BITS * value)) & MOST_DICE


def dice_counts(dice: Word) -> list[int]:
    """How many dice of one colour show each value."""
    counts = [0] * LARGEST
    value = 0
    while dice:
        counts[value] = int(dice & MOST_DICE)
        dice >>= _BITS
        value += 1
    return counts


def dice_in_all(dice: Word) -> Word:
    """How many dice of one colour there are."""
    found: Word = 0
    while dice:
        found += dice & MOST_DICE
        dice >>= _BITS
    return found


def handful(kinds: tuple[int, ...], colour: int) -> int:
    """Those of one colour among dice of these kinds."""
    return sum(ONE_DIE[kind % LARGEST] for kind in kinds if kind // LARGEST == colour)


def values_there(dice: Word) -> Word:
    """The values that dice of one colour show, a bit each."""
    found: Word = 0
    bit: Word = 1
    while dice:
        if dice & MOST_DICE:
            found |= bit
        dice >>= _BITS
        bit <<= 1
    return found


def dice_hold(dice: Word, part: Word) -> bool:
    """Whether dice of one colour have all of another handful."""
    while part:
        if part & MOST_DICE > dice & MOST_DICE:
            return False
        dice >>= _BITS
        part >>= _BITS
    return True


# A die in a line of the board, or in a row of a sheet, is four bits: its value, and eight more where it is brown.
NO_DIE: Final = 0
CROSSED_OUT: Final = 7
"""In a row of a sheet: no die was taken."""


def sign_of(colour: Word, value: Word) -> Word:
    return value + 8 * colour


def sign_value(sign: Word) -> Word:
    return sign & 7


def sign_colour(sign: Word) -> Word:
    return sign >> 3


SIGN_NAMES: Final[tuple[str, ...]] = (
    "-", "y1", "y2", "y3", "y4", "y5", "y6", "x", "", "b1", "b2", "b3", "b4", "b5", "b6",
)  # fmt: skip
"""By sign: no die, yellow ones, a row that is crossed out, and from the ninth on brown ones."""


# What can be gained: four resources with rows of circles, and more.
SCRAPWOOD: Final = 0
GLUE: Final = 1
SAWBLADE: Final = 2
BLUEBERRY: Final = 3
RESOURCES: Final = ("scrapwood", "glue", "sawblade", "blueberry")
TOOLS: Final = 3
"""The first three of them are used on dice, and can be sold."""
ALL_TOOLS: Final = 7
"""As a mask."""


# Circles of each resource's row, side by side: eight bits each.
_ROW_BITS: Final = 8
_ONE_CIRCLE: Final[tuple[int, ...]] = tuple(BITS[_ROW_BITS * thing] for thing in range(len(RESOURCES)))


def circles_of(rows: Word, thing: Word) -> Word:
    return (rows >> (_ROW_BITS * thing)) & 255


def with_circles(rows: Word, thing: Word, n: Word) -> Word:
    one: Word = _ONE_CIRCLE[thing]
    return rows + n * one


# What else can be gained.
LANTERN: Final = 4
CHESTNUT: Final = 5
NUT: Final = 6
DIE: Final = 7
"""A gained thing from here on is a die, of kind thing - DIE."""
THINGS: Final[tuple[str, ...]] = (*RESOURCES, "lantern", "chestnut", "nut", *DIE_NAMES)

# The lantern grid: cell by row and column, counted from 0, row by row.
CELLS: Final[tuple[str, ...]] = tuple(f"{column}{row}" for row in (1, 2, 3) for column in "abc")
ALL_CELLS: Final = 511
LANTERN_LINES: Final[tuple[int, ...]] = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444)
"""Three rows, then three columns, as masks of cells."""

# Helpers, by index: helper 1 has index 0.
HELPERS: Final = 8
HELPER_NAMES: Final[tuple[str, ...]] = tuple(f"H{number}" for number in range(1, HELPERS + 1))
IN_STEAD: Final = 0
SALE: Final = 1
SHIFT_BROWN: Final = 2
SHIFT_YELLOW: Final = 3
CHOICE: Final = 4
REPUTED: Final = 5
THANKED: Final = 6
RENOWNED: Final = 7
ONCE_A_ROUND: Final = 4
"""The first four may each be used once in a round."""

# Crates.
MOST_CRATES: Final = 8
CRATE_KINDS: Final = ("helpers", "orders", "reputation", "lanterns", "order-points")
"""What a crate scores by. Kind 2, reputation, needs no name: it is the one left when the others are ruled out."""
BY_HELPERS: Final = 0
BY_ORDERS: Final = 1
BY_LANTERNS: Final = 3
BY_ORDER_POINTS: Final = 4
TAKES_CHESTNUT: Final = 1
TAKES_BLUEBERRY: Final = 2
SLOTS: Final[dict[str, int]] = {"chestnut": TAKES_CHESTNUT, "blueberry": TAKES_BLUEBERRY, "either": 3}

# Orders are named by phase and number: a1 is the first of phase I, b1 of phase II.
MOST_ORDERS: Final = 45
"""In a phase."""
ORDER_NAMES: Final[tuple[str, ...]] = tuple(
    f"{letter}{number}" for letter in ("a", "b") for number in range(1, MOST_ORDERS + 1)
)
