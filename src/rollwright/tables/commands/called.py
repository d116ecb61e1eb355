"""`Called`: the effect of a row with which it becomes somebody's turn, or ceases to be, or somebody is nudged."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from rollwright.kernel.model import Seat
from rollwright.tables.log.absence import Nudged
from rollwright.tables.log.chairs import PERSON
from rollwright.tables.log.clocks import DAYS, LIVE
from rollwright.tables.log.fields import ID, LATEST, MOST_SEATS, SEAT
from rollwright.tables.log.shapes import Either, Fields, ListOf, Nothing, Whole
from rollwright.tables.log.standing import standing_answer
from rollwright.tables.log.table import STARTING, Table

CALLED: Final = Fields(
    "Called",
    {
        "game": ID,
        "called": ListOf(
            Fields("CalledPerson", {"person": ID, "seat": SEAT, "until": Either(Whole(0, LATEST), Nothing())}),
            MOST_SEATS,
        ),
        "answered": ListOf(ID, MOST_SEATS),
        "nudged?": ListOf(ID, MOST_SEATS),
        "by?": ID,
        "at": Whole(0, LATEST),
    },
)


@final
class CalledPerson:
    """Whose turn it has become, at which of their seats, and until when; 0 where no clock runs."""

    def __init__(self, person: str, seat: Seat, until: int) -> None:
        self.person: Final = person
        self.seat: Final = seat
        self.until: Final = until


@final
class Called:
    """Who is asked since this row, and was not before; who was asked, and is no more; and who is nudged by whom.

    A turn may have many decisions: as long as somebody is asked, whatever it is, they are called once.
    """

    kind: ClassVar = "called"

    def __init__(
        self,
        game: str,
        called: list[CalledPerson],
        answered: list[str],
        at: int,
        nudged: list[str] | None = None,
        by: str = "",
    ) -> None:
        self.game: Final = game
        self.called: Final = called
        self.answered: Final = answered
        self.at: Final = at
        self.nudged: Final[list[str]] = [] if nudged is None else nudged
        self.by: Final = by

    def to_json(self) -> dict[str, Any]:
        called = [{"person": one.person, "seat": one.seat, "until": one.until or None} for one in self.called]
        data = {"game": self.game, "called": called, "answered": list(self.answered), "at": self.at}
        return data | {"nudged": list(self.nudged), "by": self.by} if self.nudged else data


def called_from_json(data: dict[str, Any]) -> Called:
    """Raises ValueError where it has not the shape of one."""
    found = CALLED.fault(data, "who is called")
    if found:
        raise ValueError(found)
    called = [CalledPerson(one["person"], one["seat"], one["until"] or 0) for one in data["called"]]
    return Called(data["game"], called, data["answered"], data["at"], data.get("nudged"), data.get("by", ""))


def call(before: Table | None, after: Table) -> Called | None:
    """What a row has changed of whose turn it is; None for nothing.

    Nobody is called to a table where they play with bots alone and no day runs out: nobody waits for them there.
    """
    row = after.rows[-1]
    if isinstance(row.body, Nudged):
        nudged = list(dict.fromkeys(after.chairs[seat].person for seat in row.body.seats))
        return Called(after.game.id, [], [], after.at, nudged, row.actor)
    asked, were = _asked(after), {} if before is None else _asked(before)
    called = [CalledPerson(person, seat, _until(after, seat)) for person, seat in asked.items() if person not in were]
    answered = [person for person in were if person not in asked]
    if not (called or answered) or not (len(after.persons()) > 1 or after.clock.kind == DAYS):
        return None
    return Called(after.game.id, called, answered, after.at)


def _asked(table: Table) -> dict[str, Seat]:
    """Persons who may act now themselves, or are to show their seeds, each with their first seat that may."""
    found: dict[str, Seat] = {}
    if table.phase == STARTING and table.when_full and table.clock.kind != LIVE:
        for seat in table.unrevealed():  # nobody need have been there when it was full
            found.setdefault(table.chairs[seat].person, seat)
    for seat in table.acting():
        chair = table.chairs[seat]
        if chair.kind == PERSON and not chair.player and standing_answer(table, seat) is None:
            found.setdefault(chair.person, seat)
    return found


def _until(table: Table, seat: Seat) -> int:
    if table.phase == STARTING:
        return table.reveal_by()
    clocks = table.clocks
    return clocks.out_of(seat) if clocks.running[seat] else 0
