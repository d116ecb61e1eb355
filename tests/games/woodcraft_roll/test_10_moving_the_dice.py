"""Chapter 10: moving the dice, the end of a round, the phases."""

from __future__ import annotations

import pytest

from rollwright.kernel.model import NotationError
from rollwright.testing.scene import Scene, rule
from tests.games.woodcraft_roll.bench import bench, choosing, chosen, display, left, nuts, possible, working
from tests.games.woodcraft_roll.wrw import board, player, state, wrw


def after_first_turn(lines: str, players: int = 2) -> Scene:
    """All end the first turn with these dice on the board."""
    at = working(*[""] * players, more=f"board={lines} display=a11,a12,a13")
    for seat in range(players):
        at = at.play("end", seat=seat)
    return at


def after_round(number: int, table: str, *players: str) -> Scene:
    """All end a round."""
    rows = "rows=" + ",".join(["y1"] * (2 * number))
    at = bench(f"turn={2 * number} step=work {table} | " + " | ".join(f"{rows} {one}" for one in players))
    for seat in range(len(players)):
        at = at.play("end", seat=seat)
    return at


# Moving


@rule("WRW-10.1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("b6,b5,-,y4,-,y1", "- b6 b5 - y4 y1"),
        ("b6,-,-,-,-,-", "- b6 - - - -"),
        ("b6,b5,y4,y3,-,-", "- b6 b5 y4 y3 -"),
        ("-,-,-,-,y1,-", "- - - - - y1"),
    ],
)
def test_dice_move_one_line_to_the_right(before: str, after: str) -> None:
    assert board(after_first_turn(before)) == after


@rule("WRW-10.2")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("-,-,-,-,y2,y1", "- - - - y2 y1"),
        ("-,-,b3,-,y2,y1", "- - - b3 y2 y1"),
        ("b6,b5,y4,y3,y2,y1", "b6 b5 y4 y3 y2 y1"),
    ],
)
def test_a_die_that_has_no_room_stays(before: str, after: str) -> None:
    assert board(after_first_turn(before)) == after


@rule("WRW-10.3")
def test_a_die_that_has_moved_offers_the_bonus_of_its_new_line() -> None:
    at = after_first_turn("-,-,y3,-,-,-")
    at = at.play("choose y3 4", seat=0).play("choose y3 4", seat=1)
    assert (left(at), nuts(at)) == ("1 blueberry", 1)


@rule("WRW-10.4")
@pytest.mark.parametrize(("last", "joining"), [("y3", "b"), ("b3", "y")])
def test_with_five_players_a_die_of_the_other_colour_joins_the_last(last: str, joining: str) -> None:
    at = after_first_turn(f"-,-,{last},-,-,-", players=5)
    assert at.rolling
    assert possible(at) == {f"new {value}": 1 for value in range(1, 7)}
    at = at.play("new 6")
    assert board(at) == f"- - {joining}6 {last} - -"
    assert state(at)["step"] == "choose"


@rule("WRW-10.4")
@pytest.mark.parametrize(("lines", "players"), [("-,-,y3,-,-,-", 4), ("-,-,y3,y2,-,-", 5), ("-,-,y3,-,-,-", 2)])
def test_otherwise_none_is_rolled(lines: str, players: int) -> None:
    assert not after_first_turn(lines, players).rolling


@rule("WRW-10.5")
@pytest.mark.parametrize(
    ("before", "value", "after"),
    [
        ("-,-,y3,-,-,-", 3, "- - b3 y3 - -"),
        ("-,-,y3,-,-,-", 5, "- - b5 y3 - -"),
        ("-,-,y3,-,-,-", 2, "- - - y3 b2 -"),
        ("-,-,-,-,y3,-", 2, "- - - - b2 y3"),
        ("-,-,-,-,-,y3", 2, "- - - - b2 y3"),
        ("-,-,-,-,-,y3", 4, "- - - - b4 y3"),
        ("y3,-,-,-,-,-", 4, "b4 y3 - - - -"),
    ],
)
def test_the_new_die_goes_where_its_value_belongs(before: str, value: int, after: str) -> None:
    assert board(after_first_turn(before, players=5).play(f"new {value}")) == after


@rule("WRW-10.6")
def test_the_second_turn_is_played_with_the_dice_that_are_left() -> None:
    at = chosen(choosing("", "", "", ""), "b6 1", "b5 2", "y4 3", "y2 5")
    for seat in range(4):
        if player(at, seat)["due"]:
            at = at.play("lantern a1", seat=seat)
        at = at.play("end", seat=seat)
    assert not at.rolling
    assert board(at) == "- - - - b3 y1"
    assert at.offered(0) == ["choose b3 5", "choose y1 6", "choose order"]
    assert (state(at)["turn"], state(at)["round"], state(at)["half"]) == (2, 1, 2)


@rule("WRW-10.7")
def test_after_the_second_turn_six_dice_are_rolled() -> None:
    at = after_round(1, "board=b6,-,y4,-,y2,- display=a11,a12,a13", "", "")
    assert not at.values_of("wrw.dice_moved")
    assert board(at) == "- - - - - -"
    assert board(at.play("yellow 124", "brown 356")) == "b6 b5 y4 b3 y2 y1"


# Phases


@rule("WRW-10.8")
def test_after_round_3_the_display_is_of_phase_two() -> None:
    at = after_round(3, "display=a11,a12,a13", "", "")
    assert at.values_of("wrw.phase_two") == [{}]
    assert display(at) == [None, None, None]
    assert set(possible(at)) == {f"card b{number}" for number in range(1, 6)}
    at = at.play("card b2", "card b5", "card b1", "yellow 124", "brown 356")
    assert display(at) == ["b2", "b5", "b1"]
    at = chosen(at, "order", "y4 3").play("take b5")
    assert set(possible(at)) == {"card b3", "card b4"}


@rule("WRW-10.8")
@pytest.mark.parametrize("number", [1, 2, 4, 5])
def test_after_other_rounds_the_display_stays(number: int) -> None:
    table = "display=a11,a12,a13" if number < 3 else "phase=2 display=b1,b2,b3"
    at = after_round(number, table, "", "")
    assert not at.values_of("wrw.phase_two")
    assert display(at) == (["a11", "a12", "a13"] if number < 3 else ["b1", "b2", "b3"])


USED_UP = "a1,a2,a3,a4,a5,a6,a7,a8,a9,a10"


@rule("WRW-10.9")
def test_phase_two_begins_when_phase_one_has_run_out() -> None:
    more = "turn=3 board=b6,b5,y4,b3,y2,y1 display=a11,a12,a13"
    at = choosing(f"rows=y1,y1 done={USED_UP}", "rows=y1,y1", more=more)
    at = chosen(at, "order", "y4 3").play("take a12")
    assert at.values_of("wrw.phase_two") == [{}]
    assert set(possible(at)) == {f"card b{number}" for number in range(1, 6)}
    at = at.play("card b1", "card b2", "card b3")
    assert display(at) == ["b1", "b2", "b3"]
    assert player(at)["held"] == ["a12"]


@rule("WRW-10.9")
def test_the_last_orders_of_phase_one_are_on_offer() -> None:
    more = "turn=3 board=b6,b5,y4,b3,y2,y1 display=a10,a12,a13"
    at = choosing("rows=y1,y1 done=a1,a2,a3,a4,a5,a6,a7,a8,a9", "rows=y1,y1", more=more)
    at = chosen(at, "order", "y4 3").play("take a12", "card a11")
    assert display(at) == ["a10", "a11", "a13"]
    assert not at.values_of("wrw.phase_two")


@rule("WRW-10.9")
def test_the_change_of_phase_happens_once() -> None:
    at = after_round(3, "phase=2 display=b1,b2,b3", "", "")
    assert not at.values_of("wrw.phase_two")
    assert display(at) == ["b1", "b2", "b3"]


@rule("WRW-10.10")
def test_orders_that_are_held_stay_through_the_change() -> None:
    at = after_round(3, "display=a11,a12,a13", "held=a3 dice=y1", "")
    assert player(at)["held"] == ["a3"]
    later = working("held=a3 dice=y1", more="phase=2 display=b1,b2,b3").play("complete a3", seat=0)
    assert player(later)["done"] == ["a3"]


@rule("WRW-10.9")
@pytest.mark.parametrize("where", ["display=a1,b1,- | - | -", "| held=b1 | -", "| done=b1 | -"])
def test_before_the_change_there_is_no_order_of_the_second_phase(where: str) -> None:
    with pytest.raises(NotationError, match="phase=2"):
        wrw(f"turn=2 step=choose board=b6,b5,y4,b3,y2,y1 {where}")
