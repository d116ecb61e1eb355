"""`ask`: a plan is tried out from what the seat sees, and nothing is committed."""

from __future__ import annotations

from typing import Any

from rollwright.kernel.model import Event, NotationError, Refusal, Seat
from rollwright.kernel.source import Source
from rollwright.tables.commands.refusals import Nack, refuse
from rollwright.tables.log.table import OVER, PLAYING, Table
from rollwright.tables.log.visibility import view_json, viewing_seat
from rollwright.tables.wire.inbound import Ask
from rollwright.tables.wire.outbound import Message, offer


def answer_question(table: Table, person: str | None, question: Ask) -> Message:
    """How far the plan is legal, why not further, and what it would bring. For a hint see hint.py."""
    seat = _seat(table, person, question)
    if isinstance(seat, Nack):
        return answer_refused(table, person, question, seat)
    refused = _no_hint(table, seat) if question.hint else _no_coach(table, person) if question.judge else None
    if refused is not None:
        return answer_refused(table, person, question, refused)
    assert table.match is not None, "a table that plays has a match"
    return _play(table, question, seat, table.match.position)


def answer_refused(table: Table, person: str | None, question: Ask, refused: Nack) -> Message:
    """The question itself is refused."""
    return _answer(table, question, view_json(table, person), refusal=refused.refusal)


def _seat(table: Table, person: str | None, question: Ask) -> Seat | Nack:
    """Whose question it is. A try of a puzzle may have been the last move of the game."""
    seat = question.seat
    if table.phase != PLAYING and not (question.lines and table.phase == OVER):
        return refuse("table.not_now", phase=table.phase)
    own = viewing_seat(table, person)
    if own is None:
        return refuse("table.not_seated")
    if seat is None:
        return own
    return seat if seat in table.seats_of(person) else refuse("table.not_your_seat", seat=seat)


def _no_hint(table: Table, seat: Seat) -> Nack | None:
    if not table.gives_hints:
        return refuse("table.no_hints")
    return None if seat in table.acting() else refuse("table.not_your_turn", seat=seat)


def _no_coach(table: Table, person: str | None) -> Nack | None:
    """One who could be coached plays alone, or against bots."""
    alone = [chair.person for chair in table.chairs if chair.person] == [person]
    return None if alone and table.gives_hints else refuse("table.no_hints")


def _play(table: Table, question: Ask, seat: Seat, position: Any) -> Message:
    """Play the plan. What is hidden from the seat is filled in by the odds.

    That shows in nothing while the stage lasts: what can be taken back teaches a seat nothing (the kernel's
    contract). Where the stage ends, nothing more is shown.
    """
    game = table.game
    view = game.view(position, seat)
    hidden = view is not position
    sampled = game.sample(view, seat, Source("ask")) if hidden else position
    stage, first = game.stage(sampled), game.standings(sampled)[seat].points
    events: list[Event] = []
    """What the steps before the last have brought; of the last one the preview may tell more than it brings itself."""
    low = high = 0
    for played, step in enumerate(question.plan):
        judged = _judge(table, view, seat, step)
        if isinstance(judged, Refusal):
            return _answer(
                table, question, game.to_json(view), played, judged, _visible(table, seat, events), low, high
            )
        action = judged
        preview = game.preview(view, seat, action)
        gained = game.standings(sampled)[seat].points - first
        low, high = gained + preview.low, gained + preview.high
        forward = game.apply(sampled, seat, action)
        last = played + 1 == len(question.plan)
        if hidden and game.stage(forward.position) != stage:
            shown = _visible(table, seat, events + preview.events)
            return _answer(table, question, game.to_json(view), played + 1, None, shown, low, high)
        events = events + (preview.events if last else forward.events)
        sampled = forward.position
        view = game.view(sampled, seat)
    shown = _visible(table, seat, events)
    message = _answer(table, question, game.to_json(view), len(question.plan), None, shown, low, high)
    if seat in game.to_act(view):
        message["offer"] = offer(table, seat, game.legal(view, seat), bool(question.plan))
    return message


def _visible(table: Table, seat: Seat, events: list[Event]) -> list[object]:
    visible = [table.game.visible(event, seat) for event in events]
    return [event.to_json() for event in visible if event is not None]


def _judge(table: Table, view: Any, seat: Seat, step: int | str) -> int | Refusal:
    """The action that a step of a plan stands for, or why it isn't allowed."""
    game = table.game
    if isinstance(step, int):
        if step >= game.action_space:
            return Refusal("table.unknown_action", "", {"action": step, "last": game.action_space - 1})
        return game.check(view, seat, step) or step
    try:
        return game.judge(view, seat, step)
    except NotationError as error:
        return Refusal("table.notation", "", {"text": error.text, "expected": error.expected})


def _answer(
    table: Table,
    question: Ask,
    view: dict[str, Any] | None,
    played: int = 0,
    refusal: Refusal | None = None,
    events: list[object] | None = None,
    low: int = 0,
    high: int = 0,
) -> Message:
    return {
        "t": "answer",
        "table": table.id,
        "id": question.id,
        "played": played,
        "refusal": None if refusal is None else refusal.to_json(),
        "at": None if refusal is None else played,
        "view": view,
        "offer": None,
        "events": events or [],
        "points": {"low": low, "high": high},
    }
