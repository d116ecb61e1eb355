"""Chapter 3: taking cards."""

from __future__ import annotations

import pytest

from rollwright.testing.scene import rule
from tests.games.copenhagen_board.cph import build, discards, display, draw, hand, possible, state, turn


@rule("CPH-3.1")
def test_two_neighbouring_cards_go_to_the_hand() -> None:
    at = turn("- b", display="rgppyby").play("take 3 4")
    assert hand(at) == "bpp"
    assert at.values_of("cph.took") == [{"footbridges": "3 4", "cards": "pp", "count": 2}]


@rule("CPH-3.1")
@pytest.mark.parametrize("footbridge", range(1, 7))
def test_all_six_pairs_can_be_taken(footbridge: int) -> None:
    at = turn(display="rygbpry").play(f"take {footbridge} {footbridge + 1}")
    assert sorted(hand(at)) == sorted("rygbpry"[footbridge - 1 : footbridge + 1])


@rule("CPH-3.1")
def test_cards_with_one_between_them_cannot_be_taken() -> None:
    assert turn().refuses("take 3 5", "cph.not_neighbours")
    assert turn("- - ready=additional,discount,change,both").refuses("take 2 6", "cph.not_neighbours")


@rule("CPH-3.2")
def test_a_single_card_cannot_be_taken() -> None:
    assert turn("- - ready=any").refuses("take 3", "cph.one_card")


@rule("CPH-3.2", "CPH-3.4")
def test_a_footbridge_cannot_be_named_twice() -> None:
    assert turn().refuses("take 3 3", "cph.footbridge_twice")
    assert turn("- - ready=any,additional").refuses("take 3 4 3 additional", "cph.footbridge_twice")
    assert turn("- - ready=any,additional").refuses("take 3 3 any", "cph.footbridge_twice")


@rule("CPH-3.3")
def test_the_first_and_the_last_footbridge_are_no_neighbours() -> None:
    assert turn().refuses("take 1 7", "cph.ends_apart")
    assert turn().allows("take 1 2")
    assert turn().allows("take 6 7")


@rule("CPH-3.4")
def test_all_cards_are_taken_from_the_display_as_it_lies() -> None:
    at = turn("- - ready=any,additional", display="rygbpry").play("take 1 4 7 any additional")
    assert hand(at) == "ryb"
    assert display(at) == ".yg.pr."
    assert "cph.turned_up" not in at.codes()


@rule("CPH-3.5")
def test_the_display_is_refilled_at_the_end_of_the_turn() -> None:
    at = turn(display="rygbpry").play("take 3 4")
    assert display(at) == "ry..pry"
    at = draw(at.play("end"), "pp")
    assert display(at) == "rypppry"
    assert at.active == 1


@rule("CPH-3.5")
def test_the_gaps_are_filled_from_1_to_7() -> None:
    at = turn("- - ready=any", display="rygbpry").play("take 2 6 any", "end")
    assert display(draw(at, "gb")) == "rggbpby"


@rule("CPH-3.5")
def test_nobody_acts_while_the_display_is_refilled() -> None:
    at = turn().play("take 3 4", "end")
    for seat in range(2):
        assert at.refuses("take 1 2", "cph.wait_for_cards", seat=seat)


@rule("CPH-3.5")
def test_after_building_nothing_is_missing() -> None:
    at = turn("- gg", display="rygbpry").play(*build("green-2", "a1 a2", "a1", pay="gg"), "end")
    assert display(at) == "rygbpry"
    assert at.active == 1


@rule("CPH-3.6")
def test_more_than_seven_cards_are_discarded_at_once() -> None:
    at = turn("- rrrggg", display="rygbpry").play("take 4 5")
    assert state(at)["surplus"] == 1
    for move in ("end", "take 1 2", "build green-3 a1 a2 a3 brick a1"):
        assert at.refuses(move, "cph.discard_first")
    at = at.play("discard g")
    assert hand(at) == "rrrggbp"
    assert at.allows("end")


@rule("CPH-3.6")
def test_with_seven_cards_none_is_discarded() -> None:
    at = turn("- rrggg", display="rygbpry").play("take 4 5")
    assert state(at)["surplus"] == 0
    assert at.allows("end")


@rule("CPH-3.7")
def test_any_cards_of_the_hand_are_discarded_those_just_taken_too() -> None:
    at = turn("- rrrrggg", display="rbygpry").play("take 1 2")
    assert hand(at.play("discard rb")) == "rrrrggg"
    assert hand(at.play("discard gg")) == "rrrrrgb"
    assert at.play("discard rb").values_of("cph.discarded") == [{"cards": "rb", "count": 2}]


@rule("CPH-3.7")
def test_exactly_the_surplus_is_discarded() -> None:
    at = turn("- rrrrggg", display="rbygpry").play("take 1 2")
    assert at.refuses("discard r", "cph.discard_number")
    assert at.refuses("discard rrg", "cph.discard_number")


@rule("CPH-3.7")
def test_only_cards_that_are_held_are_discarded() -> None:
    at = turn("- rrrrggg", display="rbygpry").play("take 1 2")
    assert at.refuses("discard yr", "cph.discard_not_held")
    assert at.refuses("discard bb", "cph.discard_not_held")


@rule("CPH-3.8")
def test_discards_go_on_the_pile_before_the_refill() -> None:
    at = turn("- rrrrggg", display="rbygpry", players=3, more="supply=y1 discards=p2").play("take 1 2", "discard gg")
    assert discards(at) == "ggpp"
    at = at.play("end", "card y")
    assert at.values_of("cph.reshuffled") == [{"cards": 4}]
    assert possible(at) == {"card g": 2, "card p": 2, "end-card": 1}


@rule("CPH-3.9")
def test_nothing_is_discarded_after_building() -> None:
    at = turn("- rrrrrgg").play(*build("red-2", "a1 a2", "a1", pay="rr"))
    assert hand(at) == "rrrgg"
    assert at.refuses("discard r", "cph.no_discard_due")
    assert at.allows("end")


@rule("CPH-3.9")
def test_nothing_is_discarded_before_or_without_a_surplus() -> None:
    assert turn("- rr").refuses("discard r", "cph.no_discard_due")
    assert turn("- rr").play("take 1 2").refuses("discard r", "cph.no_discard_due")
