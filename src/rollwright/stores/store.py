"""What a store does. It knows rows and texts, and nothing of rules: what it keeps beside the log follows from it.

The two unique keys of a row settle every race: (table, seq) between different commands, (table, actor, cid) between
the same command sent twice. The loser gets a Conflict, reads the table again and decides again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from rollwright.stores.accounts import Accounts
from rollwright.stores.alerts import Alerts
from rollwright.stores.challenges import Challenges
from rollwright.stores.company import Company
from rollwright.stores.people import People
from rollwright.stores.vacations import Vacations
from rollwright.tables.fairness.seal_log import SealEntry
from rollwright.tables.log.table import Row

Card = dict[str, Any]
"""A table in a list of tables, as `tables/wire/outbound.py` writes it, without names."""

MOST_LINES: Final = 1000
"""How many lines of chat are kept of a table: the latest."""
PROBE: Final = 64 * 1024
"""Bytes that `Store.ready` writes: a large row, with all that is kept beside it."""


class StoreError(Exception):
    """The store can't do what it was asked."""


class Conflict(StoreError):
    """Another row has taken the seq, the command id or the code. Nothing of the transaction is kept."""


class Unavailable(StoreError):
    """The outcome is not known, or nothing can be kept now. The caller may retry with the same command id."""


class Unknown(StoreError):
    """There is no such person."""


class InUse(StoreError):
    """Another server uses this store."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A person at a table, with the table's card as that person sees it."""

    person: str
    card: Card


@dataclass(frozen=True, slots=True)
class Notice:
    """What others build on, of some kind: committed with the row that causes it, and delivered later."""

    kind: str
    body: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Posted:
    """A notice in the outbox. Table, seq and kind are its key."""

    table: str
    seq: int
    kind: str
    body: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """One row, and what else is to be known of the table once it is committed."""

    row: Row
    secret: bytes | None
    """A new secret of the table, kept apart from the log."""
    phase: str
    code: str
    """What it is invited to by: that table's alone until its game begins or it is closed, and free again then."""
    is_open: bool
    """Whether strangers are shown it."""
    due_at: int | None
    """When the server is to look after the table, if nothing else happens; None for never."""
    card: Card
    """As an onlooker sees it."""
    sittings: Sequence[Sitting]
    """A person who sat here before and is not among these has left."""
    outbox: Sequence[Notice] = ()
    """At most one of each kind."""


@dataclass(frozen=True, slots=True)
class Finish:
    """A finished game in a person's list. The body is as `tables/commands/finished.py` writes it."""

    table: str
    game: str
    at: int
    body: dict[str, Any]
    luck: list[float] | None = None
    """The points by which luck put each seat ahead of the others, as a review found; None where there was none."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of chat, with its number at the table, from 1. The name is the person's current one.

    A later line has a higher number, and none is used twice, whatever has been erased.
    """

    number: int
    person: str
    name: str
    text: str
    at: int


class Tables(Protocol):
    """Logs, and what follows from them."""

    def shard_of_new(self, actor: str, cid: str) -> int:
        """Where the table that this command creates is to be: its id must say so."""
        ...

    async def log_format(self, shard: int) -> int:
        """The newest format of logs that every server which may share this shard can read."""
        ...

    async def append(self, entries: Sequence[Entry]) -> None:
        """Commit rows of one or more tables, all or none. Raises Conflict or Unavailable."""
        ...

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """The log of a table after a row, in order; empty where there is none."""
        ...

    async def heads(self, tables: Collection[str]) -> dict[str, tuple[int, int]]:
        """Of each table that is there: its last row, and the number of its last line of chat, 0 for none."""
        ...

    async def secret(self, table: str) -> bytes: ...

    async def restored_since(self, table: str) -> int:
        """The store's epoch, where that is later than the one in which the table's secret was drawn; else 0."""
        ...

    async def created_by(self, actor: str, cid: str) -> str | None:
        """The table that this command has created."""
        ...

    async def of_code(self, code: str) -> str | None:
        """The table that waits for players and has this code."""
        ...

    async def due(self, until: int, most: int, again: int) -> list[str]:
        """Tables that were due by then. The caller has claimed them: nobody else is given them before `again`."""
        ...

    async def cards_of(self, person: str, most: int) -> list[Card]:
        """The tables a person sits at, the latest first."""
        ...

    async def open_cards(self, most: int) -> list[Card]:
        """The tables that are open to anybody, the latest first."""
        ...


class Chat(Protocol):
    """Lines of chat at tables."""

    async def add(self, table: str, person: str, cid: str, text: str, at: int) -> int | None:
        """Keep a line, and give its number; None where this command has been carried out before.

        Of the table's lines the latest MOST_LINES are kept. Raises Unknown where the person has been erased.
        """
        ...

    async def lines(self, table: str, most: int) -> list[ChatLine]:
        """The latest lines, the oldest of them first."""
        ...


@dataclass(frozen=True, slots=True)
class KeptPack:
    """A content pack of a person."""

    content: str
    at: int
    """When it was sent."""


class Packs(Protocol):
    """Content that persons have sent."""

    async def add(self, person: str, pack_hash: str, content: str, at: int, most: int) -> None:
        """Keep a pack for a person, and of their packs only the latest, `most` at most.

        Raises Unknown where the person has been erased.
        """
        ...

    async def content(self, person: str, pack_hash: str) -> str | None: ...

    async def of(self, person: str) -> list[KeptPack]:
        """The packs of a person, the latest first."""
        ...

    async def remove(self, person: str, pack_hash: str) -> bool:
        """Forget a pack of a person; whether there was one. Tables that are played on it have it in their logs."""
        ...


class Reviews(Protocol):
    """Reviews of games that are over, beside their tables. They name no person."""

    async def keep(self, table: str, kind: str, review: dict[str, Any]) -> None:
        """In place of the one of that kind, if there is one."""
        ...

    async def of(self, table: str, kinds: Sequence[str]) -> dict[str, Any] | None:
        """The first of these kinds that is kept."""
        ...


class Outbox(Protocol):
    """Notices that were committed with rows, until they have been delivered.

    They are delivered at least once, by any node that is alive; readers recognise duplicates.
    """

    async def take(self, kinds: Collection[str], most: int, now: int, again: int) -> list[Posted]:
        """Notices of these kinds. The caller has claimed them: nobody else is given them before `again`."""
        ...

    async def done(self, posted: Collection[Posted]) -> None:
        """All readers have had them."""
        ...

    async def unannounced(self, most: int, now: int, again: int) -> list[str]:
        """Tables that are over without a notice: by a version that wrote none, before or beside this one.

        The caller has claimed them: nobody else is given them before `again`.
        """
        ...

    async def announce(self, table: str, seq: int, notices: Sequence[Notice]) -> None:
        """Add the notices that the row that ended a table should have brought; nothing where they have been added."""
        ...


class Results(Protocol):
    """Each person's finished games."""

    async def add(self, people: Collection[str], finished: Finish) -> None:
        """A line for each of these who is a person here; none where there is one of this table already."""
        ...

    async def of(self, person: str, most: int, before: str = "") -> list[Finish]:
        """The latest first; with `before`, those that come after that table in this order."""
        ...

    async def add_luck(self, table: str, luck: Sequence[float]) -> None:
        """A review has found how luck fell: for all who have the game in their lists, in place of what it was."""
        ...


class Seals(Protocol):
    """The public log of seals, one for all who share the store."""

    async def append(self, leaves: Collection[str], at: int) -> None:
        """One more entry, with those that are in none yet; nothing where all are.

        Raises Conflict where another node has added one at the same time.
        """
        ...

    async def last(self) -> SealEntry | None: ...

    async def entries(self, after: int, most: int) -> list[SealEntry]:
        """Those after a number, in order."""
        ...

    async def of(self, leaf: str) -> SealEntry | None:
        """The entry that a seal is in."""
        ...

    async def signing_key(self, fresh: bytes) -> bytes:
        """The private key of the log: this one, unless there is one already."""
        ...


class Service(Protocol):
    """When the service was up, when it was not, and how often what it keeps was put back to an earlier state."""

    async def beat(self, at: int) -> None:
        """The service is up: kept as long as some table is due, whose clock may be running."""
        ...

    async def last_beat(self) -> int | None: ...

    async def add_outage(self, start: int, end: int) -> None:
        """The service was down."""
        ...

    async def outages(self) -> list[tuple[int, int]]:
        """When it was down, from start to end, in order."""
        ...

    async def epoch(self) -> int:
        """How often the store was restored from a backup. To be called at the start, and then every few seconds.

        The store looks whether it is still the one that it was, as far as it can tell.
        """
        ...

    async def begin_epoch(self) -> None:
        """The operator says that the store was restored."""
        ...


class Store(Protocol):
    """Everything that must outlive the process: a port for each kind of thing that is kept.

    Each call of a port is one transaction; when it returns, it is on the disk.
    """

    @property
    def shared(self) -> bool:
        """Whether other processes may write to it too."""
        ...

    @property
    def tables(self) -> Tables: ...

    @property
    def people(self) -> People: ...

    @property
    def accounts(self) -> Accounts: ...

    @property
    def alerts(self) -> Alerts: ...

    @property
    def vacations(self) -> Vacations: ...

    @property
    def chat(self) -> Chat: ...

    @property
    def packs(self) -> Packs: ...

    @property
    def reviews(self) -> Reviews: ...

    @property
    def outbox(self) -> Outbox: ...

    @property
    def results(self) -> Results: ...

    @property
    def challenges(self) -> Challenges: ...

    @property
    def company(self) -> Company: ...

    @property
    def seals(self) -> Seals: ...

    @property
    def service(self) -> Service: ...

    async def ready(self) -> None:
        """Write as much as a large row takes. Raises Unavailable where that can't be done."""
        ...

    async def close(self) -> None:
        """Finish what is under way."""
        ...
