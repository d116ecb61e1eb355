"""Somebody who takes lessons by what the page reads out, with hands of one kind: keys, taps, or a screen reader's.

The head knows the moves that a step asks for, and looks for them in English. Where the page speaks another language, a second page
in English stands beside it, and what is found there is found at the same place of the other's tree.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Final

from playwright.sync_api import Page, expect

from rollwright.kernel.discovery import package_of
from rollwright.kernel.lesson import Lesson, Step, read_lesson
from tests.e2e.players import QUAY, AssistiveHands, Hands, KeyboardHands, Stuck, TouchHands, outline, squares, tap_square
from tests.e2e.screen_reader import Heard, listen

COLOURS: Final = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "p": "purple", "w": "white"}
SECONDS: Final = 20.0


def lessons_of(game: str) -> list[Lesson]:
    folder = files(package_of(game)) / "lessons"
    named = sorted((file for file in folder.iterdir() if file.name.endswith(".lesson")), key=lambda file: file.name)
    return [read_lesson(file.read_text(encoding="utf-8")) for file in named]


class Learner:
    """Plays the moves of a step at one page, or at two that show the same in two languages."""

    def __init__(self, page: Page, hands: Hands, guide: Page | None = None) -> None:
        self.page: Final = page
        self.hands: Final = hands
        self.guide: Final = guide or page
        self._guiding: Final = AssistiveHands(self.guide)
        if isinstance(hands, KeyboardHands):
            hands.shortcuts = False  # Tab, arrows, Space and Enter must be enough

    # What is heard

    def heard(self) -> Heard:
        """The guide's page, once nothing changes any more."""
        if self.guide is not self.page:
            calm(self.page)
        return calm(self.guide)

    def quay(self) -> Heard:
        quay = self.heard().first("contentinfo", QUAY)
        if quay is None:
            raise Stuck(f"there is nothing to do: {self.heard().words}")
        return quay

    def coach(self) -> str:
        """What the card says."""
        found = [node for node in calm(self.page).all("status") if node.words]
        assert len(found) == 1, [node.words for node in found]
        return found[0].words

    def find(self, role: str, name: str, within: Heard | None = None) -> Heard:
        """The first node of a role whose name begins so."""
        deadline = time.monotonic() + SECONDS
        while True:
            node = next((one for one in (within or self.heard()).all(role) if re.match(name, one.name)), None)
            if node is not None:
                return node
            if within is not None or time.monotonic() > deadline:
                raise Stuck(f"there is no {role} {name!r}: {(within or self.heard()).words}")

    # What is done

    def press(self, node: Heard) -> None:
        self._both(node, lambda hands, one: hands.press(one))

    def choose(self, node: Heard) -> None:
        if not node.has("checked"):
            self._both(node, lambda hands, one: hands.choose(one))

    def confirm(self) -> None:
        self.press(list(self.quay().all("button"))[-1])

    def _both(self, node: Heard, deed: Callable[[Hands, Heard], None]) -> None:
        if self.guide is self.page:
            deed(self.hands, node)
            return
        way = way_to(calm(self.guide), node)
        deed(self.hands, at(calm(self.page), way))
        deed(self._guiding, node)

    def spot(self, wanted: set[str]) -> None:
        """The shape, or a single square, to some squares of the house."""
        for _ in range(60):
            spots = self.quay().first("listbox")
            assert spots is not None, "there is no list of spots"
            options = list(spots.all("option"))
            here = next((option for option in options if option.has("selected")), None)
            if here is not None and set(squares(here)) == wanted:
                return
            to = next(option for option in options if set(squares(option)) == wanted)
            self._move(spots, here, to)
        raise Stuck(f"the shape does not come to {sorted(wanted)}")

    def _move(self, spots: Heard, here: Heard | None, to: Heard) -> None:
        if not isinstance(self.hands, TouchHands):
            self._both_spots(spots, to)
        elif here is None or len(squares(to)) == 1 or outline(here) == outline(to):
            tap_square(self.page, squares(to)[0])
            if self.guide is not self.page:
                self._guiding.move(spots, to)
        else:
            self.press(self.find("button", "Turn the (shape|tile)", self.quay()))

    def _both_spots(self, spots: Heard, to: Heard) -> None:
        if self.guide is self.page:
            self.hands.move(spots, to)
            return
        tree, mine = calm(self.guide), calm(self.page)
        there = [at(mine, way_to(tree, node)) for node in (spots, to)]
        if isinstance(self.hands, KeyboardHands):
            self.hands.move(there[0], there[1])
        else:
            option = self.page.get_by_role("option", name=there[1].name, exact=True)
            option.dispatch_event("click")
        self._guiding.move(spots, to)

    # Moves, in the notation of the game

    def play(self, moves: list[str]) -> None:
        raise NotImplementedError


class RollLearner(Learner):
    """Copenhagen Roll & Write."""

    def play(self, moves: list[str]) -> None:
        for move in moves:
            verb, *rest = move.split()
            getattr(self, f"_{verb.replace('-', '_')}")(*rest)

    def _choose(self, shape: str, *_: str) -> None:
        colour = shape.partition("-")[0]
        self.choose(self.find("radio", f"{colour}, "))
        self.choose(self.find("radio", f"{shape.replace('-', ' ')}, (unlimited|once-only|.*again)"))

    def _place(self, *wanted: str) -> None:
        self.spot(set(wanted))

    def _brick(self, square: str) -> None:
        for _ in range(9):
            button = self.find("button", "Brick on |Move the brick", self.quay())
            if named(square) in button.name:
                break
            self.press(button)
        self.confirm()

    def _no_x(self) -> None:
        """After the last square the brick is left out, where a star allows it."""
        for _ in range(9):
            button = self.find("button", "Brick on |Move the brick|Put the brick back", self.quay())
            if button.name.startswith("Put"):
                break
            self.press(button)
        self.confirm()

    def _setup(self, colour: str) -> None:
        self.choose(self.find("radio", colour, self.quay()))
        self.confirm()

    def _mark(self, colour: str) -> None:
        dice = self.quay()
        die = next((one for one in dice.all("radio") if re.match(rf"Die \d: {colour}", one.name)), None)
        self.choose(die or self.find("radio", r"Die \d: white", dice))
        if die is None:
            self.choose(self.find("radio", colour, self.quay()))
        self.confirm()

    def _coat(self, what: str) -> None:
        if what in COLOURS.values():
            self.choose(self.find("radio", "Two marks", self.quay()))
            self.choose(self.find("radio", what, self.quay()))
        else:
            self.choose(self.find("radio", "(One )?[Ww]indow", self.quay()))
            self.spot({what})
        self.confirm()

    def _reroll(self, dice: str) -> None:
        self._ability("Reroll", dice)
        self.confirm()

    def _change(self, dice: str, to: str) -> None:
        self._ability("Colour change", dice)
        group = self.quay().first("radiogroup", "New colour")
        self.choose(self.find("radio", COLOURS[to], group))
        self.confirm()

    def _ability(self, name: str, dice: str) -> None:
        self.press(self.find("button", name, self.quay()))
        for letter in dice:
            unpicked = [die for die in self.quay().all("button") if re.match(rf"Die \d: {COLOURS[letter]}", die.name)]
            self.press(next(die for die in unpicked if not die.has("pressed")))

    def _one_x(self, square: str) -> None:
        self.press(self.find("button", "One X", self.quay()))
        self.spot({square})
        self.confirm()

    def _end(self) -> None:
        self.press(self.find("button", "End your turn", self.quay()))

    def _decline(self) -> None:
        self.press(self.find("button", "No ", self.quay()))


LEARNERS: Final[dict[str, type[Learner]]] = {"copenhagen_roll": RollLearner}


def named(square: str) -> str:
    """As the page says it."""
    return f"row {square[1]}, column {'abcde'.index(square[0]) + 1}"


def calm(page: Page) -> Heard:
    """The page as it is read out, once that has stopped to change."""
    last = ""
    for _ in range(100):
        now = page.locator("body").aria_snapshot()
        if now == last:
            break
        last = now
        page.wait_for_timeout(60)
    return listen(page)


def way_to(tree: Heard, node: Heard) -> list[int]:
    """Which part of which part a node is."""
    for i, part in enumerate(tree.parts):
        if (part.role, part.name, part.states) == (node.role, node.name, node.states) and part.words == node.words:
            return [i]
        below = way_to(part, node) if part.parts else []
        if below:
            return [i, *below]
    return []


def at(tree: Heard, way: list[int]) -> Heard:
    for i in way:
        tree = tree.parts[i]
    return tree


def steps_of(lessons: list[Lesson]) -> Iterator[tuple[int, int, Step]]:
    """Each step with the number of its lesson, from 1, and its own, from 0."""
    for number, lesson in enumerate(lessons, 1):
        for i, step in enumerate(lesson.steps):
            yield number, i, step


def wait_for_step(page: Page, number: int, i: int, count: int) -> None:
    heading = page.get_by_role("heading", level=1).filter(has_text=re.compile(rf"{number}.*{i + 1}\D+{count}$"))
    expect(heading).to_be_visible()
