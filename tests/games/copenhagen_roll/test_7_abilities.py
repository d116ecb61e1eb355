"""Chapter 7, second half: the five abilities."""

from __future__ import annotations

import pytest

from rollwright.kernel.model import NotationError
from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_roll.crw import crossed, crw, draw, house, passed, score, state, track, turn

EDITIONS = ("en", "fr", "nl")


def drawn(sheet: str, dice: str = "yp", edition: str | None = None) -> Scene:
    """Seat 0 of three has drawn its shape; these dice are unused."""
    return crw(f"step=finish drawn dice={dice} rolls=1 | {sheet} | - - | - -", edition)


def stars_used(at: Scene, colour: str) -> int:
    used: int = track(at, colour)["stars_used"]
    return used


# reroll


@rule("CRW-7.13")
def test_a_reroll_rolls_the_chosen_dice_and_keeps_the_others() -> None:
    at = turn(dice="rrypw").play("reroll yp")
    assert at.rolling
    assert state(at)["dice"] == "rrw"
    at = at.play("dice gb")
    assert state(at)["dice"] == "rrgbw"
    assert stars_used(at, "red") == 1


@rule("CRW-7.13")
def test_a_reroll_needs_dice_and_only_dice_that_lie_there() -> None:
    at = turn(dice="rrypw")
    assert at.refuses("reroll", "crw.reroll_nothing")
    assert at.refuses("reroll yy", "crw.reroll_not_there")
    assert at.refuses("reroll b", "crw.reroll_not_there")


@rule("CRW-7.14")
def test_rerolls_may_follow_each_other_on_the_same_dice_at_one_star_each() -> None:
    at = turn(dice="rrypw").play("reroll y", "dice b", "reroll bp", "dice gg")
    assert state(at)["dice"] == "rrggw"
    assert stars_used(at, "red") == 2
    assert at.refuses("reroll g", "crw.star_used")


@rule("CRW-7.15")
def test_a_reroll_comes_before_the_shape() -> None:
    at = turn(dice="rrypw")
    assert at.play(*draw("red-2", "a1 b1", x="a1")).refuses("reroll ypw", "crw.reroll_too_late")
    assert at.play("pass").refuses("reroll y", "crw.reroll_too_late")
    assert at.play("pass", "end").refuses("reroll y", "crw.reroll_too_late", seat=0)


@rule("CRW-7.15", "CRW-7.18")
@pytest.mark.parametrize("edition", ["fr", "nl"])
def test_a_reroll_is_still_possible_after_a_single_drawn_before_the_shape(edition: str) -> None:
    assert turn("- p3", edition=edition).play("one-x a1").allows("reroll yp")


# one-x


@rule("CRW-7.16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_x_draws_a_single_brick_by_the_drawing_rules(edition: str) -> None:
    at = drawn("OO... p3", edition=edition)
    assert at.refuses("one-x c3", "crw.unsupported")
    assert at.refuses("one-x c2", "crw.only_touching")
    assert at.refuses("one-x b1", "crw.square_taken")
    assert at.refuses("one-x f1", "crw.off_grid")
    assert stars_used(at, "purple") == 0
    after = at.play("one-x b2")
    assert house(after) == "OO.../.X..."
    assert stars_used(after, "purple") == 1


@rule("CRW-7.16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_x_is_too_late_once_the_others_mark(edition: str) -> None:
    at = drawn("OO... p3", edition=edition).play("end")
    assert at.refuses("one-x a2", "crw.one_x_too_late", seat=0)


@rule("CRW-7.17")
def test_in_en_one_x_follows_a_shape() -> None:
    at = turn("- p3", edition="en")
    assert at.refuses("one-x a1", "crw.one_x_after_shape")
    assert at.play("pass").refuses("one-x a1", "crw.one_x_not_after_pass")
    assert at.play(*draw("red-2", "a1 b1", x="a1")).allows("one-x a2")


@rule("CRW-7.18")
@pytest.mark.parametrize("edition", ["fr", "nl"])
def test_in_fr_and_nl_a_single_may_support_the_shape_of_the_turn(edition: str) -> None:
    at = turn("- p5", edition=edition).play("one-x a1", *draw("red-2", "a2 b2", x="b2"))
    assert house(at) == "X..../OX..."
    assert at.allows("one-x b1")


@rule("CRW-7.18")
@pytest.mark.parametrize("edition", ["fr", "nl"])
def test_in_fr_and_nl_one_x_needs_no_shape(edition: str) -> None:
    at = turn("- p5", edition=edition)
    assert house(at.play("pass", "one-x a1")) == "X...."
    assert house(at.play("one-x a1", "pass", "one-x b1")) == "XX..."


@rule("CRW-7.19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_one_x_of_a_turn_costs_a_star(edition: str) -> None:
    at = drawn("OO... p5", edition=edition).play("one-x a2", "one-x a3")
    assert house(at) == "OO.../X..../X...."
    assert stars_used(at, "purple") == 2
    assert at.refuses("one-x a4", "crw.star_used")


# no-x


@rule("CRW-7.20")
def test_a_shape_drawn_with_no_x_is_all_windows() -> None:
    at = turn("- b2", dice="ggggg").play("choose green-5", "place b1 a2 b2 c2 b3")
    assert at.refuses("no-x b1", "crw.no_x_with_brick")
    at = at.play("no-x")
    assert house(at) == ".O.../OOO../.O..."
    assert at.refuses("brick b1", "crw.no_brick_due")


@rule("CRW-7.21")
def test_in_en_one_no_x_covers_the_singles_of_its_turn_and_no_others() -> None:
    at = turn("- b2p7", edition="en").play(*draw("red-3", "a1 b1 b2"), "one-x a2", "one-x c1")
    assert house(at) == "OOO../OO..."
    assert (stars_used(at, "blue"), stars_used(at, "purple")) == (1, 2)
    at = at.play("end").play("decline", seat=1).play("decline", seat=2)
    at = passed(passed(at)).rolled("rrryp").play(*draw("red-2", "a3 b3", x="a3"), "one-x d1")
    assert house(at) == "OOOX./OO.../XO..."


@rule("CRW-7.21")
def test_in_en_no_x_is_not_for_a_single_by_itself() -> None:
    assert drawn("OO... b2p3", edition="en").refuses("one-x a2 no-x", "crw.no_x_for_turn")
    assert house(drawn("OO... b2p3", edition="en").play("one-x a2")) == "OO.../X...."


@rule("CRW-7.22")
@pytest.mark.parametrize("edition", ["fr", "nl"])
def test_in_fr_and_nl_no_x_covers_one_drawing(edition: str) -> None:
    shape = draw("red-3", "a1 b1 b2")
    one_star = turn("- b2p3", edition=edition).play(*shape)
    assert house(one_star.play("one-x c1")) == "OOX../.O..."
    assert one_star.refuses("one-x c1 no-x", "crw.star_used")
    two_stars = turn("- b4p3", edition=edition).play(*shape, "one-x c1 no-x")
    assert house(two_stars) == "OOO../.O..."
    assert (stars_used(two_stars, "blue"), stars_used(two_stars, "purple")) == (2, 1)


@rule("CRW-7.22")
@pytest.mark.parametrize("edition", ["fr", "nl"])
def test_in_fr_and_nl_no_x_may_cover_a_single_by_itself(edition: str) -> None:
    at = turn("- b2p3", edition=edition).play("one-x a1 no-x")
    assert house(at) == "O...."
    assert (stars_used(at, "blue"), stars_used(at, "purple")) == (1, 1)
    assert at.play("choose red-2", "place b1 c1").refuses("no-x", "crw.star_used")


@rule("CRW-7.23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_x_is_declared_with_its_drawing(edition: str) -> None:
    at = turn("- b2", edition=edition).play(*draw("red-3", "a1 b1 b2", x="b2"))
    assert at.refuses("no-x", "crw.no_x_with_drawing")
    assert house(at) == "OO.../.X..."
    assert stars_used(at, "blue") == 0
    assert turn("- b2", edition=edition).refuses("no-x", "crw.no_x_with_drawing")


# color-change


@rule("CRW-7.24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_color_change_turns_dice_of_one_face_to_one_other_face(edition: str) -> None:
    at = turn("- g4", dice="yyyrp", edition=edition)
    assert state(at.play("change yy r"))["dice"] == "rrryp"
    assert state(at.play("change yyy r"))["dice"] == "rrrrp"
    assert at.refuses("change yp r", "crw.change_one_face")
    assert at.refuses("change yy rb", "crw.change_one_face")
    assert at.refuses("change yy y", "crw.change_same_face")
    assert at.refuses("change r", "crw.change_nothing")
    assert at.refuses("change yyyy r", "crw.change_not_there")
    assert at.refuses("change b r", "crw.change_not_there")


@rule("CRW-7.24")
def test_one_star_turns_dice_once() -> None:
    at = turn("- g4", dice="yyyrp").play("change y r")
    assert stars_used(at, "green") == 1
    assert at.refuses("change y b", "crw.star_used")


@rule("CRW-7.25")
def test_in_en_color_change_knows_no_white() -> None:
    at = turn("- g4", dice="yywrp", edition="en")
    assert at.refuses("change y w", "crw.change_no_white")
    assert at.refuses("change w r", "crw.change_no_white")
    assert at.allows("change y r")


@rule("CRW-7.26")
@pytest.mark.parametrize("edition", ["fr", "nl"])
def test_in_fr_and_nl_color_change_may_turn_dice_to_white_and_from_white(edition: str) -> None:
    at = turn("- g4", dice="yyrbp", edition=edition).play("change yy w")
    assert state(at.play("choose blue-3 w2"))["dice"] == "rp"
    assert state(turn("- g4", dice="wyrbp", edition=edition).play("change w r"))["dice"] == "rrybp"


@rule("CRW-7.27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_dice_turned_before_the_shape_pay_by_their_new_face(edition: str) -> None:
    at = turn("- g4", dice="rryyp", edition=edition)
    assert at.refuses("choose red-4", "crw.too_few_dice")
    assert at.play("change yy r").allows("choose red-4")


@rule("CRW-7.27", "CRW-8.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_dice_turned_after_the_shape_are_marked_by_their_new_face(edition: str) -> None:
    at = turn("- g4", dice="rrrrp", edition=edition).play(*draw("red-4", "a1 b1 a2 b2", x="a1"), "change p y", "end")
    assert at.allows("mark yellow", seat=1)
    assert at.refuses("mark purple", "crw.no_such_die", seat=1)


@rule("CRW-7.27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_color_change_is_too_late_once_the_others_mark(edition: str) -> None:
    at = drawn("OO... g4", edition=edition).play("end")
    assert at.refuses("change y r", "crw.change_too_late", seat=0)


@rule("CRW-7.27")
def test_color_change_is_possible_after_a_pass() -> None:
    assert state(turn("- g4").play("pass", "change rrr b"))["dice"] == "ybbbp"


@rule("CRW-7.27")
def test_dice_used_for_the_shape_are_not_turned() -> None:
    at = turn("- g4", dice="rrryp").play(*draw("red-2", "a1 b1", x="a1"))
    assert at.refuses("change rr y", "crw.change_not_there")
    assert at.allows("change r y")


# use-again


@rule("CRW-7.28")
def test_use_again_draws_a_crossed_out_shape_with_matching_dice() -> None:
    assert turn("- y3", dice="ppppr", more="crossed=purple-5").refuses("choose purple-5 again", "crw.too_few_dice")
    at = turn("- y3", dice="ppppp", more="crossed=purple-5")
    at = at.play(*draw("purple-5 again", "a1 b1 c1 d1 e1", x="c1"), "end")
    assert house(at) == "OOXOO"
    assert crossed(at) == ["purple-5"]
    assert at.rolled("ppppp").refuses("choose purple-5", "crw.shape_gone")


@rule("CRW-7.28")
def test_use_again_crosses_no_second_entry_out() -> None:
    at = turn("- y3", dice="ppppr", more="crossed=purple-4,purple-4")
    at = at.play(*draw("purple-4 again", "a1 a2 a3 a4", x="a1"))
    assert crossed(at) == ["purple-4", "purple-4"]


@rule("CRW-7.28")
def test_use_again_is_for_crossed_out_shapes_only() -> None:
    at = turn("- y3", dice="ppppp")
    assert at.refuses("choose purple-5 again", "crw.not_crossed_out")
    assert at.refuses("choose purple-4 again", "crw.not_crossed_out")
    assert at.refuses("choose purple-3 again", "crw.again_once_only")


@rule("CRW-7.28")
@pytest.mark.parametrize("four", ["red-4", "purple-4"])
def test_use_again_draws_the_crossed_out_one_of_two_fours_and_leaves_its_twin_open(four: str) -> None:
    dice, squares = ("rrrry", "a1 a2 b1 b2") if four == "red-4" else ("ppppy", "a1 a2 a3 a4")
    at = turn("- y3", dice=dice, more=f"crossed={four}")
    assert {f"choose {four}", f"choose {four} again"} <= set(at.offered())
    by_star = at.play(*draw(f"{four} again", squares, x="a1"))
    assert crossed(by_star) == [four]
    assert stars_used(by_star, "yellow") == 1
    assert crossed(at.play(*draw(four, squares, x="a1"))) == [four, four]


@rule("CRW-7.28")
def test_what_was_chosen_by_use_again_is_part_of_the_position_until_it_is_drawn() -> None:
    at = turn("- y3", dice="rrrry", more="crossed=red-4").play("choose red-4 again")
    assert "again" in at.game.write(at.position)
    read = crw(at.game.write(at.position)).play("place a1 a2 b1 b2", "brick a1")
    assert crossed(read) == ["red-4"]
    assert "again" not in read.game.write(read.position)


@rule("CRW-7.28")
def test_in_version_1_use_again_waits_until_both_twins_are_crossed_out() -> None:
    at = turn("- y3", dice="rrrry", more="crossed=red-4", version=1)
    assert at.refuses("choose red-4 again", "crw.not_crossed_out")
    assert "choose red-4 again" not in at.offered()
    assert turn("- y3", dice="rrrry", more="crossed=red-4,red-4", version=1).allows("choose red-4 again")


@rule("CRW-7.28")
def test_again_is_written_of_nothing_else() -> None:
    with pytest.raises(NotationError, match="again"):
        crw("step=place dice=ry rolls=1 chosen=red-4 again | - y3 | - -")


@rule("CRW-7.29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_use_again_reaches_the_fours_of_the_set_up(edition: str) -> None:
    fours = "crossed=blue-4-left crossed_at_setup=blue-4-left"
    assert turn("- y3", dice="bbbbr", players=2, edition=edition, more=fours).allows("choose blue-4-left again")
    without = turn("- -", dice="bbbbr", players=2, edition=edition, more=fours)
    assert without.refuses("choose blue-4-left", "crw.shape_gone")
    assert without.refuses("choose blue-4-left again", "crw.star_locked")


@rule("CRW-7.29")
def test_by_a_stricter_option_use_again_does_not_reach_the_fours_of_the_set_up() -> None:
    turn_of = "step=choose dice=bbbbr crossed_at_setup=red-4,blue-4-left"
    strict = crw(f"{turn_of} crossed=red-4,blue-4-left | - y3 | - -", use_again_setup_fours=False)
    assert strict.refuses("choose blue-4-left again", "crw.again_not_setup")
    later = crw(f"{turn_of} crossed=red-4,blue-4-left,blue-4-right | - y3 | - -", use_again_setup_fours=False)
    assert later.allows("choose blue-4-right again")


@rule("CRW-7.29")
def test_by_the_stricter_option_use_again_reaches_a_twin_that_was_drawn() -> None:
    at = crw(
        "step=choose dice=rrrrp crossed=red-4,red-4 crossed_at_setup=red-4 | - y3 | - -", use_again_setup_fours=False
    )
    assert at.allows("choose red-4 again")


@rule("CRW-7.30")
def test_a_shape_drawn_by_use_again_is_a_shape_like_any_other() -> None:
    at = turn("OO... y3b2", dice="rrrrr", more="crossed=red-5").play("choose red-5 again")
    assert stars_used(at, "yellow") == 1
    assert at.refuses("place a3 b3 c3 b4 c4", "crw.unsupported")
    at = at.play("place c1 d1 e1 d2 e2")
    assert at.refuses("end", "crw.brick_first")
    with_brick = at.play("brick d1")
    assert (house(with_brick), score(with_brick)) == ("OOOXO/...OO", 1)
    clean = at.play("no-x")
    assert (house(clean), score(clean)) == ("OOOOO/...OO", 2)
    assert (stars_used(clean, "yellow"), stars_used(clean, "blue")) == (1, 1)
    assert with_brick.refuses("choose red-5 again", "crw.already_drawn")
