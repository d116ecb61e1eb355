"""Chapter 7: glue, sawblades and scrapwood."""

from __future__ import annotations

import pytest

from rollwright.testing.scene import rule
from tests.games.woodcraft_roll.bench import BOARD, DISPLAY, crossed, left, nuts, working
from tests.games.woodcraft_roll.wrw import dice


@rule("WRW-7.1")
def test_glue_makes_one_die_of_two() -> None:
    at = working("dice=y2,y3 glue=1").play("glue y2 y3 y5", seat=0)
    assert (dice(at), crossed(at, "glue")) == ("y5", 1)


@rule("WRW-7.1")
def test_without_glue_nothing_is_glued() -> None:
    assert working("dice=y2,y3 sawblade=1").refuses("glue y2 y3 y5", "wrw.no_glue", seat=0)


@rule("WRW-7.1")
def test_a_die_is_not_glued_to_itself() -> None:
    assert working("dice=y2 glue=1").refuses("glue y2 y2 y4", "wrw.two_dice", seat=0)
    assert working("dice=y2,y3 glue=1").refuses("glue y2 y2 y4", "wrw.same_die", seat=0)
    assert working("dice=y2,y2 glue=1").allows("glue y2 y2 y4", seat=0)


@rule("WRW-7.1")
@pytest.mark.parametrize("result", ["y4", "y6"])
def test_the_result_is_the_sum(result: str) -> None:
    assert working("dice=y2,y3 glue=1").refuses(f"glue y2 y3 {result}", "wrw.wrong_sum", seat=0)


@rule("WRW-7.2")
def test_a_die_may_go_above_6() -> None:
    at = working("dice=b4,b5 glue=1 sawblade=1 held=a8").play("glue b4 b5 b9", seat=0)
    assert dice(at) == "b9"
    assert at.allows("saw b9 b2 b7", seat=0)
    assert at.allows("complete a8", seat=0)


@rule("WRW-7.2")
def test_a_die_goes_up_to_12_and_no_further() -> None:
    at = working("dice=y6,b6,b7,y12 glue=2 scrapwood=1")
    assert at.allows("glue y6 b6 b12", seat=0)
    assert at.refuses("glue y6 b7 b13", "wrw.too_large", seat=0)
    assert at.refuses("raise y12 y13", "wrw.too_large", seat=0)


@rule("WRW-7.3")
@pytest.mark.parametrize(("pair", "asked"), [("y2 y3", "b5"), ("b2 b3", "y5")])
def test_two_dice_of_one_colour_keep_it(pair: str, asked: str) -> None:
    at = working("dice=y2,y3,b2,b3 glue=1")
    assert at.refuses(f"glue {pair} {asked}", "wrw.colour_kept", seat=0)


@rule("WRW-7.4")
@pytest.mark.parametrize("result", ["y2", "b2"])
def test_of_two_colours_one_is_chosen(result: str) -> None:
    at = working("dice=y1,b1 glue=1").play(f"glue y1 b1 {result}", seat=0)
    assert dice(at) == result


@rule("WRW-7.5")
def test_every_gluing_gives_two_nuts() -> None:
    at = working("dice=y1,y1,b1 glue=2").play("glue y1 y1 y2", seat=0)
    assert nuts(at) == 2
    assert nuts(at.play("glue y2 b1 b3", seat=0)) == 4


@rule("WRW-7.6")
@pytest.mark.parametrize(("parts", "result"), [("y2 y2", "y2 y2"), ("y1 y3", "y1 y3"), ("y3 y1", "y1 y3")])
def test_a_sawblade_makes_two_dice_of_one(parts: str, result: str) -> None:
    at = working("dice=y4 sawblade=1").play(f"saw y4 {parts}", seat=0)
    assert (dice(at), crossed(at, "sawblade"), nuts(at)) == (result, 1, 0)


@rule("WRW-7.6")
def test_the_parts_add_up_to_the_die() -> None:
    at = working("dice=y4 sawblade=1")
    assert at.refuses("saw y4 y2 y3", "wrw.saw_sum", seat=0)
    assert at.refuses("saw y4 y1 y2", "wrw.saw_sum", seat=0)


@rule("WRW-7.6")
def test_no_part_is_nothing() -> None:
    assert working("dice=y4 sawblade=1").refuses("saw y4 y0 y4", "wrw.saw_zero", seat=0)


@rule("WRW-7.6")
def test_the_parts_keep_the_colour() -> None:
    at = working("dice=y4 sawblade=1")
    assert at.refuses("saw y4 b2 b2", "wrw.saw_colour", seat=0)
    assert at.refuses("saw y4 y2 b2", "wrw.saw_colour", seat=0)


@rule("WRW-7.6")
def test_without_a_sawblade_nothing_is_sawn() -> None:
    assert working("dice=y4 glue=1").refuses("saw y4 y2 y2", "wrw.no_sawblade", seat=0)


@rule("WRW-7.7")
@pytest.mark.parametrize("die", ["y1", "b1"])
def test_a_1_is_not_sawn(die: str) -> None:
    at = working(f"dice={die} sawblade=1")
    assert at.refuses(f"saw {die} {die} {die}", "wrw.saw_one", seat=0)
    assert left(at) == "1 sawblade"


@rule("WRW-7.8")
def test_scrapwood_raises_a_die_by_one() -> None:
    at = working("dice=y4 scrapwood=1").play("raise y4 y5", seat=0)
    assert (dice(at), crossed(at, "scrapwood")) == ("y5", 1)


@rule("WRW-7.8")
def test_scrapwood_raises_a_die_above_6() -> None:
    assert dice(working("dice=b6 scrapwood=1").play("raise b6 b7", seat=0)) == "b7"


@rule("WRW-7.8")
def test_scrapwood_never_lowers_a_die() -> None:
    assert working("dice=y4 scrapwood=1").refuses("raise y4 y3", "wrw.only_up", seat=0)


@rule("WRW-7.8")
@pytest.mark.parametrize("result", ["y6", "b5", "y7"])
def test_scrapwood_does_one_step_in_the_same_colour(result: str) -> None:
    assert working("dice=y4 scrapwood=2").refuses(f"raise y4 {result}", "wrw.raise_one", seat=0)


@rule("WRW-7.8")
def test_without_scrapwood_nothing_is_raised() -> None:
    assert working("dice=y4 glue=1").refuses("raise y4 y5", "wrw.no_scrapwood", seat=0)


@rule("WRW-7.9")
def test_resources_may_be_used_several_times_on_one_die() -> None:
    at = working("dice=y3 scrapwood=2").play("raise y3 y4", "raise y4 y5", seat=0)
    assert (dice(at), crossed(at, "scrapwood")) == ("y5", 2)
    at = working("dice=y6 sawblade=2").play("saw y6 y3 y3", "saw y3 y1 y2", seat=0)
    assert (dice(at), crossed(at, "sawblade")) == ("y1 y2 y3", 2)


@rule("WRW-7.10")
def test_what_is_crossed_out_is_spent() -> None:
    at = working("dice=y1,y1,y1 glue=1").play("glue y1 y1 y2", seat=0)
    assert at.refuses("glue y1 y2 y3", "wrw.no_glue", seat=0)
    again = working("dice=y1,y2 glue=2/1")
    assert again.allows("glue y1 y2 y3", seat=0)


@rule("WRW-7.11")
def test_dice_of_the_board_are_not_worked_on() -> None:
    at = working("dice=y1 scrapwood=1 glue=1 sawblade=1 blueberry=4 helpers=3", more=f"{BOARD} {DISPLAY}")
    assert at.refuses("raise y4 y5", "wrw.no_die", seat=0)
    assert at.refuses("saw y4 y2 y2", "wrw.no_die", seat=0)
    assert at.refuses("glue y1 y4 y5", "wrw.no_die", seat=0)
    assert at.refuses("shift b5 b4", "wrw.no_die", seat=0)


@rule("WRW-7.11")
def test_dice_of_others_are_not_worked_on() -> None:
    assert working("scrapwood=1", "dice=y4").refuses("raise y4 y5", "wrw.no_dice", seat=0)
    assert working("dice=b1 scrapwood=1", "dice=y4").refuses("raise y4 y5", "wrw.no_die", seat=0)
