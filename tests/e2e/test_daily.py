"""The challenge of the day in a browser: begun with one click, gone on with, ranked, and found again later."""

from __future__ import annotations

import re
import sqlite3

from playwright.sync_api import expect

from tests.e2e.challenges import challenge_of_today, has_opened, has_played_here
from tests.e2e.conftest import Start, Visit
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


def test_the_places_of_the_day_have_mine_and_the_calendar_leads_to_them(visit: Visit, world: World) -> None:
    place = world["challenge"]
    page = visit(guest=place.guest).open("/daily")
    ranks = page.get_by_role("region", name="Today’s places")
    expect(ranks.get_by_role("rowheader")).to_have_text([re.compile("Asta *you"), "Mads", "Pil"])
    expect(ranks.get_by_role("img")).to_have_accessible_name(
        re.compile(r"^3 results from \d+ to \d+\. Yours is \d+\.$")
    )
    page.get_by_role("link", name=re.compile("one game played$")).click()
    page.wait_for_url(re.compile(f"/daily/[-0-9]+/{WOOD}$"))
    expect(page.get_by_text("Place 1 of 3")).to_be_visible()
    expect(page.get_by_role("link", name="Replay of Mads")).to_have_count(0)
    expect(page.get_by_role("link", name="Replay", exact=True)).to_have_attribute("href", f"{place.path}/replay")
    page.get_by_role("link", name="Check the dice").click()
    page.wait_for_url(f"**{place.path}/dice")


def test_what_was_played_on_this_device_is_shown_apart_with_its_points(visit: Visit, world: World) -> None:
    visitor = visit(guest=world.newcomer("Dag").guest)
    page = visitor.new_page()
    has_played_here(page)
    page.goto("/daily")
    here = page.get_by_role("region", name="On this device, not ranked")
    expect(here.get_by_role("listitem").filter(has_text="Woodcraft")).to_contain_text("32 points")
    page.get_by_role("link", name=re.compile("2 games played on this device, not ranked$")).click()
    page.wait_for_url(re.compile(r"/daily/[-0-9]+/\w+$"))
    expect(here).to_be_visible()


def test_a_day_without_a_challenge_says_so(visit: Visit) -> None:
    page = visit().open("/daily/1999-01-01/copenhagen_roll")
    expect(page.get_by_role("heading", name="There was no challenge")).to_be_visible()


def test_the_dice_of_a_challenge_are_checked_with_its_seed_and_a_forged_one_is_found_out(
    visit: Visit, start_server: Start
) -> None:
    server = start_server()
    world = World(server.url)
    place, today = world["challenge"], challenge_of_today(server.url, WOOD)
    with sqlite3.connect(server.data / "rollwright.db") as kept:
        ((seed,),) = kept.execute("select seed from challenges where id = ?", (today["id"],)).fetchall()
    heading = {
        seed.hex(): re.compile(r"^All \d+ rolls and cards check out$"),
        "ab" * 32: re.compile("^This is not the seed that was sealed$"),
    }
    page = visit(server.url, guest=place.guest).open(f"{place.path}/dice")
    expect(page.get_by_role("heading", name="The dice of a challenge")).to_be_visible()
    expect(page.get_by_text("wrong", exact=True)).to_have_count(0)
    for opened, said in heading.items():
        page = visit(server.url, guest=place.guest).new_page()
        has_opened(opened)(page)
        page.goto(f"{place.path}/dice")
        expect(page.get_by_role("heading", level=1, name=said)).to_be_visible()
    world.close()
