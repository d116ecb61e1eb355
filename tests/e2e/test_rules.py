"""The rules teach: one minute in pictures first, drawings beside the rules that need them, and a search."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import DESK, PHONE
from tests.e2e.conftest import Visit
from tests.e2e.scene import speak
from tests.e2e.world import BOARD, GAME, WOOD

TITLES = {"en": "In one minute", "fr": "En une minute", "nl": "In één minuut"}


def come(visit: Visit, game: str, language: str = "en", size: tuple[int, int] = DESK) -> Page:
    page = visit(size=size).open(f"/rules/{game}")
    page.locator("article ol > li svg").first.wait_for()
    if language != "en":
        speak(page, language)
    expect(page.locator("article h2").first).to_have_text(TITLES[language])
    return page


@pytest.mark.parametrize("language", TITLES)
@pytest.mark.parametrize("game", [GAME, BOARD, WOOD])
def test_they_begin_with_one_minute(visit: Visit, game: str, language: str) -> None:
    page = come(visit, game, language, PHONE)
    minute = page.locator("article > section").first
    steps = minute.locator(":scope > ol > li")
    expect(steps).to_have_count(4)
    for step in steps.all():
        assert step.locator("svg").count() > 0
    said = minute.evaluate("""(one) => {
        const copy = one.cloneNode(true);
        for (const picture of copy.querySelectorAll('[aria-hidden=true]')) picture.remove();
        return copy.textContent;
    }""")
    assert 100 < len(said.split()) <= 400
    expect(minute.get_by_role("link").last).to_have_attribute("href", f"/key/{game}")


@pytest.mark.parametrize(
    ("game", "rule"),
    [(GAME, "CRW-1.6"), (GAME, "CRW-1.9"), (BOARD, "CPH-1.8"), (WOOD, "WRW-8.5"), (WOOD, "WRW-8.10")],
)
def test_what_is_printed_is_drawn_beside_its_rule(visit: Visit, game: str, rule: str) -> None:
    page = come(visit, game)
    assert page.locator(f"[id='{rule}'] .drawing svg").count() >= 5


def test_a_search_needs_no_accents_and_says_how_much_it_found(visit: Visit) -> None:
    page = come(visit, GAME, "fr")
    rules = page.locator("article .numbered > li")
    expect(rules).to_have_count(142)
    page.get_by_role("searchbox").fill("ETOILE brique")
    expect(page.get_by_role("status").first).to_have_text("Aucune règle n’a ces mots.")
    page.get_by_role("searchbox").fill("etoile bleue")
    expect(rules.first).to_be_visible()
    shown = rules.all_inner_texts()
    assert 0 < len(shown) < 20
    assert all(re.search("étoile", text, re.IGNORECASE) and "bleue" in text for text in shown)
    expect(page.get_by_role("status").first).to_contain_text(str(len(shown)))
    page.get_by_role("searchbox").fill("")
    expect(rules).to_have_count(142)
