"""Chapter 10, end of the game: twelve points or the end card end it, and the winner is named."""

from __future__ import annotations

from rollwright.games.copenhagen_board.codes import tell
from rollwright.games.copenhagen_board.components import WINNING_POINTS
from rollwright.games.copenhagen_board.position import OVER, Position
from rollwright.kernel.model import Event, Standing, Values, rank


def end_at_twelve(position: Position, log: list[Event] | None) -> None:
    """Twelve points end the game at once, whatever is still due (CPH-10.2)."""
    player = position.own()
    if player.points >= WINNING_POINTS:
        if log is not None:
            tell(log, "cph.twelve", position.active, points=player.points)
        end_game(position)


def end_game(position: Position) -> None:
    position.step = OVER
    position.coats = 0
    position.both = False
    position.took = False
    position.built = False


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
