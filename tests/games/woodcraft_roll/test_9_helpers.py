"""Chapter 9: helpers."""

from __future__ import annotations

import json

import pytest

from rollwright.kernel.model import NotationError
from rollwright.testing.scene import Scene, rule
from tests.games.woodcraft_roll.bench import DISPLAY, PACK, bench, crossed, due, final, left, nuts, part, working
from tests.games.woodcraft_roll.wrw import GAME, dice, player, wrw

COSTS = {1: 2, 2: 2, 3: 3, 4: 1, 5: 2, 6: 2, 7: 2, 8: 3}


def in_turn(turn: int, sheet: str) -> Scene:
    """Free actions of a later turn: seat 0's sheet is given."""
    rows = "rows=" + ",".join(["y1"] * turn)
    return bench(f"turn={turn} step=work {DISPLAY} | {rows} {sheet} | {rows}")


# Hiring


@rule("WRW-9.1")
@pytest.mark.parametrize(("helper", "cost"), list(COSTS.items()))
def test_a_helper_costs_blueberries(helper: int, cost: int) -> None:
    at = working(f"blueberry={cost}").play(f"hire {helper}", seat=0)
    assert crossed(at, "blueberry") == cost
    assert player(at)["helpers"][str(helper)] != "none"


@rule("WRW-9.1")
@pytest.mark.parametrize(("helper", "cost"), list(COSTS.items()))
def test_with_a_blueberry_too_few_nobody_is_hired(helper: int, cost: int) -> None:
    at = working(f"blueberry={cost + 3}/4")
    assert at.refuses(f"hire {helper}", "wrw.too_few_blueberries", seat=0)


@rule("WRW-9.2")
def test_a_helper_is_hired_once_by_each_player() -> None:
    at = working("blueberry=9", "blueberry=9").play("hire 3", seat=0)
    assert at.refuses("hire 3", "wrw.helper_hired", seat=0)
    assert at.allows("hire 3", seat=1)


@rule("WRW-9.2")
def test_there_are_eight_helpers() -> None:
    at = working("blueberry=9")
    assert [move for move in at.offered(0) if move.startswith("hire")] == [f"hire {number}" for number in range(1, 9)]
    assert at.refuses("hire 9", "wrw.no_such_helper", seat=0)
    assert at.refuses("hire 0", "wrw.no_such_helper", seat=0)


@rule("WRW-9.2")
def test_several_may_be_hired_in_a_turn() -> None:
    at = working("blueberry=6").play("hire 1", "hire 4", "hire 3", seat=0)
    assert [number for number, has in player(at)["helpers"].items() if has != "none"] == ["1", "3", "4"]


@rule("WRW-9.3")
def test_a_helper_serves_at_once() -> None:
    at = working("dice=y3 blueberry=1").play("hire 4", "shift y3 y2", seat=0)
    assert dice(at) == "y2"


@rule("WRW-9.3")
@pytest.mark.parametrize("move", ["shift y3 y2", "shift b3 b4", "sell glue", "raise y3 y4 with glue"])
def test_a_helper_not_hired_does_not_serve(move: str) -> None:
    assert working("dice=y3,b3 glue=1 scrapwood=1").refuses(move, "wrw.helper_missing", seat=0)


# Once a round


USES = {1: "raise y3 y4 with glue", 2: "sell glue", 3: "shift b3 b4", 4: "shift y3 y4"}
SHEET = "dice=b3,b4,y3,y4 glue=3 sawblade=1"


@rule("WRW-9.4")
@pytest.mark.parametrize(
    ("helper", "once", "again"),
    [
        (1, "raise y3 y4 with glue", "raise y4 y5 with glue"),
        (3, "shift b3 b4", "shift b4 b5"),
        (4, "shift y3 y4", "shift y4 y5"),
    ],
)
def test_a_helper_serves_once_in_a_round(helper: int, once: str, again: str) -> None:
    at = working(f"{SHEET} helpers={helper}").play(once, seat=0)
    assert at.refuses(again, "wrw.helper_used", seat=0)


@rule("WRW-9.4")
@pytest.mark.parametrize(("helper", "move"), list(USES.items()))
def test_a_use_in_the_first_turn_is_gone_in_the_second(helper: int, move: str) -> None:
    assert in_turn(2, f"{SHEET} helpers={helper} used={helper}").refuses(move, "wrw.helper_used", seat=0)
    assert in_turn(2, f"{SHEET} helpers={helper}").allows(move, seat=0)


@rule("WRW-9.3")
def test_there_is_no_position_in_which_somebody_was_used_who_is_not_hired() -> None:
    with pytest.raises(NotationError, match="among those that are hired"):
        working("helpers=3 used=3,4")


@rule("WRW-9.4")
def test_a_helper_serves_again_in_the_next_round() -> None:
    at = in_turn(2, f"{SHEET} helpers=3,4 used=3").play("end", seat=0).play("end", seat=1)
    at = at.play("yellow 124", "brown 356")
    assert player(at)["helpers"]["3"] == "ready"
    at = at.play("choose y4 3", seat=0).play("choose y4 3", seat=1)
    assert at.allows("shift b3 b4", seat=0)


@rule("WRW-9.4")
def test_the_second_turn_of_a_round_brings_nothing_back() -> None:
    at = working(f"{SHEET} helpers=3", "", more=f"board=b6,b5,y4,-,-,- {DISPLAY}").play("shift b3 b4", seat=0)
    at = at.play("end", seat=0).play("end", seat=1).play("choose y4 4", seat=0).play("choose y4 4", seat=1)
    assert at.refuses("shift b4 b5", "wrw.helper_used", seat=0)


@rule("WRW-9.5")
def test_a_round_without_use_is_not_saved_up() -> None:
    at = in_turn(4, f"{SHEET} helpers=3").play("end", seat=0).play("end", seat=1).play("yellow 124", "brown 356")
    at = at.play("choose y4 3", seat=0).play("choose y4 3", seat=1).play("shift b3 b4", seat=0)
    assert at.refuses("shift b4 b5", "wrw.helper_used", seat=0)


# What each helper does


@rule("WRW-9.6")
def test_h1_uses_a_sawblade_as_scrapwood() -> None:
    at = working("dice=y3 sawblade=1 helpers=1").play("raise y3 y4 with sawblade", seat=0)
    assert (dice(at), crossed(at, "sawblade"), crossed(at, "scrapwood")) == ("y4", 1, 0)


@rule("WRW-9.6")
def test_h1_uses_a_sawblade_as_glue_for_two_nuts() -> None:
    at = working("dice=y3,b1 sawblade=1 helpers=1").play("glue y3 b1 b4 with sawblade", seat=0)
    assert (dice(at), crossed(at, "sawblade"), nuts(at)) == ("b4", 1, 2)


@rule("WRW-9.6")
def test_h1_uses_scrapwood_as_a_sawblade() -> None:
    at = working("dice=y3 scrapwood=1 helpers=1").play("saw y3 y1 y2 with scrapwood", seat=0)
    assert (dice(at), crossed(at, "scrapwood")) == ("y1 y2", 1)


@rule("WRW-9.6")
def test_h1_needs_a_resource_that_is_there_and_another_one() -> None:
    at = working("dice=y3 scrapwood=1 sawblade=1/1 blueberry=3 helpers=1")
    assert at.refuses("raise y3 y4 with sawblade", "wrw.nothing_in_stead", seat=0)
    assert at.refuses("raise y3 y4 with blueberry", "wrw.not_depicted", seat=0)
    assert at.refuses("raise y3 y4 with scrapwood", "wrw.same_resource", seat=0)


# In place of an order's resource: a4 asks for a yellow 2 and one glue.


@rule("WRW-9.6")
@pytest.mark.parametrize("paid", ["scrapwood", "sawblade"])
def test_h1_pays_one_resource_of_an_order_with_another(paid: str) -> None:
    at = working(f"dice=y2 {paid}=2 held=a4 helpers=1")
    assert at.refuses("complete a4", "wrw.resource_in_stead", seat=0)
    at = at.play(f"complete a4 with {paid} for glue", seat=0)
    assert (player(at)["done"], dice(at), player(at)["helpers"]["1"]) == (["a4"], "", "used")
    assert (crossed(at, paid), crossed(at, "glue")) == (1, 0)
    assert at.values_of("wrw.paid_in_stead") == [{"thing": paid, "other": "glue"}]


@rule("WRW-9.6")
def test_by_version_1_h1_pays_for_no_order() -> None:
    at = working("dice=y2 sawblade=2 glue=1 held=a4 helpers=1", version=1)
    assert [move for move in at.offered(0) if move.startswith("complete")] == ["complete a4"]
    assert at.refuses("complete a4 with sawblade for glue", "wrw.not_for_orders", seat=0)
    assert "complete a4 with sawblade for glue" in working("dice=y2 sawblade=2 held=a4 helpers=1").offered(0)


@rule("WRW-9.6")
def test_h1_may_replace_what_could_be_paid_as_well() -> None:
    at = working("dice=y2 glue=1 scrapwood=1 held=a4 helpers=1")
    completions = ["complete a4", "complete a4 with scrapwood for glue"]
    assert [move for move in at.offered(0) if move.startswith("complete")] == completions
    assert crossed(at.play(completions[1], seat=0), "glue") == 0


@rule("WRW-9.6")
@pytest.mark.parametrize(
    ("sheet", "move", "code"),
    [
        ("sawblade=1", "complete a4 with sawblade for glue", "wrw.helper_missing"),
        ("sawblade=1 helpers=1 used=1", "complete a4 with sawblade for glue", "wrw.helper_used"),
        ("sawblade=1 helpers=1", "complete a4 with scrapwood for glue", "wrw.nothing_in_stead"),
        ("glue=1 sawblade=1 helpers=1", "complete a4 with glue for sawblade", "wrw.not_asked_for"),
        ("glue=1 helpers=1", "complete a4 with glue for glue", "wrw.same_resource"),
        ("blueberry=1 helpers=1", "complete a4 with blueberry for glue", "wrw.not_depicted"),
        ("glue=1 helpers=1", "complete a4 with glue for blueberry", "wrw.not_depicted"),
        ("sawblade=1 helpers=1", "complete a2 with sawblade for glue", "wrw.not_your_order"),
    ],
)
def test_h1_needs_a_resource_that_the_order_asks_for_and_another_to_pay(sheet: str, move: str, code: str) -> None:
    assert working(f"dice=y2 {sheet} held=a4").refuses(move, code, seat=0)


@rule("WRW-9.6")
def test_h1_does_not_replace_a_die() -> None:
    assert working("sawblade=1 held=a4 helpers=1").refuses(
        "complete a4 with sawblade for glue", "wrw.dice_missing", seat=0
    )


@rule("WRW-9.6")
def test_h1_replaces_one_resource_and_all_others_are_paid() -> None:
    pack = json.loads(PACK)
    pack["orders"][0] = {"phase": 1, "name": "Crate", "dice": "", "resources": "glue glue scrapwood", "points": 1}
    start = "step=work display=a11,a12,a13 | rows=y1 held=a1 helpers=1"
    offered = {
        sheet: [move for move in wrw(f"{start} {sheet}", json.dumps(pack)).offered(0) if move.startswith("complete")]
        for sheet in ("glue=1 scrapwood=2", "glue=3", "glue=2 sawblade=1", "glue=1 sawblade=2", "scrapwood=3")
    }
    assert offered == {
        "glue=1 scrapwood=2": ["complete a1 with scrapwood for glue"],
        "glue=3": ["complete a1 with glue for scrapwood"],
        "glue=2 sawblade=1": ["complete a1 with sawblade for scrapwood"],
        "glue=1 sawblade=2": [],
        "scrapwood=3": [],
    }
    at = wrw(f"{start} glue=1 sawblade=1", json.dumps(pack))
    refusal = at.refusal("complete a1 with sawblade for glue", seat=0)
    assert refusal is not None
    assert refusal.values == {"order": "a1", "thing": "scrapwood", "count": 1}


@rule("WRW-9.6")
def test_what_helper_1_pays_is_told_to_clients() -> None:
    action = GAME.read_action("complete a12 with glue for sawblade")
    assert GAME.action_to_json(action) == {"do": "complete", "order": "a12", "pays": "glue", "for": "sawblade"}
    assert GAME.action_to_json(GAME.read_action("complete a12")) == {"do": "complete", "order": "a12"}


@rule("WRW-9.7")
def test_h2_sells_for_a_blueberry_and_two_nuts_each() -> None:
    at = working("scrapwood=2 helpers=2").play("sell scrapwood", "sell scrapwood", seat=0)
    assert (left(at), nuts(at), crossed(at, "scrapwood")) == ("2 blueberry", 4, 2)


@rule("WRW-9.7")
def test_h2_sells_several_things_in_one_use() -> None:
    at = working("scrapwood=1 glue=1 sawblade=1 helpers=2").play("sell glue", "sell sawblade", "sell scrapwood", seat=0)
    assert (left(at), nuts(at)) == ("3 blueberry", 6)


@rule("WRW-9.7")
def test_h2_sells_no_more_than_the_pack_allows() -> None:
    at = working("scrapwood=4 helpers=2").play("sell scrapwood", "sell scrapwood", "sell scrapwood", seat=0)
    assert at.refuses("sell scrapwood", "wrw.sale_limit", seat=0)


@rule("WRW-9.7")
def test_another_action_closes_the_sale() -> None:
    at = working("dice=y1 scrapwood=3 helpers=2").play("sell scrapwood", "raise y1 y2", seat=0)
    assert at.refuses("sell scrapwood", "wrw.helper_used", seat=0)


@rule("WRW-9.7")
def test_h2_sells_what_is_there_and_no_blueberries() -> None:
    at = working("scrapwood=1/1 glue=1 blueberry=2 helpers=2")
    assert at.refuses("sell scrapwood", "wrw.not_there_to_sell", seat=0)
    assert at.refuses("sell blueberry", "wrw.not_for_sale", seat=0)


@rule("WRW-9.8")
@pytest.mark.parametrize("result", ["b2", "b4"])
def test_h3_turns_a_brown_die_up_or_down(result: str) -> None:
    assert dice(working("dice=b3 helpers=3").play(f"shift b3 {result}", seat=0)) == result


@rule("WRW-9.8")
def test_h3_turns_no_yellow_die_and_none_below_1() -> None:
    at = working("dice=y3,b1,b3 helpers=3")
    assert at.refuses("shift y3 y4", "wrw.helper_missing", seat=0)
    assert at.refuses("shift b1 b0", "wrw.brown_below_one", seat=0)
    assert at.refuses("shift b3 b5", "wrw.brown_by_one", seat=0)
    assert at.refuses("shift b3 y4", "wrw.brown_by_one", seat=0)


@rule("WRW-9.9")
@pytest.mark.parametrize("result", ["y2", "y4"])
def test_h4_turns_a_yellow_die_up_or_down(result: str) -> None:
    assert dice(working("dice=y3 helpers=4").play(f"shift y3 {result}", seat=0)) == result


@rule("WRW-9.9")
def test_h4_turns_no_brown_die_and_none_below_1() -> None:
    at = working("dice=b3,y1 helpers=4")
    assert at.refuses("shift b3 b4", "wrw.helper_missing", seat=0)
    assert at.refuses("shift y1 y0", "wrw.yellow_below_one", seat=0)


@rule("WRW-9.10")
@pytest.mark.parametrize("helper", [5, 8])
def test_h5_and_h8_work_once(helper: int) -> None:
    at = working("blueberry=9").play(f"hire {helper}", seat=0)
    if helper == 5:
        at = at.play("pick glue", seat=0)
        assert at.refuses("pick glue", "wrw.nothing_to_pick", seat=0)
    assert due(at) == []
    assert player(at)["helpers"][str(helper)] == "hired"
    after = in_turn(3, f"helpers={helper}")
    assert [move for move in after.offered(0) if not move.startswith("hire")] == ["end"]


@rule("WRW-9.11")
def test_h5_gives_what_the_pack_says_by_choice() -> None:
    at = working("blueberry=2").play("hire 5", seat=0)
    assert due(at) == ["pick"]
    assert at.refuses("end", "wrw.pick_first", seat=0)
    assert at.refuses("pick scrapwood", "wrw.not_offered", seat=0)
    assert left(at.play("pick glue", seat=0)) == "1 glue"
    assert left(at.play("pick sawblade", seat=0)) == "2 sawblade"


@rule("WRW-9.11")
def test_h5_offers_only_what_still_has_room() -> None:
    at = working("blueberry=2 glue=4").play("hire 5", seat=0)
    assert at.offered(0) == ["pick sawblade"]
    at = working("blueberry=2 glue=4 sawblade=4").play("hire 5", seat=0)
    assert due(at) == []
    assert "wrw.pick_lost" in at.codes()


@rule("WRW-9.12")
def test_h6_pays_for_each_reputation() -> None:
    at = working("dice=y6 held=a7 helpers=6").play("complete a7", seat=0)
    assert (left(at), nuts(at), player(at)["reputation"]) == ("2 blueberry", 2, 2)


@rule("WRW-9.12")
def test_h6_pays_nothing_for_what_was_gained_before() -> None:
    at = working("done=a7 blueberry=2").play("hire 6", seat=0)
    assert (left(at), nuts(at), player(at)["reputation"]) == ("nothing", 0, 2)


@rule("WRW-9.12")
def test_without_h6_a_reputation_pays_nothing_at_once() -> None:
    at = working("dice=y6 held=a7").play("complete a7", seat=0)
    assert (left(at), nuts(at)) == ("nothing", 0)


@rule("WRW-9.13")
@pytest.mark.parametrize("thing", ["glue", "scrapwood"])
def test_h7_gives_glue_or_scrapwood_for_an_order(thing: str) -> None:
    at = working("dice=y1 held=a3 helpers=7").play("complete a3", seat=0)
    assert due(at) == ["pick"]
    assert player(at)["options"] == ["scrapwood", "glue"]
    assert left(at.play(f"pick {thing}", seat=0)) == f"1 {thing}"


@rule("WRW-9.13")
def test_h7_gives_nothing_for_orders_completed_before() -> None:
    at = working("done=a3 blueberry=2").play("hire 7", seat=0)
    assert (due(at), left(at)) == ([], "nothing")


@rule("WRW-9.13")
def test_without_h7_there_is_nothing_to_pick() -> None:
    at = working("dice=y1 held=a3").play("complete a3", seat=0)
    assert at.refuses("pick glue", "wrw.nothing_to_pick", seat=0)


@rule("WRW-9.13")
def test_h7_gives_nothing_where_both_rows_are_full() -> None:
    at = working("dice=y1 held=a3 helpers=7 glue=4 scrapwood=6").play("complete a3", seat=0)
    assert due(at) == []
    assert "wrw.pick_lost" in at.codes()


@rule("WRW-9.13")
def test_reward_then_h6_then_h7_and_the_newest_choice_first() -> None:
    pack = json.loads(PACK)
    pack["rows"]["blueberry"]["chestnuts"] = [1]
    pack["orders"][0] = {"phase": 1, "name": "Lamp", "dice": "y1", "gains": "lantern", "reputation": 1}
    start = "step=work display=a11,a12,a13 | rows=y1 dice=y1 held=a1 helpers=6,7"
    at = wrw(start, json.dumps(pack)).play("complete a1", seat=0)
    assert due(at) == ["lantern", "chestnut", "pick"], "the last one is made first"
    assert at.play("pick glue", "chestnut 2", "lantern a1", seat=0).allows("end", seat=0)


@rule("WRW-9.14")
def test_h8_is_a_reputation_at_the_end() -> None:
    at = final("helpers=8 done=a2,a3,a4,a5", "")
    assert part(at, "reputation") == 1 * 4


@rule("WRW-9.14")
def test_h8_sets_h6_to_work() -> None:
    at = working("helpers=6 blueberry=3").play("hire 8", seat=0)
    assert (left(at), nuts(at), player(at)["reputation"]) == ("1 blueberry", 1, 1)
    at = working("blueberry=3").play("hire 8", seat=0)
    assert (left(at), nuts(at)) == ("nothing", 0)


@rule("WRW-9.15")
@pytest.mark.parametrize(("helpers", "points"), [("helpers=8", 3), ("helpers=6,8", 4), ("helpers=1,2,3", 0), ("", 0)])
def test_some_helpers_are_worth_points(helpers: str, points: int) -> None:
    assert part(final(helpers, ""), "helpers") == points
