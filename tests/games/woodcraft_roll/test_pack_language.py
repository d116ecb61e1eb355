"""What a pack can say beyond our own: longer rows, richer gains, helpers that show and offer other things."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rollwright.games.woodcraft_roll.content_pack import OWN_VERSIONS, pack_of
from rollwright.kernel.model import NotationError
from rollwright.kernel.options import SetupError
from rollwright.testing.scene import Scene, rule
from tests.games.woodcraft_roll.bench import PACK, circled, due, left, nuts
from tests.games.woodcraft_roll.large import LARGE
from tests.games.woodcraft_roll.wrw import GAME, dice, player, state, wrw

TABLE = "step=work display=a11,a12,a13 | rows=y1"


def pack(**parts: Any) -> str:
    """The pack of the tests with other parts: `pack(nuts=3, helpers={1: {"shows": "glue"}})`; entries count from 1."""
    data = json.loads(PACK)
    for part, value in parts.items():
        if part in ("helpers", "orders"):
            for number, fields in value.items():
                data[part][number - 1] = {**data[part][number - 1], **fields}
        elif part == "rows":
            data["rows"] = {**data["rows"], **value}
        elif value is None:
            del data[part]
        else:
            data[part] = value
    return json.dumps(data)


def working(sheet: str, **parts: Any) -> Scene:
    return wrw(f"{TABLE} {sheet}", pack(**parts))


# Rows and gains


@rule("WRW-8.1")
def test_a_row_may_have_thirty_circles() -> None:
    long = {"circles": 30, "chestnuts": [30]}
    at = working("glue=29/12 scrapwood=30/30 dice=y1 held=a1", rows={"glue": long, "scrapwood": long},
                 orders={1: {"dice": "y1", "gains": "glue"}})  # fmt: skip
    after = at.play("complete a1", seat=0)
    assert (circled(after, "glue"), left(after)) == (30, "18 glue")
    assert due(after) == ["chestnut"], "the last circle is marked"
    assert GAME.write(GAME.read(GAME.setup(at.position), GAME.write(at.position))) == GAME.write(at.position)


@rule("WRW-9.1")
def test_a_helper_may_cost_as_much_as_a_long_row_has() -> None:
    costly: dict[str, Any] = {"rows": {"blueberry": {"circles": 30, "chestnuts": []}}, "helpers": {6: {"cost": 30}}}
    assert working("blueberry=30", **costly).allows("hire 6", seat=0)
    assert working("blueberry=29", **costly).refuses("hire 6", "wrw.too_few_blueberries", seat=0)


@rule("WRW-6.4")
def test_an_order_may_give_twelve_things_and_more_dice_than_it_asks_for() -> None:
    rich = {1: {"dice": "Y1", "gains": "y2 y3 b4 B5 nut nut nut nut nut nut blueberry glue"}}
    at = working("dice=y1 held=a1", orders=rich).play("complete a1", seat=0)
    assert (dice(at), nuts(at), left(at)) == ("y2 y3 b4 b5", 6, "1 glue, 1 blueberry")


@rule("WRW-6.1")
def test_an_order_for_more_dice_than_a_sheet_has_room_for_is_never_paid() -> None:
    at = working("dice=" + ",".join(["y1"] * 31) + " held=a1", orders={1: {"dice": "y1 " * 32}})
    assert at.refuses("complete a1", "wrw.dice_missing", seat=0)
    assert "complete a1" not in at.offered(0)


# The room for dice

GIVES: dict[str, Any] = {"orders": {1: {"dice": "y1", "gains": "y2 " * 12}, 2: {"dice": "b3", "gains": "y3 " * 12}}}
FULL = "dice=" + ",".join(["y1"] * 20 + ["b2"] * 11)


def test_no_pack_of_ours_comes_near_the_room_for_dice() -> None:
    assert all(one.roomy for one in OWN_VERSIONS.values())
    assert pack_of(PACK).roomy
    assert not pack_of(pack(**GIVES)).roomy


@rule("WRW-7.6")
def test_a_die_is_sawn_only_where_there_is_room_for_both_parts() -> None:
    at = working(f"{FULL} sawblade=1 helpers=1 glue=1", **GIVES)
    assert at.refuses("saw b2 b1 b1", "wrw.no_room", seat=0)
    assert at.refuses("saw b2 b1 b1 with glue", "wrw.no_room", seat=0)
    assert at.refuses("saw", "wrw.no_room", seat=0)
    assert not any(move.startswith("saw") for move in at.offered(0))
    glued = at.play("glue y1 y1 y2", seat=0)
    assert glued.allows("saw b2 b1 b1", seat=0)


@rule("WRW-6.4")
def test_a_die_that_is_gained_beyond_the_room_is_lost_and_told() -> None:
    at = working(f"{FULL} held=a1", **GIVES).play("complete a1", seat=0)
    assert at.codes().count("wrw.die_gained") == 1, "in place of the one that was paid"
    assert at.codes().count("wrw.die_lost") == 11
    assert len(dice(at).split()) == 31


@rule("WRW-4.3")
def test_a_die_that_is_taken_beyond_the_room_is_noted_and_lost() -> None:
    at = wrw(f"board=b6,-,-,-,-,- display=a11,a12,a13 | {FULL} | -", pack(**GIVES))
    at = at.play("choose b6 1", seat=0).play("choose b6 1", seat=1)
    assert "wrw.die_lost" in at.codes()
    assert (player(at)["rows"][0], "b6" in dice(at)) == ("b6", False)
    assert dice(at, seat=1) == "b6"


def test_no_position_has_more_dice_than_there_is_room_for() -> None:
    with pytest.raises(NotationError, match="no more than 31"):
        working(FULL + ",y1")


# Helpers


@rule("WRW-9.6")
def test_h1_puts_what_it_shows_in_place_of_one_another_and_nothing_else() -> None:
    shows: dict[str, Any] = {"helpers": {1: {"shows": "Glue scrapwood"}}}
    at = working("dice=y2,y3 glue=1 sawblade=1 helpers=1 held=a4", **shows)
    assert at.allows("raise y2 y3 with glue", seat=0)
    assert at.refuses("raise y2 y3 with sawblade", "wrw.not_depicted", seat=0)
    assert at.refuses("saw y2 y1 y1 with glue", "wrw.not_depicted", seat=0)
    assert at.refuses("complete a4 with sawblade for glue", "wrw.not_depicted", seat=0)
    stand_ins = [move for move in at.offered(0) if " with " in move]
    assert stand_ins, "glue for scrapwood"
    assert not any("sawblade" in move or move.startswith("saw") for move in stand_ins)


@rule("WRW-9.7")
def test_h2_sells_what_it_shows() -> None:
    at = working("glue=1 sawblade=2 helpers=2", helpers={2: {"shows": "sawblade"}})
    assert [move for move in at.offered(0) if move.startswith("sell")] == ["sell sawblade"]
    assert at.refuses("sell glue", "wrw.not_for_sale", seat=0)
    sold = at.play("sell sawblade", "sell sawblade", seat=0)
    assert sold.refuses("sell", "wrw.nothing_to_sell", seat=0)
    assert nuts(sold) == 4


@rule("WRW-9.7")
def test_without_a_limit_h2_sells_all_there_is_in_one_use() -> None:
    at = working("scrapwood=6 glue=4 sawblade=4 helpers=2", sale=None, nuts=99)
    assert state(at)["pack"]["sale"] is None
    at = at.play(*["sell scrapwood"] * 6, *["sell glue"] * 4, *["sell sawblade"] * 4, seat=0)
    assert (nuts(at), player(at)["sold"]) == (28, 14)


@rule("WRW-9.11")
def test_h5_s_options_go_by_their_thing_or_by_their_number() -> None:
    choice = ["glue nut", "glue", "y3 y3", "lantern lantern", "sawblade", "sawblade sawblade", "chestnut", "nut"]
    at = working("due=pick5", helpers={5: {"choice": choice}})
    assert at.offered(0) == ["pick glue", "pick lantern", "pick 1", "pick 3", "pick 5", "pick 6", "pick 7", "pick 8"]
    assert player(at)["options"] == ["glue", "lantern", 1, 3, 5, 6, 7, 8]
    assert at.refuses("pick sawblade", "wrw.not_offered", seat=0)
    assert at.refuses("pick 2", "wrw.not_offered", seat=0)
    assert at.refuses("pick 9", "wrw.not_offered", seat=0)
    mixed = at.play("pick 1", seat=0)
    assert (left(mixed), nuts(mixed)) == ("1 glue", 1)
    assert mixed.events[0].values == {"thing": "glue nut"}
    assert dice(at.play("pick 3", seat=0)) == "y3 y3"
    assert due(at.play("pick lantern", seat=0)) == ["lantern", "lantern"]
    assert due(at.play("pick 7", seat=0)) == ["chestnut"]
    assert GAME.action_to_json(GAME.read_action("pick 3")) == {"do": "pick", "option": 3}


@rule("WRW-9.11")
def test_h5_offers_a_mixture_while_any_of_it_has_room() -> None:
    choice = ["glue nut", "nut nut", "chestnut"]
    at = working("due=pick5 glue=4 nuts=2", nuts=3, helpers={5: {"choice": choice}})
    assert at.offered(0) == ["pick 1", "pick 2", "pick 3"]
    at = working("due=pick5 glue=3 nuts=3 crates=1a,2a,4a,5ab", nuts=3, helpers={5: {"choice": choice}})
    assert at.offered(0) == ["pick 1"]
    assert at.refuses("pick 2", "wrw.brings_nothing", seat=0)
    assert at.refuses("pick 3", "wrw.brings_nothing", seat=0)


@rule("WRW-9.11")
@rule("WRW-7.6")
def test_the_largest_pack_has_its_limits_too() -> None:
    full = wrw(f"{TABLE} {FULL} sawblade=1", LARGE)
    assert full.refuses("saw b2 b1 b1", "wrw.no_room", seat=0)
    assert wrw(f"{TABLE} due=pick5 nuts=99", LARGE).refuses("pick 5", "wrw.brings_nothing", seat=0)


@rule("WRW-9.11")
def test_no_two_options_of_h5_are_alike() -> None:
    with pytest.raises(SetupError, match="options 1 and 2 are alike"):
        GAME.content(pack(helpers={5: {"choice": ["y1 glue", "Glue  Y1"]}}))


def test_a_client_gets_the_names_of_helpers_what_they_show_and_the_pictures_of_orders() -> None:
    name = {"en": "Bert", "nl": "Bart"}
    at = working(
        "held=a1", helpers={1: {"name": name, "shows": "glue sawblade"}}, orders={1: {"picture": "bird-house"}}
    )
    view = state(at)
    assert view["pack"]["helpers"][0]["name"] == name
    assert view["pack"]["helpers"][0]["shows"] == ["glue", "sawblade"]
    assert view["pack"]["helpers"][1]["shows"] == ["scrapwood", "glue", "sawblade"]
    assert "name" not in view["pack"]["helpers"][1]
    assert (view["orders"]["a1"]["picture"], view["orders"]["a11"]["picture"]) == ("bird-house", "")
