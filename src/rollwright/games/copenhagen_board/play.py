"""What an action does. Legality is judged elsewhere (judge.py); here the consequences follow."""

from __future__ import annotations

from typing import Final

from rollwright.games.copenhagen_board.actions import (
    ACTIONS,
    Build,
    Card,
    CoatAbility,
    CoatActivate,
    CoatSpecial,
    Discard,
    End,
    EndCard,
    Pay,
    StartSeat,
    Take,
    build_of,
)
from rollwright.games.copenhagen_board.components import (
    ABILITIES,
    ADDITIONAL,
    ALL_ABILITIES,
    ANY,
    BOTH,
    CARDS,
    CHANGE,
    DISCOUNT,
    FOOTBRIDGES,
    HAND_LIMIT,
    STARTING_HAND,
    TILE_COLOUR,
    TILE_NAMES,
    WINNING_POINTS,
    build_one,
)
from rollwright.games.copenhagen_board.houses import give_away, lay, names, player_to_change, tell, use
from rollwright.games.copenhagen_board.paying import cost, touches
from rollwright.games.copenhagen_board.position import (
    BUILD,
    COAT,
    DEAL,
    DISCARD,
    DONE,
    FILL,
    NOTHING_PLACED,
    OVER,
    PAY,
    TURN,
    Player,
    Position,
    Rules,
    first_gap,
    next_seat,
    supply_size,
)
from rollwright.kernel.model import Event
from rollwright.kernel.native import Word
from rollwright.kernel.options import Setup
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.grid import BITS, count_bits
from rollwright.parts.tracks import add, get


def new_position(setup: Setup) -> Position:
    """The position before the first action: what needs no chance is done."""
    rules = Rules(setup)
    players: list[Player] = []
    for _ in range(setup.players):
        player = Player()
        player.owned = player.ready = BITS[ANY]
        players.append(player)
    position = Position(rules, tuple(players))
    position.supply = rules.cards
    if rules.start_seat is not None:
        _name_first(position, rules.start_seat)
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


def advance(after: Position, seat: Word, action: Word, log: list[Event] | None) -> None:
    """Carry out an action in a position that is being made."""
    deed = ACTIONS[action]
    if isinstance(deed, Build):
        _place(after, action, deed, log)
    elif isinstance(deed, Pay):
        _pay(after, deed, log)
    elif isinstance(deed, Take):
        _take(after, deed, log)
    elif isinstance(deed, End):
        if log is not None:
            tell(log, "cph.turn_ended", seat)
        _fill_or_go_on(after, log)
    elif isinstance(deed, Card):
        _draw(after, deed.colour, log)
    elif isinstance(deed, Discard):
        give_away(after, player_to_change(after, seat), deed.cards)
        if log is not None:
            tell(log, "cph.discarded", seat, cards=CARDS.write(deed.cards), count=CARDS.size(deed.cards))
        after.step = BUILD if after.both else DONE
    elif isinstance(deed, CoatSpecial):
        _lay_special(after, deed.square, log)
    elif isinstance(deed, CoatAbility):
        player = player_to_change(after, seat)
        bit: Word = BITS[deed.ability]
        player.owned |= bit
        player.ready |= bit
        if log is not None:
            tell(log, "cph.ability_taken", seat, ability=ABILITIES[deed.ability])
        _settle_coat(after, log)
    elif isinstance(deed, CoatActivate):
        player = player_to_change(after, seat)
        if log is not None:
            tell(log, "cph.activated", seat, count=count_bits(player.owned & ~player.ready))
        player.ready = player.owned
        _settle_coat(after, log)
    elif isinstance(deed, EndCard):
        if log is not None:
            tell(log, "cph.end_card", None)
        _end_game(after)
    elif isinstance(deed, StartSeat):
        if log is not None:
            tell(log, "cph.start_player", deed.seat)
        _name_first(after, deed.seat)


# Cards from the supply


def _name_first(position: Position, seat: Word) -> None:
    position.start = seat
    position.active = seat
    position.step = FILL


def _draw(position: Position, colour: Word, log: list[Event] | None) -> None:
    """A card comes up: it goes to the display, or while hands are dealt to the next player."""
    one: Word = CARDS.one[colour]
    position.supply -= one
    if position.second:
        position.drawn += 1
    if position.step == DEAL:
        player = player_to_change(position, position.active)
        player.secret += one
        if log is not None:
            tell(log, "cph.dealt", position.active, colour=COLOURS[colour])
        _go_on_dealing(position, player, log)
        return
    footbridge = first_gap(position)
    position.display = add(position.display, footbridge, colour + 1)
    if log is not None:
        tell(log, "cph.turned_up", None, footbridge=footbridge + 1, colour=COLOURS[colour])
    if position.supply == 0 and not position.second and position.rules.players > 2:
        _reshuffle(position, log)
    _fill_or_go_on(position, log)


def _reshuffle(position: Position, log: list[Event] | None) -> None:
    """The supply has run out for the first time: the discards become the supply, with the end card in it."""
    position.second = True
    position.supply = position.discards
    position.discards = 0
    if log is not None:
        tell(log, "cph.reshuffled", None, cards=supply_size(position))


def _fill_or_go_on(position: Position, log: list[Event] | None) -> None:
    """Chance fills the next gap of the display; where there is none, hands are dealt or the next turn begins."""
    if first_gap(position) < FOOTBRIDGES:
        position.step = FILL
    elif position.turn == 0:
        position.step = DEAL
    else:
        _begin_turn(position, next_seat(position, position.active), log)


def _go_on_dealing(position: Position, player: Player, log: list[Event] | None) -> None:
    place = (position.active - position.start) % position.rules.players
    if CARDS.size(player.secret) < STARTING_HAND[place]:
        return
    following = next_seat(position, position.active)
    if following == position.start:
        _begin_turn(position, following, log)
    else:
        position.active = following


# The turn


def _begin_turn(position: Position, seat: Word, log: list[Event] | None) -> None:
    position.active = seat
    position.turn += 1
    position.step = TURN
    position.both = False
    position.took = False
    position.built = False
    if log is not None:
        tell(log, "cph.turn_began", seat, turn=position.turn, round=round_of(position))


def round_of(position: Position) -> int:
    return 0 if position.turn == 0 else 1 + (position.turn - 1) // position.rules.players


def _take(position: Position, deed: Take, log: list[Event] | None) -> None:
    seat = position.active
    player = player_to_change(position, seat)
    taken: Word = 0
    for footbridge in deed.footbridges:
        card = get(position.display, footbridge)
        position.display = add(position.display, footbridge, -card)
        one: Word = CARDS.one[card - 1]
        taken += one
    player.known += taken
    position.took = True
    position.both = deed.both
    if log is not None:
        footbridges = " ".join([str(one + 1) for one in deed.footbridges])
        tell(log, "cph.took", seat, footbridges=footbridges, cards=CARDS.write(taken), count=len(deed.footbridges))
    if deed.any:
        use(player, ANY, seat, log)
    if deed.additional:
        use(player, ADDITIONAL, seat, log)
    if deed.both:
        use(player, BOTH, seat, log)
    if player.hand_size() > HAND_LIMIT:
        position.step = DISCARD
    else:
        position.step = BUILD if deed.both else DONE


def _place(position: Position, action: Word, deed: Build, log: list[Event] | None) -> None:
    position.placed = action
    position.step = PAY
    if log is not None:
        player = position.players[position.active]
        tell(
            log, "cph.placed", position.active,
            tile=TILE_NAMES[deed.tile], squares=names(deed.cells), brick=HOUSE.names[deed.square],
            cost=cost(player, deed), touching=int(touches(player, deed)),
        )  # fmt: skip


def _pay(position: Position, deed: Pay, log: list[Event] | None) -> None:
    """Pay for the placed tile, and lay it."""
    seat = position.active
    player = player_to_change(position, seat)
    built = build_of(position.placed)
    give_away(position, player, deed.cards)
    position.gone = build_one(position.gone, built.tile)
    position.placed = NOTHING_PLACED
    position.built = True
    if deed.discount:
        use(player, DISCOUNT, seat, log)
    if deed.change:
        use(player, CHANGE, seat, log)
    if log is not None:
        tell(
            log, "cph.built", seat,
            tile=TILE_NAMES[built.tile], squares=names(built.cells), brick=HOUSE.names[built.square],
            cards=CARDS.write(deed.cards) or "nothing", count=CARDS.size(deed.cards),
        )  # fmt: skip
    lay(position, player, built.cells, HOUSE.bit[built.square], 1 + TILE_COLOUR[built.tile], log)
    _after_laying(position, player, log)


# Coats of arms


def _lay_special(position: Position, square: Word, log: list[Event] | None) -> None:
    player = player_to_change(position, position.active)
    position.specials -= 1
    position.coats -= 1
    if log is not None:
        tell(log, "cph.special_built", position.active, square=HOUSE.names[square], left=position.specials)
    lay(position, player, HOUSE.bit[square], 0, 0, log)
    _after_laying(position, player, log)


def _settle_coat(position: Position, log: list[Event] | None) -> None:
    position.coats -= 1
    _go_on(position, log)


def _after_laying(position: Position, player: Player, log: list[Event] | None) -> None:
    """Twelve points end the game at once, whatever is still due (CPH-10.2)."""
    if player.points >= WINNING_POINTS:
        if log is not None:
            tell(log, "cph.twelve", position.active, points=player.points)
        _end_game(position)
    else:
        _go_on(position, log)


def _go_on(position: Position, log: list[Event] | None) -> None:
    """To the next coat action that is due and possible, or to the end of the turn."""
    if position.coats and not coat_action_possible(position):
        position.coats = 0
        if log is not None:
            tell(log, "cph.coat_lost", position.active)
    position.step = COAT if position.coats else DONE


def coat_action_possible(position: Position) -> bool:
    player = position.players[position.active]
    if position.specials > 0 and player.filled != HOUSE.full:
        return True
    return player.owned != ALL_ABILITIES or player.ready != player.owned


def _end_game(position: Position) -> None:
    position.step = OVER
    position.coats = 0
    position.both = False
    position.took = False
    position.built = False


EVENTS: Final = (
    "cph.start_player", "cph.turned_up", "cph.dealt", "cph.dealt_hidden", "cph.turn_began", "cph.took",
    "cph.ability_used", "cph.discarded", "cph.placed", "cph.built", "cph.special_built", "cph.ability_taken",
    "cph.activated", "cph.row_completed", "cph.column_completed", "cph.coat_covered", "cph.coat_row", "cph.coat_lost",
    "cph.turn_ended", "cph.reshuffled", "cph.end_card", "cph.twelve",
)  # fmt: skip
