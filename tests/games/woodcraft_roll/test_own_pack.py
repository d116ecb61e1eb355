"""The pack of new games: what it has to hold so that every rule of the game comes up."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from rollwright.games.woodcraft_roll.components import DIE, RESOURCES, THINGS
from rollwright.games.woodcraft_roll.content_pack import OWN_NAME, pack_of
from rollwright.kernel.discovery import package_of

PACK = pack_of("")
DATA: dict[str, Any] = json.loads((files(package_of("woodcraft_roll")) / f"{OWN_NAME}.json").read_text("utf-8"))
ORDERS: list[dict[str, Any]] = DATA["orders"]
LANGUAGES = {"en", "fr", "nl"}


def test_there_are_24_orders_of_each_phase_and_no_two_alike() -> None:
    assert PACK.deck_size == (24, 24)
    assert len({order["name"]["en"] for order in ORDERS}) == 48
    assert len({(order.get("dice"), order.get("resources")) for order in ORDERS}) == 48


def test_orders_ask_for_dice_for_resources_and_for_both() -> None:
    asked = {(bool(order.get("dice")), bool(order.get("resources"))) for order in ORDERS}
    assert asked == {(True, False), (False, True), (True, True)}


def test_orders_reward_with_everything_that_a_sheet_can_hold() -> None:
    gained = {thing for order in ORDERS for thing in order.get("gains", "").split()}
    assert {*THINGS[:DIE]} <= gained
    assert {thing[0] for thing in gained - {*THINGS[:DIE]}} == {"y", "b"}, "dice of both colours"
    assert any(order.get("points") for order in ORDERS)
    assert any(order.get("reputation") for order in ORDERS)


def test_crates_take_one_mark_or_two_and_every_kind_of_crate_is_there() -> None:
    slots = [crate["slots"].split() for crate in DATA["crates"]]
    assert {len(marks) for marks in slots} == {1, 2}
    assert {mark for marks in slots for mark in marks} == {"chestnut", "blueberry", "either"}
    assert len({crate["kind"] for crate in DATA["crates"]}) == 5


def test_every_resource_has_a_marked_circle() -> None:
    assert all(PACK.marked[thing] for thing in range(len(RESOURCES)))


def test_orders_and_helpers_are_named_in_every_language() -> None:
    assert all(set(one["name"]) == LANGUAGES for one in (*ORDERS, *DATA["helpers"], DATA))
    assert all(order["picture"] for order in ORDERS)
    assert len({order["picture"] for order in ORDERS}) == 48


def test_helper_2_sells_without_a_limit() -> None:
    assert "sale" not in DATA
