"""Slow games on the page: what waits, the next table, vacations, standing answers, a table that starts when full."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.players import QUAY, TO_THE_TABLE
from tests.e2e.slow import SLOW
from tests.e2e.world import GAME, Place, World


@pytest.fixture
def slow(address: str) -> Iterator[Place]:
    """Three tables that wait for me, and one at which somebody is on vacation."""
    world = World(address)
    yield world[SLOW]
    world.close()


def test_what_waits_is_listed_by_deadline_and_the_next_table_is_a_key_away(visit: Visit, slow: Place) -> None:
    page = visit(guest=slow.guest).open("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("3 tables wait for you.")
    deadlines = page.locator(".deadline")
    expect(deadlines).to_have_count(3)
    assert [deadlines.nth(number).locator("small").inner_text() for number in range(3)][1:] == ["left", "since today"]
    expect(deadlines.nth(1)).to_contain_text("2 days")
    expect(page.get_by_text(re.compile("Mads is away until"))).to_be_visible()
    page.get_by_role("link", name=TO_THE_TABLE).click()
    page.get_by_role("contentinfo", name=QUAY).wait_for()
    first = page.url
    page.goto(slow.path)
    expect(page.get_by_role("link", name="Next table")).to_be_visible()
    page.keyboard.press("n")
    expect(page).to_have_url(first)
    expect(page.get_by_role("link", name="Next table")).to_have_count(0)  # it is my turn here


def test_what_waits_changes_as_others_move(visit: Visit, slow: Place) -> None:
    visitor = visit(guest=slow.guest)
    home = visitor.open("/")
    expect(home.get_by_role("heading", level=1)).to_contain_text("3 tables wait for you.")
    table = visitor.context.new_page()
    table.goto(visitor.address)
    table.get_by_role("link", name=TO_THE_TABLE).click()
    table.get_by_role("contentinfo", name=QUAY).wait_for()
    table.get_by_role("button", name="Menu").click()
    table.get_by_role("button", name="Let a bot finish").click()
    table.get_by_role("button", name="Let a bot finish").click()
    home.bring_to_front()
    expect(home.get_by_role("heading", level=1)).to_contain_text("2 tables wait for you.", timeout=20_000)


def test_a_vacation_is_planned_seen_by_the_others_and_given_up(visit: Visit, slow: Place) -> None:
    visitor = visit(guest=slow.guest)
    page = visitor.open("/away")
    days = page.get_by_role("group", name="Tap the first day")
    days.get_by_role("button").nth(0).click()
    days.get_by_role("button").nth(7).click()
    expect(page.get_by_text("8 days. A game in real time goes on.")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Away ")).click()
    expect(page.get_by_role("status").filter(has_text="You are away until")).to_be_visible()
    expect(page.get_by_text("30 of 30 days a year are left")).to_be_visible()
    other = visit(guest=slow.people[-1].guest).open(slow.path)
    expect(other.get_by_role("region", name="Other players")).to_contain_text("the clock stands")
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_role("status").filter(has_text="You are away")).to_have_count(0)
    expect(other.get_by_role("region", name="Other players")).not_to_contain_text("the clock stands")
    expect(page.get_by_text("29 of 30 days a year are left")).to_be_visible()


def test_more_days_than_are_left_can_t_be_chosen(visit: Visit, slow: Place) -> None:
    page = visit(guest=slow.guest).open("/away")
    page.get_by_role("button", name="Later days").click()
    days = page.get_by_role("group", name="Tap the first day").get_by_role("button")
    days.nth(0).click()
    days.nth(40).click()
    expect(page.get_by_text("You don’t have that many days left")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Away "))).to_be_disabled()


def test_a_standing_answer_is_said_changed_and_taken_back(visit: Visit, slow: Place) -> None:
    page = visit(guest=slow.guest).open(slow.path)
    page.get_by_role("button", name="Menu").click()
    answer = page.get_by_role("switch", name="Decline to mark")
    answer.click()
    expect(answer).to_be_checked()
    page.get_by_role("checkbox", name="blue").check(force=True)
    expect(page.get_by_role("checkbox", name="blue")).to_be_checked()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("checkbox", name="blue")).to_be_checked()
    expect(page.get_by_role("checkbox", name="red")).not_to_be_checked()
    other = visit(guest=slow.people[-1].guest).open(slow.path)
    other.get_by_role("button", name="Menu").click()
    expect(other.get_by_role("switch", name="Decline to mark")).not_to_be_checked()
    answer.click()
    expect(answer).not_to_be_checked()
    expect(page.get_by_role("checkbox", name="blue")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_clocks_are_picked_from_minutes_to_days(visit: Visit, language: str) -> None:
    slow_name, evening, week, live = {
        "en": ("Slow", "An evening", "7 days", "3 + 2"),
        "fr": ("Lente", "Une soirée", "7 jours", "3 + 2"),
        "nl": ("Langzaam", "Een avond", "7 dagen", "3 + 2"),
    }[language]
    page = visit(language=language).open(f"/new?game={GAME}")
    page.get_by_text(evening, exact=True).click()
    page.get_by_text(live, exact=True).click()
    expect(page.get_by_role("contentinfo")).to_contain_text("3 min")
    page.get_by_text(slow_name, exact=True).click()
    page.get_by_text(week, exact=True).click()
    expect(page.get_by_role("contentinfo")).to_contain_text("7 ")


def test_a_table_starts_when_it_is_full_though_its_host_has_closed_the_page(visit: Visit) -> None:
    host, guest = visit(), visit()
    page = host.open(f"/new?game={GAME}")
    page.get_by_text("Slow", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("You need not stay.")).to_be_visible()
    address = page.url
    page.close()
    other = guest.open(address.removeprefix(guest.address))
    other.get_by_role("button", name=re.compile("^Sit")).last.click()
    expect(other.get_by_text("Whoever is away has to look in by")).to_be_visible()
    home = host.open("/")
    home.get_by_role("link", name=TO_THE_TABLE).click()
    home.get_by_role("contentinfo", name=QUAY).wait_for()
    other.get_by_role("contentinfo", name=QUAY).wait_for()
