"""A command about vacations: the host gives it, at every table of somebody where each turn has days."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from rollwright.tables.commands.command import Command
from rollwright.tables.commands.refusals import Nack, refuse
from rollwright.tables.log.clocks import DAYS
from rollwright.tables.log.table import PLAYING, Body, Table
from rollwright.tables.log.vacation import Paused, Resumed

MOST_PAUSES: Final = 100
"""How often a person's clocks are told to stand in a game: what is planned can be changed without end. With it, the
number of rows of a game has a bound."""


@final
class Pause(Command):
    """A person's clock is to stand from one time to another, or to go on where `ends` is 0.

    Given again, it changes nothing. Who is late already stays so.
    """

    do: ClassVar = "pause"

    def __init__(self, actor: str, cid: str, begins: int, ends: int) -> None:
        super().__init__(actor, cid)
        self.begins: Final = begins
        self.ends: Final = ends

    def payload(self) -> dict[str, Any]:
        return {"from": self.begins, "until": self.ends}

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        if table.phase != PLAYING:
            return refuse("table.not_now", phase=table.phase)
        if table.clock.kind != DAYS or not table.format:
            return refuse("table.nothing_to_pause")
        clocks, out = table.clocks, table.clocks.out_at(now)
        own = [seat for seat in table.seats_of(self.actor) if not table.chairs[seat].resigned and seat not in out]
        stands = [seat for seat in own if clocks.stands_until[seat] > now]
        if self.ends <= now:
            return Resumed(self.asked(), stands) if stands else refuse("table.nothing_to_pause")
        begins = max(self.begins, now)
        changed = [
            seat
            for seat in own
            if seat not in stands
            or (max(clocks.stands_from[seat], now), clocks.stands_until[seat]) != (begins, self.ends)
        ]
        told = sum(row.kind == Paused.kind and row.actor == self.actor for row in table.rows)
        if not changed or told >= MOST_PAUSES:
            return refuse("table.nothing_to_pause")
        return Paused(self.asked(), changed, begins, self.ends)
