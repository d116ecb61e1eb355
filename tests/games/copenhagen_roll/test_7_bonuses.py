"""Chapter 7, first half: tracks, bonuses and stars, whatever they are used for."""

from __future__ import annotations

import pytest

from rollwright.kernel.model import CHANCE, IllegalAction, NotationError
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_roll.crw import crw, draw, house, marks, new, new_match, passed, state, track, turn

EDITIONS = ("en", "fr", "nl")


def unused(dice: str, *others: str) -> Scene:
    """Seat 0 has ended its turn with these dice unused; the others, whose sheets are given, mark."""
    return crw(f"step=finish passed dice={dice} rolls=1 | - - | {' | '.join(others)}").play("end")


def usable(at: Scene, colour: str, seat: int = 0) -> tuple[int, int]:
    """The bonuses and the stars of a track that can be used."""
    found = track(at, colour, seat)
    return found["bonuses_usable"], found["stars_usable"]


@rule("CRW-7.1")
def test_the_next_mark_goes_on_the_next_square_and_on_no_other() -> None:
    at = unused("b", "- b3", "- -")
    assert [one["square"] for one in at.play("mark blue", seat=1).values_of("crw.marked")] == [4]
    with pytest.raises(NotationError):
        at.refusal("mark blue 5", seat=1)


@rule("CRW-7.1")
def test_in_any_game_the_squares_of_a_track_are_marked_one_after_the_other() -> None:
    for number in range(20):
        at, source = new(3), Source(f"tracks {number}")
        seen = {(seat, colour): 0 for seat in range(3) for colour in ("red", "yellow", "green", "blue", "purple")}
        while not at.over:
            seat, action = random_move(at.game, at.position, source)
            step = at.game.apply(at.position, seat, action)
            for one in step.events:
                if one.code == "crw.marked":
                    seen[one.seat, one.values["track"]] += 1
                    assert one.values["square"] == seen[one.seat, one.values["track"]]
            at = Scene(at.game, step.position, [])


@rule("CRW-7.2")
def test_a_mark_unlocks_what_its_square_shows() -> None:
    at = crw("step=coat coats=2 drawn | OOOOO/OOOOO - | - - | - -").play("coat green", "coat green")
    assert [one["unlocked"] for one in at.values_of("crw.marked")] == ["bonus", "nothing", "nothing", "star"]
    following = passed(passed(passed(at.play("end"))))
    assert usable(following, "green") == (1, 1)


@rule("CRW-7.3")
def test_a_star_can_be_used_only_once_its_square_is_marked() -> None:
    placed = ["choose red-3", "place a1 b1 b2"]
    one_mark = unused("b", "- b1", "- -").play("decline", seat=1).play("decline", seat=2)
    assert one_mark.rolled("rrryp").play(*placed).refuses("no-x", "crw.star_locked")
    two_marks = unused("b", "- b1", "- -").play("mark blue", seat=1).play("decline", seat=2)
    assert two_marks.rolled("rrryp").play(*placed).allows("no-x")


@rule("CRW-7.3")
@pytest.mark.parametrize(
    ("text", "sheet"),
    [("change y r", "- g3"), ("one-x a1", "- p2"), ("choose purple-5 again", "- y2")],
)
def test_every_ability_needs_a_star_that_is_unlocked(text: str, sheet: str) -> None:
    at = turn(sheet, dice="pppyp", edition="fr", more="crossed=purple-5")
    assert at.refuses(text, "crw.star_locked")


@rule("CRW-7.3")
def test_a_bonus_can_be_used_only_once_it_is_unlocked() -> None:
    assert turn("- -", dice="rryyp").refuses("choose red-3 b1", "crw.bonus_locked")
    assert turn("- r1", dice="rryyp").allows("choose red-3 b1")


@rule("CRW-7.4")
def test_a_star_is_gone_once_used_until_another_is_unlocked() -> None:
    again = draw("purple-5 again", "a1 b1 c1 d1 e1", x="a1")
    at = crw("step=choose dice=ppppp crossed=purple-5 | - y5 | - - | - -").play(*again, "end")
    at = at.rolled("rygbp").play("pass", "end").play("decline", seat=2)
    without = passed(at.play("decline", seat=0)).rolled("ppppp")
    assert without.refuses("choose purple-5 again", "crw.star_used")
    with_another = passed(at.play("mark yellow", seat=0)).rolled("ppppp")
    assert with_another.allows("choose purple-5 again")


@rule("CRW-7.4")
def test_a_bonus_is_gone_once_used() -> None:
    at = turn("- r1", dice="rryyp").play(*draw("red-3 b1", "a1 b1 b2", x="a1"), "end")
    assert track(at, "red")["bonuses_used"] == 1
    at = passed(passed(at.play("decline", seat=1).play("decline", seat=2)))
    assert at.rolled("rryyp").refuses("choose red-3 b1", "crw.bonus_used")


@rule("CRW-7.5")
@pytest.mark.parametrize("text", ["reroll r", "change y r", "no-x", "one-x a1"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_abilities_are_for_ones_own_turn_alone(text: str, edition: str) -> None:
    choosing = crw("step=choose dice=rrryp | - - | - r2g4b2p3 | - -", edition)
    assert choosing.refuses(text, "crw.own_turn_only", seat=1)
    marking = choosing.play("pass", "end")
    assert marking.refuses(text, "crw.own_turn_only", seat=1)


@rule("CRW-7.5")
def test_bonuses_are_for_ones_own_turn_alone() -> None:
    choosing = crw("step=choose dice=rrryp | - - | - r1 | - -")
    assert choosing.refuses("choose red-2 b1", "crw.not_your_turn", seat=1)
    assert choosing.play("pass", "end").refuses("choose red-2 b1", "crw.not_your_turn", seat=1)


@rule("CRW-7.6")
def test_a_star_unlocked_in_ones_own_turn_waits_for_the_next() -> None:
    at = crw("step=coat coats=1 drawn | OOOOO/OOOOO p1 | - - | - -").play("coat purple")
    assert at.refuses("one-x a3", "crw.star_fresh")
    following = passed(passed(at.play("end"))).rolled("rrryp").play(*draw("red-2", "a3 b3", x="a3"))
    assert following.allows("one-x c3")


@rule("CRW-7.6")
@pytest.mark.parametrize("edition", ["fr", "nl"])
def test_a_bonus_unlocked_before_the_shape_waits_for_the_next_turn(edition: str) -> None:
    at = turn("OOOOO/OOOO. p3", dice="rrgyp", edition=edition).play("one-x e2", "coat red")
    assert at.refuses("choose red-3 b1", "crw.bonus_fresh")
    at = at.play("pass", "end").play("decline", seat=1).play("decline", seat=2)
    assert passed(passed(at)).rolled("rrgyp").allows("choose red-3 b1")


@rule("CRW-7.6")
def test_a_fresh_star_adds_nothing_to_the_old_ones_of_its_track() -> None:
    at = crw("step=coat coats=1 drawn | OOOOO/OOOOO p3 | - - | - -").play("coat purple", "one-x a3")
    assert marks(at) == [0, 0, 0, 0, 5]
    assert at.refuses("one-x b3", "crw.star_fresh")


@rule("CRW-7.7")
def test_what_is_unlocked_in_the_turn_of_another_is_usable_in_ones_next_turn() -> None:
    at = unused("b", "- -", "- -").play("mark blue", seat=1).play("decline", seat=2)
    assert at.rolled("bryyp").allows("choose blue-2 b1")


@rule("CRW-7.7")
def test_an_unused_bonus_keeps_for_rounds() -> None:
    at = unused("b", "- -", "- -").play("mark blue", seat=1).play("decline", seat=2)
    for _ in range(5):
        at = passed(passed(at)).rolled("rygbp").play("pass", "end").play("mark red", seat=2).play("decline", seat=1)
    assert state(at)["round"] == 6
    assert at.rolled("bryyp").allows("choose blue-2 b1")


@rule("CRW-7.8")
def test_a_bonus_is_a_die_of_its_own_colour_and_no_other() -> None:
    at = turn("- r1", dice="rryyp")
    assert at.allows("choose red-3 b1")
    assert at.refuses("choose yellow-3 b1", "crw.bonus_locked")


@rule("CRW-7.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_color_change_turns_no_bonus(edition: str) -> None:
    at = turn("- r1g4", dice="rryyp", edition=edition)
    assert at.refuses("change rrr y", "crw.change_not_there")
    turned = at.play("change rr y")
    assert turned.refuses("choose yellow-5", "crw.too_few_dice")
    assert turned.allows("choose yellow-4-left")


@rule("CRW-7.9")
def test_two_bonuses_of_a_colour_are_the_most() -> None:
    at = turn("- g5", dice="ggryp")
    assert at.allows("choose green-4-left b2")
    assert at.refuses("choose green-5 b3", "crw.two_bonuses")
    assert at.refuses("choose green-3 b3", "crw.two_bonuses")


@rule("CRW-7.10")
def test_bonuses_alone_make_up_a_shape() -> None:
    at = turn("- b5", dice="rrryp").play(*draw("blue-2 b2", "a1 b1", x="a1"))
    assert house(at) == "XO..."
    assert state(at)["dice"] == "rrryp"
    assert track(at, "blue")["bonuses_used"] == 2


@rule("CRW-7.11")
def test_nobody_marks_for_a_bonus() -> None:
    at = turn("- b1", dice="bbbbr").play(*draw("blue-5 b1", "a1 b1 c1 b2 b3", x="a1"), "end")
    assert state(at)["dice"] == "r"
    assert at.allows("mark red", seat=1)
    assert at.refuses("mark blue", "crw.no_such_die", seat=1)


@rule("CRW-7.12")
def test_each_use_of_an_ability_crosses_out_a_star_of_its_own() -> None:
    rerolls = ["reroll gy", "dice by", "reroll b", "dice y"]
    at = turn("- g4b2", dice="rrgyp").play(*rerolls, "change yy r", *draw("red-4", "a1 a2 b1 b2"))
    assert [one["track"] for one in at.values_of("crw.star_used")] == ["red", "red", "green", "blue"]
    assert [track(at, colour)["stars_used"] for colour in ("red", "green", "blue")] == [2, 1, 1]
    assert house(at) == "OO.../OO..."


@rule("CRW-7.31")
def test_a_refused_choice_costs_neither_bonus_nor_star() -> None:
    at = turn("- r1y3", dice="rrryp", more="crossed=red-5")
    before = at.hash
    assert at.refuses("choose red-5 b1 again", "crw.too_few_dice")
    assert at.hash == before
    assert (usable(at, "red")[0], usable(at, "yellow")[1]) == (1, 1)


@rule("CRW-7.31")
def test_a_shape_without_a_place_costs_no_bonus() -> None:
    at = turn("/".join(["OOOOO"] * 8 + ["OOOO."]) + " r1", dice="rryyp")
    assert at.refuses("choose red-3 b1", "crw.no_place")
    assert usable(at, "red")[0] == 1


@rule("CRW-7.31")
def test_a_refused_place_costs_no_star() -> None:
    at = turn("- r1b2", dice="rryyp").play("choose red-3 b1")
    assert at.refuses("place a2 b2 b3", "crw.unsupported")
    assert at.play("place a1 b1 b2").refuses("no-x a1", "crw.no_x_with_brick")
    assert usable(at, "blue")[1] == 1


@rule("CRW-7.31")
def test_a_bonus_paid_for_a_place_that_is_refused_comes_back_with_the_choice() -> None:
    match = new_match(2, start_seat=0)
    match.settle("fours")
    for seat, text in [(0, "setup red"), (1, "setup red"), (0, "roll"), (CHANCE, "dice rryyp"), (0, "choose red-3 b1")]:
        match.play_text(seat, text)
    with pytest.raises(IllegalAction):
        match.play_text(0, "place a2 b2 b3")
    assert match.undo(0)
    assert usable(Scene(match.game, match.position, []), "red")[0] == 1
