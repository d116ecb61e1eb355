"""Games played on in thought, to see what becomes of a turn.

A trial has a number. Trials of the same number have the same guess at what is hidden and the same dice, whichever way
the turn goes on: so when two ways are compared, it is the ways that differ, and not the luck.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from rollwright.bots._leaf import Leaf
from rollwright.kernel.game import Game
from rollwright.kernel.model import CHANCE, Action, Seat
from rollwright.kernel.source import Source

P = TypeVar("P")

WHOLE_GAME: Final = 0
"""For `turns`: to the end."""


@final
class Trials(Generic[P]):
    """Trials of one view, in which everybody plays what looks good at a quick look."""

    def __init__(self, game: Game[P], view: P, seat: Seat, seed: str, turns: int, leaf: Leaf[P]) -> None:
        self.game: Final = game
        self.view: Final = view
        self.seat: Final = seat
        self.seed: Final = seed
        self.turns: Final = turns
        """How many turns of the seat's own a trial goes on for. To decide about another's dice is a turn too."""
        self.leaf: Final = leaf
        self.nodes: int = 0
        """How many actions there were to choose from."""

    def play(self, actions: tuple[Action, ...], number: int) -> P:
        """What the trial of that number comes to if the seat begins with these actions."""
        game, seat = self.game, self.seat
        seed = f"{self.seed} {number}"
        position = game.sample(self.view, seat, Source(seed))
        for action in actions:
            # What was planned by one guess at what is hidden may not be possible by another.
            if seat not in game.to_act(position) or action not in game.legal(position, seat):
                break
            position = game.after(position, seat, action)
        return self._play_on(position, seed)

    def _play_on(self, position: P, seed: str) -> P:
        game = self.game
        stage = game.stage(position)
        turns = 0
        while acting := game.to_act(position):
            now = game.stage(position)
            if now != stage and self.seat in acting:
                stage = now
                turns += 1
            if 0 < self.turns <= turns and self.leaf.rests(position):
                break
            if acting[0] == CHANCE:
                node = game.chance(position)
                number = Source(f"{seed} {node.label}").below(node.total)
                position = game.after(position, CHANCE, game.outcome(position, number))
                continue
            self.nodes += game.legal_count(position, acting[0])
            position = game.after(position, acting[0], game.quick(position, acting[0]))
        return position
