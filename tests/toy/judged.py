"""The toy with a judge that learned nothing, but has an opinion of every position; and reviews that are soon done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rollwright.kernel.game import make_setup
from rollwright.tables.study.account import Depth
from rollwright.tables.study.efforts import EFFORTS, Effort
from rollwright.tables.study.verdicts import Care
from tests.kernel.test_judge import made_up
from tests.toy import GAME

_WHOLE = Effort("whole", Depth(paths=2, outcomes=12), Care(ways=2, looks=2, trials=6, turns=1))


@contextmanager
def judged(players: int = 2) -> Iterator[None]:
    """As long as it lasts there is one for so many players."""
    judges = GAME.judges
    before, whole = judges._loaded.get(players), EFFORTS["whole"]
    EFFORTS["whole"] = _WHOLE
    judges.bring(made_up(GAME, make_setup(GAME, players)))
    try:
        yield
    finally:
        EFFORTS["whole"] = whole
        judges._loaded[players] = before
        judges._made.pop(players, None)
