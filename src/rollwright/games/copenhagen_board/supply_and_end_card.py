"""Chapter 9, the supply and the end card: cards come up one by one, for the display and for the starting hands.

The supply is a bag: a card is drawn when it is drawn. With three and four players the discards go round once, as a
deck of its own. The end card is mixed with the last nine, so with r of the last ten left it comes next once in r.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from rollwright.games.copenhagen_board import ids
from rollwright.games.copenhagen_board.codes import refuse, tell
from rollwright.games.copenhagen_board.components import ABOVE_END_CARD, CARDS, FOOTBRIDGES, WINNING_POINTS
from rollwright.games.copenhagen_board.deed import ACTED, CLEARED, DEALT, Deed
from rollwright.games.copenhagen_board.end_of_the_game import end_game
from rollwright.games.copenhagen_board.position import DEAL, FILL, OVER, START, Position
from rollwright.kernel.actions import Verb
from rollwright.kernel.model import Action, Chance, Event, Refusal
from rollwright.kernel.native import Word
from rollwright.kernel.source import shuffled
from rollwright.parts.facade import COLOURS
from rollwright.parts.tracks import add

_DRAWING: Final = (1 << FILL) | (1 << DEAL)


@final
class Card(Deed):
    """The next card of the supply is of this colour."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"card {CARDS.letters[colour]}", _DRAWING)
        self.colour: Word = colour
        self.card: Word = CARDS.one[colour]

    def refused(self, position: Position) -> Refusal | None:
        return None if CARDS.count(position.supply, self.colour) else refuse("cph.chance_decides")

    def do(self, position: Position, log: list[Event] | None) -> Word:
        position.supply -= self.card
        if position.second:
            position.drawn += 1
        if position.step == DEAL:
            position.own_to_change().secret += self.card
            if log is not None:
                tell(log, "cph.dealt", position.active, colour=COLOURS[self.colour])
            return DEALT
        footbridge = position.first_gap()
        position.display = add(position.display, footbridge, self.colour + 1)
        if log is not None:
            tell(log, "cph.turned_up", None, footbridge=footbridge + 1, colour=COLOURS[self.colour])
        if position.supply == 0 and not position.second and position.rules.players > 2:
            _reshuffle(position, log)
        return CLEARED

    def to_json(self) -> dict[str, object]:
        return {"do": "card", "colour": COLOURS[self.colour]}


@final
class EndCard(Deed):
    """The next card of the supply is the end card."""

    def __init__(self) -> None:
        super().__init__("end-card", _DRAWING)

    def refused(self, position: Position) -> Refusal | None:
        return None if end_card_possible(position) else refuse("cph.chance_decides")

    def do(self, position: Position, log: list[Event] | None) -> Word:
        if log is not None:
            tell(log, "cph.end_card", None)
        end_game(position)
        return ACTED


DRAWN_CARDS: Final[list[Card]] = [Card(colour) for colour in range(len(COLOURS))]
VERBS: Final[dict[str, Verb[Position]]] = {"card": Verb("card r"), "end-card": Verb("end-card")}


def _reshuffle(position: Position, log: list[Event] | None) -> None:
    """The supply has run out for the first time: the discards become the supply, with the end card in it."""
    position.second = True
    position.supply = position.discards
    position.discards = 0
    if log is not None:
        tell(log, "cph.reshuffled", None, cards=supply_size(position))


def supply_size(position: Position) -> Word:
    """How many cards the supply has, the end card apart."""
    if position.covered is not None:
        return position.covered.count
    return CARDS.size(position.supply)


def end_card_in_supply(position: Position) -> bool:
    """With two players from the set-up on (CPH-1.13), with more once the discards have gone round (CPH-9.2).

    A game that is over though nobody has twelve points was ended by it (CPH-10.4).
    """
    if position.step == OVER and all(player.points < WINNING_POINTS for player in position.players):
        return False
    return position.second or (position.rules.players == 2 and (position.turn > 0 or position.step == DEAL))


def end_card_possible(position: Position) -> bool:
    """Whether the end card may come next: it lies among the last ten."""
    return end_card_in_supply(position) and supply_size(position) <= ABOVE_END_CARD


def pile_size(position: Position) -> Word:
    """How many cards lie in the supply for all to see, the end card among them."""
    return supply_size(position) + (1 if end_card_in_supply(position) else 0)


def ways_to_draw(position: Position) -> Word:
    return supply_size(position) + (1 if end_card_possible(position) else 0)


def chance_of_card(position: Position) -> Chance:
    deck = "supply-2" if position.second else "supply-1"
    drawn = _drawn(position)
    return Chance(f"{deck} card {drawn + 1}", ways_to_draw(position), deck, drawn)


def card(position: Position, number: Word) -> Word:
    if number == supply_size(position):
        return ids.END_CARD
    return ids.CARD + CARDS.nth(position.supply, number)


def order(position: Position, below: Callable[[int], int]) -> list[Action]:
    """What is left of a supply, shuffled and stacked as hands would do it (CPH-1.17, CPH-9.2)."""
    if position.step == START:
        return []
    cards = shuffled([ids.CARD + colour for colour in CARDS.cards(position.supply)], below)
    if position.second:
        return _end_card_below([], cards, below)
    if position.rules.players == 2:
        shown = max(0, FOOTBRIDGES - _drawn(position))
        return _end_card_below(cards[:shown], cards[shown:], below)
    return cards


def _end_card_below(display: list[Action], supply: list[Action], below: Callable[[int], int]) -> list[Action]:
    """The end card is mixed into the top nine of the supply, and these ten go to its bottom."""
    bottom = shuffled([*supply[:ABOVE_END_CARD], ids.END_CARD], below)
    return [*display, *supply[ABOVE_END_CARD:], *bottom]


def _drawn(position: Position) -> int:
    """How many cards have been drawn from this supply."""
    return position.drawn if position.second else position.rules.card_count - supply_size(position)
