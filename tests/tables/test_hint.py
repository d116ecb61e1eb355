"""Hints: who may ask for one, what it is thought out from, and what a person is told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rollwright.kernel.discovery import game_ids
from rollwright.tables.commands.lobby import SeatBot
from rollwright.tables.log.fold import replay
from rollwright.tables.study.hint import advise, answer_hint, hint_request
from rollwright.tables.study.what_if import answer_question
from rollwright.tables.wire.inbound import Ask, WireError, parse
from rollwright.tables.wire.outbound import info
from rollwright.tables.wire.schema import OUTBOUND
from tests.tables.evening import PEOPLE, Evening, playing


def wished(evening: Evening, person: str, seat: int | None = None) -> tuple[Ask, dict[str, Any]]:
    ask = Ask(evening.table.id, "q", [], seat, hint=True)
    return ask, answer_question(evening.table, person, ask)


def hinted(evening: Evening, person: str) -> dict[str, Any]:
    ask, answer = wished(evening, person)
    request = hint_request(evening.table, ask, answer)
    assert request is not None, answer["refusal"]
    reported = answer_hint(evening.table, person, ask, answer, advise(request, lambda: False))
    assert OUTBOUND.fault(json.loads(json.dumps(reported)), "the answer") == ""
    return reported


def mine(evening: Evening) -> Evening:
    """The same table when it is the turn of a person."""
    evening.let_bots_play()
    return evening


@pytest.mark.parametrize("game", game_ids())
def test_who_plays_against_bots_is_told_legal_moves_with_their_chances(game: str) -> None:
    evening = mine(playing("me", "greedy", game=game))
    reported = hinted(evening, "ada")
    legal = {action["id"] for action in reported["offer"]["actions"]}
    assert 1 <= len(reported["moves"]) <= 3
    for move in reported["moves"]:
        assert move["steps"][0]["id"] in legal
        assert move["chance"] is None or 0 <= move["low"] <= move["chance"] <= move["high"] <= 100
        steps = [step["id"] for step in move["steps"]]
        assert answer_question(evening.table, "ada", Ask(evening.table.id, "q", steps, 0))["refusal"] is None


def test_the_same_question_has_the_same_answer() -> None:
    evening = mine(playing("me", "greedy"))
    assert hinted(evening, "ada") == hinted(evening, "ada")


def test_among_people_there_are_no_hints_unless_the_table_was_made_so() -> None:
    for said, code in ((None, "table.no_hints"), (False, "table.no_hints"), (True, None)):
        evening = playing("me", "open", hints=said)
        _, answer = wished(evening, evening.owner(evening.active()))
        assert (answer["refusal"] or {}).get("code") == code
        assert info(evening.table, "bob", PEOPLE)["hints"] is (code is None), "whoever sits down can see it"


def test_two_at_one_screen_are_people_too() -> None:
    evening = playing("me", "me")
    assert wished(evening, "ada")[1]["refusal"]["code"] == "table.no_hints"


def test_whose_turn_it_is_not_is_told_so_and_nobody_thinks() -> None:
    evening = playing("me", "open", hints=True)
    waiting = evening.owner(1 - evening.active())
    ask, answer = wished(evening, waiting)
    assert answer["refusal"]["code"] == "table.not_your_turn"
    assert hint_request(evening.table, ask, answer) is None


def test_a_hint_is_thought_out_from_what_the_seat_sees() -> None:
    """The request holds one's own cards, and of the others' only how many there are."""
    evening = mine(playing("me", "greedy", game="copenhagen_board"))
    ask, answer = wished(evening, "ada")
    request = hint_request(evening.table, ask, answer)
    assert request is not None
    own, other = (player["hand"]["secret"] for player in request.view["players"])
    assert isinstance(own, str)
    assert "hidden" in other


def test_what_was_said_of_hints_is_in_the_log() -> None:
    evening = playing("me", "open", hints=True)
    assert replay(list(evening.table.rows)).gives_hints
    assert replay(list(evening.table.rows)).digest() == evening.table.digest()


def test_a_table_with_an_open_seat_promises_no_hints() -> None:
    """Somebody may come, who was asked nothing; when a bot has come instead, one person plays."""
    evening = Evening()
    evening.create("me", "open")
    assert not info(evening.table, "ada", PEOPLE)["hints"]
    evening.do(SeatBot("ada", evening.cid(), 1, "greedy"))
    assert info(evening.table, "ada", PEOPLE)["hints"]


def test_a_hint_about_a_plan_is_refused_in_words() -> None:
    with pytest.raises(WireError, match="its plan is empty"):
        parse(json.dumps({"t": "ask", "table": "t", "id": "q", "plan": [1], "hint": True}))
