"""Rows about vacations: somebody's clock stands still for some days, where each turn has days."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from rollwright.kernel.model import Seat
from rollwright.tables.log.clocks import DAY, DAYS
from rollwright.tables.log.fields import LATEST, SEATS, LogError
from rollwright.tables.log.shapes import Shape, Whole
from rollwright.tables.log.steps import change_of, require
from rollwright.tables.log.table import PLAYING, Body, Change, Row, Table

LONGEST: Final = 60 * DAY
"""How long a clock may stand at most, by one row. How many days a person has is for the host to say."""


@final
class Paused(Body):
    """The clocks of a person's seats stand, or will, from one time to another, and at no other."""

    kind: ClassVar = "paused"
    fields: ClassVar[Mapping[str, Shape]] = {"seats": SEATS, "from": Whole(0, LATEST), "until": Whole(0, LATEST)}

    def __init__(self, asked: str, seats: list[Seat], begins: int, ends: int) -> None:
        super().__init__(asked)
        self.seats: Final = seats
        self.begins: Final = begins
        self.ends: Final = ends

    @staticmethod
    def read(data: Mapping[str, Any]) -> Paused:
        return Paused(data["asked"], data["seats"], data["from"], data["until"])

    def own_json(self) -> dict[str, Any]:
        return {"seats": list(self.seats), "from": self.begins, "until": self.ends}

    def told(self) -> dict[str, Any]:
        return self.own_json()

    def apply(self, table: Table, row: Row) -> Change:
        _require_slow(table, row, self.seats)
        if not row.at <= self.begins < self.ends <= self.begins + LONGEST:
            raise LogError(row.seq, f"no clock stands from {self.begins} to {self.ends}")
        out = table.clocks.out_at(row.at)
        for seat in self.seats:
            if seat in out:
                raise LogError(row.seq, f"the time of seat {seat} is over")
            table.clocks.stand(seat, self.begins, self.ends)
        return change_of(table, self.seats)


@final
class Resumed(Body):
    """The clocks of a person's seats go on, or won't stand."""

    kind: ClassVar = "resumed"
    fields: ClassVar[Mapping[str, Shape]] = {"seats": SEATS}

    def __init__(self, asked: str, seats: list[Seat]) -> None:
        super().__init__(asked)
        self.seats: Final = seats

    @staticmethod
    def read(data: Mapping[str, Any]) -> Resumed:
        return Resumed(data["asked"], data["seats"])

    def own_json(self) -> dict[str, Any]:
        return {"seats": list(self.seats)}

    def told(self) -> dict[str, Any]:
        return self.own_json()

    def apply(self, table: Table, row: Row) -> Change:
        _require_slow(table, row, self.seats)
        for seat in self.seats:
            table.clocks.stand(seat, 0, 0)
        return change_of(table, self.seats)


def _require_slow(table: Table, row: Row, seats: list[Seat]) -> None:
    """Raises LogError where turns have no days, or where a seat is not the actor's."""
    require(table, row, seats, PLAYING)
    if table.clock.kind != DAYS:
        raise LogError(row.seq, f"{row.kind!r} comes where turns have no days")
    if not seats or any(table.chairs[seat].person != row.actor for seat in seats):
        raise LogError(row.seq, f"{row.actor} doesn't sit at these seats")
