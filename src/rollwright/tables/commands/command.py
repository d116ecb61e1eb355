"""Commands: what persons, bots and the server itself may ask of a table.

Each has an actor (a person's id, fields.BOT or fields.SERVER) and a command id that the actor gave it: the same command
again, with the same id, gets the first answer again. Each command is one class, in lobby.py, game.py or absence.py,
and kinds.py lists them all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from rollwright.kernel.model import Seat
from rollwright.tables.commands.called import Called
from rollwright.tables.commands.finished import Finished
from rollwright.tables.commands.fresh import Fresh
from rollwright.tables.commands.refusals import Nack, refuse
from rollwright.tables.commands.sealed import Sealed
from rollwright.tables.fairness.canonical import fingerprint
from rollwright.tables.log.shapes import Shape
from rollwright.tables.log.table import Body, Table


class Command:
    """What is asked of a table. Its class has all there is to know of it: its payload, and what comes of it."""

    do: ClassVar = ""
    fields: ClassVar[Mapping[str, Shape] | None] = None
    """The shapes of what a client sends with it; None where no client may send it to a table."""
    makes_a_table: ClassVar = False
    """Whether reading it needs something fresh."""

    def __init__(self, actor: str, cid: str) -> None:
        self.actor: Final = actor
        self.cid: Final = cid

    @staticmethod
    def read(person: str, cid: str, payload: Mapping[str, Any], fresh: Fresh | None) -> Command:
        """From a person's message that has its shape."""
        raise NotImplementedError

    def payload(self) -> dict[str, Any]:
        """What a repeated command is compared by."""
        return {}

    def asked(self) -> str:
        return fingerprint([self.do, self.payload()])

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        """What the row is to say, or why there is none. `now` and `secret` are those of `decide`."""
        raise NotImplementedError

    def judge_without_table(self) -> Body | Nack:
        """The same where there is no table."""
        return refuse("table.unknown")

    def anew(self, fresh: Fresh) -> Command:
        """The same where it makes a table, with something else fresh: its code was another table's."""
        raise NotImplementedError

    def new_tail(self, body: Body) -> bytes | None:
        """The tail of the dice, where the row seals a new one."""
        return None

    def further_effects(self, table: Table) -> list[Effect]:
        """Effects beside those that are due at the table as it is with the row."""
        return []


@final
class AskBot:
    """A bot is to act. `seq` is the number of its decision: it stays the same until that changes."""

    def __init__(self, seat: Seat, seq: int) -> None:
        self.seat: Final = seat
        self.seq: Final = seq

    def __repr__(self) -> str:
        return f"AskBot(seat={self.seat}, seq={self.seq})"


@final
class AskStanding:
    """A standing answer of a seat is to be given. `seq` is the number of its decision."""

    def __init__(self, seat: Seat, seq: int) -> None:
        self.seat: Final = seat
        self.seq: Final = seq

    def __repr__(self) -> str:
        return f"AskStanding(seat={self.seat}, seq={self.seq})"


@final
class Wake:
    """If nothing else happens until then (milliseconds), the server sends a timeout."""

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def __repr__(self) -> str:
        return f"Wake(at={self.at})"


@final
class OpenTable:
    """Another table is to be created, in the same transaction."""

    def __init__(self, create: Command) -> None:
        self.create: Final = create


Effect = AskBot | AskStanding | Wake | OpenTable | Finished | Sealed | Called
"""Others build on the last three, so these are committed with their row; what is due follows from the log."""
