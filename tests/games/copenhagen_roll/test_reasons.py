"""Why a move is refused: the truest reason, with its rule, whatever form the text had."""

from __future__ import annotations

from typing import Any

import pytest

from rollwright.kernel.model import Event
from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_roll.crw import crw, turn

COAT = "step=coat dice=yp rolls=1 drawn coats=1"
SETUP = "step=setup crossed=red-4 crossed_at_setup=red-4 | - - | - -"


def marking(sheet: str = "- -", players: int = 3, unused: str = "ry", **options: Any) -> Scene:
    """Seat 0 has drawn and left some dice; seat 1, whose sheet is given, and the others mark."""
    others = " | - -" * (players - 2)
    return crw(f"step=mark dice={unused} rolls=1 drawn decided=0 | - - | {sheet}{others}", **options)


@rule("CRW-8.6")
@pytest.mark.parametrize("word", ["pass", "end"])
def test_who_marks_is_told_how_to_end_it(word: str) -> None:
    assert marking().refuses(word, "crw.mark_now", seat=1)
    assert marking().allows("decline", seat=1)
    assert marking(marking="must").refuses(word, "crw.must_mark", seat=1)
    assert marking().play("decline", seat=1).refuses(word, "crw.not_your_turn", seat=1)


@rule("CRW-10.3", "CRW-10.4")
@pytest.mark.parametrize(
    ("edition", "more"), [pytest.param("fr", "_may", id="fr"), *(pytest.param(one, "", id=one) for one in ("en", "nl"))]
)
def test_the_set_up_of_each_edition_cites_its_own_rule(edition: str, more: str) -> None:
    at = crw(SETUP, edition)
    assert at.refuses("roll", f"crw.setup_first{more}")
    assert at.refuses("setup red blue", f"crw.setup_one_track{more}")
    assert at.play("setup red", "setup red").refuses("setup red", f"crw.setup_over{more}")


@rule("CRW-10.5")
def test_who_is_not_to_set_up_is_told_who_is() -> None:
    assert crw(SETUP).refuses("roll", "crw.setup_order", seat=1)
    assert crw(SETUP).refuses("setup red blue", "crw.setup_order", seat=1)


@rule("CRW-8.6", "CRW-8.7")
def test_where_marking_is_a_duty_nobody_is_told_to_decline() -> None:
    assert marking("- r9", marking="must").refuses("mark red", "crw.other_track", seat=1)
    assert marking("- r9").refuses("mark red", "crw.track_full", seat=1)
    assert marking(marking="must").refuses("decline", "crw.must_mark", seat=1)


@rule("CRW-8.1")
def test_who_has_declined_is_not_told_of_marks() -> None:
    at = marking().play("decline", seat=1)
    assert at.refuses("mark red", "crw.one_mark", seat=1)


@rule("CRW-7.4")
def test_stars_of_a_track_that_has_no_more_are_gone() -> None:
    spent = turn("- b9 stars=b3", dice="rrryp").play("choose red-2", "place a1 b1")
    assert spent.refuses("no-x", "crw.stars_gone")
    assert turn("- b2 stars=b1").play("choose red-2", "place a1 b1").refuses("no-x", "crw.star_used")


@rule("CRW-7.17")
def test_after_a_pass_nobody_is_told_to_draw_a_shape_first() -> None:
    at = turn("- p3").play("pass")
    assert at.refuses("one-x a1", "crw.one_x_not_after_pass")
    assert at.refuses("one-x", "crw.one_x_not_after_pass")


@rule("CRW-1.14", "CRW-10.2")
def test_what_chance_decides_is_refused_by_the_rule_that_says_so() -> None:
    assert turn().refuses("start 1", "crw.start_decided")
    assert turn().refuses("cross red-4", "crw.cross_decided")
    assert turn().refuses("dice rrrrr", "crw.dice_decide")


@rule("CRW-3.3")
def test_no_die_of_the_colour_is_another_reason_than_too_few() -> None:
    at = turn(dice="rrryp")
    assert at.refuses("choose blue-3", "crw.none_of_colour")
    assert at.refuses("choose red-4", "crw.too_few_dice")


@rule("CRW-6.8")
def test_who_marks_by_a_coat_of_arms_is_told_how() -> None:
    at = crw(f"{COAT} | OOOOO/OOOOO r9 | - - | - -")
    assert at.refuses("mark yellow", "crw.coat_marks")
    assert at.allows("coat yellow")
    assert at.refuses("mark red", "crw.coat_track_full")


@rule("CRW-4.3")
def test_a_mirror_image_is_named_after_the_shape_that_was_chosen() -> None:
    yellow = turn(dice="yyyyy").play("choose yellow-5")
    mirrored = "place c1 c2 b2 a2 a3"
    assert yellow.refuses(mirrored, "crw.mirrored")
    red = turn(dice="rrrrr").play("choose red-5")
    assert red.refuses(mirrored, "crw.not_a_shape")
    refusal = red.refusal("place a1 b1 c1 a2 b2")
    assert refusal is not None
    assert (refusal.code, refusal.values["shape"]) == ("crw.mirrored", "red-5")


@rule("CRW-3.11")
def test_use_again_is_advised_only_where_it_would_do() -> None:
    assert turn("- y3", dice="rrrrr", more="crossed=red-5").refuses("choose red-5", "crw.crossed_out")
    assert turn("- y3", dice="rrrrr", more="crossed=red-5").allows("choose red-5 again")
    assert turn("- -", dice="rrrrr", more="crossed=red-5").refuses("choose red-5", "crw.shape_gone")
    assert turn("- y3", dice="rrrry", more="crossed=red-5").refuses("choose red-5", "crw.shape_gone")


@rule("CRW-7.28")
def test_use_again_is_left_out_only_where_the_shape_can_be_had_without() -> None:
    at = turn("- y3", dice="rrryp")
    assert at.refuses("choose red-3 again", "crw.again_once_only")
    assert at.refuses("choose blue-3 again", "crw.none_of_colour")
    assert at.refuses("choose red-4 again", "crw.too_few_dice")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("reroll", "crw.reroll_nothing"),
        ("change", "crw.star_locked"),
        ("one-x", "crw.one_x_after_shape"),
        ("place", "crw.choose_first"),
        ("brick", "crw.no_brick_due"),
        ("coat", "crw.no_coat"),
        ("mark", "crw.marking_closed"),
        ("setup", "crw.setup_over"),
        ("place f9", "crw.choose_first"),
    ],
)
def test_a_verb_alone_is_answered_with_why_it_is_not_possible_now(text: str, code: str) -> None:
    assert turn().refuses(text, code)


@rule("CRW-2.4")
def test_a_text_that_names_no_action_is_judged_by_its_time_first() -> None:
    at = turn()
    assert at.refuses("place a1 a2 a3 a4 a5 a6", "crw.not_your_turn", seat=1)
    assert at.play("pass", "end").refuses("reroll", "crw.own_turn_only", seat=1)


@rule("CRW-5.2")
def test_the_preview_of_a_place_tells_what_can_be_had_and_by_which_star() -> None:
    def told(sheet: str) -> tuple[int, int, list[Event]]:
        at = crw(f"step=place dice=ryp rolls=1 chosen=red-2 | {sheet} | - - | - -")
        found = at.game.preview(at.position, 0, at.game.read_action("place d1 e1"))
        return found.low, found.high, found.events

    low, high, events = told("OOO.. -")
    assert (low, high) == (1, 1)
    assert [(event.code, event.values.get("points")) for event in events[1:]] == [("crw.row_completed", 1)]
    low, high, events = told("OOO.. b2")
    assert (low, high) == (1, 1)
    assert events[-1] == Event("crw.more_by_star", 0, {"ability": "no-x", "points": 1})
    assert told("XOO.. b2")[2][-1].code == "crw.row_completed"
