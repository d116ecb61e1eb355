"""Studies to look at: games between bots with something written beside them (tests/data/studies), as links."""

from __future__ import annotations

import base64
import zlib
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from playwright.sync_api import Page

from tests.e2e.world import Place

STUDIES: Final = Path(__file__).parent.parent / "data" / "studies"
NOTE: Final = (
    "Here it could have gone otherwise. With one more die of the same kind the third row would have been full, and the"
    " coat of arms with it."
)


def study_path(text: str, at: str = "0") -> str:
    """As the page packs it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = base64.urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).decode().rstrip("=")
    return f"/study#{urlencode({'z': packed, 'at': at})}"


def study_of(game: str) -> str:
    """The link to the study of a game, where its note is."""
    text = (STUDIES / f"{game}.txt").read_text("utf-8")
    before = text[: text.index(f"# {NOTE}")].partition("\n\n")[2]
    moves = [line for line in before.splitlines() if not line.startswith("#")]
    return study_path(text, str(len(moves)))


def open_notes(page: Page, place: Place) -> None:
    """What stands beside the sheet where there is room for it."""
    notes = page.get_by_role("button", name="Notes")
    page.locator("svg.drawn .line").first.wait_for(state="attached")
    if notes.is_visible():
        notes.click()


def write_beside(page: Page, place: Place) -> None:
    open_notes(page, place)
    page.get_by_role("button", name="Write or draw").filter(visible=True).click()


def try_from_here(page: Page, place: Place) -> None:
    open_notes(page, place)
    page.get_by_role("button", name="Try from here").filter(visible=True).click()
    page.get_by_role("button", name="Leave it").wait_for()
