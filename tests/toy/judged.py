"""The toy with a judge that learned nothing, but has an opinion of every position."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rollwright.kernel.game import make_setup
from tests.kernel.test_judge import made_up
from tests.toy import GAME


@contextmanager
def judged(players: int = 2) -> Iterator[None]:
    """As long as it lasts there is one for so many players."""
    judges = GAME.judges
    before = judges._loaded.get(players)
    judges.bring(made_up(GAME, make_setup(GAME, players)))
    try:
        yield
    finally:
        judges._loaded[players] = before
        judges._made.pop(players, None)
