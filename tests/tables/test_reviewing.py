"""Reviews as hosts ask for them: of what, in which pieces, and with nothing that anybody mustn't know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from rollwright.kernel.discovery import game_ids
from rollwright.tables.commands.game import Close, Resign
from rollwright.tables.commands.refusals import Nack
from rollwright.tables.log.table import OVER
from rollwright.tables.study.account import Bookkeeper, Entry, Valued
from rollwright.tables.study.reviewing import (
    Helper,
    Progress,
    ReviewRequest,
    Reviews,
    answer_review,
    is_last,
    kinds_for,
    progress_of,
    review_from_json,
    review_request,
)
from rollwright.tables.wire.inbound import AskReview, WireError, parse
from rollwright.tables.wire.schema import OUTBOUND
from tests.tables.evening import Evening, playing
from tests.toy.judged import judged

toys = pytest.mark.usefixtures("toy_installed")
QUESTION = AskReview("table", "q", "whole")


@pytest.fixture
def toy_judged(toy_installed: None) -> Iterator[None]:
    with judged():
        yield


def finished(*kinds: str, game: str = "toy", name: str = "table") -> Evening:
    evening = playing(*kinds, game=game, name=name)
    evening.play_out()
    assert evening.table.phase == OVER
    return evening


def wanted(evening: Evening, depth: str = "draft") -> ReviewRequest:
    request = review_request(evening.table, depth)
    assert isinstance(request, ReviewRequest)
    return review_from_json(json.loads(json.dumps(request.to_json())))


def pieces(request: ReviewRequest, reviews: Reviews | None = None) -> list[Progress]:
    """All that is told, where the time is up after every step."""
    working = reviews or Reviews()
    found = [working.go_on(request, lambda: False)]
    while not is_last(request, found[-1]):
        found.append(working.go_on(request, lambda: False))
    return found


def refused(evening: Evening) -> str:
    found = review_request(evening.table, "whole")
    assert isinstance(found, Nack)
    assert found.refusal is not None
    return found.refusal.code


@toys
@pytest.mark.parametrize("game", ["toy", *game_ids()])
def test_a_game_that_goes_on_is_not_reviewed_however_far_it_has_come(game: str) -> None:
    evening = Evening()
    evening.create("me", "greedy", game=game)
    assert refused(evening) == "table.not_over"
    evening = playing("me", "greedy", game=game)
    while evening.table.phase != OVER and evening.table.seq < 60:
        assert refused(evening) == "table.not_over"
        evening.play_out(evening.table.seq + 1)


@toys
def test_a_table_that_was_closed_in_the_middle_is_not_reviewed() -> None:
    evening = playing("me", "greedy", game="toy")
    evening.do(Close("ada", evening.cid()))
    assert refused(evening) == "table.not_over"


def test_a_game_that_somebody_left_to_a_bot_is_reviewed_like_any_other(toy_judged: None) -> None:
    evening = playing("me", "open", game="toy")
    evening.do(Resign("bob", evening.cid(), None))
    evening.play_out()
    assert pieces(wanted(evening))[-1]["review"] is not None


def test_the_draft_comes_first_then_the_whole_and_progress_in_between(toy_judged: None) -> None:
    told = pieces(wanted(finished("me", "greedy"), "whole"))
    depths = [one["depth"] for one in told]
    assert depths == sorted(depths), "first all of the draft, then all of the whole"
    for depth in ("draft", "whole"):
        done = [one["done"] for one in told if one["depth"] == depth]
        assert done == sorted(done)
        assert len(done) > 3
        assert done[-1] == 1
        reviews = [one["review"] for one in told if one["depth"] == depth]
        assert reviews[:-1] == [None] * (len(reviews) - 1), "what there is nothing new of isn't sent again"
        assert reviews[-1]["depth"] == depth


def test_pieces_of_any_length_come_to_the_same(toy_judged: None) -> None:
    request = wanted(finished("me", "greedy"))
    at_once = Reviews().go_on(request, lambda: True)
    assert at_once == pieces(request)[-1]


def test_a_review_that_others_have_crowded_out_begins_anew_and_comes_to_the_same(toy_judged: None) -> None:
    requests = [wanted(finished("me", "greedy", name=f"table {number}")) for number in range(6)]
    reviews = Reviews()
    for request in requests:
        reviews.go_on(request, lambda: False)
    assert pieces(requests[0], reviews)[-1] == pieces(requests[0])[-1]


@pytest.mark.parametrize("stride", [1, 2, 3])
def test_with_helpers_a_review_is_the_same_and_hardly_any_of_its_pieces_is_worked_out_twice(
    toy_judged: None, monkeypatch: pytest.MonkeyPatch, stride: int
) -> None:
    request = wanted(finished("me", "greedy"), "whole")
    alone = pieces(request)
    valued: list[int] = []
    value = Bookkeeper.valued

    def counted(self: Bookkeeper[Any], entry: Entry[Any]) -> Valued:
        valued.append(entry.move)
        return value(self, entry)

    monkeypatch.setattr(Bookkeeper, "valued", counted)
    reviews, helpers = Reviews(), [Helper() for _ in range(stride)]
    told: list[Progress] = []
    while not told or not is_last(request, told[-1]):
        found = [helper.go_on(request, first, stride, lambda: False) for first, helper in enumerate(helpers)]
        sent = json.loads(json.dumps([piece for one in found for piece in one]))
        told.append(reviews.go_on(request, lambda: False, sent))
    assert told[-1] == alone[-1]
    assert len(told) < len(alone)
    whole = told[[one["review"] is not None for one in told].index(True) + 1 :]
    assert [one["done"] for one in whole] == sorted(one["done"] for one in whole)
    assert len(valued) <= 2 * len(set(valued)) + stride, "once for the draft, and once for the whole"


def test_a_helper_that_goes_on_finds_all_there_is_then_nothing_and_begins_another_game(toy_judged: None) -> None:
    one, other = (wanted(finished("me", "greedy", name=name), "whole") for name in ("one", "other"))
    helper = Helper()
    numbers = [piece["number"] for piece in helper.go_on(one, 0, 1, lambda: True)]
    assert numbers == list(reversed(range(len(numbers))))
    assert helper.go_on(one, 0, 1, lambda: True) == []
    assert helper.go_on(other, 1, 3, lambda: False)[0]["number"] > 0


@toys
def test_a_helper_finds_nothing_where_nobody_has_learned_to_judge() -> None:
    assert Helper().go_on(wanted(finished("me", "greedy"), "whole"), 0, 2, lambda: True) == []


def test_what_is_told_has_the_shape_of_the_wire(toy_judged: None) -> None:
    for progress in pieces(wanted(finished("me", "greedy"), "whole")):
        message = answer_review(QUESTION, progress)
        assert isinstance(message, dict)
        assert OUTBOUND.fault(json.loads(json.dumps(message)), "the message") == ""


@toys
def test_a_game_that_nobody_has_learned_to_judge_is_refused_plainly() -> None:
    progress = Reviews().go_on(wanted(finished("me", "greedy")), lambda: True)
    assert is_last(wanted(finished("me", "greedy")), progress)
    answer = answer_review(QUESTION, progress)
    assert isinstance(answer, Nack)
    assert answer.refusal is not None
    assert answer.refusal.code == "table.no_judge"


def test_a_review_names_no_person_and_no_table(toy_judged: None) -> None:
    evening = finished("me", "open")
    text = json.dumps(pieces(wanted(evening))[-1]["review"])
    for word in (*evening.table.persons(), evening.table.id):
        assert f'"{word}"' not in text


def test_who_asks_for_a_draft_may_be_given_the_whole_and_who_asks_for_the_whole_hears_more_than_a_draft() -> None:
    draft, whole = ({"depth": depth} for depth in ("draft", "whole"))
    for asked, kept, last in (("draft", whole, True), ("draft", draft, True), ("whole", draft, False)):
        request = ReviewRequest("t", "toy", {}, None, [], asked)
        assert is_last(request, progress_of(kept)) == last
    assert [kind.split()[0] for kind in kinds_for("whole")] == ["whole", "draft"]
    assert [kind.split()[0] for kind in kinds_for("draft")] == ["whole", "draft"]


@pytest.mark.parametrize("wrong", [{"depth": "deep"}, {"id": ""}, {"table": 3}, {"seat": 1}])
def test_a_question_that_is_none_is_refused_in_words(wrong: dict[str, Any]) -> None:
    with pytest.raises(WireError):
        parse(json.dumps({"t": "review", "table": "T1", "id": "r1", "depth": "whole", **wrong}))


@pytest.mark.slow
@pytest.mark.parametrize("game", game_ids())
def test_a_draft_of_a_real_game_has_the_shape_of_the_wire_and_lines_that_can_be_drawn(game: str) -> None:
    evening = finished("me", "random", game=game)
    review = Reviews().go_on(wanted(evening), lambda: True)["review"]
    message = answer_review(QUESTION, progress_of(review))
    assert isinstance(message, dict)
    assert OUTBOUND.fault(json.loads(json.dumps(message)), "the message") == ""
    for moment in review["moments"]:
        for line in (moment["played"], moment["better"]):
            assert [step["id"] for step in line["steps"]] == line["actions"]
            evening.table.game.from_json(evening.table.setup, line["view"])
