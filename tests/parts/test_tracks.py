"""Tracks marked from the left, and packs of small counts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.parts.tracks import Track, add, get, packed

counts = st.lists(st.integers(0, 15), max_size=15)


def test_a_track_unlocks_what_has_been_marked() -> None:
    track = Track("+*.*+")
    assert track.length == 5
    assert track.bonuses == (0, 1, 1, 1, 1, 2)
    assert track.stars == (0, 0, 1, 1, 2, 2)


def test_stars_at_the_start_come_on_top() -> None:
    assert Track(".*", stars_at_start=2).stars == (2, 2, 3)


@given(st.text("+*.", max_size=12), st.integers(0, 3))
def test_each_mark_unlocks_at_most_one_thing(squares: str, start: int) -> None:
    track = Track(squares, start)
    assert len(track.stars) == len(track.bonuses) == track.length + 1
    for n, sign in enumerate(squares):
        assert track.stars[n + 1] - track.stars[n] == (sign == "*")
        assert track.bonuses[n + 1] - track.bonuses[n] == (sign == "+")


@given(counts)
def test_a_pack_gives_back_what_was_put_in(numbers: list[int]) -> None:
    pack = packed(numbers)
    assert [get(pack, index) for index in range(len(numbers))] == numbers


@given(counts.filter(bool), st.data())
def test_adding_to_one_count_leaves_the_others(numbers: list[int], data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(numbers) - 1))
    more = data.draw(st.integers(0, 15 - numbers[index]))
    numbers_after = [*numbers[:index], numbers[index] + more, *numbers[index + 1 :]]
    assert add(packed(numbers), index, more) == packed(numbers_after)


@pytest.mark.parametrize("index", range(15))
def test_a_pack_has_room_for_fifteen_counts(index: int) -> None:
    assert get(add(0, index, 15), index) == 15
    assert add(add(0, index, 15), index, -15) == 0
