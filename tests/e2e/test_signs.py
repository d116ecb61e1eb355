"""Every sign at a table explains itself: no picture with a meaning is without a card, and no card is in the way."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from rollwright.cli.pages import Sign, read_page, signs_of
from tests.e2e.browser import DESK, PHONE
from tests.e2e.conftest import Visit
from tests.e2e.scene import Scene, speak
from tests.e2e.scenes import SCENES
from tests.e2e.world import BOARD, GAME, WOOD, World

TABLES: Final = [scene for scene in SCENES if scene.page == "table" and re.match("table|board|wood|hint", scene.name)]
LANGUAGES: Final = ("en", "fr", "nl")

WITHOUT: Final = {
    ".sign-card": "the card of another sign",
    ".lights": "light on what has just been done",
    ".ico": "an icon of a button or a line of text, which says the same in words",
}
"""Pictures that mean nothing in the game, and why. All others are in its key."""

_PICTURES: Final = """
(without) => {
    const scopes = [...document.querySelectorAll('.frame main, .frame .side, .frame .area, dialog[open] .body')];
    const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
    const named = new Set();
    const bare = new Set();
    for (const scope of scopes) {
        for (const one of scope.querySelectorAll('[data-sign]')) if (seen(one)) named.add(one.dataset.sign);
        for (const one of scope.querySelectorAll('svg, [role=img], .cchip')) {
            if (!seen(one) || without.some((selector) => one.closest(selector))) continue;
            if (!one.closest('[data-sign]') && !one.querySelector('[data-sign]')) {
                const holder = one.parentElement;
                bare.add(`${holder.tagName}.${holder.className} > ${one.outerHTML.slice(0, 120)}`);
            }
        }
    }
    return { named: [...named], bare: [...bare] };
}
"""


def game_of(scene: Scene) -> str:
    return BOARD if "board" in scene.name else WOOD if "wood" in scene.name else GAME


def key(game: str, language: str) -> dict[str, Sign]:
    return {sign.id: sign for sign in signs_of(read_page(game, language))}


def come(visit: Visit, world: World, name: str, language: str = "en", **how: Any) -> Page:
    scene = next(scene for scene in SCENES if scene.name == name)
    visitor = visit(guest=world[scene.place].guest, settings=dict(scene.settings), **how)
    return scene.open(visitor, world, language)


def card(page: Page) -> Locator:
    return page.locator(".sign-card.placed")


@pytest.mark.parametrize("scene", TABLES, ids=lambda scene: scene.name)
def test_every_picture_with_a_meaning_is_in_the_key(visit: Visit, world: World, scene: Scene) -> None:
    page = scene.open(visit(size=PHONE, guest=world[scene.place].guest, settings=dict(scene.settings)), world)
    for width, height in (PHONE, DESK) if scene.wide else (PHONE,):
        page.set_viewport_size({"width": width, "height": height})
        found = page.evaluate(_PICTURES, list(WITHOUT))
        assert found["bare"] == []
        signs = {name.partition(":")[0] for name in found["named"]}
        for language in LANGUAGES:
            assert signs - set(key(game_of(scene), language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["table-draw", "table-opponent", "board-lay", "board-opponent", "wood-bench"])
def test_each_sign_has_its_card(visit: Visit, world: World, name: str, language: str) -> None:
    page = come(visit, world, name, language, size=DESK)
    scene = next(scene for scene in SCENES if scene.name == name)
    texts = key(game_of(scene), language)
    page.keyboard.press("?")
    card(page).wait_for()
    told: dict[str, str] = {}
    while True:
        link = card(page).locator("a").last.get_attribute("href") or ""
        about, sign = card(page).inner_text(), texts[link.partition("#")[2]]
        if about in told.values():
            break
        told[about] = about
        assert sign.name in about
        assert sign.does in about
        assert sign.when in about
        assert card(page).locator("a").first.get_attribute("href") == f"/rules/{game_of(scene)}#{sign.rule}"
        page.keyboard.press("ArrowRight")
        expect(card(page)).not_to_have_text(about, use_inner_text=True)
    assert len(told) > 8


def coat(page: Page) -> tuple[float, float]:
    """Where the coat of arms of row 4 hangs."""
    box = page.locator("main [data-sign='coat:row-4']").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_tap_on_a_sign_opens_its_card_and_one_elsewhere_closes_it(visit: Visit, world: World) -> None:
    page = come(visit, world, "table-choose", size=PHONE, touch=True)
    page.touchscreen.tap(*coat(page))
    expect(card(page).locator("h2")).to_have_text("Coat of arms, row 4")
    expect(card(page)).to_contain_text("squares are still empty")
    expect(card(page)).to_be_focused()
    die = page.get_by_role("button", name=re.compile("^Die 1"))
    before = die.get_attribute("aria-pressed")
    colour = page.get_by_role("radiogroup", name="Colour").get_by_role("radio", checked=False).first
    label = colour.get_attribute("aria-label") or ""
    colour.tap()
    expect(card(page)).to_have_count(0)
    expect(page.get_by_role("radio", name=label)).to_be_checked()
    assert die.get_attribute("aria-pressed") == before


def test_a_long_press_asks_and_does_not_play(visit: Visit, world: World) -> None:
    page = come(visit, world, "table-choose", size=PHONE, touch=True)
    colour = page.get_by_role("radiogroup", name="Colour").get_by_role("radio", checked=False).first
    label = colour.get_attribute("aria-label") or ""
    box = colour.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    card(page).wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card(page).locator("h2")).to_contain_text("Colour")
    expect(page.get_by_role("radio", name=label)).not_to_be_checked()
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    # The next tap plays as ever.
    page.get_by_role("radio", name=label).tap()
    expect(page.get_by_role("radio", name=label)).to_be_checked()


def test_a_mouse_that_rests_is_told_and_can_click_through(visit: Visit, world: World) -> None:
    page = come(visit, world, "table-choose", size=DESK)
    colour = page.get_by_role("radiogroup", name="Colour").get_by_role("radio", checked=False).first
    label = colour.get_attribute("aria-label") or ""
    colour.hover()
    expect(card(page).locator("h2")).to_contain_text("Colour")
    assert page.evaluate("document.activeElement.closest('.sign-card')") is None
    colour.click()
    expect(page.get_by_role("radio", name=label)).to_be_checked()
    expect(card(page)).to_have_count(0)
    page.mouse.move(*coat(page))
    expect(card(page).locator("h2")).to_have_text("Coat of arms, row 4")
    page.mouse.move(640, 60)
    expect(card(page)).to_have_count(0)


def test_escape_closes_a_card_and_the_focus_goes_back(visit: Visit, world: World) -> None:
    page = come(visit, world, "table-choose", size=DESK)
    colour = page.get_by_role("radiogroup", name="Colour").get_by_role("radio", checked=True)
    colour.focus()
    page.keyboard.press("?")
    expect(card(page).locator("h2")).to_contain_text("Colour")
    expect(card(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    expect(colour).to_be_focused()


def test_a_card_opens_over_a_drawer_and_leaves_it_open(visit: Visit, world: World) -> None:
    page = come(visit, world, "table-opponent", size=PHONE, touch=True)
    page.locator("dialog[open] [data-sign='coat:row-4']").tap()
    expect(card(page).locator("h2")).to_contain_text("Coat of arms")
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    expect(page.locator("dialog[open]")).to_be_visible()


def test_the_card_leads_to_the_key_and_to_the_rule(visit: Visit, world: World) -> None:
    page = come(visit, world, "table-sign", size=PHONE)
    card(page).get_by_role("link", name="Key to the signs").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The signs of Copenhagen Roll & Write")
    expect(page.locator("#coat.target")).to_be_in_viewport()
    page.locator("#coat a").click()
    expect(page.locator("[id='CRW-6.1'].target")).to_be_in_viewport()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [GAME, BOARD, WOOD])
def test_the_key_draws_every_sign(visit: Visit, game: str, language: str) -> None:
    page = visit(size=PHONE).open(f"/key/{game}")
    page.locator("main li").first.wait_for()
    speak(page, language)
    texts = key(game, language)
    expect(page.locator("main li p").first).to_contain_text(next(iter(texts.values())).does[1:])
    shown = page.evaluate("""() => [...document.querySelectorAll('main li')].map((one) =>
        ({ id: one.id, text: one.innerText, drawn: one.querySelector('.picture').childElementCount }))""")
    assert [one["id"] for one in shown] == list(texts)
    for one in shown:
        assert one["drawn"] > 0, one
        assert texts[one["id"]].name in one["text"]
        assert texts[one["id"]].does[1:] in one["text"]
