"""Sealed Bids, broken in one way at a time: each must be found out by the clause that it is noted under."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from rollwright.kernel.contract import Rates
from tests.toy.game import Toy

EVERYWHERE: Final = Rates(1, 1, 1)
NEVER: Final = 2**30
MOVES_ONLY: Final = Rates(1, NEVER, NEVER)
NO_WHOLE_SPACE: Final = Rates(1, 1, NEVER)
"""These two are for faults that another clause would find sooner, or that need many games."""

BROKEN: Final[list[tuple[str, type[Toy], Rates]]] = []

T = TypeVar("T", bound=type[Toy])


def breaks(clause: str, rates: Rates = EVERYWHERE) -> Callable[[T], T]:
    """Note a broken toy under the clause that must find it out."""

    def note(toy: T) -> T:
        BROKEN.append((clause, toy, rates))
        return toy

    return note
