"""The coach: whom it speaks to, from what, and what it says of what was just done."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from rollwright.kernel.source import Source
from rollwright.tables.commands.bot_turns import BotRequest, request_from_json
from rollwright.tables.commands.game import Act
from rollwright.tables.log.table import PLAYING
from rollwright.tables.study.coach import answer_judged, judge_decision, judge_request
from rollwright.tables.study.what_if import answer_question
from rollwright.tables.wire.inbound import Ask, WireError, parse
from rollwright.tables.wire.schema import OUTBOUND
from tests.tables.evening import Evening, playing
from tests.toy.judged import judged

toys = pytest.mark.usefixtures("toy_installed")


@pytest.fixture
def toy_judged(toy_installed: None) -> Iterator[None]:
    with judged(), judged(1):
        yield


def wished(evening: Evening, person: str = "ada") -> tuple[Ask, dict[str, Any]]:
    ask = Ask(evening.table.id, "q", [], None, judge=True)
    return ask, answer_question(evening.table, person, ask)


def requested(evening: Evening) -> BotRequest | None:
    request = judge_request(evening.table, *wished(evening))
    return None if request is None else request_from_json(json.loads(json.dumps(request.to_json())))


def refusal(evening: Evening, person: str = "ada") -> str | None:
    found = wished(evening, person)[1]["refusal"]
    return None if found is None else str(found["code"])


def bid(evening: Evening, number: int = 0) -> None:
    """What ada does next, and bots after her."""
    evening.let_bots_play()
    legal = evening.table.legal[0]
    action = legal[number % len(legal)]
    evening.do(Act("ada", evening.cid(), [action], evening.table.decisions[0], 0))


def test_who_plays_against_a_bot_is_told_of_what_they_have_just_done(toy_judged: None) -> None:
    for number in range(4):
        evening = playing("me", "greedy", game="toy", name=f"table {number}")
        bid(evening, number)
        request = requested(evening)
        if request is None:
            continue
        said = answer_judged(*wished(evening), judge_decision(request))
        assert OUTBOUND.fault(json.loads(json.dumps(said)), "the answer") == ""
        if (found := said["judged"]) is not None:
            assert found["better"]["actions"] != list(request.actions)
            assert [step["id"] for step in found["better"]["steps"]] == found["better"]["actions"]
            game = evening.table.game
            assert 0 in game.to_act(game.read(evening.table.setup, found["start"])), "it can be tried from there"


def test_before_anything_was_done_there_is_nothing_to_say(toy_judged: None) -> None:
    evening = playing("me", "greedy", game="toy")
    assert refusal(evening) is None
    assert requested(evening) is None
    assert answer_judged(*wished(evening), [])["judged"] is None


@toys
def test_a_game_that_nobody_has_learned_to_judge_has_no_coach_and_no_error() -> None:
    evening = playing("me", "greedy", game="toy")
    bid(evening)
    request = requested(evening)
    assert request is not None
    assert judge_decision(request) == []


@toys
def test_where_people_play_together_and_before_an_onlooker_the_coach_is_silent() -> None:
    together = playing("me", "open", game="toy")
    assert refusal(together) == "table.no_hints"
    told = playing("me", "open", game="toy", hints=True)
    assert refusal(told) == "table.no_hints", "hints for all are one thing, a coach for one of them another"
    assert refusal(playing("me", "greedy", game="toy"), "bob") == "table.not_seated"
    assert refusal(playing("me", "greedy", game="toy", hints=False)) == "table.no_hints"
    assert refusal(playing("me", "me", game="toy")) == "table.no_hints", "two at one screen"


@toys
def test_a_game_that_is_over_is_reviewed_instead() -> None:
    evening = playing("me", "greedy", game="toy")
    evening.play_out()
    assert refusal(evening) == "table.not_now"


@toys
def test_what_the_coach_goes_by_is_what_the_seat_saw_whatever_others_hold() -> None:
    """The same request from every position that looks the same to the seat."""
    checked = 0
    for number in range(12):
        evening = playing("me", "greedy", game="toy", name=f"table {number}")
        bid(evening, number)
        match, game = evening.table.match, evening.table.game
        request = requested(evening)
        if match is None or request is None or evening.table.phase != PLAYING:
            continue
        view = game.view(match.positions[request.seq], 0)
        others = [game.sample(view, 0, Source(f"other {one}")) for one in range(8)]
        checked += len({game.write(one) for one in others}) > 1
        assert {json.dumps(game.to_json(game.view(one, 0))) for one in others} == {json.dumps(request.view)}
    assert checked > 3, "what others hold differs"


@pytest.mark.parametrize("more", [{"plan": [1]}, {"hint": True}])
def test_a_question_to_the_coach_has_no_plan_and_is_no_hint(more: dict[str, Any]) -> None:
    with pytest.raises(WireError):
        parse(json.dumps({"t": "ask", "table": "T1", "id": "q", "plan": [], "judge": True, **more}))
