"""Who may mark what for the dice that the active player left."""

from __future__ import annotations

from rollwright.games.copenhagen_roll.components import DIE, TRACK_LENGTH, WHITE
from rollwright.games.copenhagen_roll.position import Position
from rollwright.kernel.native import Word
from rollwright.parts.tracks import get


def marks_allowed(position: Position) -> Word:
    """How many squares one player may mark in a turn of another."""
    return 2 if position.rules.players == 2 else 1


def marks_made(position: Position) -> Word:
    """How many the only other player of two has made."""
    total: Word = 0
    pack = position.marked
    while pack:
        total += pack & 15
        pack >>= 4
    return total


def die_left_for(position: Position, colour: Word) -> bool:
    """Whether the unused dice cover one more mark of a colour beside those made: a white die covers any."""
    whites = DIE.count(position.dice, WHITE)
    if position.marked == 0:
        return whites > 0 or DIE.count(position.dice, colour) > 0
    other: Word = 0
    while other < WHITE:
        wanted = get(position.marked, other) + (1 if other == colour else 0)
        have = DIE.count(position.dice, other)
        if wanted > have:
            whites -= wanted - have
        other += 1
    return whites >= 0


def has_room(position: Position, seat: Word, colour: Word) -> bool:
    return get(position.sheets[seat].marks, colour) < TRACK_LENGTH


def may_mark(position: Position, seat: Word, colour: Word) -> bool:
    return die_left_for(position, colour) and has_room(position, seat, colour)


def may_still_mark(position: Position, seat: Word) -> bool:
    """Whether there is any mark left for the seat to make."""
    if position.dice == 0 or marks_made(position) >= marks_allowed(position):
        return False
    colour: Word = 0
    while colour < WHITE:
        if may_mark(position, seat, colour):
            return True
        colour += 1
    return False
