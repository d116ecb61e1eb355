"""Workers: what the arena asks of a process pool, or of a cluster."""

from __future__ import annotations

from typing import Protocol, TypeVar

from rollwright.lab.plan import Plan


class Played(Protocol):
    """What comes of a batch: which games it holds, and how long they took."""

    @property
    def first(self) -> int: ...

    @property
    def last(self) -> int:
        """The number after the last game's."""
        ...

    @property
    def took(self) -> float:
        """Seconds by the clock."""
        ...


B = TypeVar("B", bound=Played)
B_co = TypeVar("B_co", bound=Played, covariant=True)


class WorkersLost(Exception):
    """No worker is left to play a batch."""


class Workers(Protocol[B_co]):
    """Plays batches, any number of them at once."""

    @property
    def count(self) -> int:
        """How many batches it can play at once."""
        ...

    def submit(self, plan: Plan, first: int, last: int) -> None:
        """Play these games, now or when a worker is free."""
        ...

    def next_batch(self) -> B_co:
        """Wait for any of the submitted batches to be played.

        Raises GameFailed if a game of it can't be played, and WorkersLost.
        """
        ...

    def close(self) -> None:
        """Drop the batches that are being played."""
        ...
