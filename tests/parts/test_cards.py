"""Packs of cards are added, taken apart, written and read as what they stand for."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.parts.cards import Kinds

CARDS = Kinds("rygbp")

packs = st.lists(st.integers(0, 14), min_size=5, max_size=5).map(
    lambda counts: sum(n * one for n, one in zip(counts, CARDS.one, strict=True))
)


def counter(pack: int) -> Counter[int]:
    return Counter(CARDS.cards(pack))


@given(packs)
def test_a_pack_has_as_many_cards_as_it_lists(pack: int) -> None:
    assert CARDS.size(pack) == len(CARDS.cards(pack))
    assert [CARDS.nth(pack, n) for n in range(CARDS.size(pack))] == CARDS.cards(pack)
    assert all(CARDS.count(pack, kind) == counter(pack)[kind] for kind in range(5))


@given(packs, packs)
def test_packs_hold_and_share_cards_as_multisets_do(pack: int, other: int) -> None:
    assert CARDS.holds(pack, other) == (counter(other) <= counter(pack))
    assert counter(CARDS.common(pack, other)) == counter(pack) & counter(other)


@given(packs)
def test_a_pack_is_read_back_from_either_text(pack: int) -> None:
    assert CARDS.read_counts(CARDS.write_counts(pack)) == pack
    assert CARDS.read(CARDS.write(pack)) == pack


def test_letters_name_cards_in_any_order() -> None:
    assert CARDS.read("brr") == CARDS.read("rrb")
    assert CARDS.write(CARDS.read("brr") or 0) == "rrb"


@pytest.mark.parametrize("text", ["x", "R", "r" * 16])
def test_what_names_no_cards_is_not_read(text: str) -> None:
    assert CARDS.read(text) is None


@pytest.mark.parametrize("text", ["r", "3", "r0", "r16", "r01", "y1r1", "r1r1", "x1", "r1 ", "r\u00b2", "r123"])
def test_counts_are_read_in_their_one_spelling(text: str) -> None:
    assert CARDS.read_counts(text) is None


@pytest.mark.parametrize(("size", "handfuls"), [(0, 1), (1, 5), (2, 15), (3, 35)])
def test_there_are_so_many_handfuls(size: int, handfuls: int) -> None:
    found = CARDS.handfuls(size)
    assert len(set(found)) == len(found) == handfuls
    assert all(CARDS.size(pack) == size for pack in found)
