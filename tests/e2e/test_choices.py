"""What is chosen is tapped where it stands: it shows what it would bring, the quay names it, and one button does it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.acts import open_spots
from tests.e2e.browser import DESK, PHONE
from tests.e2e.conftest import Visit
from tests.e2e.players import QUAY, square_point
from tests.e2e.world import RECIPES, Place, World

SIDES: Final = (844, 390)
SHEET: Final = ":is(main, .side)"

_LOOK: Final = """
(radio) => {
    const spot = radio.matches('.spot') ? radio : radio.querySelector('.spot');
    const { borderStyle, backgroundColor, outlineStyle, opacity, color } = getComputedStyle(spot);
    return JSON.stringify({ borderStyle, backgroundColor, outlineStyle, opacity, color });
}
"""

_SAID: Final = """
() => [...document.querySelectorAll('body *')].flatMap((one) => [
    ...['aria-label', 'title', 'alt', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
    ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && !one.closest('script, style'))
        .map((node) => node.textContent),
]).filter((text) => text.trim())
"""
CODE: Final = re.compile(r"(?<![\w])(?:[a-ey]\d{1,2}|H[1-8]|order-points|[rygbpw]{3,})(?![\w])")


def codes(page: Page) -> list[str]:
    """What people see or hear that is written as the engine writes it."""
    said: list[str] = page.evaluate(_SAID)
    return [text for text in said if CODE.search(text)]


@dataclass(frozen=True)
class Kind:
    """A kind of choice on the sheet of Woodcraft."""

    place: str
    ask: str
    """What the group of radio buttons is called."""
    button: str
    """What the button begins with, once something is picked."""
    tool: str = ""
    """The key of the tool that is taken up first."""


KINDS: Final = {
    "a lantern": Kind("wood lantern", "Where does the lantern go?", "Light the "),
    "a crate": Kind("wood chestnut", "Which crate gets the chestnut?", "Chestnut on "),
    "an order to keep": Kind("wood keep", "Keep one of the two.", "Keep "),
    "an order on offer": Kind("wood take", "Which order do you take?", "Take "),
    "an order of mine": Kind("wood complete", "Which order do you complete?", "Complete ", "d"),
    "a helper": Kind("wood hire", "Which helper do you hire?", "Hire ", "h"),
    "a crate for a blueberry": Kind("wood berry", "Which crate gets the blueberry?", "Blueberry on ", "c"),
}

every_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)


def sit_down(visit: Visit, place: Place, kind: Kind, **how: Any) -> Page:
    page = visit(guest=place.guest, **how).open(place.path)
    page.get_by_role("contentinfo", name=QUAY).get_by_role("button").last.wait_for()
    if kind.tool:
        page.keyboard.press(kind.tool)
    page.get_by_role("radiogroup", name=kind.ask).wait_for()
    return page


def main_button(page: Page) -> Locator:
    return page.locator("[data-main]")


@every_kind
@pytest.mark.parametrize("size", [PHONE, SIDES, DESK], ids=["upright", "on its side", "desk"])
def test_a_tap_on_the_sheet_picks_and_the_quay_names_it(
    visit: Visit, world: World, kind: Kind, size: tuple[int, int]
) -> None:
    page = sit_down(visit, world[kind.place], kind, size=size)
    spot = open_spots(page).last
    box = spot.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    spot.click()
    expect(spot).to_be_checked()
    told = page.locator(".outcome .pick").inner_text()
    assert told.lower() in (spot.get_attribute("aria-label") or spot.inner_text()).lower()
    assert page.locator(".outcome .cause").inner_text() != ""
    expect(main_button(page)).to_have_text(re.compile(f"^{kind.button}"))
    assert codes(page) == []
    # The quay has no list of the same, and no drop-down.
    quay = page.get_by_role("contentinfo", name=QUAY)
    assert quay.get_by_role("combobox").count() == 0
    assert quay.get_by_role("radiogroup", name=kind.ask).count() == 0


@every_kind
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_open_picked_and_done_can_be_told_apart(visit: Visit, world: World, kind: Kind, theme: str) -> None:
    page = sit_down(visit, world[kind.place], kind, dark=theme == "dark")
    group = page.get_by_role("radiogroup", name=kind.ask)
    picked = open_spots(page).first
    picked.click()
    page.mouse.move(0, 0)
    looks = {"picked": picked.evaluate(_LOOK)}
    others = {
        "open": group.locator("[data-refused=false][aria-checked=false]"),
        "not to be had": group.locator("[data-refused=true]"),
    }
    for name, radios in others.items():
        if radios.count():
            looks[name] = radios.first.evaluate(_LOOK)
    assert len(set(looks.values())) == len(looks), looks
    assert '"borderStyle":"dashed"' in looks["picked"]
    assert '"outlineStyle":"none"' not in looks["picked"]
    if "not to be had" in looks:
        assert '"borderStyle":"dashed"' not in looks["not to be had"]


@every_kind
def test_keys_do_the_same_and_enter_confirms(visit: Visit, world: World, kind: Kind) -> None:
    page = sit_down(visit, world[kind.place], kind)
    group = page.get_by_role("radiogroup", name=kind.ask)
    radios = group.get_by_role("radio")
    stops = [radio.get_attribute("tabindex") for radio in radios.all()]
    assert (stops.count("0"), stops.count("-1")) == (1, len(stops) - 1)
    open_spots(page).first.focus()
    page.keyboard.press("Space")
    expect(open_spots(page).first).to_be_checked()
    for _ in range(len(stops)):
        page.keyboard.press("ArrowRight")
    expect(group.get_by_role("radio", checked=True)).to_have_count(1)
    expect(main_button(page)).to_have_text(re.compile(f"^{kind.button}"))


def test_arrows_go_up_and_down_the_lantern_grid(visit: Visit, world: World) -> None:
    page = sit_down(visit, world["wood lantern"], KINDS["a lantern"])
    cells = page.get_by_role("radiogroup", name="Where does the lantern go?").get_by_role("radio")
    cells.nth(1).focus()
    for key, at in (("ArrowDown", 4), ("ArrowDown", 7), ("ArrowLeft", 6), ("ArrowUp", 3)):
        page.keyboard.press(key)
        expect(cells.nth(at)).to_be_focused()
    names = [(cell.get_attribute("aria-label") or "").removesuffix(", lit") for cell in cells.all()]
    assert names == [
        *("Top left", "Top middle", "Top right"),
        *("Middle left", "Centre", "Middle right"),
        *("Bottom left", "Bottom middle", "Bottom right"),
    ]


def test_a_lantern_that_is_lit_answers_why(visit: Visit, world: World) -> None:
    page = sit_down(visit, world["wood lantern"], KINDS["a lantern"])
    page.locator(f"{SHEET} .cell.done").first.click()
    expect(page.get_by_role("alertdialog")).to_contain_text("is lit already")
    assert codes(page) == []


@every_kind
@pytest.mark.parametrize("how", ["taps", "keys"])
def test_what_is_picked_is_done(visit: Visit, world: World, kind: Kind, how: str) -> None:
    # A table of its own: not all of it can be taken back.
    page = sit_down(visit, RECIPES[kind.place](world), kind)
    spot = open_spots(page).first
    if how == "keys":
        spot.focus()
        page.keyboard.press("Space")
    else:
        spot.click()
    expect(spot).to_be_checked()
    picked = spot.element_handle()
    if how == "keys":
        page.keyboard.press("Enter")
    else:
        main_button(page).click()
    page.wait_for_function("one => !one.isConnected || one.ariaChecked !== 'true'", arg=picked)


# The Copenhagens


def open_place(visit: Visit, world: World, name: str, **how: Any) -> Page:
    place = world[name]
    page = visit(guest=place.guest, **how).open(place.path)
    page.locator("[data-main]").wait_for()
    return page


def tap_mast(page: Page, number: int) -> None:
    """The masts from the left; red, blue, purple, green, yellow."""
    box = page.locator("main svg.masts").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * (number + 0.5) / 5, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("size", [PHONE, SIDES, DESK], ids=["upright", "on its side", "desk"])
@pytest.mark.parametrize("place", ["setup", "coat"])
def test_a_mast_that_is_tapped_is_the_track_that_is_marked(
    visit: Visit, world: World, place: str, size: tuple[int, int]
) -> None:
    page = open_place(visit, world, place, size=size)
    for number, colour in ((1, "blue"), (3, "green")):
        tap_mast(page, number)
        expect(main_button(page)).to_have_text(re.compile(colour))
        expect(page.locator("main svg.masts .ring")).to_have_count(2)
        looks = [
            page.locator(f"main svg.masts {one}").first.evaluate("one => getComputedStyle(one).strokeDasharray")
            for one in (".ring", ".open")
        ]
        assert looks[0] == "none"
        assert looks[1] != "none"
    assert codes(page) == []


def test_a_mast_picks_the_die_that_marks_it(visit: Visit, world: World) -> None:
    page = open_place(visit, world, "mark")
    label = main_button(page).inner_text()
    dice = page.get_by_role("radio", name=re.compile("^Die "))
    for number in range(5):
        tap_mast(page, number)
        page.wait_for_timeout(200)
        alert = page.get_by_role("alertdialog")
        if alert.count():  # no die is left that marks it
            alert.get_by_role("button").last.click()
            expect(alert).to_have_count(0)
        elif main_button(page).inner_text() != label:
            expect(page.get_by_role("radio", checked=True).and_(dice)).to_have_count(1)
            expect(page.locator("main svg.masts .ring")).to_have_count(1)
            return
    pytest.fail("no mast can be picked")


def test_a_tap_on_the_house_goes_back_to_the_window_of_a_coat(visit: Visit, world: World) -> None:
    page = open_place(visit, world, "coat")
    window = page.get_by_role("radio", name=re.compile("^One window"))
    expect(window).to_be_checked()
    spots = page.get_by_role("listbox", name="Square").get_by_role("option")
    row, column = re.findall(r"\d", spots.last.get_attribute("aria-label") or "")
    tap_mast(page, 1)
    expect(window).not_to_be_checked()
    page.mouse.click(*square_point(page, f"{'abcde'[int(column) - 1]}{row}"))
    expect(window).to_be_checked()
    expect(spots.last).to_have_attribute("aria-selected", "true")
    assert page.get_by_role("contentinfo", name=QUAY).locator("select").count() == 0


@pytest.mark.parametrize("size", [PHONE, SIDES, DESK], ids=["upright", "on its side", "desk"])
def test_a_coat_is_spent_on_the_ability_tile_that_is_tapped(visit: Visit, world: World, size: tuple[int, int]) -> None:
    page = open_place(visit, world, "board coat", size=size)
    tiles = page.locator(f"{SHEET} .spot.open:visible")
    tile = page.locator(f"{SHEET} button:visible", has_text=tiles.last.locator("b").inner_text())
    name = tile.locator("b").inner_text()
    look = "one => [getComputedStyle(one).borderStyle, getComputedStyle(one).backgroundColor].join()"
    before = tile.evaluate(look)
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    assert tile.evaluate(look) != before
    expect(main_button(page)).to_have_text(re.compile(name))
    assert codes(page) == []


@pytest.mark.parametrize("place", ["draw", "board build"])
def test_the_quay_has_no_native_list(visit: Visit, world: World, place: str) -> None:
    page = open_place(visit, world, place)
    if place == "board build":
        page.get_by_role("button", name="Build instead").click()
    page.keyboard.press("e")
    spots = page.get_by_role("listbox", name="Spot")
    spots.wait_for(state="attached")
    assert page.get_by_role("contentinfo", name=QUAY).locator("select").count() == 0
    spots.focus()
    page.keyboard.press("End")
    expect(spots.get_by_role("option").last).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    expect(spots.get_by_role("option").first).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize(
    "place", ["wood lantern", "wood chestnut", "wood hire", "wood bench", "coat", "board coat", "draw"]
)
def test_no_code_is_on_the_page(visit: Visit, world: World, place: str, language: str) -> None:
    page = open_place(visit, world, place, settings={"language": language})
    assert codes(page) == []
