"""What an action leads to: the course of the game. Legality is judged elsewhere (judge.py).

A round is a roll and two turns. In a turn all choose in secret; the last choice shows them all, dice are gained with
what their lines pay, then those who want orders take them one after the other, and then all do free actions on their
own sheets, at the same time and in any order, until each has ended the turn.
"""

from __future__ import annotations

from typing import Final

from rollwright.games.woodcraft_roll import table, work
from rollwright.games.woodcraft_roll.actions import (
    ACTIONS,
    Berry,
    Card,
    Chestnut,
    ChooseDie,
    ChooseOrder,
    Complete,
    Craft,
    End,
    First,
    Hire,
    Keep,
    Lantern,
    NewDie,
    Opponent,
    Pick,
    Removal,
    Roll,
    Sell,
    Take,
)
from rollwright.games.woodcraft_roll.components import (
    BROWN,
    CROSSED_OUT,
    LINES,
    NO_DIE,
    ORDER_NAMES,
    TAKES_CHESTNUT,
    TURNS,
    YELLOW,
    kind_of,
    sign_colour,
    sign_name,
    sign_value,
)
from rollwright.games.woodcraft_roll.gains import gain_all, mark_crate, mark_lantern, pick, settle, tell
from rollwright.games.woodcraft_roll.position import (
    BROWN_ROLL,
    CHOOSE,
    DEAL,
    FILL,
    FIRST,
    KEEP,
    NEW_DIE,
    NO_CARD,
    NO_CHOICE,
    NOBODY,
    OPPONENT,
    ORDER,
    OVER,
    REMOVAL,
    TAKE,
    TAKEN,
    WORK,
    YELLOW_ROLL,
    Player,
    Position,
    Rules,
    bag_size,
    first_place,
    has_display,
    level_takers,
    round_of,
)
from rollwright.games.woodcraft_roll.scoring import grade, standings
from rollwright.kernel.model import Event
from rollwright.kernel.native import Word
from rollwright.kernel.options import Setup
from rollwright.parts.grid import BITS
from rollwright.parts.tracks import add, get

FIRST_PHASE_TURNS: Final = 6


def new_position(setup: Setup) -> Position:
    rules = Rules(setup)
    position = Position(rules, tuple([Player() for _ in range(setup.players)]))
    position.bag = rules.pack.deck[0]
    return position


def apply(position: Position, seat: Word, action: Word, log: list[Event] | None) -> Position:
    """The position after a legal action. What happens is told to the log, where there is one."""
    after = position.copy()
    advance(after, seat, action, log)
    return after


def scratch_copy(position: Position) -> Position:
    """A copy that nobody else holds, which `advance` may write on as it likes."""
    scratch = position.copy()
    scratch.players = tuple([player.copy() for player in position.players])
    scratch.scratch = True
    return scratch


def player_to_change(position: Position, seat: Word) -> Player:
    """The player of a seat, to be written on; a copy unless nobody else holds it."""
    player = position.players[seat]
    if position.scratch:
        return player
    changed = player.copy()
    position.players = position.players[:seat] + (changed,) + position.players[seat + 1 :]
    return changed


def advance(after: Position, seat: Word, action: Word, log: list[Event] | None) -> None:
    """Carry out an action in a position that is being made."""
    deed = ACTIONS[action]
    pack = after.rules.pack
    if isinstance(deed, Craft):
        work.craft(pack, player_to_change(after, seat), deed, seat, log)
    elif isinstance(deed, End):
        _end_turn(after, seat, log)
    elif isinstance(deed, Complete):
        work.complete(pack, player_to_change(after, seat), deed, seat, log)
    elif isinstance(deed, Lantern):
        mark_lantern(pack, player_to_change(after, seat), deed.cell, seat, log)
    elif isinstance(deed, ChooseDie):
        player_to_change(after, seat).choice = 1 + deed.line
        if log is not None:
            tell(log, "wrw.chose_die", seat, die=deed.name, line=int(deed.line) + 1)
        _reveal_if_all_have_chosen(after, log)
    elif isinstance(deed, ChooseOrder):
        player_to_change(after, seat).choice = ORDER
        if log is not None:
            tell(log, "wrw.chose_order", seat)
        _reveal_if_all_have_chosen(after, log)
    elif isinstance(deed, Card):
        _draw(after, deed.card, log)
    elif isinstance(deed, Take):
        _take(after, seat, deed.card, log)
    elif isinstance(deed, Chestnut):
        player = player_to_change(after, seat)
        player.due = player.due[:-1]
        mark_crate(pack, player, deed.crate, TAKES_CHESTNUT, seat, log)
        settle(pack, player, seat, log)
    elif isinstance(deed, Pick):
        pick(pack, player_to_change(after, seat), deed.thing, seat, log)
    elif isinstance(deed, Hire):
        work.hire(pack, player_to_change(after, seat), deed, seat, log)
    elif isinstance(deed, Sell):
        work.sell(pack, player_to_change(after, seat), deed, seat, log)
    elif isinstance(deed, Berry):
        work.put_berry(pack, player_to_change(after, seat), deed.crate, seat, log)
    elif isinstance(deed, Roll):
        _roll(after, deed, log)
    elif isinstance(deed, Opponent):
        if log is not None:
            tell(log, "wrw.opponent", None, dice=f"y{deed.yellow} b{deed.brown}")
        table.remove_for_opponent(after, YELLOW, deed.yellow, log)
        table.remove_for_opponent(after, BROWN, deed.brown, log)
        _next_taker(after, log)
    elif isinstance(deed, First):
        after.taker = deed.seat
        after.step = TAKE
        if log is not None:
            tell(log, "wrw.first", deed.seat)
    elif isinstance(deed, Keep):
        _keep(after, seat, deed.card, log)
    elif isinstance(deed, NewDie):
        table.place_new_die(after, deed.value, log)
        _begin_turn(after, log)
    elif isinstance(deed, Removal):
        _remove_order(after, (deed.value - 1) // 2, log)


# Orders from the deck


def _draw(position: Position, card: Word, log: list[Event] | None) -> None:
    """An order comes up: it is dealt, or goes to the display."""
    bit: Word = BITS[table.place_in_phase(card)]
    position.bag &= ~bit
    if position.step == DEAL:
        seat = table.next_dealt(position)
        player = player_to_change(position, seat)
        player.dealt = tuple(sorted([*player.dealt, int(card)]))
        if log is not None:
            tell(log, "wrw.dealt", seat, order=ORDER_NAMES[card])
        if table.next_dealt(position) == NOBODY:
            position.step = KEEP
    else:
        _show(position, card, log)
        _fill(position, log)


def _show(position: Position, card: Word, log: list[Event] | None) -> None:
    place = first_place(position)
    position.display = position.display[:place] + (int(card),) + position.display[place + 1 :]
    if log is not None:
        tell(log, "wrw.displayed", None, order=ORDER_NAMES[card], place=int(place) + 1)


def _keep(position: Position, seat: Word, card: Word, log: list[Event] | None) -> None:
    player_to_change(position, seat).choice = 1 + card
    if log is not None:
        tell(log, "wrw.keeps", seat, order=ORDER_NAMES[card])
    if not all(player.has_chosen() for player in position.players):
        return
    for owner in range(len(position.players)):
        player = player_to_change(position, owner)
        kept = player.choice - 1
        player.held = (int(kept),)
        player.dealt = tuple([one for one in player.dealt if one != kept])
        player.choice = NO_CHOICE
        if log is not None:
            tell(log, "wrw.kept", owner, order=ORDER_NAMES[kept])
    _fill(position, log)


def _fill(position: Position, log: list[Event] | None) -> None:
    """Fill the display: from the deck, from its bottom, then from phase II; then go on with what was going on."""
    while first_place(position) < len(position.display):
        if bag_size(position) > 0:
            position.step = FILL
            return
        if position.phase == 0:
            card = _from_the_bottom(position)
            if card != NO_CARD:
                _show(position, card, log)
            else:
                _begin_second_phase(position, log)
        else:
            if log is not None:
                tell(log, "wrw.deck_empty", None)
            break
    if position.turn == 0 or position.players[0].ended:
        position.step = YELLOW_ROLL
    else:
        _next_taker(position, log)


def _from_the_bottom(position: Position) -> int:
    """The next of the orders that were not kept; they lie there in the order of seats."""
    for seat, player in enumerate(position.players):
        assert player.hidden_dealt is None, "a hidden order was asked for"
        if player.dealt:
            card = player.dealt[0]
            player_to_change(position, seat).dealt = ()
            return card
    return NO_CARD


def _begin_second_phase(position: Position, log: list[Event] | None) -> None:
    """The display is cleared; what is left of phase I leaves the game (WRW-10.8, 10.9)."""
    position.phase = 1
    position.bag = position.rules.pack.deck[1]
    position.covered = None
    position.gone = 0
    position.display = (NO_CARD,) * len(position.display)
    for seat in range(len(position.players)):
        player = player_to_change(position, seat)
        player.dealt = ()
        player.hidden_dealt = None
    if log is not None:
        tell(log, "wrw.phase_two", None)


def _remove_order(position: Position, place: Word, log: list[Event] | None) -> None:
    """After a round of a solo game (WRW-12.7). After the third, the display is cleared anyway (WRW-10.8)."""
    card = position.display[place]
    if card != NO_CARD:
        _clear_place(position, place)
        bit: Word = BITS[table.place_in_phase(card)]
        position.gone |= bit
        if log is not None:
            tell(log, "wrw.removed", None, order=ORDER_NAMES[card], place=int(place) + 1)
    _next_round(position, log)


def _clear_place(position: Position, place: Word) -> None:
    position.display = position.display[:place] + (NO_CARD,) + position.display[place + 1 :]


# Rounds and turns


def _roll(position: Position, deed: Roll, log: list[Event] | None) -> None:
    if deed.colour == YELLOW:
        position.rolled = deed.handful
        position.step = BROWN_ROLL
        return
    position.board = table.sorted_board(position.rolled, deed.handful)
    position.rolled = 0
    if log is not None:
        tell(log, "wrw.rolled", None, round=round_of(position.turn + 1), dice=table.write_board(position.board))
    _begin_turn(position, log)


def _begin_turn(position: Position, log: list[Event] | None) -> None:
    position.turn += 1
    position.step = CHOOSE
    new_round = position.turn % 2 == 1
    for seat in range(len(position.players)):
        player = player_to_change(position, seat)
        player.ended = False
        if new_round:
            player.used = 0
    if log is not None:
        half = 1 if new_round else 2
        tell(log, "wrw.turn_began", None, turn=int(position.turn), round=round_of(position.turn), half=half)


def _reveal_if_all_have_chosen(position: Position, log: list[Event] | None) -> None:
    if not all(player.has_chosen() for player in position.players):
        return
    board = position.board
    for seat in range(len(position.players)):
        player = player_to_change(position, seat)
        if player.choice == ORDER:
            player.rows = add(player.rows, position.turn - 1, CROSSED_OUT)
            if log is not None:
                tell(log, "wrw.wants_order", seat, row=int(position.turn))
        else:
            gain_die(position, player, player.choice - 1, get(board, player.choice - 1), seat, log)
    position.step = OPPONENT
    if position.rules.players > 1:
        _next_taker(position, log)


def gain_die(position: Position, player: Player, line: Word, sign: Word, seat: Word, log: list[Event] | None) -> None:
    """A die, and what its line pays on its colour's side. It leaves the board once (WRW-4.3 to 4.6)."""
    pack = position.rules.pack
    colour = sign_colour(sign)
    player.choice = NO_CHOICE
    player.add_dice(kind_of(colour, sign_value(sign)), 1)
    player.rows = add(player.rows, position.turn - 1, sign)
    position.board = add(position.board, line, -get(position.board, line))
    if log is not None:
        tell(log, "wrw.took_die", seat, die=sign_name(sign), line=int(line) + 1, row=int(position.turn))
    gain_all(pack, player, pack.board[colour][line], seat, log)
    settle(pack, player, seat, log)


def _next_taker(position: Position, log: list[Event] | None) -> None:
    """To the next who takes an order, or to the free actions."""
    position.taker = NOBODY
    takers = level_takers(position)
    if takers and has_display(position):
        if len(takers) > 1:
            position.step = FIRST
        else:
            position.step = TAKE
            position.taker = takers[0]
        return
    for seat, player in enumerate(position.players):
        if player.choice == ORDER and log is not None:
            tell(log, "wrw.no_order_left", seat)
        if player.choice != NO_CHOICE:
            player_to_change(position, seat).choice = NO_CHOICE
    position.step = WORK


def _take(position: Position, seat: Word, card: Word, log: list[Event] | None) -> None:
    player = player_to_change(position, seat)
    player.choice = TAKEN
    player.held = tuple(sorted([*player.held, int(card)]))
    position.taker = NOBODY
    place: Word = 0
    while position.display[place] != card:
        place += 1
    _clear_place(position, place)
    if log is not None:
        tell(log, "wrw.took_order", seat, order=ORDER_NAMES[card])
    _fill(position, log)


def _end_turn(position: Position, seat: Word, log: list[Event] | None) -> None:
    player = player_to_change(position, seat)
    player.sold = 0
    player.ended = True
    if log is not None:
        tell(log, "wrw.ended", seat)
    if not all(one.ended for one in position.players):
        return
    if position.turn % 2 == 1:
        _second_turn(position, log)
    elif position.turn == TURNS:
        _end_game(position, log)
    else:
        position.board = 0
        if position.rules.players == 1:
            position.step = REMOVAL
        else:
            _next_round(position, log)


def _second_turn(position: Position, log: list[Event] | None) -> None:
    table.move_dice(position, log)
    left: Word = 0
    line: Word = 0
    while line < LINES:
        if get(position.board, line) != NO_DIE:
            left += 1
        line += 1
    if position.rules.players == 5 and left == 1:
        position.step = NEW_DIE
    else:
        _begin_turn(position, log)


def _next_round(position: Position, log: list[Event] | None) -> None:
    if position.turn == FIRST_PHASE_TURNS and position.phase == 0:
        _begin_second_phase(position, log)
    _fill(position, log)


def _end_game(position: Position, log: list[Event] | None) -> None:
    position.board = 0
    position.step = OVER
    if log is not None:
        tell(log, "wrw.game_over", None)
        if position.rules.players == 1:
            points = standings(position)[0].points
            tell(log, "wrw.graded", 0, grade=grade(points), points=points)
