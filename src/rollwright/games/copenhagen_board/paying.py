"""Chapter 4, paying for a tile: cards of its colour are discarded, and it is laid."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_board import abilities, ids
from rollwright.games.copenhagen_board.codes import refuse, tell
from rollwright.games.copenhagen_board.components import ABILITY_WORDS, CARDS, CHANGE, COLOUR_COUNT, DISCOUNT, Tile
from rollwright.games.copenhagen_board.cost import cost
from rollwright.games.copenhagen_board.deed import LAID, Deed
from rollwright.games.copenhagen_board.player import Player
from rollwright.games.copenhagen_board.position import PAY, Position
from rollwright.games.copenhagen_board.scoring import lay
from rollwright.kernel.actions import Verb, Words
from rollwright.kernel.model import Event, Refusal, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.walk import Walk
from rollwright.parts.facade import HOUSE

MOST_PAID: Final = 5


@final
class Pay(Deed):
    """Pay for the tile with these cards, with or without construction-discount and change-of-colors."""

    def __init__(self, number: int, cards: int, discount: bool, change: bool) -> None:
        named = (" discount" if discount else "") + (" change" if change else "")
        super().__init__(f"pay {CARDS.write(cards) or 'nothing'}{named}", 1 << PAY, "cph.nothing_to_pay")
        self.number: Word = number
        self.cards: Word = cards
        self.count: Word = CARDS.size(cards)
        self.discount: Final = discount
        self.change: Final = change

    def refused(self, position: Position) -> Refusal | None:
        player = position.own()
        placing = position.placing()
        tile = placing.tile
        refusal = self._refused_colours(player, tile)
        if refusal is None and self.discount:
            refusal = abilities.not_ready(player, DISCOUNT)
        if refusal is not None:
            return refusal
        due = cost(player, placing)
        due -= 1 if self.discount else 0
        if self.count != due:
            code = "cph.pays_too_little" if self.count < due else "cph.pays_too_much"
            return refuse(code, tile=tile.name, cost=due, paid=self.count)
        if not CARDS.holds(player.hand(), self.cards):
            return refuse("cph.cards_not_held", cards=CARDS.write(self.cards))
        return None

    def _refused_colours(self, player: Player, tile: Tile) -> Refusal | None:
        """Cards of the tile's colour pay; with change-of-colors, those of one other colour too."""
        others = self.other_colours(tile.colour)
        if not self.change:
            return _other_colour(player, tile, CARDS.write(self.cards), others) if others else None
        if not others:
            return refuse("cph.nothing_changed", tile=tile.name)
        if others > 1:
            return refuse("cph.one_colour_changed", cards=CARDS.write(self.cards))
        return abilities.not_ready(player, CHANGE)

    def other_colours(self, colour: int) -> int:
        """How many colours it has beside one."""
        return sum([one != colour and CARDS.count(self.cards, one) > 0 for one in range(COLOUR_COUNT)])

    def do(self, position: Position, log: list[Event] | None) -> Word:
        seat = position.active
        player = position.own_to_change()
        placing = position.placing()
        player.give_away(self.cards)
        position.discards += self.cards
        position.gone += placing.tile.one
        position.placed = None
        position.built = True
        if self.discount:
            abilities.use(player, DISCOUNT, seat, log)
        if self.change:
            abilities.use(player, CHANGE, seat, log)
        if log is not None:
            tell(
                log, "cph.built", seat,
                tile=placing.tile.name, squares=HOUSE.write(placing.cells), brick=HOUSE.names[placing.square],
                cards=CARDS.write(self.cards) or "nothing", count=self.count,
            )  # fmt: skip
        lay(position, player, placing.cells, HOUSE.bit[placing.square], 1 + placing.tile.colour, log)
        return LAID

    def to_json(self) -> dict[str, object]:
        return {"do": "pay", "cards": CARDS.write(self.cards), "discount": self.discount, "change": self.change}


_HANDFULS: Final = [cards for size in range(MOST_PAID + 1) for cards in CARDS.handfuls(size)]
_PAYMENTS: Final = [
    cards for cards in _HANDFULS if sum(CARDS.count(cards, one) > 0 for one in range(COLOUR_COUNT)) <= 2
]
"""Cards of one or two colours that may pay for a tile: by size, then by colours."""
PAYS: Final[list[Pay]] = [
    Pay(4 * number + 2 * discount + change, cards, discount == 1, change == 1)
    for number, cards in enumerate(_PAYMENTS)
    for discount in (0, 1)
    for change in (0, 1)
]
_DISCOUNTED: Final = 2
"""How much higher the id is of the same payment with construction-discount."""
_WAYS: Final[tuple[tuple[tuple[Pay, ...], ...], ...]] = tuple(
    tuple(
        tuple([pay for pay in PAYS if pay.count == cards and not pay.discount and pay.other_colours(one) == pay.change])
        for cards in range(MOST_PAID + 1)
    )
    for one in range(COLOUR_COUNT)
)
"""The ways to pay, abilities that lower the price apart: by colour of the tile and number of cards."""


def _other_colour(player: Player, tile: Tile, cards: str, others: int) -> Refusal:
    """Cards that aren't all of the tile's colour: change-of-colors is advised where it would do."""
    return refuse("cph.other_colour", tile=tile.name, cards=cards, change=int(others == 1 and player.has_ready(CHANGE)))


def pay_first(position: Position) -> Refusal:
    placing = position.placing()
    return refuse("cph.pay_first", tile=placing.tile.name, cost=cost(position.own(), placing))


def offer_payments(position: Position, walk: Walk) -> None:
    player = position.own()
    placing = position.placing()
    due = cost(player, placing)
    if player.has_ready(DISCOUNT):
        _offer_ways(player, placing.tile.colour, due - 1, _DISCOUNTED, walk)
    _offer_ways(player, placing.tile.colour, due, 0, walk)


def _offer_ways(player: Player, colour: Word, cards: Word, offset: Word, walk: Walk) -> None:
    hand = player.hand()
    change = player.has_ready(CHANGE)
    for pay in _WAYS[colour][cards]:
        if (change or not pay.change) and CARDS.holds(hand, pay.cards):
            walk.one(ids.PAY + pay.number + offset)


# Texts


def _payment_in_order(words: Words) -> Words:
    return CARDS.ordered([*words[:1], *abilities.in_order(words[1:])])


def _refused_payment(position: Position, seat: Seat, words: Words) -> Refusal | None:
    if not words:
        return pay_first(position)
    player = position.own()
    used = abilities.short(words[1:])
    refusal = abilities.refused_with_building(player, used)
    if refusal is not None or words[0] == "nothing" or CARDS.read(words[0]) is None:
        return refusal
    colours = len(set(words[0]))
    if colours > 2 and ABILITY_WORDS[CHANGE] not in used:
        return _other_colour(player, position.placing().tile, words[0], colours)
    if len(words[0]) > MOST_PAID:
        return refuse("cph.five_at_most", paid=len(words[0]))
    return refuse("cph.one_colour_changed", cards=words[0]) if colours > 2 else None


VERBS: Final[dict[str, Verb[Position]]] = {
    "pay": Verb(
        "pay ggg, or pay nothing, with discount or change where an ability is used",
        ordered=_payment_in_order,
        refused=_refused_payment,
    )
}
