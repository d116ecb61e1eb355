"""The page that checks the dice: it passes an honest log, and finds what has been changed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Visit
from tests.e2e.world import World
from tests.tables.page_logs import FIXTURES

Log = list[dict[str, Any]]


def rolls(log: Log) -> Log:
    return [chance for row in log for chance in row["body"].get("chance", ())]


def open_with(page: Page, path: str, change: Callable[[Log], object]) -> None:
    """The dice page, with a log that was changed on its way."""

    def answer(route: Route) -> None:
        log = route.fetch().json()
        change(log)
        route.fulfill(body=json.dumps(log), content_type="application/json")

    page.route("**/log", answer)
    page.goto(path)


def test_an_honest_game_checks_out(visit: Visit, world: World) -> None:
    place = world["over"]
    page = visit(guest=place.guest).open(place.path)
    page.get_by_role("link", name="Check the dice").click()
    expect(page.get_by_role("heading", name=re.compile(r"^All \d+ rolls check out$"))).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="wrong")).to_have_count(0)


def another_number(log: Log) -> None:
    roll = rolls(log)[5]
    roll["number"] = (roll["number"] + 1) % roll["total"]


def another_key(log: Log) -> None:
    roll = rolls(log)[5]
    roll["key"] = roll["key"][:-1] + ("0" if roll["key"][-1] != "0" else "1")


def a_roll_less(log: Log) -> None:
    row = next(row for row in log[20:] if row["body"].get("chance"))
    row["body"]["chance"].clear()


def another_seed(log: Log) -> None:
    row = next(row for row in log if row["body"]["kind"] == "revealed")
    row["body"]["seed"] = "ab" * 32


def another_option(log: Log) -> None:
    log[0]["body"]["setup"]["edition"] = "fr"


@pytest.mark.parametrize("change", [another_number, another_key, a_roll_less, another_seed, another_option])
def test_a_changed_log_does_not_check_out(visit: Visit, world: World, change: Callable[[Log], None]) -> None:
    place = world["over"]
    page = visit(guest=place.guest).new_page()
    open_with(page, f"{place.path}/dice", change)
    expect(page.get_by_role("heading", name=re.compile("check out$"))).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("(don’t|does not) check out$"))).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="wrong").first).to_be_visible()


def a_log_with_cards(log: Log) -> None:
    log[:] = json.loads((FIXTURES / "cards-log.json").read_text("utf-8"))


def a_log_with_a_swapped_card(log: Log) -> None:
    a_log_with_cards(log)
    card = rolls(log)[2]
    card["action"] = (card["action"] + 1) % 3


def a_log_with_another_deck(log: Log) -> None:
    a_log_with_cards(log)
    log[-1]["body"]["opened"]["decks"]["cards"].reverse()


def test_cards_check_out_too(visit: Visit, world: World) -> None:
    page = visit(guest=world["over"].guest).new_page()
    open_with(page, f"{world['over'].path}/dice", a_log_with_cards)
    expect(page.get_by_role("heading", name="All 9 rolls and cards check out")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Every card was in its deck")).to_contain_text("6 cards")
    expect(page.get_by_role("listitem").filter(has_text="wrong")).to_have_count(0)


@pytest.mark.parametrize("change", [a_log_with_a_swapped_card, a_log_with_another_deck])
def test_changed_cards_do_not_check_out(visit: Visit, world: World, change: Callable[[Log], None]) -> None:
    page = visit(guest=world["over"].guest).new_page()
    open_with(page, f"{world['over'].path}/dice", change)
    expect(page.get_by_role("heading", name=re.compile("(don’t|does not) check out$"))).to_be_visible()
    cards = page.get_by_role("listitem").filter(has_text="Every card was in its deck")
    expect(cards).to_contain_text("wrong")


def test_in_the_middle_of_a_game_its_rolls_so_far_are_checked(visit: Visit, world: World) -> None:
    place = world["draw"]
    page = visit(guest=place.guest).open(f"{place.path}/dice")
    expect(page.get_by_role("heading", name=re.compile(r"^All \d+ rolls so far check out$"))).to_be_visible()
    expect(page.get_by_text("The game goes on.")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Every seat mixed in")).to_contain_text("Asta, Mads")
    expect(page.get_by_role("listitem").filter(has_text="wrong")).to_have_count(0)


@pytest.mark.parametrize("name", ["board take", "wood choose", "wood keep"])
def test_in_the_middle_of_a_game_that_hides_something_nothing_false_is_said(
    visit: Visit, world: World, name: str
) -> None:
    """Its log ends before the first row that hides something: numbers, rolls and cards may be missing."""
    place = world[name]
    page = visit(guest=place.guest).open(f"{place.path}/dice")
    expect(page.get_by_text("The game goes on, and it hides something")).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("so far check|^Nothing can be checked yet$"))).to_be_visible()
    expect(page.get_by_text("Only bots sat here")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("listitem").filter(has_text="wrong")).to_have_count(0)


def test_before_a_game_nothing_can_be_checked_yet(visit: Visit, world: World) -> None:
    place = world["waiting"]
    page = visit(guest=place.guest).open(f"{place.path}/dice")
    expect(page.get_by_role("heading", name="Nothing can be checked yet")).to_be_visible()
    expect(page.get_by_text("The log shows no key yet.")).to_be_visible()
    expect(page.get_by_text("Only bots sat here")).to_have_count(0)
