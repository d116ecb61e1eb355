"""Chapter 1, components and set-up: two decks of orders, of which everybody is dealt two and keeps one.

The deck of a phase is a bag: an order is drawn when it is drawn. Under it lie, in phase I, the orders that were not
kept, in the order of seats; they come up without chance.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from rollwright.games.woodcraft_roll import ids
from rollwright.games.woodcraft_roll.codes import refuse, tell
from rollwright.games.woodcraft_roll.components import MOST_ORDERS, ORDER_NAMES
from rollwright.games.woodcraft_roll.deed import DONE, OPENED, Deed
from rollwright.games.woodcraft_roll.player import KEPT, NO_CHOICE, Player
from rollwright.games.woodcraft_roll.position import DEAL, FILL, KEEP, NO_CARD, NOBODY, Position, place_in_phase
from rollwright.games.woodcraft_roll.settings import Rules
from rollwright.kernel.actions import Verb
from rollwright.kernel.model import Action, Chance, Event, Refusal, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.options import Setup
from rollwright.kernel.source import shuffled
from rollwright.kernel.walk import Walk
from rollwright.parts.grid import BITS, nth_bit

DEALT: Final = 2
"""Orders to each player."""


def new(setup: Setup) -> Position:
    rules = Rules(setup)
    position = Position(rules, [Player(rules.pack, seat) for seat in range(setup.players)])
    position.bag = rules.pack.deck[0]
    return position


# Orders come up


@final
class Card(Deed):
    """The next order of the deck is this: it is dealt, or goes to the display."""

    def __init__(self, card: int) -> None:
        super().__init__(f"card {ORDER_NAMES[card]}", 1 << DEAL | 1 << FILL)
        self.card: Word = card
        self.phase: Word = card // MOST_ORDERS
        self.bit: Word = BITS[place_in_phase(card)]

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        there = position.phase == self.phase and position.bag & self.bit != 0
        return None if there else refuse("wrw.chance_decides")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        position.bag &= ~self.bit
        if position.step == FILL:
            show(position, self.card, log)
            return OPENED
        player = position.player_to_change(next_dealt(position))
        player.dealt = tuple(sorted([*player.dealt, self.card]))
        if log is not None:
            tell(log, "wrw.dealt", player.seat, order=ORDER_NAMES[self.card])
        if next_dealt(position) == NOBODY:
            position.step = KEEP
        return DONE

    def to_json(self) -> dict[str, object]:
        return {"do": "card", "order": ORDER_NAMES[self.card]}


CARDS: Final[list[Card]] = [Card(card) for card in range(len(ORDER_NAMES))]


def next_dealt(position: Position) -> Word:
    """The seat that is dealt the next order: two to the first, then two to the next."""
    for seat, player in enumerate(position.players):
        if player.count_dealt() < DEALT:
            return seat
    return NOBODY


def show(position: Position, card: Word, log: list[Event] | None) -> None:
    """Lay an order open, in the first empty place."""
    place = position.first_place()
    position.put_card(place, card)
    if log is not None:
        tell(log, "wrw.displayed", None, order=ORDER_NAMES[card], place=place + 1)


def from_the_bottom(position: Position) -> int:
    """The next of the orders that were not kept; they lie there in the order of seats."""
    for seat, player in enumerate(position.players):
        assert player.hidden_dealt is None, "a hidden order was asked for"
        if player.dealt:
            card = player.dealt[0]
            position.player_to_change(seat).dealt = ()
            return card
    return NO_CARD


def _first_card(position: Position) -> Word:
    return ids.CARD + MOST_ORDERS * position.phase


def drawn(position: Position, number: Word) -> Word:
    return _first_card(position) + nth_bit(position.bag, number)


def draw_of(position: Position) -> Chance:
    number = position.rules.pack.deck_size[position.phase] - position.bag_size()
    deck = f"orders-{position.phase + 1}"
    return Chance(f"{deck} card {number + 1}", position.bag_size(), deck, number)


def order(position: Position, below: Callable[[int], int]) -> list[Action]:
    """What is left of a deck, shuffled."""
    if position.step not in (DEAL, FILL):
        return []
    return shuffled([drawn(position, number) for number in range(position.bag_size())], below)


# One of two is kept


@final
class Keep(Deed):
    """Keep this one of the two orders dealt."""

    def __init__(self, card: int) -> None:
        super().__init__(f"keep {ORDER_NAMES[card]}", 1 << KEEP)
        self.card: Word = card

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        dealt = self.card in position.players[seat].dealt
        return None if dealt else refuse("wrw.not_dealt", order=ORDER_NAMES[self.card])

    def too_late(self) -> Refusal:
        return refuse("wrw.kept_already")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        position.player_to_change(seat).choice = KEPT + self.card
        if log is not None:
            tell(log, "wrw.keeps", seat, order=ORDER_NAMES[self.card])
        if not position.all_have_chosen():
            return DONE
        _hand_out(position, log)
        return OPENED

    def to_json(self) -> dict[str, object]:
        return {"do": "keep", "order": ORDER_NAMES[self.card]}


def _hand_out(position: Position, log: list[Event] | None) -> None:
    for seat in range(len(position.players)):
        player = position.player_to_change(seat)
        kept = int(player.choice) - KEPT
        player.held = (kept,)
        player.dealt = tuple([card for card in player.dealt if card != kept])
        player.choice = NO_CHOICE
        if log is not None:
            tell(log, "wrw.kept", seat, order=ORDER_NAMES[kept])


def offer_orders_dealt(player: Player, walk: Walk) -> None:
    for card in player.dealt:
        walk.one(ids.KEEP + card)


KEEPS: Final[list[Keep]] = [Keep(card) for card in range(MOST_ORDERS)]
VERBS: Final[dict[str, Verb[Position]]] = {"keep": Verb("keep a7, one of your two orders"), "card": Verb("card a7")}
