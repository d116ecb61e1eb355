"""Commands about standing answers: say one, or take it back; and the server's, that gives it when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from rollwright.kernel.match import Match
from rollwright.kernel.model import Seat
from rollwright.tables.commands.chance import resolve_chance
from rollwright.tables.commands.command import Command
from rollwright.tables.commands.fresh import Fresh
from rollwright.tables.commands.refusals import Nack, refuse
from rollwright.tables.log.fields import SEAT, SERVER
from rollwright.tables.log.play import Acted
from rollwright.tables.log.shapes import Shape
from rollwright.tables.log.standing import ANSWER, CHOSEN, Instructed, may_choose, standing_answer
from rollwright.tables.log.table import PLAYING, Body, Table

MOST_INSTRUCTIONS: Final = 100
"""How often a person may say so in a game. With it, the number of rows of a game has a bound."""


@final
class Instruct(Command):
    """Say what is to be answered whenever it is asked; without `chosen`, take it back."""

    do: ClassVar = "instruct"
    fields: ClassVar[Mapping[str, Shape] | None] = {"answer": ANSWER, "chosen?": CHOSEN, "seat?": SEAT}

    def __init__(self, actor: str, cid: str, answer: str, chosen: list[str] | None, seat: Seat | None = None) -> None:
        super().__init__(actor, cid)
        self.answer: Final = answer
        self.chosen: Final = chosen
        self.seat: Final = seat

    @staticmethod
    def read(person: str, cid: str, payload: Mapping[str, Any], fresh: Fresh | None) -> Instruct:
        return Instruct(person, cid, payload["answer"], payload.get("chosen"), payload.get("seat"))

    def payload(self) -> dict[str, Any]:
        return {"answer": self.answer, "chosen": self.chosen, "seat": self.seat}

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        if table.phase != PLAYING:
            return refuse("table.not_now", phase=table.phase)
        own = table.seats_of(self.actor)
        if not own:
            return refuse("table.not_seated")
        seat = own[0] if self.seat is None else self.seat
        if seat not in own:
            return refuse("table.not_your_seat", seat=seat)
        if table.chairs[seat].resigned:
            return refuse("table.resigned")
        if not table.format or not may_choose(table, self.answer, self.chosen or []):
            return refuse("table.no_such_answer")
        if table.chairs[seat].answers.get(self.answer) == self.chosen:
            return refuse("table.instructed")
        said = sum(row.kind == Instructed.kind and row.actor == self.actor for row in table.rows)
        if said >= MOST_INSTRUCTIONS and self.chosen is not None:  # it can be taken back at any time
            return refuse("table.many_instructions", most=MOST_INSTRUCTIONS)
        return Instructed(self.asked(), seat, self.answer, self.chosen)


@final
class GiveAnswer(Command):
    """The server gives the standing answer of a seat, at the decision that it is due at."""

    do: ClassVar = "give_answer"

    def __init__(self, seat: Seat, decision: int) -> None:
        super().__init__(SERVER, f"answer {seat} {decision}")
        self.seat: Final = seat
        self.decision: Final = decision

    def payload(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        found = standing_answer(table, self.seat)
        if found is None or table.decisions[self.seat] != self.decision:
            return refuse("table.stale")
        if self.seat in table.clocks.out_at(now):
            return refuse("table.time_out")
        name, action = found
        assert table.match is not None, "a table that plays has a match"
        match = Match(table.game, table.setup, start=table.match.position)
        match.play_judged(self.seat, action)
        chance = resolve_chance(table, match, table.context, secret)
        if chance is None:
            return refuse("table.no_dice_left")
        return Acted(self.asked(), self.seat, [action], chance, standing=name)
