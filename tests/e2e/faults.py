"""What is wrong with a page as it stands: by axe, and sideways."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Page

WEB: Final = Path(__file__).parents[2] / "web"
AXE: Final = WEB / "node_modules/axe-core/axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS: Final = ["color-contrast", "link-in-text-block"]
"""By night the page is the same but for its colours."""
_RUN: Final = """
async (only) => {
    const { violations } = await axe.run(document, { runOnly: only, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary.replaceAll(/\\s+/g, ' ')}`));
}
"""


@cache
def axe() -> str:
    assert AXE.is_file(), "axe-core is not installed: run npm ci in web/"
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, theme: Literal["light", "dark"]) -> list[str]:
    page.emulate_media(color_scheme=theme)
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(axe())
    only = {"type": "tag", "values": TAGS} if theme == "light" else {"type": "rule", "values": COLOURS}
    found: list[Any] = page.evaluate(_RUN, only)
    return [f"{theme}: {one}" for one in found]


def sticks_out(page: Page) -> list[str]:
    """What makes the page scroll sideways."""
    found: list[str] = page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? [] :
            [...document.querySelectorAll('body *')]
                .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
                .map((one) => one.outerHTML.slice(0, 120))"""
    )
    return found
