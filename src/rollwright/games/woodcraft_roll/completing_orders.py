"""Chapter 6, completing orders: dice and resources are paid for an order, and its reward is gained."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.woodcraft_roll import ids
from rollwright.games.woodcraft_roll.codes import refuse, tell
from rollwright.games.woodcraft_roll.components import DIE_NAMES, ORDER_NAMES, RESOURCES, THANKED, dice_hold
from rollwright.games.woodcraft_roll.content_pack import Order
from rollwright.games.woodcraft_roll.deed import DONE, Deed
from rollwright.games.woodcraft_roll.gains import gain_all, gain_reputation, settle
from rollwright.games.woodcraft_roll.player import THANKS_DUE, Player
from rollwright.games.woodcraft_roll.position import WORK, Position
from rollwright.kernel.actions import Verb
from rollwright.kernel.model import Event, Refusal, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.walk import Walk


@final
class Complete(Deed):
    """Pay for an order: its reward first, then what helpers add (WRW-6.1 to 6.6, 9.12, 9.13)."""

    def __init__(self, card: int) -> None:
        super().__init__(f"complete {ORDER_NAMES[card]}", 1 << WORK)
        self.card: Word = card

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        player = position.players[seat]
        name = ORDER_NAMES[self.card]
        if self.card in player.done:
            return refuse("wrw.completed_already", order=name)
        if self.card not in player.held:
            return refuse("wrw.not_your_order", order=name)
        order = player.pack.orders[self.card]
        dice = [
            DIE_NAMES[kind]
            for place, kind in enumerate(order.dice)
            if order.dice[:place].count(kind) >= player.dice(kind)
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

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        player = position.player_to_change(seat)
        order = player.pack.orders[self.card]
        player.sold = 0
        player.yellow -= order.yellow
        player.brown -= order.brown
        for thing, count in enumerate(order.resources):
            player.cross_out(thing, count)
        player.held = tuple([card for card in player.held if card != self.card])
        player.done = tuple(sorted([*player.done, self.card]))
        if log is not None:
            name = ORDER_NAMES[self.card]
            tell(log, "wrw.completed", seat, order=name, points=order.points, reputation=order.reputation)
        gain_all(player, order.gains, log)
        gain_reputation(player, order.reputation, log)
        if player.has_helper(THANKED):
            player.due = player.due + (THANKS_DUE,)
        settle(player, log)
        return DONE

    def to_json(self) -> dict[str, object]:
        return {"do": "complete", "order": ORDER_NAMES[self.card]}


COMPLETIONS: Final[list[Complete]] = [Complete(card) for card in range(len(ORDER_NAMES))]
VERBS: Final[dict[str, Verb[Position]]] = {"complete": Verb("complete a7")}


def offer_completions(player: Player, kinds: Word, walk: Walk) -> None:
    for card in player.held:
        order = player.pack.orders[card]
        if order.kinds & ~kinds == 0 and _can_pay(player, order):
            walk.one(ids.COMPLETE + card)


def _can_pay(player: Player, order: Order) -> bool:
    if not dice_hold(player.yellow, order.yellow) or not dice_hold(player.brown, order.brown):
        return False
    return all(needed <= player.unused(thing) for thing, needed in enumerate(order.resources))
