"""The one judge: whether an action is allowed, and if not, which rule forbids it and what would be right."""

from __future__ import annotations

from rollwright.games.woodcraft_roll.actions import (
    NONE,
    Berry,
    Card,
    Chestnut,
    ChooseDie,
    ChooseOrder,
    Complete,
    Craft,
    Deed,
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
    deed_of,
)
from rollwright.games.woodcraft_roll.chance import can_fall
from rollwright.games.woodcraft_roll.components import (
    BLUEBERRY,
    DIE_NAMES,
    HELPER_NAMES,
    IN_STEAD,
    ORDER_NAMES,
    RESOURCES,
    SALE,
    TAKES_BLUEBERRY,
    TAKES_CHESTNUT,
    THINGS,
)
from rollwright.games.woodcraft_roll.gains import is_active, is_full, open_slot, options
from rollwright.games.woodcraft_roll.pack import Pack
from rollwright.games.woodcraft_roll.position import (
    CHESTNUT_DUE,
    CHOICE_DUE,
    CHOOSE,
    KEEP,
    LANTERN_DUE,
    LAST_OF_CHANCE,
    OVER,
    TAKE,
    THANKS_DUE,
    Player,
    Position,
    has_display,
)
from rollwright.games.woodcraft_roll.refusals import refuse
from rollwright.kernel.model import CHANCE, Action, Refusal, Seat
from rollwright.parts.grid import BITS
from rollwright.parts.tracks import get


def check(position: Position, seat: Seat, action: Action) -> Refusal | None:
    deed = deed_of(action)
    step = position.step
    if step == OVER:
        return refuse("wrw.game_over")
    if seat == CHANCE:
        falls = step <= LAST_OF_CHANCE and can_fall(position, action)
        return None if falls else refuse("wrw.chance_decides")
    if isinstance(deed, (Card, Roll, First, Opponent, NewDie, Removal)):
        return refuse("wrw.chance_decides")
    if step <= LAST_OF_CHANCE:
        return refuse("wrw.wait_for_chance")
    player = position.players[seat]
    if step == KEEP:
        return _check_keep(player, deed)
    if step == CHOOSE:
        return _check_choose(position, player, deed)
    if step == TAKE:
        return _check_take(position, seat, deed)
    return _check_work(position.rules.pack, player, deed)


# Choosing and taking


def _check_keep(player: Player, deed: Deed) -> Refusal | None:
    if player.has_chosen():
        return refuse("wrw.keep_once")
    if not isinstance(deed, Keep):
        return refuse("wrw.keep_first")
    if deed.card not in player.dealt:
        return refuse("wrw.not_dealt", order=ORDER_NAMES[deed.card])
    return None


def _check_choose(position: Position, player: Player, deed: Deed) -> Refusal | None:
    if player.has_chosen():
        return refuse("wrw.chosen_already")
    if isinstance(deed, ChooseDie):
        if get(position.board, deed.line) != deed.sign:
            return refuse("wrw.no_such_die", die=deed.name, line=int(deed.line) + 1)
        return None
    if isinstance(deed, ChooseOrder):
        return None if has_display(position) else refuse("wrw.no_orders")
    return refuse("wrw.choose_first")


def _check_take(position: Position, seat: Seat, deed: Deed) -> Refusal | None:
    if seat != position.taker:
        return refuse("wrw.not_your_take", first=int(position.taker))
    if not isinstance(deed, Take):
        return refuse("wrw.take_first")
    if deed.card not in position.display:
        return refuse("wrw.not_displayed", order=ORDER_NAMES[deed.card])
    return None


# Free actions


def _check_work(pack: Pack, player: Player, deed: Deed) -> Refusal | None:
    if player.ended:
        return refuse("wrw.turn_ended")
    if isinstance(deed, (ChooseDie, ChooseOrder)):
        return refuse("wrw.one_choice")
    if isinstance(deed, (Take, Keep)):
        return refuse("wrw.nothing_to_take")
    if player.due:
        return _check_due(pack, player, deed)
    if isinstance(deed, Lantern):
        return refuse("wrw.no_lantern_due")
    if isinstance(deed, Chestnut):
        return refuse("wrw.no_chestnut_due")
    if isinstance(deed, Pick):
        return refuse("wrw.nothing_to_pick")
    if isinstance(deed, Complete):
        return _check_complete(pack, player, deed)
    if isinstance(deed, Craft):
        return _check_craft(player, deed)
    if isinstance(deed, Sell):
        return _check_sell(pack, player, deed)
    if isinstance(deed, Hire):
        return _check_hire(pack, player, deed)
    if isinstance(deed, Berry):
        refusal = _check_crate(pack, player, deed.crate, TAKES_BLUEBERRY)
        if refusal is None and player.unused(BLUEBERRY) == 0:
            return refuse("wrw.no_blueberry")
        return refusal
    return None


def _check_due(pack: Pack, player: Player, deed: Deed) -> Refusal | None:
    due = player.due[-1]
    if due == LANTERN_DUE:
        if not isinstance(deed, Lantern):
            return refuse("wrw.lantern_first")
        taken = player.lanterns & BITS[deed.cell]
        return refuse("wrw.cell_marked", cell=deed.text.split()[1]) if taken else None
    if due == CHESTNUT_DUE:
        if not isinstance(deed, Chestnut):
            return refuse("wrw.chestnut_first")
        return _check_crate(pack, player, deed.crate, TAKES_CHESTNUT)
    assert due in (CHOICE_DUE, THANKS_DUE)
    on_offer = options(pack, player)
    told = " ".join([THINGS[thing] for thing in on_offer])
    if not isinstance(deed, Pick):
        return refuse("wrw.pick_first", options=told)
    if deed.thing in on_offer:
        return None
    if deed.thing <= BLUEBERRY and is_full(pack, player, deed.thing):
        return refuse("wrw.row_full", thing=THINGS[deed.thing])
    return refuse("wrw.not_offered", thing=THINGS[deed.thing], options=told)


def _check_crate(pack: Pack, player: Player, crate: int, taker: int) -> Refusal | None:
    if crate >= len(pack.crate_kind):
        return refuse("wrw.no_such_crate", crate=crate + 1)
    if is_active(pack, player, crate):
        return refuse("wrw.crate_complete", crate=crate + 1)
    if open_slot(pack, player, crate, taker) < 0:
        code = "wrw.no_blueberry_slot" if taker == TAKES_BLUEBERRY else "wrw.no_chestnut_slot"
        return refuse(code, crate=crate + 1)
    return None


def _check_complete(pack: Pack, player: Player, deed: Complete) -> Refusal | None:
    name = ORDER_NAMES[deed.card]
    if deed.card in player.done:
        return refuse("wrw.completed_already", order=name)
    if deed.card not in player.held:
        return refuse("wrw.not_your_order", order=name)
    order = pack.orders[deed.card]
    dice = [
        DIE_NAMES[kind] for place, kind in enumerate(order.dice) if order.dice[:place].count(kind) >= player.dice(kind)
    ]
    if dice:
        return refuse("wrw.dice_missing", order=name, missing=" ".join(dice))
    things = [
        RESOURCES[thing]
        for thing, count in enumerate(order.resources)
        for _ in range(count - min(count, player.unused(thing)))
    ]
    if things:
        return refuse("wrw.resources_missing", order=name, missing=" ".join(things))
    return None


def _check_craft(player: Player, deed: Craft) -> Refusal | None:
    for kind in deed.old:
        if player.dice(kind) == 0:
            return refuse("wrw.no_die", die=DIE_NAMES[kind])
        if player.dice(kind) < deed.old.count(kind):
            return refuse("wrw.same_die", die=DIE_NAMES[kind])
    if deed.helper != NONE:
        refusal = _not_ready(player, deed.helper)
        if refusal is not None:
            return refusal
    if deed.paid != NONE and player.unused(deed.paid) == 0:
        thing = RESOURCES[deed.paid]
        return refuse("wrw.nothing_in_stead", thing=thing) if deed.helper == IN_STEAD else refuse(f"wrw.no_{thing}")
    return None


# Helpers


def _not_ready(player: Player, helper: int) -> Refusal | None:
    """Why a helper can't be used, if so."""
    if not player.has_helper(helper):
        return refuse("wrw.helper_missing", helper=HELPER_NAMES[helper])
    return None if player.has_ready(helper) else refuse("wrw.helper_used", helper=HELPER_NAMES[helper])


def _check_sell(pack: Pack, player: Player, deed: Sell) -> Refusal | None:
    if player.sold == 0:
        refusal = _not_ready(player, SALE)
        if refusal is not None:
            return refusal
    if player.sold >= pack.sale:
        return refuse("wrw.sale_limit", limit=int(pack.sale))
    if player.unused(deed.thing) == 0:
        return refuse("wrw.not_there_to_sell", thing=RESOURCES[deed.thing])
    return None


def _check_hire(pack: Pack, player: Player, deed: Hire) -> Refusal | None:
    helper = int(deed.helper)
    if player.has_helper(helper):
        return refuse("wrw.helper_hired", helper=HELPER_NAMES[helper])
    cost, have = pack.helper_cost[helper], int(player.unused(BLUEBERRY))
    return refuse("wrw.too_few_blueberries", helper=HELPER_NAMES[helper], cost=cost, have=have) if have < cost else None
