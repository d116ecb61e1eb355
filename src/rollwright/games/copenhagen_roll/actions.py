"""Every action of the game, as a small class, and the table that numbers them all.

An action's id is its index in ACTIONS; its notation is `text`. Identical things are named by what they are: two of
three yellow dice are "yy", whichever two.
"""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_roll.components import (
    DIE,
    FACES,
    FOURS,
    MOST_BONUSES,
    PLACE_FORM,
    PLACES,
    SHAPE_COPIES,
    SHAPE_NAMES,
    SHAPE_SIZE,
)
from rollwright.kernel.native import Word
from rollwright.parts.facade import COLOURS, HOUSE


class Deed:
    """What all actions have: their notation."""

    def __init__(self, text: str) -> None:
        self.text: Final = text


# Chance


@final
class StartSeat(Deed):
    """Chance names the start player."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"start {seat}")
        self.seat: Word = seat


@final
class CrossOut(Deed):
    """Chance crosses out one of two different fours, with two players."""

    def __init__(self, shape: int) -> None:
        super().__init__(f"cross {SHAPE_NAMES[shape]}")
        self.shape: Final = shape


@final
class DiceFall(Deed):
    """The dice that were rolled show these faces."""

    def __init__(self, dice: int) -> None:
        super().__init__(f"dice {DIE.write(dice)}")
        self.dice: Word = dice


# The active player


@final
class SetupMarks(Deed):
    """Mark the first two squares of a track before the first turn, with two players."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"setup {COLOURS[colour]}")
        self.colour: Word = colour


@final
class Roll(Deed):
    """Roll all five dice."""


@final
class Reroll(Deed):
    """Roll these dice again, for a red star."""

    def __init__(self, dice: int) -> None:
        super().__init__(f"reroll {DIE.write(dice)}")
        self.dice: Word = dice


@final
class ColorChange(Deed):
    """Turn some dice of one face to another face, for a green star."""

    def __init__(self, count: int, face: int, to: int) -> None:
        super().__init__(f"change {DIE.letters[face] * count} {DIE.letters[to]}")
        self.count: Word = count
        self.face: Word = face
        self.to: Word = to


@final
class Choose(Deed):
    """Choose a shape and pay for it: so many whites, so many bonuses, the rest dice of its colour."""

    def __init__(self, shape: int, whites: int, bonuses: int, again: bool) -> None:
        paid = (f" w{whites}" if whites else "") + (f" b{bonuses}" if bonuses else "")
        super().__init__(f"choose {SHAPE_NAMES[shape]}{paid}{' again' if again else ''}")
        self.shape: Word = shape
        self.whites: Word = whites
        self.bonuses: Word = bonuses
        self.again: Final = again


@final
class Place(Deed):
    """Place the chosen shape on these squares."""

    def __init__(self, number: int) -> None:
        super().__init__("place " + " ".join(HOUSE.cell_names(PLACES[number])))
        self.cells: Word = PLACES[number]
        self.form: Word = PLACE_FORM[number]


@final
class Brick(Deed):
    """Make this square of the placed shape the X; the others are O."""

    def __init__(self, square: int) -> None:
        super().__init__(f"brick {HOUSE.names[square]}")
        self.square: Word = square


@final
class NoX(Deed):
    """Make every square of the placed shape O, for a blue star."""


@final
class OneX(Deed):
    """Draw a single square, for a purple star: X, or O with a blue star as well."""

    def __init__(self, square: int, clean: bool) -> None:
        super().__init__(f"one-x {HOUSE.names[square]}{' no-x' if clean else ''}")
        self.square: Word = square
        self.clean: Final = clean


@final
class CoatSquare(Deed):
    """A coat of arms: draw a single O."""

    def __init__(self, square: int) -> None:
        super().__init__(f"coat {HOUSE.names[square]}")
        self.square: Word = square


@final
class CoatTrack(Deed):
    """A coat of arms: mark two squares of a track."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"coat {COLOURS[colour]}")
        self.colour: Word = colour


@final
class Pass(Deed):
    """Draw no shape this turn."""


@final
class End(Deed):
    """End one's part of the turn: the others mark."""


# The others


@final
class Mark(Deed):
    """Mark the next square of a track, for an unused die."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"mark {COLOURS[colour]}")
        self.colour: Word = colour


@final
class Decline(Deed):
    """Mark nothing, or nothing more."""


def _table() -> list[Deed]:
    colours = range(len(COLOURS))
    squares = range(HOUSE.squares)
    table: list[Deed] = []
    table += [StartSeat(seat) for seat in range(4)]
    table += [CrossOut(shape) for shape in FOURS]
    table += [DiceFall(dice) for dice in DIE.handfuls]
    table += [SetupMarks(colour) for colour in colours]
    table += [Roll("roll"), Pass("pass"), End("end"), Decline("decline")]
    table += [Reroll(dice) for dice in DIE.handfuls]
    table += [
        ColorChange(count, face, to)
        for face in range(len(FACES))
        for to in range(len(FACES))
        if face != to
        for count in range(1, DIE.most + 1)
    ]
    table += [
        Choose(shape, whites, bonuses, again)
        for shape, size in enumerate(SHAPE_SIZE)
        for whites in range(size + 1)
        for bonuses in range(min(MOST_BONUSES, size - whites) + 1)
        for again in ((False, True) if SHAPE_COPIES[shape] else (False,))
    ]
    table += [Place(number) for number in range(len(PLACES))]
    table += [Brick(square) for square in squares]
    table += [NoX("no-x")]
    table += [OneX(square, clean) for square in squares for clean in (False, True)]
    table += [CoatSquare(square) for square in squares]
    table += [CoatTrack(colour) for colour in colours]
    table += [Mark(colour) for colour in colours]
    return table


ACTIONS: Final[tuple[Deed, ...]] = tuple(_table())


def deed_of(action: int) -> Deed:
    """The action with an id that came from outside. Raises ValueError."""
    if not 0 <= action < len(ACTIONS):
        raise ValueError(f"there is no action {action}; ids go from 0 to {len(ACTIONS) - 1}")
    return ACTIONS[action]


IDS: Final[dict[str, int]] = {deed.text: i for i, deed in enumerate(ACTIONS)}

# Where each kind begins: ids are counted on from here.
START_SEAT: Final[int] = IDS["start 0"]
DICE_FALL: Final[int] = IDS["dice r"]
SETUP_MARKS: Final[int] = IDS["setup red"]
ROLL: Final[int] = IDS["roll"]
PASS: Final[int] = IDS["pass"]
END: Final[int] = IDS["end"]
DECLINE: Final[int] = IDS["decline"]
REROLL_DICE: Final[int] = IDS["reroll r"]
PLACE: Final[int] = IDS[Place(0).text]
BRICK: Final[int] = IDS["brick a1"]
NO_X_USE: Final[int] = IDS["no-x"]
ONE_X_USE: Final[int] = IDS["one-x a1"]
COAT_SQUARE: Final[int] = IDS["coat a1"]
COAT_TRACK: Final[int] = IDS["coat red"]
MARK: Final[int] = IDS["mark red"]


_PAYMENTS: Final = 36


def choice(shape: Word, whites: Word, bonuses: Word, again: bool) -> Word:
    """The id of choosing a shape and paying for it so."""
    index = _PAYMENTS * shape + 6 * whites + 2 * bonuses + (1 if again else 0)
    action: Word = _CHOICES[index]
    return action


def color_change(face: Word, to: Word) -> Word:
    """The id of turning one die of a face to another; turning more of them are the next ids."""
    others = to if to < face else to - 1
    return _CHANGE + _DICE * ((len(FACES) - 1) * face + others)


_DICE: Final = 5
_CHANGE: Final[int] = IDS["change r y"]


def _table_of_choices() -> tuple[int, ...]:
    table = [-1] * (_PAYMENTS * len(SHAPE_NAMES))
    for i, deed in enumerate(ACTIONS):
        if isinstance(deed, Choose):
            table[_PAYMENTS * deed.shape + 6 * deed.whites + 2 * deed.bonuses + int(deed.again)] = i
    return tuple(table)


_CHOICES: Final[tuple[int, ...]] = _table_of_choices()

REROLLS: Final[dict[int, tuple[int, ...]]] = {
    hand: tuple(REROLL_DICE + DIE.number[part] for part in DIE.parts(hand))
    for hand in DIE.handfuls
    if DIE.size(hand) == DIE.most
}
"""The ids of all rerolls of a hand of five dice."""

assert _DICE == DIE.most
