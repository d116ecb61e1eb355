"""Chapter 4, gaining a die: all choose in secret; a die comes with the bonus of its line."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.woodcraft_roll import ids
from rollwright.games.woodcraft_roll.codes import refuse, tell
from rollwright.games.woodcraft_roll.components import (
    BROWN,
    DIE_NAMES,
    LINES,
    NO_DIE,
    SIDES,
    SIGN_NAMES,
    YELLOW,
    kind_of,
    sign_colour,
    sign_of,
    sign_value,
)
from rollwright.games.woodcraft_roll.deed import CHOSE, Deed
from rollwright.games.woodcraft_roll.gains import gain_all, settle
from rollwright.games.woodcraft_roll.phrases import is_number, value_of
from rollwright.games.woodcraft_roll.player import NO_CHOICE, Player
from rollwright.games.woodcraft_roll.position import CHOOSE, Position, board_names
from rollwright.kernel.actions import Verb, Words
from rollwright.kernel.model import Event, Refusal, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.walk import Walk
from rollwright.parts.tracks import add, get


@final
class ChooseDie(Deed):
    """Choose the die that stands in a line."""

    def __init__(self, sign: int, line: int) -> None:
        super().__init__(f"choose {SIGN_NAMES[sign]} {line + 1}", 1 << CHOOSE)
        self.sign: Word = sign
        self.line: Word = line

    def refused(self, position: Position, seat: Seat) -> Refusal | None:
        if get(position.board, self.line) != self.sign:
            return refuse("wrw.no_such_die", die=SIGN_NAMES[self.sign], line=self.line + 1)
        return None

    def too_late(self) -> Refusal:
        return refuse("wrw.one_choice")

    def do(self, position: Position, seat: Word, log: list[Event] | None) -> Word:
        position.player_to_change(seat).choice = 1 + self.line
        if log is not None:
            tell(log, "wrw.chose_die", seat, die=SIGN_NAMES[self.sign], line=self.line + 1)
        return CHOSE

    def to_json(self) -> dict[str, object]:
        return {"do": "choose", "die": SIGN_NAMES[self.sign], "line": self.line + 1}


DIE_CHOICES: Final[list[ChooseDie]] = [
    ChooseDie(sign_of(colour, value), line)
    for line in range(LINES)
    for colour in (YELLOW, BROWN)
    for value in range(1, SIDES + 1)
]


def offer_dice(position: Position, walk: Walk) -> None:
    first: Word = ids.CHOOSE_DIE - 1
    board = position.board
    while board:
        sign = board & 15
        if sign != NO_DIE:
            walk.one(first + SIDES * sign_colour(sign) + sign_value(sign))
        board >>= 4
        first += 2 * SIDES


def gain_die(player: Player, turn: Word, line: Word, sign: Word, log: list[Event] | None) -> None:
    """A die, and what its line pays on its colour's side (WRW-4.3 to 4.5)."""
    colour = sign_colour(sign)
    room = player.has_room()
    player.choice = NO_CHOICE
    if room:
        player.add_die(kind_of(colour, sign_value(sign)))
    player.rows = add(player.rows, turn - 1, sign)
    if log is not None:
        tell(log, "wrw.took_die", player.seat, die=SIGN_NAMES[sign], line=line + 1, row=turn)
        if not room:
            tell(log, "wrw.die_lost", player.seat, die=SIGN_NAMES[sign])
    gain_all(player, player.pack.board[colour][line], log)
    settle(player, log)


def show_choice(position: Position, player: Player, board: Word, log: list[Event] | None) -> None:
    """A player gains the die of the line they chose, as it stood there before all; it leaves the board once."""
    line = player.choice - 1
    position.board = add(position.board, line, -get(position.board, line))
    gain_die(player, position.turn, line, get(board, line), log)


def _refused_choice(position: Position, seat: Seat, words: Words) -> Refusal | None:
    if not words or words[0] not in DIE_NAMES:
        return None
    if len(words) == 1:
        there = words[0] in board_names(position.board)
        return refuse("wrw.name_line" if there else "wrw.not_on_board", die=words[0])
    if len(words) == 2 and is_number(words[1]):
        if not 1 <= int(words[1]) <= LINES:
            return refuse("wrw.no_such_line", line=words[1])
        if value_of(words[0]) > SIDES:
            return refuse("wrw.no_such_die", die=words[0], line=int(words[1]))
    return None


VERBS: Final[dict[str, Verb[Position]]] = {
    "choose": Verb("choose y4 3 for the yellow 4 in line 3, or choose order", refused=_refused_choice),
}
