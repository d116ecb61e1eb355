"""Two people at one table, each in a browser of their own: how they meet, and what one sees of the other's moves."""

from __future__ import annotations

import json
import re
import time
import urllib.request
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.e2e.browser import PATIENCE
from tests.e2e.conftest import Visit
from tests.e2e.players import QUAY, AssistiveHands, Player
from tests.e2e.screen_reader import Heard, listen

COMMITS: Final = re.compile(r"Roll the dice|Draw it here|Draw it on|End your turn|Mark ")
"""The main button where it does something that others see."""

_WATCH: Final = """
() => {
    window.clickedAt = 0;
    window.seen = [];
    addEventListener('click', (event) => (clickedAt = performance.timeOrigin + event.timeStamp), true);
    let last = document.body.textContent;
    const look = () => {
        if (document.body.textContent === last) return;
        last = document.body.textContent;
        seen.push(performance.timeOrigin + performance.now());
    };
    new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
    });
}
"""


class Company:
    """A host and a guest who came by the invitation's link."""

    def __init__(self, visit: Visit, game: str = "copenhagen_roll", player: type[Player] = Player, **how: Any) -> None:
        self.host: Final = visit(**how)
        self.guest: Final = visit(**how)
        page = self.host.open(f"/new?game={game}")
        page.get_by_text("2 players", exact=True).click()
        page.get_by_role("button", name="Open the table").click()
        link = page.locator(".link")
        expect(link).to_be_visible()
        other = self.guest.open(f"http://{link.inner_text()}")
        other.get_by_role("button", name="Take a seat").click()
        self.pages: Final = (page, other)
        for one in self.pages:
            one.get_by_role("contentinfo", name=QUAY).wait_for()
            one.evaluate(_WATCH)
        self.players: Final = tuple(player(one, AssistiveHands(one)) for one in self.pages)
        self.table: Final = page.url.rpartition("/")[2]

    @property
    def address(self) -> str:
        return self.host.address

    def other(self, page: Page) -> Page:
        return self.pages[1] if page is self.pages[0] else self.pages[0]

    def rows(self) -> list[dict[str, Any]]:
        """The table's log: what is really so."""
        with urllib.request.urlopen(f"{self.address}/api/tables/{self.table}/log", timeout=10) as answer:
            log: list[dict[str, Any]] = json.loads(answer.read())
        return log

    def moves(self) -> int:
        return sum(row["body"]["kind"] == "acted" for row in self.rows())

    def whose(self) -> tuple[Player, Heard, str]:
        """Somebody who may act, what they hear, and what their main button says."""
        deadline = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < deadline:
            for player in self.players:
                heard = listen(player.page)
                quay = heard.first("contentinfo", QUAY)
                buttons = list(quay.all("button")) if quay else []
                if quay and buttons and "choosing" not in quay.words:
                    return player, heard, buttons[-1].name
        raise AssertionError(f"nobody may act: {self.heard()}")

    def play(self, moves: int) -> list[float]:
        """So many moves of both. Gives the milliseconds from each click until the other saw something new."""
        taken: list[float] = []
        deadline = time.monotonic() + 120
        while len(taken) < moves:
            assert time.monotonic() < deadline, f"only {len(taken)} moves: {self.heard()}"
            player, heard, label = self.whose()
            before = self.pages[0].evaluate("Date.now()")
            player.decide(heard)
            if COMMITS.match(label):
                taken.append(self.delay(player.page, before))
        return taken

    def delay(self, page: Page, before: float = 0.0) -> float:
        """From the last click here until the other page showed something new."""
        clicked = page.evaluate("clickedAt")
        assert clicked >= before, "no click was made"
        newer = "since => seen.find((at) => at > since)"
        seen = self.other(page).wait_for_function(newer, arg=clicked).json_value()
        return float(seen - clicked)

    def until(self, wanted: str) -> tuple[Player, Heard]:
        """Play until somebody's main button says so."""
        deadline = time.monotonic() + 120
        while True:
            assert time.monotonic() < deadline, f"nobody was asked for {wanted!r}: {self.heard()}"
            player, heard, label = self.whose()
            if label == wanted:
                return player, heard
            player.decide(heard)

    def heard(self) -> list[str]:
        return [listen(page).words for page in self.pages]

    def agree(self) -> None:
        """Both see the same happen. Each calls the other by name and themselves "you", so the dice are compared."""
        agree(lambda page: str(page.locator(".happened ol").evaluate(_DICE)), *self.pages)


_DICE: Final = "list => [...list.children].map((line) => line.innerHTML.match(/c-[a-z]+/g)?.join() ?? '').join('|')"


def shown(page: Page) -> str:
    """All that a page of the table shows in words: what is asked, what happened, the sheet, the quay."""
    texts = page.locator(".title, .happened, main, footer").all_inner_texts()
    return "\n".join(texts)


def agree(look: Callable[[Page], str], *pages: Page, seconds: float = 10.0) -> None:
    """Pages come to show the same, and it is something."""
    deadline = time.monotonic() + seconds
    while True:
        looks = [look(page) for page in pages]
        if looks[0] and all(one == looks[0] for one in looks):
            return
        assert time.monotonic() < deadline, looks
