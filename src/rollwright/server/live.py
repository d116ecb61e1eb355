"""A table in memory, and what the store keeps of it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import Final

from rollwright.stores.store import Entry, Said, Sitting
from rollwright.tables.decisions import Accepted, AskBot, OpenTable, due
from rollwright.tables.table import Table
from rollwright.tables.telling import People, card

CHAT_LINES: Final = 200
"""So many lines of chat are kept in memory."""


class Live:
    """A table in memory, and what belongs to it while somebody is there."""

    def __init__(self, table: Table, secret: bytes, names: dict[str, str], said: Sequence[Said] = ()) -> None:
        self.table = table
        self.secret = secret
        self.names: Final = names
        """Of those who sit here."""
        self.chat: Final = deque(said, CHAT_LINES)
        self.lock: Final = asyncio.Lock()
        self.doubtful = False
        """Whether the log may know more than we do."""
        self.moved_at = 0.0
        """When the last row was committed, by a clock that only goes forward; so too `used_at`."""
        self.used_at = time.monotonic()
        self.timer: asyncio.TimerHandle | None = None
        self.present: Final[dict[str, int]] = {}
        """How many sockets of each person look at the table; onlookers count too."""
        self.told: Final[dict[str | None, tuple[int, str]]] = {}
        """The newest message to each viewer, and its seq: made once for all their sockets."""

    @property
    def people(self) -> People:
        return People(self.names, self.present)


def entry_of(decision: Accepted) -> Entry:
    """What the store keeps of a decision."""
    table = decision.table
    nameless = People({})
    # A bot is to act at once: who looks for forgotten tables takes those first that have waited longest.
    alarms = [
        table.at if isinstance(effect, AskBot) else effect.at
        for effect in due(table)
        if not isinstance(effect, OpenTable)
    ]
    return Entry(
        row=decision.row,
        secret=decision.secret,
        phase=table.phase,
        code=table.code,
        is_open=table.open,
        due_at=min(alarms, default=None),
        card=card(table, None, nameless),
        sittings=[Sitting(person, card(table, person, nameless)) for person in table.persons()],
    )
