"""What a learned judge sees between turns: the traits of each player, and of the table (kernel/traits.py).

What a hand can buy depends on what lies in the house beside which a tile is cheaper, and on what may be taken from the
display next: so cards are seen together with these, colour by colour. Dealt cards that are hidden are only counted.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rollwright.games.copenhagen_board.components import (
    ABILITIES,
    CARDS,
    CARDS_OF_A_COLOUR,
    COAT_SQUARES,
    COLOUR_COUNT,
    FOOTBRIDGES,
    HAND_LIMIT,
    SPECIALS,
    STARTING_HAND,
    TILES,
    WINNING_POINTS,
)
from rollwright.games.copenhagen_board.player import Player
from rollwright.games.copenhagen_board.position import FILL, OVER, TURN, Position
from rollwright.games.copenhagen_board.supply_and_end_card import end_card_in_supply, supply_size
from rollwright.kernel.model import Seat
from rollwright.kernel.traits import Traits
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.house_traits import describe_house, describe_race
from rollwright.parts.tracks import get

_COATS: Final = tuple(HOUSE.cells(COAT_SQUARES))
_COAT_NAMES: Final = HOUSE.write(COAT_SQUARES)
_MOST_COPIES: Final = 3
_MOST_SHOWN: Final = 4
_MOST_BESIDE: Final = 4
_LAST_CARDS: Final = 14
"""With so many cards left or fewer, it matters how many they are."""
_MOST_SUPPLY: Final = 14
_MOST_UNSEEN: Final = max(CARDS_OF_A_COLOUR.values())
_BY_ABILITY: Final = " ".join(ABILITIES)
_BUYS: Final = "0 … 7 cards with no tile of the colour to build beside, then with one"
_SEATS: Final = "self, then the others in their order of play"


def between(view: Position) -> bool:
    """A turn begins, or is over but for the cards that come up for the next."""
    if view.step == TURN:
        return not (view.took or view.built)
    return view.step == OVER or (view.step == FILL and view.turn > 0)


def traits(view: Position, seat: Seat, traits: Traits) -> None:
    players: int = view.rules.players
    following: int = view.next_seat() if view.step == FILL else view.active
    shown = _shown(view.display)
    for turn in range(players):
        traits.about("others" if turn else "self")
        _player(view.players[(seat + turn) % players], shown, traits)
    traits.about("")
    traits.one_of("to act", (following - seat) % players, players, _SEATS)
    describe_race(view.players, seat, traits)
    traits.flag("cards are to come up", view.step == FILL)
    _table(view, traits)


# A player


def _player(player: Player, shown: tuple[int, ...], traits: Traits) -> None:
    traits.extend(_house(player.filled, player.bricks, player.points, traits.named))
    beside = _beside(player.filled, player.tint0, player.tint1, player.tint2)
    traits.extend(_hand(player.known + player.secret, beside, shown, traits.named))
    traits.steps("cards", player.hand_size(), HAND_LIMIT)
    traits.steps("hidden cards", player.hidden.count if player.hidden is not None else 0, max(STARTING_HAND))
    traits.mask("abilities", player.owned(), len(ABILITIES), _BY_ABILITY)
    traits.mask("abilities that are active", player.ready, len(ABILITIES), _BY_ABILITY)


@lru_cache(maxsize=4096)
def _house(filled: int, bricks: int, points: int, named: bool) -> Traits:
    traits = Traits(named)
    traits.steps("points", points, WINNING_POINTS)
    describe_house(filled, bricks, traits)
    surface: int = HOUSE.supported(filled)
    traits.mask("coats of arms covered", _coats(filled), len(_COATS), _COAT_NAMES)
    traits.mask("coats of arms to build on", _coats(surface), len(_COATS), _COAT_NAMES)
    return traits


@lru_cache(maxsize=4096)
def _beside(filled: int, tint0: int, tint1: int, tint2: int) -> tuple[int, ...]:
    """By colour: how many squares that can be built on lie beside a tile of it."""
    house = Player()
    house.filled, house.tint0, house.tint1, house.tint2 = filled, tint0, tint1, tint2
    surface: int = HOUSE.supported(filled)
    found: list[int] = []
    for colour in range(COLOUR_COUNT):
        squares: int = HOUSE.beside(house.of_colour(colour)) & surface
        found.append(squares.bit_count())
    return tuple(found)


@lru_cache(maxsize=4096)
def _hand(cards: int, beside: tuple[int, ...], shown: tuple[int, ...], named: bool) -> Traits:
    traits = Traits(named)
    for colour, name in enumerate(COLOURS):
        count: int = CARDS.count(cards, colour)
        traits.one_of(f"{name} squares to build beside", min(_MOST_BESIDE, beside[colour]) - 1, _MOST_BESIDE, "1 … 4")
        known = min(HAND_LIMIT, count) + (HAND_LIMIT + 1 if beside[colour] else 0)
        traits.one_of(f"{name} buys", known, 2 * (HAND_LIMIT + 1), _BUYS)
        reach = min(HAND_LIMIT, count + shown[colour])
        traits.one_of(f"{name} cards within reach", reach - 2, HAND_LIMIT - 1, "2 … 7")
    return traits


def _coats(squares: int) -> int:
    """The coats of arms among these squares, a bit each."""
    found = 0
    for number, square in enumerate(_COATS):
        if squares & HOUSE.bit[square]:
            found += 1 << number
    return found


@lru_cache(maxsize=4096)
def _shown(display: int) -> tuple[int, ...]:
    """How many cards of each colour can be taken at once: two, if two lie side by side."""
    most = [0] * COLOUR_COUNT
    before = -1
    for footbridge in range(FOOTBRIDGES):
        colour = get(display, footbridge) - 1
        if colour >= 0:
            most[colour] = max(most[colour], 2 if colour == before else 1)
        before = colour
    return tuple(most)


# The table


def _table(view: Position, traits: Traits) -> None:
    seen = view.seen()
    counts = [0] * (COLOUR_COUNT + 1)
    for footbridge in range(FOOTBRIDGES):
        counts[get(view.display, footbridge)] += 1
    for colour, name in enumerate(COLOURS):
        unseen = CARDS.count(view.rules.cards, colour) - CARDS.count(seen, colour)
        traits.one_of(f"{name} cards on the display", counts[colour + 1] - 1, _MOST_SHOWN, "1 … 4")
        traits.one_of(f"{name} cards to come", unseen, _MOST_UNSEEN + 1, "0 … 14")
    left: int = supply_size(view)
    traits.steps("supply, in fives", left // 5, _MOST_SUPPLY)
    traits.one_of("cards with the end card", left if end_card_in_supply(view) else -1, _LAST_CARDS + 1, "0 … 14")
    traits.steps("specials left", view.specials, SPECIALS)
    for tile in TILES:
        traits.one_of(f"{tile.name} left", view.left(tile) - 1, _MOST_COPIES, "1 2 3")
