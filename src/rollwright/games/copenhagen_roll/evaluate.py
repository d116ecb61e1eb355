"""How good a position is for a seat, in hundredths of a point: the hook of bots that look ahead."""

from __future__ import annotations

from rollwright.games.copenhagen_roll.position import Position
from rollwright.kernel.model import Seat


def evaluate(view: Position, seat: Seat) -> int:
    return 100 * view.sheets[seat].points
