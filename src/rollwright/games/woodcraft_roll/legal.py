"""What a seat may do now: as a list, as a count, and the n-th. One walk in rising order of ids gives all three."""

from __future__ import annotations

from typing import Final

from rollwright.games.woodcraft_roll import actions as ids
from rollwright.games.woodcraft_roll.chance import outcomes
from rollwright.games.woodcraft_roll.components import (
    ALL_CELLS,
    BLUEBERRY,
    GLUE,
    HELPERS,
    IN_STEAD,
    KINDS,
    LARGEST,
    LINES,
    NO_DIE,
    SALE,
    SAWBLADE,
    SCRAPWOOD,
    SHIFT_BROWN,
    SHIFT_YELLOW,
    TAKES_BLUEBERRY,
    TAKES_CHESTNUT,
    TOOLS,
    dice_hold,
)
from rollwright.games.woodcraft_roll.gains import open_slot, options
from rollwright.games.woodcraft_roll.pack import Pack
from rollwright.games.woodcraft_roll.position import (
    CHESTNUT_DUE,
    CHOOSE,
    KEEP,
    LANTERN_DUE,
    LAST_OF_CHANCE,
    NO_CARD,
    OVER,
    TAKE,
    WORK,
    Player,
    Position,
    has_display,
)
from rollwright.kernel.model import CHANCE, Action, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.source import Source
from rollwright.kernel.walk import Walk
from rollwright.parts.grid import lowest_bit
from rollwright.parts.tracks import get

_NOBODY: Final[tuple[Seat, ...]] = ()
_CHANCE: Final[tuple[Seat, ...]] = (CHANCE,)


def to_act(position: Position) -> tuple[Seat, ...]:
    step = position.step
    if step <= LAST_OF_CHANCE:
        return _CHANCE
    if step == OVER:
        return _NOBODY
    if step == TAKE:
        return (position.taker,)
    if step == WORK:
        return tuple([seat for seat, player in enumerate(position.players) if not player.ended])
    return tuple([seat for seat, player in enumerate(position.players) if not player.has_chosen()])


def legal(position: Position, seat: Seat) -> list[Action]:
    if seat == CHANCE:
        return [action for action, _ in outcomes(position)] if position.step <= LAST_OF_CHANCE else []
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
    if step <= LAST_OF_CHANCE or step == OVER:
        return
    player = position.players[seat]
    if step == WORK:
        if not player.ended:
            _walk_work(position.rules.pack, player, walk)
    elif step == TAKE:
        if seat == position.taker:
            for card in sorted(position.display):
                if card != NO_CARD:
                    walk.one(ids.TAKE + card)
    elif player.has_chosen():
        return
    elif step == CHOOSE:
        _walk_choices(position, walk)
    elif step == KEEP:
        for card in player.dealt:
            walk.one(ids.KEEP + card)


def _walk_choices(position: Position, walk: Walk) -> None:
    line: Word = 0
    while line < LINES:
        sign = get(position.board, line)
        if sign != NO_DIE:
            walk.one(ids.choose_die(sign, line))
        line += 1
    if has_display(position):
        walk.one(ids.CHOOSE_ORDER)


def _walk_work(pack: Pack, player: Player, walk: Walk) -> None:
    if player.due:
        _walk_due(pack, player, walk)
        return
    for card in player.held:
        if can_complete(pack, player, card):
            walk.one(ids.COMPLETE + card)
    if player.yellow or player.brown:
        _walk_crafts(player, walk)
    if (player.sold > 0 or player.has_ready(SALE)) and player.sold < pack.sale:
        thing: Word = 0
        while thing < TOOLS:
            if player.unused(thing) > 0:
                walk.one(ids.SELL + thing)
            thing += 1
    berries = player.unused(BLUEBERRY)
    helper: Word = 0
    while helper < HELPERS:
        cost: Word = pack.helper_cost[helper]
        if cost <= berries and not player.has_helper(helper):
            walk.one(ids.HIRE + helper)
        helper += 1
    if berries > 0:
        _walk_crates(pack, player, TAKES_BLUEBERRY, ids.BERRY, walk)
    walk.one(ids.END)


def _walk_due(pack: Pack, player: Player, walk: Walk) -> None:
    due = player.due[-1]
    if due == LANTERN_DUE:
        cells = ALL_CELLS & ~player.lanterns
        while cells:
            walk.one(ids.LANTERN_ID + lowest_bit(cells))
            cells &= cells - 1
    elif due == CHESTNUT_DUE:
        _walk_crates(pack, player, TAKES_CHESTNUT, ids.CHESTNUT_ID, walk)
    else:
        for thing in options(pack, player):
            walk.one(ids.PICK + thing)


def _walk_crates(pack: Pack, player: Player, taker: Word, first: Word, walk: Walk) -> None:
    crate: Word = 0
    while crate < len(pack.crate_slots):
        if open_slot(pack, player, crate, taker) >= 0:
            walk.one(first + crate)
        crate += 1


def can_complete(pack: Pack, player: Player, card: Word) -> bool:
    order = pack.orders[card]
    if not dice_hold(player.yellow, order.yellow) or not dice_hold(player.brown, order.brown):
        return False
    return all(needed <= player.unused(thing) for thing, needed in enumerate(order.resources))


# Working on dice: each verb with its own resource, then with each of the other two by helper 1


def _walk_crafts(player: Player, walk: Walk) -> None:
    _walk_verb(player, GLUE, walk)
    _walk_verb(player, SAWBLADE, walk)
    _walk_verb(player, SCRAPWOOD, walk)
    if player.has_ready(SHIFT_BROWN) or player.has_ready(SHIFT_YELLOW):
        _walk_shifts(player, walk)


def _walk_verb(player: Player, resource: Word, walk: Walk) -> None:
    if player.unused(resource) > 0:
        _walk_block(player, resource, 0, walk)
    if player.has_ready(IN_STEAD):
        block: Word = 1
        other: Word = 0
        while other < TOOLS:
            if other != resource:
                if player.unused(other) > 0:
                    _walk_block(player, resource, block, walk)
                block += 1
            other += 1


def _walk_block(player: Player, resource: Word, block: Word, walk: Walk) -> None:
    if resource == GLUE:
        _walk_gluings(player, block * len(ids.GLUINGS), walk)
        return
    kind: Word = 0
    while kind < KINDS:
        if player.dice(kind) > 0:
            if resource == SAWBLADE and ids.SAW_OF[kind] != ids.NONE:
                walk.run(ids.SAW_OF[kind] + block * len(ids.SAWINGS), (kind % LARGEST + 1) // 2)
            elif resource == SCRAPWOOD and ids.RAISE_OF[kind] != ids.NONE:
                walk.one(ids.RAISE_OF[kind] + block * len(ids.RAISINGS))
        kind += 1


def _walk_gluings(player: Player, offset: Word, walk: Walk) -> None:
    one: Word = 0
    while one < KINDS:
        if player.dice(one) > 0:
            other = one if player.dice(one) > 1 else one + 1
            while other < KINDS:
                first: Word = ids.GLUE_OF[KINDS * one + other]
                if first != ids.NONE and player.dice(other) > 0:
                    walk.run(first + offset, 2 if one < LARGEST <= other else 1)
                other += 1
        one += 1


def _walk_shifts(player: Player, walk: Walk) -> None:
    kind: Word = 0
    while kind < KINDS:
        helper = SHIFT_YELLOW if kind < LARGEST else SHIFT_BROWN
        if player.dice(kind) > 0 and player.has_ready(helper):
            value = kind % LARGEST + 1
            walk.run(ids.SHIFT_OF[kind], 1 if value in (1, LARGEST) else 2)
        kind += 1
