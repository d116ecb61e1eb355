"""One's own games in a browser: the list, what it comes to, without a server too, and the file to take along."""

from __future__ import annotations

import json
import time
import zipfile
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Start, Visit
from tests.e2e.known import has_played_here, has_played_much
from tests.e2e.world import World
from tests.server.client import http
from tests.server.finished_games import RECORDS, fill, game

MANY = 1000
PATIENCE = 20.0
"""Seconds for a thousand games with their pictures, also on a busy machine."""


def test_a_finished_game_is_listed_with_its_points_and_leads_to_its_replay(visit: Visit, world: World) -> None:
    guest = world.newcomer("Asta").guest
    record = (RECORDS / "roll-2.txt").read_bytes()
    table = http(f"{world.address}/api/tables", "POST", raw=record, ticket=guest["ticket"]).json["table"]
    page = visit(guest=guest).open("/games")
    row = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Greedy"))
    expect(row).to_contain_text("12 : 8")
    expect(page.get_by_role("img", name="In the last game most came from")).to_be_visible()
    sources = page.get_by_role("table", name="Where they came from")
    expect(sources.get_by_role("row").nth(1).get_by_role("cell")).to_have_text(["4", "6", "2"])
    page.get_by_role("link", name="Watch it the game with Greedy").click()
    page.wait_for_url(f"**/t/{table}/replay")


def test_the_list_is_searched_by_person_result_and_day_with_the_keyboard(visit: Visit, world: World) -> None:
    visitor = visit(guest=world.newcomer("Asta").guest)
    page = visitor.new_page()
    has_played_much(page)
    page.goto("/games")
    page.get_by_role("radio", name="All").focus()
    page.keyboard.press("Space")
    found = page.get_by_role("search").locator("xpath=following-sibling::p[@role='status']")
    page.get_by_label("Played with").focus()
    page.keyboard.type("WILHELMINA van der meer-østergaard")
    expect(found).to_have_text("14 of 40 games.")
    page.get_by_role("combobox", name="Result").select_option("won")
    expect(found).not_to_have_text("14 of 40 games.")
    page.get_by_label("Played with").fill("nobody at all")
    expect(found).to_have_text("None of 40 games is like that.")


def test_what_the_server_said_is_there_without_it(visit: Visit, world: World) -> None:
    visitor = visit(guest=world.newcomer("Asta").guest)
    page = visitor.new_page()
    has_played_much(page)
    page.goto("/games")
    expect(page.locator(".records")).to_contain_text("games")
    page.unroute("**/api/me/games?*")
    page.route("**/api/me/games?*", lambda route: route.abort())
    page.reload()
    expect(page.get_by_text("The server doesn’t answer.")).to_be_visible()
    expect(page.locator(".records")).to_contain_text("games")


def test_games_of_this_device_are_listed_with_those_of_the_server_and_saved_without_it(
    visit: Visit, world: World, tmp_path: Path
) -> None:
    visitor = visit(guest=world.newcomer("Asta").guest)
    page = visitor.new_page()
    has_played_much(page)
    page.goto("/help")
    end = has_played_here(page)
    page.goto("/games")
    page.get_by_text("All", exact=True).first.click()
    expect(page.locator(".records")).to_contain_text("41")
    expect(page.locator(f'a[href="/t/{end["table"]}"]')).to_have_count(1)
    nobody = visit()
    page = nobody.new_page()
    page.goto("/help")
    has_played_here(page)
    page.goto("/games")
    expect(page.locator(".records")).to_contain_text("1 game, ".replace("1 ", ""))
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all of it").click()
    file = tmp_path / "games.zip"
    download.value.save_as(file)
    with zipfile.ZipFile(file) as packed:
        assert [name.partition("/")[0] for name in packed.namelist()] == ["games.json", "records", "pictures"]
        assert packed.read(packed.namelist()[1]).startswith(b"rollwright record")


def test_a_thousand_games_are_saved_in_one_file_with_records_and_pictures(
    visit: Visit, start_server: Start, tmp_path: Path
) -> None:
    server = start_server()
    guest = http(f"{server.url}/api/guests", "POST", {"name": "Asta"}).json
    fill(server.data, guest["id"], [game(number, guest["id"]) for number in range(MANY)])
    page = visit(server.url, guest=guest).open("/games")
    save = page.get_by_role("button", name="Save all of it")
    expect(save).to_be_enabled()
    begun = time.monotonic()
    with page.expect_download(timeout=1000 * PATIENCE) as download:
        save.click()
    took = time.monotonic() - begun
    file = tmp_path / "games.zip"
    download.value.save_as(file)
    with zipfile.ZipFile(file) as packed:
        assert packed.testzip() is None
        names = packed.namelist()
        assert len(json.loads(packed.read("games.json"))["games"]) == MANY
        assert sum(name.startswith("records/") for name in names) == MANY
        pictures = [name for name in names if name.startswith("pictures/")]
        assert len(pictures) == MANY
        assert packed.read(pictures[0]).startswith(b"<svg")
        assert b"Asta" in packed.read(next(name for name in names if name.startswith("records/")))
    assert took < PATIENCE, f"{MANY} games took {took:.1f} s"
