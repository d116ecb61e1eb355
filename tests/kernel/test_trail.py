"""A trail is a list that is copied in no time: nobody can tell the two apart."""

from __future__ import annotations

import sys
import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.kernel.trail import Trail

_DEEDS = st.lists(
    st.tuples(st.sampled_from(["append", "copy", "cut", "replace"]), st.integers(0, 9), st.integers(0, 9))
)


@given(_DEEDS)
def test_copies_of_a_trail_go_on_as_copies_of_a_list_do(deeds: list[tuple[str, int, int]]) -> None:
    trails: list[Trail[list[int]]] = [Trail()]
    lists: list[list[list[int]]] = [[]]
    own: set[int] = set()
    """Trails whose last item was appended to them, and which were not copied since."""
    for deed, which, number in deeds:
        at = which % len(trails)
        if deed == "append":
            item = [number]
            trails[at].append(item)
            lists[at].append(item)
            own.add(at)
        elif deed == "copy":
            trails.append(trails[at].copy())
            lists.append(lists[at].copy())
            own.discard(at)
        elif deed == "cut":
            trails[at].cut(number)
            del lists[at][number:]
            own.discard(at)
        elif at in own:
            item = [-number]
            trails[at].replace_last(item)
            lists[at][-1] = item
        for trail, naive in zip(trails, lists, strict=True):
            assert list(trail) == naive
            assert len(trail) == len(naive)
            assert trail[number:] == naive[number:]
            assert [trail[index] for index in range(-len(naive), len(naive))] == naive * 2


def test_what_another_copy_went_on_with_is_out_of_range() -> None:
    trail: Trail[str] = Trail()
    trail.copy().append("elsewhere")
    assert not trail
    for index in (0, -1):
        with pytest.raises(IndexError):
            trail[index]


@pytest.mark.skipif(sys.platform == "emscripten", reason="there are no threads in Pyodide")
def test_copies_that_grow_in_several_threads_at_once_keep_what_is_theirs() -> None:
    for _ in range(200):
        first: Trail[tuple[int, int]] = Trail()
        first.append((0, 0))
        copies = [first.copy() for _ in range(4)]

        def grow(number: int, copies: list[Trail[tuple[int, int]]] = copies) -> None:
            for step in range(20):
                copies[number].append((number, step))

        threads = [threading.Thread(target=grow, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for number, copy in enumerate(copies):
            assert list(copy) == [(0, 0), *((number, step) for step in range(20))]
        assert list(first) == [(0, 0)]


def test_trails_with_the_same_items_are_equal() -> None:
    one: Trail[int] = Trail()
    other: Trail[int] = Trail()
    one.append(1)
    assert one != other
    other.append(1)
    assert one == other
    assert hash(one) == hash(other)
    assert repr(one) == "Trail([1])"
