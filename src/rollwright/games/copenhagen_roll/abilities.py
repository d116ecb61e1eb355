"""Chapter 7, bonuses and abilities: what stars are used for. (use-again is declared with the choice of a shape.)"""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_roll import ids
from rollwright.games.copenhagen_roll.bonuses import cross_star, star_missing, stars_left
from rollwright.games.copenhagen_roll.codes import refuse, tell
from rollwright.games.copenhagen_roll.components import COLOR_CHANGE, DIE, FACES, NO_X, ONE_X, REROLL, WHITE
from rollwright.games.copenhagen_roll.deed import DONE, DREW, Deed, first, off_grid, unsupported
from rollwright.games.copenhagen_roll.position import (
    BRICK,
    CHOOSE,
    DRAWN,
    FINISH,
    NOTHING,
    PASSED,
    ROLLING,
    Position,
    at,
)
from rollwright.games.copenhagen_roll.scoring import draw, draw_shape
from rollwright.games.copenhagen_roll.sheet import SINGLE
from rollwright.kernel.actions import Verb, Words
from rollwright.kernel.model import Event, Refusal, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.walk import Walk
from rollwright.parts.facade import HOUSE
from rollwright.parts.grid import lowest_bit


class Ability(Deed):
    """Costs a star."""

    def by_another(self, position: Position, seat: Seat) -> Refusal:
        return refuse("crw.own_turn_only")


# reroll


@final
class Reroll(Ability):
    """Roll these dice again, for a red star."""

    def __init__(self, dice: int) -> None:
        super().__init__(f"reroll {DIE.write(dice)}", at(CHOOSE, FINISH))
        self.dice: Word = dice

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        if position.drawn != NOTHING:
            return self.too_late()
        missing = star_missing(position, REROLL)
        if missing is None and not DIE.holds(position.dice, self.dice):
            return refuse("crw.reroll_not_there", dice=DIE.write(self.dice), there=DIE.write(position.dice))
        return missing

    def too_late(self) -> Refusal:
        return refuse("crw.reroll_too_late")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        cross_star(position, REROLL, log)
        position.dice -= self.dice
        position.step = ROLLING
        if log is not None:
            tell(log, "crw.rerolled", seat, dice=DIE.write(self.dice))
        return DONE

    def to_json(self) -> dict[str, object]:
        return {"do": "reroll", "dice": DIE.write(self.dice)}


REROLLS: Final[list[Reroll]] = [Reroll(dice) for dice in DIE.handfuls]
_REROLLS_OF: Final[dict[int, tuple[int, ...]]] = {
    hand: tuple(ids.REROLL + DIE.number[part] for part in DIE.parts(hand))
    for hand in DIE.handfuls
    if DIE.size(hand) == DIE.most
}
"""The ids of all rerolls of a hand of five dice."""


def offer_rerolls(position: Position, walk: Walk) -> None:
    if stars_left(position, REROLL) > 0:
        walk.all(_REROLLS_OF[position.dice])


def _refused_reroll(position: Position, seat: Seat, words: Words) -> Refusal | None:
    if position.drawn != NOTHING:
        return refuse("crw.reroll_too_late")
    missing = star_missing(position, REROLL)
    return missing if missing is not None or words else refuse("crw.reroll_nothing")


# color-change


@final
class ColorChange(Ability):
    """Turn some dice of one face to another face, for a green star."""

    def __init__(self, count: int, face: int, to: int) -> None:
        super().__init__(f"change {DIE.letters[face] * count} {DIE.letters[to]}", at(CHOOSE, FINISH))
        self.count: Word = count
        self.face: Word = face
        self.to: Word = to

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        if not position.rules.change_any_face and WHITE in (self.face, self.to):
            return refuse("crw.change_no_white")
        there = DIE.count(position.dice, self.face)
        if self.count > there:
            return refuse("crw.change_not_there", face=FACES[self.face], wanted=self.count, there=there)
        return star_missing(position, COLOR_CHANGE)

    def too_late(self) -> Refusal:
        return refuse("crw.change_too_late")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        cross_star(position, COLOR_CHANGE, log)
        position.dice += self.count * (DIE.one[self.to] - DIE.one[self.face])
        if log is not None:
            tell(log, "crw.color_changed", seat, count=self.count, face=FACES[self.face], to=FACES[self.to])
        return DONE

    def to_json(self) -> dict[str, object]:
        return {"do": "change", "count": self.count, "face": FACES[self.face], "to": FACES[self.to]}


COLOR_CHANGES: Final[list[ColorChange]] = [
    ColorChange(count, face, to)
    for face in range(len(FACES))
    for to in range(len(FACES))
    if face != to
    for count in range(1, DIE.most + 1)
]


def color_change(face: Word, to: Word) -> Word:
    """The id of turning one die of a face to another; turning more of them are the next ids."""
    others = to if to < face else to - 1
    return ids.COLOR_CHANGE + DIE.most * ((len(FACES) - 1) * face + others)


def offer_color_changes(position: Position, walk: Walk) -> None:
    if stars_left(position, COLOR_CHANGE) <= 0:
        return
    faces: Word = WHITE + 1 if position.rules.change_any_face else WHITE
    face: Word = 0
    while face < faces:
        dice = DIE.count(position.dice, face)
        if dice > 0:
            to: Word = 0
            while to < faces:
                if to != face:
                    walk.run(color_change(face, to), dice)
                to += 1
        face += 1


def _refused_change(position: Position, seat: Seat, words: Words) -> Refusal | None:
    missing = star_missing(position, COLOR_CHANGE)
    if missing is not None:
        return missing
    if len(words) < 2:
        return refuse("crw.change_nothing")
    if len(words) > 2 or DIE.read(words[0]) is None or DIE.read(words[1]) is None:
        return None
    if len(set(words[0])) > 1 or len(set(words[1])) > 1:
        return refuse("crw.change_one_face")
    if words[0][0] == words[1][0]:
        return refuse("crw.change_same_face")
    return None


# no-x


@final
class NoX(Ability):
    """Make every square of the placed shape O, for a blue star."""

    def __init__(self) -> None:
        super().__init__("no-x", at(BRICK))

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        return star_missing(position, NO_X)

    def out_of_turn(self, position: Position, seat: Seat) -> Refusal:
        return first(position, "crw.no_x_with_drawing")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        cross_star(position, NO_X, log)
        position.clean_turn = position.rules.no_x_for_turn
        draw_shape(position, 0, log)
        return DREW


def offer_no_x(position: Position, walk: Walk) -> None:
    if stars_left(position, NO_X) > 0:
        walk.one(ids.NO_X)


def _refused_no_x(position: Position, seat: Seat, words: Words) -> Refusal | None:
    missing = star_missing(position, NO_X)
    return missing if missing is not None or not words else refuse("crw.no_x_with_brick")


# one-x


@final
class OneX(Ability):
    """Draw a single square, for a purple star: X, or O with a blue star as well."""

    def __init__(self, square: int, clean: bool) -> None:
        super().__init__(f"one-x {HOUSE.names[square]}{' no-x' if clean else ''}", at(CHOOSE, FINISH))
        self.square: Word = square
        self.cell: Word = HOUSE.bit[square]
        self.clean: Final = clean

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        if not one_x_in_time(position):
            return _one_x_untimely(position)
        if self.clean and position.rules.no_x_for_turn:
            return refuse("crw.no_x_for_turn")
        refusal = star_missing(position, ONE_X)
        if refusal is None and self.clean:
            refusal = star_missing(position, NO_X)
        if refusal is None:
            refusal = unsupported(position, self.cell)
        return refusal

    def too_late(self) -> Refusal:
        return refuse("crw.one_x_too_late")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        cross_star(position, ONE_X, log)
        if self.clean:
            cross_star(position, NO_X, log)
        window = self.clean or position.clean_turn
        if log is not None:
            tell(log, "crw.single_drawn", seat, square=HOUSE.names[self.square], sign="O" if window else "X")
        draw(position, seat, self.cell, 0 if window else self.cell, SINGLE, log)
        return DREW

    def to_json(self) -> dict[str, object]:
        return {"do": "one-x", "square": HOUSE.names[self.square], "no_x": self.clean}


ONE_XS: Final[list[OneX]] = [OneX(square, clean) for square in range(HOUSE.squares) for clean in (False, True)]


def _one_x_untimely(position: Position) -> Refusal:
    return refuse("crw.one_x_not_after_pass" if position.drawn == PASSED else "crw.one_x_after_shape")


def one_x_in_time(position: Position) -> bool:
    return position.rules.one_x_any_time or position.drawn == DRAWN


def offer_one_x(position: Position, walk: Walk) -> None:
    if walk.picked >= 0 or stars_left(position, ONE_X) <= 0 or not one_x_in_time(position):
        return
    squares = HOUSE.supported(position.own_sheet().filled)
    signs = 2 if not position.rules.no_x_for_turn and stars_left(position, NO_X) > 0 else 1
    while squares:
        walk.run(ids.ONE_X + 2 * lowest_bit(squares), signs)
        squares &= squares - 1


def _refused_one_x(position: Position, seat: Seat, words: Words) -> Refusal | None:
    if not one_x_in_time(position):
        return _one_x_untimely(position)
    missing = star_missing(position, ONE_X)
    return missing if missing is not None else off_grid(words[:1])


VERBS: Final[dict[str, Verb[Position]]] = {
    "reroll": Verb("reroll yp", ordered=DIE.ordered, refused=_refused_reroll),
    "change": Verb("change yy r", ordered=DIE.ordered, refused=_refused_change),
    "no-x": Verb("no-x", refused=_refused_no_x),
    "one-x": Verb("one-x c4, or one-x c4 no-x", refused=_refused_one_x),
}
