"""Chapter 2, turns: how the chapters follow one another.

Here is what belongs to no other chapter: all actions in one table, which refusal comes first, what is offered in which
step, and where the turn goes on when an action is done.
"""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_board import (
    coats_of_arms,
    ids,
    paying,
    placing,
    setup,
    supply_and_end_card,
    taking_cards,
)
from rollwright.games.copenhagen_board.codes import refuse, tell
from rollwright.games.copenhagen_board.components import CARDS, FOOTBRIDGES, STARTING_HAND
from rollwright.games.copenhagen_board.deed import CLEARED, DEALT, LAID, SETTLED, Deed
from rollwright.games.copenhagen_board.end_of_the_game import end_at_twelve
from rollwright.games.copenhagen_board.position import (
    BUILD,
    BY_CHANCE,
    COAT,
    DEAL,
    DISCARD,
    DONE,
    FILL,
    OPEN,
    OVER,
    PAY,
    START,
    TURN,
    Position,
    scratch_copy,
)
from rollwright.kernel.actions import Verb, Vocabulary, found, numbered
from rollwright.kernel.model import CHANCE, Action, Chance, Event, Refusal, Seat, Step
from rollwright.kernel.native import Word
from rollwright.kernel.source import Source
from rollwright.kernel.walk import Walk


@final
class End(Deed):
    """End one's turn: the display is refilled."""

    def __init__(self) -> None:
        super().__init__("end", OPEN)

    def refused(self, position: Position) -> Refusal | None:
        return refuse("cph.act_first") if position.step == TURN else None

    def do(self, position: Position, log: list[Event] | None) -> Word:
        if log is not None:
            tell(log, "cph.turn_ended", position.active)
        return CLEARED


# All actions


ACTIONS: Final[tuple[Deed, ...]] = numbered(
    ids.SPACE,
    (ids.START_SEAT, setup.START_SEATS),
    (ids.CARD, supply_and_end_card.DRAWN_CARDS),
    (ids.END_CARD, [supply_and_end_card.EndCard()]),
    (ids.END, [End()]),
    (ids.TAKE, taking_cards.TAKES),
    (ids.DISCARD, taking_cards.DISCARDS),
    (ids.BUILD, placing.BUILDS),
    (ids.PAY, paying.PAYS),
    (ids.COAT_SPECIAL, coats_of_arms.SPECIALS),
    (ids.COAT_ABILITY, coats_of_arms.NEW_ABILITIES),
    (ids.COAT_ACTIVATE, [coats_of_arms.CoatActivate()]),
)
IDS: Final = {deed.text: action for action, deed in enumerate(ACTIONS)}
VERBS: Final[dict[str, Verb[Position]]] = {
    **taking_cards.VERBS,
    **placing.VERBS,
    **paying.VERBS,
    **coats_of_arms.VERBS,
    "end": Verb("end"),
    **supply_and_end_card.VERBS,
    **setup.VERBS,
}


# Who acts, and what is refused first

_NOBODY: Final[tuple[Seat, ...]] = ()
_CHANCE: Final[tuple[Seat, ...]] = (CHANCE,)
_ONE: Final[tuple[tuple[Seat, ...], ...]] = ((0,), (1,), (2,), (3,))


def to_act(position: Position) -> tuple[Seat, ...]:
    step = position.step
    if step <= DEAL:
        return _CHANCE
    return _NOBODY if step == OVER else _ONE[position.active]


def stage(position: Position) -> int:
    """Rises with each turn and with its end."""
    return 2 * position.turn + (1 if position.step <= DEAL or position.step == OVER else 0)


def turn(position: Position) -> int:
    """How many turns have begun: the display is refilled in the turn that emptied it."""
    return position.turn


def check(position: Position, seat: Seat, action: Action) -> Refusal | None:
    refusal = untimely(position, seat, action)
    return refusal if refusal is not None else ACTIONS[action].refused(position)


def untimely(position: Position, seat: Seat, action: Action) -> Refusal | None:
    """Why this is no time for an action of its kind."""
    deed = found(ACTIONS, action)
    step = position.step
    now = 1 << step
    if step == OVER:
        return refuse("cph.game_over")
    if seat == CHANCE:
        return None if deed.when & now & BY_CHANCE else refuse("cph.chance_decides")
    if deed.when & BY_CHANCE:
        return refuse("cph.chance_decides")
    if now & BY_CHANCE:
        return refuse("cph.wait_for_cards")
    if seat != position.active:
        return refuse("cph.not_your_turn", active=position.active)
    if deed.when & now:
        return None
    if step == DISCARD:
        return taking_cards.discard_first(position)
    if step == PAY:
        return paying.pay_first(position)
    if step == COAT:
        return coats_of_arms.coat_first(position)
    return refuse(deed.not_due)


VOCABULARY: Final[Vocabulary[Position]] = Vocabulary(VERBS, IDS, untimely)


# What is offered, in rising order of ids


def offer(position: Position, seat: Word, walk: Walk) -> None:
    """Report to the walk all that a seat, or chance, may do now."""
    step = position.step
    if step <= DEAL:
        if seat == CHANCE:
            for action in sorted({outcome(position, number) for number in range(chance(position).total)}):
                walk.one(action)
        return
    if step == OVER or seat != position.active:
        return
    if step == TURN:
        taking_cards.offer_takes(position, walk)
        placing.offer_builds(position, walk)
    elif step == DONE:
        walk.one(ids.END)
    elif step == BUILD:
        walk.one(ids.END)
        placing.offer_builds(position, walk)
    elif step == PAY:
        paying.offer_payments(position, walk)
    elif step == DISCARD:
        taking_cards.offer_discards(position, walk)
    else:
        coats_of_arms.offer_coat_actions(position, walk)


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


def chance(position: Position) -> Chance:
    if position.step == START:
        return Chance("start player", position.rules.players)
    return supply_and_end_card.chance_of_card(position)


def outcome(position: Position, number: Word) -> Word:
    if position.step == START:
        return ids.START_SEAT + number
    return supply_and_end_card.card(position, number)


def draw(position: Position, source: Source) -> Word:
    start = position.step == START
    return outcome(
        position, source.below(position.rules.players if start else supply_and_end_card.ways_to_draw(position))
    )


# The course of the game


def apply(position: Position, seat: Seat, action: Action) -> Step[Position]:
    events: list[Event] = []
    after = position.copy()
    advance(after, action, events)
    return Step(after, events)


def after(position: Position, seat: Word, action: Word) -> Position:
    following = position.copy()
    advance(following, action, None)
    return following


def advance(position: Position, action: Word, log: list[Event] | None) -> None:
    """Carry out an action in a position that is being made, and go on to where somebody has to act."""
    happened = ACTIONS[action].do(position, log)
    if happened == LAID:
        end_at_twelve(position, log)
        if position.step != OVER:
            _go_on_with_coats(position, log)
    elif happened == SETTLED:
        _go_on_with_coats(position, log)
    elif happened == CLEARED:
        _fill_or_go_on(position, log)
    elif happened == DEALT:
        _go_on_dealing(position, log)


def _go_on_with_coats(position: Position, log: list[Event] | None) -> None:
    """To the next coat action that is due and possible, or to the end of the turn."""
    if position.coats and not coats_of_arms.coat_action_possible(position):
        position.coats = 0
        if log is not None:
            tell(log, "cph.coat_lost", position.active)
    position.step = COAT if position.coats else DONE


def _fill_or_go_on(position: Position, log: list[Event] | None) -> None:
    """Chance fills the next gap of the display; where there is none, hands are dealt or the next turn begins."""
    if position.first_gap() < FOOTBRIDGES:
        position.step = FILL
    elif position.turn == 0:
        position.step = DEAL
    else:
        _begin_turn(position, position.next_seat(), log)


def _go_on_dealing(position: Position, log: list[Event] | None) -> None:
    place = (position.active - position.start) % position.rules.players
    if CARDS.size(position.own().secret) < STARTING_HAND[place]:
        return
    following = position.next_seat()
    if following == position.start:
        _begin_turn(position, following, log)
    else:
        position.active = following


def _begin_turn(position: Position, seat: Word, log: list[Event] | None) -> None:
    position.active = seat
    position.turn += 1
    position.step = TURN
    position.both = False
    position.took = False
    position.built = False
    if log is not None:
        tell(log, "cph.turn_began", seat, turn=position.turn, round=position.round())


def playout(position: Position, source: Source) -> Position:
    """Random play on one scratch position, drawing just as kernel/playout.py does."""
    scratch = scratch_copy(position)
    walk = Walk(-1, None)
    while scratch.step != OVER:
        action = draw(scratch, source) if scratch.step <= DEAL else _pick(scratch, source, walk)
        advance(scratch, action, None)
    return scratch.copy()


def _pick(position: Position, source: Source, walk: Walk) -> Word:
    """One action of the active player, drawn as by counting and taking the n-th. The caller lends the walk."""
    walk.begin(-1)
    offer(position, position.active, walk)
    n: Word = source.below(walk.count)
    action = walk.recall(n)
    if action < 0:
        walk.begin(n)
        offer(position, position.active, walk)
        action = walk.picked
    return action
