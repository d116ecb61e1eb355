"""Chapter 11, end of the game: the six sums, and who has won."""

from __future__ import annotations

from rollwright.games.woodcraft_roll.components import (
    BY_HELPERS,
    BY_LANTERNS,
    BY_ORDER_POINTS,
    BY_ORDERS,
    HELPERS,
    RENOWNED,
)
from rollwright.games.woodcraft_roll.player import Player
from rollwright.games.woodcraft_roll.position import Position
from rollwright.kernel.model import Standing, Values, rank
from rollwright.kernel.native import Word
from rollwright.parts.grid import count_bits


def parts(player: Player) -> Values:
    """The six sums of the end, as they stand now (WRW-11.1 to 11.11)."""
    pack = player.pack
    return {
        "nuts": player.nuts,
        "helpers": sum([pack.helper_points[helper] for helper in range(HELPERS) if player.has_helper(helper)]),
        "reputation": reputation(player) * len(player.done),
        "orders": order_points(player),
        "crates": sum([crate_points(player, crate) for crate in range(len(pack.crate_kind))]),
        "lanterns": pack.lantern_points[count_bits(player.lanterns)],
    }


def points(player: Player) -> int:
    return sum([value for value in parts(player).values() if isinstance(value, int)])


def order_points(player: Player) -> int:
    return sum([player.pack.orders[card].points for card in player.done])


def reputation(player: Player) -> int:
    """All reputation: on completed orders, and of helper 8."""
    return reputation_on_orders(player) + (1 if player.has_helper(RENOWNED) else 0)


def reputation_on_orders(player: Player) -> int:
    return sum([player.pack.orders[card].reputation for card in player.done])


def crate_points(player: Player, crate: Word) -> int:
    """What a crate is worth, if it is active (WRW-8.11, 11.6 to 11.10)."""
    if not player.is_active(crate):
        return 0
    kind = player.pack.crate_kind[crate]
    if kind == BY_HELPERS:
        helpers = count_bits(player.helpers)
        return 8 if helpers >= 5 else 4 if helpers >= 3 else 0
    if kind == BY_ORDERS:
        return len(player.done)
    if kind == BY_LANTERNS:
        return 3 + count_bits(player.lanterns)
    if kind == BY_ORDER_POINTS:
        return order_points(player) // 4
    return 1 + 2 * reputation_on_orders(player)


def standings(position: Position) -> tuple[Standing, ...]:
    """Most points win, then more unused resources; who is still level shares the place (WRW-11.12, 11.13)."""
    players = position.players
    places = rank([(points(player), player.all_unused()) for player in players])
    return tuple(
        [Standing(seat, places[seat], parts(one), {"resources": one.all_unused()}) for seat, one in enumerate(players)]
    )
