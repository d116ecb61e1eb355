"""Reviews of a page's own games: thought out in the worker of bots, piece by piece, and kept with the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.offline.bots import think
from tests.offline.page import Message, Page
from tests.toy.installed import install
from tests.toy.judged import judged


@pytest.fixture(autouse=True)
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    install(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("rollwright.offline.bots._PIECE", 0.0)
    with judged():
        yield


def finished(page: Page, cid: str = "new") -> str:
    table = page.create("random", game="toy", cid=cid)
    while page.play(table):
        pass
    assert page.look(table)["info"]["phase"] == "over"
    return table


def asked(table: str, depth: str = "draft", question: str = "r") -> Message:
    return {"t": "review", "table": table, "id": question, "depth": depth}


def told(messages: list[Message]) -> list[Message]:
    return [message for message in messages if message["t"] in ("review", "nack")]


def test_a_review_is_thought_out_where_bots_think_and_told_as_it_comes() -> None:
    page = Page()
    table = finished(page)
    assert page.send(asked(table, "whole"), bots=False) == [], "nothing is said before it is thought about"
    page.think()
    assert page.heard[-1] == {**asked(table), "depth": "draft", "done": page.heard[-1]["done"], "review": None}
    while page.waiting:
        page.think()
    heard = told(page.heard)
    assert [one["review"]["depth"] for one in heard if one["review"]] == ["draft", "whole"]
    assert (heard[-1]["depth"], heard[-1]["done"]) == ("whole", 1)


def test_helpers_in_other_workers_make_the_same_review_sooner() -> None:
    def pieces(page: Page, helpers: int) -> list[Message]:
        page.send(asked(table, "whole"), bots=False)
        while page.waiting:
            request = json.loads(page.waiting[0])
            found: list[object] = []
            for first in range(helpers):
                found += json.loads(think(json.dumps({**request, "help": {"first": first, "stride": helpers}}), float))
            page.waiting[0] = json.dumps({**request, "found": found})
            page.think()
        return told(page.heard)

    first = Page()
    table = finished(first)
    alone = pieces(Page(rows=first.kept), 0)
    helped = pieces(first, 2)
    assert helped[-1]["review"] == alone[-1]["review"]
    assert len(helped) < len(alone)


def test_a_bot_is_asked_between_two_pieces_of_a_review() -> None:
    page = Page()
    over = finished(page)
    other = page.create("random", game="toy", cid="other")
    page.send(asked(over), bots=False)
    offer = next(offer for offer in page.offers() if offer["actions"])
    act = {"actions": [offer["actions"][0]["id"]], "decision": offer["decision"], "seat": offer["seat"]}
    page.send({"t": "cmd", "table": other, "cid": "act", "do": "act", **act}, bots=False)
    assert ["depth" in json.loads(one) for one in page.waiting] == [True, False], "one piece alone waits at a time"


def test_a_review_that_was_kept_is_told_at_once_also_by_the_next_page() -> None:
    page = Page()
    table = finished(page)
    first = told(page.send(asked(table, "whole")))[-1]["review"]
    again = page.send(asked(table, "whole", "r2"), bots=False)
    assert [(one["id"], one["done"], one["review"]) for one in again] == [("r2", 1, first)]
    later = Page(rows=page.kept, reviews=page.reviews)
    reported = later.send(asked(table, "draft", "r3"), bots=False)
    assert [(one["depth"], one["review"]) for one in reported] == [("whole", first)], "more than was asked for is fine"
    assert later.waiting == []


def test_of_a_draft_that_was_kept_the_rest_is_thought_out_when_more_is_wanted() -> None:
    page = Page()
    table = finished(page)
    page.send(asked(table))
    reported = page.send(asked(table, "whole", "r2"), bots=False)
    assert [(one["depth"], one["done"]) for one in reported] == [("draft", 1)]
    assert len(page.waiting) == 1


def test_two_who_ask_for_the_same_hear_of_one_and_the_same() -> None:
    page = Page()
    table = finished(page)
    page.send(asked(table, question="one"), bots=False)
    page.send(asked(table, question="two"), bots=False)
    assert len(page.waiting) == 1
    while page.waiting:
        page.think()
    last = told(page.heard)[-2:]
    assert [one["id"] for one in last] == ["one", "two"]
    assert last[0]["review"] == last[1]["review"] is not None


def test_where_nobody_waits_any_more_the_next_piece_is_the_last_until_somebody_asks_again() -> None:
    page = Page()
    table = finished(page)
    page.send(asked(table), bots=False)
    page.send({"t": "hello", "ticket": "here", "proto": 1, "tables": {table: 0}}, bots=False)
    page.send(asked(table, question="again"), bots=False)
    assert len(page.waiting) == 1, "the piece that is under way is the first of the next"
    page.send({"t": "hello", "ticket": "here", "proto": 1, "tables": {table: 0}}, bots=False)
    page.think()
    assert page.waiting == []
    assert told(page.send(asked(table, question="third")))[-1]["done"] == 1


def test_a_game_that_goes_on_a_table_that_is_not_there_and_one_without_a_judge_are_refused_by_name() -> None:
    page = Page()
    table = page.create("random", game="toy")
    for where, code in ((table, "table.not_over"), ("here-nowhere", "table.unknown")):
        (refused,) = told(page.send(asked(where)))
        assert (refused["cid"], refused["refusal"]["code"]) == ("r", code)
    three = page.create("random", "random", game="toy", cid="three")
    while page.play(three):
        pass
    (refused,) = told(page.send(asked(three)))
    assert (refused["code"], refused["refusal"]["code"]) == ("forbidden", "table.no_judge")


def test_a_worker_that_dies_of_a_review_is_no_reason_to_wait_for_ever() -> None:
    page = Page()
    table = finished(page)
    page.send(asked(table), bots=False)
    page._do(page.host.thought(page.waiting.pop(), "null", page._tick()))
    assert (page.heard[-1]["cid"], page.heard[-1]["code"]) == ("r", "unavailable")
    assert told(page.send(asked(table)))[-1]["done"] == 1


def test_of_a_table_that_was_thrown_away_no_review_is_kept() -> None:
    page = Page()
    table = finished(page)
    page.send(asked(table), bots=False)
    page.host.throw_away(table)
    while page.waiting:
        page.think()
    assert page.reviews == {}


def test_the_coach_is_asked_where_bots_think_and_says_null_where_there_is_nothing_to_say() -> None:
    page = Page()
    table = page.create("random", game="toy")
    question = {"t": "ask", "table": table, "id": "q", "plan": [], "judge": True}
    (first,) = page.send(question, bots=False)
    assert (first["refusal"], first["judged"]) == (None, None)
    page.play(table)
    page.send(question)
    answer = page.heard[-1]
    assert (answer["t"], answer["id"]) == ("answer", "q")
    assert "judged" in answer
