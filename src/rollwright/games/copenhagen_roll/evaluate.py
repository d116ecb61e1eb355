"""How good a position is for a seat, in hundredths of a point: the hook of bots that look ahead.

A seat's worth is its points, and what it has in the making: lines by how full they are and whether they are still
without a brick, tracks by what they have unlocked and will unlock. The nearer somebody is to twelve points, the less
of that will ever count. What is pending in a turn, from the dice on the table to a coat of arms, is worth what the
best way to settle it brings. The value of a position is the worth of the seat less that of its best rival.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from rollwright.games.copenhagen_roll.components import (
    COAT_LINES,
    COLOR_CHANGE,
    COLUMN_OF_WINDOWS,
    COLUMN_WITH_BRICK,
    DIE,
    FORMS,
    FULL_TRACK,
    LAST_ROUND_AT,
    LINES,
    MOST_BONUSES,
    NO_X,
    ONCE,
    ONE_X,
    PLACES,
    REROLL,
    ROW_OF_WINDOWS,
    ROW_WITH_BRICK,
    ROWS,
    SHAPE_COLOUR,
    SHAPE_COPIES,
    SHAPE_FORM,
    SHAPE_SIZE,
    TRACK_LENGTH,
    TRACKS,
    USE_AGAIN,
    WHITE,
)
from rollwright.games.copenhagen_roll.marking import marks_allowed, marks_made
from rollwright.games.copenhagen_roll.position import (
    BRICK,
    CHOOSE,
    COAT,
    MARK,
    OVER,
    PLACE,
    ROLL_DUE,
    ROLLING,
    Position,
    Sheet,
    bonuses_left,
    stars_left,
)
from rollwright.kernel.model import Seat
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.tracks import add, get

POINT: Final = 100

# The weights. They follow a fit to the final margins of 3,000 games between greedy bots of varied weights. Hopes and
# stars are set below the fit, so that a bot takes a point that it can have rather than keep it in the making.

ROW_HOPE: Final = (0, 2, 10, 25, 50)
"""Percent of its points that a row is worth by the number of its filled squares: the last ones are the hard ones."""
COLUMN_HOPE: Final = (0, 10, 17, 28, 36, 46, 56, 67, 78)
CLEAN_ROW_HOPE: Final = (0, 28, 40, 50, 65)
"""Percent of what a line scores on top without a brick, while it has none: most lines get one before they are full."""
CLEAN_COLUMN_HOPE: Final = (0, 3, 8, 12, 18, 26, 42, 60, 75)

COAT_WORTH: Final = 75
"""A coat of arms: its window completes a line now and then, and two marks are worth as much."""
STAR_WORTH: Final[dict[int, int]] = {REROLL: 35, USE_AGAIN: 15, COLOR_CHANGE: 55, NO_X: 15, ONE_X: 60}
"""Stars that add to what can be drawn are worth most. No-x is worth little: an X mostly finds a line that has one."""
BONUS_WORTH: Final = 10
"""Little: a bonus serves one colour, and dice of that colour must come with it."""
NEXT_UNLOCKED: Final = (20, 10, 5)
"""Percent that a star or bonus is worth one mark, two or three marks before it is unlocked."""
FULL_TRACK_HOPE: Final = (0, 6, 12, 20, 25, 31, 42, 54, 70)
"""Percent of a full track's points by the number of its marks."""

ROOFED: Final = 25
"""What an empty square costs below a filled one: fewer shapes reach it."""
SQUARE: Final = 1
"""Filled squares break ties (CRW-9.6)."""

IN_THE_MAKING: Final = (100, 100, 100, 100, 98, 95, 90, 84, 76, 66, 54, 42)
"""Percent of what is in the making that will still come to count, by the points of whoever leads."""
LAST_TURN: Final = LAST_ROUND_AT
LAST_TURN_SHARE: Final = 5
"""The same when there is one turn to come: next to nothing, so that whoever leads in points ends the game."""
NO_TURN: Final = LAST_ROUND_AT + 1
SHARES: Final = (*IN_THE_MAKING, LAST_TURN_SHARE, 0)
"""The same by haste: the leader's points below twelve, then LAST_TURN, then NO_TURN."""


# Tables made from them, by haste


_BRICKED: Final = HOUSE.rows + 1


def _line_values(share: int, coats_due: int) -> tuple[tuple[int, ...], ...]:
    """By line: its worth for each number of filled squares, without a brick and, from _BRICKED on, with one."""
    tables: list[tuple[int, ...]] = []
    for line in range(len(LINES)):
        row = line < ROWS
        bricked = POINT * (ROW_WITH_BRICK if row else COLUMN_WITH_BRICK)
        clean = POINT * (ROW_OF_WINDOWS if row else COLUMN_OF_WINDOWS)
        coat = COAT_WORTH if COAT_LINES[line] else 0
        hope = [share * n * (bricked + coat) // 10_000 for n in (ROW_HOPE if row else COLUMN_HOPE)]
        more = [share * n * (clean - bricked) // 10_000 for n in (CLEAN_ROW_HOPE if row else CLEAN_COLUMN_HOPE)]
        due = coats_due * coat * share // 100
        gap = [0] * (_BRICKED - len(hope) - 1)
        cleanly = [a + b for a, b in zip(hope, more, strict=True)]
        tables.append((*cleanly, clean + due, *gap, *hope, bricked + due))
    return tuple(tables)


def _track_values(share: int) -> tuple[tuple[int, ...], ...]:
    """By colour: the worth of a track by its number of marks, nothing of it used."""
    tables: list[tuple[int, ...]] = []
    for colour, track in enumerate(TRACKS):
        worth = {"*": STAR_WORTH[colour], "+": BONUS_WORTH, ".": 0}
        values: list[int] = []
        for marks in range(TRACK_LENGTH):
            unlocked = track.stars[marks] * worth["*"] + track.bonuses[marks] * worth["+"]
            ahead = sum(
                percent * worth[sign] for percent, sign in zip(NEXT_UNLOCKED, track.squares[marks:], strict=False)
            )
            full = FULL_TRACK_HOPE[marks] * FULL_TRACK * POINT
            values.append(share * (100 * unlocked + ahead + full) // 10_000)
        full_house = track.stars[TRACK_LENGTH] * worth["*"] + track.bonuses[TRACK_LENGTH] * worth["+"]
        values.append(share * full_house // 100 + FULL_TRACK * POINT)
        tables.append(tuple(values))
    return tuple(tables)


LINE_VALUES: Final = tuple(_line_values(share, 0) for share in SHARES)
LINE_VALUES_NOW: Final = tuple(_line_values(share, 1) for share in SHARES)
"""The same at the moment of drawing, when a full line still has its coat of arms to give."""
TRACK_VALUES: Final = tuple(_track_values(share) for share in SHARES)
STAR_VALUES: Final = tuple(tuple(share * STAR_WORTH[c] // 100 for c in range(len(COLOURS))) for share in SHARES)
BONUS_VALUES: Final = tuple(share * BONUS_WORTH // 100 for share in SHARES)
SHAPES_OF: Final = tuple(
    tuple(shape for shape, of in enumerate(SHAPE_COLOUR) if of == colour) for colour in range(len(COLOURS))
)
_IMPOSSIBLE: Final = -100 * POINT


@final
class Spot:
    """Squares that are drawn together: the lines they lie in with how many in each, and the lines of each square."""

    def __init__(self, cells: int) -> None:
        self.cells: Final = cells
        self.lines: Final = tuple((i, (cells & mask).bit_count()) for i, mask in enumerate(LINES) if cells & mask)
        self.crossings: Final = tuple(
            (square // HOUSE.columns, ROWS + square % HOUSE.columns) for square in HOUSE.cells(cells)
        )


SPOTS: Final = tuple(Spot(cells) for cells in PLACES)
SINGLES: Final = tuple(Spot(cell) for cell in HOUSE.bit)
SPOT_OF: Final[dict[int, Spot]] = {spot.cells: spot for spot in SPOTS}


def evaluate(view: Position, seat: Seat) -> int:
    hastes = [_haste(view, one) for one in range(view.rules.players)]
    worth = [_sheet(sheet, haste) for sheet, haste in zip(view.sheets, hastes, strict=True)]
    if ROLLING <= view.step <= MARK:
        gain, left = _pending(view, hastes)
        worth[view.active] += gain
        for one in range(len(worth)):
            worth[one] += _marks(view, one, left, hastes[one])
    return worth[seat] - max([worth[one] for one in range(len(worth)) if one != seat])


def _haste(view: Position, seat: Seat) -> int:
    """How near the end is for a seat: an index of SHARES."""
    if view.step == OVER:
        return NO_TURN
    leader = max([sheet.points for sheet in view.sheets])
    if leader < LAST_ROUND_AT:
        return leader
    players = view.rules.players
    order = (seat - view.start) % players
    now = (view.active - view.start) % players
    return LAST_TURN if order > now or (order == now and view.step <= ROLL_DUE) else NO_TURN


# Sheets


def _sheet(sheet: Sheet, haste: int) -> int:
    """What a sheet is worth, nothing pending."""
    tracks = _tracks(sheet.marks, sheet.stars_used, sheet.bonuses_used, haste)
    return _house(sheet.filled, sheet.bricks, haste) + tracks


# A search asks the same of the same few houses and tracks again and again: the answers are kept for a while.


@lru_cache(maxsize=4096)
def _tracks(marks: int, stars_used: int, bonuses_used: int, haste: int) -> int:
    worth = 0
    for colour in range(len(COLOURS)):
        worth += TRACK_VALUES[haste][colour][get(marks, colour)]
        worth -= STAR_VALUES[haste][colour] * get(stars_used, colour)
        worth -= BONUS_VALUES[haste] * get(bonuses_used, colour)
    return worth


@lru_cache(maxsize=4096)
def _house(filled: int, bricks: int, haste: int) -> int:
    values = LINE_VALUES[haste]
    worth = _form(filled, haste)
    for line, count in enumerate(_counts(filled, bricks)):
        worth += values[line][count]
    return worth


def _counts(filled: int, bricks: int) -> list[int]:
    """By line: where its worth stands in the tables."""
    return [(filled & mask).bit_count() + (_BRICKED if bricks & mask else 0) for mask in LINES]


def _form(filled: int, haste: int) -> int:
    """What filled squares are worth by themselves, less what empty squares lose that are hard to fill."""
    roofed = (~filled & (filled >> HOUSE.columns)).bit_count()
    return SQUARE * filled.bit_count() - SHARES[haste] * ROOFED * roofed // 100


# What is pending in the turn


def _pending(view: Position, hastes: list[int]) -> tuple[int, int]:
    """What the active player's open step is worth, and the dice that it will leave to the others."""
    haste = hastes[view.active]
    sheet = view.sheets[view.active]
    if view.step in (CHOOSE, ROLLING):
        return _choice(view, hastes)
    if view.step == PLACE:
        form = SHAPE_FORM[view.chosen]
        return _best_place(form, sheet.filled, sheet.bricks, haste, _no_x_price(view, haste)), view.dice
    if view.step == BRICK:
        counts = _counts(sheet.filled, sheet.bricks)
        spot = SPOT_OF[view.placed]
        gain = _drawing(spot, counts, sheet.filled, haste, _no_x_price(view, haste)) - _form(sheet.filled, haste)
        return gain, view.dice
    if view.step == COAT:
        return view.coats * _special_action(sheet, haste), view.dice
    return 0, view.dice


def _choice(view: Position, hastes: list[int]) -> tuple[int, int]:
    """What the best shape for the dice is worth, or a pass, and the dice that it leaves.

    Whites are spent before the colour, and bonuses only where dice don't suffice: what is left serves the others.
    """
    haste = hastes[view.active]
    sheet = view.sheets[view.active]
    price = _no_x_price(view, haste)
    whites = DIE.count(view.dice, WHITE)
    best, best_left = 0, view.dice
    best_net = -_best_marks(view, view.dice, hastes)
    for colour, shapes in enumerate(SHAPES_OF):
        dice = DIE.count(view.dice, colour)
        most = dice + whites + min(MOST_BONUSES, bonuses_left(view, colour))
        for shape in shapes:
            size = SHAPE_SIZE[shape]
            again = SHAPE_COPIES[shape] > 0 and get(view.crossed, ONCE[shape]) == SHAPE_COPIES[shape]
            if size > most or (again and stars_left(view, USE_AGAIN) <= 0):
                continue
            bonuses = max(0, size - dice - whites)
            gain = _best_place(SHAPE_FORM[shape], sheet.filled, sheet.bricks, haste, price)
            gain -= bonuses * BONUS_VALUES[haste] + (STAR_VALUES[haste][USE_AGAIN] if again else 0)
            spent = min(whites, size - bonuses)
            left = view.dice - spent * DIE.one[WHITE] - (size - bonuses - spent) * DIE.one[colour]
            net = gain - _best_marks(view, left, hastes)
            if net > best_net:
                best, best_left, best_net = gain, left, net
    return best, best_left


def _no_x_price(view: Position, haste: int) -> int:
    """What it costs to draw without an X; more than anything where it can't be done."""
    return STAR_VALUES[haste][NO_X] if stars_left(view, NO_X) > 0 else -_IMPOSSIBLE


@lru_cache(maxsize=4096)
def _best_place(form: int, filled: int, bricks: int, haste: int, no_x_price: int) -> int:
    """How much better a house gets by a form in its best place."""
    counts = _counts(filled, bricks)
    best = _IMPOSSIBLE
    for place in FORMS[form].places(HOUSE.full & ~filled, HOUSE.supported(filled)):
        best = max(best, _drawing(SPOTS[place], counts, filled, haste, no_x_price))
    return best - _form(filled, haste)


def _drawing(spot: Spot, counts: list[int], filled: int, haste: int, no_x_price: int) -> int:
    """How much better lines get by drawing squares with the X where it harms least, or none; and the form after it."""
    values = LINE_VALUES_NOW[haste]
    gain = _form(filled | spot.cells, haste)
    harm = [0] * len(LINES)
    for line, more in spot.lines:
        value = values[line]
        count = counts[line]
        gain += value[count + more] - value[count]
        if count < _BRICKED:
            harm[line] = value[count + more] - value[count + more + _BRICKED]
    least = no_x_price
    for row, column in spot.crossings:
        least = min(least, harm[row] + harm[column])
    return gain - least


def _special_action(sheet: Sheet, haste: int) -> int:
    """What a coat of arms brings: a single window, or two marks."""
    best = 0
    counts = _counts(sheet.filled, sheet.bricks)
    form = _form(sheet.filled, haste)
    for square in HOUSE.cells(HOUSE.supported(sheet.filled)):
        best = max(best, _drawing(SINGLES[square], counts, sheet.filled, haste, 0) - form)
    for colour in range(len(COLOURS)):
        values = TRACK_VALUES[haste][colour]
        marks = get(sheet.marks, colour)
        best = max(best, values[min(marks + 2, TRACK_LENGTH)] - values[marks])
    return best


# What others will mark


def _best_marks(view: Position, dice: int, hastes: list[int]) -> int:
    """What dice that are left are worth to the one who gains most by them."""
    return max([_marks(view, seat, dice, hastes[seat]) for seat in range(view.rules.players)])


def _marks(view: Position, seat: Seat, dice: int, haste: int) -> int:
    """What the marks are worth that a seat may still make for dice that the active player leaves."""
    if seat == view.active or view.decided & HOUSE.bit[seat]:
        return 0
    for colour in range(len(COLOURS)):
        for _ in range(get(view.marked, colour)):
            dice -= DIE.one[colour if DIE.count(dice, colour) else WHITE]
    return _best_marking(view.sheets[seat].marks, dice, marks_allowed(view) - marks_made(view), haste)


@lru_cache(maxsize=4096)
def _best_marking(marks: int, dice: int, most: int, haste: int) -> int:
    """What up to so many marks for dice are worth, each the best there is."""
    gain = 0
    for _ in range(most):
        white = DIE.count(dice, WHITE) > 0
        best, best_colour = 0, -1
        for colour in range(len(COLOURS)):
            done = get(marks, colour)
            if done < TRACK_LENGTH and (white or DIE.count(dice, colour)):
                values = TRACK_VALUES[haste][colour]
                if values[done + 1] - values[done] > best:
                    best, best_colour = values[done + 1] - values[done], colour
        if best_colour < 0:
            break
        gain += best
        marks = add(marks, best_colour, 1)
        dice -= DIE.one[best_colour if DIE.count(dice, best_colour) else WHITE]
    return gain
