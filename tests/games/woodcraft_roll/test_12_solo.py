"""Chapter 12: the solo game."""

from __future__ import annotations

import pytest

from rollwright.kernel.source import Source
from rollwright.testing.scene import Scene, rule
from tests.games.woodcraft_roll.bench import DISPLAY, bench, choosing, display, final, new, played_out, possible
from tests.games.woodcraft_roll.wrw import board, dice, player, state


def opposed(lines: str, choice: str, roll: str) -> Scene:
    """A turn alone: the player's choice, then the opponent's roll."""
    return choosing("", more=f"board={lines} {DISPLAY}").play(f"choose {choice}", f"opponent {roll}")


def after_round(number: int, table: str, version: int | None = None) -> Scene:
    rows = "rows=" + ",".join(["y1"] * (2 * number))
    return bench(f"turn={2 * number} step=work {table} | {rows}", version).play("end", seat=0)


@rule("WRW-12.1")
def test_one_player_sets_up_as_many_do() -> None:
    at = new(1).play("card a1", "card a2", "keep a2", "card a5", "card a6", "card a7")
    assert player(at)["held"] == ["a2"]
    assert display(at) == ["a5", "a6", "a7"]


@rule("WRW-12.1")
def test_one_player_has_six_rounds_of_two_turns() -> None:
    at = played_out(new(1), Source("alone"))
    assert len(at.values_of("wrw.turn_began")) == 12
    assert len(at.values_of("wrw.rolled")) == 6


@rule("WRW-12.2")
@pytest.mark.parametrize("choice", ["y4 3", "order"])
def test_the_opponent_rolls_one_die_of_each_colour(choice: str) -> None:
    at = choosing("").play(f"choose {choice}")
    assert at.rolling
    rolls = possible(at)
    assert rolls == {f"opponent y{yellow} b{brown}": 1 for yellow in range(1, 7) for brown in range(1, 7)}
    assert at.play("opponent y5 b4").values_of("wrw.opponent") == [{"dice": "y5 b4"}]


@rule("WRW-12.2")
def test_the_opponent_rolls_after_every_choice() -> None:
    at = played_out(new(1), Source("opponent"))
    assert len(at.values_of("wrw.opponent")) == 12
    assert not played_out(new(2), Source("opponent")).values_of("wrw.opponent")


@rule("WRW-12.3")
def test_the_dice_that_match_leave_the_board() -> None:
    assert board(opposed("b6,y5,b4,y3,y2,-", "y3 4", "y5 b4")) == "b6 - - - y2 -"


@rule("WRW-12.3")
def test_of_two_equal_dice_the_one_further_right_leaves() -> None:
    assert board(opposed("b4,b4,y4,y4,y2,-", "y2 5", "y4 b4")) == "b4 - y4 - - -"


@rule("WRW-12.4")
@pytest.mark.parametrize(
    ("lines", "roll", "after"),
    [
        ("b6,y6,b3,y2,y1,b1", "y5 b6", "- y6 b3 - y1 b1"),
        ("b6,y6,y4,b3,b1,-", "y3 b6", "- y6 - b3 b1 -"),
        ("y6,b5,b4,y4,b1,-", "y5 b2", "y6 b5 b4 - - -"),
        ("y6,b5,b4,b1,-,-", "y1 b3", "- b5 b4 - - -"),
    ],
)
def test_else_the_next_lower_leaves_else_the_next_higher(lines: str, roll: str, after: str) -> None:
    # The player takes an order, so that all the dice are there for the opponent.
    at = choosing("", more=f"board={lines} {DISPLAY}").play("choose order", f"opponent {roll}")
    assert board(at) == after


@rule("WRW-12.5")
def test_the_other_colour_never_stands_in() -> None:
    at = opposed("b6,b5,b3,y1,-,-", "y1 4", "y3 b5")
    assert board(at) == "b6 - b3 - - -"
    assert at.values_of("wrw.opponent_none") == [{"colour": "yellow"}]


@rule("WRW-12.6")
def test_the_opponent_does_not_take_the_players_die() -> None:
    at = opposed("b6,y5,b4,y3,-,-", "b6 1", "y3 b6")
    assert board(at) == "- y5 - - - -"
    assert dice(at) == "b6"


@rule("WRW-12.7")
@pytest.mark.parametrize(
    ("value", "after"),
    [
        (1, [None, "a12", "a13"]),
        (2, [None, "a12", "a13"]),
        (3, ["a11", None, "a13"]),
        (4, ["a11", None, "a13"]),
        (5, ["a11", "a12", None]),
        (6, ["a11", "a12", None]),
    ],
)
def test_after_a_round_an_order_is_removed_and_replaced(value: int, after: list[str | None]) -> None:
    at = after_round(1, DISPLAY)
    assert possible(at) == {f"removal {number}": 1 for number in range(1, 7)}
    at = at.play(f"removal {value}")
    assert display(at) == after
    at = at.play("card a1")
    assert display(at) == [card or "a1" for card in after]
    assert state(at)["step"] == "yellow"


@rule("WRW-12.7")
@pytest.mark.parametrize(
    ("orders", "after"),
    [
        ("b1,b2,-", ["- b2 -", "b1 b2 -", "b1 - -"]),
        ("b1,-,b2", ["- - b2", "b1 - b2", "b1 - -"]),
        ("-,b1,b2", ["- - b2", "- b1 b2", "- b1 -"]),
        ("b1,-,-", ["- - -", "- - -", "- - -"]),
        ("-,b1,-", ["- - -", "- - -", "- - -"]),
        ("-,-,b1", ["- - -", "- - -", "- - -"]),
        ("-,-,-", ["- - -", "- - -", "- - -"]),
    ],
)
def test_the_die_goes_by_the_orders_that_lie_there(orders: str, after: list[str]) -> None:
    gone = ",".join(name for name in ("b1", "b2", "b3", "b4", "b5") if name not in orders)
    at = after_round(4, f"phase=2 display={orders} gone={gone}")
    assert possible(at) == {f"removal {number}": 1 for number in range(1, 7)}
    left = [" ".join(card or "-" for card in display(at.play(f"removal {value}"))) for value in range(1, 7)]
    assert left == [after[0], after[0], after[1], after[1], after[2], after[2]]


@rule("WRW-12.7")
def test_by_version_1_the_die_goes_by_the_places_of_the_display() -> None:
    at = after_round(4, "phase=2 display=-,b1,b2 gone=b3,b4,b5", version=1)
    left = [" ".join(card or "-" for card in display(at.play(f"removal {value}"))) for value in range(1, 7)]
    assert left == ["- b1 b2", "- b1 b2", "- - b2", "- - b2", "- b1 -", "- b1 -"]


@rule("WRW-12.7")
def test_a_roll_is_told_with_what_it_removes() -> None:
    at = after_round(4, "phase=2 display=-,b1,b2 gone=b3,b4,b5")
    assert at.play("removal 6").values_of("wrw.removed") == [{"value": 6, "order": "b2", "place": 3}]
    assert at.play("removal 3").values_of("wrw.none_removed") == [{"value": 3}]
    assert not at.play("removal 3").values_of("wrw.removed")


@rule("WRW-12.7")
def test_an_order_that_was_removed_does_not_come_back() -> None:
    at = after_round(1, DISPLAY).play("removal 1")
    assert "card a11" not in possible(at)


@rule("WRW-12.7")
def test_an_order_that_was_removed_can_still_be_named() -> None:
    at = after_round(3, DISPLAY)
    name = state(at)["orders"]["a11"]["name"]
    at = at.play("removal 1")  # and the phase changes, so that all of phase I is gone
    assert "a11" not in state(at)["orders"]
    assert state(at)["names"]["a11"] == name


@rule("WRW-12.7")
def test_with_two_players_no_order_is_removed() -> None:
    at = bench(f"turn=2 step=work {DISPLAY} | rows=y1,y1 | rows=y1,y1").play("end", seat=0).play("end", seat=1)
    assert display(at) == ["a11", "a12", "a13"]
    assert state(at)["step"] == "yellow"


@rule("WRW-12.7")
def test_after_round_3_the_removal_comes_before_the_change_of_phase() -> None:
    at = after_round(3, DISPLAY).play("removal 1")
    assert at.codes().index("wrw.removed") < at.codes().index("wrw.phase_two")
    assert set(possible(at)) == {f"card b{number}" for number in range(1, 6)}


@rule("WRW-12.7")
def test_after_round_6_no_order_is_removed() -> None:
    assert final("").over


FORTY_ONE = "done=a8,a10,a12,b1,b3 crates=2a"
FIFTY_THREE = "done=a8,a10,a12,b1,b3,b4,b5 crates=2a"


@rule("WRW-12.8")
@pytest.mark.parametrize(
    ("sheet", "points", "grade"),
    [
        (f"{FORTY_ONE} nuts=8", 49, "none"),
        (f"{FORTY_ONE} nuts=9", 50, "quite-good"),
        (f"{FORTY_ONE} nuts=18", 59, "quite-good"),
        (f"{FORTY_ONE} nuts=19", 60, "good"),
        (f"{FIFTY_THREE} nuts=16", 69, "good"),
        (f"{FIFTY_THREE} nuts=17", 70, "excellent"),
    ],
)
def test_the_grades_begin_at_50_60_and_70(sheet: str, points: int, grade: str) -> None:
    at = final(sheet)
    assert at.points(0) == points
    assert at.values_of("wrw.graded") == [{"grade": grade, "points": points}]
    assert player(at)["grade"] == grade


@rule("WRW-12.8")
def test_only_a_solo_game_is_graded() -> None:
    assert not final(f"{FIFTY_THREE} nuts=17", "").values_of("wrw.graded")
