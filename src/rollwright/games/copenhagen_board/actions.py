"""Every action of the game, as a small class, and the table that numbers them all.

An action's id is its index in ACTIONS; its notation is `text`. Cards are named by their colours, whichever they are.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Final, final

from rollwright.games.copenhagen_board.components import (
    ABILITY_WORDS,
    ADDITIONAL,
    ANY,
    CARDS,
    FOOTBRIDGES,
    PLANS,
    TILE_COLOUR,
    TILE_NAMES,
    TILE_SIZE,
)
from rollwright.kernel.native import Word
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.grid import BITS


class Deed:
    """What all actions have: their notation."""

    def __init__(self, text: str) -> None:
        self.text: Final = text


# Chance


@final
class StartSeat(Deed):
    """Chance names the first player."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"start {seat}")
        self.seat: Word = seat


@final
class Card(Deed):
    """The next card of the supply is of this colour."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"card {CARDS.letters[colour]}")
        self.colour: Word = colour


@final
class EndCard(Deed):
    """The next card of the supply is the end card."""


# Players


@final
class End(Deed):
    """End one's turn: the display is refilled."""


@final
class Take(Deed):
    """Take the cards at two footbridges, or three; with both-actions, build afterwards."""

    def __init__(self, footbridges: tuple[int, ...], both: bool) -> None:
        self.any: Final = all(right - left > 1 for left, right in pairwise(footbridges))
        """No two of them are neighbours, so that any-cards is needed."""
        self.additional: Final = len(footbridges) == 3
        self.both: Final = both
        self.footbridges: Final = footbridges
        """Counted from 0."""
        words = [str(one + 1) for one in footbridges]
        words += [word for word, used in zip(ABILITY_WORDS[:2], (self.any, self.additional), strict=True) if used]
        super().__init__(" ".join(["take", *words, *(["both"] if both else [])]))


@final
class Discard(Deed):
    """Discard these cards, down to the hand limit."""

    def __init__(self, cards: int) -> None:
        super().__init__(f"discard {CARDS.write(cards)}")
        self.cards: Word = cards


@final
class Build(Deed):
    """Choose a tile and lay it on these squares, its brick on one of them: it is to be paid next."""

    def __init__(self, tile: int, cells: int, square: int) -> None:
        squares = " ".join(HOUSE.cell_names(cells))
        super().__init__(f"build {TILE_NAMES[tile]} {squares} brick {HOUSE.names[square]}")
        self.tile: Word = tile
        self.cells: Word = cells
        self.square: Word = square
        self.beside: Word = HOUSE.beside(cells)


@final
class Pay(Deed):
    """Pay for the tile with these cards, with or without construction-discount and change-of-colors."""

    def __init__(self, cards: int, discount: bool, change: bool) -> None:
        words = [CARDS.write(cards) or "nothing"]
        words += [word for word, used in zip(ABILITY_WORDS[2:4], (discount, change), strict=True) if used]
        super().__init__(" ".join(["pay", *words]))
        self.cards: Word = cards
        self.discount: Final = discount
        self.change: Final = change


@final
class CoatSpecial(Deed):
    """A coat of arms: lay a special on this square."""

    def __init__(self, square: int) -> None:
        super().__init__(f"coat {HOUSE.names[square]}")
        self.square: Word = square


@final
class CoatAbility(Deed):
    """A coat of arms: take this ability."""

    def __init__(self, ability: int) -> None:
        super().__init__(f"coat {ABILITY_WORDS[ability]}")
        self.ability: Word = ability


@final
class CoatActivate(Deed):
    """A coat of arms: make all one's used abilities active again."""


MOST_DISCARDED: Final = 3
MOST_PAID: Final = 5

PAYMENTS: Final[tuple[int, ...]] = tuple(
    cards
    for size in range(MOST_PAID + 1)
    for cards in CARDS.handfuls(size)
    if sum(CARDS.count(cards, colour) > 0 for colour in range(len(COLOURS))) <= 2
)
"""Cards of one or two colours that may pay for a tile: by size, then by colours."""
DISCARDS: Final[tuple[int, ...]] = tuple(
    cards for size in range(1, MOST_DISCARDED + 1) for cards in CARDS.handfuls(size)
)


def _takes() -> list[Take]:
    sets = [chosen for size in (2, 3) for chosen in combinations(range(FOOTBRIDGES), size)]
    return [Take(chosen, both) for both in (False, True) for chosen in sets]


def _builds(tile: int) -> list[Build]:
    plan = PLANS[tile]
    return [
        Build(tile, cells, plan.bricks[plan.variants * place + variant])
        for place, cells in enumerate(plan.form.masks)
        for variant in range(plan.variants)
    ]


def _table() -> list[Deed]:
    table: list[Deed] = []
    table += [StartSeat(seat) for seat in range(4)]
    table += [Card(colour) for colour in range(len(COLOURS))]
    table += [EndCard("end-card"), End("end")]
    table += _takes()
    table += [Discard(cards) for cards in DISCARDS]
    for tile in range(len(PLANS)):
        table += _builds(tile)
    table += [
        Pay(cards, discount, change) for cards in PAYMENTS for discount in (False, True) for change in (False, True)
    ]
    table += [CoatSpecial(square) for square in range(HOUSE.squares)]
    table += [CoatAbility(ability) for ability in range(len(ABILITY_WORDS))]
    table += [CoatActivate("coat activate")]
    return table


ACTIONS: Final[tuple[Deed, ...]] = tuple(_table())


def deed_of(action: int) -> Deed:
    """The action with an id that came from outside. Raises ValueError."""
    if not 0 <= action < len(ACTIONS):
        raise ValueError(f"there is no action {action}; ids go from 0 to {len(ACTIONS) - 1}")
    return ACTIONS[action]


def build_of(action: int) -> Build:
    deed = ACTIONS[action]
    assert isinstance(deed, Build), f"{deed.text!r} builds nothing"
    return deed


IDS: Final[dict[str, int]] = {deed.text: i for i, deed in enumerate(ACTIONS)}

# Where each kind begins: ids are counted on from here.
START_SEAT: Final[int] = IDS["start 0"]
CARD: Final[int] = IDS["card r"]
END_CARD: Final[int] = IDS["end-card"]
END: Final[int] = IDS["end"]
DISCARD: Final[int] = IDS["discard r"]
PAY: Final[int] = IDS["pay nothing"]
COAT_SPECIAL: Final[int] = IDS["coat a1"]
COAT_ABILITY: Final[int] = IDS["coat any"]
COAT_ACTIVATE: Final[int] = IDS["coat activate"]
BUILD: Final[tuple[int, ...]] = tuple(
    next(i for i, deed in enumerate(ACTIONS) if isinstance(deed, Build) and deed.tile == tile)
    for tile in range(len(PLANS))
)
"""By tile."""


def _takes_with(abilities: int) -> tuple[int, ...]:
    """The ids of all takes for which these abilities, as a mask, suffice; both-actions apart."""
    return tuple(
        i
        for i, deed in enumerate(ACTIONS)
        if isinstance(deed, Take)
        and not deed.both
        and (abilities & BITS[ANY] or not deed.any)
        and (abilities & BITS[ADDITIONAL] or not deed.additional)
    )


TAKES: Final[tuple[tuple[int, ...], ...]] = tuple(_takes_with(abilities) for abilities in range(4))
"""By the ready ones of any-cards and additional-card."""
_BOTH_ON: Final = IDS["take 1 2 both"] - IDS["take 1 2"]
TAKES_BOTH: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(take + _BOTH_ON for take in takes) for takes in TAKES)
"""The same with both-actions."""


@final
class Payment:
    """A way to pay for a tile of some colour, abilities that lower the price apart."""

    def __init__(self, number: int, colour: int) -> None:
        self.cards: Word = PAYMENTS[number]
        self.changed: Final[bool] = CARDS.count(self.cards, colour) < CARDS.size(self.cards)
        self.action: Word = PAY + 4 * number + (1 if self.changed else 0)
        """Its id without construction-discount; with it, two more."""


def _payments(colour: int, size: int) -> tuple[Payment, ...]:
    """Every payment of so many cards, at most one other colour being changed into the tile's."""
    found: list[Payment] = []
    for number, cards in enumerate(PAYMENTS):
        others = [one for one in range(len(COLOURS)) if one != colour and CARDS.count(cards, one)]
        if CARDS.size(cards) == size and len(others) <= 1:
            found.append(Payment(number, colour))
    return tuple(found)


WAYS_TO_PAY: Final[tuple[tuple[tuple[Payment, ...], ...], ...]] = tuple(
    tuple(_payments(colour, size) for size in range(MOST_PAID + 1)) for colour in range(len(COLOURS))
)
"""By colour of the tile and number of cards, in rising order of ids."""

assert all(
    ACTIONS[payment.action].text.startswith("pay") for ways in WAYS_TO_PAY for sized in ways for payment in sized
)
assert TILE_COLOUR[0] == 0 and TILE_SIZE[3] == MOST_PAID
