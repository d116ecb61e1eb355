"""Free actions: completing orders, working on dice, helpers, blueberries on crates (chapters 6, 7 and 9)."""

from __future__ import annotations

from typing import Final

from rollwright.games.woodcraft_roll.actions import NONE, Complete, Craft, Hire, Sell
from rollwright.games.woodcraft_roll.components import (
    BLUEBERRY,
    CHOICE,
    DIE_NAMES,
    HELPER_NAMES,
    ORDER_NAMES,
    RENOWNED,
    RESOURCES,
    SALE,
    TAKES_BLUEBERRY,
    THANKED,
)
from rollwright.games.woodcraft_roll.gains import (
    circle,
    gain_all,
    gain_nuts,
    gain_reputation,
    mark_crate,
    settle,
    tell,
)
from rollwright.games.woodcraft_roll.pack import Pack
from rollwright.games.woodcraft_roll.position import CHOICE_DUE, THANKS_DUE, Player
from rollwright.kernel.model import Event
from rollwright.kernel.native import Word
from rollwright.parts.grid import BITS

GLUING_POINTS: Final = 2
SALE_POINTS: Final = 2


def complete(pack: Pack, player: Player, deed: Complete, seat: Word, log: list[Event] | None) -> None:
    """Pay for an order: its reward first, then what helpers add (WRW-6.1 to 6.6, 9.12, 9.13)."""
    card = deed.card
    order = pack.orders[card]
    player.sold = 0
    player.yellow -= order.yellow
    player.brown -= order.brown
    for thing, count in enumerate(order.resources):
        player.cross_out(thing, count)
    player.held = tuple([one for one in player.held if one != card])
    player.done = tuple(sorted([*player.done, int(card)]))
    if log is not None:
        tell(
            log, "wrw.completed", seat,
            order=ORDER_NAMES[card], points=int(order.points), reputation=int(order.reputation),
        )  # fmt: skip
    gain_all(pack, player, order.gains, seat, log)
    gain_reputation(pack, player, order.reputation, seat, log)
    if player.has_helper(THANKED):
        player.due = player.due + (THANKS_DUE,)
    settle(pack, player, seat, log)


def craft(pack: Pack, player: Player, deed: Craft, seat: Word, log: list[Event] | None) -> None:
    """Turn dice into others, at the price of a resource or a helper's use (chapter 7, WRW-9.6, 9.8, 9.9)."""
    player.sold = 0
    for kind in deed.old:
        player.add_dice(kind, -1)
    for kind in deed.new:
        player.add_dice(kind, 1)
    if deed.helper != NONE:
        use(player, deed.helper, seat, log)
    if deed.paid != NONE:
        player.cross_out(deed.paid, 1)
    if log is not None:
        _tell_of_craft(deed, seat, log)
    if deed.verb == "glue":
        gain_nuts(pack, player, GLUING_POINTS, seat, log)


def _tell_of_craft(deed: Craft, seat: Word, log: list[Event]) -> None:
    old = [DIE_NAMES[kind] for kind in deed.old]
    new = [DIE_NAMES[kind] for kind in deed.new]
    thing = RESOURCES[deed.paid] if deed.paid != NONE else ""
    if deed.verb == "glue":
        tell(log, "wrw.glued", seat, one=old[0], other=old[1], die=new[0], thing=thing)
    elif deed.verb == "saw":
        tell(log, "wrw.sawn", seat, die=old[0], one=new[0], other=new[1], thing=thing)
    elif deed.verb == "raise":
        tell(log, "wrw.raised", seat, die=old[0], to=new[0], thing=thing)
    else:
        tell(log, "wrw.shifted", seat, die=old[0], to=new[0], helper=HELPER_NAMES[deed.helper])


def use(player: Player, helper: Word, seat: Word, log: list[Event] | None) -> None:
    bit: Word = BITS[helper]
    player.used |= bit
    if log is not None:
        tell(log, "wrw.helper_used", seat, helper=HELPER_NAMES[helper])


def sell(pack: Pack, player: Player, deed: Sell, seat: Word, log: list[Event] | None) -> None:
    """One resource for a blueberry and points. Sales that follow at once belong to the same use (WRW-9.7)."""
    if player.sold == 0:
        use(player, SALE, seat, log)
    player.sold += 1
    player.cross_out(deed.thing, 1)
    if log is not None:
        tell(log, "wrw.sold", seat, thing=RESOURCES[deed.thing])
    circle(pack, player, BLUEBERRY, seat, log)
    gain_nuts(pack, player, SALE_POINTS, seat, log)
    settle(pack, player, seat, log)


def hire(pack: Pack, player: Player, deed: Hire, seat: Word, log: list[Event] | None) -> None:
    """Buy a helper; some have an effect at once (WRW-9.1, 9.10)."""
    helper = deed.helper
    cost: Word = pack.helper_cost[helper]
    bit: Word = BITS[helper]
    player.sold = 0
    player.cross_out(BLUEBERRY, cost)
    player.helpers |= bit
    if log is not None:
        tell(log, "wrw.hired", seat, helper=HELPER_NAMES[helper], cost=int(cost))
    if helper == CHOICE:
        player.due = player.due + (CHOICE_DUE,)
    elif helper == RENOWNED:
        if log is not None:
            tell(log, "wrw.reputation", seat, count=1)
        gain_reputation(pack, player, 1, seat, log)
    settle(pack, player, seat, log)


def put_berry(pack: Pack, player: Player, crate: Word, seat: Word, log: list[Event] | None) -> None:
    player.sold = 0
    player.cross_out(BLUEBERRY, 1)
    mark_crate(pack, player, crate, TAKES_BLUEBERRY, seat, log)
