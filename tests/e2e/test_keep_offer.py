"""Under the result of a finished game, once, stands how to keep it: two taps, and never again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import DESK, PHONE
from tests.e2e.conftest import Visit
from tests.e2e.faults import sticks_out, violations
from tests.e2e.passkeys import Thumb
from tests.e2e.scene import speak
from tests.e2e.world import World


@pytest.fixture
def site(world: World) -> str:
    """The server by its name: a passkey belongs to one."""
    return world.address.replace("127.0.0.1", "localhost")


def offered(page: Page) -> None:
    expect(page.get_by_role("heading", name="Keep this game?")).to_be_visible()


def not_offered(page: Page) -> None:
    expect(page.get_by_text("What luck did")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("heading", name="Keep this game?")).to_have_count(0)


def test_a_finished_game_is_kept_in_two_taps_where_it_ended(visit: Visit, world: World, site: str) -> None:
    place = world["over"]
    page = visit(site, guest=place.guest, size=PHONE).open(place.path)
    offered(page)
    Thumb(page)
    page.get_by_role("button", name="Keep my games").click()  # the first tap; the thumb is the second
    expect(page.get_by_role("heading", name="Kept, with all your games.")).to_be_visible()
    page.get_by_role("link", name="Make recovery codes").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your games are kept")
    page.goto(place.path)
    not_offered(page)


def test_who_puts_the_offer_away_is_not_asked_again(visit: Visit, world: World, site: str) -> None:
    place = world["over of two"]
    page = visit(site, guest=place.guest).open(place.path)
    offered(page)
    page.reload()
    offered(page)
    page.get_by_role("button", name="Not now").click()
    expect(page.get_by_role("heading", name="Keep this game?")).to_have_count(0)
    page.reload()
    not_offered(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("link", name="Your way back")).to_be_visible()


def test_nothing_is_offered_where_there_can_be_no_passkey(visit: Visit, world: World) -> None:
    place = world["over of two"]
    not_offered(visit(guest=place.guest).open(place.path))


def test_nothing_is_offered_to_an_onlooker(visit: Visit, world: World, site: str) -> None:
    not_offered(visit(site).open(world["over of two"].path))


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_offer_is_in_order(visit: Visit, world: World, site: str, size: tuple[int, int]) -> None:
    place = world["over of two"]
    page = visit(site, guest=place.guest, size=size).open(place.path)
    offered(page)
    for language in ("en", "fr", "nl"):
        speak(page, language)
        assert [*violations(page, "light"), *violations(page, "dark"), *sticks_out(page)] == []
