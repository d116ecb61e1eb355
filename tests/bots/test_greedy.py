"""What greedy does: a position, its turn, a fact."""

from __future__ import annotations

import pytest

from rollwright.bots import find_bot
from rollwright.kernel.source import Source
from rollwright.testing.scene import Scene
from tests.games.copenhagen_roll.crw import crw, house, sheet, state, track, turn

SEEDS = ("one", "two", "three")


def choice(at: Scene, seat: int = 0, seed: str = "greedy") -> str:
    """What greedy plays now, in notation."""
    view = at.game.view(at.position, seat)
    text: str = at.game.write_action(find_bot("greedy").choose(at.game, view, seat, Source(seed)))
    return text


def whole_turn(at: Scene, seat: int = 0) -> Scene:
    """Greedy goes on until its turn is handed over, or dice are to be rolled."""
    stage = at.game.stage(at.position)
    while at.game.stage(at.position) == stage and seat in at.game.to_act(at.position):
        at = at.play(choice(at, seat), seat=seat)
    return at


# Lines


def test_it_completes_a_row_that_its_dice_pay_for() -> None:
    after = whole_turn(turn("OXO.. - stars=r2", "rrygp"))
    assert house(after) in ("OXOXO", "OXOOX")
    assert after.points(0) == 1


def test_it_completes_two_rows_at_once_with_the_one_shape_that_does() -> None:
    """red-3 leaves a square open, red-4 closes both rows; the other colours give only a 2."""
    after = whole_turn(turn("OXO../OXO.. -", "rrrrb"))
    assert house(after).count(".") == 0
    assert after.points(0) == 2


def test_it_goes_for_a_column_once_that_is_nearer_than_a_row() -> None:
    after = whole_turn(turn("XO.../O..../O..../O..../O..../O..../O.... - stars=r2", "ggbyp"))
    assert all(row[0] != "." for row in sheet(after)["house"])
    assert after.points(0) == 2


def test_it_draws_although_nothing_scores_yet() -> None:
    after = whole_turn(turn("- -", "rrrrr"))
    assert sheet(after)["empty"] == 40
    assert after.points(0) == 0


def test_it_puts_the_x_into_lines_that_have_one() -> None:
    """c1 lies in a row and a column with a brick, c2 in a column with one: c1 harms no line."""
    at = crw("step=brick chosen=red-3 placed=c1,d1,d2 dice=yp | OX.../OO.../..X.. - | - - | - -")
    assert choice(at) == "brick c1"


# Coats of arms


def test_it_takes_the_square_of_a_coat_that_completes_a_row() -> None:
    at = crw("step=coat drawn coats=1 dice=yp | OOOO./OXOOO/.O... r1 | - - | - -")
    assert choice(at) == "coat e1"
    assert whole_turn(at).points(0) == 3


def test_it_takes_the_two_marks_of_a_coat_that_fill_a_track() -> None:
    at = crw("step=coat drawn coats=1 dice=yp | XOOOO/OXOOO y7 | - - | - -")
    assert choice(at) == "coat yellow"
    assert whole_turn(at).points(0) == 4


def test_it_sees_the_coat_behind_a_row() -> None:
    """Rows 1 and 2 want one square each, and there is one star: row 2 brings a coat of arms as well."""
    assert choice(crw("step=finish drawn dice=yp | .XOOO/OXOO. p3 | - - | - -")) == "one-x e2"


# Stars and bonuses


def test_it_ends_its_turn_rather_than_spend_a_star_for_a_square_that_brings_little() -> None:
    assert choice(crw("step=finish drawn dice=yp | OO... p3 | - - | - -")) == "end"


def test_it_spends_a_star_for_the_square_that_completes_a_row() -> None:
    assert choice(crw("step=finish drawn dice=yp | OOXO. p3 | - - | - -")) == "one-x e1"


def test_it_saves_no_x_for_lines_that_have_no_brick() -> None:
    placed = "step=brick chosen=red-2 placed=d1,e1 dice=yyp"
    assert choice(crw(f"{placed} | OXO.. b2 | - - | - -")).startswith("brick")
    assert choice(crw(f"{placed} | OOO.. b2 | - - | - -")) == "no-x"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_rerolls_nothing_when_its_dice_pay_for_the_largest_shape(seed: str) -> None:
    assert choice(turn("O.... -", "rrrrr"), seed=seed).startswith("choose red-5")


@pytest.mark.parametrize("seed", SEEDS)
def test_it_rerolls_when_its_dice_pay_for_nothing(seed: str) -> None:
    assert choice(turn("OOXO. -", "rygbp"), seed=seed).startswith("reroll")


def test_it_pays_with_dice_before_bonuses_and_keeps_a_white_from_a_rival_who_wants_one() -> None:
    """Red-3 is the largest shape there is. A white die that is left would fill the blue track of seat 1."""
    crossed = "crossed=red-4,red-4,red-5"
    after = whole_turn(crw(f"step=choose dice=rrrwy rolls=1 {crossed} | OX... r1 stars=r2 | - b8 | - -"))
    assert track(after, "red")["bonuses_used"] == 0
    assert state(after)["dice"] == "ry"


# Marking


def test_it_marks_the_last_square_of_a_track() -> None:
    at = crw("step=mark dice=yp decided=0 | - - | - y8p3 | - -")
    assert choice(at, seat=1) == "mark yellow"


def test_it_marks_twice_where_only_both_marks_fill_a_track() -> None:
    at = whole_turn(crw("step=mark dice=ypw decided=0 | - - | - y7p3"), seat=1)
    assert at.points(1) == 2


@pytest.mark.parametrize("dice", ["r", "y", "g", "b", "p", "w"])
def test_it_declines_no_mark_that_costs_nothing(dice: str) -> None:
    assert choice(crw(f"step=mark dice={dice} decided=0 | - - | - - | - -"), seat=1).startswith("mark")


# The end


def test_it_takes_points_in_its_last_turn_rather_than_build_for_later() -> None:
    """Seat 1 is past twelve and seat 0 plays last: red-2 completes a row, green-3 would only build."""
    twelve = "XOOOO/XOOOO/XOOOO/XOOOO/XOOOO/XOOOO/XOOOO/XOOOO r9y9"
    mine = "OOO../XOOOO/OO.../O.... - stars=r2"
    at = crw(f"start=1 active=0 step=choose dice=rrggg rolls=1 | {mine} | {twelve}")
    assert whole_turn(at).points(0) == 2
