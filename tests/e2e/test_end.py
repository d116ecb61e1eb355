"""The end of a game says why it ended and what decided it; the replay goes by turns, and every moment has a link."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.e2e.browser import DESK, PHONE
from tests.e2e.conftest import Visit
from tests.e2e.world import World

WHY = {
    "over": r"reached 12 points in round \d+, so it was the last",
    "board over": r"ended the game at once|The end card came up in round \d+",
    "wood over": r"All 6 rounds have been played",
}


def box(locator: Locator) -> FloatRect:
    found = locator.bounding_box()
    assert found is not None
    return found


def turn_shown(page: Page) -> int:
    text = page.get_by_role("slider", name="Turn").get_attribute("aria-valuetext") or ""
    found = re.search(r"Turn (\d+) of", text)
    return int(found.group(1)) if found else 0


def replay_of(page: Page, path: str) -> dict[str, Any]:
    """What the server says of it."""
    with page.expect_response("**/api/tables/*/replay*") as answer:
        page.goto(path)
    replay: dict[str, Any] = answer.value.json()
    return replay


@pytest.mark.parametrize("name", WHY)
def test_the_end_says_why_it_came_and_what_decided_it(visit: Visit, world: World, name: str) -> None:
    place = world[name]
    page = visit(guest=place.guest).open(place.path)
    expect(page.locator(".result .why")).to_contain_text(re.compile(WHY[name]))
    expect(page.get_by_role("region", name="What decided it")).to_contain_text(re.compile(r"\d"))


def test_the_end_counts_turns(visit: Visit, world: World) -> None:
    place = world["over"]
    page = visit(guest=place.guest).new_page()
    replay = replay_of(page, place.path)
    turns = replay["steps"][-1]["turn"]
    assert turns < len(replay["steps"]) / 3
    expect(page.locator(".chart")).to_contain_text(f"{turns} turns")


def test_whoever_left_does_not_read_that_they_won(visit: Visit, world: World) -> None:
    place = world["left"]
    page = visit(guest=place.guest).open(place.path)
    expect(page.get_by_text("You left before the end, and a bot finished for you.")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).not_to_contain_text(re.compile(r"\bYou\b"))
    expect(page.get_by_role("columnheader", name="Your bot")).to_be_visible()


def test_woodcraft_ends_in_the_colours_of_the_workshop_with_a_sign_for_each_source(visit: Visit, world: World) -> None:
    place = world["wood over"]
    page = visit(guest=place.guest).open(place.path)
    expect(page.locator("body.wood")).to_be_attached()
    expect(page.get_by_role("columnheader", name="You")).to_be_visible()
    signs = page.locator("tbody .key").evaluate_all(
        "keys => keys.map((key) => { const style = getComputedStyle(key); return style.background })"
    )
    assert len(signs) == 6
    assert len(set(signs)) == 6
    page.goto("/")
    expect(page.locator("body:not(.wood)")).to_be_attached()


def test_the_celebration_ends_with_a_tap_and_does_not_begin_where_motion_is_unwanted(
    visit: Visit, world: World
) -> None:
    place = world["over"]
    moving = "() => document.getAnimations().filter((one) => one.playState !== 'finished').length"
    page = visit(guest=place.guest).new_page()
    page.emulate_media(reduced_motion="no-preference")
    page.goto(place.path)
    page.locator(".bunting").wait_for()
    assert page.evaluate(moving) > 0
    page.locator("h1").click()
    assert page.evaluate(moving) == 0
    calm = visit(guest=place.guest).open(place.path)
    calm.locator(".bunting").wait_for()
    assert calm.evaluate(moving) == 0


@pytest.mark.parametrize("size", [PHONE, (844, 390), (1024, 768), DESK])
@pytest.mark.parametrize("name", ["over", "wood over"])
def test_no_boat_lies_over_what_can_be_tapped_at_the_end(
    visit: Visit, world: World, name: str, size: tuple[int, int]
) -> None:
    place = world[name]
    page = visit(guest=place.guest, size=size).open(place.path)
    page.locator(".chart").wait_for()
    watch = page.get_by_role("link", name="Watch it")
    watch.focus()
    page.wait_for_timeout(100)
    button = box(watch)
    for boat in page.locator(".boat:visible, .pencil:visible").all():
        there = box(boat)
        assert button["y"] + button["height"] <= there["y"] or there["y"] + there["height"] <= button["y"]
    assert page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('a')?.textContent.includes('Watch') ?? false",
        [button["x"] + button["width"] / 2, button["y"] + button["height"] / 2],
    )


# The replay


def test_a_replay_goes_by_turns_and_can_be_stepped_into(visit: Visit, world: World) -> None:
    place = world["over"]
    page = visit(guest=place.guest).new_page()
    steps = replay_of(page, f"{place.path}/replay")["steps"]
    ends = {step["turn"]: number for number, step in enumerate(steps, 1)}
    on, back = (page.get_by_role("button", name=f"One turn {way}") for way in ("on", "back"))
    on.click()
    for turn in (1, 2, 3):
        on.click()
        assert turn_shown(page) == turn
        assert page.url.endswith(f"?at={ends[turn]}")
    back.click()
    assert turn_shown(page) == 2
    page.get_by_role("button", name="One move on").click()
    assert turn_shown(page) == 3
    assert page.url.endswith(f"?at={ends[2] + 1}")
    page.keyboard.press("PageDown")
    assert page.url.endswith(f"?at={ends[3]}")
    page.keyboard.press("ArrowLeft")
    assert page.url.endswith(f"?at={ends[3] - 1}")


def test_a_moment_has_a_link_that_opens_there(visit: Visit, world: World) -> None:
    place = world["over"]
    visitor = visit(guest=place.guest)
    page = visitor.open(f"{place.path}/replay?at=60")
    shown = page.get_by_role("slider", name="Turn")
    expect(shown).to_be_attached()
    text = shown.get_attribute("aria-valuetext")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    another = visit().open(f"{place.path}/replay?at=60")
    told = another.get_by_role("slider", name="Turn")
    expect(told).to_have_attribute("aria-valuetext", re.compile(re.escape((text or "").split(",")[0])))
    assert another.url == page.url


def test_the_sheet_of_whoever_acts_comes_forward(visit: Visit, world: World) -> None:
    place = world["over"]
    page = visit(guest=place.guest).new_page()
    replay = replay_of(page, f"{place.path}/replay")
    cards = page.locator(".players button")
    for turn in (2, 3, 4):
        steps = [step for step in replay["steps"] if step["turn"] == turn]
        rolls = next(step["seat"] for step in steps if step["text"] == "roll")
        first = replay["steps"].index(steps[0])
        page.goto(f"{place.path}/replay?at={first + 1}")
        expect(cards.nth(rolls)).to_have_attribute("aria-pressed", "true")
    cards.nth(0).click()
    expect(page.get_by_role("button", name="Follow")).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="One turn on").click()
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("over", "The dice of this turn"),
        ("board over", "The cards of this turn"),
        ("wood over", "What was taken this turn"),
    ],
)
def test_a_replay_shows_the_dice_and_cards_of_a_turn(visit: Visit, world: World, name: str, shown: str) -> None:
    place = world[name]
    page = visit(guest=place.guest).open(f"{place.path}/replay")
    on = page.get_by_role("button", name="One turn on")
    on.click()
    on.click()
    expect(page.get_by_role("list", name=shown)).to_be_visible()


def test_a_replay_plays_at_several_speeds(visit: Visit, world: World) -> None:
    place = world["over"]
    page = visit(guest=place.guest).open(f"{place.path}/replay")
    for speed in ("1×", "2×"):
        page.get_by_role("button", name=f"Speed: {speed}").click()
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => Number(new URLSearchParams(location.search).get('at')) > 20", timeout=8000)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_the_bar_of_the_turn_that_is_shown_lies_under_the_thumb(visit: Visit, world: World) -> None:
    place = world["over"]
    page = visit(guest=place.guest).open(f"{place.path}/replay?at=60")
    slider = page.get_by_role("slider", name="Turn")
    expect(slider).to_be_attached()
    track, bar = box(slider), box(page.locator(".bars i.now"))
    values = slider.evaluate("slider => [Number(slider.value), Number(slider.max)]")
    slot = track["width"] / (values[1] + 1)
    assert abs(bar["x"] - (track["x"] + slot * values[0])) < 1.5
    assert abs(bar["width"] - slot) < 1.5
