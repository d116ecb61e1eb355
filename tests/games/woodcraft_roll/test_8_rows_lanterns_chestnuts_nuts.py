"""Chapter 8: rows, lanterns, chestnuts and nuts."""

from __future__ import annotations

import json

import pytest

from rollwright.testing.scene import Scene, rule
from tests.games.woodcraft_roll.bench import (
    DISPLAY,
    PACK,
    choosing,
    chosen,
    circled,
    crossed,
    due,
    final,
    left,
    nuts,
    part,
    working,
)
from tests.games.woodcraft_roll.wrw import dice, player, wrw

CELLS = [f"{column}{row}" for row in (1, 2, 3) for column in "abc"]


def bonus(sheet: str, side: str = "yellow", line: int = 6) -> Scene:
    """Seat 0 has just taken a die from a line and gained its bonus; seat 1 has taken the same."""
    die = "y1" if side == "yellow" else "b1"
    places = ",".join(die if place == line else "-" for place in range(1, 7))
    return chosen(choosing(sheet, "", more=f"board={places} {DISPLAY}"), f"{die} {line}", f"{die} {line}")


def with_lantern(sheet: str) -> Scene:
    """Seat 0 has a lantern to mark."""
    return working(f"{sheet} due=lantern")


def with_chestnut(sheet: str) -> Scene:
    """Seat 0 has a chestnut to mark."""
    return working(f"{sheet} due=chestnut")


# Rows


@rule("WRW-8.1")
def test_a_gain_circles_the_next_of_the_row() -> None:
    at = bonus("glue=2", line=2)
    assert circled(at, "glue") == 3
    assert {"thing": "glue", "number": 3} in at.values_of("wrw.circled")


@rule("WRW-8.1")
def test_crossing_out_does_not_free_a_circle() -> None:
    at = bonus("glue=4/4", line=2)
    assert (circled(at, "glue"), crossed(at, "glue")) == (4, 4)
    assert left(at) == "nothing"


@rule("WRW-8.2")
def test_with_a_full_row_the_rest_is_gained() -> None:
    at = bonus("glue=4")
    assert left(at) == "4 glue, 1 sawblade"
    assert due(at) == ["lantern"]
    assert at.values_of("wrw.row_full") == [{"thing": "glue"}]


@rule("WRW-8.2")
def test_a_gain_of_two_with_room_for_one() -> None:
    at = bonus("glue=3", "brown")
    assert left(at) == "4 glue, 1 blueberry"


@rule("WRW-8.2")
def test_a_full_row_cannot_be_picked() -> None:
    at = working("glue=4 due=pick7 helpers=7")
    assert at.refuses("pick glue", "wrw.row_full", seat=0)
    assert at.allows("pick scrapwood", seat=0)


@rule("WRW-8.3")
@pytest.mark.parametrize(("before", "chestnuts"), [(2, []), (3, ["chestnut"]), (4, [])])
def test_a_marked_circle_gives_a_chestnut(before: int, chestnuts: list[str]) -> None:
    at = bonus(f"scrapwood={before}", line=1)
    assert circled(at, "scrapwood") == before + 1
    assert due(at) == chestnuts


# Lanterns


@rule("WRW-8.4")
@pytest.mark.parametrize("cell", CELLS)
def test_a_lantern_goes_in_any_empty_cell(cell: str) -> None:
    at = with_lantern("").play(f"lantern {cell}", seat=0)
    assert player(at)["lanterns"] == [cell]
    assert due(at) == []


@rule("WRW-8.4")
def test_a_marked_cell_takes_no_second_lantern() -> None:
    assert with_lantern("lanterns=b2").refuses("lantern b2", "wrw.cell_marked", seat=0)


@rule("WRW-8.4")
@pytest.mark.parametrize("move", ["end", "raise y1 y2", "hire 4", "chestnut 1", "pick glue"])
def test_a_lantern_is_marked_before_anything_else(move: str) -> None:
    at = with_lantern("dice=y1 scrapwood=1 blueberry=3")
    assert at.refuses(move, "wrw.lantern_first", seat=0)


@rule("WRW-8.4")
def test_without_a_lantern_no_cell_is_marked() -> None:
    assert working("").refuses("lantern b2", "wrw.no_lantern_due", seat=0)


@rule("WRW-8.5")
@pytest.mark.parametrize(
    ("before", "cell", "gained", "points"),
    [
        ("a1,b1", "c1", "1 blueberry", 0),
        ("a2,c2", "b2", "1 scrapwood", 0),
        ("b3,c3", "a3", "nothing", 2),
        ("b1,b2", "b3", "1 glue", 0),
        ("a1,b2", "c3", "nothing", 0),
        ("a3,b2", "c1", "nothing", 0),
        ("a1,b2", "c1", "nothing", 0),
    ],
)
def test_a_full_row_or_column_pays_its_bonus(before: str, cell: str, gained: str, points: int) -> None:
    at = with_lantern(f"lanterns={before}").play(f"lantern {cell}", seat=0)
    assert (left(at), nuts(at)) == (gained, points)


@rule("WRW-8.5")
def test_a_column_may_pay_a_die() -> None:
    at = with_lantern("lanterns=c1,c2").play("lantern c3", seat=0)
    assert dice(at) == "y3"


@rule("WRW-8.5")
def test_a_line_pays_once() -> None:
    at = with_lantern("lanterns=a1,b1,c1").play("lantern b2", seat=0)
    assert left(at) == "nothing"


@rule("WRW-8.6")
def test_a_row_and_a_column_pay_both() -> None:
    at = with_lantern("lanterns=a2,c2,b1,b3").play("lantern b2", seat=0)
    assert left(at) == "1 scrapwood, 1 glue"


@rule("WRW-8.7")
def test_lanterns_beyond_nine_are_nuts() -> None:
    eight = ",".join(CELLS[:8])
    at = working(f"lanterns={eight} due=lantern,lantern,lantern").play("lantern c3", seat=0)
    assert len(player(at)["lanterns"]) == 9
    assert due(at) == []
    # Row 3 is full and pays 2 nuts, column c pays a die.
    assert nuts(at) == 2 + 2


@rule("WRW-8.7")
def test_with_nine_marked_a_lantern_is_a_nut_at_once() -> None:
    at = bonus(f"lanterns={','.join(CELLS)}", line=5)
    assert (due(at), nuts(at)) == ([], 1)


@rule("WRW-8.8")
def test_a_line_of_lanterns_may_pay_a_chestnut() -> None:
    at = with_lantern("lanterns=a1,a2").play("lantern a3", seat=0)
    assert due(at) == ["chestnut"]
    assert at.refuses("end", "wrw.chestnut_first", seat=0)


# Chestnuts and crates


@rule("WRW-8.9")
@pytest.mark.parametrize("move", ["end", "raise y1 y2", "hire 4", "berry 3", "lantern a1"])
def test_a_chestnut_is_marked_before_anything_else(move: str) -> None:
    at = with_chestnut("dice=y1 scrapwood=1 blueberry=3")
    assert at.refuses(move, "wrw.chestnut_first", seat=0)


@rule("WRW-8.9")
def test_a_chestnut_goes_on_a_crate_of_choice() -> None:
    at = with_chestnut("")
    assert at.offered(0) == ["chestnut 1", "chestnut 2", "chestnut 4", "chestnut 5"]
    assert player(at.play("chestnut 2", seat=0))["crates"][1] == [True]


@rule("WRW-8.9")
def test_a_complete_crate_takes_no_chestnut() -> None:
    assert with_chestnut("crates=2a").refuses("chestnut 2", "wrw.crate_complete", seat=0)


@rule("WRW-8.9")
def test_a_crate_that_is_not_there_takes_none() -> None:
    assert with_chestnut("").refuses("chestnut 6", "wrw.no_such_crate", seat=0)


@rule("WRW-8.9")
def test_without_a_chestnut_none_is_marked() -> None:
    assert working("blueberry=2").refuses("chestnut 2", "wrw.no_chestnut_due", seat=0)


@rule("WRW-8.9")
def test_a_chestnut_that_no_crate_can_take_is_lost() -> None:
    at = bonus("scrapwood=3 crates=1a,2a,4a,5ab", line=1)
    assert due(at) == []
    assert "wrw.chestnut_lost" in at.codes()


@rule("WRW-8.10")
def test_a_place_takes_what_is_printed_on_it() -> None:
    assert with_chestnut("").refuses("chestnut 3", "wrw.no_chestnut_slot", seat=0)
    assert with_chestnut("crates=1a").refuses("chestnut 1", "wrw.no_chestnut_slot", seat=0)
    at = working("blueberry=2")
    assert at.refuses("berry 2", "wrw.no_blueberry_slot", seat=0)
    assert at.allows("berry 1", seat=0)
    assert at.allows("berry 5", seat=0)


@rule("WRW-8.10")
@pytest.mark.parametrize(
    ("slots", "move", "marks"),
    [
        ("either chestnut", "chestnut 1", [False, True]),
        ("chestnut either", "chestnut 1", [True, False]),
        ("either blueberry", "chestnut 1", [True, False]),
        ("either either", "chestnut 1", [True, False]),
        ("either blueberry", "berry 1", [False, True]),
        ("either chestnut", "berry 1", [True, False]),
        ("chestnut chestnut", "chestnut 1", [True, False]),
    ],
)
def test_a_place_that_takes_either_is_kept_for_later(slots: str, move: str, marks: list[bool]) -> None:
    pack = json.loads(PACK)
    pack["crates"] = [{"kind": "orders", "slots": slots}]
    sheet = "due=chestnut" if move.startswith("chestnut") else "blueberry=1"
    at = wrw(f"step=work display=a11,a12,a13 | rows=y1 {sheet}", json.dumps(pack)).play(move, seat=0)
    assert player(at)["crates"] == [marks]


@rule("WRW-8.10")
def test_a_blueberry_on_a_crate_is_crossed_out() -> None:
    at = working("blueberry=2").play("berry 3", seat=0)
    assert (player(at)["crates"][2], left(at)) == ([True], "1 blueberry")


@rule("WRW-8.10")
def test_without_a_blueberry_none_is_marked() -> None:
    assert working("blueberry=2/2").refuses("berry 3", "wrw.no_blueberry", seat=0)


@rule("WRW-8.10")
def test_a_crate_of_two_marks_takes_two() -> None:
    at = working("blueberry=3").play("berry 5", "berry 5", seat=0)
    assert player(at)["crates"][4] == [True, True]
    assert at.refuses("berry 5", "wrw.blueberry_crate_complete", seat=0)


@rule("WRW-8.11")
@pytest.mark.parametrize(("marks", "points"), [("", 0), ("crates=5a", 0), ("crates=5ab", 1)])
def test_only_a_full_crate_scores(marks: str, points: int) -> None:
    assert part(final(f"done=a8 {marks}", ""), "crates") == points


@rule("WRW-8.11")
def test_a_crate_is_active_with_its_last_mark() -> None:
    at = working("blueberry=1 crates=1a").play("berry 1", seat=0)
    assert at.values_of("wrw.crate_active") == [{"crate": 1, "kind": "helpers"}]
    assert not working("blueberry=1").play("berry 1", seat=0).values_of("wrw.crate_active")


# Nuts


@rule("WRW-8.12")
def test_points_in_play_are_nuts() -> None:
    at = working("dice=y1,y1 glue=1").play("glue y1 y1 y2", seat=0)
    assert (nuts(at), part(at, "nuts")) == (2, 2)
    assert nuts(bonus("", "brown", line=1)) == 1
    assert nuts(working("scrapwood=1 helpers=2").play("sell scrapwood", seat=0)) == 2


@rule("WRW-8.13")
def test_nuts_beyond_the_track_are_lost() -> None:
    at = working("dice=y1,y1 glue=1 nuts=19").play("glue y1 y1 y2", seat=0)
    assert (nuts(at), dice(at)) == (20, "y2")
    assert at.values_of("wrw.nuts") == [{"count": 1}]
    assert at.values_of("wrw.nuts_lost") == [{"count": 1}]


@rule("WRW-8.13")
def test_with_a_full_track_gluing_is_still_allowed() -> None:
    at = working("dice=y1,y1 glue=1 nuts=20").play("glue y1 y1 y2", seat=0)
    assert (nuts(at), dice(at)) == (20, "y2")
    assert at.values_of("wrw.nuts") == []


@rule("WRW-8.14")
def test_a_chain_runs_on_at_once() -> None:
    at = with_lantern("lanterns=a2,c2 scrapwood=3").play("lantern b2", seat=0)
    assert due(at) == ["chestnut"]
    at = at.play("chestnut 2", seat=0)
    assert (circled(at, "scrapwood"), player(at)["crates"][1], due(at)) == (4, [True], [])


@rule("WRW-8.14")
def test_the_newest_choice_comes_first() -> None:
    at = working("lanterns=a1,a2 due=pick7,lantern helpers=7").play("lantern a3", seat=0)
    assert due(at) == ["pick", "chestnut"]
    assert at.refuses("pick glue", "wrw.chestnut_first", seat=0)
    assert left(at.play("chestnut 2", "pick glue", seat=0)) == "1 glue"
