"""A try of a puzzle: which of its lines it is, what it lacks, and what is not said of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rollwright.kernel.model import CHANCE
from rollwright.kernel.source import Source
from rollwright.tables.commands.bot_turns import BotRequest, request_from_json
from rollwright.tables.commands.game import Act
from rollwright.tables.study.coach import answer_judged, judge_decision, judge_request
from rollwright.tables.study.what_if import answer_question
from rollwright.tables.wire.inbound import Ask, WireError, parse
from rollwright.tables.wire.schema import OUTBOUND
from tests.tables.evening import Evening, playing

Lines = tuple[tuple[int, ...], ...]
ROLL = "copenhagen_roll"


def ask(evening: Evening, lines: Lines) -> Ask:
    return Ask(evening.table.id, "q", [], None, judge=True, lines=lines)


def tried(evening: Evening, lines: Lines) -> dict[str, Any]:
    """What is answered, as it comes over the wire."""
    question = ask(evening, lines)
    answer = answer_question(evening.table, "ada", question)
    request = judge_request(evening.table, question, answer)
    assert request is not None
    sent = request_from_json(json.loads(json.dumps(request.to_json())))
    said = json.loads(json.dumps(answer_judged(question, answer, judge_decision(sent))))
    assert OUTBOUND.fault(said, "the answer") == ""
    found: dict[str, Any] = said["attempt"]
    return found


def decided(number: int = 0, game: str = ROLL) -> tuple[Evening, BotRequest]:
    """A table at which ada has just made a decision that was one, after a few turns of all."""
    evening = playing("me", "greedy", game=game, name=f"attempt {number}")
    source = Source(f"attempt {number}")
    for step in range(200):
        evening.let_bots_play()
        table = evening.table
        legal = table.legal[0]
        evening.do(Act("ada", evening.cid(), [legal[source.below(len(legal))]], table.decisions[0], 0))
        question = Ask(table.id, "q", [], None, judge=True)
        request = judge_request(evening.table, question, answer_question(evening.table, "ada", question))
        can_undo = evening.table.may_undo(0)
        if step > 20 and request is not None and not can_undo and len(request.actions) > 1:
            return evening, request
    raise AssertionError("nothing was decided")


def other_lines(evening: Evening, request: BotRequest, count: int = 3) -> Lines:
    """Some other decisions that could have been made."""
    match, game, source = evening.table.match, evening.table.game, Source("others")
    assert match is not None
    found: list[tuple[int, ...]] = []
    while len(found) < count:
        position, line = match.positions[request.seq], list[int]()
        stage = game.stage(position)
        while request.seat in game.to_act(position) and CHANCE not in game.to_act(position):
            if game.stage(position) != stage:
                break
            legal = game.legal(position, request.seat)
            line.append(legal[source.below(len(legal))])
            position = game.after(position, request.seat, line[-1])
        if tuple(line) not in found and tuple(line) != request.actions:
            found.append(tuple(line))
    return tuple(found)


def test_a_try_is_the_line_that_leads_to_where_it_does_and_no_trial_is_made() -> None:
    evening, request = decided()
    others = other_lines(evening, request)
    found = tried(evening, (*others[:1], request.actions, *others[1:]))
    assert found["same"] == 1
    assert found["trials"] is None
    assert found["lines"][1]["differences"] == []
    assert found["lines"][1]["line"] == found["played"]


def test_a_try_that_is_none_of_the_lines_is_held_against_the_first() -> None:
    for number in range(3):
        evening, request = decided(number)
        others = other_lines(evening, request)
        found = tried(evening, others)
        if found["same"] is not None or found["trials"] is None:
            continue
        trials = found["trials"]
        assert trials["verdict"] in ("best", "better", "open")
        assert sum(trials["spread"]["played"]) == sum(trials["spread"]["better"]) == trials["games"]
        assert found == tried(evening, others), "the same try is judged alike"
        return
    raise AssertionError("no try was another")


@pytest.mark.parametrize("line", [(), (10**9,), (0, 0, 0)])
def test_a_line_that_cannot_be_played_is_passed_over_and_is_no_error(line: tuple[int, ...]) -> None:
    evening, request = decided()
    found = tried(evening, (line, request.actions))
    assert found["lines"][0] is None
    assert found["same"] == 1
    assert tried(evening, (line,))["trials"] is None


def test_a_try_that_ends_the_game_is_judged_as_any_other() -> None:
    evening = playing("me", "greedy", game=ROLL)
    evening.play_out()
    found = tried(evening, ((0,),))
    assert found["played"]["steps"]
    coached = Ask(evening.table.id, "q", [], None, judge=True)
    assert answer_question(evening.table, "ada", coached)["refusal"] is not None


@pytest.mark.parametrize("seats", [("me", "open"), ("me", "me")])
def test_where_a_coach_would_be_refused_a_try_is_not_judged(seats: tuple[str, ...]) -> None:
    together = playing(*seats, game=ROLL, hints=True)
    refused = answer_question(together.table, "ada", ask(together, ((1,),)))["refusal"]
    assert refused is not None
    assert refused["code"] == "table.no_hints"


@pytest.mark.parametrize("game", [ROLL, "copenhagen_board", "woodcraft_roll"])
def test_what_is_said_of_a_try_is_the_same_whatever_others_hold(game: str) -> None:
    """The request is, for every position that looks the same to the seat; and the answer is made from it alone."""
    evening, request = decided(1, game)
    match, rules = evening.table.match, evening.table.game
    assert match is not None
    view = rules.view(match.positions[request.seq], 0)
    for one in range(8):
        other = rules.sample(view, 0, Source(f"other {one}"))
        assert rules.to_json(rules.view(other, 0)) == request.view


def text(**more: object) -> str:
    return json.dumps({"t": "ask", "table": "T1", "id": "q", "plan": [], "judge": True, **more})


def test_lines_are_bounded_in_number_and_length() -> None:
    assert isinstance(parse(text(lines=[[1] * 64] * 16)), Ask)
    for lines in ([[1]] * 17, [[1] * 65], [[-1]], [["a"]], [1], 5):
        with pytest.raises(WireError):
            parse(text(lines=lines))


def test_lines_without_the_question_what_they_are_for_are_refused() -> None:
    with pytest.raises(WireError, match="lines"):
        parse(json.dumps({"t": "ask", "table": "T1", "id": "q", "plan": [], "lines": [[1]]}))
