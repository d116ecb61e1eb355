"""What an action does. Legality is judged elsewhere (judge.py); here the consequences follow."""

from __future__ import annotations

from typing import Final

from rollwright.games.copenhagen_roll.actions import (
    ACTIONS,
    Brick,
    Choose,
    CoatSquare,
    CoatTrack,
    ColorChange,
    CrossOut,
    Decline,
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
)
from rollwright.games.copenhagen_roll.components import (
    COLOR_CHANGE,
    DICE,
    DIE,
    FOURS,
    IDLE_ROUNDS,
    LAST_ROUND_AT,
    NO_X,
    ONCE,
    ONE_X,
    REROLL,
    SHAPE_COLOUR,
    SHAPE_COPIES,
    SHAPE_NAMES,
    SHAPE_SIZE,
    TRACK_LENGTH,
    TWO_HANDED,
    USE_AGAIN,
    WHITE,
    fours_of,
)
from rollwright.games.copenhagen_roll.marking import may_still_mark
from rollwright.games.copenhagen_roll.position import (
    BRICK,
    CHOOSE,
    COAT,
    CROSS,
    DRAWN,
    FINISH,
    MARK,
    NOTHING,
    OVER,
    PASSED,
    PLACE,
    ROLL_DUE,
    ROLLING,
    SETUP,
    START,
    Position,
    Rules,
    Sheet,
    next_seat,
)
from rollwright.games.copenhagen_roll.sheets import SINGLE, cross_bonuses, cross_star, draw, mark, names, tell
from rollwright.kernel.model import Event
from rollwright.kernel.native import Word
from rollwright.kernel.options import Setup
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.tracks import add, get


def new_position(setup: Setup) -> Position:
    """The position before the first action: what needs no chance is done."""
    rules = Rules(setup)
    position = Position(rules, tuple(Sheet() for _ in range(setup.players)))
    if rules.players == 2:
        for colour in range(len(COLOURS)):
            fours = fours_of(colour)
            if rules.cross_per_shape:
                for four in fours:
                    _cross_at_setup(position, four)
            elif colour not in TWO_HANDED:
                _cross_at_setup(position, fours[0])
    if rules.start_seat is not None:
        position.start = rules.start_seat
        _start_named(position, None)
    return position


def apply(position: Position, seat: Word, action: Word, log: list[Event] | None) -> Position:
    """The position after a legal action. What happens is told to the log, where there is one."""
    after = position.copy()
    advance(after, seat, action, log)
    return after


def scratch_copy(position: Position) -> Position:
    """A copy that nobody else holds, which `advance` may write on as it likes."""
    scratch = position.copy()
    scratch.sheets = tuple([sheet.copy() for sheet in position.sheets])
    scratch.scratch = True
    return scratch


def advance(after: Position, seat: Word, action: Word, log: list[Event] | None) -> None:
    """Carry out an action in a position that is being made. The most frequent come first."""
    deed = ACTIONS[action]
    if isinstance(deed, Mark):
        _mark_for_die(after, seat, deed.colour, log)
    elif isinstance(deed, Decline):
        _decline(after, seat, log)
    elif isinstance(deed, DiceFall):
        after.dice += deed.dice
        after.rolls += 1
        after.step = CHOOSE
        if log is not None:
            tell(log, "crw.rolled", after.active, fallen=DIE.write(deed.dice), dice=DIE.write(after.dice))
    elif isinstance(deed, Roll):
        after.step = ROLLING
    elif isinstance(deed, End):
        if log is not None:
            tell(log, "crw.turn_ended", seat, unused=DIE.write(after.dice))
        _open_marking(after, log)
    elif isinstance(deed, Choose):
        _choose(after, deed, log)
    elif isinstance(deed, Place):
        after.placed = deed.cells
        after.step = BRICK
        if log is not None:
            tell(log, "crw.placed", seat, shape=SHAPE_NAMES[after.chosen], squares=names(deed.cells))
    elif isinstance(deed, Brick):
        _draw_shape(after, HOUSE.bit[deed.square], log)
    elif isinstance(deed, Pass):
        after.drawn = PASSED
        after.step = FINISH
        if log is not None:
            tell(log, "crw.passed", seat)
    elif isinstance(deed, Reroll):
        cross_star(after, REROLL, log)
        after.dice -= deed.dice
        after.step = ROLLING
        if log is not None:
            tell(log, "crw.rerolled", seat, dice=DIE.write(deed.dice))
    elif isinstance(deed, ColorChange):
        cross_star(after, COLOR_CHANGE, log)
        after.dice += deed.count * (DIE.one[deed.to] - DIE.one[deed.face])
        if log is not None:
            tell(log, "crw.color_changed", seat, count=deed.count, face=_face(deed.face), to=_face(deed.to))
    elif isinstance(deed, NoX):
        cross_star(after, NO_X, log)
        after.clean_turn = after.rules.no_x_for_turn
        _draw_shape(after, 0, log)
    elif isinstance(deed, OneX):
        _one_x(after, deed, log)
    elif isinstance(deed, CoatSquare):
        after.coats -= 1
        if log is not None:
            tell(log, "crw.single_drawn", seat, square=HOUSE.names[deed.square], sign="O")
        draw(after, seat, HOUSE.bit[deed.square], 0, SINGLE, log)
        _go_on(after, log)
    elif isinstance(deed, CoatTrack):
        after.coats -= 1
        mark(after, seat, deed.colour, 2, log)
        _go_on(after, log)
    elif isinstance(deed, SetupMarks):
        mark(after, seat, deed.colour, 2, log)
        _next_setup_seat(after, log)
    elif isinstance(deed, StartSeat):
        after.start = deed.seat
        if log is not None:
            tell(log, "crw.start_player", deed.seat)
        _start_named(after, log)
    elif isinstance(deed, CrossOut):
        _cross_at_setup(after, deed.shape)
        if log is not None:
            tell(log, "crw.crossed_out", None, shape=SHAPE_NAMES[deed.shape])
        _start_named(after, log)


# Set-up


def _start_named(position: Position, log: list[Event] | None) -> None:
    """Go on with the set-up once the start player is known, up to the next choice or chance."""
    position.active = position.start
    if position.rules.players == 2:
        position.step = CROSS if colour_to_cross(position) is not None else SETUP
    else:
        _begin_turn(position, position.start, log)


def colour_to_cross(position: Position) -> int | None:
    """The colour whose four chance has to cross out next."""
    for colour in TWO_HANDED:
        if not any(get(position.crossed_at_setup, ONCE[four]) for four in fours_of(colour)):
            return colour
    return None


def _cross_at_setup(position: Position, shape: int) -> None:
    position.crossed = add(position.crossed, ONCE[shape], 1)
    position.crossed_at_setup = add(position.crossed_at_setup, ONCE[shape], 1)


def _next_setup_seat(position: Position, log: list[Event] | None) -> None:
    other = next_seat(position, position.active)
    if other == position.start:
        position.moved = False  # the set-up belongs to no round (CRW-9.8)
        _begin_turn(position, position.start, log)
    else:
        position.active = other


# The turn


def _begin_turn(position: Position, seat: Word, log: list[Event] | None) -> None:
    position.active = seat
    position.step = ROLL_DUE
    position.dice = 0
    position.rolls = 0
    position.usable = position.sheets[seat].marks
    position.drawn = NOTHING
    position.chosen = 0
    position.clean_turn = False
    position.marked = 0
    position.decided = 0
    if log is not None:
        tell(log, "crw.turn_began", seat, round=position.round)


def _choose(position: Position, deed: Choose, log: list[Event] | None) -> None:
    colour = SHAPE_COLOUR[deed.shape]
    dice = SHAPE_SIZE[deed.shape] - deed.whites - deed.bonuses
    position.dice -= dice * DIE.one[colour] + deed.whites * DIE.one[WHITE]
    position.chosen = deed.shape
    position.step = PLACE
    if log is not None:
        tell(
            log, "crw.chosen", position.active,
            shape=SHAPE_NAMES[deed.shape], dice=dice, whites=deed.whites, bonuses=deed.bonuses,
        )  # fmt: skip
    if deed.bonuses:
        cross_bonuses(position, colour, deed.bonuses)
    if deed.again:
        cross_star(position, USE_AGAIN, log)


def _draw_shape(position: Position, bricks: Word, log: list[Event] | None) -> None:
    """Draw the placed shape, with its X where it has one, and cross it out if it is once-only."""
    shape = position.chosen
    cells = position.placed
    position.placed = 0
    position.chosen = 0
    position.drawn = DRAWN
    if log is not None:
        tell(
            log, "crw.drawn", position.active,
            shape=SHAPE_NAMES[shape], squares=names(cells), brick=names(bricks) or "none",
        )  # fmt: skip
    if SHAPE_COPIES[shape] > 0 and get(position.crossed, ONCE[shape]) < SHAPE_COPIES[shape]:
        position.crossed = add(position.crossed, ONCE[shape], 1)
        if log is not None:
            tell(log, "crw.crossed_out", position.active, shape=SHAPE_NAMES[shape])
    draw(position, position.active, cells, bricks, 1 + SHAPE_COLOUR[shape], log)
    _go_on(position, log)


def _one_x(position: Position, deed: OneX, log: list[Event] | None) -> None:
    cross_star(position, ONE_X, log)
    if deed.clean:
        cross_star(position, NO_X, log)
    window = deed.clean or position.clean_turn
    cell = HOUSE.bit[deed.square]
    if log is not None:
        tell(log, "crw.single_drawn", position.active, square=HOUSE.names[deed.square], sign="O" if window else "X")
    draw(position, position.active, cell, 0 if window else cell, SINGLE, log)
    _go_on(position, log)


def _go_on(position: Position, log: list[Event] | None) -> None:
    """To the next special action that is due and possible, or back to where the turn stood."""
    if position.coats and not _special_action_possible(position):
        position.coats = 0
        if log is not None:
            tell(log, "crw.coat_lost", position.active)
    if position.coats:
        position.step = COAT
    else:
        position.step = CHOOSE if position.drawn == NOTHING else FINISH


def _special_action_possible(position: Position) -> bool:
    sheet = position.sheets[position.active]
    if sheet.filled != HOUSE.full:
        return True
    return any(get(sheet.marks, colour) < TRACK_LENGTH for colour in range(len(COLOURS)))


def _face(face: int) -> str:
    return "white" if face == WHITE else COLOURS[face]


# Marking


def _open_marking(position: Position, log: list[Event] | None) -> None:
    position.step = MARK
    seat: Word = 0
    while seat < position.rules.players:
        if seat == position.active or not may_still_mark(position, seat):
            position.decided |= HOUSE.bit[seat]
        seat += 1
    _close_marking(position, log)


def _mark_for_die(position: Position, seat: Word, colour: Word, log: list[Event] | None) -> None:
    mark(position, seat, colour, 1, log)
    if position.rules.players == 2:
        position.marked = add(position.marked, colour, 1)
        if not may_still_mark(position, seat):
            position.decided |= HOUSE.bit[seat]
    else:
        position.decided |= HOUSE.bit[seat]
    _close_marking(position, log)


def _decline(position: Position, seat: Word, log: list[Event] | None) -> None:
    if log is not None:
        tell(log, "crw.declined", seat)
    if position.step == SETUP:
        _next_setup_seat(position, log)
    else:
        position.decided |= HOUSE.bit[seat]
        _close_marking(position, log)


def _close_marking(position: Position, log: list[Event] | None) -> None:
    """When everybody is through, the turn goes to the next player, or the round ends."""
    if position.decided != HOUSE.bit[position.rules.players] - 1:
        return
    position.marked = 0
    position.decided = 0
    following = next_seat(position, position.active)
    if following == position.start:
        _end_round(position, log)
    if position.step != OVER:
        _begin_turn(position, following, log)


def _end_round(position: Position, log: list[Event] | None) -> None:
    position.idle = 0 if position.moved else position.idle + 1
    position.moved = False
    reached = False
    for sheet in position.sheets:
        if sheet.points >= LAST_ROUND_AT:
            reached = True
    if reached or position.idle == IDLE_ROUNDS:
        position.step = OVER
        position.dice = 0
        position.usable = 0
        position.rolls = 0
        position.drawn = NOTHING
        position.clean_turn = False
        if log is not None:
            tell(log, "crw.game_over" if reached else "crw.stalemate", None, round=position.round)
    else:
        position.round += 1


EVENTS: Final = (
    "crw.start_player", "crw.crossed_out", "crw.turn_began", "crw.rolled", "crw.rerolled", "crw.color_changed",
    "crw.chosen", "crw.placed", "crw.drawn", "crw.single_drawn", "crw.passed", "crw.turn_ended", "crw.declined",
    "crw.marked", "crw.track_full", "crw.row_completed", "crw.column_completed", "crw.coat_unlocked",
    "crw.coat_lost", "crw.star_used", "crw.last_round", "crw.game_over", "crw.stalemate",
)  # fmt: skip

assert len(FOURS) == 8 and DICE == DIE.most and START == 0
