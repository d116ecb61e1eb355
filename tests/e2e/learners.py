"""Somebody who takes lessons by what the page reads out, with hands of one kind: keys, taps, or a screen reader's.

The head knows the moves that a step asks for, and looks for them in English. Where the page speaks another language, a
second page in English stands beside it, and what is found there is found at the same place of the other's tree.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Final

from playwright.sync_api import Page, expect

from rollwright.kernel.discovery import find_game, package_of
from rollwright.kernel.lesson import Lesson, Step, read_lesson
from tests.e2e.players import (
    QUAY,
    AssistiveHands,
    Hands,
    KeyboardHands,
    Stuck,
    TouchHands,
    outline,
    squares,
    tap_square,
)
from tests.e2e.screen_reader import Heard, listen

COLOURS: Final = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "p": "purple", "w": "white"}
SECONDS: Final = 20.0


def orders_by_id() -> dict[str, str]:
    """What the orders of the game's own pack are called, as a page in English says it."""
    game = find_game("woodcraft_roll")
    text = (files(package_of(game.id)) / f"{game.content('')}.json").read_text(encoding="utf-8")
    names: dict[str, str] = {}
    for order in json.loads(text)["orders"]:
        letter = "ab"[order["phase"] - 1]
        names[f"{letter}{sum(one.startswith(letter) for one in names) + 1}"] = order["name"]["en"]
    return names


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
            heard = within or self.heard()
            node = next((one for one in heard.all(role) if re.match(name, one.name, re.IGNORECASE)), None)
            if node is not None:
                return node
            if within is not None or time.monotonic() > deadline:
                raise Stuck(f"there is no {role} {name!r}: {heard.words}")

    # What is done

    def press(self, node: Heard) -> None:
        self._both(node, lambda hands, one: hands.press(one))

    def choose(self, node: Heard) -> None:
        if not node.has("checked"):
            self._both(node, lambda hands, one: hands.choose(one))

    def confirm(self) -> None:
        if isinstance(self.hands, TouchHands):
            self.page.wait_for_timeout(550)  # two taps at one place are two, and no double tap
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


class BoardLearner(Learner):
    """Copenhagen. A tile and its payment are two moves of the engine, and one of the page."""

    ABILITIES: Final = {
        "any": "Any cards",
        "additional": "Additional card",
        "discount": "Discount",
        "change": "Change of colours",
        "both": "Both actions",
    }

    def play(self, moves: list[str]) -> None:
        for move, then in zip(moves, [*moves, ""][1:], strict=True):
            verb, *rest = move.split()
            if verb == "build":  # what makes a tile cheaper comes before it
                self._use(*then.split()[2:])
            getattr(self, f"_{verb}")(*rest)

    def _take(self, *words: str) -> None:
        self._use(*(word for word in words if not word.isdigit()))
        for number in filter(str.isdigit, words):
            self.press(self.find("button", f"Footbridge {number}", self.quay()))
        self.confirm()

    def _use(self, *abilities: str) -> None:
        for ability in abilities:
            self.press(self.find("button", self.ABILITIES[ability]))

    def _build(self, tile: str, *rest: str) -> None:
        wanted, brick = list(rest[: rest.index("brick")]), rest[-1]
        instead = next((one for one in self.quay().all("button") if one.name == "Build instead"), None)
        if instead is not None:
            self.press(instead)
        colour = tile.partition("-")[0]
        self.choose(self.find("radio", f"{colour}, "))
        self.choose(self.find("radio", tile.replace("-", " ")))
        self.tile(wanted, brick)

    def tile(self, wanted: list[str], brick: str) -> None:
        """A spot of a tile names its squares, and then its brick. A thumb turns it until it lies so, and then taps."""
        for _ in range(30):
            spots = self.quay().first("listbox")
            assert spots is not None
            options = list(spots.all("option"))
            here = next(option for option in options if option.has("selected"))
            to = next(option for option in options if squares(option) == [*sorted_squares(wanted), brick])
            if here.name == to.name:
                return
            if not isinstance(self.hands, TouchHands):
                self._both_spots(spots, to)
            elif lies(here) == lies(to):
                tap_square(self.page, wanted[0])
                if self.guide is not self.page:
                    self._guiding.move(spots, to)
            else:
                self.press(self.find("button", "Turn the tile", self.quay()))
                self.understand()
        raise Stuck(f"the tile does not come to {wanted}")

    def understand(self) -> None:
        """Turned, a tile may have no place where it was, which is answered."""
        alert = self.heard().first("alertdialog")
        if alert is not None:
            self.press(self.find("button", "Understood", alert))

    def _pay(self, cards: str, *_abilities: str) -> None:
        for letter in set(cards):
            for _ in range(9):
                held = [card for card in self.quay().all("button") if re.match(r"Card \d", card.name)]
                alike = [card for card in held if f": {COLOURS[letter]}" in card.name]
                if sum(card.has("pressed") for card in alike) >= cards.count(letter):
                    break
                self.press(next(card for card in alike if not card.has("pressed")))
        self.confirm()

    def _discard(self, card: str) -> None:
        self.press(self.find("button", rf"Card \d: {COLOURS[card]}", self.quay()))
        self.confirm()

    def _coat(self, what: str) -> None:
        if what == "activate":
            self.choose(self.find("radio", "Activate", self.quay()))
        elif what in self.ABILITIES:
            self.choose(self.find("radio", "New ability", self.quay()))
            self.choose(self.find("radio", self.ABILITIES[what], self.quay()))
        else:
            self.choose(self.find("radio", "Special tile", self.quay()))
            self.spot({what})
        self.confirm()

    def _end(self) -> None:
        self.confirm()


class WoodLearner(Learner):
    """Woodcraft Roll & Write."""

    ORDERS: Final = orders_by_id()
    TOOLS: Final = {"raise": "Scrap", "glue": "Glue", "saw": "Saw", "shift": "Turn"}

    def play(self, moves: list[str]) -> None:
        for move in moves:
            verb, *rest = move.split()
            if verb in self.TOOLS:
                self._work(verb, rest)
            else:
                getattr(self, f"_{verb}")(*rest)

    def _keep(self, order: str) -> None:
        self.choose(self.order(order))
        self.confirm()

    _take = _keep

    def _complete(self, order: str) -> None:
        self.choose(self.order(order))
        self.confirm()

    def order(self, order: str) -> Heard:
        return self.find("radio", re.escape(self.ORDERS[order]))

    def _choose(self, what: str, line: str = "") -> None:
        if what == "order":
            self.press(self.find("button", "Order instead", self.quay()))
        else:
            self.choose(self.find("radio", f"Line {line}:", self.quay()))
        self.confirm()

    def _work(self, verb: str, words: list[str]) -> None:
        self.choose(self.find("radio", self.TOOLS[verb], self.quay()))
        count = 2 if verb == "glue" else 1
        for die in words[:count]:
            wood = [one for one in self.quay().all("button") if re.match(rf"Die \d+: {wood_name(die)}$", one.name)]
            self.press(next(one for one in wood if not one.has("pressed")))
        results = self.quay().first("radiogroup", "What it becomes")
        name = " and ".join(wood_name(die) for die in words[count:])
        self.choose(self.find("radio", f"{name}$", results))
        self.confirm()

    def _lantern(self, cell: str) -> None:
        group = self.find("radiogroup", "Where does the lantern go")
        self.choose(list(group.all("radio"))["abc".index(cell[0]) + 3 * (int(cell[1]) - 1)])
        self.confirm()

    def _chestnut(self, crate: str) -> None:
        group = self.find("radiogroup", "Which crate gets the chestnut")
        self.choose(list(group.all("radio"))[int(crate) - 1])
        self.confirm()

    def _hire(self, helper: str) -> None:
        self.choose(self.find("radio", "Hire", self.quay()))
        group = self.find("radiogroup", "Which helper do you hire")
        self.choose(list(group.all("radio"))[int(helper) - 1])
        self.confirm()

    def _end(self) -> None:
        assert re.match("End (your )?turn", list(self.quay().all("button"))[-1].name)
        self.confirm()


LEARNERS: Final[dict[str, type[Learner]]] = {
    "copenhagen_roll": RollLearner,
    "copenhagen_board": BoardLearner,
    "woodcraft_roll": WoodLearner,
}


def wood_name(die: str) -> str:
    return f"{'yellow' if die[0] == 'y' else 'brown'} {die[1:]}"


def lies(spot: Heard) -> list[tuple[int, int]]:
    """How a tile lies, wherever it does: its cells, and then its brick."""
    cells = [("abcde".index(square[0]), int(square[1])) for square in squares(spot)]
    left, low = (min(numbers) for numbers in zip(*cells, strict=True))
    return [(x - left, y - low) for x, y in cells]


def sorted_squares(wanted: list[str]) -> list[str]:
    """In the order in which spots name them: row by row, from the left."""
    return sorted(wanted, key=lambda square: (square[1], square[0]))


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
