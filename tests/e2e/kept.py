"""A browser that has kept all it needs, after one visit, to play without a server and without a network."""

from __future__ import annotations

import json
import re
import time
from typing import Final

from playwright.sync_api import Page, expect

from tests.e2e.browser import Visitor
from tests.e2e.conftest import Start, Visit

KEPT_SECONDS: Final = 180


def kept(visitor: Visitor) -> Page:
    """A first visit, on a line that costs nothing, until the browser has all it needs."""
    visitor.context.add_init_script(line("wifi"))
    page = visitor.open("/")
    wait_until_kept(page)
    return page


def line(kind: str, saves: bool = False) -> str:
    """What the browser says about its line."""
    reported = json.dumps({"saveData": saves, "type": kind, "effectiveType": "4g"})
    return f"Object.defineProperty(navigator, 'connection', {{ configurable: true, get: () => ({reported}) }})"


NO_WORD: Final = "Object.defineProperty(navigator, 'connection', { configurable: true, get: () => undefined })"
"""As most browsers have it."""


WATCH_PROGRESS: Final = """
() => {
    window.shares = [];
    const look = () => {
        const bar = document.querySelector('progress');
        if (bar) shares.push(bar.position);
    };
    new MutationObserver(look).observe(document.body, {
        subtree: true, childList: true, attributes: true, characterData: true,
    });
}
"""


def wait_until_kept(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.ready")
    deadline = time.monotonic() + KEPT_SECONDS
    while not page.evaluate("caches.match('/whole').then((found) => found !== undefined)"):
        assert time.monotonic() < deadline, "the files were not kept"
        time.sleep(0.2)


def offline(visit: Visit, start_server: Start) -> Visitor:
    """Somebody who was here once. Now there is neither a server nor a network."""
    server = start_server()
    visitor = visit(server.url, keeps=True)
    kept(visitor).close()
    server.stop()
    visitor.context.set_offline(True)
    visitor.context.add_init_script("localStorage.setItem('rw.bot-pause', '0')")
    return visitor


def play_a_bot(page: Page, game: str) -> str:
    """From home, by its button. Gives the table's id."""
    house = page.get_by_role("article").filter(has=page.locator(f"a[href='/new?game={game}']"))
    button = house.get_by_role("button", name=re.compile("^Play a bot"))
    expect(button).to_be_enabled()
    button.click()
    page.wait_for_url("**/t/here-*", timeout=KEPT_SECONDS * 1000)
    page.get_by_role("contentinfo", name="Your actions").wait_for(timeout=KEPT_SECONDS * 1000)
    return page.url.rpartition("/")[2]
