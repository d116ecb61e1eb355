"""Somebody who tries puzzles: knows their lines, and plays them as whoever takes a lesson does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect

from rollwright.kernel.discovery import find_game
from rollwright.testing.puzzles import puzzles_of
from tests.e2e.learners import LEARNERS, Learner
from tests.e2e.players import AssistiveHands, Hands
from tests.e2e.scene import Scene, nothing
from tests.e2e.world import Place

Puzzle = dict[str, Any]

PLAIN: Final = {
    "copenhagen_roll": {"choose", "place", "brick", "end"},
    "copenhagen_board": {"take", "build", "pay", "end"},
    "woodcraft_roll": {"choose"},
}
"""What can be done with one gesture, or two: puzzles about it are enough to try the page."""


def moves_of(game: str, line: dict[str, Any]) -> list[str]:
    """A line in the game's notation."""
    return [find_game(game).write_action(action) for action in line["actions"]]


def is_plain(game: str, line: dict[str, Any]) -> bool:
    return {move.split()[0] for move in moves_of(game, line)} <= PLAIN[game]


def lines_of(game: str, puzzle: Puzzle, right: bool) -> list[list[str]]:
    """Its lines that are right, or wrong, and that are easily made."""
    found = [line for line in puzzle["lines"] if line["right"] == right and is_plain(game, line)]
    return [moves_of(game, line) for line in found]


def plain_puzzle(game: str) -> Puzzle:
    """The first that can be solved, and failed, with few gestures."""
    return next(one for one in puzzles_of(game) if lines_of(game, one, right=True) and lines_of(game, one, right=False))


UNDISTURBED: Final = 120_000
"""Milliseconds. Tries are judged in the lane that stands back: a machine with much else to do takes its time."""
_TIMES: Final = 3


def try_it(game: str, puzzle: Puzzle, right: bool, page: Page, hands: Hands | None = None) -> None:
    """Until the page says what came of it: what the server had no time to judge is tried again, as a person would."""
    for _ in range(_TIMES):
        solver(game, page, hands).play(lines_of(game, puzzle, right)[0])
        outcome = page.locator("[data-outcome]")
        outcome.wait_for(timeout=UNDISTURBED)
        if outcome.get_attribute("data-outcome") != "unjudged":
            return
        try_again(page)
    raise AssertionError(f"not judged in {_TIMES} tries")


def try_again(page: Page) -> None:
    page.get_by_role("button", name="Try again").click()
    page.locator("[data-outcome]").wait_for(state="detached")
    page.locator("main.mine").wait_for()


def is_played_on(page: Page, place: Place | None = None) -> None:
    """What is better is shown, until it says how the games went on; asked for again where the server had no time."""
    for _ in range(_TIMES):
        page.get_by_role("button", name="Show it").click()
        dialog = page.get_by_role("dialog", name="What is better")
        expect(dialog.get_by_role("figure")).to_have_count(2)
        expect(dialog.get_by_text("Both lines are being played on")).to_have_count(0, timeout=UNDISTURBED)
        if dialog.get_by_text("games from each line").count():
            return
        dialog.get_by_role("button", name="Close").click()
    raise AssertionError(f"not played on in {_TIMES} tries")


def solver(game: str, page: Page, hands: Hands | None = None) -> Learner:
    return LEARNERS[game](page, hands or AssistiveHands(page))


def tries(game: str, right: bool, then: Callable[[Page, Place], None] | None = None) -> Callable[[Page, Place], None]:
    def act(page: Page, place: Place) -> None:
        try_it(game, plain_puzzle(game), right, page)
        if then is not None:
            then(page, place)

    return act


def puzzle_scene(
    name: str, game: str, right: bool | None = None, then: Callable[[Page, Place], None] | None = None
) -> Scene:
    """A puzzle before it is tried, or after."""
    path = f"/puzzles/{game}/{plain_puzzle(game)['id']}"
    act = nothing if right is None else tries(game, right, then)
    return Scene(name, "newcomer", act, path=path, ready="main.mine")
