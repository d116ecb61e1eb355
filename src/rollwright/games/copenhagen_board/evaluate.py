"""How good a position is for a seat (draft)."""

from __future__ import annotations

from rollwright.games.copenhagen_board.position import Position
from rollwright.kernel.model import Seat


def evaluate(view: Position, seat: Seat) -> int:
    return 100 * view.players[seat].points
