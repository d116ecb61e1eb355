"""What is written on a player's sheet: squares drawn, lines scored, tracks marked, stars and bonuses crossed out."""

from __future__ import annotations

from typing import Final

from rollwright.games.copenhagen_roll.components import (
    COAT_LINES,
    FULL_TRACK,
    LAST_ROUND_AT,
    LINES,
    ROWS,
    TRACK_LENGTH,
    TRACKS,
)
from rollwright.games.copenhagen_roll.position import Position, Sheet, line_points
from rollwright.kernel.model import Event, Value
from rollwright.kernel.native import Word
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.tracks import add, get

SINGLE: Final = 6
"""The tint of a square drawn by itself: 1 to 5 are the colours of shapes, 0 is no tint."""


def sheet_to_change(position: Position, seat: Word) -> Sheet:
    """The sheet of a seat, to write on in a position that is being made: a copy, put in its place."""
    sheet = position.sheets[seat]
    if not position.scratch:
        sheet = sheet.copy()
        position.sheets = position.sheets[:seat] + (sheet,) + position.sheets[seat + 1 :]
    return sheet


def draw(position: Position, seat: Word, cells: Word, bricks: Word, tint: Word, log: list[Event] | None) -> None:
    """Fill squares, score every line this completes, and unlock its coat of arms."""
    sheet = sheet_to_change(position, seat)
    sheet.fill(cells, bricks)
    filled = sheet.filled
    if tint & 1:
        sheet.tint0 |= cells
    if tint & 2:
        sheet.tint1 |= cells
    if tint & 4:
        sheet.tint2 |= cells
    position.moved = True
    line: Word = 0
    while line < len(LINES):
        mask: Word = LINES[line]
        if filled & mask == mask and cells & mask:
            points = line_points(line, sheet.bricks)
            if log is not None:
                _tell_line(log, seat, line, points)
            _score(position, sheet, points, seat, log)
            if COAT_LINES[line]:
                position.coats += 1
        line += 1


def mark(position: Position, seat: Word, colour: Word, squares: Word, log: list[Event] | None) -> None:
    """Mark the next squares of a track, as many as there are."""
    sheet = sheet_to_change(position, seat)
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


def cross_star(position: Position, track: Word, log: list[Event] | None) -> None:
    sheet = sheet_to_change(position, position.active)
    sheet.stars_used = add(sheet.stars_used, track, 1)
    if log is not None:
        tell(log, "crw.star_used", position.active, track=COLOURS[track])


def cross_bonuses(position: Position, colour: Word, bonuses: Word) -> None:
    sheet = sheet_to_change(position, position.active)
    sheet.bonuses_used = add(sheet.bonuses_used, colour, bonuses)


def _score(position: Position, sheet: Sheet, points: Word, seat: Word, log: list[Event] | None) -> None:
    first_to_reach = all(one.points < LAST_ROUND_AT for one in position.sheets) if log is not None else False
    sheet.points += points
    if log is not None and first_to_reach and sheet.points >= LAST_ROUND_AT:
        tell(log, "crw.last_round", seat, points=sheet.points)


# Telling


def tell(log: list[Event], code: str, seat: int | None, **values: Value) -> None:
    log.append(Event(code, seat, values))


def _tell_line(log: list[Event], seat: int, line: int, points: int) -> None:
    if line < ROWS:
        tell(log, "crw.row_completed", seat, row=line + 1, points=points)
    else:
        tell(log, "crw.column_completed", seat, column="abcde"[line - ROWS], points=points)
    if COAT_LINES[line]:
        tell(log, "crw.coat_unlocked", seat)


def names(mask: int) -> str:
    """The names of the squares of a mask, for an event."""
    return " ".join(HOUSE.cell_names(mask))
