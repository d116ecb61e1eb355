"""The chance nodes: the first player, and every card of the supply.

The supply is a bag: a card is drawn when it is drawn. With three and four players the discards go round once, as a
deck of its own. The end card is mixed with the last nine, so with r of the last ten left it comes next once in r.
"""

from __future__ import annotations

from collections.abc import Callable

from rollwright.games.copenhagen_board.actions import ACTIONS, CARD, END_CARD, START_SEAT, Card, EndCard, StartSeat
from rollwright.games.copenhagen_board.components import ABOVE_END_CARD, CARDS, COLOUR_COUNT, FOOTBRIDGES
from rollwright.games.copenhagen_board.position import START, Position, end_card_possible, supply_size
from rollwright.kernel.model import Action, Chance
from rollwright.kernel.native import Word
from rollwright.kernel.source import Source, shuffled


def total(position: Position) -> Word:
    if position.step == START:
        return position.rules.players
    return supply_size(position) + (1 if end_card_possible(position) else 0)


def chance(position: Position) -> Chance:
    if position.step == START:
        return Chance("start player", total(position))
    deck = "supply-2" if position.second else "supply-1"
    return Chance(f"{deck} card {_drawn(position) + 1}", total(position), deck, _drawn(position))


def outcome(position: Position, number: Word) -> Word:
    if position.step == START:
        return START_SEAT + number
    if number == supply_size(position):
        return END_CARD
    return CARD + CARDS.nth(position.supply, number)


def draw(position: Position, source: Source) -> Word:
    return outcome(position, source.below(total(position)))


def outcomes(position: Position) -> list[tuple[Action, int]]:
    if position.step == START:
        return [(START_SEAT + seat, 1) for seat in range(position.rules.players)]
    counts = [(CARD + colour, CARDS.count(position.supply, colour)) for colour in range(COLOUR_COUNT)]
    found = [(action, count) for action, count in counts if count > 0]
    if end_card_possible(position):
        found.append((END_CARD, 1))
    return found


def can_fall(position: Position, action: Action) -> bool:
    """Whether an action is among the outcomes, without listing them."""
    deed = ACTIONS[action]
    if position.step == START:
        return isinstance(deed, StartSeat) and deed.seat < position.rules.players
    if isinstance(deed, EndCard):
        return end_card_possible(position)
    return isinstance(deed, Card) and CARDS.count(position.supply, deed.colour) > 0


def order(position: Position, below: Callable[[int], int]) -> list[Action]:
    """At the first card of a supply: the whole of it, shuffled and stacked as hands would do it (CPH-1.17, CPH-9.2)."""
    if position.step == START or _drawn(position) > 0:
        return []
    cards = shuffled([CARD + colour for colour in CARDS.cards(position.supply)], below)
    if position.second:
        return _end_card_below([], cards, below)
    if position.rules.players == 2:
        return _end_card_below(cards[:FOOTBRIDGES], cards[FOOTBRIDGES:], below)
    return cards


def _end_card_below(display: list[Action], supply: list[Action], below: Callable[[int], int]) -> list[Action]:
    """The end card is mixed into the top nine of the supply, and these ten go to its bottom."""
    bottom = shuffled([*supply[:ABOVE_END_CARD], END_CARD], below)
    return [*display, *supply[ABOVE_END_CARD:], *bottom]


def _drawn(position: Position) -> int:
    """How many cards have been drawn from this supply."""
    return position.drawn if position.second else position.rules.card_count - supply_size(position)
