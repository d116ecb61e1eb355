"""What looks good to a seat at a quick look: what searches play on with, thousands of times for one decision.

Every step is settled by the tables of `evaluate` alone, and no position is made to look at it. Of rerolls only those
are looked at that keep one colour and the whites: what they bring on average is known without a roll.
"""

from __future__ import annotations

from math import comb
from typing import Final

from rollwright.games.copenhagen_roll import ids
from rollwright.games.copenhagen_roll.abilities import color_change, one_x_in_time
from rollwright.games.copenhagen_roll.bonuses import bonuses_left, stars_left
from rollwright.games.copenhagen_roll.components import (
    COLOR_CHANGE,
    DICE,
    DIE,
    FORMS,
    MOST_BONUSES,
    ONE_X,
    REROLL,
    SHAPE_FORM,
    SHAPE_SIZE,
    WHITE,
)
from rollwright.games.copenhagen_roll.dice_and_choosing import choice
from rollwright.games.copenhagen_roll.evaluate import (
    NEVER,
    PASSING,
    SHAPES_OF,
    SINGLES,
    SPOT_OF,
    SPOTS,
    best_choice,
    best_place,
    can_be_drawn,
    counts_of,
    drawing,
    form_of,
    harm_of,
    no_x_price,
    special_action,
    urgency_of,
)
from rollwright.games.copenhagen_roll.marking import may_decline, may_mark
from rollwright.games.copenhagen_roll.position import (
    BRICK,
    CHOOSE,
    COAT,
    FINISH,
    MARK,
    PLACE,
    Position,
)
from rollwright.games.copenhagen_roll.sheet import Sheet
from rollwright.games.copenhagen_roll.turn import offer
from rollwright.games.copenhagen_roll.worth import STAR_VALUES, TRACK_VALUES
from rollwright.kernel.model import Action, Seat
from rollwright.kernel.walk import Walk
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.house import ROWS
from rollwright.parts.tracks import get

_NONE: Final = -1
_HITS: Final = tuple(tuple(comb(n, hits) * 2 ** (n - hits) for hits in range(n + 1)) for n in range(DICE + 1))
"""In how many of 3 ** n cases k of n dice show a colour or white."""


def quick(position: Position, seat: Seat) -> Action:
    """A legal action. Of equals the lowest, mostly."""
    step = position.step
    if step == CHOOSE:
        return _choose(position)
    if step == MARK:
        return _mark(position, seat)
    urgency = urgency_of(position, seat)
    sheet = position.sheets[seat]
    if step == PLACE:
        return _place(position, sheet, urgency)
    if step == BRICK:
        return _brick(position, sheet, urgency)
    if step == FINISH:
        return _finish(position, sheet, urgency)
    if step == COAT:
        return ids.COAT_SQUARE + special_action(sheet, urgency)[1]
    walk = Walk(0, None)
    offer(position, seat, walk)
    return walk.picked


def _choose(position: Position) -> Action:
    urgencies = [urgency_of(position, one) for one in range(position.rules.players)]
    best = best_choice(position, position.dice, urgencies)
    if stars_left(position, REROLL) > 0:
        again = _reroll(position, best.gain, urgencies[position.active])
        if again != _NONE:
            return again
    most = best.net
    action = ids.PASS if best.shape == PASSING else choice(best.shape, best.whites, best.bonuses, best.again)
    if stars_left(position, COLOR_CHANGE) > 0:
        most += STAR_VALUES[urgencies[position.active]][COLOR_CHANGE]
        for face in range(len(COLOURS)):
            for to in range(len(COLOURS)):
                if face != to and DIE.count(position.dice, to) > 0:
                    for n in range(1, DIE.count(position.dice, face) + 1):
                        dice = position.dice + n * (DIE.one[to] - DIE.one[face])
                        net = best_choice(position, dice, urgencies).net
                        if net > most:
                            most, action = net, color_change(face, to) + n - 1
    return action


def _reroll(position: Position, gain: int, urgency: int) -> Action:
    """The best reroll, if it may be hoped to bring more than the dice that lie there: that gain, and the star."""
    sheet = position.sheets[position.active]
    price = no_x_price(position, urgency)
    whites = DIE.count(position.dice, WHITE)
    best, most = _NONE, gain + STAR_VALUES[urgency][REROLL]
    for colour, shapes in enumerate(SHAPES_OF):
        kept = DIE.count(position.dice, colour) + whites
        if kept == DICE:
            continue
        gains = [0] * (DICE + 1)
        for shape in shapes:
            if can_be_drawn(position, sheet, shape):
                size = SHAPE_SIZE[shape]
                here = best_place(SHAPE_FORM[shape], sheet.filled, sheet.bricks, urgency, price)
                gains[size] = max(gains[size], here)
        for size in range(DICE):
            gains[size + 1] = max(gains[size + 1], gains[size])
        bonuses = min(MOST_BONUSES, bonuses_left(position, colour))
        hoped = 0
        for hits, ways in enumerate(_HITS[DICE - kept]):
            hoped += ways * gains[min(DICE, kept + bonuses + hits)]
        hoped //= 3 ** (DICE - kept)
        if hoped > most:
            rest = position.dice - (kept - whites) * DIE.one[colour] - whites * DIE.one[WHITE]
            best, most = ids.REROLL + DIE.number[rest], hoped
    return best


def _place(position: Position, sheet: Sheet, urgency: int) -> Action:
    counts = counts_of(sheet.filled, sheet.bricks)
    price = no_x_price(position, urgency)
    places = FORMS[SHAPE_FORM[position.chosen]].places(HOUSE.full & ~sheet.filled, HOUSE.supported(sheet.filled))
    best, most = places[0], drawing(SPOTS[places[0]], counts, sheet.filled, urgency, price)
    for place in places[1:]:
        gain = drawing(SPOTS[place], counts, sheet.filled, urgency, price)
        if gain > most:
            best, most = place, gain
    return ids.PLACE + best


def _brick(position: Position, sheet: Sheet, urgency: int) -> Action:
    spot = SPOT_OF[position.placed]
    harm = harm_of(spot, counts_of(sheet.filled, sheet.bricks), urgency)
    best, least = ids.NO_X, no_x_price(position, urgency)
    for square in HOUSE.cells(spot.cells):
        cost = harm[square // HOUSE.columns] + harm[ROWS + square % HOUSE.columns]
        if cost < least:
            best, least = ids.BRICK + square, cost
    return best


def _finish(position: Position, sheet: Sheet, urgency: int) -> Action:
    """Draw one X more, if there is a star for it and a square where it is worth that."""
    best, most = ids.END, form_of(sheet.filled, urgency) + STAR_VALUES[urgency][ONE_X]
    if stars_left(position, ONE_X) > 0 and one_x_in_time(position):
        counts = counts_of(sheet.filled, sheet.bricks)
        for square in HOUSE.cells(HOUSE.supported(sheet.filled)):
            gain = drawing(SINGLES[square], counts, sheet.filled, urgency, NEVER)
            if gain > most:
                best, most = ids.ONE_X + 2 * square, gain
    return best


def _mark(position: Position, seat: Seat) -> Action:
    values = TRACK_VALUES[urgency_of(position, seat)]
    best, most = ids.DECLINE, 0 if may_decline(position) else -NEVER
    for colour in range(len(COLOURS)):
        if may_mark(position, seat, colour):
            marks = get(position.sheets[seat].marks, colour)
            gain = values[colour][marks + 1] - values[colour][marks]
            if gain > most:
                best, most = ids.MARK + colour, gain
    return best
