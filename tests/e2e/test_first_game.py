"""A first game with a coach: one sentence when something happens for the first time, and what to do now, with why."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from rollwright.kernel.discovery import package_of
from rollwright.texts.folders import folder_of
from tests.e2e.browser import DESK, PHONE
from tests.e2e.conftest import Visit

GAMES: Final = ("copenhagen_board", "copenhagen_roll", "woodcraft_roll")
WHAT_NOW: Final = {"en": "What now?", "fr": "Et maintenant\u202f?", "nl": "Wat nu?"}
BEGIN: Final = re.compile("first game with a coach|première partie avec un guide|eerste partij met een gids")
MOVES: Final = 12
"""So many pieces of advice are followed."""


def moments(game: str) -> list[dict[str, Any]]:
    file = folder_of(package_of(game)) / "lessons" / "first-game.json"
    found: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["moments"]
    return found


def begin(page: Page) -> None:
    page.get_by_role("button", name=BEGIN).click()
    expect(page.locator("main.mine")).to_be_visible()


def coach(page: Page) -> str:
    """What the coach says, wherever the card stands."""
    cards = [one for one in page.locator("[data-coach]").all() if one.is_visible()]
    return " ".join(cards[0].inner_text().split()) if cards else ""


def follow(page: Page, language: str) -> bool:
    """Takes the first advice, and does it. Gives whether there was anything to decide."""
    asked = page.get_by_role("button", name=WHAT_NOW[language], exact=True).and_(
        page.locator(":not([aria-disabled=true])")
    )
    if asked.count() == 0:
        return False
    asked.first.click()
    panel = page.locator(".hint")
    moves = panel.get_by_role("radio")
    expect(moves.first).to_be_visible(timeout=20_000)
    assert 1 <= moves.count() <= 3
    for text in moves.all_inner_texts():
        move, why = [one for one in text.split("\n") if one.strip()]
        assert move.strip()
        assert why.strip().endswith(".")
        assert "%" not in text
    panel.locator(".btn").click()
    page.locator("[data-main]").first.click()
    return True


@pytest.mark.parametrize("language", WHAT_NOW)
@pytest.mark.parametrize("game", GAMES)
def test_a_coach_stands_by_and_repeats_nothing(visit: Visit, game: str, language: str) -> None:
    size = PHONE if language == "en" else DESK
    page = visit(size=size, language=language).open(f"/learn/{game}")
    begin(page)
    sentences = {one["say"][language]: one["id"] for one in moments(game)}
    said: list[str] = []

    def listen() -> None:
        now = coach(page)
        found = next((one for text, one in sentences.items() if " ".join(text.split()) in now), None)
        assert found or not now, f"nobody wrote that: {now}"
        if found and (not said or said[-1] != found):
            said.append(found)

    done = 0
    for _ in range(MOVES * 8):
        page.wait_for_timeout(150)
        listen()
        done += follow(page, language)
        if done == MOVES:
            break
    assert done == MOVES
    assert len(said) >= 3, said
    assert len(set(said)) == len(said), f"said again: {said}"


def test_the_coach_can_be_sent_away_and_a_reload_brings_nothing_back(visit: Visit) -> None:
    page = visit(size=PHONE).open("/learn/copenhagen_board")
    begin(page)
    card = page.locator("[data-coach]").filter(visible=True)
    expect(card).to_contain_text("Each turn you do one of two things")
    expect(card.get_by_role("link")).to_have_attribute("href", "/rules/copenhagen_board#CPH-2.2")
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="What now?").first).to_be_visible()
    expect(card).to_have_count(0)


def test_it_counts_for_nothing_and_says_so(visit: Visit) -> None:
    page = visit().open("/learn/woodcraft_roll")
    begin(page)
    expect(page.locator("header").first).to_contain_text("practice")
