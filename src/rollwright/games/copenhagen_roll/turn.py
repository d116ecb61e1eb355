"""Chapter 2, turn order and phases: how the chapters follow one another.

Here is what belongs to no other chapter: all actions in one table, which refusal comes first, what is offered in which
step, and where the turn goes on when an action is done.
"""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_roll import (
    abilities,
    coats_of_arms,
    dice_and_choosing,
    drawing,
    ids,
    marking,
    setup,
    two_players,
)
from rollwright.games.copenhagen_roll.codes import refuse, tell
from rollwright.games.copenhagen_roll.components import DIE
from rollwright.games.copenhagen_roll.deed import ANSWERED, DONE, DREW, NAMED, SET_UP, Deed, done_already
from rollwright.games.copenhagen_roll.editions import Rules
from rollwright.games.copenhagen_roll.end_of_the_game import end_round
from rollwright.games.copenhagen_roll.position import (
    BRICK,
    CHOOSE,
    COAT,
    CROSS,
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
    at,
    scratch_copy,
)
from rollwright.kernel.actions import Verb, Vocabulary, found, numbered
from rollwright.kernel.model import CHANCE, Action, Chance, Event, Refusal, Seat, Step
from rollwright.kernel.native import Word
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source
from rollwright.kernel.walk import Walk
from rollwright.parts.facade import HOUSE


class Ending(Deed):
    """Ends something in one's own turn."""

    def by_another(self, position: Position, seat: Seat) -> Refusal:
        return marking.answer_due(position, seat) or super().by_another(position, seat)


@final
class Pass(Ending):
    """Draw no shape this turn."""

    def __init__(self) -> None:
        super().__init__("pass", at(CHOOSE, FINISH))

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        return done_already(position)

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        position.drawn = PASSED
        position.step = FINISH
        if log is not None:
            tell(log, "crw.passed", seat)
        return DONE


@final
class End(Ending):
    """End one's part of the turn: the others mark."""

    def __init__(self) -> None:
        super().__init__("end", at(CHOOSE, FINISH))

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        return refuse("crw.draw_or_pass") if position.drawn == NOTHING else None

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        if log is not None:
            tell(log, "crw.turn_ended", seat, unused=DIE.write(position.dice))
        marking.open_marking(position)
        return ANSWERED


# All actions


ACTIONS: Final[tuple[Deed, ...]] = numbered(
    ids.SPACE,
    (ids.START_SEAT, setup.START_SEATS),
    (ids.CROSS_OUT, two_players.CROSSINGS),
    (ids.DICE_FALL, dice_and_choosing.DICE_FALLS),
    (ids.SETUP_MARKS, two_players.SETUP_MARKS),
    (ids.ROLL, [dice_and_choosing.Roll()]),
    (ids.PASS, [Pass()]),
    (ids.END, [End()]),
    (ids.DECLINE, [marking.Decline()]),
    (ids.REROLL, abilities.REROLLS),
    (ids.COLOR_CHANGE, abilities.COLOR_CHANGES),
    (ids.CHOOSE, dice_and_choosing.CHOICES),
    (ids.PLACE, drawing.PLACINGS),
    (ids.BRICK, drawing.BRICKS),
    (ids.NO_X, [abilities.NoX()]),
    (ids.ONE_X, abilities.ONE_XS),
    (ids.COAT_SQUARE, coats_of_arms.COAT_SQUARES),
    (ids.COAT_TRACK, coats_of_arms.COAT_TRACKS),
    (ids.MARK, marking.MARKS),
)
IDS: Final = {deed.text: action for action, deed in enumerate(ACTIONS)}
VERBS: Final[dict[str, Verb[Position]]] = {
    **two_players.VERBS,
    **abilities.VERBS,
    **dice_and_choosing.VERBS,
    **drawing.VERBS,
    **coats_of_arms.VERBS,
    **marking.VERBS,
    **setup.VERBS,
    "pass": Verb("pass"),
    "end": Verb("end"),
}


# Who acts, and what is refused first

_BY_CHANCE: Final = at(START, CROSS, ROLLING)
_BY_OTHERS: Final = at(SETUP, MARK)
_NOBODY: Final[tuple[Seat, ...]] = ()
_CHANCE: Final[tuple[Seat, ...]] = (CHANCE,)
_ONE: Final[tuple[tuple[Seat, ...], ...]] = ((0,), (1,), (2,), (3,))
_UNDECIDED: Final[tuple[tuple[Seat, ...], ...]] = tuple(
    tuple(seat for seat in range(4) if not decided & HOUSE.bit[seat]) for decided in range(16)
)
_BEYOND: Final[tuple[int, ...]] = (15, 14, 12, 8, 0)
"""Seats that don't exist, as a mask, by number of players."""


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


def stage(position: Position) -> int:
    """Rises with the end of each turn, the end of its marking, and each step of the set-up."""
    players = position.rules.players
    order = (position.active - position.start) % players
    if position.step < SETUP:
        return 0
    if position.step == SETUP:
        return 1 + order
    turn = (position.round - 1) * players + order
    part = 2 if position.step == OVER else 1 if position.step == MARK else 0
    return 1 + players + 2 * turn + part


def turn(position: Position) -> int:
    """How many turns have begun, the marking of the others counted in; 0 in the set-up."""
    if position.step <= SETUP:
        return 0
    players = position.rules.players
    return (position.round - 1) * players + (position.active - position.start) % players + 1


def check(position: Position, seat: Seat, action: Action) -> Refusal | None:
    refusal = untimely(position, seat, action)
    return refusal if refusal is not None else ACTIONS[action].refused(position, seat)


def untimely(position: Position, seat: Seat, action: Action) -> Refusal | None:
    """Why this is no time for an action of its kind."""
    deed = found(ACTIONS, action)
    step = position.step
    now = 1 << step
    if step == OVER:
        return refuse("crw.game_over")
    if seat == CHANCE:
        return None if deed.steps & now & _BY_CHANCE else deed.for_chance()
    if deed.steps & _BY_CHANCE:
        return deed.for_chance()
    if now & _BY_CHANCE:
        return refuse("crw.wait_for_dice")
    in_step = deed.steps & now != 0
    if step == SETUP:
        if seat != position.active:
            return refuse("crw.setup_order", first=position.active)
        return None if in_step else two_players.setup_first(position)
    if deed.steps & _BY_OTHERS:
        if in_step and seat == position.active:
            return refuse("crw.active_marks_not")
    elif seat != position.active:
        return deed.by_another(position, seat)
    if in_step:
        return None
    if deed.steps & _BY_OTHERS:
        return deed.out_of_turn(position, seat)
    if step == MARK:
        return deed.too_late()
    if step == COAT:
        return refuse("crw.coat_first", due=position.coats)
    return deed.out_of_turn(position, seat)


VOCABULARY: Final[Vocabulary[Position]] = Vocabulary(VERBS, IDS, untimely)


# What is offered, in rising order of ids


def offer(position: Position, seat: Word, walk: Walk) -> None:
    """Report to the walk all that a seat, or chance, may do now."""
    step = position.step
    if step == MARK and seat >= 0:
        marking.offer_marks(position, seat, walk)
    elif step == ROLLING or step < SETUP:
        if seat == CHANCE:
            for action, _ in outcomes(position):
                walk.one(action)
    elif seat != position.active or step == OVER:
        return
    elif step == BRICK:
        walk.bits(ids.BRICK, position.placed)
        abilities.offer_no_x(position, walk)
    elif step == PLACE:
        drawing.offer_places(position, walk)
    elif step == ROLL_DUE:
        walk.one(ids.ROLL)
    elif step == COAT:
        coats_of_arms.offer_special_actions(position, walk)
    elif step == SETUP:
        two_players.offer_setup_marks(position, walk)
    elif step == CHOOSE:
        walk.one(ids.PASS)
        abilities.offer_rerolls(position, walk)
        abilities.offer_color_changes(position, walk)
        dice_and_choosing.offer_choices(position, walk)
        abilities.offer_one_x(position, walk)
    else:
        walk.one(ids.END)
        abilities.offer_color_changes(position, walk)
        abilities.offer_one_x(position, walk)


# The three below are the kernel's defaults once more: here the compiler sees what it calls, and play that is driven
# from Python is a twelfth faster.


def legal(position: Position, seat: Word) -> list[Action]:
    found: list[Action] = []
    offer(position, seat, Walk(-1, found))
    return found


def legal_count(position: Position, seat: Word) -> Word:
    walk = Walk(-1, None)
    offer(position, seat, walk)
    return walk.count


def nth_legal(position: Position, seat: Word, n: Word) -> Word:
    walk = Walk(n, None)
    offer(position, seat, walk)
    if walk.picked < 0:
        raise IndexError(f"seat {seat} has no {n + 1} actions")
    return walk.picked


# Chance


def total(position: Position) -> Word:
    if position.step == ROLLING:
        return dice_and_choosing.ways_to_fall(position)
    return position.rules.players if position.step == START else 2


def chance(position: Position) -> Chance:
    if position.step == ROLLING:
        label = dice_and_choosing.roll_label(position)
    elif position.step == START:
        label = "start player"
    else:
        label = two_players.crossing_label(position)
    return Chance(label, total(position))


def outcome(position: Position, number: Word) -> Word:
    if position.step == ROLLING:
        return dice_and_choosing.fall(position, number)
    return ids.START_SEAT + number if position.step == START else two_players.crossing(position, number)


def outcomes(position: Position) -> list[tuple[Action, int]]:
    if position.step == ROLLING:
        return dice_and_choosing.falls(position)
    return [(outcome(position, number), 1) for number in range(total(position))]


def draw(position: Position, source: Source) -> Word:
    return outcome(position, source.below(total(position)))


# The course of the game


def new(setup_of_table: Setup) -> Position:
    """The position before the first action: what needs no chance is done."""
    rules = Rules(setup_of_table)
    position = setup.empty(rules)
    if rules.players == 2:
        two_players.cross_out_fours(position)
    if rules.start_seat is not None:
        position.start = rules.start_seat
        _go_on_with_setup(position, None)
    return position


def apply(position: Position, seat: Seat, action: Action) -> Step[Position]:
    events: list[Event] = []
    after = position.copy()
    advance(after, seat, action, events)
    return Step(after, events)


def after(position: Position, seat: Word, action: Word) -> Position:
    following = position.copy()
    advance(following, seat, action, None)
    return following


def advance(position: Position, seat: Word, action: Word, log: list[Event] | None) -> None:
    """Carry out an action in a position that is being made, and go on to where somebody has to act."""
    happened = ACTIONS[action].do(position, seat, log)
    if happened == DREW:
        _go_on_with_turn(position, log)
    elif happened == ANSWERED:
        _close_marking(position, log)
    elif happened == SET_UP:
        _next_to_set_up(position, log)
    elif happened == NAMED:
        _go_on_with_setup(position, log)


def _go_on_with_setup(position: Position, log: list[Event] | None) -> None:
    """Once the start player is known, up to the next choice or chance."""
    position.active = position.start
    if position.rules.players == 2:
        position.step = CROSS if two_players.colour_to_cross(position) is not None else SETUP
        if log is not None and position.step == SETUP:
            two_players.tell_what_needed_no_chance(position, log)
    else:
        _begin_turn(position, position.start, log)


def _next_to_set_up(position: Position, log: list[Event] | None) -> None:
    other = _next_seat(position)
    if other == position.start:
        position.moved = False  # the set-up belongs to no round (CRW-9.8)
        _begin_turn(position, position.start, log)
    else:
        position.active = other


def _begin_turn(position: Position, seat: Word, log: list[Event] | None) -> None:
    position.active = seat
    position.step = ROLL_DUE
    position.dice = 0
    position.rolls = 0
    position.usable = position.sheets[seat].marks
    position.drawn = NOTHING
    position.chosen = 0
    position.again = False
    position.clean_turn = False
    position.marked = 0
    position.decided = 0
    if log is not None:
        tell(log, "crw.turn_began", seat, round=position.round)


def _go_on_with_turn(position: Position, log: list[Event] | None) -> None:
    """To the next special action that is due and possible, or back to where the turn stood."""
    if position.coats and not coats_of_arms.special_action_possible(position):
        position.coats = 0
        if log is not None:
            tell(log, "crw.coat_lost", position.active)
    if position.coats:
        position.step = COAT
    else:
        position.step = CHOOSE if position.drawn == NOTHING else FINISH


def _close_marking(position: Position, log: list[Event] | None) -> None:
    """When everybody is through, the turn goes to the next player, or the round ends."""
    if position.decided != HOUSE.bit[position.rules.players] - 1:
        return
    position.marked = 0
    position.decided = 0
    following = _next_seat(position)
    if following == position.start:
        end_round(position, log)
    if position.step != OVER:
        _begin_turn(position, following, log)


def _next_seat(position: Position) -> Word:
    following = position.active + 1
    return 0 if following == position.rules.players else following


def playout(position: Position, source: Source) -> Position:
    """Random play on one scratch position, drawing just as kernel/playout.py does."""
    scratch = scratch_copy(position)
    walk = Walk(-1, None)
    while True:
        seats = to_act(scratch)
        if not seats:
            return scratch.copy()
        seat: Word = seats[0]
        if seat < 0:
            action: Word = draw(scratch, source)
        else:
            if len(seats) > 1:
                seat = seats[source.below(len(seats))]
            action = _pick(scratch, seat, source, walk)
        advance(scratch, seat, action, None)


def _pick(position: Position, seat: Word, source: Source, walk: Walk) -> Word:
    """One action of a seat, drawn as by counting and taking the n-th. The caller lends the walk."""
    walk.begin(-1)
    offer(position, seat, walk)
    n: Word = source.below(walk.count)
    action = walk.recall(n)
    if action < 0:
        walk.begin(n)
        offer(position, seat, walk)
        action = walk.picked
    return action
