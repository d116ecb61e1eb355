"""A scene: a page in a state, and how somebody comes to see it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page

from tests.e2e.browser import Visitor
from tests.e2e.world import Place, World

Act = Callable[[Page, Place], None]
Before = Callable[[Page], None]


_CALM: Final = """
async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
        let timer = setTimeout(resolve, 150);
        new MutationObserver(() => {
            clearTimeout(timer);
            timer = setTimeout(resolve, 150);
        }).observe(document, { subtree: true, childList: true, characterData: true });
    });
}
"""
"""Until nothing has been added for a moment: much comes over the line after the frame."""


def nothing(page: Page, place: Place) -> None:
    """The page as it opens."""


@dataclass(frozen=True)
class Scene:
    """Whose page it is, where it is, and what is done there: in English first, and in the end in any language."""

    name: str
    place: str
    act: Act = nothing
    last: Act = nothing
    """What needs no words: where the page answers in words that it then keeps."""
    path: str = ""
    """An address instead of the table's."""
    more: str = ""
    """What is added to the table's address."""
    frame: bool = False
    """Whether it is the page that others show in a frame. It keeps no settings: its address says the language."""
    before: Before | None = None
    """What is done before the page is opened."""
    settings: tuple[tuple[str, Any], ...] = ()
    ready: str = "h1:not(.loading h1)"
    """What is there when the page is."""
    wide: bool = True
    """Whether there is such a thing in a wide window."""

    @property
    def page(self) -> str:
        """What the client's router calls the page that opens first."""
        first = self.path.partition("?")[0].partition("#")[0].split("/")[1:]
        if first[:1] == ["daily"] and len(first) > 1:
            return "day"
        name = (first[0] or "home") if self.path else self.more.partition("?")[0].strip("/") or "table"
        return {"t": "table", "j": "join", "no": "notFound", "sign-in": "signIn", "c": "circle"}.get(name, name)

    def open(self, visitor: Visitor, world: World, language: str = "en") -> Page:
        place = world[self.place]
        page = visitor.new_page()
        if self.before is not None:
            self.before(page)
        address = self.path or place.path + self.more
        page.goto(f"/embed{address}{'&' if '?' in address else '?'}lang={language}" if self.frame else address)
        page.locator(self.ready).first.wait_for(state="attached")
        page.evaluate(_CALM)
        self.act(page, place)
        if language != "en" and not self.frame:
            speak(page, language)
        self.last(page, place)
        return page


def speak(page: Page, language: str) -> None:
    """As if the language had been set in another tab."""
    page.evaluate(
        """(language) => {
            const settings = { ...JSON.parse(localStorage.getItem('rw.settings')), language };
            localStorage.setItem('rw.settings', JSON.stringify(settings));
            dispatchEvent(new StorageEvent('storage', { key: 'rw.settings' }));
        }""",
        language,
    )
    page.locator(f"html[lang={language}]").wait_for(state="attached")
    page.evaluate(_CALM)
