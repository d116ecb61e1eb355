"""One walk that gives the list, the count and the n-th, and remembers the last few."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rollwright.kernel.walk import Walk

LARGEST = 2**14 - 1

ids = st.integers(0, LARGEST)
tellings = st.lists(
    st.one_of(
        ids.map(lambda one: ("one", (one,))),
        st.tuples(st.integers(0, LARGEST - 40), st.integers(0, 40)).map(
            lambda run: ("run", tuple(range(run[0], run[0] + run[1])))
        ),
        st.lists(ids, max_size=9).map(lambda some: ("all", tuple(some))),
    ),
    max_size=12,
)


def told(walk: Walk, telling: list[tuple[str, tuple[int, ...]]]) -> None:
    for way, actions in telling:
        if way == "one":
            walk.one(actions[0])
        elif way == "run":
            walk.run(actions[0] if actions else 0, len(actions))
        else:
            walk.all(actions)


@given(tellings)
def test_a_walk_gives_the_list_the_count_and_each_of_them(telling: list[tuple[str, tuple[int, ...]]]) -> None:
    expected = [action for _, actions in telling for action in actions]
    found: list[int] = []
    walk = Walk(-1, found)
    told(walk, telling)
    assert found == expected
    assert walk.count == len(expected)
    for n, action in enumerate(expected):
        walk.begin(n)
        told(walk, telling)
        assert walk.picked == action


@given(tellings)
def test_a_walk_recalls_the_last_four_and_no_other(telling: list[tuple[str, tuple[int, ...]]]) -> None:
    expected = [action for _, actions in telling for action in actions]
    walk = Walk(-1, None)
    told(walk, telling)
    recalled = [walk.recall(n) for n in range(len(expected))]
    assert recalled[-4:] == expected[-4:]
    assert recalled[:-4] == [-1] * len(expected[:-4])
