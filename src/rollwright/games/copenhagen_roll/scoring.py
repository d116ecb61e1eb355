"""Chapter 5, scoring: squares are drawn, tracks are marked, and what that completes is scored at once.

Whatever chapter fills a square or marks a track does it here.
"""

from __future__ import annotations

from rollwright.games.copenhagen_roll.codes import tell
from rollwright.games.copenhagen_roll.components import (
    COAT_LINES,
    FULL_TRACK,
    LAST_ROUND_AT,
    ONCE,
    SHAPE_COLOUR,
    SHAPE_COPIES,
    SHAPE_NAMES,
    TRACK_LENGTH,
    TRACKS,
)
from rollwright.games.copenhagen_roll.position import DRAWN, Position
from rollwright.games.copenhagen_roll.sheet import Sheet
from rollwright.kernel.model import Event
from rollwright.kernel.native import Word
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.house import LINES, ROWS, line_points
from rollwright.parts.tracks import add, get


def draw(position: Position, seat: Word, cells: Word, bricks: Word, tint: Word, log: list[Event] | None) -> None:
    """Fill squares, score every line this completes, and unlock its coat of arms."""
    sheet = position.sheet_to_change(seat)
    sheet.fill(cells, bricks, tint)
    filled = sheet.filled
    position.moved = True
    line: Word = 0
    while line < len(LINES):
        mask: Word = LINES[line]
        if filled & mask == mask and cells & mask:
            points = line_points(line, sheet.bricks)
            if log is not None:
                _report_line(log, seat, line, points)
            _score(position, sheet, points, seat, log)
            if COAT_LINES[line]:
                position.coats += 1
        line += 1


def draw_shape(position: Position, bricks: Word, log: list[Event] | None) -> None:
    """Draw the placed shape, with its X where it has one, and cross it out if it is once-only."""
    shape = position.chosen
    cells = position.placed
    position.placed = 0
    position.chosen = 0
    position.drawn = DRAWN
    crosses_out = not position.again
    position.again = False
    if log is not None:
        tell(
            log, "crw.drawn", position.active,
            shape=SHAPE_NAMES[shape], squares=HOUSE.write(cells), brick=HOUSE.write(bricks) or "none",
        )  # fmt: skip
    if crosses_out and SHAPE_COPIES[shape] > 0 and get(position.crossed, ONCE[shape]) < SHAPE_COPIES[shape]:
        position.crossed = add(position.crossed, ONCE[shape], 1)
        if log is not None:
            tell(log, "crw.crossed_out", position.active, shape=SHAPE_NAMES[shape])
    draw(position, position.active, cells, bricks, 1 + SHAPE_COLOUR[shape], log)


def mark(position: Position, seat: Word, colour: Word, squares: Word, log: list[Event] | None) -> None:
    """Mark the next squares of a track, as many as there are."""
    sheet = position.sheet_to_change(seat)
    position.moved = True
    while squares > 0:
        squares -= 1
        done = get(sheet.marks, colour)
        if done == TRACK_LENGTH:
            return
        sheet.marks = add(sheet.marks, colour, 1)
        if log is not None:
            sign = TRACKS[colour].squares[done]
            unlocked = "bonus" if sign == "+" else "star" if sign == "*" else "nothing"
            tell(log, "crw.marked", seat, track=COLOURS[colour], square=done + 1, unlocked=unlocked)
        if done + 1 == TRACK_LENGTH:
            if log is not None:
                tell(log, "crw.track_full", seat, track=COLOURS[colour], points=FULL_TRACK)
            _score(position, sheet, FULL_TRACK, seat, log)


def _score(position: Position, sheet: Sheet, points: Word, seat: Word, log: list[Event] | None) -> None:
    first_to_reach = all(one.points < LAST_ROUND_AT for one in position.sheets) if log is not None else False
    sheet.points += points
    if log is not None and first_to_reach and sheet.points >= LAST_ROUND_AT:
        tell(log, "crw.last_round", seat, points=sheet.points)


def _report_line(log: list[Event], seat: int, line: int, points: int) -> None:
    if line < ROWS:
        tell(log, "crw.row_completed", seat, row=line + 1, points=points)
    else:
        tell(log, "crw.column_completed", seat, column="abcde"[line - ROWS], points=points)
    if COAT_LINES[line]:
        tell(log, "crw.coat_unlocked", seat)
