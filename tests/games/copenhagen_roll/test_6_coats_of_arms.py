"""Chapter 6: coats of arms."""

from __future__ import annotations

from collections import Counter

import pytest

from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_roll.crw import crw, draw, house, marks, new, score, state, track, turn

ALL_FULL = "r9y9g9b9p9"
FULL_HOUSE = "/".join(["OOOOO"] * 9)


def coat(sheet: str, coats: int = 1, edition: str | None = None) -> Scene:
    """Seat 0 of three has drawn red-3 from rrryp, and special actions are due."""
    return crw(f"step=coat coats={coats} drawn dice=yp rolls=1 | {sheet} | - - | - -", edition)


def due(at: Scene) -> int:
    coats: int = state(at)["coats"]
    return coats


@rule("CRW-6.1")
@pytest.mark.parametrize("row", range(1, 10))
def test_rows_2_4_and_6_unlock_a_coat_and_no_other_row_does(row: int) -> None:
    below = [*["....."] * (row - 2), "...O."][: row - 1]
    at = turn("/".join([*below, "OOO.."]) + " -").play(*draw("red-2", f"d{row} e{row}", x=f"d{row}"))
    assert score(at) == 1
    assert due(at) == (1 if row in (2, 4, 6) else 0)


@rule("CRW-6.2")
@pytest.mark.parametrize("column", "abcde")
def test_columns_b_and_d_unlock_a_coat_and_no_other_column_does(column: str) -> None:
    row = "".join("O" if letter == column else "." for letter in "abcde")
    at = turn("/".join([row] * 7) + " -").play(*draw("red-2", f"{column}8 {column}9", x=f"{column}9"))
    assert score(at) == 2
    assert due(at) == (1 if column in "bd" else 0)


@rule("CRW-6.3")
def test_an_unlocked_coat_gives_one_special_action_and_is_gone() -> None:
    at = turn("...../...../...O./OOO.. -").play(*draw("red-2", "d4 e4", x="d4"))
    assert due(at) == 1
    at = at.play("coat red")
    assert due(at) == 0
    assert at.refuses("coat red", "crw.no_coat")


@rule("CRW-6.3")
def test_no_special_action_is_due_before_a_line_is_complete() -> None:
    assert turn("OOOOO -").refuses("coat a2", "crw.no_coat")


@rule("CRW-6.3")
def test_a_coat_that_was_crossed_off_is_not_unlocked_by_a_later_drawing() -> None:
    at = turn("OOOOO/OOOOO/OOO.. -").play(*draw("red-2", "d3 e3", x="d3"))
    assert score(at) == 5
    assert due(at) == 0


@rule("CRW-6.3")
def test_a_full_building_has_given_five_special_actions() -> None:
    rows = ["OOOOO"] * 9
    rows[1] = rows[3] = rows[5] = "O.OOO"
    rows[8] = "OOO.O"
    at = turn("/".join(rows) + " p3", edition="fr").play("one-x b2", "coat b4", "coat b6", "coat d9")
    assert house(at).count(".") == 0
    assert len(at.values_of("crw.coat_unlocked")) == 5
    at = at.play("coat red", "coat red")
    assert at.refuses("coat red", "crw.no_coat")


@rule("CRW-6.3")
def test_no_seat_takes_more_than_five_special_actions_in_any_game() -> None:
    for number in range(20):
        at, source = new(3), Source(f"coats {number}")
        taken: Counter[int] = Counter()
        while not at.over:
            seat, action = random_move(at.game, at.position, source)
            taken[seat] += at.game.write_action(action).startswith("coat")
            at = Scene(at.game, at.game.after(at.position, seat, action), [])
        assert max(taken.values()) <= 5


@rule("CRW-6.4")
@pytest.mark.parametrize(
    "text", ["one-x a3", "change y p", "end", "pass", "roll", "reroll y", "choose yellow-2", "no-x"]
)
def test_nothing_else_happens_before_the_special_action(text: str) -> None:
    at = coat("OOOOO/OOOOO g4b2p3")
    assert at.refuses(text, "crw.coat_first")


@rule("CRW-6.4")
def test_the_turn_goes_on_after_the_special_action() -> None:
    at = coat("OOOOO/OOOOO g4p3")
    assert at.refuses("mark yellow", "crw.marking_closed", seat=1)
    at = at.play("coat red")
    assert at.allows("one-x a3")
    assert at.allows("change y p")
    assert at.play("end").allows("mark yellow", seat=1)


@rule("CRW-6.5")
def test_the_coats_single_follows_the_drawing_rules() -> None:
    at = coat("OOOOO/OOOOO -")
    assert at.refuses("coat e9", "crw.unsupported")
    assert at.refuses("coat a2", "crw.square_taken")
    assert at.refuses("coat f1", "crw.off_grid")
    assert at.refuses("coat a4", "crw.unsupported")
    assert house(at.play("coat c3")) == "OOOOO/OOOOO/..O.."


@rule("CRW-6.5")
def test_the_coats_single_needs_more_than_a_neighbour() -> None:
    assert coat("OOOOO/OOOOO/O.... -").refuses("coat b4", "crw.only_touching")


@rule("CRW-6.6")
def test_the_coats_single_is_a_window_and_costs_no_star() -> None:
    at = coat("OOOO./OOOOO b2")
    after = at.play("coat e1")
    assert score(after) == score(at) + 2
    assert track(after, "blue")["stars_used"] == 0
    assert at.refuses("coat e1 x", "crw.coat_is_window")


@rule("CRW-6.6")
def test_a_row_with_a_brick_scores_one_point_with_the_coats_single() -> None:
    at = coat("XOOO./OOOOO -")
    assert score(at.play("coat e1")) == score(at) + 1


@rule("CRW-6.7")
def test_singles_of_coats_unlock_further_coats_before_anybody_marks() -> None:
    rows = ["OOOOO", "OOO..", "OOOOO", "OOO.O", *["...O."] * 4]
    at = turn("/".join(rows) + " -").play(*draw("red-2", "d2 e2", x="e2"))
    assert due(at) == 1
    at = at.play("coat d4")
    assert (at.codes().count("crw.coat_unlocked"), due(at)) == (1, 1)
    at = at.play("coat d9")
    assert (at.codes().count("crw.coat_unlocked"), due(at)) == (1, 1)
    assert at.refuses("end", "crw.coat_first")
    assert at.refuses("mark red", "crw.marking_closed", seat=1)
    assert at.play("coat red", "end").allows("mark red", seat=1)


@rule("CRW-6.8")
def test_a_coat_marks_the_next_two_squares_of_one_track() -> None:
    at = coat("OOOOO/OOOOO y2").play("coat yellow")
    assert marks(at) == [0, 4, 0, 0, 0]
    assert [(one["square"], one["unlocked"]) for one in at.values_of("crw.marked")] == [(3, "star"), (4, "bonus")]


@rule("CRW-6.9")
def test_the_two_marks_of_a_coat_cannot_be_split() -> None:
    at = coat("OOOOO/OOOOO -")
    assert at.refuses("coat red blue", "crw.coat_one_track")
    assert at.play("coat red").refuses("coat blue", "crw.no_coat")


@rule("CRW-6.10")
def test_a_track_with_one_square_left_takes_one_mark_of_a_coat() -> None:
    at = coat("OOOOO/OOOOO g8")
    after = at.play("coat green")
    assert marks(after) == [0, 0, 9, 0, 0]
    assert score(after) == score(at) + 2
    assert due(after) == 0


@rule("CRW-6.11")
def test_a_full_track_cannot_be_chosen_for_a_coat() -> None:
    at = coat("OOOOO/OOOOO r9")
    assert at.refuses("coat red", "crw.coat_track_full")
    assert at.allows("coat blue")


@rule("CRW-6.12")
@pytest.mark.parametrize("sheet", ["OOOOO/OOOOO -", f"OOOOO/OOOOO {ALL_FULL}", f"{FULL_HOUSE} p8"])
def test_a_special_action_cannot_be_declined_while_one_is_possible(sheet: str) -> None:
    assert coat(sheet).refuses("decline", "crw.coat_must")


@rule("CRW-6.13")
def test_with_all_tracks_full_only_a_single_is_offered() -> None:
    assert coat(f"OOOOO/OOOOO/OO... {ALL_FULL}").offered() == ["coat c3", "coat d3", "coat e3", "coat a4", "coat b4"]


@rule("CRW-6.13")
def test_with_a_full_building_only_an_open_track_is_offered() -> None:
    assert coat(f"{FULL_HOUSE} r9y9g9b9p7").offered() == ["coat purple"]


@rule("CRW-6.13")
def test_a_coat_gives_nothing_when_building_and_tracks_are_full() -> None:
    nearly = "/".join(["OOOOO"] * 7 + ["OOO.O"] * 2)
    at = turn(f"{nearly} {ALL_FULL}").play(*draw("red-2", "d8 d9", x="d8"))
    assert at.codes()[-2:] == ["crw.coat_unlocked", "crw.coat_lost"]
    assert due(at) == 0
    assert at.allows("end")


@rule("CRW-6.13")
def test_the_second_of_two_coats_is_lost_when_the_first_took_the_last_mark() -> None:
    at = coat(f"{FULL_HOUSE} r9y9g9b9p8", coats=2).play("coat purple")
    assert at.codes()[-1] == "crw.coat_lost"
    assert at.allows("end")


@rule("CRW-6.14")
@pytest.mark.parametrize("choices", [("coat a5", "coat red"), ("coat red", "coat a5")])
def test_coats_unlocked_together_are_settled_one_after_the_other(choices: tuple[str, str]) -> None:
    first, second = choices
    at = turn("OOOOO/OO.OO/OO.OO/OO.OO -", dice="gggyp").play(*draw("green-3", "c2 c3 c4", x="c3"))
    assert due(at) == 2
    at = at.play(first)
    assert due(at) == 1
    assert at.refuses("end", "crw.coat_first")
    assert at.refuses("mark yellow", "crw.marking_closed", seat=1)
    at = at.play(second)
    assert (house(at), marks(at)) == ("OOOOO/OOOOO/OOXOO/OOOOO/O....", [2, 0, 0, 0, 0])
    assert at.play("end").allows("mark yellow", seat=1)


@rule("CRW-6.15")
@pytest.mark.parametrize("edition", ["en", "fr", "nl"])
def test_a_line_completed_by_one_x_unlocks_its_coat(edition: str) -> None:
    at = crw("step=finish drawn dice=yp rolls=1 | OOOOO/OOOO. p3 | - - | - -", edition)
    after = at.play("one-x e2")
    assert score(after) == score(at) + 1
    assert due(after) == 1


@rule("CRW-6.16")
def test_a_special_action_uses_no_dice() -> None:
    at = turn("OOOOO/OOO../....O -").play(*draw("red-3", "d2 e2 d3", x="d3"), "coat a3")
    assert state(at)["dice"] == "yp"
    at = at.play("end")
    assert at.allows("mark yellow", seat=1)
    assert at.refuses("mark red", "crw.no_such_die", seat=1)
