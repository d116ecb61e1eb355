"""What the tests of the arena share: the command line's fixtures, and a worker in this very process."""

from __future__ import annotations

from rollwright.lab.batch import Batch, play_games
from rollwright.lab.plan import Plan
from tests.cli.conftest import fails, run, toy

__all__ = ["OwnWorker", "fails", "run", "toy"]


class OwnWorker:
    """Plays batches when they are asked for, the latest first: results must not depend on their order."""

    count = 2

    def __init__(self) -> None:
        self.given: list[tuple[int, int]] = []
        self._waiting: list[tuple[Plan, int, int]] = []

    def submit(self, plan: Plan, first: int, last: int) -> None:
        self.given.append((first, last))
        self._waiting.append((plan, first, last))

    def next_batch(self) -> Batch:
        return play_games(*self._waiting.pop())

    def close(self) -> None:
        self._waiting.clear()
