"""Chapter 12, the solo game: an imagined opponent takes dice, a die removes orders, and points have a grade."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.woodcraft_roll.codes import tell
from rollwright.games.woodcraft_roll.components import (
    BROWN,
    COLOURS,
    LINES,
    NO_DIE,
    ORDER_NAMES,
    SIDES,
    SIGN_NAMES,
    YELLOW,
    sign_colour,
    sign_value,
)
from rollwright.games.woodcraft_roll.deed import REMOVED, TAKING, Deed
from rollwright.games.woodcraft_roll.position import NO_CARD, OPPONENT, REMOVAL, Position, place_in_phase
from rollwright.kernel.actions import Verb
from rollwright.kernel.model import Event
from rollwright.kernel.native import Word
from rollwright.parts.grid import BITS
from rollwright.parts.tracks import add, get

GRADES: Final = ((70, "excellent"), (60, "good"), (50, "quite-good"), (0, "none"))


def grade(points: int) -> str:
    """The grade of a number of points (WRW-12.8)."""
    return next(name for least, name in GRADES if points >= least)


# The opponent's dice


@final
class Opponent(Deed):
    """The two dice of the opponent."""

    def __init__(self, yellow: int, brown: int) -> None:
        super().__init__(f"opponent y{yellow} b{brown}", 1 << OPPONENT)
        self.yellow: Word = yellow
        self.brown: Word = brown

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        if log is not None:
            tell(log, "wrw.opponent", None, dice=f"y{self.yellow} b{self.brown}")
        _remove_die(position, YELLOW, self.yellow, log)
        _remove_die(position, BROWN, self.brown, log)
        return TAKING

    def to_json(self) -> dict[str, object]:
        return {"do": "opponent", "dice": [f"y{self.yellow}", f"b{self.brown}"]}


def _remove_die(position: Position, colour: Word, value: Word, log: list[Event] | None) -> None:
    """The die of a colour with this value, else the nearest lower, else the nearest higher (WRW-12.3 to 12.5)."""
    line = _opponents_line(position.board, colour, value)
    if line < 0:
        if log is not None:
            tell(log, "wrw.opponent_none", None, colour=COLOURS[colour])
        return
    sign = get(position.board, line)
    position.board = add(position.board, line, -sign)
    if log is not None:
        tell(log, "wrw.opponent_took", None, die=SIGN_NAMES[sign], line=line + 1)


def _opponents_line(board: Word, colour: Word, value: Word) -> Word:
    """Of equal dice the one further right: an opponent would take the richer bonus."""
    found: Word = -1
    best: Word = -100
    line: Word = 0
    while line < LINES:
        sign = get(board, line)
        if sign != NO_DIE and sign_colour(sign) == colour:
            shown = sign_value(sign)
            # Any die that is not above counts for more than any that is; within each, the nearer for more.
            worth = shown - value if shown <= value else -SIDES - (shown - value)
            if worth >= best:
                best = worth
                found = line
        line += 1
    return found


# An order is removed


@final
class Removal(Deed):
    """The die that removes an order after a round (WRW-12.7)."""

    def __init__(self, value: int) -> None:
        super().__init__(f"removal {value}", 1 << REMOVAL)
        self.value: Word = value

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        place = _place_to_clear(position, (self.value - 1) // 2)
        if place < 0:
            if log is not None:
                tell(log, "wrw.none_removed", None, value=self.value)
            return REMOVED
        card = position.display[place]
        bit: Word = BITS[place_in_phase(card)]
        position.put_card(place, NO_CARD)
        position.gone |= bit
        if log is not None:
            tell(log, "wrw.removed", None, value=self.value, order=ORDER_NAMES[card], place=place + 1)
        return REMOVED

    def to_json(self) -> dict[str, object]:
        return {"do": "removal", "value": self.value}


def _place_to_clear(position: Position, third: Word) -> Word:
    """The place whose order a die removes, which shows the left, middle or right third of its values; -1 for none.

    The left third is the first order that lies there, the right third the last, and the middle is one between two
    others; an order alone is all three.
    """
    if not position.rules.removal_by_order:
        return third if position.display[third] != NO_CARD else -1
    there = [place for place, card in enumerate(position.display) if card != NO_CARD]
    if len(there) == 2:
        return -1 if third == 1 else there[third // 2]
    return there[third % len(there)] if there else -1


OPPONENTS: Final[list[Opponent]] = [
    Opponent(yellow, brown) for yellow in range(1, SIDES + 1) for brown in range(1, SIDES + 1)
]
REMOVALS: Final[list[Removal]] = [Removal(value) for value in range(1, SIDES + 1)]
VERBS: Final[dict[str, Verb[Position]]] = {"opponent": Verb("opponent y5 b4"), "removal": Verb("removal 3")}
