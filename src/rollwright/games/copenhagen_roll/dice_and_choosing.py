"""Chapter 3, dice and choosing: the dice are rolled, and a shape is chosen and paid for."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_roll import ids
from rollwright.games.copenhagen_roll.bonuses import (
    bonus_missing,
    bonuses_left,
    cross_bonuses,
    cross_star,
    star_missing,
    stars_left,
)
from rollwright.games.copenhagen_roll.codes import refuse, tell
from rollwright.games.copenhagen_roll.components import (
    DICE,
    DIE,
    MOST_BONUSES,
    ONCE,
    SHAPE_COLOUR,
    SHAPE_COPIES,
    SHAPE_FORM,
    SHAPE_NAMES,
    SHAPE_SIZE,
    USE_AGAIN,
    WHITE,
)
from rollwright.games.copenhagen_roll.deed import DONE, Deed, done_already
from rollwright.games.copenhagen_roll.position import (
    CHOOSE,
    FINISH,
    MARK,
    NOTHING,
    PLACE,
    ROLL_DUE,
    ROLLING,
    Position,
    at,
)
from rollwright.kernel.actions import Verb, Words
from rollwright.kernel.model import Action, Event, Refusal, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.walk import Walk
from rollwright.parts.facade import COLOURS
from rollwright.parts.tracks import get

# Dice


@final
class Roll(Deed):
    """Roll all five dice."""

    def __init__(self) -> None:
        super().__init__("roll", at(ROLL_DUE))

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        return None

    def by_another(self, position: Position, seat: Seat) -> Refusal:
        if position.step == MARK:
            return refuse("crw.wait_for_marks")
        return refuse("crw.not_your_turn", active=position.active)

    def out_of_turn(self, position: Position, seat: Seat) -> Refusal:
        return refuse("crw.already_rolled")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        position.step = ROLLING
        return DONE


@final
class DiceFall(Deed):
    """The dice that were rolled show these faces."""

    def __init__(self, dice: int) -> None:
        super().__init__(f"dice {DIE.write(dice)}", at(ROLLING))
        self.dice: Word = dice

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        return None if DIE.size(self.dice) == dice_to_roll(position) else refuse("crw.dice_decide")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        position.dice += self.dice
        position.rolls += 1
        position.step = CHOOSE
        if log is not None:
            tell(log, "crw.rolled", position.active, fallen=DIE.write(self.dice), dice=DIE.write(position.dice))
        return DONE

    def to_json(self) -> dict[str, object]:
        return {"do": "dice", "dice": DIE.write(self.dice)}


DICE_FALLS: Final[list[DiceFall]] = [DiceFall(dice) for dice in DIE.handfuls]


def dice_to_roll(position: Position) -> Word:
    return DICE - DIE.size(position.dice)


def roll_label(position: Position) -> str:
    return f"round {position.round} seat {position.active} roll {position.rolls + 1}"


def ways_to_fall(position: Position) -> Word:
    ways: Word = DIE.ways[dice_to_roll(position)]
    return ways


def fall(position: Position, number: Word) -> Word:
    return ids.DICE_FALL + DIE.fallen(dice_to_roll(position), number)


def falls(position: Position) -> list[tuple[Action, int]]:
    """Every way the dice can fall, with how many numbers stand for it."""
    size = dice_to_roll(position)
    return [(ids.DICE_FALL + i, DIE.weight(dice)) for i, dice in enumerate(DIE.handfuls) if DIE.size(dice) == size]


# Choosing


@final
class Choose(Deed):
    """Choose a shape and pay for it: with whites, with bonuses, and the rest with dice of its colour."""

    def __init__(self, shape: int, whites: int, bonuses: int, again: bool) -> None:
        paid = (f" w{whites}" if whites else "") + (f" b{bonuses}" if bonuses else "")
        super().__init__(f"choose {SHAPE_NAMES[shape]}{paid}{' again' if again else ''}", at(CHOOSE, FINISH))
        self.shape: Word = shape
        self.colour: Word = SHAPE_COLOUR[shape]
        self.whites: Word = whites
        self.bonuses: Word = bonuses
        self.dice: Word = SHAPE_SIZE[shape] - whites - bonuses
        self.again: Final = again

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        if position.drawn != NOTHING:
            return done_already(position)
        if not self.again and needs_again(position, self.shape):
            return self._crossed_out(position)
        against = again_refused(position, self.shape) if self.again else None
        if against is not None and is_crossed_out(position, self.shape):
            return against
        return self._unpaid(position) or against  # the advice to leave the star out holds only where that would do

    def _unpaid(self, position: Position) -> Refusal | None:
        """Why it can't be paid so, or has no place."""
        shape = SHAPE_NAMES[self.shape]
        whites = DIE.count(position.dice, WHITE)
        if self.whites > whites:
            return refuse("crw.too_few_whites", wanted=self.whites, there=whites)
        if self.bonuses > bonuses_left(position, self.colour):
            return bonus_missing(position, self.colour)
        there = DIE.count(position.dice, self.colour)
        if self.dice > there:
            colour = COLOURS[self.colour]
            if there == 0:
                return refuse("crw.none_of_colour", shape=shape, colour=colour, wanted=self.dice)
            return refuse("crw.too_few_dice", shape=shape, colour=colour, wanted=self.dice, there=there)
        if not position.own_sheet().has_place(SHAPE_FORM[self.shape]):
            return refuse("crw.no_place", shape=shape)
        return None

    def _crossed_out(self, position: Position) -> Refusal:
        """With the advice to use a star where that would do."""
        for_a_star = may_use_again(position, self.shape) and self._unpaid(position) is None
        return refuse("crw.crossed_out" if for_a_star else "crw.shape_gone", shape=SHAPE_NAMES[self.shape])

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        position.dice -= self.dice * DIE.one[self.colour] + self.whites * DIE.one[WHITE]
        position.chosen = self.shape
        position.step = PLACE
        if log is not None:
            tell(
                log, "crw.chosen", position.active,
                shape=SHAPE_NAMES[self.shape], dice=self.dice, whites=self.whites, bonuses=self.bonuses,
            )  # fmt: skip
        if self.bonuses:
            cross_bonuses(position, self.colour, self.bonuses)
        if self.again:
            position.again = not needs_again(position, self.shape)
            cross_star(position, USE_AGAIN, log)
        return DONE

    def to_json(self) -> dict[str, object]:
        return {
            "do": "choose",
            "shape": SHAPE_NAMES[self.shape],
            "colour": COLOURS[self.colour],
            "dice": self.dice,
            "whites": self.whites,
            "bonuses": self.bonuses,
            "again": self.again,
        }


CHOICES: Final[list[Choose]] = [
    Choose(shape, whites, bonuses, again)
    for shape, size in enumerate(SHAPE_SIZE)
    for whites in range(size + 1)
    for bonuses in range(min(MOST_BONUSES, size - whites) + 1)
    for again in ((False, True) if SHAPE_COPIES[shape] else (False,))
]
_PAYMENTS: Final = 36


def _ids_of_choices() -> tuple[int, ...]:
    table = [-1] * (_PAYMENTS * len(SHAPE_NAMES))
    for number, deed in enumerate(CHOICES):
        place = _PAYMENTS * deed.shape + 6 * deed.whites + 2 * deed.bonuses + int(deed.again)
        table[place] = ids.CHOOSE + number
    return tuple(table)


_IDS_OF_CHOICES: Final[tuple[int, ...]] = _ids_of_choices()


def choice(shape: Word, whites: Word, bonuses: Word, again: bool) -> Word:
    """The id of choosing a shape and paying for it so."""
    action: Word = _IDS_OF_CHOICES[_PAYMENTS * shape + 6 * whites + 2 * bonuses + (1 if again else 0)]
    return action


def needs_again(position: Position, shape: Word) -> bool:
    """Whether a shape is crossed out as often as it is there."""
    copies: Word = SHAPE_COPIES[shape]
    return copies > 0 and get(position.crossed, ONCE[shape]) == copies


def is_crossed_out(position: Position, shape: Word) -> bool:
    """Whether use-again may draw it: of two entries one may be open, but in version 1 (CRW-7.28)."""
    times = get(position.crossed, ONCE[shape])
    return times > 0 and (times == SHAPE_COPIES[shape] or position.rules.again_while_open)


def may_reach(position: Position, shape: Word) -> bool:
    """Whether use-again may be used for a shape that is crossed out (CRW-7.29)."""
    in_play = get(position.crossed, ONCE[shape]) - get(position.crossed_at_setup, ONCE[shape])
    return position.rules.again_setup_fours or in_play > 0


def again_refused(position: Position, shape: int) -> Refusal | None:
    """Why use-again can't be used for a shape, if so."""
    name = SHAPE_NAMES[shape]
    if not SHAPE_COPIES[shape]:
        return refuse("crw.again_once_only", shape=name)
    if not is_crossed_out(position, shape):
        return refuse("crw.not_crossed_out", shape=name)
    if not may_reach(position, shape):
        return refuse("crw.again_not_setup", shape=name)
    return star_missing(position, USE_AGAIN)


def may_use_again(position: Position, shape: Word) -> bool:
    if SHAPE_COPIES[shape] == 0 or stars_left(position, USE_AGAIN) <= 0:
        return False
    return is_crossed_out(position, shape) and may_reach(position, shape)


_SHAPES_OF: Final[tuple[int, ...]] = tuple(SHAPE_COLOUR.count(colour) for colour in range(WHITE))


def offer_choices(position: Position, walk: Walk) -> None:
    """Every shape that can be paid, available or by use-again, and placed; with every way to pay for it."""
    sheet = position.own_sheet()
    whites = DIE.count(position.dice, WHITE)
    shape: Word = 0
    while shape < len(SHAPE_SIZE) and walk.picked < 0:
        colour: Word = SHAPE_COLOUR[shape]
        dice = DIE.count(position.dice, colour)
        bonuses = min(MOST_BONUSES, bonuses_left(position, colour))
        most = dice + whites + bonuses
        last = shape + _SHAPES_OF[colour]
        while shape < last:
            size: Word = SHAPE_SIZE[shape]
            if size > most:  # the shapes of a colour go up in size
                break
            is_open = not needs_again(position, shape)
            again = may_use_again(position, shape)
            if (is_open or again) and sheet.has_place(SHAPE_FORM[shape]):
                _offer_payments(walk, shape, size, dice, whites, bonuses, is_open, again)
            shape += 1
        shape = last


def _offer_payments(
    walk: Walk, shape: Word, size: Word, dice: Word, whites: Word, bonuses: Word, is_open: bool, again: bool
) -> None:
    w: Word = 0
    while w <= whites and w <= size:
        b: Word = max(0, size - w - dice)
        while b <= bonuses and b <= size - w:
            if is_open:
                walk.one(choice(shape, w, b, False))
            if again:
                walk.one(choice(shape, w, b, True))
            b += 1
        w += 1


# Texts


def _payment_in_order(words: Words) -> Words:
    payment = [word for word in words[1:] if word not in ("w0", "b0")]
    return words[:1] + sorted(payment, key=lambda word: "wba".find(word[0]))


def _refused_payment(position: Position, seat: Seat, words: Words) -> Refusal | None:
    refusal = done_already(position)
    if refusal is not None or not words or words[0] not in SHAPE_NAMES:
        return refusal
    shape = SHAPE_NAMES.index(words[0])
    whites = sum(int(word[1:]) for word in words[1:] if word[0] == "w" and word[1:].isdecimal())
    bonuses = sum(int(word[1:]) for word in words[1:] if word[0] == "b" and word[1:].isdecimal())
    if bonuses > MOST_BONUSES:
        return refuse("crw.two_bonuses", wanted=bonuses)
    if whites + bonuses > SHAPE_SIZE[shape]:
        return refuse("crw.pays_too_much", shape=words[0], size=SHAPE_SIZE[shape], paid=whites + bonuses)
    if "again" not in words or SHAPE_COPIES[shape]:
        return None
    simply = CHOICES[choice(shape, whites, bonuses, False) - ids.CHOOSE].refused(position, seat)
    return simply if simply is not None else again_refused(position, shape)


VERBS: Final[dict[str, Verb[Position]]] = {
    "choose": Verb(
        "choose red-3, with w1 for a white, b1 for a bonus, again for use-again",
        ordered=_payment_in_order,
        refused=_refused_payment,
    ),
    "dice": Verb("dice rrryp", ordered=DIE.ordered),
    "roll": Verb("roll"),
}
