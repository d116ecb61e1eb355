"""Rows: a table's log is a list of them, and all that a table is follows from it.

What a row says is its body. Each kind of body is one class, in lobby.py or play.py, and kinds.py lists them all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from rollwright.tables.log.shapes import (
    HEX,
    Either,
    Fields,
    Flag,
    ListOf,
    MapOf,
    Named,
    Nothing,
    Shape,
    Tagged,
    Text,
    Whole,
    Word,
)

if TYPE_CHECKING:  # a body brings a table on, and a table holds its rows
    from rollwright.tables.log.chance import CardsOpened, Fallen
    from rollwright.tables.log.table import Happening, Table

SERVER: Final = "*server"
"""The actor of timeouts and of closing what nobody plays any more. Ids of persons never start with a star."""
BOT: Final = "*bot"
"""The actor of every bot: which one sits where is said by the seat."""

FORMAT: Final = 1
"""How logs are written now. 0 is 0.1.0: its first rows name no format, no start, and no versions of bots.

A log is written to its end as it was begun. What a later format, or a row of a later kind, means is not guessed at:
reading it raises NewerLog, and whoever reads leaves the table to those who know.
"""


class LogError(ValueError):
    """A log that can't be: the row, and what is wrong with it."""

    def __init__(self, seq: int, what: str) -> None:
        super().__init__(f"row {seq}: {what}")
        self.seq: Final = seq
        self.what: Final = what


@final
class NewerLog(LogError):
    """A log, or a row of one, that was written by a later version than this."""


class Body:
    """What a row says. Its class has all that is to be known of its kind: shape, JSON, and what it does to a table."""

    kind: ClassVar = ""
    fields: ClassVar[Mapping[str, Shape]] = {}
    """The shapes of what is its own; what all bodies have is added by kinds.shape_of."""

    def __init__(self, asked: str, chance: list[Fallen] | None = None, opened: CardsOpened | None = None) -> None:
        self.asked: Final = asked
        """Stands for what the command said, so that the same can be told from another with its id."""
        self.chance: Final[list[Fallen]] = [] if chance is None else chance
        """What chance brought: in most kinds nothing."""
        self.opened = opened
        """The cards, where the row has ended the game: known as soon as it is folded."""

    @staticmethod
    def read(data: Mapping[str, Any]) -> Body:
        """From JSON of its shape."""
        raise NotImplementedError

    def own_json(self) -> dict[str, Any]:
        """The values of `fields`, in the order in which they are written."""
        return {}

    def to_json(self) -> dict[str, Any]:
        said = {"kind": self.kind, **self.own_json(), "asked": self.asked}
        if self.opened is not None:
            said["opened"] = self.opened.to_json()
        return said

    def new_table(self, row: Row) -> Table:
        """The table that a log begins with. Raises LogError: one kind alone can be first."""
        raise LogError(row.seq, "a log begins with row 1, which creates the table")

    def need_can_follow(self, seq: int) -> None:
        """Raises LogError where no row of this kind comes after another."""

    def bring_on(self, table: Table, row: Row) -> Happening:
        """Bring a table on in place. Raises LogError, and then the table is spoilt."""
        raise NotImplementedError


@final
class Row:
    """One accepted command, together with the chance it caused.

    `hash` stands for the whole table after it. So a row leaves the process only through `export.log_json`.
    """

    def __init__(
        self, table: str, seq: int, actor: str, cid: str, version: int, body: Body, digest: str, at: int
    ) -> None:
        self.table: Final = table
        self.seq: Final = seq
        self.actor: Final = actor
        self.cid: Final = cid
        self.version: Final = version
        self.body: Final = body
        self.hash: Final = digest
        self.at: Final = at

    @property
    def kind(self) -> str:
        return self.body.kind

    def with_hash(self, digest: str) -> Row:
        return Row(self.table, self.seq, self.actor, self.cid, self.version, self.body, digest, self.at)

    def to_json(self) -> dict[str, object]:
        return {
            "table": self.table,
            "seq": self.seq,
            "actor": self.actor,
            "cid": self.cid,
            "version": self.version,
            "body": self.body.to_json(),
            "hash": self.hash,
            "at": self.at,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Row) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.table, self.seq, self.hash))

    def __repr__(self) -> str:
        return f"Row({self.seq}, {self.actor}, {self.body.to_json()})"


# ---------------------------------------------------------------- what a row may say

MOST_SEATS: Final = 16
MOST_STEPS: Final = 64
"""So many actions one command may hold."""
LATEST: Final = 2**53 - 1
"""Times are milliseconds, and fit the numbers of a browser."""

ID: Final = Text(1, 64)
CID: Final = Text(1, 64)
CODE: Final = Text(1, 16)
ASKED: Final = Text(16, 16, HEX)
SHA256: Final = Text(64, 64, HEX)
SEAT: Final = Named("Seat", Whole(0, MOST_SEATS - 1))
SEATS: Final = ListOf(SEAT, MOST_SEATS)
ACTION: Final = Named("ActionId", Whole(0, 2**20 - 1))
SEQ: Final = Whole(0, LATEST)

MOST_CONTENT: Final = 40_000
"""The most characters of a content pack, which a log holds whole."""
MOST_START: Final = 10_000
"""The most characters of a position that a game starts from."""
VERSION: Final = Whole(1, 2**31 - 1)
PACK: Final = Text(12, 12, HEX)
"""A content pack, by its hash."""

OPTION: Final = Named("OptionValue", Either(Text(0, 80), Whole(-LATEST, LATEST), Flag(), Nothing()))
CLOCK: Final = Tagged(
    "Clock",
    "kind",
    Fields("NoClock", {"kind": Word("none")}),
    Fields("LiveClock", {"kind": Word("live"), "seconds": Whole(10, 86_400), "increment": Whole(0, 3_600)}),
    Fields("DaysClock", {"kind": Word("days"), "days": Whole(1, 60)}),
)
SETUP: Final = Fields(
    "Setup",
    {
        "players": Whole(1, MOST_SEATS),
        "version": Whole(1, LATEST),
        "edition": Text(0, 80),
        "options": MapOf(OPTION, 64),
        "content": Text(0, MOST_CONTENT),
    },
)
