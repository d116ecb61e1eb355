"""The one judge: whether an action is allowed, and if not, which rule forbids it and what would be right."""

from __future__ import annotations

from rollwright.games.copenhagen_roll.actions import (
    Brick,
    Choose,
    CoatSquare,
    CoatTrack,
    ColorChange,
    CrossOut,
    Decline,
    Deed,
    DiceFall,
    End,
    Mark,
    NoX,
    OneX,
    Pass,
    Place,
    Reroll,
    Roll,
    SetupMarks,
    StartSeat,
    deed_of,
)
from rollwright.games.copenhagen_roll.chance import can_fall
from rollwright.games.copenhagen_roll.components import (
    ABILITIES,
    COLOR_CHANGE,
    DIE,
    FACES,
    FORMS,
    NO_X,
    ONCE,
    ONE_X,
    REROLL,
    SHAPE_COLOUR,
    SHAPE_COPIES,
    SHAPE_FORM,
    SHAPE_NAMES,
    SHAPE_SIZE,
    TRACKS,
    USE_AGAIN,
    WHITE,
)
from rollwright.games.copenhagen_roll.marking import die_left_for, has_room, marks_made
from rollwright.games.copenhagen_roll.position import (
    BRICK,
    COAT,
    CROSS,
    DRAWN,
    MARK,
    NOTHING,
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
from rollwright.games.copenhagen_roll.refusals import refuse
from rollwright.kernel.model import CHANCE, Action, Refusal, Seat
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.tracks import get


def check(position: Position, seat: Seat, action: Action) -> Refusal | None:
    deed = deed_of(action)
    step = position.step
    if step == OVER:
        return refuse("crw.game_over")
    if seat == CHANCE:
        return None if can_fall(position, action) else refuse("crw.dice_decide")
    if isinstance(deed, (StartSeat, CrossOut, DiceFall)):
        return refuse("crw.dice_decide")
    if step in (START, CROSS, ROLLING):
        return refuse("crw.wait_for_dice")
    if step == SETUP:
        return _check_setup(position, seat, deed)
    if isinstance(deed, SetupMarks):
        return refuse("crw.setup_over")
    if isinstance(deed, (Mark, Decline)):
        return _check_marking(position, seat, deed)
    if seat != position.active:
        return _check_not_active(position, seat, deed)
    if step == MARK:
        return _too_late(deed)
    if step == COAT:
        return _check_coat(position, deed)
    if isinstance(deed, (CoatSquare, CoatTrack)):
        return refuse("crw.no_coat")
    if step == ROLL_DUE:
        return None if isinstance(deed, Roll) else refuse("crw.roll_first")
    if isinstance(deed, Roll):
        return refuse("crw.already_rolled")
    if step == PLACE:
        return _check_place(position, deed) if isinstance(deed, Place) else refuse("crw.place_first")
    if step == BRICK:
        return _check_brick(position, deed)
    return _check_open_turn(position, deed)


def _check_setup(position: Position, seat: Seat, deed: Deed) -> Refusal | None:
    if not isinstance(deed, (SetupMarks, Decline)):
        return refuse("crw.setup_first")
    if seat != position.active:
        return refuse("crw.setup_order", first=position.active)
    if isinstance(deed, Decline) and not position.rules.setup_marks_may:
        return refuse("crw.setup_must")
    return None


def _check_marking(position: Position, seat: Seat, deed: Mark | Decline) -> Refusal | None:
    if position.step != MARK:
        if isinstance(deed, Mark):
            return refuse("crw.marking_closed")
        if position.step == COAT and seat == position.active:
            return refuse("crw.coat_must")
        return refuse("crw.nothing_to_decline")
    if seat == position.active:
        return refuse("crw.active_marks_not")
    if isinstance(deed, Decline):
        if position.decided & HOUSE.bit[seat]:
            return refuse("crw.nothing_to_decline")
        if position.rules.must_mark and not marks_made(position):
            return refuse("crw.must_mark")
        return None
    if not has_room(position, seat, deed.colour):
        return refuse("crw.track_full", track=COLOURS[deed.colour])
    if not die_left_for(position, deed.colour):
        code = "crw.die_twice" if marks_made(position) else "crw.no_such_die"
        return refuse(code, track=COLOURS[deed.colour], unused=DIE.write(position.dice) or "none")
    if position.decided & HOUSE.bit[seat]:
        return refuse("crw.one_mark")
    return None


def _check_not_active(position: Position, seat: Seat, deed: Deed) -> Refusal:
    if isinstance(deed, (Reroll, ColorChange, NoX, OneX)):
        return refuse("crw.own_turn_only")
    if position.step == MARK and isinstance(deed, Roll):
        return refuse("crw.wait_for_marks")
    return refuse("crw.not_your_turn", active=position.active)


def _too_late(deed: Deed) -> Refusal:
    """The active player wants something once the others have begun to mark."""
    if isinstance(deed, Reroll):
        return refuse("crw.reroll_too_late")
    if isinstance(deed, ColorChange):
        return refuse("crw.change_too_late")
    if isinstance(deed, OneX):
        return refuse("crw.one_x_too_late")
    return refuse("crw.drawing_closed")


def _check_coat(position: Position, deed: Deed) -> Refusal | None:
    if isinstance(deed, CoatSquare):
        return _check_cells(position, HOUSE.bit[deed.square])
    if isinstance(deed, CoatTrack):
        if not has_room(position, position.active, deed.colour):
            return refuse("crw.coat_track_full", track=COLOURS[deed.colour])
        return None
    return refuse("crw.coat_first", due=position.coats)


def _check_place(position: Position, deed: Place) -> Refusal | None:
    chosen = FORMS[SHAPE_FORM[position.chosen]]
    placed = FORMS[deed.form]
    shape = SHAPE_NAMES[position.chosen]
    if placed is not chosen:
        code = "crw.mirrored" if placed.key == chosen.mirror else "crw.other_shape"
        return refuse(code, shape=shape)
    return _check_cells(position, deed.cells)


def _check_cells(position: Position, cells: int) -> Refusal | None:
    """Squares to be drawn must be empty, and one of them supported."""
    filled = position.sheets[position.active].filled
    if cells & filled:
        return refuse("crw.square_taken", squares=" ".join(HOUSE.cell_names(cells & filled)))
    if cells & HOUSE.supported(filled):
        return None
    if HOUSE.around(cells) & filled:
        return refuse("crw.only_touching", squares=" ".join(HOUSE.cell_names(cells)))
    return refuse("crw.unsupported", squares=" ".join(HOUSE.cell_names(cells)))


def _check_brick(position: Position, deed: Deed) -> Refusal | None:
    if isinstance(deed, NoX):
        return _star_missing(position, NO_X)
    if not isinstance(deed, Brick):
        return refuse("crw.brick_first", squares=" ".join(HOUSE.cell_names(position.placed)))
    if not position.placed & HOUSE.bit[deed.square]:
        return refuse(
            "crw.brick_elsewhere",
            square=HOUSE.names[deed.square],
            squares=" ".join(HOUSE.cell_names(position.placed)),
        )
    return None


def _check_open_turn(position: Position, deed: Deed) -> Refusal | None:
    """The dice lie there and nothing is pending: before the shape, or after it or a pass."""
    if isinstance(deed, Choose):
        return _check_choose(position, deed)
    if isinstance(deed, Pass):
        return _done_already(position)
    if isinstance(deed, End):
        return refuse("crw.draw_or_pass") if position.drawn == NOTHING else None
    if isinstance(deed, Reroll):
        if position.drawn != NOTHING:
            return refuse("crw.reroll_too_late")
        if not DIE.holds(position.dice, deed.dice):
            return refuse("crw.reroll_not_there", dice=DIE.write(deed.dice), there=DIE.write(position.dice))
        return _star_missing(position, REROLL)
    if isinstance(deed, ColorChange):
        return _check_change(position, deed)
    if isinstance(deed, OneX):
        return _check_one_x(position, deed)
    if isinstance(deed, Place):
        return refuse("crw.choose_first")
    if isinstance(deed, NoX):
        return refuse("crw.no_x_with_drawing")
    return refuse("crw.no_brick_due")


def _done_already(position: Position) -> Refusal | None:
    if position.drawn == NOTHING:
        return None
    return refuse("crw.already_drawn" if position.drawn == DRAWN else "crw.already_passed")


def _check_choose(position: Position, deed: Choose) -> Refusal | None:
    if position.drawn != NOTHING:
        return _done_already(position)
    shape = SHAPE_NAMES[deed.shape]
    colour = SHAPE_COLOUR[deed.shape]
    if SHAPE_COPIES[deed.shape]:
        refusal = _check_crossed_out(position, deed)
        if refusal is not None:
            return refusal
    whites = DIE.count(position.dice, WHITE)
    if deed.whites > whites:
        return refuse("crw.too_few_whites", wanted=deed.whites, there=whites)
    if deed.bonuses > bonuses_left(position, colour):
        return _bonus_missing(position, colour)
    wanted = SHAPE_SIZE[deed.shape] - deed.whites - deed.bonuses
    there = DIE.count(position.dice, colour)
    if wanted > there:
        return refuse("crw.too_few_dice", shape=shape, colour=COLOURS[colour], wanted=wanted, there=there)
    if not position.sheets[position.active].has_place(SHAPE_FORM[deed.shape]):
        return refuse("crw.no_place", shape=shape)
    return None


def _check_crossed_out(position: Position, deed: Choose) -> Refusal | None:
    shape = SHAPE_NAMES[deed.shape]
    crossed = get(position.crossed, ONCE[deed.shape])
    if crossed < SHAPE_COPIES[deed.shape]:
        return refuse("crw.not_crossed_out", shape=shape) if deed.again else None
    if not deed.again:
        return refuse("crw.crossed_out", shape=shape)
    if not position.rules.again_setup_fours and crossed == get(position.crossed_at_setup, ONCE[deed.shape]):
        return refuse("crw.again_not_setup", shape=shape)
    return _star_missing(position, USE_AGAIN)


def _check_change(position: Position, deed: ColorChange) -> Refusal | None:
    if not position.rules.change_any_face and WHITE in (deed.face, deed.to):
        return refuse("crw.change_no_white")
    there = DIE.count(position.dice, deed.face)
    if deed.count > there:
        return refuse("crw.change_not_there", face=FACES[deed.face], wanted=deed.count, there=there)
    return _star_missing(position, COLOR_CHANGE)


def _check_one_x(position: Position, deed: OneX) -> Refusal | None:
    if not position.rules.one_x_any_time and position.drawn != DRAWN:
        return refuse("crw.one_x_after_shape")
    if deed.clean and position.rules.no_x_for_turn:
        return refuse("crw.no_x_for_turn")
    refusal = _star_missing(position, ONE_X)
    if refusal is None and deed.clean:
        refusal = _star_missing(position, NO_X)
    if refusal is None:
        refusal = _check_cells(position, HOUSE.bit[deed.square])
    return refusal


def _star_missing(position: Position, track: int) -> Refusal | None:
    """Why the active player can't use an ability now, if so."""
    if stars_left(position, track) > 0:
        return None
    sheet = position.sheets[position.active]
    used = get(sheet.stars_used, track)
    unlocked = TRACKS[track].stars[get(sheet.marks, track)]
    code = "crw.star_fresh" if unlocked > used else "crw.star_used" if used else "crw.star_locked"
    return refuse(code, ability=ABILITIES[track], track=COLOURS[track])


def _bonus_missing(position: Position, colour: int) -> Refusal:
    sheet = position.sheets[position.active]
    used = get(sheet.bonuses_used, colour)
    unlocked = TRACKS[colour].bonuses[get(sheet.marks, colour)]
    fresh = unlocked > TRACKS[colour].bonuses[get(position.usable, colour)]
    code = "crw.bonus_fresh" if fresh else "crw.bonus_used" if used else "crw.bonus_locked"
    return refuse(code, track=COLOURS[colour], left=bonuses_left(position, colour))
