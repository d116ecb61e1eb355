"""The turns of a game that was played: which of its moves belong together, for people who follow it."""

from __future__ import annotations

from typing import TypeVar

from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE

P = TypeVar("P")


def turns_of(match: Match[P]) -> list[int]:
    """For each move the number of its turn: 1 for the first, 0 for the set-up.

    A move belongs to the turn of the position in which it is made. A game that doesn't count its turns has a new one
    whenever another seat acts; chance acts in the turn of whoever has asked for it.
    """
    turn = match.game.turn
    if turn is not None:
        return [turn(position) for position in match.positions[: len(match.moves)]]
    numbers: list[int] = []
    count, latest = 0, CHANCE
    for move in match.moves:
        if move.actor not in (CHANCE, latest):
            count += 1
            latest = move.actor
        numbers.append(count)
    return numbers
