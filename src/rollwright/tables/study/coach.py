"""The coach: whether what a person has just done was best, from what their seat saw and nothing else.

Only where one person plays, at one seat: alone, or against bots. Where others sit, what somebody should have done is
nobody's business before the game is over.
"""

from __future__ import annotations

from typing import Any, Final

from rollwright.kernel.source import Source
from rollwright.tables.commands.bot_turns import BotRequest, seen_by
from rollwright.tables.log.table import Table
from rollwright.tables.study.attempt import judge_attempt, line_json
from rollwright.tables.study.decisions import decisions_of, forced
from rollwright.tables.study.hint import Advised
from rollwright.tables.study.moments import line_of
from rollwright.tables.study.review_json import span_json
from rollwright.tables.study.verdicts import Care, Jury
from rollwright.tables.wire.inbound import Ask
from rollwright.tables.wire.outbound import Message

_CARE: Final = Care(ways=4, looks=6, trials=24, turns=4)
"""More than a draft of a whole game, for it is one decision; less than its last word, for somebody waits."""


def judge_request(table: Table, question: Ask, answer: Message) -> BotRequest | None:
    """What is to be thought about: the seat's latest decision that was one, where the question isn't refused."""
    match = table.match
    if answer["refusal"] is not None or match is None:
        return None
    (seat,) = [seat for seat, chair in enumerate(table.chairs) if chair.person]
    latest = next((one for one in reversed(decisions_of(match)) if one.seat == seat), None)
    if latest is None or forced(match, latest):
        return None
    game = table.game
    view = game.to_json(game.view(match.positions[latest.start], seat))
    setup = table.setup.to_json()
    actions, lines = latest.actions, question.lines
    return BotRequest(table.id, latest.start, game.id, setup, view, seat, "", question.id, actions, lines)


def judge_decision(request: BotRequest) -> list[Advised]:
    """The verdict; none where there was nothing to decide. Call it where nobody waits."""
    if request.lines:
        return [judge_attempt(request)]
    game, view = seen_by(request)
    seat, seed = request.seat, f"{request.table} {request.seq}"
    judge = game.judges.of(game.setup(view))
    if judge is None:
        return []
    verdict = Jury(game, judge, view, seat, request.actions, seed).verdict(_CARE)
    if verdict is None or not verdict.better:
        return []
    before = game.sample(view, seat, Source(seed))
    better = line_of(game, before, seat, verdict.better)
    return [
        {
            "seat": seat,
            "from": request.seq,
            "to": request.seq + len(request.actions),
            "verdict": verdict.word,
            "chance": span_json(verdict.chance),
            "points": span_json(verdict.points),
            "better": line_json(game, seat, better),
            "start": game.write(before),
        }
    ]


def answer_judged(question: Ask, answer: Message, found: list[Advised]) -> Message:
    """The answer with the verdict, or null where there is nothing to say."""
    judged: Any = found[0] if found else None
    return {**answer, "attempt" if question.lines else "judged": judged}
