"""The seeded generator: the same numbers for ever, each equally likely."""

from __future__ import annotations

import pytest

from rollwright.kernel.source import Source, shuffled


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        ("", [2218925363, 143031543, 3814219833, 2393514047, 3731429692, 2150285243]),
        ("rollwright", [766157005, 4015308322, 98622175, 1070043259, 3261980991, 2157414489]),
        ("Zaandam 7 é", [101700668, 1957342344, 3335713459, 1549394027, 2925379777, 4218860171]),
    ],
)
def test_a_seed_fixes_the_numbers_for_ever(seed: str, numbers: list[int]) -> None:
    source = Source(seed)
    assert [source.bits() for _ in numbers] == numbers


@pytest.mark.parametrize(
    ("n", "numbers"),
    [
        (6, [1, 5, 0, 1, 4, 3, 0, 5, 3, 0, 2, 2, 0, 4, 2, 4]),
        (7776, [1387, 7269, 178, 1937, 5905, 3905, 63, 6663]),
        # Here a fifth of all draws would favour some numbers, and is drawn again: the first three above are.
        (858993460, [214008651, 652396198, 431482898, 736044335, 563156306, 292851327]),
    ],
)
def test_a_seed_fixes_what_is_drawn_below_a_number(n: int, numbers: list[int]) -> None:
    source = Source("rollwright")
    assert [source.below(n) for _ in numbers] == numbers


@pytest.mark.parametrize("n", [1, 2, 3, 6, 45, 2748, 7776, 858993460, 2**30])
def test_what_is_drawn_is_below_the_number(n: int) -> None:
    source = Source(f"below {n}")
    assert all(0 <= source.below(n) < n for _ in range(2000))


def test_one_possibility_takes_nothing_from_the_source() -> None:
    source, other = Source("one"), Source("one")
    assert [source.below(1) for _ in range(5)] == [0] * 5
    assert source.bits() == other.bits()


# The value that chi-square passes in one of a thousand fair runs, by degrees of freedom.
CRITICAL = {1: 10.83, 4: 18.47, 5: 20.52, 44: 78.75, 63: 103.4}


@pytest.mark.parametrize(("n", "cells"), [(2, 2), (5, 5), (6, 6), (45, 45), (7776, 6), (858993460, 5)])
def test_numbers_are_equally_likely(n: int, cells: int) -> None:
    source = Source(f"even {n}")
    draws = 60_000
    counts = [0] * cells
    for _ in range(draws):
        counts[source.below(n) * cells // n] += 1
    expected = draws / cells
    assert sum((count - expected) ** 2 / expected for count in counts) < CRITICAL[cells - 1]


def test_each_number_says_nothing_about_the_next() -> None:
    source = Source("pairs")
    pairs = [0] * 64
    draws = 64_000
    last = source.below(8)
    for _ in range(draws):
        this = source.below(8)
        pairs[8 * last + this] += 1
        last = this
    assert sum((count - draws / 64) ** 2 / (draws / 64) for count in pairs) < CRITICAL[63]


@pytest.mark.parametrize("bit", range(0, 32, 5))
def test_a_bit_is_set_half_the_time(bit: int) -> None:
    source = Source(f"bit {bit}")
    ones = sum(1 for _ in range(20_000) if source.bits() >> bit & 1)
    assert abs(ones - 10_000) < 3.29 * (20_000 / 4) ** 0.5


def test_different_seeds_give_different_numbers() -> None:
    assert len({Source(str(seed)).bits() for seed in range(2000)}) == 2000


def test_every_order_of_three_cards_is_equally_likely() -> None:
    source = Source("shuffled")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        order = tuple(shuffled([1, 2, 3], source.below))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < CRITICAL[5]


def test_shuffling_takes_one_number_for_every_card_from_those_that_are_left() -> None:
    asked: list[int] = []

    def last(n: int) -> int:
        asked.append(n)
        return n - 1

    assert shuffled([7, 8, 9], last) == [9, 8, 7]
    assert asked == [3, 2, 1]
