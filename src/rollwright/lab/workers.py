"""Who carries out batches: what the arena asks of a process pool, or of a cluster."""

from __future__ import annotations

from typing import Protocol

from rollwright.lab.batch import Batch
from rollwright.lab.plan import Plan


class WorkersLost(Exception):
    """Nobody is left to carry a batch out."""


class Workers(Protocol):
    """Takes batches to play, in any number of places at once."""

    @property
    def count(self) -> int:
        """How many batches it can play at once."""
        ...

    def submit(self, plan: Plan, first: int, last: int) -> None:
        """Begin to play these games, now or when a hand is free."""
        ...

    def next_batch(self) -> Batch:
        """Wait for any of the batches given to be played.

        Raises GameFailed if a game of it can't be, and HandsLost.
        """
        ...

    def close(self) -> None:
        """Drop what is under way."""
        ...
