"""Hints: advice for a person, computed where bots think, from what the person's seat sees and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rollwright.bots import Advisor
from rollwright.kernel.source import Source
from rollwright.tables.commands.bot_turns import BotRequest, request_for, seen_by
from rollwright.tables.log.table import Table
from rollwright.tables.study.what_if import answer_question
from rollwright.tables.wire.inbound import Ask
from rollwright.tables.wire.outbound import Message, offered

SECONDS: Final = 2.5
"""How long a hint is thought about. The caller holds the clock."""
_NODES: Final = 200
"""Nodes between two looks at the clock."""

Advised = dict[str, Any]


def hint_request(table: Table, question: Ask, answer: Message) -> BotRequest | None:
    """What is to be thought about, where the answer to the question is no refusal."""
    if answer["refusal"] is not None:
        return None
    return request_for(table, answer["offer"]["seat"], "", question.id)


def advise(request: BotRequest, goes_on: Callable[[], bool]) -> list[Advised]:
    """The best ways to go on, in the order of what is said of them, found while there is time.

    Call it where nobody waits. Nothing is said of a way that was tried in a handful of games: its chance, bounds and
    points are null.
    """
    game, view = seen_by(request)
    advisor = Advisor(game, view, request.seat, Source(f"{request.cid} hint"))
    advisor.step(_NODES)
    while goes_on():
        advisor.step(_NODES)
    found: list[Advised] = []
    for advice in advisor.best():
        low, high = advice.interval
        said = advice.enough
        found.append(
            {
                "actions": list(advice.actions),
                "chance": round(100 * advice.chance) if said else None,
                "low": round(100 * low) if said else None,
                "high": round(100 * high) if said else None,
                "points": round(advice.points) if said else None,
                "games": advice.games,
            }
        )
    return found


def answer_hint(table: Table, person: str, question: Ask, answer: Message, advice: list[Advised]) -> Message:
    """The answer with the advised moves: of each as many steps as are sure to be legal, whatever is hidden."""
    seat: int = answer["offer"]["seat"]
    moves: list[Message] = []
    for advised in advice:
        actions: list[int] = advised["actions"]
        tried = answer_question(table, person, Ask(table.id, question.id, list(actions), seat))
        steps = [offered(table.game, action) for action in actions[: tried["played"]]]
        moves.append({"steps": steps, **{key: value for key, value in advised.items() if key != "actions"}})
    return {**answer, "moves": moves}
