"""What lies on the table: dice sorted into lines, moved, removed by the opponent; orders dealt in turn."""

from __future__ import annotations

from typing import Final

from rollwright.games.woodcraft_roll.components import (
    BROWN,
    COLOURS,
    FACES,
    LINES,
    MOST_ORDERS,
    NO_DIE,
    SIDES,
    YELLOW,
    sign_colour,
    sign_name,
    sign_of,
    sign_value,
)
from rollwright.games.woodcraft_roll.gains import tell
from rollwright.games.woodcraft_roll.position import NOBODY, Position
from rollwright.kernel.model import Event
from rollwright.kernel.native import Word
from rollwright.parts.tracks import add, get

DEALT: Final = 2
"""Orders to each player."""


def place_in_phase(card: Word) -> Word:
    """The bit of an order among those of its phase."""
    return card - MOST_ORDERS if card >= MOST_ORDERS else card


def next_dealt(position: Position) -> Word:
    """The seat that is dealt the next order: two to the first, then two to the next."""
    for seat, player in enumerate(position.players):
        if len(player.dealt) < DEALT and player.hidden_dealt is None:
            return seat
        if player.hidden_dealt is not None and player.hidden_dealt.count < DEALT:
            return seat
    return NOBODY


def sorted_board(yellow: Word, brown: Word) -> Word:
    """Six dice in descending order from the left; of equal values brown is left of yellow (WRW-3.2, 3.3)."""
    board: Word = 0
    line: Word = 0
    value: Word = SIDES
    while value >= 1:
        for colour in (BROWN, YELLOW):
            count = FACES.count(brown if colour == BROWN else yellow, value - 1)
            while count > 0:
                board = add(board, line, sign_of(colour, value))
                line += 1
                count -= 1
        value -= 1
    return board


def write_board(board: Word) -> str:
    signs = [get(board, line) for line in range(LINES)]
    return " ".join([sign_name(sign) if sign != NO_DIE else "-" for sign in signs])


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
        tell(log, "wrw.dice_moved", None, dice=write_board(board))


def place_new_die(position: Position, value: Word, log: list[Event] | None) -> None:
    """Five players, one die left: the new one has the other colour and goes beside it (WRW-10.4, 10.5)."""
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
    sign = sign_of(BROWN if sign_colour(last) == YELLOW else YELLOW, value)
    position.board = add(position.board, place, sign)
    if log is not None:
        tell(log, "wrw.new_die", None, die=sign_name(sign), line=int(place) + 1)


def remove_for_opponent(position: Position, colour: Word, value: Word, log: list[Event] | None) -> None:
    """The die of a colour with this value, else the nearest lower, else the nearest higher (WRW-12.3 to 12.5)."""
    line = _opponents_line(position.board, colour, value)
    if line < 0:
        if log is not None:
            tell(log, "wrw.opponent_none", None, colour=COLOURS[colour])
        return
    sign = get(position.board, line)
    position.board = add(position.board, line, -sign)
    if log is not None:
        tell(log, "wrw.opponent_took", None, die=sign_name(sign), line=int(line) + 1)


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
