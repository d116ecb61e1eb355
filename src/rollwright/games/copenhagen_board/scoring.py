"""Chapter 6, scoring: squares are filled, and what that completes is scored at once; so is what coats of arms it earns.

Whatever chapter fills a square does it here.
"""

from __future__ import annotations

from rollwright.games.copenhagen_board.codes import tell
from rollwright.games.copenhagen_board.components import COAT_LINES, COAT_SQUARES
from rollwright.games.copenhagen_board.player import Player
from rollwright.games.copenhagen_board.position import Position
from rollwright.kernel.model import Event
from rollwright.kernel.native import Word
from rollwright.parts.facade import HOUSE
from rollwright.parts.grid import lowest_bit
from rollwright.parts.house import LINES, ROWS, line_points


def lay(position: Position, player: Player, cells: Word, bricks: Word, tint: Word, log: list[Event] | None) -> None:
    """Fill squares of the active player's house, score every line this completes, and count the coats it earns."""
    seat = position.active
    player.fill(cells, bricks, tint)
    player.outlines = (*player.outlines, cells)
    line: Word = 0
    while line < len(LINES):
        mask: Word = LINES[line]
        if cells & mask and player.filled & mask == mask:
            points = line_points(line, player.bricks)
            player.points += points
            if COAT_LINES[line]:
                position.coats += 1
            if log is not None:
                _report_line(log, seat, line, points)
        line += 1
    covered = cells & COAT_SQUARES
    while covered:
        position.coats += 1
        if log is not None:
            tell(log, "cph.coat_covered", seat, square=HOUSE.names[lowest_bit(covered)])
        covered &= covered - 1


def _report_line(log: list[Event], seat: int, line: int, points: int) -> None:
    if line < ROWS:
        tell(log, "cph.row_completed", seat, row=line + 1, points=points)
    else:
        tell(log, "cph.column_completed", seat, column="abcde"[line - ROWS], points=points)
    if COAT_LINES[line]:
        tell(log, "cph.coat_row", seat, row=line + 1)
