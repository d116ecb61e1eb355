"""Commands about who is waited for where no clock runs: nudge them, and decide with the others how to go on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from rollwright.tables.commands.command import Command
from rollwright.tables.commands.fresh import Fresh
from rollwright.tables.commands.refusals import Nack, refuse
from rollwright.tables.log.absence import WISH, Nudged, Voted
from rollwright.tables.log.clocks import NO_CLOCK
from rollwright.tables.log.patience import WAIT_ON
from rollwright.tables.log.shapes import Shape
from rollwright.tables.log.table import PLAYING, Body, Table

MOST_VOTES: Final = 60
"""How often a person may vote in a game. With it, the number of rows of a game has a bound."""


@final
class Nudge(Command):
    """Ask those who are waited for to make a move. They see it when they look, and at once where they are connected."""

    do: ClassVar = "nudge"
    fields: ClassVar[Mapping[str, Shape] | None] = {}

    @staticmethod
    def read(person: str, cid: str, payload: Mapping[str, Any], fresh: Fresh | None) -> Nudge:
        return Nudge(person, cid)

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        refused = _no_say(table, self.actor)
        if refused is not None:
            return refused
        patience = table.patience
        seats = [seat for seat in patience.waited_for() if now >= patience.nudge_from(seat)]
        return Nudged(self.asked(), seats) if seats else refuse("table.nudge_later")


@final
class Vote(Command):
    """Wish, once patience is over, that a bot plays for who is waited for, that the table is closed, or to wait on."""

    do: ClassVar = "vote"
    fields: ClassVar[Mapping[str, Shape] | None] = {"wish": WISH}

    def __init__(self, actor: str, cid: str, wish: str) -> None:
        super().__init__(actor, cid)
        self.wish: Final = wish

    @staticmethod
    def read(person: str, cid: str, payload: Mapping[str, Any], fresh: Fresh | None) -> Vote:
        return Vote(person, cid, payload["wish"])

    def payload(self) -> dict[str, Any]:
        return {"wish": self.wish}

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        refused = _no_say(table, self.actor)
        if refused is not None:
            return refused
        late = table.patience.late_at(now)
        if not late:
            return refuse("table.not_due")
        if table.patience.votes.get(self.actor, WAIT_ON) == self.wish:
            return refuse("table.voted")
        if sum(row.kind == Voted.kind and row.actor == self.actor for row in table.rows) >= MOST_VOTES:
            return refuse("table.many_votes", most=MOST_VOTES)
        return Voted(self.asked(), late, self.wish)


def _no_say(table: Table, actor: str) -> Nack | None:
    """Why the actor has no say about who is waited for, if so."""
    if table.phase != PLAYING:
        return refuse("table.not_now", phase=table.phase)
    if table.clock.kind != NO_CLOCK:
        return refuse("table.clock_runs")
    own = table.seats_of(actor)
    if not own:
        return refuse("table.not_seated")
    waited = table.patience.waited_for()
    if any(seat in waited for seat in own):
        return refuse("table.your_turn")
    if actor not in table.voters():
        return refuse("table.resigned" if all(table.chairs[seat].resigned for seat in own) else "table.come_back")
    return None if waited else refuse("table.not_waiting")
