"""The challenge of the day in a browser: it is begun with one click, begins at once, and is gone on with from there."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.challenges import challenge_of_today
from tests.e2e.conftest import Visit
from tests.e2e.world import WOOD, World


def test_a_challenge_of_the_day_begins_at_once_and_there_is_one_try(visit: Visit, world: World, address: str) -> None:
    challenge_of_today(address, WOOD)
    page = visit(guest=world.newcomer("Dag").guest).open("/daily")
    offer = page.get_by_role("listitem").filter(has_text="Woodcraft Roll & Write").filter(has_text="Alone.")
    offer.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")
    table = page.url
    page.goto("/daily")
    offer.get_by_role("button", name="Go on").click()
    page.wait_for_url(table)
    expect(page.get_by_role("heading", level=1)).not_to_have_text("")
