"""What a table may choose: players and content. There are no options; what rules versions differ in is in `Rules`."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.woodcraft_roll.components import HELPERS, ONCE_A_ROUND, PLACES, ROUNDS, TURNS
from rollwright.games.woodcraft_roll.content_pack import MOST_HELD, Pack, pack_of
from rollwright.kernel.native import Word
from rollwright.kernel.options import Option, Setup

PLAYERS: Final = (1, 2, 3, 4, 5)
VERSIONS: Final = (1, 2)
EDITIONS: Final = ("en",)
OPTIONS: Final[tuple[Option, ...]] = ()


@final
class Rules:
    """The set-up as the rules ask for it."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.players: Word = setup.players
        self.pack: Final[Pack] = pack_of(setup.content)
        self.in_stead_for_orders: Final = setup.version >= 2
        """Whether helper 1 serves to pay an order's resource (WRW-9.6)."""
        self.removal_by_order: Final = setup.version >= 2
        """Whether the solo removal counts the orders that lie there, not the places of the display (WRW-12.7)."""


def longest(setup: Setup) -> int:
    """A bound on the actions of a game, chance included.

    A circle of a sheet is crossed out once at most, by one action; a lantern, a chestnut, a pick, an order, a helper
    and each of its uses of a round are one action each. Every chestnut comes from a circle, a lantern line, an order
    or a bonus, each of which gives so many things at most.
    """
    pack = pack_of(setup.content)
    turn = 3  # choose, take, end
    given = pack.most_gained * (TURNS + 6 + MOST_HELD + 1)  # by lines of the board, of lanterns, orders, helper 5
    used = sum(pack.circles) + HELPERS + ONCE_A_ROUND * ROUNDS + 2 * (TURNS + 1)
    sheet = 1 + TURNS * turn + given + sum(pack.circles) + used
    cards = sum(pack.deck_size)
    chance = cards + PLACES + ROUNDS * 3 + TURNS * (setup.players + 2)
    return setup.players * sheet + chance
