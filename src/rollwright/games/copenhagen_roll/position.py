"""A position: every player's sheet, the facade sheet, the dice, and how far the turn has come.

Positions and sheets are values: once made they are never changed. Code that makes one copies another and fills it in.
"""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_roll.components import (
    BONUSES,
    COLUMN_OF_WINDOWS,
    COLUMN_WITH_BRICK,
    FORMS,
    FULL_TRACK,
    LINES,
    ROW_OF_WINDOWS,
    ROW_WITH_BRICK,
    ROWS,
    STARS,
    TRACK_LENGTH,
)
from rollwright.kernel.native import Word
from rollwright.kernel.options import Setup
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.grid import count_bits
from rollwright.parts.tracks import get

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


@final
class Rules:
    """The options as the rules ask for them."""

    def __init__(self, setup: Setup) -> None:
        options = setup.options
        start_seat = options["start_seat"]
        self.setup: Final = setup
        self.players: Word = setup.players
        self.start_seat: Final = start_seat if isinstance(start_seat, int) else None
        self.no_x_for_turn: Final = options["no_x_scope"] == "turn"
        self.one_x_any_time: Final = options["one_x_timing"] == "any"
        self.change_any_face: Final = options["color_change_face"] == "any"
        self.setup_marks_may: Final = options["two_player_setup_marks"] == "may"
        self.cross_per_shape: Final = options["two_player_crossed_fours"] == "one_per_shape"
        self.again_setup_fours: Final = options["use_again_setup_fours"] is True
        self.must_mark: Final = options["marking"] == "must"


@final
class Sheet:
    """A player's sheet."""

    def __init__(self) -> None:
        self.filled: Word = 0
        self.bricks: Word = 0
        self.marks: Word = 0
        """Marks on the tracks, and what has been crossed out of them: packs by colour."""
        self.stars_used: Word = 0
        self.bonuses_used: Word = 0
        self.points: Word = 0
        """Kept with the rest because it is asked for often; it follows from lines and tracks."""
        self.tint0: Word = 0
        self.tint1: Word = 0
        self.tint2: Word = 0
        """The colour of drawn squares, one bit in each mask: for the eye only, no part of equality."""
        self._asked: Word = 0
        self._fits: Word = 0
        """Forms that were asked about, and those of them that have a place: found out once for each house."""

    def copy(self) -> Sheet:
        sheet = Sheet()
        sheet.filled = self.filled
        sheet.bricks = self.bricks
        sheet.marks = self.marks
        sheet.stars_used = self.stars_used
        sheet.bonuses_used = self.bonuses_used
        sheet.points = self.points
        sheet.tint0 = self.tint0
        sheet.tint1 = self.tint1
        sheet.tint2 = self.tint2
        return sheet

    def fill(self, cells: Word, bricks: Word) -> None:
        self.filled |= cells
        self.bricks |= bricks
        self._asked = 0
        self._fits = 0

    def has_place(self, form: Word) -> bool:
        """Whether a form can be drawn anywhere in this house."""
        bit: Word = HOUSE.bit[form]
        if not self._asked & bit:
            self._asked |= bit
            if FORMS[form].has_place(HOUSE.full & ~self.filled, HOUSE.supported(self.filled)):
                self._fits |= bit
        return self._fits & bit != 0

    def same(self, other: Sheet) -> bool:
        return (
            self.filled == other.filled
            and self.bricks == other.bricks
            and self.marks == other.marks
            and self.stars_used == other.stars_used
            and self.bonuses_used == other.bonuses_used
        )

    def row_points(self) -> int:
        return sum(line_points(line, self.bricks) for line in range(ROWS) if self.has_line(line))

    def column_points(self) -> int:
        return sum(line_points(line, self.bricks) for line in range(ROWS, len(LINES)) if self.has_line(line))

    def track_points(self) -> int:
        return sum(FULL_TRACK for colour in range(len(COLOURS)) if get(self.marks, colour) == TRACK_LENGTH)

    def has_line(self, line: Word) -> bool:
        mask: Word = LINES[line]
        return self.filled & mask == mask

    def empty_squares(self) -> int:
        return HOUSE.squares - count_bits(self.filled)


def line_points(line: Word, bricks: Word) -> Word:
    """What a complete line scores, by the bricks in the house."""
    mask: Word = LINES[line]
    if line < ROWS:
        return ROW_WITH_BRICK if bricks & mask else ROW_OF_WINDOWS
    return COLUMN_WITH_BRICK if bricks & mask else COLUMN_OF_WINDOWS


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
        self.placed: Word = 0
        """Where it is placed, until its X is named."""
        self.clean_turn = False
        """no-x covers the singles of this turn too (CRW-7.21)."""
        self.coats: Word = 0
        """Special actions due."""
        self.marked: Word = 0
        """Marks made in this marking by the one other player of two: a pack by colour."""
        self.decided: Word = 0
        """Seats that are through with marking, a bit each."""
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
        return (
            self.rules.setup == other.rules.setup
            and all(mine.same(theirs) for mine, theirs in zip(self.sheets, other.sheets, strict=True))
            and self._turn() == other._turn()
        )

    def __hash__(self) -> int:
        return hash((self._turn(), tuple((sheet.filled, sheet.bricks, sheet.marks) for sheet in self.sheets)))

    def _turn(self) -> tuple[int, ...]:
        return (
            self.crossed, self.crossed_at_setup, self.start, self.round, self.active, self.step, self.dice,
            self.rolls, self.usable, self.drawn, self.chosen, self.placed, int(self.clean_turn), self.coats,
            self.marked, self.decided, int(self.moved), self.idle,
        )  # fmt: skip


def stars_left(position: Position, track: Word) -> Word:
    """Uses of an ability that the active player has in this turn."""
    sheet = position.sheets[position.active]
    unlocked: Word = STARS[10 * track + get(position.usable, track)]
    return unlocked - get(sheet.stars_used, track)


def bonuses_left(position: Position, colour: Word) -> Word:
    """Bonuses of a colour that the active player has in this turn."""
    sheet = position.sheets[position.active]
    unlocked: Word = BONUSES[10 * colour + get(position.usable, colour)]
    return unlocked - get(sheet.bonuses_used, colour)


def next_seat(position: Position, seat: Word) -> Word:
    following = seat + 1
    return 0 if following == position.rules.players else following
