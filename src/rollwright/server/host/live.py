"""A table in memory, and what the store keeps of it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from rollwright.stores.store import ChatLine, Entry, Notice, Sitting
from rollwright.tables.commands.called import Called
from rollwright.tables.commands.command import AskBot, AskStanding, Wake
from rollwright.tables.commands.finished import Finished
from rollwright.tables.commands.outcome import Accepted, due
from rollwright.tables.commands.sealed import Sealed
from rollwright.tables.log.table import Table
from rollwright.tables.wire.outbound import Chat, People, card

CHAT_LINES: Final = 200
"""How many lines of chat are kept in memory."""
_NOTICES: Final = (Finished, Sealed, Called)
"""Effects that others build on."""
_BOT_TURN: Final = 3_000
"""Milliseconds that a bot's turn, or a standing answer, may take before another node looks after it."""


class LiveTable:
    """A table in memory, and what belongs to it while somebody is there."""

    def __init__(self, table: Table, secret: bytes, names: dict[str, str], chat: Sequence[ChatLine] = ()) -> None:
        self.table = table
        self.secret = secret
        self.names: Final = names
        """Of those who sit here."""
        self.chat: Final[deque[ChatLine]] = deque(maxlen=CHAT_LINES)
        self.last_line = 0
        """The highest number of a line that was here, which may have been erased since."""
        self.lock: Final = asyncio.Lock()
        self.doubtful = False
        """Whether the log may know more than we do."""
        self.restored_since = 0
        """The epoch of the store for which the table is to be sealed anew; 0 where it need not be."""
        self.moved_at = 0.0
        """When the last row was committed, by a clock that only goes forward; so too `used_at`."""
        self.used_at = time.monotonic()
        self._timer: asyncio.TimerHandle | None = None
        self.present: Final[dict[str, int]] = {}
        """How many sockets of each person watch the table; onlookers count too."""
        self.elsewhere: Final[dict[str, tuple[frozenset[str], float]]] = {}
        """Who watches it at other nodes, and until when that counts."""
        self.unfollow: Callable[[], None] = lambda: None
        """Ends the subscription to news from other nodes."""
        self.people_changes = 0
        """How often somebody has come, gone, changed their name or been forgotten: what was written before is old."""
        self.tell_people: Callable[[], None] = lambda: None
        """Tells those who watch here that somebody has come, gone or changed their name; `tell_nodes` other nodes."""
        self.tell_nodes: Callable[[], None] = lambda: None
        self.newest_messages: Final[dict[str | None, tuple[int, str]]] = {}
        """The newest message to each viewer, and its seq: made once for all their sockets."""
        self.add_lines(chat)

    @property
    def people(self) -> People:
        return People(self.names, self.connected())

    def connected(self) -> frozenset[str]:
        """The persons who watch the table, here or elsewhere."""
        return frozenset(self.present).union(*(people for people, _ in self.elsewhere.values()))

    def seated(self) -> frozenset[str]:
        """Those of them who sit here."""
        return self.connected().intersection(self.table.persons())

    def accept(self, ruling: Accepted, name: str) -> None:
        """A row was committed, whose actor has this name."""
        self.table = ruling.table
        self.secret = self.secret if ruling.secret is None else ruling.secret
        self.moved_at = time.monotonic()
        if ruling.row.actor in ruling.table.persons():
            self.names[ruling.row.actor] = name

    def set_timer(self, timer: asyncio.TimerHandle | None) -> None:
        """The alarm of this table, in place of the one before."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = timer

    def forget_silent(self, now: float) -> bool:
        """Nodes that have been silent for long are gone, and their people with them. Gives whether there were any."""
        silent = [node for node, (_, until) in self.elsewhere.items() if until < now]
        for node in silent:
            del self.elsewhere[node]
        return bool(silent)

    def add_lines(self, lines: Sequence[ChatLine]) -> None:
        """Lines of chat that come after those that are here."""
        self.chat.extend(lines)
        if self.chat:
            self.last_line = max(self.last_line, self.chat[-1].number)

    def lines(self, after: int) -> list[tuple[int, Chat]]:
        """The lines of chat after a number, each with its own, as messages have them."""
        return [
            (line.number, {"from": line.person, "name": line.name, "text": line.text, "at": line.at})
            for line in self.chat
            if line.number > after
        ]


def entry_of(ruling: Accepted) -> Entry:
    """What the store keeps of a ruling."""
    table = ruling.table
    nameless = People({})
    alarms = [
        effect.at if isinstance(effect, Wake) else table.at + _BOT_TURN
        for effect in due(table)
        if isinstance(effect, AskBot | AskStanding | Wake)
    ]
    return Entry(
        row=ruling.row,
        secret=ruling.secret,
        phase=table.phase,
        code=table.code,
        is_open=table.open,
        due_at=min(alarms, default=None),
        card=card(table, None, nameless),
        sittings=[Sitting(person, card(table, person, nameless)) for person in table.persons()],
        outbox=[Notice(one.kind, one.to_json()) for one in ruling.effects if isinstance(one, _NOTICES)],
    )
