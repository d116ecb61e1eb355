"""Chapter 9, end of the game: when the last round is over, and who has won."""

from __future__ import annotations

from rollwright.games.copenhagen_roll.codes import tell
from rollwright.games.copenhagen_roll.components import IDLE_ROUNDS, LAST_ROUND_AT
from rollwright.games.copenhagen_roll.position import NOTHING, OVER, Position
from rollwright.kernel.model import Event, Standing, Values, rank


def is_last_round(position: Position) -> bool:
    """Whether somebody has the points that bring on the end."""
    return max([sheet.points for sheet in position.sheets]) >= LAST_ROUND_AT


def end_round(position: Position, log: list[Event] | None) -> None:
    position.idle = 0 if position.moved else position.idle + 1
    position.moved = False
    reached = is_last_round(position)
    if reached or position.idle == IDLE_ROUNDS:
        position.step = OVER
        position.dice = 0
        position.usable = 0
        position.rolls = 0
        position.drawn = NOTHING
        position.clean_turn = False
        if log is not None:
            tell(log, "crw.game_over" if reached else "crw.stalemate", None, round=position.round)
    else:
        position.round += 1


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
