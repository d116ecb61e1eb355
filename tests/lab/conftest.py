"""What the tests of the arena share: the command line's fixtures, and a worker in this very process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from rollwright.lab.batch import Batch, play_games
from rollwright.lab.plan import Plan
from rollwright.lab.workers import B
from tests.cli.conftest import fails, run, toy

__all__ = ["InHouse", "OwnWorker", "fails", "run", "toy"]


class InHouse(Generic[B]):
    """Plays batches when they are asked for, the latest first: results must not depend on their order."""

    count = 2

    def __init__(self, play: Callable[[Plan, int, int], B]) -> None:
        self._play = play
        self.given: list[tuple[int, int]] = []
        self._waiting: list[tuple[Plan, int, int]] = []

    def submit(self, plan: Plan, first: int, last: int) -> None:
        self.given.append((first, last))
        self._waiting.append((plan, first, last))

    def next_batch(self) -> B:
        return self._play(*self._waiting.pop())

    def close(self) -> None:
        self._waiting.clear()


class OwnWorker(InHouse[Batch]):
    """The same for the arena."""

    def __init__(self) -> None:
        super().__init__(play_games)
