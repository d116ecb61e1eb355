"""Chapter 9: the end of the game.

Scores are made of what scores: five full tracks are 10 points, a row with a brick is 1, a row of windows 2.
"""

from __future__ import annotations

import pytest

from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_roll.crw import crw, draw, marks, new, passed, score, sheet, state

TRACKS = "r9y9g9b9p9"
ROW_3 = draw("red-2", "d3 e3", x="d3")


def wanting_row_3(first_row: str, tracks: str = TRACKS) -> str:
    """A sheet that ROW_3 brings one point."""
    return f"{first_row}/...OO/OOO.. {tracks}"


def final(*sheets: str) -> Scene:
    """The last turn of the round has ended with these sheets."""
    at = crw(" | ".join([f"active={len(sheets) - 1} step=finish passed", *sheets])).play("end")
    assert at.over
    return at


def all_decline(at: Scene) -> Scene:
    for seat in at.game.to_act(at.position):
        at = at.play("decline", seat=seat)
    return at


def results(at: Scene) -> list[tuple[int, int]]:
    """Points and empty squares, by seat."""
    return [(score(at, seat), sheet(at, seat)["empty"]) for seat in range(len(state(at)["sheets"]))]


# The last round


@rule("CRW-9.1")
def test_with_12_points_the_round_is_played_to_its_end_and_is_the_last() -> None:
    at = crw(f"step=choose dice=rrgbp | {wanting_row_3('XOOOO')} | - - | - -").play(*ROW_3, "end")
    assert score(at) == 12
    at = all_decline(at)
    assert at.active == 1
    at = passed(at)
    assert at.active == 2
    at = passed(at)
    assert at.over
    assert at.refuses("roll", "crw.game_over", seat=0)
    assert at.refuses("roll", "crw.game_over", seat=1)


@rule("CRW-9.1")
def test_with_11_points_play_goes_on() -> None:
    at = crw(f"step=choose dice=rrgbp | {wanting_row_3('OOOO.')} | - - | - -").play(*ROW_3, "end")
    assert score(at) == 11
    at = passed(passed(all_decline(at)))
    assert (at.active, state(at)["round"]) == (0, 2)
    assert at.allows("roll")


@rule("CRW-9.1")
@pytest.mark.parametrize(("first_row", "announced"), [("OOOO.", []), ("XOOOO", [12])])
def test_the_last_round_is_announced_when_12_is_reached(first_row: str, announced: list[int]) -> None:
    at = crw(f"step=choose dice=rrgbp | {wanting_row_3(first_row)} | - - | - -").play(*ROW_3)
    assert [one["points"] for one in at.values_of("crw.last_round")] == announced


@rule("CRW-9.1")
def test_the_last_round_ends_with_the_player_before_the_start_player() -> None:
    at = crw(f"start=1 step=finish passed | - - | XOOOO/XOOOO {TRACKS} | - -").play("end")
    at = passed(at)
    assert at.active == 0
    assert passed(at).over


@rule("CRW-9.2")
def test_in_the_last_turn_of_a_round_the_others_still_mark() -> None:
    at = crw(f"active=2 step=choose dice=rryyy | - - | - - | {wanting_row_3('XOOOO')}").play(*ROW_3, "end")
    assert score(at, 2) == 12
    assert at.game.to_act(at.position) == (0, 1)
    at = at.play("mark yellow", seat=0)
    assert not at.over
    at = at.play("mark yellow", seat=1)
    assert at.over
    assert (marks(at, 0)[1], marks(at, 1)[1]) == (1, 1)


@rule("CRW-9.3")
def test_a_full_track_in_the_turn_of_another_brings_on_the_end() -> None:
    at = crw("step=finish passed dice=y | - - | OOOOO r9y8g9b9p9 | - -").play("end")
    assert score(at, 1) == 10
    at = at.play("mark yellow", seat=1)
    assert at.values_of("crw.last_round") == [{"points": 12}]
    at = passed(passed(at.play("decline", seat=2)))
    assert at.over


@rule("CRW-9.3")
def test_a_full_track_that_makes_11_points_brings_on_nothing() -> None:
    at = crw("step=finish passed dice=y | - - | XOOOO r9y8g9b9p9 | - -").play("end", "mark yellow")
    assert score(at, 1) == 11
    assert not passed(passed(at.play("decline", seat=2))).over


@rule("CRW-9.4")
def test_points_after_the_trigger_count() -> None:
    column = "/".join(["O...."] * 7)
    at = crw(f"step=choose dice=rrgbp | {wanting_row_3('XOOOO')} | - - | {column} {TRACKS}").play(*ROW_3, "end")
    at = passed(all_decline(at)).rolled("rrgbp").play(*draw("red-2", "a8 a9"), "end")
    at = all_decline(at)
    assert at.over
    assert [score(at, seat) for seat in range(3)] == [12, 0, 14]
    assert at.places() == [2, 3, 1]


# The winners


@rule("CRW-9.5")
def test_the_most_points_win() -> None:
    at = final(f"XOOOO/XOOOO {TRACKS}", f"XOOOO/XOOOO/XOOOO {TRACKS}", "XOOOO r9y9g9b9")
    assert [score(at, seat) for seat in range(3)] == [12, 13, 9]
    assert at.places() == [2, 1, 3]


@rule("CRW-9.5")
def test_more_points_win_against_fewer_empty_squares() -> None:
    at = final(f"XOOOO/XOOOO/OOOO./OOOO. {TRACKS}", f"XOOOO/XOOOO/XOOOO {TRACKS}")
    assert results(at) == [(12, 27), (13, 30)]
    assert at.places() == [2, 1]


THREE_ROWS = "XOOOO/XOOOO/XOOOO"
NEARLY_FULL = "/".join(["XXXXX"] * 6 + [".XXXX", "X.XXX", "XX.XX"])
"""Six rows and two columns with bricks: 10 points, and 3 squares empty."""


@rule("CRW-9.6")
def test_a_tie_goes_to_the_fewest_empty_squares() -> None:
    at = final(
        f"{THREE_ROWS}/OOOO./OOOO./OO... {TRACKS}", f"{THREE_ROWS}/OOOO./OOOO./OOOO. {TRACKS}", f"{NEARLY_FULL} r9"
    )
    assert results(at) == [(13, 20), (13, 18), (12, 3)]
    assert at.places() == [2, 1, 3]


@rule("CRW-9.6")
def test_bricks_and_windows_alike_are_not_empty() -> None:
    at = final(f"{THREE_ROWS}/XXXX. {TRACKS}", f"{THREE_ROWS}/OOOO. {TRACKS}", f"{THREE_ROWS}/OO... {TRACKS}")
    assert [empty for _, empty in results(at)] == [26, 26, 28]
    assert at.places() == [1, 1, 3]


@rule("CRW-9.7")
def test_a_tie_that_persists_is_a_shared_victory() -> None:
    level = f"{THREE_ROWS}/OOOO./OOOO./OOOO. {TRACKS}"
    at = final(level, level, f"{THREE_ROWS}/OOOO./OOOO./OOO.. {TRACKS}")
    assert results(at) == [(13, 18), (13, 18), (13, 19)]
    assert at.places() == [1, 1, 3]


# The stalemate


def idle_round(at: Scene) -> Scene:
    for _ in range(len(state(at)["sheets"])):
        at = passed(at)
    return at


@rule("CRW-9.8")
def test_two_rounds_in_which_nothing_can_be_marked_end_the_game() -> None:
    at = idle_round(crw(f"- | - {TRACKS} | O.... {TRACKS} | - {TRACKS}"))
    assert at.allows("roll")
    at = idle_round(at)
    assert at.over
    assert at.codes()[-1] == "crw.stalemate"
    assert at.places() == [2, 1, 2]


@rule("CRW-9.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_rounds_in_which_everybody_declines_end_the_game(players: int) -> None:
    at = idle_round(crw("-" + " | - -" * players))
    assert not at.over
    at = idle_round(at)
    assert at.over
    assert at.places() == [1] * players


@rule("CRW-9.8")
def test_a_mark_in_the_second_round_lets_play_go_on() -> None:
    at = passed(idle_round(crw("- | - - | - - | - -")))
    at = at.rolled("rygbp").play("pass", "end").play("mark red", seat=0).play("decline", seat=2)
    at = idle_round(passed(at))
    assert not at.over
    assert idle_round(at).over


@rule("CRW-9.8")
def test_a_square_drawn_in_the_second_round_lets_play_go_on() -> None:
    at = passed(idle_round(crw("- | - - | - - | - -")))
    at = all_decline(at.rolled("rrgbp").play(*draw("red-2", "a1 b1", x="a1"), "end"))
    at = idle_round(passed(at))
    assert not at.over
    assert idle_round(at).over


@rule("CRW-9.8")
def test_idle_turns_are_counted_in_rounds_from_the_start_player() -> None:
    at = crw("start=1 | - - | - - | - -").rolled("rygbp").play("pass", "end").play("mark red", seat=0)
    at = at.play("decline", seat=2)
    for _ in range(2 + 3 + 2):
        at = passed(at)
    assert not at.over
    assert passed(at).over


@rule("CRW-9.8")
def test_set_up_marks_belong_to_no_round() -> None:
    at = new(2, start_seat=0).play("cross yellow-4-left", "cross blue-4-left", "setup red", "setup red")
    assert idle_round(idle_round(at)).over
