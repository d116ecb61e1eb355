"""Every text in its place at 360 px, in every language: none is cut off, and none sticks out of its button."""

from __future__ import annotations

from functools import partial
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.e2e.browser import NARROW
from tests.e2e.conftest import Visit
from tests.e2e.scenes import SCENES, Scene, nothing, speak
from tests.e2e.world import World

_MISPLACED: Final = """
() => {
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.data.trim() || !text.parentElement.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, width } = range.getBoundingClientRect();
        if (!width) continue;
        for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
            const style = getComputedStyle(box), place = box.getBoundingClientRect();
            if (place.width <= 1) break; // for the ear alone
            if (/auto|scroll/.test(style.overflowX) || box.closest('[data-cut]')) break;
            const cuts = /hidden|clip/.test(style.overflowX);
            const holds = box.matches('button, a, label, select, summary, [role=radio], [role=tab], th');
            if ((cuts || (holds && style.display !== 'inline')) && (right > place.right + 1 || left < place.left - 1)) {
                const where = cuts ? 'is cut off by' : 'sticks out of';
                found.push(`"${text.data.trim()}" ${where} <${box.tagName.toLowerCase()} class="${box.className}">`);
                break;
            }
        }
    }
    return found;
}
"""
"""Areas that scroll are left out, and what may end in dots (`data-cut`): names of players, and the log's last line."""


def misplaced(page: Page) -> list[str]:
    found: list[str] = page.evaluate(_MISPLACED)
    return found


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_every_text_has_room(visit: Visit, world: World, scene: Scene) -> None:
    settings = dict(scene.settings) | {"language": "en"}
    visitor = partial(visit, size=NARROW, guest=world[scene.place].guest, settings=settings)
    page = scene.open(visitor(), world)
    found = misplaced(page)
    for language in ("fr", "nl"):
        if scene.last is nothing:
            speak(page, language)
        else:
            page = scene.open(visitor(), world, language)
        found += misplaced(page)
    assert found == []


def test_a_word_that_is_too_long_is_noticed(visit: Visit) -> None:
    page = visit(size=NARROW).new_page()
    page.goto("/")
    page.locator("main a").first.wait_for()
    page.evaluate(
        """() => {
            const link = document.querySelector('main a');
            link.textContent = 'Brandverzekering';
            Object.assign(link.style, { display: 'block', width: '2em', overflow: 'visible' });
        }"""
    )
    assert any('"Brandverzekering" sticks out of <a' in one for one in misplaced(page))
