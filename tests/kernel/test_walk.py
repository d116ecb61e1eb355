"""One walk that gives the list, the count and the n-th, and remembers the last few."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rollwright.kernel.walk import Walk

LARGEST = 2**15 - 1
"""What is remembered; there may be larger ids."""

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


def reported(walk: Walk, telling: list[tuple[str, tuple[int, ...]]]) -> None:
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
    reported(walk, telling)
    assert found == expected
    assert walk.count == len(expected)
    for n, action in enumerate(expected):
        walk.begin(n)
        reported(walk, telling)
        assert walk.picked == action


@given(tellings)
def test_a_walk_recalls_the_last_four_and_no_other(telling: list[tuple[str, tuple[int, ...]]]) -> None:
    expected = [action for _, actions in telling for action in actions]
    walk = Walk(-1, None)
    reported(walk, telling)
    recalled = [walk.recall(n) for n in range(len(expected))]
    assert recalled[-4:] == expected[-4:]
    assert recalled[:-4] == [-1] * len(expected[:-4])


@given(tellings, st.integers(0, 9))
def test_what_was_only_counted_is_picked_by_its_place_and_not_recalled(
    telling: list[tuple[str, tuple[int, ...]]], skipped: int
) -> None:
    expected = [action for _, actions in telling for action in actions]
    walk = Walk(-1, None)
    assert walk.skip(skipped) == -1
    reported(walk, telling)
    assert walk.count == skipped + len(expected)
    recalled = [walk.recall(n) for n in range(walk.count)]
    assert recalled[:skipped] == [-1] * skipped
    assert [one for one in recalled if one >= 0] == expected[-4:]
    for n in range(skipped):
        walk.begin(n)
        assert walk.skip(skipped) == n


@given(st.sets(st.integers(0, 59)))
def test_a_mask_is_told_of_bit_by_bit(bits: set[int]) -> None:
    found: list[int] = []
    Walk(-1, found).bits(100, sum(1 << bit for bit in bits))
    assert found == [100 + bit for bit in sorted(bits)]


@given(tellings, st.integers(LARGEST + 1, 2**40), tellings)
def test_large_ids_are_listed_and_picked_and_never_recalled_wrongly(
    before: list[tuple[str, tuple[int, ...]]], large: int, later: list[tuple[str, tuple[int, ...]]]
) -> None:
    telling = [*before, ("one", (large,)), *later]
    expected = [action for _, actions in telling for action in actions]
    walk = Walk(-1, None)
    reported(walk, telling)
    for n, action in enumerate(expected):
        assert walk.recall(n) in (-1, action)
    assert walk.recall(expected.index(large)) == -1
