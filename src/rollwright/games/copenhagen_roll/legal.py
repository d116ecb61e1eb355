"""What a seat may do now: as a list, as a count, and the n-th of it. Lists are in rising order of ids."""

from __future__ import annotations

from rollwright.games.copenhagen_roll import actions as ids
from rollwright.games.copenhagen_roll.chance import outcomes
from rollwright.games.copenhagen_roll.components import (
    COLOR_CHANGE,
    DIE,
    FACES,
    FORMS,
    MOST_BONUSES,
    NO_X,
    ONCE,
    ONE_X,
    REROLL,
    SHAPE_COLOUR,
    SHAPE_COPIES,
    SHAPE_FORM,
    SHAPE_NAMES,
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
    FINISH,
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
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.tracks import get


def to_act(position: Position) -> tuple[Seat, ...]:
    step = position.step
    if step == OVER:
        return ()
    if step in (START, CROSS, ROLLING):
        return (CHANCE,)
    if step == MARK:
        return tuple([seat for seat in range(position.rules.players) if not position.decided & HOUSE.bit[seat]])
    return (position.active,)


def legal(position: Position, seat: Seat) -> list[Action]:
    step = position.step
    if seat == CHANCE:
        return [action for action, _ in outcomes(position)] if to_act(position) == (CHANCE,) else []
    if step == MARK:
        return _marks(position, seat)
    if seat != position.active or step in (START, CROSS, ROLLING, OVER):
        return []
    if step == PLACE:
        filled = position.sheets[seat].filled
        form = FORMS[SHAPE_FORM[position.chosen]]
        return [ids.PLACE + place for place in form.places(HOUSE.full & ~filled, HOUSE.supported(filled))]
    if step == BRICK:
        found = [ids.BRICK + square for square in HOUSE.cells(position.placed)]
        return [*found, ids.NO_X_USE] if stars_left(position, NO_X) > 0 else found
    if step == ROLL_DUE:
        return [ids.ROLL]
    if step == COAT:
        return _special_actions(position, seat)
    if step == SETUP:
        decline = [ids.DECLINE] if position.rules.setup_marks_may else []
        return [ids.SETUP_MARKS + colour for colour in range(len(COLOURS))] + decline
    return _open_turn(position)


def legal_count(position: Position, seat: Seat) -> int:
    if position.step == PLACE and seat == position.active:
        filled = position.sheets[seat].filled
        form = FORMS[SHAPE_FORM[position.chosen]]
        return form.count_places(HOUSE.full & ~filled, HOUSE.supported(filled))
    return len(legal(position, seat))


def nth_legal(position: Position, seat: Seat, n: int) -> Action:
    if position.step == PLACE and seat == position.active:
        filled = position.sheets[seat].filled
        form = FORMS[SHAPE_FORM[position.chosen]]
        return ids.PLACE + form.nth_place(HOUSE.full & ~filled, HOUSE.supported(filled), n)
    return legal(position, seat)[n]


def _marks(position: Position, seat: Seat) -> list[Action]:
    if seat >= position.rules.players or position.decided & HOUSE.bit[seat]:
        return []
    may_decline = not position.rules.must_mark or marks_made(position) > 0
    found = [ids.DECLINE] if may_decline else []
    return found + [ids.MARK + colour for colour in range(len(COLOURS)) if may_mark(position, seat, colour)]


def _special_actions(position: Position, seat: Seat) -> list[Action]:
    squares = HOUSE.supported(position.sheets[seat].filled)
    return [ids.COAT_SQUARE + square for square in HOUSE.cells(squares)] + [
        ids.COAT_TRACK + colour for colour in range(len(COLOURS)) if has_room(position, seat, colour)
    ]


def _open_turn(position: Position) -> list[Action]:
    """The dice lie there and nothing is pending."""
    before = position.step == CHOOSE
    found = [ids.PASS] if before else [ids.END]
    if before and stars_left(position, REROLL) > 0:
        found += [ids.REROLL_DICE + DIE.number[part] for part in DIE.parts(position.dice)]
    if stars_left(position, COLOR_CHANGE) > 0:
        found += _color_changes(position)
    if before:
        found += _choices(position)
    if stars_left(position, ONE_X) > 0 and (position.rules.one_x_any_time or position.drawn == DRAWN):
        found += _singles(position)
    return found


def _color_changes(position: Position) -> list[Action]:
    faces = len(FACES) if position.rules.change_any_face else WHITE
    return [
        ids.CHANGES[(count, face, to)]
        for face in range(faces)
        for to in range(faces)
        if face != to
        for count in range(1, DIE.count(position.dice, face) + 1)
    ]


def _choices(position: Position) -> list[Action]:
    """Every shape that can be paid, available or by use-again, and placed; with every way to pay for it."""
    filled = position.sheets[position.active].filled
    empty = HOUSE.full & ~filled
    supported = HOUSE.supported(filled)
    whites = DIE.count(position.dice, WHITE)
    found: list[Action] = []
    for shape in range(len(SHAPE_NAMES)):
        colour = SHAPE_COLOUR[shape]
        size = SHAPE_SIZE[shape]
        dice = DIE.count(position.dice, colour)
        bonuses = min(MOST_BONUSES, bonuses_left(position, colour))
        if dice + whites + bonuses < size:
            continue
        again = _needs_again(position, shape)
        if again and not _may_use_again(position, shape):
            continue
        if not FORMS[SHAPE_FORM[shape]].has_place(empty, supported):
            continue
        for w in range(min(whites, size) + 1):
            fewest = max(0, size - w - dice)
            for b in range(fewest, min(bonuses, size - w) + 1):
                found.append(ids.CHOICES[(shape, w, b, again)])  # noqa: PERF401 - plain loops compile to faster code
    return found


def _needs_again(position: Position, shape: int) -> bool:
    copies = SHAPE_COPIES[shape]
    return copies > 0 and get(position.crossed, ONCE[shape]) == copies


def _may_use_again(position: Position, shape: int) -> bool:
    if stars_left(position, USE_AGAIN) <= 0:
        return False
    in_play = get(position.crossed, ONCE[shape]) - get(position.crossed_at_setup, ONCE[shape])
    return position.rules.again_setup_fours or in_play > 0


def _singles(position: Position) -> list[Action]:
    squares = HOUSE.cells(HOUSE.supported(position.sheets[position.active].filled))
    clean = not position.rules.no_x_for_turn and stars_left(position, NO_X) > 0
    found: list[Action] = []
    for square in squares:
        found.append(ids.ONE_X_USE + 2 * square)
        if clean:
            found.append(ids.ONE_X_USE + 2 * square + 1)
    return found


assert FINISH > CHOOSE
