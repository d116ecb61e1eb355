"""Chapter 6: scoring."""

from __future__ import annotations

import pytest

from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_board.cph import build, house, score, state, turn


def built(building: str, squares: str, brick: str) -> Scene:
    """A red tile of two squares is laid in this building."""
    return turn(f"{building} rr").play(*build("red-2", squares, brick, pay="rr"))


def special(building: str, square: str) -> Scene:
    """A special is laid in this building."""
    return turn(f"{building} -", more="step=coat coats=1 built").play(f"coat {square}")


def column(letter: str, signs: str) -> str:
    """A house with one column, from the bottom; a dot leaves a square empty."""
    x = "abcde".index(letter)
    return "/".join("." * x + sign + "." * (4 - x) for sign in signs)


@rule("CPH-6.1")
@pytest.mark.parametrize("row", ["gGg", "ggg", "GGG", "wwB"])
def test_a_row_with_a_brick_scores_1(row: str) -> None:
    at = built(f"{row}..", "d1 e1", "d1")
    assert at.values_of("cph.row_completed") == [{"row": 1, "points": 1}]
    assert score(at) == 1


@rule("CPH-6.1")
def test_a_row_of_bricks_alone_scores_1() -> None:
    at = built("GYBP.", "e1 e2", "e1")
    assert house(at) == "GYBPR/....r"
    assert score(at) == 1


@rule("CPH-6.2")
@pytest.mark.parametrize("row", ["gggg", "gybp", "wwww"])
def test_a_row_of_windows_scores_2(row: str) -> None:
    at = built(f"{row}.", "e1 e2", "e2")
    assert at.values_of("cph.row_completed") == [{"row": 1, "points": 2}]
    assert score(at) == 2


@rule("CPH-6.3")
@pytest.mark.parametrize("signs", ["gggGgggg", "GGGGGGGG", "gggggggg"])
def test_a_column_with_a_brick_scores_2(signs: str) -> None:
    at = built(column("a", signs), "a9 b9", "a9")
    assert at.values_of("cph.column_completed") == [{"column": "a", "points": 2}]
    assert score(at) == 2


@rule("CPH-6.4")
def test_a_column_of_windows_scores_4() -> None:
    at = built(column("a", "gggggggg"), "a9 b9", "b9")
    assert at.values_of("cph.column_completed") == [{"column": "a", "points": 4}]
    assert score(at) == 4


@rule("CPH-6.4")
def test_one_brick_in_a_column_is_enough_to_lower_it() -> None:
    assert score(built(column("a", "gggggggG"), "a9 b9", "b9")) == 2


@rule("CPH-6.5")
def test_every_line_of_a_placement_scores_by_itself() -> None:
    building = "/".join(["....g"] * 7 + ["gGgg."] * 2)
    at = built(building, "e8 e9", "e8")
    assert at.values_of("cph.row_completed") == [{"row": 8, "points": 1}, {"row": 9, "points": 1}]
    assert at.values_of("cph.column_completed") == [{"column": "e", "points": 2}]
    assert score(at) == 4


@rule("CPH-6.6")
def test_lines_score_before_the_coats_are_settled() -> None:
    at = built("...g./ggg..", "d2 e2", "d2")
    assert score(at) == 1
    assert state(at)["coats"] == 1
    assert at.codes().index("cph.row_completed") < at.codes().index("cph.coat_row")


@rule("CPH-6.7")
@pytest.mark.parametrize(("row", "points"), [("gg.gG", 1), ("gg.gg", 2)])
def test_a_row_completed_by_a_special_scores_like_any_other(row: str, points: int) -> None:
    at = special(row, "c1")
    assert at.values_of("cph.row_completed") == [{"row": 1, "points": points}]
    assert score(at) == points


@rule("CPH-6.7")
@pytest.mark.parametrize(("signs", "points"), [("gggggggG", 2), ("gggggggg", 4)])
def test_a_column_completed_by_a_special_scores_like_any_other(signs: str, points: int) -> None:
    at = special(column("a", signs), "a9")
    assert at.values_of("cph.column_completed") == [{"column": "a", "points": points}]
    assert score(at) == points


@rule("CPH-6.8")
def test_a_line_scores_once() -> None:
    at = turn("ggggG rr")
    assert score(at) == 1
    at = at.play(*build("red-2", "a2 a3", "a2", pay="rr"))
    assert "cph.row_completed" not in at.codes()
    assert score(at) == 1


@rule("CPH-6.8")
def test_an_incomplete_line_scores_nothing() -> None:
    at = turn("gggg./" + "/".join(["g...."] * 7) + " -", more="step=done took supply=r1", display="..gbpry")
    at = at.play("end", "end-card")
    assert at.over
    assert score(at) == 0
