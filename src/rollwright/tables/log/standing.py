"""Rows about standing answers: somebody says once what is to be answered whenever it is asked, or takes it back.

Only its owner sees what was said: whoever knew it would know a plan. That an action came of one is seen by all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from rollwright.kernel.model import Action, Seat
from rollwright.tables.log.fields import SEAT, LogError
from rollwright.tables.log.shapes import ListOf, Shape, Text
from rollwright.tables.log.steps import change_of, match_of, require
from rollwright.tables.log.table import PLAYING, Body, Change, Row, Table

ANSWER: Final = Text(1, 40)
"""A standing answer, by its name in its game; or what can be chosen for one."""
CHOSEN: Final = ListOf(ANSWER, 16)


@final
class Instructed(Body):
    """A standing answer of a seat, with what was chosen for it; or without, and then it stands no more."""

    kind: ClassVar = "instructed"
    fields: ClassVar[Mapping[str, Shape]] = {"seat": SEAT, "answer": ANSWER, "chosen?": CHOSEN}

    def __init__(self, asked: str, seat: Seat, answer: str, chosen: list[str] | None) -> None:
        super().__init__(asked)
        self.seat: Final = seat
        self.answer: Final = answer
        self.chosen: Final = chosen

    @staticmethod
    def read(data: Mapping[str, Any]) -> Instructed:
        return Instructed(data["asked"], data["seat"], data["answer"], data.get("chosen"))

    def own_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"seat": self.seat, "answer": self.answer}
        if self.chosen is not None:
            data["chosen"] = list(self.chosen)
        return data

    def is_for_all(self) -> bool:
        return False

    def apply(self, table: Table, row: Row) -> Change:
        require(table, row, [self.seat], PLAYING)
        chair = table.chairs[self.seat]
        if row.actor != chair.person:
            raise LogError(row.seq, f"{row.actor} does not sit at seat {self.seat}")
        if not may_choose(table, self.answer, self.chosen or []):
            raise LogError(row.seq, f"the game knows no standing answer {self.answer!r} with {self.chosen}")
        if self.chosen is None:
            chair.answers.pop(self.answer, None)
        else:
            chair.answers[self.answer] = self.chosen
        return change_of(table, [self.seat])


def may_choose(table: Table, name: str, chosen: list[str]) -> bool:
    """Whether the game has a standing answer of that name, for which these can be chosen, each once, in its order."""
    for one in table.game.standing_answers:
        if one.name == name:
            return chosen == [choice for choice in one.choices if choice in chosen]
    return False


def standing_answer(table: Table, seat: Seat) -> tuple[str, Action] | None:
    """What a person has said that covers what the seat is asked now, and the action that it gives.

    Who has taken such an answer back decides alone until the next time.
    """
    chair = table.chairs[seat]
    if table.phase != PLAYING or not chair.answers or chair.answers_wait or chair.player or not table.legal[seat]:
        return None
    view = table.game.view(match_of(table).position, seat)
    for one in table.game.standing_answers:
        if one.name in chair.answers:
            action = one.action(view, seat, tuple(chair.answers[one.name]))
            if action is not None and action in table.legal[seat]:
                return one.name, action
    return None
