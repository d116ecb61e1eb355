"""What a net should say of each row: what came of it, or a blend of that with what is said a turn later."""

from __future__ import annotations

import numpy as np

from rollwright.training.model import Targets
from rollwright.training.rows import Rows


def outcomes(rows: Rows, players: int) -> Targets:
    """What came of each row in the end. The lead is learned where there are others to lead."""
    numbers = [rows.points] if players == 1 else [rows.points, rows.lead]
    return Targets(rows.shares, np.stack(numbers, axis=1))


def returns(rows: Rows, ended: Targets, said: Targets, weight: float) -> Targets:
    """λ-returns: going back from each game's end, so much of what followed, the rest of what was said of the next row.

    What came of a game depends on all the luck in it; what is said a turn later on the luck of one turn.
    """
    following = rows.followers()
    chances, numbers = ended.chances.copy(), ended.numbers.copy()
    before = np.full(len(rows), -1)
    before[following[following >= 0]] = np.flatnonzero(following >= 0)
    # The last rows of all games are settled; then those before them at once, and so on.
    now = np.flatnonzero(following < 0)
    while len(now := before[now][before[now] >= 0]):
        then = following[now]
        keep, lean = np.float32(weight), np.float32(1 - weight)
        chances[now] = lean * said.chances[then] + keep * chances[then]
        numbers[now] = lean * said.numbers[then] + keep * numbers[then]
    return Targets(chances, numbers)
