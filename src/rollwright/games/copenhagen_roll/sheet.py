"""A player's sheet: the house, the tracks and what has been crossed out of them; and its text.

A house is its rows from the bottom, empty rows on top left out; tracks are letters with their number of marks:

    OOX../O.... r3b1 stars=r1
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final, final

from rollwright.games.copenhagen_roll.components import FORMS, FULL_TRACK, TRACK_LENGTH, TRACKS
from rollwright.kernel.model import NotationError
from rollwright.kernel.native import Word
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.house import House
from rollwright.parts.tracks import add, get


@final
class Sheet(House):
    """A value like the position that it belongs to: code that writes on a sheet has copied it."""

    def __init__(self) -> None:
        super().__init__()
        self.marks: Word = 0
        """Marks on the tracks, and what has been crossed out of them: packs by colour."""
        self.stars_used: Word = 0
        self.bonuses_used: Word = 0
        self._asked: Word = 0
        self._fits: Word = 0
        """Forms that were looked up, and those of them that have a place: worked out once for each house."""

    def copy(self) -> Sheet:
        sheet = Sheet()
        sheet.copy_house(self)
        sheet.marks = self.marks
        sheet.stars_used = self.stars_used
        sheet.bonuses_used = self.bonuses_used
        return sheet

    def fill(self, cells: Word, bricks: Word, tint: Word) -> None:
        super().fill(cells, bricks, tint)
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

    def has_room(self, colour: Word) -> bool:
        """Whether a track can be marked."""
        return get(self.marks, colour) < TRACK_LENGTH

    def track_points(self) -> int:
        return sum(FULL_TRACK for colour in range(len(COLOURS)) if get(self.marks, colour) == TRACK_LENGTH)


# Text

_LETTERS: Final = "rygbp"
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
"""Sheets change seldom, and are written and read often: this many of the latest texts are kept."""


def write_sheet(sheet: Sheet) -> str:
    parts = ["/".join(house_rows(sheet, trim=True)) or "-", write_pack(sheet.marks)]
    if sheet.stars_used:
        parts.append(f"stars={write_pack(sheet.stars_used)}")
    if sheet.bonuses_used:
        parts.append(f"bonuses={write_pack(sheet.bonuses_used)}")
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
def write_pack(pack: int) -> str:
    """Numbers by colour, such as r3b1."""
    counts = [(letter, get(pack, i)) for i, letter in enumerate(_LETTERS)]
    return "".join(f"{letter}{n}" for letter, n in counts if n) or "-"


@lru_cache(maxsize=_KEPT)
def read_sheet(text: str) -> Sheet:
    """The sheet that a text stands for. It is cached: copy it before writing. Raises NotationError."""
    words = text.split()
    if len(words) < 2:
        raise NotationError(text, "a house and its tracks, such as OOX../O.... r3b1, or - - for an empty sheet")
    sheet = Sheet()
    _read_house(sheet, words[0])
    sheet.marks = read_pack(text, words[1], TRACK_LENGTH)
    for word in words[2:]:
        name, _, value = word.partition("=")
        if name == "stars":
            sheet.stars_used = read_pack(word, value, TRACK_LENGTH)
        elif name == "bonuses":
            sheet.bonuses_used = read_pack(word, value, TRACK_LENGTH)
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


def read_pack(field: str, text: str, most: int) -> int:
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


# The colours of drawn squares: for the eye only, no part of equality

SINGLE: Final = 6
"""The tint of a square drawn by itself: 1 to 5 are the colours of shapes, and 0 says that it isn't known."""
_TINTS: Final = ".rygbps"
_TINT_VALUES: Final = (1, 2, 4)


def write_tints(sheet: Sheet) -> str:
    """A letter a square."""
    return _write_tints(sheet.tint0, sheet.tint1, sheet.tint2)


@lru_cache(maxsize=_KEPT)
def _write_tints(*masks: int) -> str:
    return "".join(
        _TINTS[sum(value for value, mask in zip(_TINT_VALUES, masks, strict=True) if mask & bit)] for bit in HOUSE.bit
    )


@lru_cache(maxsize=_KEPT)
def read_tints(text: str) -> list[int]:
    tints = [_TINTS.index(letter) for letter in text]
    return [sum(HOUSE.bit[square] for square, tint in enumerate(tints) if tint & value) for value in _TINT_VALUES]
