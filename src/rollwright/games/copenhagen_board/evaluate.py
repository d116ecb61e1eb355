"""How good a position is for a seat, in hundredths of a point: the hook of bots that look ahead.

A player's worth is the points, and what is in the making: lines by how full they are and whether they are still
without a brick, cards by how many of a colour they are, abilities by whether they are ready. The nearer the game is to
its end, the less of that will ever count. A tile that is placed and not yet paid counts as laid, its cost as spent. The
value of a position is the worth of the seat less that of its best rival.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rollwright.games.copenhagen_board.components import (
    ABILITIES,
    ADDITIONAL,
    ANY,
    BOTH,
    CARDS,
    CHANGE,
    COAT_LINES,
    COAT_SQUARES,
    COLOUR_COUNT,
    DISCOUNT,
    HAND_LIMIT,
    WINNING_POINTS,
)
from rollwright.games.copenhagen_board.cost import cost
from rollwright.games.copenhagen_board.player import Player
from rollwright.games.copenhagen_board.position import OVER, Position
from rollwright.games.copenhagen_board.supply_and_end_card import end_card_in_supply, supply_size
from rollwright.kernel.model import Seat
from rollwright.parts.facade import HOUSE
from rollwright.parts.grid import BITS
from rollwright.parts.house import (
    COLUMN_OF_WINDOWS,
    COLUMN_WITH_BRICK,
    LINES,
    ROW_OF_WINDOWS,
    ROW_WITH_BRICK,
    ROWS,
)

POINT: Final = 100

# The weights: set by hand, so that a point that can be had is worth more than one in the making, and a tile that fits
# more than the cards it costs.

ROW_HOPE: Final = (0, 5, 14, 28, 52)
"""Percent of its points that a row is worth by the number of its filled squares: the last ones are the hard ones."""
COLUMN_HOPE: Final = (0, 8, 15, 23, 32, 42, 53, 65, 79)
CLEAN_ROW_HOPE: Final = (0, 10, 20, 35, 55)
"""Percent of what a line scores on top without a brick, while it has none."""
CLEAN_COLUMN_HOPE: Final = (0, 3, 8, 12, 18, 26, 42, 60, 75)

COAT_WORTH: Final = 60
"""A coat action: a window where it is wanted, an ability, or several of them again."""
READY_WORTH: Final[dict[int, int]] = {ANY: 16, ADDITIONAL: 30, DISCOUNT: 32, CHANGE: 36, BOTH: 40}
USED_SHARE: Final = 40
"""Percent of it that an ability is worth while it is used."""

HAND_WORTH: Final = (0, 6, 20, 38, 58, 80, 84, 86)
"""Cards of one colour by their number: the largest tiles take five."""
HIDDEN_CARD_WORTH: Final = 8
OVER_LIMIT: Final = 12
"""What a card above the hand limit costs: one has to go."""

ROOFED: Final = 25
"""What an empty square costs below a filled one: fewer tiles reach it."""
SQUARE: Final = 1
"""Filled squares break ties (CPH-10.6)."""

IN_THE_MAKING: Final = (100, 100, 100, 100, 98, 95, 90, 84, 76, 66, 54, 42)
"""Percent of what is in the making that will still come to count, by the points of the leader."""
PER_CARD_LEFT: Final = 5
"""The same by the cards that are left above the end card, for each of them."""
NO_TURN: Final = WINNING_POINTS
SHARES: Final = (*IN_THE_MAKING, 0)


# Tables made from them, by urgency: an index of SHARES


_BRICKED: Final = HOUSE.rows + 1


def _line_values(share: int) -> tuple[tuple[int, ...], ...]:
    """By line: its worth for each number of filled squares, without a brick and, from _BRICKED on, with one."""
    tables: list[tuple[int, ...]] = []
    for line in range(len(LINES)):
        row = line < ROWS
        bricked = POINT * (ROW_WITH_BRICK if row else COLUMN_WITH_BRICK)
        clean = POINT * (ROW_OF_WINDOWS if row else COLUMN_OF_WINDOWS)
        coat = COAT_WORTH if COAT_LINES[line] else 0
        hope = [share * n * (bricked + coat) // 10_000 for n in (ROW_HOPE if row else COLUMN_HOPE)]
        more = [share * n * (clean - bricked) // 10_000 for n in (CLEAN_ROW_HOPE if row else CLEAN_COLUMN_HOPE)]
        gap = [0] * (_BRICKED - len(hope) - 1)
        cleanly = [a + b for a, b in zip(hope, more, strict=True)]
        tables.append((*cleanly, clean, *gap, *hope, bricked))
    return tuple(tables)


LINE_VALUES: Final = tuple(_line_values(share) for share in SHARES)


def evaluate(view: Position, seat: Seat) -> int:
    urgency = _urgency(view)
    share = SHARES[urgency]
    if end_card_in_supply(view):
        share = min(share, PER_CARD_LEFT * supply_size(view))
    worth = [_worth(view, one, one == seat, urgency, share) for one in range(view.rules.players)]
    return worth[seat] - max([worth[one] for one in range(len(worth)) if one != seat])


def _urgency(view: Position) -> int:
    """How near somebody is to twelve points."""
    if view.step == OVER:
        return NO_TURN
    return min(NO_TURN, max([player.points for player in view.players]))


def _worth(view: Position, seat: Seat, own: bool, urgency: int, share: int) -> int:
    player = view.players[seat]
    filled, bricks, spent, colour = player.filled, player.bricks, 0, 0
    coats = 0
    if seat == view.active:
        coats = view.coats
        placed = view.placed
        if placed is not None:
            spent, colour = cost(player, placed), placed.tile.colour
            coats += _coats_earned(filled, placed.cells)
            filled |= placed.cells
            bricks |= HOUSE.bit[placed.square]
    in_hand = _hand(player, own, spent, colour) + _abilities(player.owned(), player.ready) + coats * COAT_WORTH
    return _house(filled, bricks, urgency) + share * in_hand // 100


@lru_cache(maxsize=4096)
def _house(filled: int, bricks: int, urgency: int) -> int:
    values = LINE_VALUES[urgency]
    roofed = (~filled & (filled >> HOUSE.columns)).bit_count()
    worth = SQUARE * filled.bit_count() - SHARES[urgency] * ROOFED * roofed // 100
    for line, mask in enumerate(LINES):
        worth += values[line][(filled & mask).bit_count() + (_BRICKED if bricks & mask else 0)]
    return worth


def _coats_earned(filled: int, cells: int) -> int:
    """The coat actions that a tile on these squares earns."""
    rows = [mask for line, mask in enumerate(LINES) if COAT_LINES[line] and cells & mask]
    return (cells & COAT_SQUARES).bit_count() + sum([(filled | cells) & mask == mask for mask in rows])


def _hand(player: Player, own: bool, spent: int, colour: int) -> int:
    """What cards are worth, those that are secret by how many they are, less what a placed tile will cost."""
    if own and player.hidden is None:
        return _cards(player.known + player.secret, 0, spent, colour)
    return _cards(player.known, player.hand_size() - CARDS.size(player.known), spent, colour)


@lru_cache(maxsize=16384)
def _cards(cards: int, hidden: int, spent: int, colour: int) -> int:
    worth = HIDDEN_CARD_WORTH * hidden
    for one in range(COLOUR_COUNT):
        count = CARDS.count(cards, one)
        if one == colour:
            count = max(0, count - spent)
        worth += HAND_WORTH[min(count, len(HAND_WORTH) - 1)]
    return worth - OVER_LIMIT * max(0, CARDS.size(cards) + hidden - HAND_LIMIT)


@lru_cache(maxsize=1024)
def _abilities(owned: int, ready: int) -> int:
    worth = 0
    for ability in range(len(ABILITIES)):
        if owned & BITS[ability]:
            worth += READY_WORTH[ability] * (100 if ready & BITS[ability] else USED_SHARE) // 100
    return worth
