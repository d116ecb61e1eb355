"""Chapter 3: dice and choosing a shape."""

from __future__ import annotations

import pytest

from rollwright.kernel.model import CHANCE, IllegalAction
from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_roll.crw import crossed, crw, draw, new, new_match, passed, state, turn


def choices(at: Scene) -> set[str]:
    """The shapes on offer, with their payments."""
    return {text.removeprefix("choose ") for text in at.offered() if text.startswith("choose")}


def unused(at: Scene) -> str:
    dice: str = state(at)["dice"]
    return dice


@rule("CRW-3.1")
def test_a_turn_begins_with_the_roll_of_all_five_dice() -> None:
    at = new(3, start_seat=0)
    assert at.refuses("choose red-2", "crw.roll_first")
    assert at.refuses("pass", "crw.roll_first")
    at = at.play("roll")
    assert at.refuses("choose red-2", "crw.wait_for_dice", seat=0)
    assert at.play("dice rrryp").values_of("crw.rolled") == [{"fallen": "rrryp", "dice": "rrryp"}]


@rule("CRW-3.1")
def test_the_dice_are_rolled_once_apart_from_rerolls() -> None:
    at = new(3, start_seat=0).rolled("rrryp")
    assert at.refuses("roll", "crw.already_rolled")
    at = at.play("reroll yp", "dice ww")
    assert unused(at) == "rrrww"
    assert at.refuses("roll", "crw.already_rolled")
    assert at.play("pass").refuses("roll", "crw.already_rolled")


@rule("CRW-3.2")
def test_a_shape_of_three_costs_three_dice_no_fewer_and_no_more() -> None:
    at = turn("- r1", dice="rrwyp")
    assert unused(at.play("choose red-3 w1")) == "yp"
    assert at.refuses("choose red-3", "crw.too_few_dice")
    assert at.refuses("choose red-3 w3 b1", "crw.pays_too_much")
    # A bonus beside the white takes the place of a red die: the count stays three.
    assert unused(at.play("choose red-3 w1 b1")) == "ryp"


@rule("CRW-3.2")
def test_dice_whites_and_bonuses_add_up_to_the_size_in_every_payment() -> None:
    at = turn("- r9y9g9b9p9", dice="rrwyp")
    for choice in choices(at):
        size = int(choice.split()[0].split("-")[1])
        bonuses = int(choice[-1]) if " b" in choice else 0
        assert len(unused(at.play(f"choose {choice}"))) == 5 - (size - bonuses), choice


@rule("CRW-3.3")
def test_the_dice_must_have_the_colour_of_the_shape() -> None:
    at = turn(dice="rrryp")
    assert at.refuses("choose blue-3", "crw.none_of_colour")
    assert at.allows("choose red-3")


@rule("CRW-3.4")
def test_two_colours_do_not_add_up() -> None:
    at = turn(dice="rryyp")
    assert choices(at) == {"red-2", "yellow-2"}
    for shape in ("red-4", "yellow-4-left", "yellow-4-right", "purple-4"):
        assert at.refuses(f"choose {shape}", "crw.too_few_dice")
    for shape in ("green-4-left", "blue-4-left"):
        assert at.refuses(f"choose {shape}", "crw.none_of_colour")


@rule("CRW-3.5")
def test_a_smaller_shape_leaves_dice_for_the_others() -> None:
    at = turn(dice="rrryp")
    assert choices(at) == {"red-2", "red-3"}
    assert at.refuses("choose red-4", "crw.too_few_dice")
    at = at.play(*draw("red-2", "a1 b1", x="a1"), "end")
    assert unused(at) == "ryp"
    assert at.allows("mark red", seat=1)


@rule("CRW-3.6")
def test_white_dice_count_as_the_colour_one_wants() -> None:
    at = turn(dice="wwgyp")
    assert at.allows("choose green-3 w2")
    assert at.allows("choose yellow-3 w2")
    for colour in ("red", "yellow", "green", "blue", "purple"):
        assert at.allows(f"choose {colour}-2 w2")


@rule("CRW-3.6")
def test_more_whites_than_there_are_cannot_be_used() -> None:
    assert turn(dice="wwgyp").refuses("choose green-3 w3", "crw.too_few_whites")


@rule("CRW-3.7")
def test_whites_alone_make_up_a_shape() -> None:
    assert unused(turn(dice="wwgyp").play("choose blue-2 w2")) == "ygp"


@rule("CRW-3.8")
def test_one_says_how_many_whites_and_bonuses_are_used() -> None:
    at = turn("- r1", dice="rrrwy")
    assert unused(at.play("choose red-3 w1")) == "ry"
    assert unused(at.play("choose red-3")) == "yw"
    assert unused(at.play("choose red-3 b1")) == "ryw"


@rule("CRW-3.9")
def test_single_dice_draw_nothing() -> None:
    at = turn("- - stars=r2", dice="rygbp")
    assert at.offered() == ["pass"]


@rule("CRW-3.9")
def test_shapes_have_two_to_five_squares() -> None:
    sizes = {choice.split()[0].split("-")[1] for choice in choices(turn("- r9y9g9b9p9", dice="wwwww"))}
    assert sizes == {"2", "3", "4", "5"}


@rule("CRW-3.10")
@pytest.mark.parametrize("shape", ["red-2", "red-3"])
def test_an_unlimited_shape_may_be_drawn_again_and_again(shape: str) -> None:
    at = new(2, "fr", start_seat=0).play("cross yellow-4-left", "cross blue-4-left", "decline", "decline")
    before = crossed(at)
    for _ in range(3):
        at = at.rolled("rrryp").play(f"choose {shape}")
        at = at.play(at.offered()[0])
        at = at.play(at.offered()[0], "end", "decline")
    assert crossed(at) == before
    assert at.rolled("rrryp").allows(f"choose {shape}")


@rule("CRW-3.11")
def test_a_crossed_out_shape_cannot_be_chosen() -> None:
    at = turn(dice="ppppp", more="crossed=purple-5")
    assert at.refuses("choose purple-5", "crw.shape_gone")
    assert at.allows("choose purple-4")


@rule("CRW-3.12")
def test_a_once_only_shape_is_crossed_out_for_everybody_and_for_good() -> None:
    at = crw("active=1 step=choose dice=rrrrr rolls=1 | - - | - - | - -")
    at = at.play(*draw("red-5", "a1 b1 c1 b2 c2", x="a1"))
    assert crossed(at) == ["red-5"]
    at = at.play("end")
    for seat in (2, 0, 1, 2):
        assert at.active == seat
        assert at.rolled("rrrrr").refuses("choose red-5", "crw.shape_gone")
        at = passed(at)
    assert crossed(at) == ["red-5"]


@rule("CRW-3.13")
def test_of_two_equal_fours_each_is_crossed_out_by_itself() -> None:
    at = turn(dice="rrrrb").play(*draw("red-4", "a1 b1 a2 b2", x="a1"), "end", "decline", "decline")
    assert crossed(at) == ["red-4"]
    at = at.rolled("rrrrb").play(*draw("red-4", "a1 b1 a2 b2", x="a1"), "end", "decline", "decline")
    assert crossed(at) == ["red-4", "red-4"]
    assert at.rolled("rrrrb").refuses("choose red-4", "crw.shape_gone")


@rule("CRW-3.13")
def test_of_a_left_and_a_right_four_each_is_crossed_out_by_itself() -> None:
    at = turn(dice="bbbbr", more="crossed=blue-4-left")
    assert at.refuses("choose blue-4-left", "crw.shape_gone")
    assert at.allows("choose blue-4-right")


@rule("CRW-3.14")
def test_neither_a_refused_drawing_nor_a_pass_crosses_out() -> None:
    match = new_match(3, start_seat=0)
    for actor, text in [(0, "roll"), (CHANCE, "dice ppppp"), (0, "choose purple-5")]:
        match.play_text(actor, text)
    with pytest.raises(IllegalAction) as refused:
        match.play_text(0, "place a2 b2 c2 d2 e2")
    assert refused.value.refusal.code == "crw.unsupported"
    assert match.undo(0)
    for text in ("pass", "end"):
        match.play_text(0, text)
    crossed_out = match.game.to_json(match.position)["crossed"]
    assert isinstance(crossed_out, dict)
    assert set(crossed_out.values()) == {0}


@rule("CRW-3.14")
def test_a_shape_placed_off_the_grid_is_not_crossed_out() -> None:
    at = turn(dice="ppppp").play("choose purple-5")
    assert at.refuses("place b1 c1 d1 e1 f1", "crw.off_grid")
    assert crossed(at) == []
    assert crossed(turn(dice="ppppp").play("pass", "end")) == []
