"""Chapter 2, rounds and turns: how the chapters follow one another.

A round is a roll and two turns. In a turn all choose in secret; the last choice shows them all, dice are gained with
what their lines pay, then those who want orders take them one after the other, and then all do free actions on their
own sheets, at the same time and in any order, until each has ended the turn.

Here is what belongs to no other chapter: all actions in one table, which refusal comes first, what is offered in which
step, and where the game goes on when an action is done.
"""

from __future__ import annotations

from typing import Final, final

from rollwright.games.woodcraft_roll import (
    completing_orders,
    gaining_a_die,
    glue_sawblades_and_scrapwood,
    helpers,
    ids,
    moving_the_dice,
    rolling_and_sorting,
    rows_lanterns_chestnuts_nuts,
    setup,
    solo_game,
    taking_an_order,
)
from rollwright.games.woodcraft_roll.chance import draw, outcomes
from rollwright.games.woodcraft_roll.codes import refuse, tell
from rollwright.games.woodcraft_roll.components import (
    BLUEBERRY,
    IN_STEAD,
    MOST_PLAYERS,
    PLACES,
    TAKES_BLUEBERRY,
    TAKES_CHESTNUT,
    TURNS,
)
from rollwright.games.woodcraft_roll.deed import CHOSE, DONE, ENDED, OPENED, REMOVED, SORTED, TAKING, Deed
from rollwright.games.woodcraft_roll.end_of_the_game import points
from rollwright.games.woodcraft_roll.player import CHESTNUT_DUE, LANTERN_DUE, ORDER, Player
from rollwright.games.woodcraft_roll.position import (
    BROWN_ROLL,
    CHOOSE,
    DEAL,
    FILL,
    KEEP,
    LAST_OF_CHANCE,
    NEW_DIE,
    NO_CARD,
    OPPONENT,
    OVER,
    REMOVAL,
    TAKE,
    WORK,
    YELLOW_ROLL,
    Position,
    round_of,
    takes_done,
)
from rollwright.kernel.actions import Verb, Vocabulary, found, numbered
from rollwright.kernel.model import CHANCE, Action, Event, Refusal, Seat, Step
from rollwright.kernel.native import Word
from rollwright.kernel.source import Source
from rollwright.kernel.walk import Walk
from rollwright.parts.grid import BITS

FIRST_PHASE_TURNS: Final = 6


@final
class End(Deed):
    """End one's turn."""

    def __init__(self) -> None:
        super().__init__("end", 1 << WORK)

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        player = position.player_to_change(seat)
        player.sold = 0
        player.ended = True
        if log is not None:
            tell(log, "wrw.ended", seat)
        return ENDED


# All actions


ACTIONS: Final[tuple[Deed, ...]] = numbered(
    ids.SPACE,
    (ids.CARD, setup.CARDS),
    (ids.ROLL, rolling_and_sorting.ROLLS),
    (ids.FIRST, taking_an_order.FIRSTS),
    (ids.OPPONENT, solo_game.OPPONENTS),
    (ids.NEW_DIE, moving_the_dice.NEW_DICE),
    (ids.REMOVAL, solo_game.REMOVALS),
    (ids.KEEP, setup.KEEPS),
    (ids.CHOOSE_DIE, gaining_a_die.DIE_CHOICES),
    (ids.CHOOSE_ORDER, [taking_an_order.ChooseOrder()]),
    (ids.TAKE, taking_an_order.TAKES),
    (ids.LANTERN, rows_lanterns_chestnuts_nuts.LANTERNS),
    (ids.CHESTNUT, rows_lanterns_chestnuts_nuts.CHESTNUTS),
    (ids.PICK, helpers.PICKS),
    (ids.COMPLETE, completing_orders.COMPLETIONS),
    (ids.GLUE, glue_sawblades_and_scrapwood.GLUE_CRAFTS),
    (ids.SAW, glue_sawblades_and_scrapwood.SAW_CRAFTS),
    (ids.RAISE, glue_sawblades_and_scrapwood.RAISE_CRAFTS),
    (ids.SHIFT, helpers.SHIFTS),
    (ids.SELL, helpers.SALES),
    (ids.HIRE, helpers.HIRINGS),
    (ids.BERRY, rows_lanterns_chestnuts_nuts.BERRIES),
    (ids.END, [End()]),
    (ids.COMPLETE_IN_STEAD, completing_orders.IN_STEAD_COMPLETIONS),
    (ids.PICK_OPTION, helpers.OPTION_PICKS),
)
IDS: Final = {deed.text: action for action, deed in enumerate(ACTIONS)}
VERBS: Final[dict[str, Verb[Position]]] = {
    **setup.VERBS,
    **gaining_a_die.VERBS,
    **taking_an_order.VERBS,
    **completing_orders.VERBS,
    **glue_sawblades_and_scrapwood.VERBS,
    **helpers.VERBS,
    **rows_lanterns_chestnuts_nuts.VERBS,
    "end": Verb("end"),
    **rolling_and_sorting.VERBS,
    **moving_the_dice.VERBS,
    **solo_game.VERBS,
}


# Who acts, and what is refused first

_BY_CHANCE: Final = (1 << (LAST_OF_CHANCE + 1)) - 1
_CHANCE: Final[tuple[Seat, ...]] = (CHANCE,)
_SEATS: Final[tuple[tuple[Seat, ...], ...]] = tuple(
    tuple(seat for seat in range(MOST_PLAYERS) if mask & BITS[seat]) for mask in range(BITS[MOST_PLAYERS])
)
"""The seats of a mask."""


def to_act(position: Position) -> tuple[Seat, ...]:
    step = position.step
    if step <= LAST_OF_CHANCE:
        return _CHANCE
    waiting: Word = 0
    bit: Word = 1
    if step == TAKE:
        waiting = bit << position.taker
    elif step != OVER:
        for player in position.players:
            if not (player.ended if step == WORK else player.has_chosen()):
                waiting |= bit
            bit <<= 1
    return _SEATS[waiting]


def stage(position: Position) -> int:
    """Rises with each turn, when choices are shown, with each order taken, and when all have ended the turn."""
    step = position.step
    if step in (DEAL, CHOOSE):
        within = 0
    elif step in (KEEP, OPPONENT):
        within = 1
    elif step == WORK:
        within = 8
    elif step == OVER or position.turn == 0 or position.players[0].ended:
        within = 9
    else:
        within = 2 + takes_done(position)
    return 10 * position.turn + within


def turn(position: Position) -> int:
    """How many turns have begun, all players having theirs at once: the dice are rolled for the turn to come."""
    return position.turn + (1 if position.step in (YELLOW_ROLL, BROWN_ROLL) else 0)


def check(position: Position, seat: Seat, action: Action) -> Refusal | None:
    refusal = untimely(position, seat, action)
    return refusal if refusal is not None else ACTIONS[action].refused(position, seat)


def untimely(position: Position, seat: Seat, action: Action) -> Refusal | None:
    """Why this is no time for an action of its kind."""
    deed = found(ACTIONS, action)
    step = position.step
    in_step = deed.steps & (1 << step) != 0
    if step == OVER:
        return refuse("wrw.game_over")
    if seat == CHANCE or deed.steps & _BY_CHANCE:
        falls = seat == CHANCE and in_step and step <= LAST_OF_CHANCE
        return None if falls else refuse("wrw.chance_decides")
    if step <= LAST_OF_CHANCE:
        return refuse("wrw.wait_for_chance")
    player = position.players[seat]
    if step == WORK:
        return _untimely_work(player, deed)
    if step == TAKE:
        if seat != position.taker:
            return refuse("wrw.not_your_take", first=position.taker)
    elif player.has_chosen():
        return refuse("wrw.keep_once" if step == KEEP else "wrw.chosen_already")
    return None if in_step else _first(position)


def _first(position: Position) -> Refusal:
    """What has to be done in this step, before anything else."""
    if position.step == KEEP:
        return refuse("wrw.keep_first")
    if position.step == TAKE:
        return refuse("wrw.take_first")
    return refuse("wrw.choose_first" if position.has_display() else "wrw.choose_die_first")


def _untimely_work(player: Player, deed: Deed) -> Refusal | None:
    if player.ended:
        return refuse("wrw.turn_ended")
    if player.due:
        due = player.due[-1]
        if not deed.answers & BITS[due]:
            return _due_first(player, due)
    return None if deed.steps & (1 << WORK) else deed.too_late()


def _due_first(player: Player, due: int) -> Refusal:
    if due == LANTERN_DUE:
        return refuse("wrw.lantern_first")
    if due == CHESTNUT_DUE:
        return refuse("wrw.chestnut_first")
    return helpers.pick_first(player)


VOCABULARY: Final[Vocabulary[Position]] = Vocabulary(VERBS, IDS, untimely)


# What is offered, in rising order of ids


def offer(position: Position, seat: Word, walk: Walk) -> None:
    """Report to the walk all that a seat, or chance, may do now."""
    step = position.step
    if step <= LAST_OF_CHANCE:
        if seat == CHANCE:
            for action, _ in outcomes(position):
                walk.one(action)
        return
    if step == OVER or seat < 0:
        return
    player = position.players[seat]
    if step == WORK:
        if not player.ended:
            _offer_work(position, player, walk)
    elif step == TAKE:
        if seat == position.taker:
            taking_an_order.offer_display(position, walk)
    elif player.has_chosen():
        return
    elif step == CHOOSE:
        gaining_a_die.offer_dice(position, walk)
        if position.has_display():
            walk.one(ids.CHOOSE_ORDER)
    else:
        setup.offer_orders_dealt(player, walk)


def _offer_work(position: Position, player: Player, walk: Walk) -> None:
    if player.due:
        due = player.due[-1]
        if due == LANTERN_DUE:
            rows_lanterns_chestnuts_nuts.offer_cells(player, walk)
        elif due == CHESTNUT_DUE:
            rows_lanterns_chestnuts_nuts.offer_crates(player, TAKES_CHESTNUT, ids.CHESTNUT, walk)
        else:
            helpers.offer_picks(player, walk)
        return
    kinds = player.kinds()
    completing_orders.offer_completions(player, kinds, walk)
    if kinds:
        glue_sawblades_and_scrapwood.offer_crafts(player, kinds, walk)
        helpers.offer_shifts(player, kinds, walk)
    helpers.offer_sales(player, walk)
    helpers.offer_hirings(player, walk)
    if player.unused(BLUEBERRY) > 0:
        rows_lanterns_chestnuts_nuts.offer_crates(player, TAKES_BLUEBERRY, ids.BERRY, walk)
    walk.one(ids.END)
    if position.rules.in_stead_for_orders and player.has_ready(IN_STEAD):
        completing_orders.offer_in_stead(player, kinds, walk)


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


# The course of the game


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
    if happened == DONE:
        return
    if happened == ENDED:
        _go_on_if_all_have_ended(position, log)
    elif happened == CHOSE:
        _reveal_if_all_have_chosen(position, log)
    elif happened == OPENED:
        _fill(position, log)
    elif happened == SORTED:
        _begin_turn(position, log)
    elif happened == TAKING:
        taking_an_order.next_taker(position, log)
    elif happened == REMOVED:
        _next_round(position, log)


def _fill(position: Position, log: list[Event] | None) -> None:
    """Fill the display: from the deck, from its bottom, then from phase II; then go on with what was going on."""
    while position.first_place() < PLACES:
        if position.bag_size() > 0:
            position.step = FILL
            return
        if position.phase == 0:
            card = setup.from_the_bottom(position)
            if card != NO_CARD:
                setup.show(position, card, log)
            else:
                moving_the_dice.begin_second_phase(position, log)
        else:
            if log is not None:
                tell(log, "wrw.deck_empty", None)
            break
    if position.turn == 0 or position.players[0].ended:
        position.step = YELLOW_ROLL
    else:
        taking_an_order.next_taker(position, log)


def _begin_turn(position: Position, log: list[Event] | None) -> None:
    position.turn += 1
    position.step = CHOOSE
    new_round = position.turn % 2 == 1
    for seat in range(len(position.players)):
        player = position.player_to_change(seat)
        player.ended = False
        if new_round:
            player.used = 0
    if log is not None:
        half = 1 if new_round else 2
        tell(log, "wrw.turn_began", None, turn=position.turn, round=round_of(position.turn), half=half)


def _reveal_if_all_have_chosen(position: Position, log: list[Event] | None) -> None:
    if not position.all_have_chosen():
        return
    board = position.board
    for seat in range(len(position.players)):
        player = position.player_to_change(seat)
        if player.choice == ORDER:
            taking_an_order.cross_out_row(player, position.turn, log)
        else:
            gaining_a_die.show_choice(position, player, board, log)
    position.step = OPPONENT
    if position.rules.players > 1:
        taking_an_order.next_taker(position, log)


def _go_on_if_all_have_ended(position: Position, log: list[Event] | None) -> None:
    if not all(player.ended for player in position.players):
        return
    if position.turn % 2 == 1:
        moving_the_dice.move_dice(position, log)
        if position.rules.players == 5 and moving_the_dice.dice_left(position.board) == 1:
            position.step = NEW_DIE
        else:
            _begin_turn(position, log)
    elif position.turn == TURNS:
        _end_game(position, log)
    else:
        position.board = 0
        if position.rules.players == 1:
            position.step = REMOVAL
        else:
            _next_round(position, log)


def _next_round(position: Position, log: list[Event] | None) -> None:
    if position.turn == FIRST_PHASE_TURNS and position.phase == 0:
        moving_the_dice.begin_second_phase(position, log)
    _fill(position, log)


def _end_game(position: Position, log: list[Event] | None) -> None:
    position.board = 0
    position.step = OVER
    if log is not None:
        tell(log, "wrw.game_over", None)
        if position.rules.players == 1:
            scored = points(position.players[0])
            tell(log, "wrw.graded", 0, grade=solo_game.grade(scored), points=scored)


def playout(position: Position, source: Source) -> Position:
    """Random play on one scratch position, drawing just as kernel/playout.py does."""
    scratch = position.copy()
    for player in position.players:
        scratch.player_to_change(player.seat)
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
