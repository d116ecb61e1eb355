"""Chapter 3, rolling and sorting: three dice of each colour are rolled, and stand in the lines of the board."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.woodcraft_roll import ids
from rollwright.games.woodcraft_roll.codes import tell
from rollwright.games.woodcraft_roll.components import BROWN, COLOURS, FACES, ROLLED, SIDES, YELLOW, sign_of
from rollwright.games.woodcraft_roll.deed import DONE, SORTED, Deed
from rollwright.games.woodcraft_roll.position import BROWN_ROLL, YELLOW_ROLL, Position, board_names, round_of
from rollwright.kernel.actions import Verb, Words
from rollwright.kernel.model import Action, Event
from rollwright.kernel.native import Word

WAYS: Final = 216
"""The number of ways in which three dice can fall."""


@final
class Roll(Deed):
    """The three dice of a colour fall so."""

    def __init__(self, colour: int, dice: int) -> None:
        super().__init__(f"{COLOURS[colour]} {FACES.write(dice)}", 1 << (YELLOW_ROLL + colour))
        self.colour: Word = colour
        self.dice: Word = dice

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        if self.colour == YELLOW:
            position.rolled = self.dice
            position.step = BROWN_ROLL
            return DONE
        position.board = sorted_board(position.rolled, self.dice)
        position.rolled = 0
        if log is not None:
            dice = " ".join(board_names(position.board))
            tell(log, "wrw.rolled", None, round=round_of(position.turn + 1), dice=dice)
        return SORTED

    def to_json(self) -> dict[str, object]:
        return {"do": COLOURS[self.colour], "values": [int(one) for one in FACES.write(self.dice)]}


_TRIPLES: Final[tuple[int, ...]] = tuple([dice for dice in FACES.handfuls if FACES.size(dice) == ROLLED])
ROLLS: Final[list[Roll]] = [Roll(colour, dice) for colour in (YELLOW, BROWN) for dice in _TRIPLES]


def sorted_board(yellow: Word, brown: Word) -> Word:
    """Six dice in descending order from the left; of equal values brown is left of yellow (WRW-3.2, 3.3)."""
    board: Word = 0
    value: Word = 1
    while value <= SIDES:
        board = _with_dice(board, FACES.count(yellow, value - 1), sign_of(YELLOW, value))
        board = _with_dice(board, FACES.count(brown, value - 1), sign_of(BROWN, value))
        value += 1
    return board


def _with_dice(board: Word, dice: Word, sign: Word) -> Word:
    """Put some dice to the left of those that stand there."""
    while dice > 0:
        board = (board << 4) + sign
        dice -= 1
    return board


def _first(position: Position) -> Word:
    """The id of the first roll of the colour that is rolled."""
    return ids.ROLL if position.step == YELLOW_ROLL else ids.ROLL + len(_TRIPLES)


def fall(position: Position, number: Word) -> Word:
    return _first(position) + FACES.fallen(ROLLED, number) - (len(FACES.handfuls) - len(_TRIPLES))


def falls(position: Position) -> list[tuple[Action, int]]:
    """Every way the dice can fall, with how many numbers stand for it."""
    first = _first(position)
    return [(first + number, FACES.weight(dice)) for number, dice in enumerate(_TRIPLES)]


def _sorted_values(words: Words) -> Words:
    return ["".join(sorted(words[0])), *words[1:]] if words else words


VERBS: Final[dict[str, Verb[Position]]] = {
    "yellow": Verb("yellow 124", ordered=_sorted_values),
    "brown": Verb("brown 356", ordered=_sorted_values),
}
assert FACES.ways[ROLLED] == WAYS
