"""Chapter 6: completing orders."""

from __future__ import annotations

import json

import pytest

from rollwright.testing.scene import rule
from tests.games.woodcraft_roll.bench import PACK, crossed, due, final, left, nuts, part, working
from tests.games.woodcraft_roll.wrw import dice, player, wrw


@rule("WRW-6.1")
def test_an_order_is_paid_with_exactly_its_dice() -> None:
    at = working("dice=b3 held=a2").play("complete a2", seat=0)
    assert player(at)["done"] == ["a2"]
    assert player(at)["held"] == []


@rule("WRW-6.1")
@pytest.mark.parametrize("die", ["y3", "b4", "b2"])
def test_another_value_or_colour_does_not_pay(die: str) -> None:
    at = working(f"dice={die} held=a2")
    assert at.refuses("complete a2", "wrw.dice_missing", seat=0)
    assert at.refusal("complete a2", seat=0).values == {"order": "a2", "missing": "b3"}  # type: ignore[union-attr]


@rule("WRW-6.1")
def test_with_one_die_missing_nothing_is_paid() -> None:
    at = working("dice=y2 held=a6")
    assert at.refuses("complete a6", "wrw.dice_missing", seat=0)
    assert dice(at) == "y2"


@rule("WRW-6.1")
def test_two_equal_dice_are_two_dice() -> None:
    assert working("dice=y1,y5 held=a1").refuses("complete a1", "wrw.dice_missing", seat=0)
    assert working("dice=y1,y1,y5 held=a1").allows("complete a1", seat=0)


@rule("WRW-6.2")
def test_dice_that_are_paid_are_gone() -> None:
    at = working("dice=y1,y1,y2,b2 held=a3,a6").play("complete a6", seat=0)
    assert dice(at) == "y1 y1"
    at = at.play("complete a3", seat=0)
    assert dice(at) == "y1"


@rule("WRW-6.2")
def test_a_die_pays_once() -> None:
    at = working("dice=y1 held=a3,b1", more="phase=2").play("complete a3", seat=0)
    assert at.refuses("complete b1", "wrw.dice_missing", seat=0)


@rule("WRW-6.3")
def test_resources_are_crossed_out() -> None:
    at = working("dice=y2 glue=1 held=a4").play("complete a4", seat=0)
    assert (crossed(at, "glue"), left(at)) == (1, "nothing")


@rule("WRW-6.3")
@pytest.mark.parametrize("glue", ["", "glue=1/1", "glue=3/3"])
def test_a_resource_crossed_out_before_does_not_pay(glue: str) -> None:
    at = working(f"dice=y2 {glue} sawblade=1 held=a4")
    assert at.refuses("complete a4", "wrw.resources_missing", seat=0)
    refusal = at.refusal("complete a4", seat=0)
    assert refusal is not None
    assert refusal.values == {"order": "a4", "thing": "glue", "count": 1}


@rule("WRW-6.3")
@pytest.mark.parametrize("dice", ["", "dice=y6"])
def test_an_order_may_ask_for_resources_alone(dice: str) -> None:
    pack = json.loads(PACK)
    pack["orders"][0] = {"phase": 1, "name": "Glue pot", "dice": "", "resources": "glue glue", "points": 4}
    table = "step=work display=a11,a12,a13 | rows=y1"
    at = wrw(f"{table} {dice} glue=2 held=a1", json.dumps(pack))
    assert "complete a1" in at.offered(0)
    at = at.play("complete a1", seat=0)
    assert (crossed(at, "glue"), player(at)["done"], part(at, "orders")) == (2, ["a1"], 4)
    at = wrw(f"{table} {dice} glue=2/1 held=a1", json.dumps(pack))
    assert "complete a1" not in at.offered(0)
    assert at.refuses("complete a1", "wrw.resources_missing", seat=0)


@rule("WRW-6.4")
def test_the_reward_is_gained_before_the_next_action() -> None:
    at = working("dice=y3 held=a5").play("complete a5", seat=0)
    assert left(at) == "2 blueberry"
    assert due(at) == ["lantern"]
    at = at.play("lantern b2", "hire 4", seat=0)
    assert left(at) == "1 blueberry"


@rule("WRW-6.4")
def test_a_die_among_the_rewards_may_be_used_at_once() -> None:
    at = working("dice=b1 held=a9,a10").play("complete a9", seat=0)
    assert dice(at) == "y4"
    assert player(at.play("complete a10", seat=0))["done"] == ["a9", "a10"]


@rule("WRW-6.5")
def test_points_of_an_order_are_no_nuts() -> None:
    at = working("dice=y1,y1,y5 held=a1").play("complete a1", seat=0)
    assert nuts(at) == 0
    assert player(at)["reputation"] == 1
    assert (part(at, "orders"), part(at, "nuts")) == (3, 0)


@rule("WRW-6.6")
def test_an_order_is_completed_once() -> None:
    at = working("dice=y1,y1 held=a3").play("complete a3", seat=0)
    assert at.refuses("complete a3", "wrw.completed_already", seat=0)


@rule("WRW-6.6")
def test_a_completed_order_counts_to_the_end() -> None:
    assert part(final("done=a3", ""), "orders") == 1


@rule("WRW-6.7")
def test_several_orders_may_be_completed_in_a_turn() -> None:
    at = working("dice=y1,y4,b3 held=a2,a3,a10").play("complete a10", "complete a2", "complete a3", seat=0)
    assert player(at)["done"] == ["a2", "a3", "a10"]


@rule("WRW-6.7")
def test_only_own_orders_are_completed() -> None:
    at = working("dice=b3,b4", "held=a2")
    assert at.refuses("complete a2", "wrw.not_your_order", seat=0)
    assert at.refuses("complete a11", "wrw.not_your_order", seat=0)
    assert at.refuses("complete a1", "wrw.not_your_order", seat=0)


@rule("WRW-6.8")
def test_glue_saw_and_scrapwood_complete_an_order_together() -> None:
    at = working("dice=y1,y4,b1 scrapwood=1 glue=1 sawblade=1 held=a1")
    at = at.play("glue y1 b1 y2", "saw y2 y1 y1", "raise y4 y5", "complete a1", seat=0)
    assert (dice(at), left(at), nuts(at)) == ("", "nothing", 2)
    assert [crossed(at, thing) for thing in ("scrapwood", "glue", "sawblade")] == [1, 1, 1]
    assert (player(at)["done"], player(at)["reputation"], part(at, "orders")) == (["a1"], 1, 3)
