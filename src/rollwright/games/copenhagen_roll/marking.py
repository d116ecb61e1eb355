"""Who may mark what for the dice that the active player left."""

from __future__ import annotations

from rollwright.games.copenhagen_roll.components import DIE, TRACK_LENGTH, WHITE
from rollwright.games.copenhagen_roll.position import Position
from rollwright.kernel.model import Seat
from rollwright.parts.facade import COLOURS
from rollwright.parts.tracks import get


def marks_allowed(position: Position) -> int:
    """How many squares one player may mark in a turn of another."""
    return 2 if position.rules.players == 2 else 1


def marks_made(position: Position) -> int:
    """How many the only other player of two has made."""
    return sum(get(position.marked, colour) for colour in range(len(COLOURS)))


def die_left_for(position: Position, colour: int) -> bool:
    """Whether the unused dice cover one more mark of a colour beside those made: a white die covers any."""
    whites = DIE.count(position.dice, WHITE)
    for other in range(len(COLOURS)):
        wanted = get(position.marked, other) + (1 if other == colour else 0)
        have = DIE.count(position.dice, other)
        if wanted > have:
            whites -= wanted - have
    return whites >= 0


def has_room(position: Position, seat: Seat, colour: int) -> bool:
    return get(position.sheets[seat].marks, colour) < TRACK_LENGTH


def may_mark(position: Position, seat: Seat, colour: int) -> bool:
    return has_room(position, seat, colour) and die_left_for(position, colour)


def may_still_mark(position: Position, seat: Seat) -> bool:
    """Whether there is any mark left for the seat to make."""
    if marks_made(position) >= marks_allowed(position):
        return False
    return any(may_mark(position, seat, colour) for colour in range(len(COLOURS)))
