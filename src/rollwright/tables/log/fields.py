"""What rows are made of: who acts, what a part of a row may be, and the errors of a log."""

from __future__ import annotations

from typing import Final, final

from rollwright.tables.log.shapes import (
    HEX,
    Either,
    Fields,
    Flag,
    ListOf,
    MapOf,
    Named,
    Nothing,
    Tagged,
    Text,
    Whole,
    Word,
)

SERVER: Final = "*server"
"""The actor of timeouts and of closing what nobody plays any more. Ids of persons never start with a star."""
BOT: Final = "*bot"
"""The actor of every bot: the seat says which one it is."""

FORMAT: Final = 1
"""How logs are written now. 0 is 0.1.0: its first rows name no format, no start, and no versions of bots.

A log is written to its end as it was begun. What a later format, or a row of a later kind, means is not guessed at:
reading it raises NewerLog, and the reader leaves the table to nodes that know.
"""
FORMAT_OF_CHALLENGES: Final = 2
"""How logs of tables are written that take up a challenge, and name it."""
FORMAT_OF_FULL: Final = 3
"""How logs of tables are written that start when they are full. It is the newest that is known here."""


class LogError(ValueError):
    """An invalid log: the row, and what is wrong with it."""

    def __init__(self, seq: int, what: str) -> None:
        super().__init__(f"row {seq}: {what}")
        self.seq: Final = seq
        self.what: Final = what


@final
class NewerLog(LogError):
    """A log, or a row of one, that was written by a later version than this."""


# ---------------------------------------------------------------- what a row may say

MOST_SEATS: Final = 16
MOST_STEPS: Final = 64
"""The most actions that one command may hold."""
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
CHALLENGE: Final = Text(1, 80)
"""A challenge, by its id: the day or the week, and the game."""
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
PATIENCE: Final = Whole(1, 60)
"""Days after which the others may go on without who is waited for, where no clock runs."""
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
