"""Positions as JSON: the notation is what counts; the rest is what a client draws."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rollwright.games.copenhagen_roll.components import DIE, ONCE, ONCE_ONLY, SHAPE_NAMES, TRACKS
from rollwright.games.copenhagen_roll.position import (
    MARK,
    NOTHING,
    PASSED,
    SETUP,
    STEPS,
    Position,
    decided_seats,
    is_drawing,
    read,
    write,
)
from rollwright.games.copenhagen_roll.sheet import house_rows, read_tints, write_tints
from rollwright.kernel.options import Setup
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.tracks import get


def to_json(position: Position) -> dict[str, object]:
    return {
        "position": write(position),
        "round": position.round,
        "start": position.start,
        "active": position.active,
        "step": STEPS[position.step],
        "dice": DIE.write(position.dice),
        "drawn": "nothing" if position.drawn == NOTHING else "passed" if position.drawn == PASSED else "drawn",
        "chosen": SHAPE_NAMES[position.chosen] if is_drawing(position) else None,
        "placed": HOUSE.cell_names(position.placed),
        "coats": position.coats,
        "decided": decided_seats(position) if position.step == MARK else [],
        "crossed": {SHAPE_NAMES[shape]: get(position.crossed, ONCE[shape]) for shape in ONCE_ONLY},
        "sheets": [_sheet_to_json(position, seat) for seat in range(position.rules.players)],
    }


def _sheet_to_json(position: Position, seat: int) -> dict[str, object]:
    sheet = position.sheets[seat]
    usable = position.usable if seat == position.active and position.step > SETUP else sheet.marks
    return {
        "house": house_rows(sheet),
        "tints": write_tints(sheet),
        "points": sheet.points,
        "parts": {"rows": sheet.row_points(), "columns": sheet.column_points(), "tracks": sheet.track_points()},
        "empty": sheet.empty_squares(),
        "tracks": [
            {
                "colour": COLOURS[colour],
                "squares": track.squares,
                "marks": get(sheet.marks, colour),
                "stars_used": get(sheet.stars_used, colour),
                "bonuses_used": get(sheet.bonuses_used, colour),
                "stars_usable": track.stars[get(usable, colour)] - get(sheet.stars_used, colour),
                "bonuses_usable": track.bonuses[get(usable, colour)] - get(sheet.bonuses_used, colour),
            }
            for colour, track in enumerate(TRACKS)
        ],
    }


def from_json(setup: Setup, data: Mapping[str, Any]) -> Position:
    position = read(setup, data["position"])
    for sheet, drawn in zip(position.sheets, data["sheets"], strict=True):
        sheet.tint0, sheet.tint1, sheet.tint2 = read_tints(drawn["tints"])
    return position
