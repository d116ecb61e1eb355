"""Puzzles in the page: tried, tried again and solved with any hands; the rating, a storm, and what is left behind."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from rollwright.testing.puzzles import puzzles_of
from tests.e2e.browser import PHONE
from tests.e2e.conftest import Visit
from tests.e2e.players import AssistiveHands, Hands, KeyboardHands, TouchHands
from tests.e2e.solvers import (
    PLAIN,
    UNDISTURBED,
    is_plain,
    is_played_on,
    lines_of,
    plain_puzzle,
    solver,
    try_again,
    try_it,
)
from tests.e2e.world import GAME
from tests.server.client import http

HANDS: Final[dict[str, Callable[[Page], Hands]]] = {
    "copenhagen_roll": KeyboardHands,
    "copenhagen_board": AssistiveHands,
    "woodcraft_roll": TouchHands,
}
"""Each game with other hands: what is done at a table is tried elsewhere with all of them."""


def kept(page: Page, game: str = GAME) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('rw.puzzles')"))[game]
    return found


@pytest.mark.parametrize("game", PLAIN)
def test_a_puzzle_is_failed_tried_again_and_solved(visit: Visit, game: str) -> None:
    touches = HANDS[game] is TouchHands
    puzzle = plain_puzzle(game)
    page = visit(touch=touches, **({"size": PHONE} if touches else {})).open(f"/puzzles/{game}/{puzzle['id']}")
    page.locator("main.mine").wait_for()
    try_it(game, puzzle, False, page, HANDS[game](page))
    status = page.get_by_role("status").filter(has_text="Something is better")
    expect(status).to_be_visible()
    first = kept(page, game)
    assert first["tried"] == {puzzle["id"]: False}
    assert first["rating"]["value"] < 1200

    is_played_on(page)
    page.get_by_role("dialog", name="What is better").get_by_role("button", name="Close").click()

    try_again(page)
    try_it(game, puzzle, True, page, HANDS[game](page))
    expect(page.get_by_role("status").filter(has_text="Solved")).to_be_visible()
    again = kept(page, game)
    assert again["tried"] == {puzzle["id"]: True}
    assert again["rating"] == first["rating"], "the first try counts, and no other"

    page.get_by_role("button", name="All lines").click()
    lines = page.get_by_role("dialog", name="All lines").get_by_role("listitem")
    expect(lines).to_have_count(len(puzzle["lines"]))
    expect(lines.filter(has_text="Your line.")).to_have_count(1)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^(Next puzzle|All puzzles)$")).click()
    page.wait_for_function("id => !location.pathname.endsWith(id)", arg=puzzle["id"])


def test_a_solved_puzzle_raises_the_rating_and_the_list_says_so(visit: Visit) -> None:
    puzzle = plain_puzzle(GAME)
    page = visit().open("/")
    page.get_by_role("link", name="Puzzles", exact=True).click()
    expect(page.get_by_role("region", name="your rating")).to_contain_text("1,200")
    page.goto(f"/puzzles/{GAME}/{puzzle['id']}")
    page.locator("main.mine").wait_for()
    try_it(GAME, puzzle, True, page)
    value = round(kept(page)["rating"]["value"])
    assert value > 1200
    page.goto(f"/puzzles/{GAME}")
    expect(page.get_by_role("region", name="your rating")).to_contain_text(f"{value:,}")
    expect(page.get_by_text(f"solved of {len(puzzles_of(GAME))}")).to_be_visible()


def test_the_last_of_a_try_is_confirmed_and_enter_goes_on(visit: Visit) -> None:
    puzzle = plain_puzzle(GAME)
    page = visit().open(f"/puzzles/{GAME}/{puzzle['id']}")
    page.locator("main.mine").wait_for()
    try_it(GAME, puzzle, False, page)
    page.locator("h1.title").focus()
    page.keyboard.press("Enter")
    page.locator("[data-outcome]").wait_for(state="detached")
    page.locator("main.mine").wait_for()


def test_the_table_of_a_puzzle_is_in_no_list_and_is_ended_when_it_is_left(visit: Visit, address: str) -> None:
    puzzle = plain_puzzle(GAME)
    page = visit().open(f"/puzzles/{GAME}/{puzzle['id']}")
    page.locator("main.mine").wait_for()
    [table] = page.evaluate("JSON.parse(localStorage.getItem('rw.lesson-tables')).map(({ id }) => id)")
    assert http(f"{address}/api/tables/{table}").json["phase"] == "playing"
    page.get_by_role("link", name="Rollwright").click()
    page.get_by_role("button", name=re.compile("^Play a bot : Copenhagen Roll")).wait_for()
    expect(page.get_by_text("Resume")).to_have_count(0)
    page.wait_for_function("!localStorage.getItem('rw.lesson-tables').includes('true')")
    assert http(f"{address}/api/tables/{table}").json["phase"] == "closed"


def test_a_storm_counts_what_is_solved_and_leaves_the_rating_alone(visit: Visit) -> None:
    """Each puzzle once: what is wrong goes by as quickly as what is right."""
    page = visit().open(f"/puzzles/{GAME}/storm")
    order = sorted(puzzles_of(GAME), key=lambda one: (one["rating"], one["id"]))
    solved = 0
    for number, puzzle in enumerate(order[:2]):
        page.locator("main.mine").wait_for()
        right = number == 0 and bool(lines_of(GAME, puzzle, right=True))
        lines = [line for line in puzzle["lines"] if is_plain(GAME, line)]
        if not lines:
            break
        moves = lines_of(GAME, puzzle, right) or lines_of(GAME, puzzle, not right)
        solver(GAME, page).play(moves[0])
        page.locator("[data-outcome]").wait_for(timeout=UNDISTURBED)
        solved += page.locator("[data-outcome=right], [data-outcome=open]").count()
        page.locator("[data-outcome]").wait_for(state="detached")
    page.locator("main.mine").wait_for()
    page.get_by_role("button", name="End", exact=True).click()
    title = f"{solved} puzzle" if solved else "None solved"
    expect(page.get_by_role("heading", name=re.compile(f"^{title}"))).to_be_visible()
    assert kept(page)["storm"] == solved
    assert kept(page)["rating"]["value"] == 1200
    page.get_by_role("button", name="Another storm").click()
    page.locator("main.mine").wait_for()


def test_a_puzzle_that_is_not_there_is_said_not_to_be(visit: Visit) -> None:
    page = visit().open(f"/puzzles/{GAME}/ffffffff")
    expect(page.get_by_role("heading", name="There is no such puzzle")).to_be_visible()


@pytest.mark.parametrize("game", HANDS)
def test_a_solved_puzzle_is_opened_as_a_study_with_its_lines(visit: Visit, game: str) -> None:
    puzzle = plain_puzzle(game)
    page = visit().open(f"/puzzles/{game}/{puzzle['id']}")
    page.locator("main.mine").wait_for()
    try_it(game, puzzle, True, page)
    page.get_by_role("button", name="All lines").click()
    page.get_by_role("button", name="Study this").click()
    page.wait_for_url("**/study#*")
    written = page.locator("aside h3", has_text="In this study").locator("xpath=following-sibling::ul[1]/li")
    expect(written.filter(has_text="Right.").first).to_be_visible()
    expect(page.get_by_role("button", name="Try from here")).to_be_visible()
