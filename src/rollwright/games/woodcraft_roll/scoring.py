"""The six sums, final places, solo grades, and the count of turns handed over."""

from __future__ import annotations

from typing import Final

from rollwright.games.woodcraft_roll.components import (
    BY_HELPERS,
    BY_LANTERNS,
    BY_ORDER_POINTS,
    BY_ORDERS,
    HELPERS,
)
from rollwright.games.woodcraft_roll.gains import is_active, reputation, reputation_on_orders
from rollwright.games.woodcraft_roll.pack import Pack
from rollwright.games.woodcraft_roll.position import (
    CHOOSE,
    DEAL,
    KEEP,
    OPPONENT,
    OVER,
    WORK,
    Player,
    Position,
    takes_done,
)
from rollwright.kernel.model import Standing, Values, rank
from rollwright.kernel.native import Word
from rollwright.parts.grid import count_bits

GRADES: Final = ((70, "excellent"), (60, "good"), (50, "quite-good"), (0, "none"))


def parts(pack: Pack, player: Player) -> Values:
    """The six sums of the end, as they stand now (WRW-11.1 to 11.11)."""
    return {
        "nuts": int(player.nuts),
        "helpers": sum([pack.helper_points[helper] for helper in range(HELPERS) if player.has_helper(helper)]),
        "reputation": reputation(pack, player) * len(player.done),
        "orders": order_points(pack, player),
        "crates": sum([crate_points(pack, player, crate) for crate in range(len(pack.crate_kind))]),
        "lanterns": pack.lantern_points[count_bits(player.lanterns)],
    }


def points(pack: Pack, player: Player) -> int:
    return sum([value for value in parts(pack, player).values() if isinstance(value, int)])


def order_points(pack: Pack, player: Player) -> int:
    return sum([int(pack.orders[card].points) for card in player.done])


def crate_points(pack: Pack, player: Player, crate: Word) -> int:
    """What a crate is worth, if it is active (WRW-8.11, 11.6 to 11.10)."""
    if not is_active(pack, player, crate):
        return 0
    kind = pack.crate_kind[crate]
    if kind == BY_HELPERS:
        helpers = count_bits(player.helpers)
        return 8 if helpers >= 5 else 4 if helpers >= 3 else 0
    if kind == BY_ORDERS:
        return len(player.done)
    if kind == BY_LANTERNS:
        return 3 + int(count_bits(player.lanterns))
    if kind == BY_ORDER_POINTS:
        return order_points(pack, player) // 4
    return 1 + 2 * reputation_on_orders(pack, player)


def standings(position: Position) -> tuple[Standing, ...]:
    """Most points win, then more unused resources; who is still level shares the place (WRW-11.12, 11.13)."""
    pack = position.rules.pack
    sums = [parts(pack, player) for player in position.players]
    unused = [int(player.all_unused()) for player in position.players]
    totals = [sum([value for value in one.values() if isinstance(value, int)]) for one in sums]
    places = rank([(total, left) for total, left in zip(totals, unused, strict=True)])
    return tuple(
        [Standing(seat, places[seat], sums[seat], {"resources": unused[seat]}) for seat in range(len(position.players))]
    )


def grade(total: int) -> str:
    """Of a solo game (WRW-12.8)."""
    return next(name for least, name in GRADES if total >= least)


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
        within = 2 + int(takes_done(position))
    return 10 * int(position.turn) + within
