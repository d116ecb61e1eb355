"""Chapter 10, two players: fours are crossed out before the first turn, and both mark two squares of a track."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_roll import ids
from rollwright.games.copenhagen_roll.codes import refuse, tell
from rollwright.games.copenhagen_roll.components import FOURS, ONCE, SHAPE_COLOUR, SHAPE_NAMES, TWO_HANDED, fours_of
from rollwright.games.copenhagen_roll.deed import NAMED, SET_UP, Deed
from rollwright.games.copenhagen_roll.position import CROSS, SETUP, Position, at
from rollwright.games.copenhagen_roll.scoring import mark
from rollwright.kernel.actions import Verb, Words
from rollwright.kernel.model import Event, Refusal, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.walk import Walk
from rollwright.parts.facade import COLOURS
from rollwright.parts.tracks import add, get

MARKS: Final = 2


@final
class CrossOut(Deed):
    """Chance crosses out one of two different fours."""

    def __init__(self, shape: int) -> None:
        super().__init__(f"cross {SHAPE_NAMES[shape]}", at(CROSS))
        self.shape: Final = shape

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        return None if SHAPE_COLOUR[self.shape] == colour_to_cross(position) else self.for_chance()

    def for_chance(self) -> Refusal:
        return refuse("crw.cross_decided")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        _cross_out(position, self.shape)
        if log is not None:
            tell(log, "crw.crossed_out", None, shape=SHAPE_NAMES[self.shape])
        return NAMED

    def to_json(self) -> dict[str, object]:
        return {"do": "cross", "shape": SHAPE_NAMES[self.shape]}


@final
class SetupMarks(Deed):
    """Mark the first two squares of a track before the first turn."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"setup {COLOURS[colour]}", at(SETUP))
        self.colour: Word = colour

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        return None

    def out_of_turn(self, position: Position, seat: Seat) -> Refusal:
        return refuse("crw.setup_over_may" if position.rules.setup_marks_may else "crw.setup_over")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        mark(position, seat, self.colour, MARKS, log)
        return SET_UP

    def to_json(self) -> dict[str, object]:
        return {"do": "setup", "track": COLOURS[self.colour]}


CROSSINGS: Final[list[CrossOut]] = [CrossOut(shape) for shape in FOURS]
SETUP_MARKS: Final[list[SetupMarks]] = [SetupMarks(colour) for colour in range(len(COLOURS))]


def cross_out_fours(position: Position) -> None:
    """Those that need no chance."""
    for colour in range(len(COLOURS)):
        fours = fours_of(colour)
        if position.rules.cross_per_shape:
            for four in fours:
                _cross_out(position, four)
        elif colour not in TWO_HANDED:
            _cross_out(position, fours[0])


def tell_what_needed_no_chance(position: Position, log: list[Event]) -> None:
    """Which fours were crossed out before anything else: all but those that chance has told of."""
    for four in FOURS:
        by_chance = SHAPE_COLOUR[four] in TWO_HANDED and not position.rules.cross_per_shape
        if not by_chance:
            for _ in range(get(position.crossed_at_setup, ONCE[four])):
                tell(log, "crw.crossed_out", None, shape=SHAPE_NAMES[four])


def _cross_out(position: Position, shape: int) -> None:
    position.crossed = add(position.crossed, ONCE[shape], 1)
    position.crossed_at_setup = add(position.crossed_at_setup, ONCE[shape], 1)


def colour_to_cross(position: Position) -> int | None:
    """The colour whose four chance has to cross out next."""
    for colour in TWO_HANDED:
        if not any(get(position.crossed_at_setup, ONCE[four]) for four in fours_of(colour)):
            return colour
    return None


def _colour(position: Position) -> int:
    colour = colour_to_cross(position)
    assert position.step == CROSS and colour is not None, "no four is to be crossed out now"
    return colour


def crossing_label(position: Position) -> str:
    return f"cross out {COLOURS[_colour(position)]}"


def crossing(position: Position, number: int) -> int:
    return ids.CROSS_OUT + FOURS.index(fours_of(_colour(position))[number])


def offer_setup_marks(position: Position, walk: Walk) -> None:
    walk.run(ids.SETUP_MARKS, len(COLOURS))
    if position.rules.setup_marks_may:
        walk.one(ids.DECLINE)


def setup_first(position: Position) -> Refusal:
    return refuse("crw.setup_first_may" if position.rules.setup_marks_may else "crw.setup_first")


def _refused_setup(position: Position, seat: Seat, words: Words) -> Refusal | None:
    if len(words) < 2 or not all(word in COLOURS for word in words):
        return None
    return refuse("crw.setup_one_track_may" if position.rules.setup_marks_may else "crw.setup_one_track")


VERBS: Final[dict[str, Verb[Position]]] = {
    "setup": Verb("setup red", refused=_refused_setup),
    "cross": Verb("cross blue-4-left"),
}
