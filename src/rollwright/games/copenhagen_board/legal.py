"""What a seat may do now: as a list, as a count, and the n-th. One walk in rising order of ids gives all three."""

from __future__ import annotations

from typing import Final

from rollwright.games.copenhagen_board import actions as ids
from rollwright.games.copenhagen_board.actions import build_of
from rollwright.games.copenhagen_board.chance import outcomes
from rollwright.games.copenhagen_board.components import (
    ALL_ABILITIES,
    BOTH,
    CARDS,
    CHANGE,
    COLOUR_COUNT,
    DISCOUNT,
    PLANS,
    TILE_COLOUR,
    copies,
    times_built,
)
from rollwright.games.copenhagen_board.paying import cost, least_cost, most_cards
from rollwright.games.copenhagen_board.position import (
    BUILD,
    COAT,
    DEAL,
    DISCARD,
    DONE,
    FILL,
    OVER,
    PAY,
    TURN,
    Player,
    Position,
    surplus,
)
from rollwright.kernel.model import CHANCE, Action, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.source import Source
from rollwright.kernel.walk import Walk
from rollwright.parts.facade import HOUSE
from rollwright.parts.grid import BITS, lowest_bit

_NOBODY: Final[tuple[Seat, ...]] = ()
_CHANCE: Final[tuple[Seat, ...]] = (CHANCE,)
_ONE: Final[tuple[tuple[Seat, ...], ...]] = ((0,), (1,), (2,), (3,))


def to_act(position: Position) -> tuple[Seat, ...]:
    step = position.step
    if step <= DEAL:
        return _CHANCE
    if step == OVER:
        return _NOBODY
    return _ONE[position.active]


def legal(position: Position, seat: Seat) -> list[Action]:
    if seat == CHANCE:
        return [action for action, _ in outcomes(position)] if position.step <= DEAL else []
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
    walk.begin(-1)
    _walk(position, seat, walk)
    return walk.count


def nth(position: Position, seat: Word, n: Word, walk: Walk) -> Word:
    """The n-th action of a seat, or -1 if there are not so many."""
    walk.begin(n)
    _walk(position, seat, walk)
    return walk.picked


def pick(position: Position, seat: Word, source: Source, walk: Walk) -> Word:
    """One action of a seat, drawn as by counting and taking the n-th."""
    n: Word = source.below(count(position, seat, walk))
    action = walk.recall(n)
    return action if action >= 0 else nth(position, seat, n, walk)


def _walk(position: Position, seat: Word, walk: Walk) -> None:
    step = position.step
    if step <= DEAL or step == OVER or seat != position.active:
        return
    player = position.players[seat]
    if step == TURN:
        abilities = player.ready & 3
        walk.all(ids.TAKES[abilities])
        if player.has_ready(BOTH):
            walk.all(ids.TAKES_BOTH[abilities])
        _walk_builds(position, player, walk)
    elif step == DONE:
        walk.one(ids.END)
    elif step == BUILD:
        walk.one(ids.END)
        _walk_builds(position, player, walk)
    elif step == PAY:
        _walk_payments(position, player, walk)
    elif step == DISCARD:
        _walk_discards(position, player, walk)
    elif step == COAT:
        _walk_coat(position, player, walk)


def _walk_builds(position: Position, player: Player, walk: Walk) -> None:
    """Every tile that is there, in every place where it can lie and be paid for."""
    empty = HOUSE.full & ~player.filled
    supported = HOUSE.supported(player.filled)
    tile: Word = 0
    colour: Word = 0
    while colour < COLOUR_COUNT:
        cards = most_cards(player, colour)
        size: Word = 2
        while size <= 5:
            price = least_cost(player, size)
            if cards >= price - 1 and times_built(position.gone, tile) < copies(position.rules.players, tile):
                near = empty if cards >= price else HOUSE.beside(player.of_colour(colour))
                if near:
                    _walk_places(tile, empty, supported, near, walk)
            tile += 1
            size += 1
        colour += 1


def _walk_places(tile: Word, empty: Word, supported: Word, near: Word, walk: Walk) -> None:
    """The places of a tile that have a square among those that are near enough for its price."""
    plan = PLANS[tile]
    first: Word = ids.BUILD[tile]
    for orientation in plan.form.orientations:
        anchors = orientation.anchors(empty, supported)
        if anchors and near != empty:
            anchors &= orientation.anchors(empty, near)
        while anchors:
            place: Word = orientation.place[lowest_bit(anchors)]
            walk.run(first + plan.variants * place, plan.variants)
            anchors &= anchors - 1


def _walk_payments(position: Position, player: Player, walk: Walk) -> None:
    placed = build_of(position.placed)
    colour: Word = TILE_COLOUR[placed.tile]
    due = cost(player, placed)
    if player.has_ready(DISCOUNT):
        _walk_payments_of(player, colour, due - 1, 2, walk)
    _walk_payments_of(player, colour, due, 0, walk)


def _walk_payments_of(player: Player, colour: Word, cards: Word, offset: Word, walk: Walk) -> None:
    hand = player.hand()
    change = player.has_ready(CHANGE)
    for payment in ids.WAYS_TO_PAY[colour][cards]:
        if (change or not payment.changed) and CARDS.holds(hand, payment.cards):
            walk.one(payment.action + offset)


def _walk_discards(position: Position, player: Player, walk: Walk) -> None:
    hand = player.hand()
    due = surplus(position)
    number: Word = 0
    while number < len(ids.DISCARDS):
        cards: Word = ids.DISCARDS[number]
        if CARDS.size(cards) == due and CARDS.holds(hand, cards):
            walk.one(ids.DISCARD + number)
        number += 1


def _walk_coat(position: Position, player: Player, walk: Walk) -> None:
    if position.specials > 0:
        squares = HOUSE.supported(player.filled)
        while squares:
            walk.one(ids.COAT_SPECIAL + lowest_bit(squares))
            squares &= squares - 1
    ability: Word = 0
    while ability <= BOTH:
        if not player.owns(ability):
            walk.one(ids.COAT_ABILITY + ability)
        ability += 1
    if player.ready != player.owned:
        walk.one(ids.COAT_ACTIVATE)


assert FILL < DEAL and BITS[BOTH + 1] - 1 == ALL_ABILITIES
