"""Woodcraft in the page: games by keys, by taps and by two browsers, and by five who choose at once."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import PHONE
from tests.e2e.company import Company
from tests.e2e.conftest import Note, Visit
from tests.e2e.faults import sticks_out, violations
from tests.e2e.players import QUAY, Hands, KeyboardHands, TouchHands, is_over
from tests.e2e.scenes import SCENES
from tests.e2e.screen_reader import Heard, listen
from tests.e2e.wood import WoodPlayer
from tests.e2e.world import WOOD, State, World, my_sheet, step
from tests.games.woodcraft_roll.bench import PACK

NEW: Final = f"/new?game={WOOD}"


def begin_alone(page: Page, hands: Hands) -> None:
    """From the page of a new table, with the same hands."""
    page.get_by_role("radio", name="Alone", exact=True).wait_for(state="attached")
    alone = listen(page).first("radio", "Alone")
    assert alone is not None
    hands.choose(alone)
    page.get_by_role("button", name="Start the game").wait_for()
    start = listen(page).first("button", "Start the game")
    assert start is not None
    hands.press(start)
    page.get_by_role("contentinfo", name=QUAY).wait_for()


def play_alone(page: Page, hands: Hands, note: Note) -> None:
    begin_alone(page, hands)
    player = WoodPlayer(page, hands)
    started = time.monotonic()
    heard = player.play(seconds=420)
    headline = heard.first("heading")
    assert headline is not None
    note(f"{player.turns} turns, {len(player.done)} deeds, {time.monotonic() - started:.0f} s: {headline.name}")
    assert player.turns >= 12  # a press while the page is busy counts, and is made again
    assert {label.split()[0] for label in player.done} >= {"Keep", "Choose", "Take", "End"}
    table = heard.first("table", "Points by source")
    assert table is not None
    for part in ("nuts", "helpers", "reputation", "orders", "crates", "lanterns"):
        assert part in table.words


class Thumb(TouchHands):
    """Taps only. What a radio of a native group shows is its label."""

    def press(self, button: Heard) -> None:
        if button.role == "radio" and self.page.locator("input[type=radio]").count():
            self.page.get_by_text(button.name, exact=True).tap()
        else:
            super().press(button)

    choose = confirm = take = press


@pytest.mark.slow
def test_a_solo_game_is_played_by_keyboard_alone(visit: Visit, note: Note) -> None:
    page = visit().open(NEW)
    page.evaluate(
        "for (const kind of ['pointerdown', 'touchstart']) addEventListener(kind, () => (window.pointed = true))"
    )
    play_alone(page, KeyboardHands(page), note)
    assert page.evaluate("window.pointed") is None


@pytest.mark.slow
def test_a_solo_game_is_played_by_touch_alone_on_a_phone(visit: Visit, note: Note) -> None:
    page = visit(size=PHONE, touch=True).open(NEW)
    page.evaluate("addEventListener('keydown', () => (window.typed = true))")
    play_alone(page, Thumb(page), note)
    assert page.evaluate("window.typed") is None
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
def test_a_game_is_played_by_two_browsers(visit: Visit, note: Note) -> None:
    company = Company(visit, game=WOOD, player=WoodPlayer)
    deadline = time.monotonic() + 420
    while not any(is_over(listen(page)) for page in company.pages):
        assert time.monotonic() < deadline, company.heard()
        for player in company.players:
            heard = listen(player.page)
            if not is_over(heard):
                player.decide(heard)
    turns = [player.turns for player in company.players]
    note(f"{turns[0]} and {turns[1]} turns, {company.moves()} moves")
    assert min(turns) >= 12
    for page in company.pages:
        expect(page.get_by_role("table", name="Points by source")).to_be_visible()


# Secret choices


def gather(visit: Visit, count: int) -> list[Page]:
    """So many browsers at one table, all asked which order they keep."""
    host = visit().new_page()
    pages = [host]
    nacks_of(host)
    host.goto(NEW)
    host.get_by_text(f"{count} players", exact=True).click()
    host.get_by_role("button", name="Open the table").click()
    link = host.locator(".link").inner_text()
    for _ in range(count - 1):
        page = visit().new_page()
        nacks_of(page)
        page.goto(f"http://{link}")
        page.get_by_role("button", name="Take a seat").click()
        pages.append(page)
    for page in pages:
        page.get_by_role("radiogroup", name=re.compile("^Keep one")).wait_for()
    return pages


_NACKS: Final[dict[Page, list[dict[str, Any]]]] = {}


def nacks_of(page: Page) -> list[dict[str, Any]]:
    """What the server refuses this page, from now on."""
    if page not in _NACKS:
        nacks = _NACKS[page] = []

        def heard(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message.get("t") == "nack":
                nacks.append(message)

        page.on("websocket", lambda socket: socket.on("framereceived", heard))
    return _NACKS[page]


def press_at_once(pages: list[Page]) -> None:
    """All main buttons within the same millisecond, as far as clocks can tell."""
    moment = pages[0].evaluate("Date.now() + 1500")
    press = "at => void setTimeout(() => document.querySelector('[data-main]').click(), at - Date.now())"
    for page in pages:
        page.evaluate(press, moment)


def test_five_browsers_choose_at_once_and_none_is_refused(visit: Visit) -> None:
    pages = gather(visit, 5)
    for page in pages:
        page.get_by_role("radio").first.click()
    press_at_once(pages)
    board = [page.get_by_role("radiogroup", name="Dice board") for page in pages]
    for lines in board:
        expect(lines).to_be_visible()
    for number, lines in enumerate(board):
        lines.get_by_role("radio").nth(number).click()
    press_at_once(pages)
    for page in pages:
        expect(page.get_by_role("list", name="Taken in this turn").get_by_role("listitem")).to_have_count(5)
    assert [nacks_of(page) for page in pages] == [[]] * 5


def test_a_choice_can_be_changed_until_all_have_chosen_and_others_see_a_tick_only(visit: Visit) -> None:
    first, second = gather(visit, 2)
    for page in (first, second):
        page.get_by_role("radio").first.click()
        page.get_by_role("button", name=re.compile("^Keep ")).click()
    lines = first.get_by_role("radiogroup", name="Dice board").get_by_role("radio")
    lines.nth(5).click()
    first.get_by_role("button", name=re.compile("^Choose (yellow|brown)")).click()
    expect(first.get_by_text("You chose")).to_be_visible()
    expect(second.get_by_role("region", name="Other players").get_by_role("button")).to_contain_text("has chosen")
    expect(second.get_by_text("Taken in this turn")).to_have_count(0)
    first.get_by_role("button", name="Change it").click()
    expect(lines.nth(5)).to_be_visible()
    expect(second.get_by_role("region", name="Other players").get_by_role("button")).to_contain_text("is choosing")


# A pack of one's own


def test_a_table_is_set_on_a_pack_from_a_file(visit: Visit, tmp_path: Path) -> None:
    page = visit(size=PHONE).open(NEW)
    page.get_by_text("Rules of this table").click()
    file = page.get_by_label("Choose a file…")
    expect(page.get_by_text("The game’s own content")).to_be_visible()
    wrong = tmp_path / "wrong.json"
    wrong.write_text(PACK.replace('"nuts"', '"nails"'))
    file.set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text('pack: "nails" is not known here')
    expect(page.get_by_role("alert")).to_contain_text("nuts: this is missing")
    assert violations(page, "light") == []
    file.set_input_files({"name": "bench.json", "mimeType": "application/json", "buffer": PACK.encode()})
    expect(page.get_by_role("radio", name=re.compile("^Bench, version 1"))).to_be_checked()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert [*violations(page, "light"), *violations(page, "dark"), *sticks_out(page)] == []
    page.get_by_text("Alone", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    names = {order["name"] for order in json.loads(PACK)["orders"] if order["phase"] == 1}
    keep = page.get_by_role("radiogroup", name=re.compile("^Keep one")).get_by_role("radio")
    expect(keep).to_have_count(2)
    for order in keep.all():
        assert any(name in order.inner_text() for name in names)


def test_a_tool_that_can_not_be_used_answers_why(visit: Visit, world: World) -> None:
    place = world["wood bench"]
    page = visit(guest=place.guest).open(place.path)
    page.get_by_role("radio", name=re.compile("not now$")).first.click()
    alert = page.get_by_role("alertdialog")
    expect(alert).to_contain_text(re.compile(r"WRW-\d+\.\d+"))
    alert.get_by_role("button", name="Understood").click()
    expect(page.get_by_role("button", name="End your turn")).to_be_visible()


def two_orders(state: State) -> bool:
    return step("work")(state) and len(my_sheet(state)["held"]) >= 2


def test_on_a_tablet_two_orders_of_mine_are_seen_whole(visit: Visit, world: World) -> None:
    """Beside them lie those on offer, which get narrower first."""
    place = world.played("two orders", two_orders, friends=1, me="random", game=WOOD)
    page = visit(size=(1024, 768), guest=place.guest).open(place.path)
    strip = page.get_by_role("group", name="Your orders")
    strip.locator(".order").nth(1).wait_for()
    second, edge = strip.locator(".order").nth(1).bounding_box(), strip.bounding_box()
    assert second is not None
    assert edge is not None
    assert second["x"] + second["width"] <= edge["x"] + edge["width"]


def test_on_a_tablet_circles_can_be_told_apart(visit: Visit, world: World) -> None:
    scene = next(scene for scene in SCENES if scene.name == "wood-bench")
    page = scene.open(visit(size=(1024, 768), guest=world[scene.place].guest), world)
    sizes = page.locator("main .circles svg").evaluate_all("all => all.map((one) => one.getBoundingClientRect().width)")
    assert min(sizes) >= 10
