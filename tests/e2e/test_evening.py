"""What an evening needs beside moves: dragging, talk, onlookers, coming back, another device, the record, a rematch."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from statistics import fmean

from playwright.sync_api import expect

from rollwright.kernel.discovery import find_game
from rollwright.kernel.record import read_record, replay
from tests.e2e.acts import choose_best
from tests.e2e.company import Company
from tests.e2e.conftest import Visit
from tests.e2e.players import QUAY, TO_THE_TABLE, pick_spot, square_point, squares_in
from tests.e2e.world import GAME, World

ROLL = "Roll the dice"


def steps(spot: list[str]) -> list[tuple[int, int]]:
    """The way from the first square to each: the same for all spots of a shape that lies the same way."""
    return [(ord(square[0]) - ord(spot[0][0]), int(square[1]) - int(spot[0][1])) for square in spot]


def test_a_shape_follows_the_hand_that_drags_it(visit: Visit, world: World) -> None:
    place = world["draw"]
    page = visit(guest=place.guest).open(place.path)
    choose_best(page, place)
    options = page.get_by_role("listbox", name="Spot").get_by_role("option")
    names = [option.get_attribute("aria-label") or "" for option in options.all()]
    spots = [squares_in(name) for name in names]
    here, there = next((a, b) for a, b in itertools.permutations(spots, 2) if steps(a) == steps(b))
    pick_spot(page, names[spots.index(here)])
    page.mouse.move(*square_point(page, here[0]))
    page.mouse.down()
    points = [square_point(page, square) for square in there]
    page.mouse.move(fmean(x for x, _ in points), fmean(y for _, y in points), steps=8)
    page.mouse.up()
    picked = page.get_by_role("listbox", name="Spot").get_by_role("option", selected=True)
    assert squares_in(picked.get_attribute("aria-label") or "") == there


def test_what_one_says_the_other_reads(visit: Visit) -> None:
    company = Company(visit)
    one, other = company.pages
    one.get_by_role("button", name="Chat", exact=True).click()
    one.get_by_role("textbox", name="Say something").fill("Nice floor")
    one.get_by_role("button", name="Send").click()
    expect(one.get_by_role("dialog").get_by_text("Nice floor")).to_be_visible()
    expect(other.get_by_text("Nice floor")).to_be_visible()
    other.get_by_role("button", name="Chat, one unread").click()
    expect(other.get_by_role("dialog").get_by_text("Nice floor")).to_be_visible()
    other.keyboard.press("Escape")
    expect(other.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_an_onlooker_sees_the_moves_and_may_make_none(visit: Visit) -> None:
    company = Company(visit)
    page = visit().open(f"/t/{company.table}")
    expect(page.get_by_text("Watching", exact=True)).to_be_visible()
    assert page.get_by_role("figure").count() == 2
    player, _ = company.until(ROLL)
    quay = page.get_by_role("contentinfo", name=QUAY)
    expect(quay.get_by_role("button")).to_have_count(0)
    expect(quay.get_by_role("img", name=re.compile("^Die"))).to_have_count(0)
    player.page.get_by_role("button", name=ROLL).click()
    expect(quay.get_by_role("img", name=re.compile("^Die"))).to_have_count(5)


def test_what_is_set_in_one_tab_holds_in_the_other(visit: Visit, world: World) -> None:
    place = world["roll"]
    visitor = visit(guest=place.guest)
    table, settings = visitor.open(place.path), visitor.open("/settings")
    expect(table.get_by_role("button", name=ROLL)).to_be_visible()
    settings.get_by_text("Nederlands", exact=True).click()
    for page in (table, settings):
        expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(table.get_by_role("button", name=ROLL)).to_have_count(0)


def test_home_leads_back_to_the_table_also_on_another_device(visit: Visit, world: World) -> None:
    place = world["roll"]
    page = visit(guest=place.guest).open("/")
    page.get_by_role("link", name=TO_THE_TABLE).click()
    expect(page).to_have_url(re.compile(f"{place.path}$"))
    page.goto("/settings")
    with page.expect_response("**/api/tickets/move") as answer:
        page.get_by_role("button", name="Continue on another device").click()
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    phone = visit().open(answer.value.json()["link"])
    phone.get_by_role("button", name="Continue here").click()
    phone.get_by_role("link", name=TO_THE_TABLE).click()
    expect(phone.get_by_role("button", name=ROLL)).to_be_visible()


def test_after_a_game_its_record_replays_and_both_find_one_rematch(visit: Visit, world: World, tmp_path: Path) -> None:
    place = world["over"]
    pages = [visit(guest=guest).open(place.path) for guest in (place.guest, place.people[0].guest)]
    with pages[0].expect_download() as download:
        pages[0].get_by_role("button", name="Export").click()
    download.value.save_as(tmp_path / "record.txt")
    record = read_record((tmp_path / "record.txt").read_text())
    assert replay(find_game(GAME), record).over
    pages[0].get_by_role("button", name="Rematch").click()
    expect(pages[0]).not_to_have_url(re.compile(f"{place.path}$"))
    pages[1].get_by_role("button", name="To the rematch").click()
    expect(pages[1]).to_have_url(pages[0].url)
