"""The game as a terminal shows it: the viewer's sheet large, the others small, the facade sheet, the dice.

Colour helps and letters tell: a square is X or O, a die has its letter, whatever the terminal can show.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rollwright.games.copenhagen_roll.components import (
    COAT_LINES,
    DIE,
    FACES,
    ONCE,
    SHAPE_COLOUR,
    SHAPE_COPIES,
    SHAPE_NAMES,
    SHAPE_SIZE,
    TRACKS,
)
from rollwright.games.copenhagen_roll.end_of_the_game import is_last_round
from rollwright.games.copenhagen_roll.position import (
    MARK,
    OVER,
    PLACE,
    SETUP,
    STEPS,
    Position,
)
from rollwright.kernel.model import Seat
from rollwright.parts.facade import COLOURS, HOUSE, SHAPES
from rollwright.parts.screen import (
    HOUSE_WIDTH,
    ROOMY,
    SMALL_WIDTH,
    Paint,
    beside,
    bricks_by_column,
    by_colour,
    folded,
    shape,
    small_house,
    whole_house,
)
from rollwright.parts.tracks import get

TINTS: Final = ("stone", *COLOURS, "stone")
"""The colour of a drawn square by its tint; singles, and squares whose shape is not known, are of stone."""
VERBS: Final = ("reroll", "again", "change", "no-x", "one-x")
"""What is typed to spend a star, by track."""

STARS_AT_START: Final = 2
"""The most that a track has: squares are set in line behind them."""

TRACKS_WIDTH: Final = 55
LARGE_WIDTH: Final = 17


def draw(position: Position, seat: Seat | None, names: Sequence[str], paint: Paint) -> list[str]:
    """The table as one seat looks at it; as the active player for an onlooker."""
    viewer = position.active if seat is None else seat
    others = [other % len(names) for other in range(viewer + 1, viewer + len(names))]
    wide = paint.width >= HOUSE_WIDTH + TRACKS_WIDTH + LARGE_WIDTH * len(others)
    middle = _tracks(position, viewer, paint)
    if not wide:
        middle += beside([_small(position, other, names, paint) for other in others], SMALL_WIDTH, paint)
    table = beside([_house(position, viewer, names, paint), middle], HOUSE_WIDTH, paint)
    if wide:
        houses = beside([_large(position, other, names, paint) for other in others], LARGE_WIDTH, paint)
        table = beside([table, houses], HOUSE_WIDTH + TRACKS_WIDTH, paint)
    gap = [""] if paint.height >= ROOMY else []
    return [
        _headline(position, names, paint),
        *gap,
        *table,
        *gap,
        *_facade(position, paint),
        *gap,
        _dice(position, paint),
    ]


def _headline(position: Position, names: Sequence[str], paint: Paint) -> str:
    step = STEPS[position.step]
    if position.step == MARK:
        waiting = [name for seat, name in enumerate(names) if not position.decided & HOUSE.bit[seat]]
        who = ", ".join(waiting)
    else:
        who = names[position.active]
    text = paint.say(f"crw-screen-step-{step}", name=who, shape=SHAPE_NAMES[position.chosen])
    more = ""
    if position.step >= SETUP:
        last = [paint.say("crw-screen-last-round")] if is_last_round(position) else []
        for part in (
            *last,
            paint.say("crw-screen-round", round=position.round),
            paint.say("crw-screen-starts", name=names[position.start]),
            paint.say("crw-screen-bricks"),
        ):
            if len(text) + len(more) + len(part) + 6 <= paint.width:
                more += f"  ·  {part}"
    return f" {paint.bold(text)}{paint.dim(more)}"


# Houses


def _title(position: Position, seat: Seat, names: Sequence[str], paint: Paint) -> str:
    mark = "▸" if seat == position.active and position.step != OVER else " "
    points = paint.say("crw-screen-points", points=position.sheets[seat].points)
    return f"{mark}{paint.bold(names[seat][:9])} {points}"


def _house(position: Position, seat: Seat, names: Sequence[str], paint: Paint) -> list[str]:
    rows = [_row(position, seat, y, paint) for y in range(HOUSE.rows)]
    return [_title(position, seat, names, paint), *whole_house(position.sheets[seat], COAT_LINES, rows, paint)]


def _row(position: Position, seat: Seat, y: int, paint: Paint) -> str:
    """The squares of a row: drawn, about to be drawn, or empty; while a shape is placed, where it finds support."""
    sheet = position.sheets[seat]
    active = seat == position.active
    support = HOUSE.supported(sheet.filled) if active and position.step == PLACE else 0
    cells: list[str] = []
    for square in range(y * HOUSE.columns, (y + 1) * HOUSE.columns):
        bit = HOUSE.bit[square]
        if sheet.filled & bit:
            cells.append(paint.tile(" X " if sheet.bricks & bit else " O ", TINTS[sheet.tint(square)]))
        elif active and position.placed & bit:
            cells.append(paint.tile(" ? ", COLOURS[SHAPE_COLOUR[position.chosen]]))
        else:
            cells.append(paint.bold(" _ ") if support & bit else paint.dim(" · "))
    return "".join(cells)


def _small(position: Position, seat: Seat, names: Sequence[str], paint: Paint) -> list[str]:
    """Another player's sheet: the house as a picture, the tracks as numbers."""
    tracks = [_standing(position, seat, colour, paint) for colour in range(len(COLOURS))]
    sheet = position.sheets[seat]
    bricks = folded(["X", *bricks_by_column(sheet)], SMALL_WIDTH - 1) if sheet.bricks else []
    return [_title(position, seat, names, paint), *small_house(sheet, TINTS, tracks, paint), *bricks]


def _large(position: Position, seat: Seat, names: Sequence[str], paint: Paint) -> list[str]:
    """Another player's sheet where there is room: the house square by square."""
    lines = [f" {_row(position, seat, y, paint)}" for y in reversed(range(HOUSE.rows))]
    marks = [_marks(position, seat, colour, paint) for colour in range(len(COLOURS))]
    return [_title(position, seat, names, paint), "", *lines, " " + " ".join(marks)]


# Tracks


def _tracks(position: Position, seat: Seat, paint: Paint) -> list[str]:
    """The viewer's tracks, square by square, and what is ready on them."""
    lines = [paint.dim(paint.say("crw-screen-tracks"))]
    for colour, name in enumerate(COLOURS):
        label = paint.fit(f"{DIE.letters[colour]} {paint.say(f'crw-word-{name}')}", 9)
        squares = "".join(_squares(position, seat, colour, paint))
        bonuses, stars = _left(position, seat, colour)
        verb = VERBS[colour] if stars else paint.dim(VERBS[colour])
        lines.append(f"{label}{squares} {f'+{bonuses}' if bonuses else '  '} {f'*{stars}' if stars else '  '} {verb}")
    return lines


def _squares(position: Position, seat: Seat, colour: int, paint: Paint) -> list[str]:
    """The squares of a track, after the stars it starts with: open, marked, ready, fresh or spent."""
    sheet = position.sheets[seat]
    track = TRACKS[colour]
    marks = get(sheet.marks, colour)
    usable = _usable(position, seat, colour)
    spent = {"*": get(sheet.stars_used, colour), "+": get(sheet.bonuses_used, colour)}
    at_start = track.stars[0]
    drawn = [" " * 3 * (STARS_AT_START - at_start)]
    for place, sign in enumerate("*" * at_start + track.squares, start=-at_start):
        if place >= marks:
            shown = sign.replace(".", "·")
            drawn.append(paint.dim(f" {shown} ") if sign == "." else f" {shown} ")
        elif spent.get(sign, 0) > 0:
            spent[sign] -= 1
            drawn.append(paint.tile("[x]", COLOURS[colour]))
        elif sign != "." and place >= usable:
            drawn.append(f"({sign})")
        else:
            drawn.append(paint.tile(f"[{sign.replace('.', '·')}]", COLOURS[colour]))
    return drawn


def _usable(position: Position, seat: Seat, colour: int) -> int:
    """How many marks count for now: what the active player unlocks in this turn waits (CRW-7.6)."""
    in_turn = seat == position.active and SETUP < position.step < OVER
    return get(position.usable if in_turn else position.sheets[seat].marks, colour)


def _left(position: Position, seat: Seat, colour: int) -> tuple[int, int]:
    """Bonuses and stars to use now."""
    sheet = position.sheets[seat]
    usable = _usable(position, seat, colour)
    track = TRACKS[colour]
    bonuses = track.bonuses[usable] - get(sheet.bonuses_used, colour)
    return bonuses, track.stars[usable] - get(sheet.stars_used, colour)


def _standing(position: Position, seat: Seat, colour: int, paint: Paint) -> str:
    """A track in few signs: its marks, and the bonuses and stars to use."""
    bonuses, stars = _left(position, seat, colour)
    marks = _marks(position, seat, colour, paint)
    return marks + (f" +{bonuses}" if bonuses else "") + (f" *{stars}" if stars else "")


def _marks(position: Position, seat: Seat, colour: int, paint: Paint) -> str:
    return paint.tile(f"{DIE.letters[colour]}{get(position.sheets[seat].marks, colour)}", COLOURS[colour])


# The facade sheet and the dice


def _facade(position: Position, paint: Paint) -> list[str]:
    """Every shape of the sheet as a picture with its size; one that is crossed out is grey, and an x for its size."""
    entries: list[list[list[str]]] = [[] for _ in COLOURS]
    for number, colour in enumerate(SHAPE_COLOUR):
        copies = range(max(1, SHAPE_COPIES[number]))
        entries[colour] += [_entry(position, number, copy, paint) for copy in copies]
    return by_colour(entries, [paint.say(f"crw-word-{name}") for name in COLOURS], paint)


def _entry(position: Position, number: int, copy: int, paint: Paint) -> list[str]:
    name = SHAPE_NAMES[number]
    crossed = SHAPE_COPIES[number] > 0 and get(position.crossed, ONCE[number]) > copy
    hand = "L" if name.endswith("left") else "R" if name.endswith("right") else ""
    text = paint.dim(f"x{hand}") if crossed else f"{SHAPE_SIZE[number]}{hand}"
    return shape(SHAPES[name], "stone" if crossed else COLOURS[SHAPE_COLOUR[number]], text, paint)


def _dice(position: Position, paint: Paint) -> str:
    """The dice on the table that are not used."""
    faces = [face for face in range(len(FACES)) for _ in range(DIE.count(position.dice, face))]
    blocks = " ".join(paint.block(DIE.letters[face], FACES[face]) for face in faces)
    return f" {paint.say('crw-screen-dice')}  {blocks or paint.dim('–')}"
