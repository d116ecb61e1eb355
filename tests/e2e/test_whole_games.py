"""Whole games in the page: by keys alone, by taps alone, and by what a screen reader hears alone."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page

from tests.e2e.browser import PHONE
from tests.e2e.conftest import Visit
from tests.e2e.players import AssistiveHands, Hands, KeyboardHands, Player, TouchHands
from tests.e2e.screen_reader import listen

PLAY_A_BOT = "Play a bot : Copenhagen Roll & Write"


def begin(page: Page, hands: Hands) -> None:
    """From the home page, with the same hands, to a table."""
    page.get_by_role("button", name=PLAY_A_BOT, exact=True).and_(page.locator(":enabled")).wait_for()
    button = listen(page).first("button", PLAY_A_BOT)
    assert button is not None
    hands.press(button)
    page.get_by_role("contentinfo", name="Your actions").wait_for()


def play_to_the_end(page: Page, hands: Hands, note: Callable[[str], None]) -> Player:
    player = Player(page, hands)
    started = time.monotonic()
    begin(page, hands)
    heard = player.play()
    headline = heard.first("heading")
    assert headline is not None
    note(f"{player.turns} turns, {player.deeds} decisions, {time.monotonic() - started:.0f} s: {headline.name}")
    assert player.turns >= 3, "that was no game"
    assert heard.first("table", "Points by source") is not None
    return player


def test_a_game_is_played_by_keyboard_alone(visit: Visit, note: Callable[[str], None]) -> None:
    page = visit().open("/")
    page.evaluate(
        "for (const kind of ['pointerdown', 'touchstart']) addEventListener(kind, () => (window.pointed = true))"
    )
    hands = KeyboardHands(page)
    play_to_the_end(page, hands, note)
    assert hands.tabs > 20
    assert page.evaluate("window.pointed") is None


def test_a_game_is_played_by_touch_alone_on_a_phone(visit: Visit, note: Callable[[str], None]) -> None:
    page = visit(size=PHONE, touch=True).open("/")
    page.evaluate("addEventListener('keydown', () => (window.typed = true))")
    play_to_the_end(page, TouchHands(page), note)
    assert page.evaluate("window.typed") is None
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_game_is_played_by_what_is_read_out_alone(visit: Visit, note: Callable[[str], None]) -> None:
    page = visit().open("/")
    play_to_the_end(page, AssistiveHands(page), note)
