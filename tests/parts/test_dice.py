"""Dice told apart only by their faces: handfuls, their weights, and the numbers that decide them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.parts.dice import Faces

DICE = Faces("rygbpw", 5)
COINS = Faces("ht", 7)
KINDS = [DICE, COINS, Faces("abc", 4)]

letters = st.text("rygbpw", max_size=5)


def handful(text: str, dice: Faces = DICE) -> int:
    found = dice.read(text)
    assert found is not None
    return found


@pytest.mark.parametrize("dice", KINDS)
def test_there_is_a_handful_for_every_way_dice_can_lie(dice: Faces) -> None:
    texts = {
        "".join(one) for size in range(1, dice.most + 1) for one in combinations_with_replacement(dice.letters, size)
    }
    assert {dice.write(one) for one in dice.handfuls} == texts
    assert len(dice.handfuls) == len(texts)


@pytest.mark.parametrize("dice", KINDS)
def test_handfuls_are_numbered_by_size(dice: Faces) -> None:
    sizes = [dice.size(one) for one in dice.handfuls]
    assert sizes == sorted(sizes)
    assert [dice.number[one] for one in dice.handfuls] == list(range(len(dice.handfuls)))


@given(letters)
def test_a_handful_is_read_back_whatever_the_order(text: str) -> None:
    written = DICE.write(handful(text))
    assert sorted(written) == sorted(text)
    assert handful(written) == handful(text)
    assert DICE.size(handful(text)) == len(text)
    assert [DICE.count(handful(text), face) for face in range(6)] == [text.count(letter) for letter in "rygbpw"]


@pytest.mark.parametrize("text", ["x", "rrrrrr", "R", "r y", "1"])
def test_a_text_that_is_no_handful_is_not_read(text: str) -> None:
    assert DICE.read(text) is None


@pytest.mark.parametrize("dice", KINDS)
def test_weights_add_up_to_all_the_ways_dice_can_fall(dice: Faces) -> None:
    for size in range(1, dice.most + 1):
        weights = [dice.weight(one) for one in dice.handfuls if dice.size(one) == size]
        assert sum(weights) == dice.ways[size] == len(dice.letters) ** size


@pytest.mark.parametrize("dice", KINDS)
def test_a_weight_is_how_many_numbers_stand_for_the_handful(dice: Faces) -> None:
    for size in range(1, dice.most + 1):
        fallen = Counter(dice.handfuls[dice.fallen(size, number)] for number in range(dice.ways[size]))
        assert all(count == dice.weight(one) for one, count in fallen.items())
        assert set(fallen) == {one for one in dice.handfuls if dice.size(one) == size}


@pytest.mark.parametrize(
    ("text", "weight"), [("r", 1), ("ry", 2), ("rr", 1), ("rrryp", 20), ("rygbp", 120), ("wwwww", 1)]
)
def test_the_weight_of_a_handful(text: str, weight: int) -> None:
    assert DICE.weight(handful(text)) == weight


@given(letters)
def test_parts_are_all_that_can_be_taken_out(text: str) -> None:
    taken = {handful("".join(chosen)) for size in range(1, len(text) + 1) for chosen in combinations(text, size)}
    parts = DICE.parts(handful(text))
    assert set(parts) == taken
    assert len(parts) == len(taken)
    assert parts == sorted(parts, key=DICE.number.__getitem__)


@given(letters, letters)
def test_a_handful_holds_what_it_has_at_least_as_often(text: str, part: str) -> None:
    assert DICE.holds(handful(text), handful(part)) == (Counter(part) <= Counter(text))


@given(letters)
def test_what_is_taken_out_and_put_back_leaves_the_handful(text: str) -> None:
    whole = handful(text)
    for part in DICE.parts(whole):
        assert DICE.size(whole - part) == DICE.size(whole) - DICE.size(part)
        assert DICE.write(whole - part + part) == DICE.write(whole)


def test_all_falls_of_two_coins() -> None:
    falls = ["".join(one) for one in product("ht", repeat=2)]
    assert Counter(COINS.write(COINS.handfuls[COINS.fallen(2, n)]) for n in range(4)) == Counter(
        "".join(sorted(fall)) for fall in falls
    )
