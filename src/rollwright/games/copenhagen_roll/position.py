"""A position: every player's sheet, the facade sheet, the dice, and how far the turn has come; and its text.

Positions are values: once made they are never changed. Code that makes one copies another and fills it in. The text is
the fields of the turn, then a sheet a seat, what is at its default being left out:

    round=3 active=1 step=choose dice=rrryp crossed=red-4,blue-5 | OOX../O.... r3b1 stars=r1 | - -
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, final

from rollwright.games.copenhagen_roll.components import (
    DICE,
    DIE,
    ONCE,
    ONCE_ONLY,
    SHAPE_COPIES,
    SHAPE_NAMES,
    TRACK_LENGTH,
)
from rollwright.games.copenhagen_roll.editions import Rules
from rollwright.games.copenhagen_roll.sheet import Sheet, read_pack, read_sheet, write_pack, write_sheet
from rollwright.kernel.model import NotationError
from rollwright.kernel.native import Word
from rollwright.kernel.notation import Field, flag, number, one_of, read_fields, read_number, seat, value, write_fields
from rollwright.kernel.options import Setup
from rollwright.parts.facade import HOUSE
from rollwright.parts.tracks import add, get

# How far the game has come.
START: Final = 0
"""Chance names the start player."""
CROSS: Final = 1
"""Chance crosses out fours, with two players."""
SETUP: Final = 2
"""The seat `active` makes its set-up marks, with two players."""
ROLL_DUE: Final = 3
ROLLING: Final = 4
"""Chance rolls as many dice as are missing."""
CHOOSE: Final = 5
"""The dice lie there: abilities, a shape, or a pass."""
PLACE: Final = 6
"""A shape is chosen and paid."""
BRICK: Final = 7
"""It is placed; its X is to be named."""
COAT: Final = 8
"""A coat of arms waits for its special action."""
FINISH: Final = 9
"""Drawn or passed: more abilities, or the end of the turn."""
MARK: Final = 10
"""The others mark."""
OVER: Final = 11
STEPS: Final = (
    "start", "cross", "setup", "roll", "rolling", "choose", "place", "brick", "coat", "finish", "mark", "over",
)  # fmt: skip

NOTHING: Final = 0
DRAWN: Final = 1
PASSED: Final = 2


def at(*steps: int) -> int:
    """Steps as a mask."""
    return sum(1 << step for step in steps)


@final
class Position:
    """Everything that the rules ask about."""

    def __init__(self, rules: Rules, sheets: tuple[Sheet, ...]) -> None:
        self.rules: Final = rules
        self.sheets = sheets
        self.crossed: Word = 0
        """How often each once-only shape is crossed out, and how often by the set-up: packs."""
        self.crossed_at_setup: Word = 0
        self.start: Word = 0
        self.round: Word = 1
        self.active: Word = 0
        self.step: Word = START
        self.dice: Word = 0
        """The dice on the table that the active player has not used."""
        self.rolls: Word = 0
        """How often dice have been rolled this turn."""
        self.usable: Word = 0
        """The active player's marks as the turn began: what they unlock later must wait (CRW-7.6)."""
        self.drawn: Word = NOTHING
        self.chosen: Word = 0
        """The shape chosen, while it is being drawn."""
        self.again = False
        """It is drawn by use-again though its twin is open: it crosses out nothing (CRW-7.28)."""
        self.placed: Word = 0
        """Where it is placed, until its X is named."""
        self.clean_turn = False
        """no-x covers the singles of this turn too (CRW-7.21)."""
        self.coats: Word = 0
        """Special actions due."""
        self.marked: Word = 0
        """Marks made in this marking by the one other player of two: a pack by colour."""
        self.decided: Word = 0
        """Seats that have finished marking, a bit each."""
        self.moved = False
        """Whether anything was drawn or marked in this round; and how many rounds before it went by with nothing."""
        self.idle: Word = 0
        self.scratch = False
        """Being played through by somebody who keeps none of the positions between: sheets may be written on."""

    def copy(self) -> Position:
        position = Position(self.rules, self.sheets)
        position.crossed = self.crossed
        position.crossed_at_setup = self.crossed_at_setup
        position.start = self.start
        position.round = self.round
        position.active = self.active
        position.step = self.step
        position.dice = self.dice
        position.rolls = self.rolls
        position.usable = self.usable
        position.drawn = self.drawn
        position.chosen = self.chosen
        position.again = self.again
        position.placed = self.placed
        position.clean_turn = self.clean_turn
        position.coats = self.coats
        position.marked = self.marked
        position.decided = self.decided
        position.moved = self.moved
        position.idle = self.idle
        return position

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.rules.setup == other.rules.setup and write(self) == write(other)

    def __hash__(self) -> int:
        return hash(write(self))

    def own_sheet(self) -> Sheet:
        """The active player's."""
        return self.sheets[self.active]

    def sheet_to_change(self, seat: Word) -> Sheet:
        """The sheet of a seat, to write on in a position that is being made: a copy, put in its place."""
        sheet = self.sheets[seat]
        if not self.scratch:
            sheet = sheet.copy()
            sheets = list(self.sheets)
            sheets[seat] = sheet
            self.sheets = tuple(sheets)
        return sheet

    def is_decided(self, seat: Word) -> bool:
        bit: Word = HOUSE.bit[seat]
        return self.decided & bit != 0


def setup(position: Position) -> Setup:
    return position.rules.setup


def scratch_copy(position: Position) -> Position:
    """A copy that nobody else holds, which may be written on."""
    scratch = position.copy()
    scratch.sheets = tuple([sheet.copy() for sheet in position.sheets])
    scratch.scratch = True
    return scratch


# Text

_DRAWING: Final = (PLACE, BRICK)
"""The steps in which a shape is chosen."""


def is_drawing(position: Position) -> bool:
    return position.step in _DRAWING


def has_open_twin(position: Position) -> bool:
    """Whether the shape chosen is crossed out, and open too: there are two of it."""
    once = ONCE[position.chosen]
    return once >= 0 and 0 < get(position.crossed, once) < SHAPE_COPIES[position.chosen]


def decided_seats(position: Position) -> list[int]:
    return [one for one in range(position.rules.players) if position.is_decided(one)]


def _usable_by_default(position: Position) -> int:
    return 0 if position.step in (START, CROSS, SETUP, OVER) else position.own_sheet().marks


def _write_usable(position: Position) -> str:
    return write_pack(position.usable) if position.usable != _usable_by_default(position) else ""


def _read_usable(position: Position, field: str, text: str) -> None:
    position.usable = read_pack(field, text, TRACK_LENGTH)


def _write_chosen(position: Position) -> str:
    return SHAPE_NAMES[position.chosen] if is_drawing(position) else ""


def _read_chosen(position: Position, field: str, text: str) -> None:
    if text not in SHAPE_NAMES:
        raise NotationError(field, _EXPECTED)
    position.chosen = SHAPE_NAMES.index(text)


def _read_marked(text: str) -> int | None:
    return read_pack(f"marked={text}", text, 2)


def _write_decided(position: Position) -> str:
    return "".join(map(str, decided_seats(position)))


def _read_decided(position: Position, field: str, text: str) -> None:
    for digit in text:
        position.decided |= HOUSE.bit[read_number(field, digit, position.rules.players - 1)]


def _write_squares(mask: int) -> str:
    return ",".join(HOUSE.cell_names(mask))


def _read_squares(text: str) -> int | None:
    squares = [HOUSE.square(name) for name in text.split(",")]
    return HOUSE.mask([square for square in squares if square is not None]) if None not in squares else None


def _write_shapes(pack: int) -> str:
    return ",".join(SHAPE_NAMES[shape] for shape in ONCE_ONLY for _ in range(get(pack, ONCE[shape])))


def _read_shapes(text: str) -> int | None:
    pack = 0
    for name in text.split(","):
        shape = SHAPE_NAMES.index(name) if name in SHAPE_NAMES else -1
        if shape not in ONCE_ONLY or get(pack, ONCE[shape]) >= SHAPE_COPIES[shape]:
            return None
        pack = add(pack, ONCE[shape], 1)
    return pack


_EXPECTED: Final = "a field of the turn, such as round=2, step=choose or dice=rrryp"
_SHAPES: Final = "once-only shapes, each as often as it is crossed out, such as red-4,blue-5"
_FIELDS: Final = (
    number("round", 9999, default=1),
    seat("start"),
    seat("active", like="start"),
    one_of("step", STEPS, ROLL_DUE, _EXPECTED),
    value("dice", DIE.write, DIE.read, f"at most five letters of {DIE.letters}"),
    number("rolls", 99),
    Field("usable", _write_usable, _read_usable),
    flag("drawn", value=DRAWN),
    flag("passed", "drawn", PASSED),
    Field("chosen", _write_chosen, _read_chosen),
    flag("again"),
    value("placed", _write_squares, _read_squares, "squares from a1 to e9, separated by commas"),
    flag("clean", "clean_turn"),
    number("coats", 5),
    value("marked", write_pack, _read_marked, ""),
    Field("decided", _write_decided, _read_decided),
    flag("moved"),
    number("idle", 2),
    value("crossed", _write_shapes, _read_shapes, _SHAPES),
    value("crossed_at_setup", _write_shapes, _read_shapes, _SHAPES),
)


def write(position: Position) -> str:
    turn = " ".join(write_fields(position, _FIELDS)) or "-"
    return " | ".join([turn] + [write_sheet(sheet) for sheet in position.sheets])


def read(setup: Setup, text: str) -> Position:
    """Raises NotationError."""
    turn, *sheets = text.split("|")
    if len(sheets) != setup.players:
        raise NotationError(text, f"the turn and then {setup.players} sheets, separated by |")
    position = Position(Rules(setup), tuple(read_sheet(sheet).copy() for sheet in sheets))
    position.step = ROLL_DUE
    names = read_fields(position, _FIELDS, [] if turn.strip() == "-" else turn.split(), _EXPECTED)
    if "active" not in names:
        position.active = position.start
    if "usable" not in names:
        position.usable = _usable_by_default(position)
    _check_step(position, names, turn.strip())
    return position


def _check_step(position: Position, names: Collection[str], turn: str) -> None:
    """What has to be there at a step, so that somebody can act."""
    step = position.step
    if is_drawing(position) != ("chosen" in names):
        raise NotationError(turn, "a chosen shape just while it is placed and its X is named")
    if (step == BRICK) != (position.placed != 0):
        raise NotationError(turn, "the squares of a shape just while its X is named")
    if (step == COAT) != (position.coats > 0):
        raise NotationError(turn, "coats= just while a coat of arms is to be used")
    if position.again and not (is_drawing(position) and has_open_twin(position)):
        raise NotationError(turn, "again only for a chosen shape that is crossed out and has an open twin")
    if step == CHOOSE and DIE.size(position.dice) != DICE:
        raise NotationError(turn, "five dice, as they lie there when a shape is chosen")
    if (step == ROLLING and DIE.size(position.dice) == DICE) or (step == ROLL_DUE and position.dice):
        raise NotationError(turn, "fewer than five dice while some are rolled, and none before")
    if step == CROSS and position.crossed != position.crossed_at_setup:
        raise NotationError(turn, "just what the set-up crosses out at step=cross")
