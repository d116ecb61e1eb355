"""Scores by source, final places, and the count of turns handed over."""

from __future__ import annotations

from rollwright.games.copenhagen_roll.position import MARK, OVER, ROLL_DUE, SETUP, Position
from rollwright.kernel.model import Standing, Values, rank


def standings(position: Position) -> tuple[Standing, ...]:
    """Most points win, then fewest empty squares; who is still level shares the place (CRW-9.5 to 9.7)."""
    places = rank([(sheet.points, -sheet.empty_squares()) for sheet in position.sheets])
    found: list[Standing] = []
    for seat, sheet in enumerate(position.sheets):
        parts: Values = {
            "rows": sheet.row_points(),
            "columns": sheet.column_points(),
            "tracks": sheet.track_points(),
        }
        found.append(Standing(seat, places[seat], parts, {"empty_squares": -sheet.empty_squares()}))
    return tuple(found)


def stage(position: Position) -> int:
    """Rises with the end of each turn, the end of its marking, and each step of the set-up."""
    players = position.rules.players
    order = (position.active - position.start) % players
    if position.step < SETUP:
        return 0
    if position.step == SETUP:
        return 1 + order
    turn = (position.round - 1) * players + order
    part = 2 if position.step == OVER else 1 if position.step == MARK else 0
    return 1 + players + 2 * turn + part


assert ROLL_DUE > SETUP
