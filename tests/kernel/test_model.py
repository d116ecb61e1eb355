"""The small values: places with ties, and events, refusals, standings that compare by what they say."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.kernel.model import Event, Hidden, NotationError, Preview, Refusal, Standing, rank


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ([(5,)], [1]),
        ([(5,), (7,), (6,)], [3, 1, 2]),
        ([(7,), (7,), (6,)], [1, 1, 3]),
        ([(7,), (6,), (6,), (1,)], [1, 2, 2, 4]),
        ([(12, -20), (13, -18), (13, -18)], [3, 1, 1]),
        ([(13, -20), (13, -18), (12, 0)], [2, 1, 3]),
        ([(0,), (0,), (0,)], [1, 1, 1]),
    ],
)
def test_equals_share_a_place_and_the_next_places_are_left_out(
    scores: list[tuple[int, ...]], places: list[int]
) -> None:
    assert rank(scores) == places


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(-2, 2)), min_size=1, max_size=6))
def test_a_place_is_one_more_than_the_number_of_better_scores(scores: list[tuple[int, ...]]) -> None:
    places = rank(scores)
    assert min(places) == 1
    for score, place in zip(scores, places, strict=True):
        assert sorted(scores, reverse=True).index(score) + 1 == place


def test_events_are_equal_if_they_say_the_same() -> None:
    event = Event("toy.won", 1, {"prize": 2})
    assert event == Event("toy.won", 1, {"prize": 2})
    assert hash(event) == hash(Event("toy.won", 1, {"prize": 2}))
    for other in (Event("toy.won", 0, {"prize": 2}), Event("toy.won", 1, {"prize": 3}), Event("toy.lost", 1, {})):
        assert event != other
    assert repr(event) == "Event('toy.won', seat=1, prize=2)"
    assert event.to_json() == {"code": "toy.won", "seat": 1, "values": {"prize": 2}}


def test_refusals_are_equal_if_they_say_the_same() -> None:
    refusal = Refusal("toy.wait", "TOY-2.2", {"card": 3})
    assert refusal == Refusal("toy.wait", "TOY-2.2", {"card": 3})
    assert hash(refusal) == hash(Refusal("toy.wait", "TOY-2.2", {"card": 3}))
    assert refusal != Refusal("toy.wait", "TOY-2.2", {"card": 1})
    assert refusal != Event("toy.wait", None, {"card": 3})
    assert repr(refusal) == "Refusal('toy.wait', TOY-2.2, card=3)"
    assert refusal.to_json() == {"code": "toy.wait", "rule": "TOY-2.2", "values": {"card": 3}}


def test_hidden_things_are_equal_if_they_are_as_many() -> None:
    assert Hidden(2) == Hidden(2)
    assert hash(Hidden(2)) == hash(Hidden(2))
    assert Hidden(2) != Hidden(3)
    assert Hidden(2) != 2
    assert repr(Hidden(2)) == "Hidden(2)"


def test_points_are_the_sum_of_the_parts_that_are_numbers() -> None:
    standing = Standing(0, 1, {"rows": 5, "columns": 4, "grade": "good"}, {"empty": -3})
    assert standing.points == 9
    assert json.loads(json.dumps(standing.to_json()))["points"] == 9


def test_standings_are_equal_if_they_say_the_same() -> None:
    standing = Standing(0, 1, {"rows": 5}, {"empty": -3})
    assert standing == Standing(0, 1, {"rows": 5}, {"empty": -3})
    assert hash(standing) == hash(Standing(0, 1, {"rows": 5}, {"empty": -3}))
    assert standing != Standing(0, 1, {"rows": 4, "columns": 1}, {"empty": -3})


def test_a_preview_goes_into_json() -> None:
    assert Preview(1, 2, [Event("toy.over", None, {})]).to_json() == {
        "low": 1,
        "high": 2,
        "events": [{"code": "toy.over", "seat": None, "values": {}}],
    }


def test_a_text_that_is_not_understood_is_reported_with_what_would_be() -> None:
    error = NotationError("bidd 3", "one of bid 3, fold")
    assert str(error) == "'bidd 3' is not understood: one of bid 3, fold"
