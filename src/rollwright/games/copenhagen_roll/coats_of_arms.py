"""Chapter 6, coats of arms: each gives a special action, a single O or two marks on one track."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_roll import ids
from rollwright.games.copenhagen_roll.codes import refuse, tell
from rollwright.games.copenhagen_roll.deed import DREW, Deed, off_grid, unsupported
from rollwright.games.copenhagen_roll.position import COAT, Position, at
from rollwright.games.copenhagen_roll.scoring import draw, mark
from rollwright.games.copenhagen_roll.sheet import SINGLE
from rollwright.kernel.actions import Verb, Words
from rollwright.kernel.model import Event, Refusal, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.walk import Walk
from rollwright.parts.facade import COLOURS, HOUSE

MARKS: Final = 2


@final
class CoatSquare(Deed):
    """A coat of arms: draw a single O."""

    def __init__(self, square: int) -> None:
        super().__init__(f"coat {HOUSE.names[square]}", at(COAT))
        self.square: Word = square
        self.cell: Word = HOUSE.bit[square]

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        return unsupported(position, self.cell)

    def out_of_turn(self, position: Position, seat: Seat) -> Refusal:
        return refuse("crw.no_coat")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        position.coats -= 1
        if log is not None:
            tell(log, "crw.single_drawn", seat, square=HOUSE.names[self.square], sign="O")
        draw(position, seat, self.cell, 0, SINGLE, log)
        return DREW

    def to_json(self) -> dict[str, object]:
        return {"do": "coat", "square": HOUSE.names[self.square]}


@final
class CoatTrack(Deed):
    """A coat of arms: mark two squares of a track."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"coat {COLOURS[colour]}", at(COAT))
        self.colour: Word = colour

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        if position.own_sheet().has_room(self.colour):
            return None
        return refuse("crw.coat_track_full", track=COLOURS[self.colour])

    def out_of_turn(self, position: Position, seat: Seat) -> Refusal:
        return refuse("crw.no_coat")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        position.coats -= 1
        mark(position, seat, self.colour, MARKS, log)
        return DREW

    def to_json(self) -> dict[str, object]:
        return {"do": "coat", "track": COLOURS[self.colour]}


COAT_SQUARES: Final[list[CoatSquare]] = [CoatSquare(square) for square in range(HOUSE.squares)]
COAT_TRACKS: Final[list[CoatTrack]] = [CoatTrack(colour) for colour in range(len(COLOURS))]


def special_action_possible(position: Position) -> bool:
    sheet = position.own_sheet()
    return sheet.filled != HOUSE.full or any(sheet.has_room(colour) for colour in range(len(COLOURS)))


def offer_special_actions(position: Position, walk: Walk) -> None:
    sheet = position.own_sheet()
    walk.bits(ids.COAT_SQUARE, HOUSE.supported(sheet.filled))
    colour: Word = 0
    while colour < len(COLOURS):
        if sheet.has_room(colour):
            walk.one(ids.COAT_TRACK + colour)
        colour += 1


def _refused_coat(position: Position, seat: Seat, words: Words) -> Refusal | None:
    if len(words) > 1 and all(word in COLOURS for word in words):
        return refuse("crw.coat_one_track")
    outside = off_grid(words[:1])
    if outside is not None:
        return outside
    return refuse("crw.coat_is_window") if words[1:] == ["x"] else None


VERBS: Final[dict[str, Verb[Position]]] = {"coat": Verb("coat c4, or coat red", refused=_refused_coat)}
