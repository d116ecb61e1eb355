"""A game is opened alone, moved about in, written and drawn beside, kept, and sent as a link that holds all of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import DESK, PHONE
from tests.e2e.conftest import Start, Visit
from tests.e2e.kept import KEPT_SECONDS, kept
from tests.e2e.studies import NOTE, study_of
from tests.e2e.world import World

GAMES = ("copenhagen_roll", "copenhagen_board", "woodcraft_roll")


def write_here(page: Page, text: str, title: str = "") -> None:
    page.get_by_role("button", name="Write or draw").click()
    if title:
        page.get_by_label("Title").fill(title)
    page.get_by_label("Your comment").fill(text)
    page.get_by_role("button", name="Save", exact=True).click()


def notes(page: Page) -> str:
    """What the page says of this move, on a desk."""
    return page.locator("aside [data-note]").inner_text()


def test_a_replay_is_opened_as_a_study_at_the_same_moment_and_keeps_what_is_written(visit: Visit, world: World) -> None:
    place = world["over"]
    page = visit(guest=place.guest).open(f"{place.path}/replay?at=60")
    turn = page.get_by_role("slider", name="Turn")
    expect(turn).to_be_attached()
    shown = turn.get_attribute("aria-valuetext")
    page.get_by_role("button", name="Study this").click()
    page.wait_for_url("**/study#*")
    expect(turn).to_have_attribute("aria-valuetext", shown or "")
    write_here(page, "It was lost here.", "A hard game")
    expect(page.locator("aside [data-note]")).to_have_text("It was lost here.")
    page.wait_for_function("location.hash.includes('at=60')")
    page.reload()
    expect(page.locator("aside [data-note]")).to_have_text("It was lost here.")
    another = visit().open(page.url.partition("/study")[1] + page.url.partition("/study")[2])
    expect(another.get_by_role("heading", name="A hard game")).to_be_visible()
    expect(another.locator("aside [data-note]")).to_have_text("It was lost here.")
    page.goto("/studies")
    page.get_by_role("button", name="A hard game").first.click()
    expect(page.get_by_role("heading", name="A hard game")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_another_way_is_tried_with_the_real_controls_and_becomes_a_variation(visit: Visit, game: str) -> None:
    page = visit().open(study_of(game))
    expect(page.locator("aside [data-note]")).to_contain_text("Here it could have gone otherwise.")
    ways = page.locator("aside h3", has_text="It goes on with").locator("xpath=following-sibling::ul[1]/li")
    before = ways.count()
    assert before >= 2
    page.get_by_role("button", name="Try from here").click()
    expect(page.get_by_role("heading", name="Trying it out")).to_be_visible()
    expect(page.get_by_role("button", name="Keep it")).to_be_disabled()
    page.get_by_role("button", name="Leave it").click()
    expect(page.locator("aside [data-note]")).to_contain_text("Here it could have gone otherwise.")


def test_what_was_tried_is_kept_as_a_variation_and_can_become_the_line(visit: Visit, world: World) -> None:
    place = world["over"]
    page = visit(guest=place.guest).open(f"{place.path}/replay?at=0")
    steps = page.request.get(f"/api{place.path.replace('/t/', '/tables/')}/replay").json()["steps"]
    roll = next(number for number, step in enumerate(steps) if step["text"] == "roll" and number > 20)
    page.goto(f"{place.path}/replay?at={roll}")
    page.get_by_role("button", name="Study this").click()
    page.wait_for_url("**/study#*")
    page.get_by_role("button", name="Try from here").click()
    page.get_by_role("button", name=re.compile("^Roll")).click()
    keep = page.get_by_role("button", name="Keep it")
    expect(keep).to_be_enabled()
    keep.click()
    # The same roll was there already; only the dice may differ, so the page is at the last of them.
    expect(page.get_by_role("button", name="Write or draw")).to_be_visible()
    write_here(page, "Other dice.")
    expect(page.locator("aside [data-note]")).to_have_text("Other dice.")
    promote = page.get_by_role("button", name="Make this the line")
    if promote.count():
        promote.click()
        expect(promote).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("aside [data-note]")).not_to_contain_text("Other dice.")


def test_arrows_and_rings_are_drawn_on_the_sheet_and_from_a_list(visit: Visit) -> None:
    page = visit().open(study_of("copenhagen_roll"))
    drawn = page.locator("svg.drawn")
    expect(drawn.locator(".line")).to_have_count(2)
    page.get_by_role("button", name="Write or draw").click()
    page.get_by_role("button", name="Draw on the sheet").click()
    expect(page.get_by_text("Tap where the arrow begins.")).to_be_visible()
    page.locator('main [data-at~="squares:a1"]').first.click(force=True)
    expect(page.get_by_text("Tap where it ends")).to_be_visible()
    page.locator('main [data-at~="squares:e4"]').first.click(force=True)
    expect(drawn.locator(".line")).to_have_count(3)
    page.get_by_role("button", name="Write or draw").focus()
    page.keyboard.press("Enter")
    page.get_by_text("Choose from a list").focus()
    page.keyboard.press("Enter")
    page.get_by_label("From").select_option(index=3)
    page.get_by_role("button", name="Draw it").click()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(drawn.locator(".line")).to_have_count(4)
    expect(page.locator("aside [data-note]")).to_contain_text("A ring around")


def test_a_link_that_is_not_whole_says_so(visit: Visit) -> None:
    page = visit().open("/study#z=AAAA")
    expect(page.get_by_text("There is no study here")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", GAMES)
def test_the_note_is_read_on_every_screen(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit(size=size).open(study_of(game))
    expect(page.get_by_text(NOTE).filter(visible=True).first).to_be_visible()
    if size == PHONE:
        page.get_by_role("button", name="Notes").click()
        expect(page.get_by_role("dialog").get_by_role("button", name="Try from here")).to_be_visible()


def test_a_study_is_read_and_tried_with_the_server_gone(visit: Visit, start_server: Start) -> None:
    server = start_server()
    page = kept(visit(server.url, keeps=True))
    server.stop()
    page.goto(study_of("copenhagen_board"))
    expect(page.locator("aside [data-note]")).to_contain_text(NOTE, timeout=KEPT_SECONDS * 1000)
    page.get_by_role("button", name="Try from here").click()
    page.get_by_role("button", name="Leave it").wait_for(timeout=KEPT_SECONDS * 1000)
    page.locator("main.mine").wait_for(timeout=KEPT_SECONDS * 1000)
    page.get_by_role("button", name="Build instead").click()
    page.get_by_role("button", name="Leave it").click()
    write_here(page, "Read without a server.")
    expect(page.locator("aside [data-note]")).to_contain_text("Read without a server.")
