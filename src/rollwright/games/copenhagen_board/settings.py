"""What a table may choose: players and options (RULES.md)."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_board.components import (
    CARDS,
    CARDS_OF_A_COLOUR,
    COAT_SQUARES,
    COLOUR_COUNT,
    COPIES,
    FOOTBRIDGES,
    STARTING_HAND,
)
from rollwright.kernel.native import Word
from rollwright.kernel.options import Option, Setup
from rollwright.parts.facade import COAT_ROWS
from rollwright.parts.grid import count_bits

PLAYERS: Final = (2, 3, 4)
VERSIONS: Final = (1,)
EDITIONS: Final = ("en",)
OPTIONS: Final = (Option("start_seat", (None, 0, 1, 2, 3), {}, seat_rule="CPH-1.18"),)


@final
class Rules:
    """The set-up as the rules ask for it: all that differs between numbers of players and versions is here."""

    def __init__(self, setup: Setup) -> None:
        start_seat = setup.options["start_seat"]
        self.setup: Final = setup
        self.players: Word = setup.players
        self.start_seat: Final = start_seat if isinstance(start_seat, int) else None
        self.card_count: Word = COLOUR_COUNT * CARDS_OF_A_COLOUR[setup.players]
        self.cards: Word = sum(CARDS.one) * CARDS_OF_A_COLOUR[setup.players]
        """All cards of the game, as a pack."""
        self.copies: Final[tuple[int, ...]] = COPIES[setup.players]
        """How many there are of tiles of 2, 3, 4 and 5 squares."""


def longest(setup: Setup) -> int:
    """A bound on the actions of a game, chance included.

    Every turn takes two cards from the display or a tile from its stack. Each pass through the supply refills two
    cards a turn at least, and there are two passes at most. A turn has at most take, discard, build, pay and end;
    coats come on top, one a coat of arms.
    """
    cards = COLOUR_COUNT * CARDS_OF_A_COLOUR[setup.players]
    tiles = COLOUR_COUNT * sum(COPIES[setup.players])
    turns = cards + tiles
    coats = setup.players * (count_bits(COAT_SQUARES) + len(COAT_ROWS))
    return 2 + FOOTBRIDGES + sum(STARTING_HAND) + 2 * cards + 5 * turns + coats
