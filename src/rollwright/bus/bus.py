"""What a bus does: it carries hints, and nothing secret. Whoever misses one sees the gap, and reads the log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

# What is new at a table
ROW: Final = "row"
CHAT: Final = "chat"
PEOPLE: Final = "people"
"""Somebody has come, gone, or taken another name."""


@dataclass(frozen=True, slots=True)
class News:
    """Something is new at a table: look."""

    table: str
    what: str


Listener = Callable[[News], None]


class Bus(Protocol):
    """Hints from whoever commits to whoever looks, in one process or between many."""

    def publish(self, news: News) -> None: ...

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        """Hear of a table from now on; what comes back ends it."""
        ...
