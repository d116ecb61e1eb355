"""A puzzle is tried where no server is."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Start, Visit
from tests.e2e.kept import KEPT_SECONDS, kept
from tests.e2e.solvers import plain_puzzle, try_it
from tests.e2e.world import GAME


def test_a_puzzle_is_failed_and_solved_with_the_server_gone(visit: Visit, start_server: Start) -> None:
    """What puzzles need comes with all else that is kept for playing offline; and this device judges the tries."""
    server = start_server()
    page = kept(visit(server.url, keeps=True))
    server.stop()
    page.goto("/puzzles")
    puzzle = plain_puzzle(GAME)
    page.goto(f"/puzzles/{GAME}/{puzzle['id']}")
    page.locator("main.mine").wait_for(timeout=KEPT_SECONDS * 1000)
    try_it(GAME, puzzle, False, page)
    page.get_by_role("button", name="Show it").click()
    page.locator("dialog .spread").wait_for(timeout=KEPT_SECONDS * 1000)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Try again").click()
    page.locator("[data-outcome]").wait_for(state="detached")
    page.locator("main.mine").wait_for(timeout=KEPT_SECONDS * 1000)
    try_it(GAME, puzzle, True, page)
    expect(page.get_by_role("status").filter(has_text="Solved")).to_be_visible()
