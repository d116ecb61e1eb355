"""Somebody who plays whole games of the board game by what the page reads out, with hands of one kind."""

from __future__ import annotations

import re
import time
from typing import Final

from playwright.sync_api import Page

from tests.e2e.players import QUAY, Hands, KeyboardHands, Player, TouchHands, squares_in, tap_square
from tests.e2e.screen_reader import Heard

_COLOUR: Final = re.compile(r": (\w+)$")
REFUSED: Final = ("can’t be built now", "none left", "nothing to build")


class BoardPlayer(Player):
    """Takes two cards of a colour where it can, and lays the largest tile that its cards pay for."""

    def __init__(self, page: Page, hands: Hands) -> None:
        super().__init__(page, hands)
        self._looked = -1
        self._seen_steps: Final[set[str]] = set()

    @property
    def steps(self) -> set[str]:
        """What has been asked so far: take, tile, lay, discard, coat, end."""
        return self._seen_steps

    def decide(self, heard: Heard) -> None:
        if heard.first("alertdialog") is not None:
            super().decide(heard)
            return
        quay = heard.first("contentinfo", QUAY)
        buttons = list(quay.all("button")) if quay else []
        if quay is None or not buttons or "choosing" in quay.words:
            time.sleep(0.05)
            return
        self.deeds += 1
        main = buttons[-1]
        step = step_of(main.name)
        self._seen_steps.add(step)
        if step == "take":
            self._take(quay, main)
        elif step == "tile":
            self._choose_tile(quay, main)
        elif step == "discard":
            self._discard(quay, main)
        else:
            if step == "end":
                self.turns += 1
            self.hands.confirm(main)
            self._until_heard(quay)

    def _take(self, quay: Heard, main: Heard) -> None:
        build = quay.first("button", "Build instead")
        if build is not None and self._looked < self.turns and len(cards(quay)) >= 2:
            self._looked = self.turns
            self._press(build, quay)
            return
        if main.name.startswith("Take"):
            self.hands.confirm(main)
            self._until_heard(quay)
            return
        bridges = [button for button in quay.all("button") if button.name.startswith("Footbridge")]
        picked = [i for i, bridge in enumerate(bridges) if bridge.has("pressed")]
        pairs = [(i, i + 1) for i in range(len(bridges) - 1) if set(picked) <= {i, i + 1}]
        left, right = max(pairs, key=lambda pair: colour(bridges[pair[0]]) == colour(bridges[pair[1]]))
        self._press(bridges[right if left in picked else left], quay)

    def _choose_tile(self, quay: Heard, main: Heard) -> None:
        tiles = next((group for group in quay.all("radiogroup") if group.name.endswith("tiles")), None)
        open_tiles = [tile for tile in tiles.all("radio") if not tile.name.endswith(REFUSED)] if tiles else []
        if open_tiles:
            self.hands.choose(open_tiles[-1])
            self._until_heard(quay)
            return
        tabs = quay.first("radiogroup", "Colour")
        tab = next((one for one in tabs.all("radio") if not one.name.endswith(REFUSED)), None) if tabs else None
        if tab is not None:
            self.hands.choose(tab)
            self._until_heard(quay)
        else:
            self._press(quay.first("button", "Take cards instead") or main, quay)

    def _discard(self, quay: Heard, main: Heard) -> None:
        if main.name.startswith("Discard"):
            self.hands.confirm(main)
            self._until_heard(quay)
        else:
            self._press(next(card for card in cards(quay) if not card.has("pressed")), quay)

    def _press(self, button: Heard, quay: Heard) -> None:
        self.hands.press(button)
        self._until_heard(quay)


def step_of(main: str) -> str:
    """What is asked, by what the main button says."""
    names = {
        "take": r"Pick two cards|Pick one more|Take (\d|red|yellow|green|blue|purple)",
        "tile": "Choose a tile|End without building",
        "lay": "Build it, |Can’t build here",
        "discard": "Pick \\d|Discard ",
        "coat": "Place it on |Take |Activate",
        "end": "End your turn",
    }
    return next((step for step, pattern in names.items() if re.match(pattern, main)), "")


def cards(quay: Heard) -> list[Heard]:
    """My cards, whether they can be tapped or not."""
    return [node for role in ("button", "img") for node in quay.all(role) if node.name.startswith("Card ")]


def colour(card: Heard) -> str:
    found = _COLOUR.search(card.name)
    return found[1] if found else ""


class BoardKeys(KeyboardHands):
    """Keys only; with the shortcuts, cards are picked by their number, and B changes between taking and building."""

    def press(self, button: Heard) -> None:
        number = re.match(r"(?:Footbridge|Card) (\d)", button.name)
        if self.shortcuts and number:
            self.page.keyboard.press(number[1])
        elif self.shortcuts and button.name in ("Build instead", "Take cards instead"):
            self.page.keyboard.press("b")
        else:
            super().press(button)


class BoardThumb(TouchHands):
    """A thumb that turns every tile once by a tap on it, before it lays it."""

    def confirm(self, button: Heard) -> None:
        if not button.name.startswith("Build it, "):
            super().confirm(button)
            return
        spot = self.page.get_by_role("listbox", name="Spot").get_by_role("option", selected=True)
        tap_square(self.page, squares_in(spot.get_attribute("aria-label") or "")[0])
        self.page.wait_for_timeout(150)
        # Turned, it may cost more or less, or have no place at all, which is answered.
        if not self.page.get_by_role("alertdialog").count():
            self.page.get_by_role("button", name=re.compile("^Build it, ")).tap()
