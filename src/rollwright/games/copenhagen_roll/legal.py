"""What a seat may do now: as a list, as a count, and the n-th. One walk in rising order of ids gives all three."""

from __future__ import annotations

from typing import Final

from rollwright.games.copenhagen_roll import actions as ids
from rollwright.games.copenhagen_roll.chance import outcomes
from rollwright.games.copenhagen_roll.components import (
    COLOR_CHANGE,
    DIE,
    FORMS,
    MOST_BONUSES,
    NO_X,
    ONCE,
    ONE_X,
    REROLL,
    SHAPE_COLOUR,
    SHAPE_COPIES,
    SHAPE_FORM,
    SHAPE_SIZE,
    USE_AGAIN,
    WHITE,
)
from rollwright.games.copenhagen_roll.marking import has_room, marks_made, may_mark
from rollwright.games.copenhagen_roll.position import (
    BRICK,
    CHOOSE,
    COAT,
    CROSS,
    DRAWN,
    MARK,
    OVER,
    PLACE,
    ROLL_DUE,
    ROLLING,
    SETUP,
    START,
    Position,
    bonuses_left,
    stars_left,
)
from rollwright.kernel.model import CHANCE, Action, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.source import Source
from rollwright.kernel.walk import Walk
from rollwright.parts.facade import HOUSE
from rollwright.parts.grid import lowest_bit
from rollwright.parts.tracks import get

_NOBODY: Final[tuple[Seat, ...]] = ()
_CHANCE: Final[tuple[Seat, ...]] = (CHANCE,)
_ONE: Final[tuple[tuple[Seat, ...], ...]] = ((0,), (1,), (2,), (3,))
_UNDECIDED: Final[tuple[tuple[Seat, ...], ...]] = tuple(
    tuple(seat for seat in range(4) if not decided & HOUSE.bit[seat]) for decided in range(16)
)
_BEYOND: Final[tuple[int, ...]] = (15, 14, 12, 8, 0)
"""Seats that don't exist, as a mask, by number of players."""
_SHAPES_OF: Final[tuple[int, ...]] = tuple(SHAPE_COLOUR.count(colour) for colour in range(WHITE))


def to_act(position: Position) -> tuple[Seat, ...]:
    step = position.step
    if step == MARK:
        beyond: Word = _BEYOND[position.rules.players]
        return _UNDECIDED[position.decided | beyond]
    if step == ROLLING or step < SETUP:
        return _CHANCE
    if step == OVER:
        return _NOBODY
    return _ONE[position.active]


def legal(position: Position, seat: Seat) -> list[Action]:
    if seat == CHANCE:
        return [action for action, _ in outcomes(position)] if position.step in (START, CROSS, ROLLING) else []
    found: list[Action] = []
    _walk(position, seat, Walk(-1, found))
    return found


def legal_count(position: Position, seat: Seat) -> int:
    if seat == CHANCE:
        return len(legal(position, seat))
    return count(position, seat, Walk(-1, None))


def nth_legal(position: Position, seat: Seat, n: int) -> Action:
    if seat == CHANCE:
        return legal(position, seat)[n]
    action = nth(position, seat, n, Walk(-1, None))
    if action < 0:
        raise IndexError(f"seat {seat} has no {n + 1} actions")
    return action


def count(position: Position, seat: Word, walk: Walk) -> Word:
    """How many actions a seat has; the walk is lent, so that hot loops make one only."""
    if position.step == PLACE and seat == position.active:
        filled = position.sheets[seat].filled
        return FORMS[SHAPE_FORM[position.chosen]].count_places(HOUSE.full & ~filled, HOUSE.supported(filled))
    walk.begin(-1)
    _walk(position, seat, walk)
    return walk.count


def nth(position: Position, seat: Word, n: Word, walk: Walk) -> Word:
    """The n-th action of a seat, or -1 if there are not so many."""
    if position.step == PLACE and seat == position.active:
        filled = position.sheets[seat].filled
        form = FORMS[SHAPE_FORM[position.chosen]]
        return ids.PLACE + form.nth_place(HOUSE.full & ~filled, HOUSE.supported(filled), n)
    walk.begin(n)
    _walk(position, seat, walk)
    return walk.picked


def pick(position: Position, seat: Word, source: Source, walk: Walk) -> Word:
    """One action of a seat, drawn as by counting and taking the n-th."""
    if position.step == PLACE:
        return nth(position, seat, source.below(count(position, seat, walk)), walk)
    walk.begin(-1)
    _walk(position, seat, walk)
    n: Word = source.below(walk.count)
    action = walk.recall(n)
    return action if action >= 0 else nth(position, seat, n, walk)


def _walk(position: Position, seat: Word, walk: Walk) -> None:
    step = position.step
    if step == MARK:
        _walk_marks(position, seat, walk)
    elif seat != position.active or step in (ROLLING, OVER) or step < SETUP:
        return
    elif step == BRICK:
        _walk_squares(walk, ids.BRICK, position.placed)
        if stars_left(position, NO_X) > 0:
            walk.one(ids.NO_X_USE)
    elif step == PLACE:
        filled = position.sheets[seat].filled
        form = FORMS[SHAPE_FORM[position.chosen]]
        for place in form.places(HOUSE.full & ~filled, HOUSE.supported(filled)):
            walk.one(ids.PLACE + place)
    elif step == ROLL_DUE:
        walk.one(ids.ROLL)
    elif step == COAT:
        _walk_squares(walk, ids.COAT_SQUARE, HOUSE.supported(position.sheets[seat].filled))
        colour: Word = 0
        while colour < WHITE:
            if has_room(position, seat, colour):
                walk.one(ids.COAT_TRACK + colour)
            colour += 1
    elif step == SETUP:
        walk.run(ids.SETUP_MARKS, WHITE)
        if position.rules.setup_marks_may:
            walk.one(ids.DECLINE)
    else:
        _walk_open_turn(position, walk)


def _walk_squares(walk: Walk, first: Word, mask: Word) -> None:
    while mask:
        walk.one(first + lowest_bit(mask))
        mask &= mask - 1


def _walk_marks(position: Position, seat: Word, walk: Walk) -> None:
    if seat >= position.rules.players:
        return
    mine: Word = HOUSE.bit[seat]
    if position.decided & mine:
        return
    if not position.rules.must_mark or marks_made(position) > 0:
        walk.one(ids.DECLINE)
    colour: Word = 0
    while colour < WHITE:
        if may_mark(position, seat, colour):
            walk.one(ids.MARK + colour)
        colour += 1


def _walk_open_turn(position: Position, walk: Walk) -> None:
    """The dice lie there and nothing is pending."""
    before = position.step == CHOOSE
    walk.one(ids.PASS if before else ids.END)
    if before and stars_left(position, REROLL) > 0:
        walk.all(ids.REROLLS[position.dice])
    if stars_left(position, COLOR_CHANGE) > 0:
        _walk_color_changes(position, walk)
    if before:
        _walk_choices(position, walk)
    if (
        walk.picked < 0
        and stars_left(position, ONE_X) > 0
        and (position.rules.one_x_any_time or position.drawn == DRAWN)
    ):
        _walk_singles(position, walk)


def _walk_color_changes(position: Position, walk: Walk) -> None:
    faces: Word = WHITE + 1 if position.rules.change_any_face else WHITE
    face: Word = 0
    while face < faces:
        dice = DIE.count(position.dice, face)
        if dice > 0:
            to: Word = 0
            while to < faces:
                if to != face:
                    walk.run(ids.color_change(face, to), dice)
                to += 1
        face += 1


def _walk_choices(position: Position, walk: Walk) -> None:
    """Every shape that can be paid, available or by use-again, and placed; with every way to pay for it."""
    sheet = position.sheets[position.active]
    whites = DIE.count(position.dice, WHITE)
    shape: Word = 0
    while shape < len(SHAPE_SIZE) and walk.picked < 0:
        colour: Word = SHAPE_COLOUR[shape]
        dice = DIE.count(position.dice, colour)
        bonuses = min(MOST_BONUSES, bonuses_left(position, colour))
        most = dice + whites + bonuses
        last = shape + _SHAPES_OF[colour]
        while shape < last:
            size: Word = SHAPE_SIZE[shape]
            if size > most:  # the shapes of a colour go up in size
                break
            again = needs_again(position, shape)
            if (not again or may_use_again(position, shape)) and sheet.has_place(SHAPE_FORM[shape]):
                _walk_payments(walk, shape, size, dice, whites, bonuses, again)
            shape += 1
        shape = last


def _walk_payments(walk: Walk, shape: Word, size: Word, dice: Word, whites: Word, bonuses: Word, again: bool) -> None:
    w: Word = 0
    while w <= whites and w <= size:
        b: Word = max(0, size - w - dice)
        while b <= bonuses and b <= size - w:
            walk.one(ids.choice(shape, w, b, again))
            b += 1
        w += 1


def needs_again(position: Position, shape: Word) -> bool:
    copies: Word = SHAPE_COPIES[shape]
    return copies > 0 and get(position.crossed, ONCE[shape]) == copies


def may_use_again(position: Position, shape: Word) -> bool:
    if stars_left(position, USE_AGAIN) <= 0:
        return False
    in_play = get(position.crossed, ONCE[shape]) - get(position.crossed_at_setup, ONCE[shape])
    return position.rules.again_setup_fours or in_play > 0


def _walk_singles(position: Position, walk: Walk) -> None:
    squares = HOUSE.supported(position.sheets[position.active].filled)
    clean = not position.rules.no_x_for_turn and stars_left(position, NO_X) > 0
    while squares:
        walk.run(ids.ONE_X_USE + 2 * lowest_bit(squares), 2 if clean else 1)
        squares &= squares - 1
