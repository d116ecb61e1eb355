"""Positions and actions as text and JSON.

A position is fields of the turn, then a sheet a seat, what is at its default being left out:

    round=3 active=1 step=choose dice=rrryp crossed=red-4,blue-5 | OOX../O.... r3b1 stars=r1 | - -

A house is its rows from the bottom, empty rows on top left out; tracks are letters with their number of marks.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from typing import Final

from rollwright.games.copenhagen_roll.components import (
    DICE,
    DIE,
    ONCE,
    ONCE_ONLY,
    SHAPE_COPIES,
    SHAPE_NAMES,
    TRACK_LENGTH,
    TRACKS,
)
from rollwright.games.copenhagen_roll.position import (
    CHOOSE,
    CROSS,
    MARK,
    OVER,
    ROLL_DUE,
    SETUP,
    START,
    STEPS,
    Position,
    Rules,
    Sheet,
)
from rollwright.kernel.model import NotationError
from rollwright.kernel.options import Setup
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.tracks import add, get

_LETTERS: Final = "rygbp"
_DRAWN: Final = ("nothing", "drawn", "passed")
_TINTS: Final = ".rygbps"
"""How the colours of squares are written in JSON: s is a single square."""
_TINT_VALUES: Final = (1, 2, 4)
_ROW: Final = 31
"""The bits of one row of a house."""
_ROW_BITS: Final[dict[str, tuple[int, int]]] = {
    "".join(signs): (
        sum(HOUSE.bit[x] for x, sign in enumerate(signs) if sign != "."),
        sum(HOUSE.bit[x] for x, sign in enumerate(signs) if sign == "X"),
    )
    for signs in product("XO.", repeat=HOUSE.columns)
}
"""What is filled in a row, and its bricks, by how it is written; and how it is written, by these."""
_ROW_TEXT: Final[dict[tuple[int, int], str]] = {bits: text for text, bits in _ROW_BITS.items()}
_KEPT: Final = 4096
"""Sheets change seldom, and are written and read often: so many of the latest texts are kept."""
_DRAWING: Final = (STEPS.index("place"), STEPS.index("brick"))
"""The steps in which a shape is chosen."""


# Writing


def write(position: Position) -> str:
    fields: list[str] = []
    if position.round != 1:
        fields.append(f"round={position.round}")
    if position.start:
        fields.append(f"start={position.start}")
    if position.active != position.start:
        fields.append(f"active={position.active}")
    if position.step != ROLL_DUE:
        fields.append(f"step={STEPS[position.step]}")
    if position.dice:
        fields.append(f"dice={DIE.write(position.dice)}")
    if position.rolls:
        fields.append(f"rolls={position.rolls}")
    if position.usable != _usable_by_default(position):
        fields.append(f"usable={_write_pack(position.usable)}")
    if position.drawn:
        fields.append(_DRAWN[position.drawn])
    if position.step in _DRAWING:
        fields.append(f"chosen={SHAPE_NAMES[position.chosen]}")
    if position.placed:
        fields.append(f"placed={','.join(HOUSE.cell_names(position.placed))}")
    if position.clean_turn:
        fields.append("clean")
    if position.coats:
        fields.append(f"coats={position.coats}")
    if position.marked:
        fields.append(f"marked={_write_pack(position.marked)}")
    if position.decided:
        fields.append("decided=" + "".join(str(s) for s in range(position.rules.players) if _has(position, s)))
    if position.moved:
        fields.append("moved")
    if position.idle:
        fields.append(f"idle={position.idle}")
    if position.crossed:
        fields.append(f"crossed={_write_shapes(position.crossed)}")
    if position.crossed_at_setup:
        fields.append(f"crossed_at_setup={_write_shapes(position.crossed_at_setup)}")
    return " | ".join([" ".join(fields) or "-"] + [_write_sheet(sheet) for sheet in position.sheets])


def _write_sheet(sheet: Sheet) -> str:
    parts = ["/".join(house_rows(sheet, trim=True)) or "-", _write_pack(sheet.marks)]
    if sheet.stars_used:
        parts.append(f"stars={_write_pack(sheet.stars_used)}")
    if sheet.bonuses_used:
        parts.append(f"bonuses={_write_pack(sheet.bonuses_used)}")
    return " ".join(parts)


def house_rows(sheet: Sheet, trim: bool = False) -> list[str]:
    """The rows of a house from the bottom: X for a brick, O for a window, a dot for nothing."""
    rows: list[str] = []
    for y in range(HOUSE.rows):
        if trim and not sheet.filled >> (y * HOUSE.columns):
            break
        shift = y * HOUSE.columns
        rows.append(_ROW_TEXT[(sheet.filled >> shift) & _ROW, (sheet.bricks >> shift) & _ROW])
    return rows


@lru_cache(maxsize=_KEPT)
def _write_pack(pack: int) -> str:
    counts = [(letter, get(pack, i)) for i, letter in enumerate(_LETTERS)]
    return "".join(f"{letter}{n}" for letter, n in counts if n) or "-"


def _write_shapes(pack: int) -> str:
    return ",".join(SHAPE_NAMES[shape] for shape in ONCE_ONLY for _ in range(get(pack, ONCE[shape])))


def _has(position: Position, seat: int) -> bool:
    return bool(position.decided & HOUSE.bit[seat])


def _usable_by_default(position: Position) -> int:
    if position.step in (START, CROSS, SETUP, OVER):
        return 0
    return position.sheets[position.active].marks


# Reading


def read(setup: Setup, text: str) -> Position:
    turn, *sheets = text.split("|")
    if len(sheets) != setup.players:
        raise NotationError(text, f"the turn and then {setup.players} sheets, separated by |")
    position = Position(Rules(setup), tuple(_read_sheet(sheet).copy() for sheet in sheets))
    position.step = ROLL_DUE
    fields = [] if turn.strip() == "-" else turn.split()
    for field in sorted(fields, key=_reading_order):
        _read_field(position, field, {name for name, _, _ in (one.partition("=") for one in fields)})
    if not any(field.startswith("usable=") for field in fields):
        position.usable = _usable_by_default(position)
    if position.chosen and position.step not in _DRAWING:
        raise NotationError(turn.strip(), "a chosen shape only while it is placed and its X is named")
    if position.step == CHOOSE and DIE.size(position.dice) != DICE:
        raise NotationError(turn.strip(), "five dice, as they lie there when a shape is chosen")
    return position


def _reading_order(field: str) -> int:
    """The start player is the active one unless another is named, so it is read first."""
    return 0 if field.startswith("start=") else 1


def _read_field(position: Position, field: str, names: set[str]) -> None:
    name, _, value = field.partition("=")
    if name == "round":
        position.round = _number(field, value, 9999)
    elif name == "start":
        position.start = _number(field, value, position.rules.players - 1)
        if "active" not in names:
            position.active = position.start
    elif name == "active":
        position.active = _number(field, value, position.rules.players - 1)
    elif name == "step" and value in STEPS:
        position.step = STEPS.index(value)
    elif name == "dice":
        position.dice = _handful(field, value)
    elif name == "rolls":
        position.rolls = _number(field, value, 99)
    elif name == "usable":
        position.usable = _read_pack(field, value, TRACK_LENGTH)
    elif field in _DRAWN:
        position.drawn = _DRAWN.index(field)
    elif name == "chosen" and value in SHAPE_NAMES:
        position.chosen = SHAPE_NAMES.index(value)
    elif name == "placed":
        position.placed = _read_squares(field, value)
    elif field == "clean":
        position.clean_turn = True
    elif name == "coats":
        position.coats = _number(field, value, 5)
    elif name == "marked":
        position.marked = _read_pack(field, value, 2)
    elif name == "decided":
        for seat in value:
            position.decided |= HOUSE.bit[_number(field, seat, position.rules.players - 1)]
    elif field == "moved":
        position.moved = True
    elif name == "idle":
        position.idle = _number(field, value, 2)
    elif name == "crossed":
        position.crossed = _read_shapes(field, value)
    elif name == "crossed_at_setup":
        position.crossed_at_setup = _read_shapes(field, value)
    else:
        raise NotationError(field, "a field of the turn, such as round=2, step=choose or dice=rrryp")


@lru_cache(maxsize=_KEPT)
def _read_sheet(text: str) -> Sheet:
    """The sheet that a text stands for: it is kept, so it is for copying."""
    words = text.split()
    if len(words) < 2:
        raise NotationError(text, "a house and its tracks, such as OOX../O.... r3b1, or - - for an empty sheet")
    sheet = Sheet()
    _read_house(sheet, words[0])
    sheet.marks = _read_pack(text, words[1], TRACK_LENGTH)
    for word in words[2:]:
        name, _, value = word.partition("=")
        if name == "stars":
            sheet.stars_used = _read_pack(word, value, TRACK_LENGTH)
        elif name == "bonuses":
            sheet.bonuses_used = _read_pack(word, value, TRACK_LENGTH)
        else:
            raise NotationError(word, "stars= or bonuses=, what has been used of each track")
    for colour, track in enumerate(TRACKS):
        marks = get(sheet.marks, colour)
        if get(sheet.stars_used, colour) > track.stars[marks] or get(sheet.bonuses_used, colour) > track.bonuses[marks]:
            raise NotationError(text, f"more used of the {COLOURS[colour]} track than its marks have unlocked")
    sheet.points = sheet.row_points() + sheet.column_points() + sheet.track_points()
    return sheet


def _read_house(sheet: Sheet, text: str) -> None:
    rows = [] if text == "-" else text.split("/")
    if len(rows) > HOUSE.rows or any(row not in _ROW_BITS for row in rows):
        raise NotationError(text, "rows of five signs X, O or . from the bottom, separated by /")
    for row in reversed(rows):
        filled, bricks = _ROW_BITS[row]
        sheet.filled = (sheet.filled << HOUSE.columns) | filled
        sheet.bricks = (sheet.bricks << HOUSE.columns) | bricks


def _read_pack(field: str, text: str, most: int) -> int:
    if text == "-":
        return 0
    pack = 0
    seen = -1
    if not text or len(text) % 2:
        raise NotationError(field, "letters of tracks in the order rygbp, each with a number, such as r3b1, or -")
    for letter, digit in zip(text[::2], text[1::2], strict=True):
        index = _LETTERS.find(letter)
        if index <= seen or not digit.isdecimal() or not 1 <= int(digit) <= most:
            raise NotationError(field, f"letters in the order rygbp, each with a number from 1 to {most}")
        seen = index
        pack = add(pack, index, int(digit))
    return pack


def _read_shapes(field: str, text: str) -> int:
    pack = 0
    for name in text.split(","):
        shape = SHAPE_NAMES.index(name) if name in SHAPE_NAMES else -1
        if shape not in ONCE_ONLY or get(pack, ONCE[shape]) >= SHAPE_COPIES[shape]:
            raise NotationError(field, "once-only shapes, each as often as it is crossed out, such as red-4,blue-5")
        pack = add(pack, ONCE[shape], 1)
    return pack


def _read_squares(field: str, text: str) -> int:
    mask = 0
    for name in text.split(","):
        square = HOUSE.square(name)
        if square is None:
            raise NotationError(field, "squares from a1 to e9, separated by commas")
        mask |= HOUSE.bit[square]
    return mask


def _handful(field: str, text: str) -> int:
    handful = DIE.read(text)
    if handful is None:
        raise NotationError(field, f"at most five letters of {DIE.letters}")
    return handful


def _number(field: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 4 or int(text) > most:
        raise NotationError(field, f"a number up to {most}")
    return int(text)


# JSON: the notation is what counts; the rest is what a client draws.


def to_json(position: Position) -> dict[str, object]:
    return {
        "position": write(position),
        "round": position.round,
        "start": position.start,
        "active": position.active,
        "step": STEPS[position.step],
        "dice": DIE.write(position.dice),
        "drawn": _DRAWN[position.drawn],
        "chosen": SHAPE_NAMES[position.chosen] if position.step in _DRAWING else None,
        "placed": HOUSE.cell_names(position.placed),
        "coats": position.coats,
        "decided": [seat for seat in range(position.rules.players) if _has(position, seat)]
        if position.step == MARK
        else [],
        "crossed": {SHAPE_NAMES[shape]: get(position.crossed, ONCE[shape]) for shape in ONCE_ONLY},
        "sheets": [_sheet_to_json(position, seat) for seat in range(position.rules.players)],
    }


def _sheet_to_json(position: Position, seat: int) -> dict[str, object]:
    sheet = position.sheets[seat]
    usable = position.usable if seat == position.active and position.step > SETUP else sheet.marks
    return {
        "house": house_rows(sheet),
        "tints": _write_tints(sheet.tint0, sheet.tint1, sheet.tint2),
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


def tint(sheet: Sheet, square: int) -> int:
    """0 for an empty square, 1 to 5 for the colour of its shape, 6 for a single; 0 too where it is not known."""
    b = HOUSE.bit[square]
    return (1 if sheet.tint0 & b else 0) + (2 if sheet.tint1 & b else 0) + (4 if sheet.tint2 & b else 0)


@lru_cache(maxsize=_KEPT)
def _write_tints(*masks: int) -> str:
    return "".join(
        _TINTS[sum(value for value, mask in zip(_TINT_VALUES, masks, strict=True) if mask & bit)] for bit in HOUSE.bit
    )


@lru_cache(maxsize=_KEPT)
def _read_tints(text: str) -> list[int]:
    tints = [_TINTS.index(letter) for letter in text]
    return [sum(HOUSE.bit[square] for square, tint in enumerate(tints) if tint & value) for value in _TINT_VALUES]


def from_json(setup: Setup, data: Mapping[str, object]) -> Position:
    position = read(setup, str(data["position"]))
    sheets = data["sheets"]
    assert isinstance(sheets, list)
    for sheet, drawn in zip(position.sheets, sheets, strict=True):
        sheet.tint0, sheet.tint1, sheet.tint2 = _read_tints(drawn["tints"])
    return position
