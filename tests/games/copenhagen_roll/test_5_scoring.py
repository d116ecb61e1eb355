"""Chapter 5: scoring."""

from __future__ import annotations

import pytest

from rollwright.testing.scene import rule
from tests.games.copenhagen_roll.crw import crw, draw, house, marks, passed, score, state, track, turn

COLUMN_A_TO_ROW_7 = "/".join(["O...."] * 7)


@rule("CRW-5.1")
@pytest.mark.parametrize("building", ["OOO..", "XOO..", "XXX.."])
def test_a_row_with_an_x_scores_one(building: str) -> None:
    at = turn(f"{building} -").play(*draw("red-2", "d1 e1", x="d1"))
    assert at.values_of("crw.row_completed") == [{"row": 1, "points": 1}]
    assert score(at) == 1


@rule("CRW-5.2")
def test_a_row_of_windows_scores_two() -> None:
    at = turn("OOO.. b2").play(*draw("red-2", "d1 e1"))
    assert at.values_of("crw.row_completed") == [{"row": 1, "points": 2}]
    assert score(at) == 2


@rule("CRW-5.2")
def test_no_x_does_not_help_a_row_that_has_an_x_already() -> None:
    assert score(turn("XOO.. b2").play(*draw("red-2", "d1 e1"))) == 1


@rule("CRW-5.3")
@pytest.mark.parametrize("x", ["a8", "a9"])
def test_a_column_with_an_x_scores_two(x: str) -> None:
    at = turn(f"{COLUMN_A_TO_ROW_7} -").play(*draw("red-2", "a8 a9", x=x))
    assert at.values_of("crw.column_completed") == [{"column": "a", "points": 2}]
    assert score(at) == 2


@rule("CRW-5.4")
def test_a_column_of_windows_scores_four() -> None:
    at = turn(f"{COLUMN_A_TO_ROW_7} b2").play(*draw("red-2", "a8 a9"))
    assert at.values_of("crw.column_completed") == [{"column": "a", "points": 4}]
    assert score(at) == 4


@rule("CRW-5.5")
def test_a_line_completed_by_a_single_of_a_coat_scores_before_anything_else_happens() -> None:
    # Two coats are due: the row scores before the second is settled.
    at = crw("step=coat coats=2 drawn dice=yp rolls=1 | OOOO. - | - - | - -").play("coat e1")
    assert at.codes() == ["crw.single_drawn", "crw.row_completed"]
    assert score(at) == 2
    assert state(at)["coats"] == 1


@rule("CRW-5.5")
@pytest.mark.parametrize("edition", ["en", "fr", "nl"])
def test_a_line_completed_by_a_one_x_single_scores_at_once(edition: str) -> None:
    at = crw("step=finish drawn dice=yp rolls=1 | OOOO. p3 | - - | - -", edition).play("one-x e1")
    assert at.values_of("crw.row_completed") == [{"row": 1, "points": 1}]
    assert score(at) == 1


@rule("CRW-5.5")
def test_a_line_completed_by_a_shape_scores_with_the_drawing() -> None:
    at = turn("OOO.. -").play("choose red-2", "place d1 e1")
    assert score(at) == 0
    assert score(at.play("brick d1")) == 1


@rule("CRW-5.6")
def test_all_lines_of_one_drawing_score_each_by_itself() -> None:
    building = "/".join(["....O"] * 7 + ["OOOO."] * 2)
    at = turn(f"{building} -").play(*draw("red-2", "e8 e9", x="e9"))
    assert at.values_of("crw.row_completed") == [{"row": 8, "points": 2}, {"row": 9, "points": 1}]
    assert at.values_of("crw.column_completed") == [{"column": "e", "points": 2}]
    assert score(at) == 5


@rule("CRW-5.7")
def test_a_line_scores_once() -> None:
    at = turn("OOO.. -").play(*draw("red-2", "d1 e1", x="d1"), "end", "decline", "decline")
    assert score(at) == 1
    at = passed(passed(at)).rolled("rrryp").play(*draw("red-2", "a2 a3", x="a2"))
    assert at.values_of("crw.row_completed") == []
    assert score(at) == 1


@rule("CRW-5.7")
@pytest.mark.parametrize("edition", ["en", "fr", "nl"])
def test_nothing_turns_an_x_into_an_o(edition: str) -> None:
    at = turn("OOO.. b9p9", edition=edition).play(*draw("red-2", "d1 e1", x="d1"))
    assert at.refuses("no-x", "crw.no_x_with_drawing")
    assert at.refuses("one-x d1", "crw.square_taken")
    at = passed(passed(at.play("end", "decline", "decline"))).rolled("rrryp").play("choose red-2")
    assert at.refuses("place d1 d2", "crw.square_taken")
    assert house(at) == "OOOXO"


@rule("CRW-5.8")
def test_an_incomplete_line_scores_nothing_also_at_the_end() -> None:
    # Five full tracks make 10 points, row 1 makes 2: the round is the last, and seat 2 ends it.
    at = crw("active=2 | OOOOO/O..../O..../OOOO. r9y9g9b9p9 | - - | - -")
    at = passed(at)
    assert at.over
    assert score(at) == 12
    rows = at.game.standings(at.position)[0].parts["rows"]
    assert rows == 2


@rule("CRW-5.8")
def test_four_squares_of_a_row_score_nothing() -> None:
    at = turn("OO... -").play(*draw("red-2", "c1 d1", x="c1"))
    assert at.values_of("crw.row_completed") == []
    assert score(at) == 0


@rule("CRW-5.9")
def test_the_ninth_mark_of_a_track_scores_two() -> None:
    at = crw("step=mark dice=b rolls=1 passed decided=02 | - - | - b8 | - -").play("mark blue", seat=1)
    assert track(at, "blue", 1)["marks"] == 9
    assert at.values_of("crw.track_full") == [{"track": "blue", "points": 2}]
    assert score(at, 1) == 2


@rule("CRW-5.9")
def test_the_eighth_mark_of_a_track_scores_nothing() -> None:
    at = crw("step=mark dice=b rolls=1 passed decided=02 | - - | - b7 | - -").play("mark blue", seat=1)
    assert track(at, "blue", 1)["marks"] == 8
    assert score(at, 1) == 0


@rule("CRW-5.10")
def test_a_track_filled_in_the_turn_of_another_scores_then_and_there() -> None:
    at = crw("step=mark dice=g rolls=1 drawn decided=0 | - - | - g8 | - -").play("mark green", seat=1)
    assert at.codes() == ["crw.marked", "crw.track_full"]
    assert (score(at, 0), score(at, 1)) == (0, 2)
    assert state(at)["step"] == "mark"


@rule("CRW-5.10")
def test_a_track_filled_by_a_coat_scores_likewise() -> None:
    at = crw("step=coat coats=1 drawn | - g7 | - - | - -").play("coat green")
    assert marks(at) == [0, 0, 9, 0, 0]
    assert score(at) == 2


@rule("CRW-5.11")
def test_a_score_exceeds_12_and_every_point_counts() -> None:
    # Seat 1 has 14 points and the fuller building, so that it would win any tie.
    mine = "/".join(["OXOOO"] + ["O...."] * 6)
    theirs = "/".join(["OXXX."] * 8 + ["O...."])
    at = crw(f"step=choose dice=rrryp rolls=1 | {mine} r9y9g9b9p9 | {theirs} r9y9g9b9p9 | - -")
    assert (score(at, 0), score(at, 1)) == (11, 14)
    at = at.play(*draw("red-2", "a8 a9"))
    assert score(at) == 15
    at = passed(passed(at.play("end", "decline")))  # seat 1 has nothing left to mark
    assert at.over
    assert [at.points(seat) for seat in range(3)] == [15, 14, 0]
    assert at.places() == [1, 2, 3]
