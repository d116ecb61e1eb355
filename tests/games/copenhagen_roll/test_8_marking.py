"""Chapter 8: what the other players mark."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_roll.crw import crw, draw, marks, score, state, turn

COLOURS = ("red", "yellow", "green", "blue", "purple")


def unused(dice: str, *others: str, edition: str | None = None, **options: str) -> Scene:
    """Seat 0 has ended its turn with these dice unused; the others, whose sheets are given, mark."""
    turn_of = f"step=finish drawn dice={dice} rolls=1 | - -"
    return crw(" | ".join([turn_of, *others]), edition, None, **options).play("end")


@rule("CRW-8.1")
def test_each_other_player_marks_one_square_for_one_unused_die() -> None:
    at = turn(dice="bbryp").play(*draw("blue-2", "a1 b1", x="a1"), "end").play("mark red", seat=1)
    assert marks(at, 1) == [1, 0, 0, 0, 0]
    assert at.refuses("mark yellow", "crw.one_mark", seat=1)
    assert at.allows("mark yellow", seat=2)


@rule("CRW-8.2")
def test_a_die_that_was_used_cannot_be_chosen() -> None:
    at = turn(dice="rrryp").play(*draw("red-3", "a1 b1 b2", x="a1"), "end")
    assert at.allows("mark yellow", seat=1)
    assert at.allows("mark purple", seat=1)
    assert at.refuses("mark red", "crw.no_such_die", seat=1)


@rule("CRW-8.2")
def test_a_white_die_that_was_used_as_a_colour_cannot_be_chosen() -> None:
    at = turn(dice="rrwyp").play(*draw("red-3 w1", "a1 b1 b2", x="a1"), "end")
    assert at.offered(seat=1) == ["decline", "mark yellow", "mark purple"]
    for track in ("red", "green", "blue"):
        assert at.refuses(f"mark {track}", "crw.no_such_die", seat=1)


@rule("CRW-8.3")
def test_any_number_of_players_may_choose_the_same_die() -> None:
    at = unused("y", "- -", "- -", "- -")
    for seat in (1, 2, 3):
        at = at.play("mark yellow", seat=seat)
    assert [marks(at, seat)[1] for seat in range(4)] == [0, 1, 1, 1]


@rule("CRW-8.4")
def test_an_unused_white_die_marks_any_track() -> None:
    at = unused("wr", "- -", "- -").play("mark green", seat=1).play("mark blue", seat=2)
    assert (marks(at, 1), marks(at, 2)) == ([0, 0, 1, 0, 0], [0, 0, 0, 1, 0])
    assert unused("ry", "- -", "- -").refuses("mark green", "crw.no_such_die", seat=1)


@rule("CRW-8.5")
def test_nobody_marks_when_all_five_dice_were_used() -> None:
    at = turn(dice="ppppw").play(*draw("purple-5 w1", "a1 b1 c1 d1 e1", x="a1"), "end")
    assert at.refuses("mark purple", "crw.marking_closed", seat=2)
    assert (at.active, at.offered()) == (1, ["roll"])


@rule("CRW-8.6")
@pytest.mark.parametrize("edition", ["en", "fr", "nl"])
def test_a_player_may_decline_to_mark(edition: str) -> None:
    at = unused("y", "- -", "- -", edition=edition).play("decline", seat=1)
    assert marks(at, 1) == [0, 0, 0, 0, 0]
    assert at.refuses("decline", "crw.nothing_to_decline", seat=1)
    at = at.play("decline", seat=2)
    assert (at.active, at.offered()) == (1, ["roll"])


@rule("CRW-8.6")
def test_there_is_nothing_to_decline_before_the_marking() -> None:
    assert turn().refuses("decline", "crw.nothing_to_decline", seat=1)
    assert turn().refuses("decline", "crw.nothing_to_decline", seat=0)


@rule("CRW-8.6")
def test_by_an_option_marking_is_a_duty() -> None:
    at = unused("y", "- -", "- -", marking="must")
    assert at.refuses("decline", "crw.must_mark", seat=1)
    assert at.offered(seat=1) == ["mark yellow"]


@rule("CRW-8.6")
def test_by_that_option_the_second_mark_of_two_players_is_no_duty() -> None:
    at = unused("yp", "- -", marking="must")
    assert at.refuses("decline", "crw.must_mark", seat=1)
    assert at.play("mark yellow", seat=1).allows("decline", seat=1)


@rule("CRW-8.7")
def test_a_full_track_takes_no_further_mark() -> None:
    at = unused("yr", "- y9", "- -")
    assert at.refuses("mark yellow", "crw.track_full", seat=1)
    assert at.allows("decline", seat=1)
    white = unused("w", "- y9", "- -")
    assert white.refuses("mark yellow", "crw.track_full", seat=1)
    assert white.allows("mark green", seat=1)


@rule("CRW-8.7")
def test_a_full_track_takes_no_mark_where_its_die_is_the_only_one() -> None:
    at = unused("y", "- y9", "- -")
    assert at.refuses("mark yellow", "crw.track_takes_none", seat=1)
    assert score(at.play("mark yellow", seat=2), 1) == 2


@rule("CRW-8.8")
def test_the_active_player_does_not_mark() -> None:
    at = turn(dice="rrryp").play("pass", "end")
    assert at.refuses("mark red", "crw.active_marks_not", seat=0)
    assert at.offered(seat=0) == []


SHEETS = st.sampled_from(["- -", "- r8", "- y9b1", "- r9y9g9b9p8"])


@rule("CRW-8.9")
@given(
    dice=st.text("rygbpw", min_size=1, max_size=5),
    sheets=st.tuples(SHEETS, SHEETS, SHEETS),
    picks=st.tuples(st.integers(0), st.integers(0), st.integers(0)),
)
def test_marks_and_refusals_to_mark_lead_to_one_position_in_each_of_the_6_orders(
    dice: str, sheets: tuple[str, str, str], picks: tuple[int, int, int]
) -> None:
    at = unused(dice, *sheets)
    asked = [seat for seat in at.game.to_act(at.position) if seat != 0 and state(at)["step"] == "mark"]
    choices = {seat: at.offered(seat)[picks[seat - 1] % len(at.offered(seat))] for seat in asked}
    ends = set()
    for order in permutations(asked):
        done = at
        for seat in order:
            done = done.play(choices[seat], seat=seat)
        ends.add(done.game.write(done.position))
    assert len(ends) == 1


@rule("CRW-8.9")
def test_three_marks_lead_to_one_position_in_each_of_the_6_orders() -> None:
    at = unused("yw", "- y8", "- -", "- -")
    choices = {1: "mark yellow", 2: "mark blue", 3: "decline"}
    ends = []
    for order in permutations(choices):
        done = at
        for seat in order:
            done = done.play(choices[seat], seat=seat)
        ends.append(done.hash)
    assert len(ends) == 6
    assert len(set(ends)) == 1


@rule("CRW-8.10")
def test_the_next_turn_waits_for_every_other_player() -> None:
    at = unused("y", "- -", "- -")
    assert at.refuses("roll", "crw.wait_for_marks", seat=1)
    at = at.play("mark yellow", seat=1)
    assert at.refuses("roll", "crw.wait_for_marks", seat=1)
    assert at.play("decline", seat=2).allows("roll", seat=1)


@rule("CRW-8.10")
def test_a_player_with_nothing_to_mark_is_not_waited_for() -> None:
    at = unused("y", "- -", "- y9")
    assert at.game.to_act(at.position) == (1,)
    assert at.play("mark yellow", seat=1).allows("roll", seat=1)
    assert unused("y", "- y9", "- y9").allows("roll", seat=1)


@rule("CRW-8.11")
def test_dice_are_marked_by_the_face_they_show_at_the_end() -> None:
    at = turn("- g4", dice="rrgbp").play("reroll g", "dice w", "reroll w", "dice y", *draw("red-2", "a1 b1", x="a1"))
    at = at.play("change p g", "end")
    assert at.offered(seat=1) == ["decline", "mark yellow", "mark green", "mark blue"]
    assert at.refuses("mark purple", "crw.no_such_die", seat=1)
    assert at.refuses("mark red", "crw.no_such_die", seat=1)
