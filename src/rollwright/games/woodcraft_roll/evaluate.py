"""How good a position is for a seat, in hundredths of a point."""

from __future__ import annotations

from rollwright.games.woodcraft_roll.position import Position
from rollwright.games.woodcraft_roll.scoring import points
from rollwright.kernel.model import Seat


def evaluate(view: Position, seat: Seat) -> int:
    return 100 * points(view.rules.pack, view.players[seat])
