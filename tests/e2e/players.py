"""Somebody who plays whole games by what the page reads out, with hands of one kind: keys, taps, or a screen reader's.

The head is the same for all: it hears the accessibility tree, takes the largest shape, looks at a spot or two, and
draws. It wants to come to the end, not to win.
"""

from __future__ import annotations

import re
import time
from typing import Final, Protocol

from playwright.sync_api import Locator, Page

from tests.e2e.browser import PATIENCE
from tests.e2e.screen_reader import Heard, listen

QUAY: Final = "Your actions"
TO_THE_TABLE: Final = re.compile("^Go to the (first )?table$")


class Stuck(AssertionError):
    """What is read out doesn't suffice to go on."""


class Hands(Protocol):
    """How somebody acts on what they hear."""

    def press(self, button: Heard, /) -> None: ...

    def choose(self, radio: Heard, /) -> None:
        """One of a group."""
        ...

    def confirm(self, button: Heard, /) -> None:
        """The main button of the quay."""
        ...

    def take(self, shape: Heard, /) -> None: ...

    def move(self, spots: Heard, to: Heard) -> None:
        """The shape to another spot of the list, or near it."""
        ...


def locate(page: Page, node: Heard) -> Locator:
    return page.get_by_role(node.role, name=node.name, exact=True).first  # type: ignore[arg-type]


def may_be_had(node: Heard) -> bool:
    """What would be refused is there to answer why; its name says so."""
    refused = ("can’t be drawn now", "crossed out", "is full")
    return not node.has("disabled") and (not node.name.endswith(refused))


def squares(option: Heard) -> list[str]:
    return squares_in(option.name)


def squares_in(spot: str) -> list[str]:
    """In the notation, of "3 of 16: row 3, columns 1 and 2; rows 4 to 6, column 2"."""
    return [
        f"{'abcde'[int(column) - 1]}{row}"
        for first, last, columns in re.findall(r"[Rr]ows? (\d)(?: to (\d))?, columns? ([\d, and]+)", spot)
        for row in range(int(first), int(last or first) + 1)
        for column in re.findall(r"\d", columns)
    ]


def pick_spot(page: Page, name: str) -> None:
    """As a screen reader does: only the spot that is picked is in sight."""
    page.get_by_role("listbox", name="Spot").get_by_role("option", name=name, exact=True).dispatch_event("click")


class Player:
    """Hears, decides, acts, until the game is over."""

    def __init__(self, page: Page, hands: Hands) -> None:
        self.page: Final = page
        self.hands: Final = hands
        self.turns = 0
        self.deeds = 0
        self.refusals: Final[list[str]] = []
        self._last = ""
        self._since = time.monotonic()

    def play(self, seconds: float = 240.0, turns: int = 1000) -> Heard:
        """To the end, or through so many of my turns. Gives the last that was heard."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            heard = listen(self.page)
            if is_over(heard) or self.turns >= turns:
                return heard
            self._watch(heard)
            self.decide(heard)
        raise Stuck(f"not over after {seconds} s: {listen(self.page).words}")

    def _watch(self, heard: Heard) -> None:
        """Nothing new for long is a fault, of the page or of this player."""
        if heard.words + str(list(states(heard))) != self._last:
            self._last = heard.words + str(list(states(heard)))
            self._since = time.monotonic()
        elif time.monotonic() - self._since > PATIENCE / 1000:
            raise Stuck(f"nothing has happened for {PATIENCE / 1000} s: {heard.words}")

    def decide(self, heard: Heard) -> None:
        alert = heard.first("alertdialog")
        if alert is not None:
            self.refusals.append(alert.words)
            understood = alert.first("button", "Understood")
            assert understood is not None, "a refusal that can't be put away"
            self.hands.press(understood)
            return
        quay = heard.first("contentinfo", QUAY)
        if quay is None:
            return
        buttons = [button for button in quay.all("button") if may_be_had(button)]
        main = buttons[-1] if buttons else None
        busy = self.page.locator("[data-main][aria-busy=true]").count()  # is read out, but snapshots don't have it
        if main is None or busy or "choosing" in quay.words:
            time.sleep(0.05)
            return
        self.deeds += 1
        if main.name in ("Pick a track", "Pick a die"):
            self._pick(quay, buttons)
        elif main.name == "Pass":
            self._take_shape(quay, main)
        elif main.name == "Draw it here":
            self._draw(quay, main)
        else:
            if main.name == "End your turn":
                self.turns += 1
            self.hands.confirm(main)
            self._until_heard(quay)

    def _pick(self, quay: Heard, buttons: list[Heard]) -> None:
        """A track for a mark; where none can be had, none."""
        for radio in quay.all("radio"):
            if may_be_had(radio) and not radio.has("checked"):
                self.hands.choose(radio)
                heard = self._until_heard(quay)
                if heard.first("alertdialog") is not None:
                    self.decide(heard)
                elif is_picked(heard):
                    return
        for button in buttons:
            if button.name in ("No mark", "No more"):
                self.hands.press(button)
                self._until_heard(quay)
                return
        raise Stuck(f"nothing can be picked and nothing declined: {quay.words}")

    def _take_shape(self, quay: Heard, leave: Heard) -> None:
        shapes = [
            radio
            for group in quay.all("radiogroup")
            if group.name.endswith("shapes")
            for radio in group.all("radio")
            if may_be_had(radio)
        ]
        if shapes:
            self.hands.take(shapes[-1])
            self._until_heard(quay)
        elif "Nothing can be drawn" in quay.words:
            self.hands.press(leave)
            self._until_heard(quay)
        else:
            tabs = quay.first("radiogroup", "Colour")
            assert tabs is not None
            tab = next(tab for tab in tabs.all("radio") if "nothing" not in tab.name and not tab.has("checked"))
            self.hands.choose(tab)
            self._until_heard(quay)

    def _draw(self, quay: Heard, main: Heard) -> None:
        """Try one more spot than the first, keep the better, and draw."""
        spots = quay.first("listbox", "Spot")
        if spots is not None:
            options = list(spots.all("option"))
            here = next((option for option in options if option.has("selected")), options[0])
            low = min(options, key=lambda option: sum(int(square[1]) for square in squares(option)))
            if low.name != here.name and low.words != here.words:
                gain = plus(quay)
                self.hands.move(spots, low)
                now = self._until_heard(quay).first("contentinfo", QUAY)
                if now is not None and plus(now) < gain:
                    box = now.first("listbox", "Spot")
                    if box is not None:
                        self.hands.move(box, here)
                        self._until_heard(now)
        self.hands.confirm(main)
        self._until_heard(quay)

    def _until_heard(self, before: Heard, seconds: float = 3.0) -> Heard:
        """Until something else is read out, or for a while: not every deed changes something."""
        deadline = time.monotonic() + seconds
        said = before.words + str(list(states(before)))
        while True:
            heard = listen(self.page)
            quay = heard.first("contentinfo", QUAY)
            if quay is None or heard.first("alertdialog") is not None:
                return heard
            if quay.words + str(list(states(quay))) != said or time.monotonic() > deadline:
                return heard


def states(heard: Heard) -> list[tuple[str, str]]:
    """What is checked, pressed or selected."""
    return [
        (node.role, node.name)
        for role in ("radio", "button", "option")
        for node in heard.all(role)
        if node.has("checked") or node.has("pressed") or node.has("selected")
    ]


def is_picked(heard: Heard) -> bool:
    """Whether a radio of the quay is checked, or the quay is another by now."""
    quay = heard.first("contentinfo", QUAY)
    radios = list(quay.all("radio")) if quay else []
    return not radios or any(radio.has("checked") for radio in radios)


def plus(quay: Heard) -> int:
    """The points that are promised: "+3 rows 3, 4"."""
    found = [int(part.words.split()[0]) for part in quay.all("paragraph") if part.words.startswith("+")]
    return found[0] if found else 0


def is_over(heard: Heard) -> bool:
    return heard.first("button", "Rematch") is not None


class AssistiveHands:
    """As a screen reader acts on the nodes of the tree."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page

    def press(self, button: Heard) -> None:
        locate(self.page, button).click()

    choose = confirm = take = press

    def move(self, spots: Heard, to: Heard) -> None:
        pick_spot(self.page, to.name)


class TouchHands:
    """A thumb: taps, and nothing but taps."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page

    def press(self, button: Heard) -> None:
        locate(self.page, button).tap()

    choose = confirm = take = press

    def move(self, spots: Heard, to: Heard) -> None:
        """A tap on the house moves the shape as it lies; to lie otherwise it is turned."""
        here = next(option for option in spots.all("option") if option.has("selected"))
        if outline(here) == outline(to):
            tap_square(self.page, squares(to)[0])
        else:
            self.page.get_by_role("button", name="Turn the shape").tap()


def outline(option: Heard) -> set[tuple[int, int]]:
    """The form of a spot, wherever it is."""
    cells = [("abcde".index(square[0]), int(square[1])) for square in squares(option)]
    left, low = (min(numbers) for numbers in zip(*cells, strict=True))
    return {(x - left, y - low) for x, y in cells}


def tap_square(page: Page, square: str) -> None:
    """The middle of a square of my house."""
    x, y = square_point(page, square)
    page.touchscreen.tap(x, y)


def square_point(page: Page, square: str) -> tuple[float, float]:
    house = page.locator("main svg.house").first
    box = house.bounding_box()
    assert box is not None, "the house is out of sight"
    left, top, width, _ = map(float, (house.get_attribute("viewBox") or "").split())
    scale = box["width"] / width
    column, floor = "abcde".index(square[0]), int(square[1]) - 1
    return box["x"] + (44 * (column + 0.5) - left) * scale, box["y"] + (44 * (9 - floor - 0.5) - top) * scale


class KeyboardHands:
    """Keys only. Every other turn without the single-key shortcuts: Tab, arrows, Space and Enter must be enough."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.shortcuts = True
        self.tabs = 0

    def press(self, button: Heard) -> None:
        self._go_to(button)
        self.page.keyboard.press("Enter")

    def choose(self, radio: Heard) -> None:
        """Tab leads into the group, arrows lead on; the first is chosen by Space."""
        target = locate(self.page, radio)
        group = target.locator("xpath=ancestor::*[@role='radiogroup'][1]")
        handle = group.element_handle()
        inside = "group => group.contains(document.activeElement)"
        for _ in range(60):
            if self.page.evaluate(inside, handle):
                break
            self._tab()
        else:
            raise Stuck(f"the Tab key does not lead to {radio.name!r}")
        wanted = target.element_handle()
        for _ in range(12):
            if self.page.evaluate("radio => radio === document.activeElement", wanted):
                break
            self.page.keyboard.press("ArrowRight")
        else:
            raise Stuck(f"the arrow keys do not lead to {radio.name!r}")
        if target.get_attribute("aria-checked") != "true":
            self.page.keyboard.press("Space")

    def confirm(self, button: Heard) -> None:
        if button.name == "End your turn":
            self.shortcuts = not self.shortcuts
        if self.shortcuts and self.page.evaluate("!document.activeElement?.closest('button, a, select')"):
            self.page.keyboard.press("Enter")
        else:
            self.press(button)

    def take(self, shape: Heard) -> None:
        if not self.shortcuts:
            self.choose(shape)
            return
        radio = locate(self.page, shape)
        for _ in range(25):
            self.page.keyboard.press("e")
            self.page.wait_for_timeout(20)
            if radio.count() and radio.get_attribute("aria-checked") == "true":
                return
        raise Stuck(f"E does not lead to {shape.name!r}")

    def move(self, spots: Heard, to: Heard) -> None:
        if self.shortcuts:
            self.page.keyboard.press("ArrowRight")
            return
        self._go_to(spots)
        options = list(spots.all("option"))
        here = next(i for i, option in enumerate(options) if option.has("selected"))
        there = next(i for i, option in enumerate(options) if option.name == to.name)
        for _ in range(abs(there - here)):
            self.page.keyboard.press("ArrowDown" if there > here else "ArrowUp")

    def _go_to(self, node: Heard) -> None:
        handle = locate(self.page, node).element_handle()
        for _ in range(60):
            if self.page.evaluate("node => node === document.activeElement", handle):
                return
            self._tab()
        raise Stuck(f"the Tab key does not lead to {node.name!r}")

    def _tab(self) -> None:
        self.tabs += 1
        self.page.keyboard.press("Tab")
