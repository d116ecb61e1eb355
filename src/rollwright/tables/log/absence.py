"""Rows about who is waited for where no clock runs: somebody is nudged, and the others vote on how to go on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from rollwright.kernel.model import Seat
from rollwright.tables.log.chance import OPENED, CardsOpened, opened_from_json
from rollwright.tables.log.clocks import NO_CLOCK, OTHERWISE
from rollwright.tables.log.fields import SEATS, LogError
from rollwright.tables.log.patience import BOT_PLAYS, CLOSE_TABLE, WAIT_ON, WISHES
from rollwright.tables.log.shapes import Named, Shape, Word
from rollwright.tables.log.steps import change_of, now_acting, require
from rollwright.tables.log.table import CLOSED, PLAYING, Body, Change, Row, Table

WISH: Final = Named("Wish", Word(*WISHES))


@final
class Nudged(Body):
    """Who is waited for was asked to make a move."""

    kind: ClassVar = "nudged"
    fields: ClassVar[Mapping[str, Shape]] = {"seats": SEATS}

    def __init__(self, asked: str, seats: list[Seat]) -> None:
        super().__init__(asked)
        self.seats: Final = seats

    @staticmethod
    def read(data: Mapping[str, Any]) -> Nudged:
        return Nudged(data["asked"], data["seats"])

    def own_json(self) -> dict[str, Any]:
        return {"seats": list(self.seats)}

    def told(self) -> dict[str, Any]:
        return self.own_json()

    def apply(self, table: Table, row: Row) -> Change:
        _require_voter(table, row, self.seats)
        for seat in self.seats:
            if row.at < table.patience.nudge_from(seat):
                raise LogError(row.seq, f"seat {seat} is nudged too early, or too often")
            table.patience.nudged[seat] = row.at
        return change_of(table, table.seats_of(row.actor))


@final
class Voted(Body):
    """What one of the others wishes for, now that patience with these seats is over. More than half of them decide."""

    kind: ClassVar = "voted"
    fields: ClassVar[Mapping[str, Shape]] = {"seats": SEATS, "wish": WISH, "opened?": OPENED}

    def __init__(self, asked: str, seats: list[Seat], wish: str, opened: CardsOpened | None = None) -> None:
        super().__init__(asked, opened=opened)
        self.seats: Final = seats
        self.wish: Final = wish

    @staticmethod
    def read(data: Mapping[str, Any]) -> Voted:
        return Voted(data["asked"], data["seats"], data["wish"], opened_from_json(data))

    def own_json(self) -> dict[str, Any]:
        return {"seats": list(self.seats), "wish": self.wish}

    def told(self) -> dict[str, Any]:
        return self.own_json()

    def apply(self, table: Table, row: Row) -> Change:
        _require_voter(table, row, self.seats)
        votes = table.patience.votes
        if self.seats != table.patience.late_at(row.at):
            raise LogError(row.seq, "it decides about seats that still have time")
        if self.wish == WAIT_ON:
            votes.pop(row.actor, None)
        else:
            votes[row.actor] = self.wish
        if sum(wish == self.wish for wish in votes.values()) >= table.votes_needed():
            if self.wish == CLOSE_TABLE:
                table.phase = CLOSED
            elif self.wish == BOT_PLAYS:
                for seat in self.seats:
                    table.chairs[seat].away = True
            now_acting(table, OTHERWISE)
        return change_of(table, table.seats_of(row.actor))


def _require_voter(table: Table, row: Row, seats: list[Seat]) -> None:
    """Raises LogError where a clock runs, where the actor has no say, or where one of the seats is not waited for."""
    require(table, row, seats, PLAYING)
    if table.clock.kind != NO_CLOCK:
        raise LogError(row.seq, f"{row.kind!r} comes where a clock runs")
    if row.actor not in table.voters():
        raise LogError(row.seq, f"{row.actor} has no say about who is waited for")
    if not seats or any(not table.patience.since[seat] for seat in seats):
        raise LogError(row.seq, "it is about seats that nobody waits for")
