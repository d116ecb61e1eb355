"""Sealed Bids, broken in one way at a time: each must be found out by the clause that it is noted under.

    python -m tests.kernel.broken

prints which clause finds each of them out, after how many games, and how it says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from rollwright.kernel.game import Game
from rollwright.testing.contract import Rates
from tests.toy.position import Position

GAMES: Final = 30
"""Within so many games of three players each is found out."""
EVERYWHERE: Final = Rates(1, 1, 1)
MOVES_ONLY: Final = Rates(1, 0, 0)
NO_WHOLE_SPACE: Final = Rates(1, 1, 0)
"""These are for faults that another clause would find sooner, and that only show there by luck."""

Toy = Game[Position]


class Broken(NamedTuple):
    """A broken toy, the clause that must find it out, and how much is looked at."""

    clause: str
    make: Callable[[], Toy]
    rates: Rates

    @property
    def name(self) -> str:
        return self.make.__name__


BROKEN: Final[list[Broken]] = []


def breaks(clause: str, rates: Rates | None = None) -> Callable[[Callable[[], Toy]], Callable[[], Toy]]:
    """Note a broken toy under the clause that must find it out, with the kit's own rates unless others are given."""

    def note(make: Callable[[], Toy]) -> Callable[[], Toy]:
        BROKEN.append(Broken(clause, make, rates or Rates()))
        return make

    return note
