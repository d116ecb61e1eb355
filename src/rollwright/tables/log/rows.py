"""Rows: a table's log is a list of them, and all that a table is follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

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

SERVER: Final = "*server"
"""The actor of timeouts and of closing what nobody plays any more. Ids of persons never start with a star."""
BOT: Final = "*bot"
"""The actor of every bot: which one sits where is said by the seat."""

Body = dict[str, Any]
"""What a row says; one of the shapes below, by its kind."""


@final
class LogError(ValueError):
    """A log that can't be: the row, and what is wrong with it."""

    def __init__(self, seq: int, what: str) -> None:
        super().__init__(f"row {seq}: {what}")
        self.seq: Final = seq
        self.what: Final = what


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
        kind: str = self.body["kind"]
        return kind

    def with_hash(self, digest: str) -> Row:
        return Row(self.table, self.seq, self.actor, self.cid, self.version, self.body, digest, self.at)

    def to_json(self) -> dict[str, object]:
        return {
            "table": self.table,
            "seq": self.seq,
            "actor": self.actor,
            "cid": self.cid,
            "version": self.version,
            "body": self.body,
            "hash": self.hash,
            "at": self.at,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Row) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.table, self.seq, self.hash))

    def __repr__(self) -> str:
        return f"Row({self.seq}, {self.actor}, {self.body})"


def row_from_json(data: Mapping[str, Any]) -> Row:
    """Raises LogError where a row has not the shape of one."""
    found = ROW.fault(data, "the row")
    if found:
        seq = data.get("seq") if isinstance(data, dict) else None
        raise LogError(seq if isinstance(seq, int) and not isinstance(seq, bool) else 0, found)
    return Row(
        data["table"],
        data["seq"],
        data["actor"],
        data["cid"],
        data["version"],
        data["body"],
        data["hash"],
        data["at"],
    )


# ---------------------------------------------------------------- what a row may say

MOST_SEATS: Final = 16
MOST_STEPS: Final = 64
"""So many actions one command may hold."""
_MOST_CHANCES: Final = 4096
_MOST_CARDS: Final = 4096
LATEST: Final = 2**53 - 1
"""Times are milliseconds, and fit the numbers of a browser."""

ID: Final = Text(1, 64)
CID: Final = Text(1, 64)
CODE: Final = Text(1, 16)
ASKED: Final = Text(16, 16, HEX)
SHA256: Final = Text(64, 64, HEX)
SEAT: Final = Named("Seat", Whole(0, MOST_SEATS - 1))
SEATS: Final = ListOf(SEAT, MOST_SEATS)
ACTION: Final = Named("ActionId", Whole(0, 2**14 - 1))
SEQ: Final = Whole(0, LATEST)

MOST_CONTENT: Final = 40_000
"""The most characters of a content pack, which a log holds whole."""
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
DICE: Final = Fields(
    "DiceCommit", {"scheme": Word("chain-1", "local"), "commit": Text(0, 64, HEX), "cards": Text(0, 64, HEX)}
)
CHANCE_FALLEN: Final = Fields(
    "ChanceFallen",
    {
        "action": ACTION,
        "number": Whole(0, LATEST),
        "total": Whole(1, LATEST),
        "label": Text(0, 200),
        "index": Whole(1, LATEST),
        "key": Text(0, 64, HEX),
    },
)
DECK: Final = Text(1, 80)
CARD_DRAWN: Final = Fields(
    "CardDrawn",
    {
        "action": ACTION,
        "label": Text(0, 200),
        "deck": DECK,
        "index": Whole(0, _MOST_CARDS - 1),
        "made?": Fields("DeckMade", {"size": Whole(1, _MOST_CARDS), "root": SHA256}),
        "leaf?": Fields("Leaf", {"salt": SHA256, "path": ListOf(SHA256, 12)}),
    },
)
"""The first card of a deck says how the deck was made; a card that all may see opens its leaf."""
FALLEN: Final = ListOf(Either(CHANCE_FALLEN, CARD_DRAWN), _MOST_CHANCES)
OPENED: Final = Fields("CardsOpened", {"secret": SHA256, "decks": MapOf(ListOf(ACTION, _MOST_CARDS), 64)})
"""With the row that ends the game: the secret of the cards, and the decks in their order."""


def _body(kind: str, fields: Mapping[str, Shape]) -> Fields:
    name = "".join(part.capitalize() for part in kind.split("_"))
    return Fields(f"{name}Body", {"kind": Word(kind), "asked": ASKED, **fields})


CHAIR: Final = Tagged(
    "FirstSeat",
    "kind",
    Fields("OpenFirst", {"kind": Word("open")}),
    Fields("PersonFirst", {"kind": Word("person"), "person": ID, "seed_hash": Text(0, 64, HEX)}),
    Fields("BotFirst", {"kind": Word("bot"), "bot": ID}),
)
BODY: Final = Tagged(
    "Body",
    "kind",
    _body(
        "created",
        {
            "game": ID,
            "setup": SETUP,
            "clock": CLOCK,
            "open": Flag(),
            "code": CODE,
            "host": ID,
            "dice": DICE,
            "seats": ListOf(CHAIR, MOST_SEATS),
            "hints?": Flag(),
        },
    ),
    _body("seated", {"seats": SEATS, "person?": ID, "seed_hash?": Text(0, 64, HEX), "bot?": ID}),
    _body("left", {"seats": SEATS, "host": Text(0, 64)}),
    _body("started", {"chance": FALLEN, "opened?": OPENED}),
    _body("revealed", {"seats": SEATS, "seed": SHA256, "chance": FALLEN, "opened?": OPENED}),
    _body("acted", {"seat": SEAT, "actions": ListOf(ACTION, MOST_STEPS), "chance": FALLEN, "opened?": OPENED}),
    _body("undone", {"seat": SEAT, "moves": Whole(1, 1)}),
    _body("timed_out", {"seats": SEATS, "dice?": DICE}),
    _body("credited", {"milliseconds": Whole(1, LATEST)}),
    _body("returned", {"seats": SEATS}),
    _body("resigned", {"seats": SEATS}),
    _body("rematched", {"next": ID}),
    _body("closed", {"opened?": OPENED}),
)
KINDS: Final = tuple(BODY.shapes)
ROW: Final = Fields(
    "Row",
    {
        "table": ID,
        "seq": Whole(1, LATEST),
        "actor": ID,
        "cid": Text(1, 80),
        "version": Whole(1, LATEST),
        "body": BODY,
        "hash": ASKED,
        "at": Whole(0, LATEST),
    },
)
