"""What a bus does: it carries hints and bots' turns, and nothing secret. A node that misses a hint reads the log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class News:
    """Something is new at a table: look. Or somebody departs from all of them (`server/host/departures.py`)."""

    table: str
    what: str
    """One of the kinds of `tables/conversation/host.py`."""
    seq: int = 0
    """The last row, or the last line of chat, that the sender knows of."""
    node: str = ""
    """The sender."""
    here: tuple[str, ...] = ()
    """With PEOPLE: the persons who watch the table at that node. Of a departure: the ids of who departs."""


@dataclass(frozen=True, slots=True)
class Job:
    """The turn of a bot. `seq` is its decision: a job that is done twice is committed once."""

    table: str
    seat: int
    seq: int


Listener = Callable[[News], None]


class Bus(Protocol):
    """Hints from those who commit to those who watch, in one process or between many.

    It may be down, and what is published then is lost: neither call ever waits or fails.
    """

    async def begin(self) -> None:
        """To be called before anything else. It returns at once."""
        ...

    async def connected(self, seconds: float) -> bool:
        """Wait until it can carry something, so long at most: for whoever has one thing to say and ends then."""
        ...

    def publish(self, news: News) -> None: ...

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        """Receive news of a table from now on, also what is published here; the function returned ends it."""
        ...

    def enqueue(self, job: Job) -> bool:
        """Leave a bot's turn to the workers; False where they can't be reached."""
        ...

    async def close(self) -> None: ...
