"""Chapter 10: the end of the game.

Scores are made of what scores: a row with a brick is 1 point, a row of windows 2.
"""

from __future__ import annotations

import pytest

from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_board.cph import build, cph, display, player, score, state, turn

TEN = "ggggg/ggggg/ggggg/ggggg/ggggg"
ELEVEN = f"{TEN}/ggggG"


def final(*houses: str) -> Scene:
    """The end card comes up with these houses."""
    second = "second=5" if len(houses) > 2 else ""
    players = " | ".join(f"{one} -" for one in houses)
    at = cph(f"display=..gbpry step=done took supply=r3 {second} | {players}").play("end", "end-card")
    assert at.over
    return at


def results(at: Scene) -> list[tuple[int, int]]:
    """Points and empty squares, by seat."""
    return [(score(at, seat), player(at, seat)["empty"]) for seat in range(len(state(at)["players"]))]


# Twelve points


@rule("CPH-10.1")
def test_with_12_points_the_game_is_over_and_won() -> None:
    at = cph(f"display=rygbpry | {ELEVEN}/ggg.. rr | {ELEVEN} -").play(*build("red-2", "d7 e7", "d7", pay="rr"))
    assert (score(at), at.over) == (12, True)
    assert at.places() == [1, 2]
    assert at.values_of("cph.twelve") == [{"points": 12}]


@rule("CPH-10.1")
def test_with_11_points_the_game_goes_on() -> None:
    at = turn(f"{TEN}/...g./ggg.. rr").play(*build("red-2", "d7 e7", "d7", pay="rr"))
    assert (score(at), at.over) == (11, False)
    assert at.allows("end")


@rule("CPH-10.1")
def test_with_more_than_12_points_the_game_is_over_too() -> None:
    at = turn(f"{ELEVEN}/gggg. rr").play(*build("red-2", "e7 e8", "e8", pay="rr"))
    assert (score(at), at.over) == (13, True)


@rule("CPH-10.1")
def test_nobody_who_is_level_shares_a_win_by_12_points() -> None:
    at = cph(f"active=1 display=rygbpry | {ELEVEN} - | {ELEVEN}/ggg.. rr").play(
        *build("red-2", "d7 e7", "d7", pay="rr")
    )
    assert at.places() == [2, 1]


@rule("CPH-10.2")
def test_coat_actions_still_due_are_not_taken() -> None:
    at = turn("ggggg/ggg../ggggg/ggggG/ggggg/...../ggggg/ggggg rr")
    assert score(at) == 11
    at = at.play(*build("red-2", "d2 e2", "d2", pay="rr"))
    assert at.over
    assert at.refuses("coat both", "cph.game_over", seat=0)
    assert at.refuses("end", "cph.game_over", seat=0)


@rule("CPH-10.2")
def test_the_display_is_not_refilled_any_more() -> None:
    at = turn(f"{ELEVEN}/ggg.. rr ready=both").play("take 1 2 both", *build("red-2", "d7 e7", "d7", pay="rr"))
    assert at.over
    assert display(at) == "..gbpry"


@rule("CPH-10.3")
def test_points_from_a_special_end_the_game() -> None:
    at = turn(f"{TEN}/....g/gggg. -", more="step=coat coats=2 built")
    assert score(at) == 10
    at = at.play("coat e7")
    assert (score(at), at.over) == (12, True)
    assert at.refuses("coat both", "cph.game_over", seat=0)


# The end card


@rule("CPH-10.4")
def test_the_end_card_ends_the_game_at_once() -> None:
    at = turn(display="..gbpry", more="step=done took supply=r3").play("end", "end-card")
    assert at.over
    assert display(at) == "..gbpry"
    assert at.codes()[-1] == "cph.end_card"


@rule("CPH-10.4")
def test_the_end_card_is_no_more_in_the_supply_once_it_has_come_up() -> None:
    at = turn(display="..gbpry", more="step=done took supply=r3")
    assert state(at)["supply"] == {"cards": 4, "second": False, "end_card": True}
    assert state(at.play("end", "end-card"))["supply"] == {"cards": 3, "second": False, "end_card": False}


@rule("CPH-10.2")
def test_with_twelve_points_the_end_card_stays_in_the_supply() -> None:
    at = turn(f"{ELEVEN}/ggg.. rr", more="supply=r3").play(*build("red-2", "d7 e7", "d7", pay="rr"))
    assert at.over
    assert state(at)["supply"] == {"cards": 4, "second": False, "end_card": True}


@rule("CPH-10.4")
def test_a_footbridge_filled_before_the_end_card_stays_filled() -> None:
    at = turn(display="..gbpry", players=3, more="step=done took supply=r3 second=5").play("end", "card r", "end-card")
    assert at.over
    assert display(at) == "r.gbpry"


@rule("CPH-10.5")
def test_on_the_end_card_the_most_points_win() -> None:
    eight = "ggggg/ggggg/ggggg/ggggg"
    at = final(eight, ELEVEN, TEN)
    assert [points for points, _ in results(at)] == [8, 11, 10]
    assert at.places() == [3, 1, 2]


NINE = "ggggg/ggggg/ggggg/ggggg/ggggG"


@rule("CPH-10.6")
def test_fewer_empty_squares_break_a_tie() -> None:
    eight_with_five_empty = "/".join(["ggggg"] * 4 + [".gggg", "g.ggg", "gg.gg", "ggg.g", "gggg."])
    at = final(NINE, f"{NINE}/ggg..", eight_with_five_empty)
    assert results(at) == [(9, 20), (9, 17), (8, 5)]
    assert at.places() == [2, 1, 3]


@rule("CPH-10.7")
def test_players_still_level_share_the_victory() -> None:
    at = final(f"{NINE}/ggg..", f"{NINE}/ggg..", f"{NINE}/gg...")
    assert results(at) == [(9, 17), (9, 17), (9, 18)]
    assert at.places() == [1, 1, 3]


@rule("CPH-10.8")
@pytest.mark.parametrize("seat", [0, 1])
def test_after_the_end_nothing_is_accepted(seat: int) -> None:
    at = final(NINE, "-")
    for move in ("take 3 4", "build red-2 a1 a2 brick a1", "pay rr", "coat a1", "end", "discard r"):
        assert at.refuses(move, "cph.game_over", seat=seat)
