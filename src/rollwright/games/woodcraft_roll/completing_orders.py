"""Chapter 6, completing orders: dice and resources are paid for an order, and its reward is gained."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.woodcraft_roll import ids
from rollwright.games.woodcraft_roll.codes import refuse, tell
from rollwright.games.woodcraft_roll.components import (
    DIE_NAMES,
    HELPER_NAMES,
    IN_STEAD,
    ORDER_NAMES,
    RESOURCES,
    THANKED,
    TOOLS,
    dice_hold,
)
from rollwright.games.woodcraft_roll.content_pack import Order
from rollwright.games.woodcraft_roll.deed import DONE, Deed, helper_missing, not_depicted, not_shown, use_helper
from rollwright.games.woodcraft_roll.gains import gain_all, gain_reputation, settle
from rollwright.games.woodcraft_roll.player import THANKS_DUE, Player
from rollwright.games.woodcraft_roll.position import WORK, Position
from rollwright.kernel.actions import Verb, Words
from rollwright.kernel.model import Event, Refusal, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.walk import Walk

_NOTHING: Final = -1


@final
class Complete(Deed):
    """Pay for an order: its reward first, then what helpers add (WRW-6.1 to 6.6, 9.12, 9.13).

    With helper 1, one of a resource that the order asks for is replaced by one of another (WRW-9.6).
    """

    def __init__(self, card: int, paid: int = _NOTHING, replaced: int = _NOTHING) -> None:
        in_stead = paid != replaced
        more = f" with {RESOURCES[paid]} for {RESOURCES[replaced]}" if in_stead else ""
        super().__init__(f"complete {ORDER_NAMES[card]}{more}", 1 << WORK)
        self.card: Word = card
        self.paid: Word = paid
        """What is crossed out in place of another resource, and which."""
        self.replaced: Word = replaced
        self.in_stead: Final = in_stead

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        player = position.players[seat]
        name = ORDER_NAMES[self.card]
        if self.card in player.done:
            return refuse("wrw.completed_already", order=name)
        if self.card not in player.held:
            return refuse("wrw.not_your_order", order=name)
        order = player.pack.orders[self.card]
        if self.in_stead:
            refusal = self._not_in_stead(position, player, order)
            if refusal is not None:
                return refusal
        dice = [
            DIE_NAMES[kind]
            for place, kind in enumerate(order.dice)
            if order.dice[:place].count(kind) >= player.dice(kind)
        ]
        if dice:
            return refuse("wrw.dice_missing", order=name, missing=" ".join(dice))
        for thing, count in enumerate(self._price(order)):
            short = count - player.unused(thing)
            if short > 0:
                return self._short_of(position, player, thing, short)
        return None

    def _short_of(self, position: Position, player: Player, thing: int, short: int) -> Refusal:
        """Why the order can't be paid, where so many of a resource are not there."""
        name = ORDER_NAMES[self.card]
        if self.in_stead and thing == self.paid:
            return refuse("wrw.nothing_in_stead", thing=RESOURCES[thing])
        if not self.in_stead and position.rules.in_stead_for_orders and player.has_ready(IN_STEAD):
            order = player.pack.orders[self.card]
            others = [
                paid
                for paid, replaced in _SWAPS
                if replaced == thing
                and not_shown(player, paid, thing) is None
                and _has_things(player, order, paid, thing)
            ]
            if others:
                return refuse(
                    "wrw.resource_in_stead",
                    order=name,
                    thing=RESOURCES[thing],
                    other=RESOURCES[others[0]],
                    helper=HELPER_NAMES[IN_STEAD],
                )
        return refuse("wrw.resources_missing", order=name, thing=RESOURCES[thing], count=short)

    def _not_in_stead(self, position: Position, player: Player, order: Order) -> Refusal | None:
        """Why helper 1 can't replace this resource of the order, whatever there is to pay with, if so."""
        if not position.rules.in_stead_for_orders:
            return refuse("wrw.not_for_orders", helper=HELPER_NAMES[IN_STEAD])
        if order.resources[self.replaced] == 0:
            return refuse("wrw.not_asked_for", order=ORDER_NAMES[self.card], thing=RESOURCES[self.replaced])
        return not_shown(player, self.paid, self.replaced) or helper_missing(player, IN_STEAD)

    def _price(self, order: Order) -> list[int]:
        """How many of each resource are crossed out."""
        price = list(order.resources)
        if self.in_stead:
            price[self.paid] += 1
            price[self.replaced] -= 1
        return price

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        player = position.player_to_change(seat)
        order = player.pack.orders[self.card]
        player.sold = 0
        player.yellow -= order.yellow
        player.brown -= order.brown
        for thing, count in enumerate(self._price(order)):
            player.cross_out(thing, count)
        player.held = tuple([card for card in player.held if card != self.card])
        player.done = tuple(sorted([*player.done, self.card]))
        if log is not None:
            name = ORDER_NAMES[self.card]
            tell(log, "wrw.completed", seat, order=name, points=order.points, reputation=order.reputation)
        if self.in_stead:
            use_helper(player, IN_STEAD, log)
            if log is not None:
                tell(log, "wrw.paid_in_stead", seat, thing=RESOURCES[self.paid], other=RESOURCES[self.replaced])
        gain_all(player, order.gains, log)
        gain_reputation(player, order.reputation, log)
        if player.has_helper(THANKED):
            player.due = player.due + (THANKS_DUE,)
        settle(player, log)
        return DONE

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"do": "complete", "order": ORDER_NAMES[self.card]}
        return {**data, "pays": RESOURCES[self.paid], "for": RESOURCES[self.replaced]} if self.in_stead else data


COMPLETIONS: Final[list[Complete]] = [Complete(card) for card in range(len(ORDER_NAMES))]
_SWAPS: Final[list[tuple[int, int]]] = [
    (paid, replaced) for paid in range(TOOLS) for replaced in range(TOOLS) if paid != replaced
]
"""What helper 1 can put in place of what."""
IN_STEAD_COMPLETIONS: Final[list[Complete]] = [
    Complete(card, paid, replaced) for card in range(len(ORDER_NAMES)) for paid, replaced in _SWAPS
]


def offer_completions(player: Player, kinds: Word, walk: Walk) -> None:
    for card in player.held:
        order = player.pack.orders[card]
        if order.kinds & ~kinds == 0 and _has_dice(player, order) and _has_things(player, order, _NOTHING, _NOTHING):
            walk.one(ids.COMPLETE + card)


def offer_in_stead(player: Player, kinds: Word, walk: Walk) -> None:
    """The orders that can be paid with one resource in place of another, where helper 1 is ready."""
    tools = player.pack.stand_ins
    for card in player.held:
        order = player.pack.orders[card]
        if order.kinds & ~kinds != 0 or not _has_dice(player, order):
            continue
        action: Word = ids.COMPLETE_IN_STEAD + len(_SWAPS) * card
        for paid, replaced in _SWAPS:
            shown = (tools >> paid) & (tools >> replaced) & 1
            if shown and order.resources[replaced] > 0 and _has_things(player, order, paid, replaced):
                walk.one(action)
            action += 1


def _has_dice(player: Player, order: Order) -> bool:
    return dice_hold(player.yellow, order.yellow) and dice_hold(player.brown, order.brown)


def _has_things(player: Player, order: Order, paid: Word, replaced: Word) -> bool:
    """Whether all resources of an order can be crossed out, one of them in place of another if there are two."""
    for thing, count in enumerate(order.resources):
        needed: Word = count
        if thing == paid:
            needed += 1
        elif thing == replaced:
            needed -= 1
        if needed > player.unused(thing):
            return False
    return True


def _none_to_complete(position: Position, seat: Seat) -> Refusal | None:
    """Of what the orders that are held lack, what a helper could pay, else what the first of them lacks."""
    found: list[Refusal] = []
    for card in position.players[seat].held:
        refusal = COMPLETIONS[card].refused(position, seat)
        if refusal is None:
            return None
        found.append(refusal)
    if not found:
        return refuse("wrw.no_order_held")
    return next((one for one in found if one.code == "wrw.resource_in_stead"), found[0])


def _refused_completion(position: Position, seat: Seat, words: Words) -> Refusal | None:
    """With no order named: why none can be completed. Else what helper 1 can't put in place of a resource."""
    if not words:
        return _none_to_complete(position, seat)
    if len(words) == 5 and words[0] in ORDER_NAMES and words[1] == "with" and words[3] == "for":
        for word in (words[2], words[4]):
            if word in RESOURCES[TOOLS:] or word == "lantern":
                return not_depicted(position.players[seat], word)
        if words[2] == words[4] and words[2] in RESOURCES:
            plain = COMPLETIONS[ORDER_NAMES.index(words[0])].refused(position, seat)
            return plain if plain is not None else refuse("wrw.same_resource", thing=words[2])
    return None


VERBS: Final[dict[str, Verb[Position]]] = {
    "complete": Verb(
        "complete a7, with glue for sawblade after it where helper 1 pays glue in place of sawblade",
        refused=_refused_completion,
    ),
}
