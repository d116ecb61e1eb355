"""Chapter 10, moving the dice, the end of a round, the phases: what is left on the table, and what becomes of it."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.woodcraft_roll.codes import tell
from rollwright.games.woodcraft_roll.components import (
    BROWN,
    LINES,
    NO_DIE,
    SIDES,
    SIGN_NAMES,
    YELLOW,
    sign_colour,
    sign_of,
    sign_value,
)
from rollwright.games.woodcraft_roll.deed import SORTED, Deed
from rollwright.games.woodcraft_roll.position import NEW_DIE, NO_ORDERS, Position, board_names
from rollwright.kernel.actions import Verb
from rollwright.kernel.model import Event
from rollwright.kernel.native import Word
from rollwright.parts.tracks import add, get


def move_dice(position: Position, log: list[Event] | None) -> None:
    """Every die moves one line to the right if that is free, the rightmost first (WRW-10.1, 10.2)."""
    board = position.board
    line: Word = LINES - 2
    while line >= 0:
        sign = get(board, line)
        if sign != NO_DIE and get(board, line + 1) == NO_DIE:
            board = add(add(board, line, -sign), line + 1, sign)
        line -= 1
    position.board = board
    if log is not None:
        tell(log, "wrw.dice_moved", None, dice=" ".join(board_names(board)))


def dice_left(board: Word) -> Word:
    left: Word = 0
    while board:
        if board & 15 != NO_DIE:
            left += 1
        board >>= 4
    return left


@final
class NewDie(Deed):
    """Five players, one die left: the new one has the other colour and goes beside it (WRW-10.4, 10.5)."""

    def __init__(self, value: int) -> None:
        super().__init__(f"new {value}", 1 << NEW_DIE)
        self.value: Word = value

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        value = self.value
        line: Word = 0
        while get(position.board, line) == NO_DIE:
            line += 1
        last = get(position.board, line)
        left = value >= sign_value(last)
        if left and line == 0:
            left = False
        elif not left and line == LINES - 1:
            left = True
        place = line - 1 if left else line + 1
        sign: Word = sign_of(BROWN if sign_colour(last) == YELLOW else YELLOW, value)
        position.board = add(position.board, place, sign)
        if log is not None:
            tell(log, "wrw.new_die", None, die=SIGN_NAMES[sign], line=place + 1)
        return SORTED

    def to_json(self) -> dict[str, object]:
        return {"do": "new", "value": self.value}


NEW_DICE: Final[list[NewDie]] = [NewDie(value) for value in range(1, SIDES + 1)]
VERBS: Final[dict[str, Verb[Position]]] = {"new": Verb("new 4")}


def begin_second_phase(position: Position, log: list[Event] | None) -> None:
    """The display is cleared; what is left of phase I leaves the game (WRW-10.8, 10.9)."""
    position.phase = 1
    position.bag = position.rules.pack.deck[1]
    position.covered = None
    position.gone = 0
    position.display = NO_ORDERS
    for seat in range(len(position.players)):
        player = position.player_to_change(seat)
        player.dealt = ()
        player.hidden_dealt = None
    if log is not None:
        tell(log, "wrw.phase_two", None)
