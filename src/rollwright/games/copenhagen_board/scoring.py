"""Scores by source, final places, and the count of turns handed over."""

from __future__ import annotations

from rollwright.games.copenhagen_board.position import DEAL, FILL, OVER, START, Position
from rollwright.kernel.model import Standing, Values, rank


def standings(position: Position) -> tuple[Standing, ...]:
    """Most points win, then fewest empty squares; who is still level shares the place (CPH-10.5 to 10.7).

    Whoever has twelve points has more than anybody else, since the game ends at once.
    """
    places = rank([(player.points, -player.empty_squares()) for player in position.players])
    found: list[Standing] = []
    for seat, player in enumerate(position.players):
        parts: Values = {"rows": player.row_points(), "columns": player.column_points()}
        found.append(Standing(seat, places[seat], parts, {"empty_squares": -player.empty_squares()}))
    return tuple(found)


def stage(position: Position) -> int:
    """Rises with each turn and with its end."""
    return 2 * position.turn + (1 if position.step in (START, FILL, DEAL, OVER) else 0)
