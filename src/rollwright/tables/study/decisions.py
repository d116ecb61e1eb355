"""The decisions of a game that was played: what a seat did with what it knew, as far as it could have taken it back."""

from __future__ import annotations

from typing import Final, TypeVar, final

from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE, Action, Seat

P = TypeVar("P")


@final
class Decision:
    """Moves of one seat that belong together."""

    def __init__(self, seat: Seat, start: int, end: int, actions: tuple[Action, ...]) -> None:
        self.seat: Final = seat
        self.start: Final = start
        """The index of the first of its moves."""
        self.end: Final = end
        """One more than the index of the last. Where several act at once, moves of others may lie between."""
        self.actions: Final = actions


def decisions_of(match: Match[P]) -> list[Decision]:
    """A seat's moves of one stage, with no chance between, are one decision; in the order of their first moves."""
    game = match.game
    found: list[list[int]] = []
    under_way: dict[Seat, list[int]] = {}
    stage = -1
    for index, move in enumerate(match.moves):
        now = game.stage(match.positions[index])
        if move.actor == CHANCE or now != stage:
            under_way = {}
            stage = now
        if move.actor == CHANCE:
            continue
        if move.actor not in under_way:
            under_way[move.actor] = []
            found.append(under_way[move.actor])
        under_way[move.actor].append(index)
    moves = match.moves
    return [
        Decision(moves[own[0]].actor, own[0], own[-1] + 1, tuple([moves[index].action for index in own]))
        for own in found
    ]


def forced(match: Match[P], decision: Decision) -> bool:
    """Whether there was nothing else to do, all the way."""
    game, seat = match.game, decision.seat
    position = match.positions[decision.start]
    for action in decision.actions:
        if game.legal_count(position, seat) > 1:
            return False
        position = game.after(position, seat, action)
    return True
