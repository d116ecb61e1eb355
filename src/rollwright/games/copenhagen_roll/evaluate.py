"""How good a position is for a seat, in hundredths of a point: the hook of bots that look ahead.

A seat's worth is its points, and what it has in the making: lines by how full they are and whether they are still
without a brick, tracks by what they have unlocked and will unlock. The nearer somebody is to twelve points, the less
of that will ever count. What is pending in a turn, from the dice on the table to a coat of arms, is worth what the
best way to settle it brings. The value of a position is the worth of the seat less that of its best rival.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from rollwright.games.copenhagen_roll.bonuses import bonuses_left, stars_left
from rollwright.games.copenhagen_roll.components import (
    DIE,
    FORMS,
    LAST_ROUND_AT,
    MOST_BONUSES,
    NO_X,
    PLACES,
    SHAPE_COLOUR,
    SHAPE_FORM,
    SHAPE_SIZE,
    TRACK_LENGTH,
    USE_AGAIN,
    WHITE,
)
from rollwright.games.copenhagen_roll.dice_and_choosing import may_use_again, needs_again
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
)
from rollwright.games.copenhagen_roll.sheet import Sheet
from rollwright.games.copenhagen_roll.worth import (
    BONUS_VALUES,
    BRICKED,
    FORECAST,
    LAST_TURN,
    LINE_VALUES,
    LINE_VALUES_NOW,
    NO_TURN,
    POINT,
    ROOFED_VALUES,
    SQUARE,
    STAR_VALUES,
    SURFACE_VALUES,
    TRACK_VALUES,
)
from rollwright.kernel.model import Seat
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.house import LINES, ROWS
from rollwright.parts.tracks import add, get

SHAPES_OF: Final = tuple(
    tuple(shape for shape, of in enumerate(SHAPE_COLOUR) if of == colour) for colour in range(len(COLOURS))
)
NEVER: Final = 100 * POINT
"""A price that nobody pays."""


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
    urgencies = [urgency_of(view, one) for one in range(view.rules.players)]
    worth = [_sheet(sheet, urgency) for sheet, urgency in zip(view.sheets, urgencies, strict=True)]
    if ROLLING <= view.step <= MARK:
        gain, left = _pending(view, urgencies)
        worth[view.active] += gain
        for one in range(len(worth)):
            worth[one] += _marks(view, one, left, urgencies[one])
    return worth[seat] - max([worth[one] for one in range(len(worth)) if one != seat])


def forecast(view: Position, seat: Seat) -> int:
    """What a seat will be ahead by: for positions between turns, or when others are about to mark."""
    urgencies = [FORECAST + urgency_of(view, one) for one in range(view.rules.players)]
    worth = [_sheet(sheet, urgency) for sheet, urgency in zip(view.sheets, urgencies, strict=True)]
    if view.step == MARK:
        for one in range(len(worth)):
            worth[one] += _marks(view, one, view.dice, urgencies[one])
    return worth[seat] - max([worth[one] for one in range(len(worth)) if one != seat])


def urgency_of(view: Position, seat: Seat) -> int:
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


def _sheet(sheet: Sheet, urgency: int) -> int:
    """What a sheet is worth, nothing pending."""
    tracks = _tracks(sheet.marks, sheet.stars_used, sheet.bonuses_used, urgency)
    return _house(sheet.filled, sheet.bricks, urgency) + tracks


# A search asks the same of the same few houses and tracks again and again: the answers are kept for a while.


@lru_cache(maxsize=4096)
def _tracks(marks: int, stars_used: int, bonuses_used: int, urgency: int) -> int:
    worth = 0
    for colour in range(len(COLOURS)):
        worth += TRACK_VALUES[urgency][colour][get(marks, colour)]
        worth -= STAR_VALUES[urgency][colour] * get(stars_used, colour)
        worth -= BONUS_VALUES[urgency][colour] * get(bonuses_used, colour)
    return worth


@lru_cache(maxsize=4096)
def _house(filled: int, bricks: int, urgency: int) -> int:
    values = LINE_VALUES[urgency]
    worth = form_of(filled, urgency)
    for line, count in enumerate(counts_of(filled, bricks)):
        worth += values[line][count]
    return worth


def counts_of(filled: int, bricks: int) -> list[int]:
    """By line: where its worth stands in the tables."""
    return [(filled & mask).bit_count() + (BRICKED if bricks & mask else 0) for mask in LINES]


def form_of(filled: int, urgency: int) -> int:
    """What filled squares are worth by themselves, less what empty squares lose that are hard to fill."""
    roofed = (~filled & (filled >> HOUSE.columns)).bit_count()
    surface: int = HOUSE.supported(filled)
    return SQUARE * filled.bit_count() + ROOFED_VALUES[urgency] * roofed + SURFACE_VALUES[urgency] * surface.bit_count()


# What is pending in the turn


def _pending(view: Position, urgencies: list[int]) -> tuple[int, int]:
    """What the active player's open step is worth, and the dice that it will leave to the others."""
    urgency = urgencies[view.active]
    sheet = view.sheets[view.active]
    if view.step in (CHOOSE, ROLLING):
        choice = best_choice(view, view.dice, urgencies)
        return choice.gain, choice.left
    if view.step == PLACE:
        form = SHAPE_FORM[view.chosen]
        return best_place(form, sheet.filled, sheet.bricks, urgency, no_x_price(view, urgency)), view.dice
    if view.step == BRICK:
        counts = counts_of(sheet.filled, sheet.bricks)
        spot = SPOT_OF[view.placed]
        gain = drawing(spot, counts, sheet.filled, urgency, no_x_price(view, urgency)) - form_of(sheet.filled, urgency)
        return gain, view.dice
    if view.step == COAT:
        return view.coats * max(0, special_action(sheet, urgency)[0]), view.dice
    return 0, view.dice


@final
class Choice:
    """A shape and how it is paid, or a pass: what it brings, and the dice that it leaves."""

    def __init__(self, shape: int, whites: int, bonuses: int, again: bool, gain: int, left: int, net: int) -> None:
        self.shape: Final = shape
        self.whites: Final = whites
        self.bonuses: Final = bonuses
        self.again: Final = again
        self.gain: Final = gain
        self.left: Final = left
        self.net: Final = net
        """The gain, less what the dice that are left bring another."""


PASSING: Final = -1
"""The shape of a pass."""


def best_choice(view: Position, dice: int, urgencies: list[int]) -> Choice:
    """The best shape for the active player's dice, or a pass.

    Whites are spent before the colour, and bonuses only where dice don't suffice: what is left serves the others.
    """
    urgency = urgencies[view.active]
    sheet = view.sheets[view.active]
    price = no_x_price(view, urgency)
    whites = DIE.count(dice, WHITE)
    best = Choice(PASSING, 0, 0, False, 0, dice, -best_marks(view, dice, urgencies))
    for colour, shapes in enumerate(SHAPES_OF):
        coloured = DIE.count(dice, colour)
        most = coloured + whites + min(MOST_BONUSES, bonuses_left(view, colour))
        for shape in shapes:
            size = SHAPE_SIZE[shape]
            if size > most:  # the shapes of a colour go up in size
                break
            if not can_be_drawn(view, sheet, shape):
                continue
            again = needs_again(view, shape)
            bonuses = max(0, size - coloured - whites)
            gain = best_place(SHAPE_FORM[shape], sheet.filled, sheet.bricks, urgency, price)
            gain -= bonuses * BONUS_VALUES[urgency][colour] + (STAR_VALUES[urgency][USE_AGAIN] if again else 0)
            spent = min(whites, size - bonuses)
            left = dice - spent * DIE.one[WHITE] - (size - bonuses - spent) * DIE.one[colour]
            net = gain - best_marks(view, left, urgencies)
            if net > best.net:
                best = Choice(shape, spent, bonuses, again, gain, left, net)
    return best


def can_be_drawn(view: Position, sheet: Sheet, shape: int) -> bool:
    """Whether a shape is to be had, and has a place: dice apart."""
    return sheet.has_place(SHAPE_FORM[shape]) and (not needs_again(view, shape) or may_use_again(view, shape))


def no_x_price(view: Position, urgency: int) -> int:
    """What it costs to draw without an X; more than anything where it can't be done."""
    return STAR_VALUES[urgency][NO_X] if stars_left(view, NO_X) > 0 else NEVER


@lru_cache(maxsize=4096)
def best_place(form: int, filled: int, bricks: int, urgency: int, no_x_price: int) -> int:
    """How much better a house gets by a form in its best place."""
    counts = counts_of(filled, bricks)
    best = -NEVER
    for place in FORMS[form].places(HOUSE.full & ~filled, HOUSE.supported(filled)):
        best = max(best, drawing(SPOTS[place], counts, filled, urgency, no_x_price))
    return best - form_of(filled, urgency)


def drawing(spot: Spot, counts: list[int], filled: int, urgency: int, no_x_price: int) -> int:
    """How much better lines get by drawing squares with the X where it harms least, or none; and the form after it."""
    values = LINE_VALUES_NOW[urgency]
    gain = form_of(filled | spot.cells, urgency)
    for line, more in spot.lines:
        gain += values[line][counts[line] + more] - values[line][counts[line]]
    harm = harm_of(spot, counts, urgency)
    least = no_x_price
    for row, column in spot.crossings:
        least = min(least, harm[row] + harm[column])
    return gain - least


def harm_of(spot: Spot, counts: list[int], urgency: int) -> list[int]:
    """By line: what an X among these squares costs it."""
    harm = [0] * len(LINES)
    for line, more in spot.lines:
        if counts[line] < BRICKED:
            value = LINE_VALUES_NOW[urgency][line]
            harm[line] = value[counts[line] + more] - value[counts[line] + more + BRICKED]
    return harm


def special_action(sheet: Sheet, urgency: int) -> tuple[int, int]:
    """The best that a coat of arms brings, and how: a window on that square, or, counted on, marks on that track."""
    best, how = -NEVER, 0
    counts = counts_of(sheet.filled, sheet.bricks)
    form = form_of(sheet.filled, urgency)
    for square in HOUSE.cells(HOUSE.supported(sheet.filled)):
        gain = drawing(SINGLES[square], counts, sheet.filled, urgency, 0) - form
        if gain > best:
            best, how = gain, square
    for colour in range(len(COLOURS)):
        values = TRACK_VALUES[urgency][colour]
        marks = get(sheet.marks, colour)
        if marks < TRACK_LENGTH and values[min(marks + 2, TRACK_LENGTH)] - values[marks] > best:
            best, how = values[min(marks + 2, TRACK_LENGTH)] - values[marks], HOUSE.squares + colour
    return best, how


# What others will mark


def best_marks(view: Position, dice: int, urgencies: list[int]) -> int:
    """What dice that are left are worth to the one who gains most by them."""
    return max([_marks(view, seat, dice, urgencies[seat]) for seat in range(view.rules.players)])


def _marks(view: Position, seat: Seat, dice: int, urgency: int) -> int:
    """What the marks are worth that a seat may still make for dice that the active player leaves."""
    if seat == view.active or view.decided & HOUSE.bit[seat]:
        return 0
    for colour in range(len(COLOURS)):
        for _ in range(get(view.marked, colour)):
            dice -= DIE.one[colour if DIE.count(dice, colour) else WHITE]
    return _best_marking(view.sheets[seat].marks, dice, marks_allowed(view) - marks_made(view), urgency)


@lru_cache(maxsize=4096)
def _best_marking(marks: int, dice: int, most: int, urgency: int) -> int:
    """What a number of marks for dice are worth at most, each the best there is."""
    gain = 0
    for _ in range(most):
        white = DIE.count(dice, WHITE) > 0
        best, best_colour = 0, -1
        for colour in range(len(COLOURS)):
            done = get(marks, colour)
            if done < TRACK_LENGTH and (white or DIE.count(dice, colour)):
                values = TRACK_VALUES[urgency][colour]
                if values[done + 1] - values[done] > best:
                    best, best_colour = values[done + 1] - values[done], colour
        if best_colour < 0:
            break
        gain += best
        marks = add(marks, best_colour, 1)
        dice -= DIE.one[best_colour if DIE.count(dice, best_colour) else WHITE]
    return gain
