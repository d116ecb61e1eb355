"""Two browsers at one table: what one does the other sees, whatever happens to server, line, tab and mouse."""

from __future__ import annotations

import statistics

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import going_first
from tests.e2e.company import Company, agree, shown
from tests.e2e.conftest import Note, Start, Visit
from tests.e2e.players import QUAY

ROLL, DRAW, END = "Roll the dice", "Draw it here", "End your turn"


def test_a_move_is_seen_by_the_other_within_200_ms(visit: Visit, note: Note, undisturbed: None) -> None:
    company = Company(visit)
    with going_first():
        delays = sorted(company.play(moves=24))
    median = statistics.median(delays)
    note(f"seen after {median:.0f} ms (median of {len(delays)} moves), {delays[-2]:.0f} ms (second slowest)")
    company.agree()
    assert median < 200


def test_a_double_click_makes_one_move(visit: Visit) -> None:
    company = Company(visit)
    for label in (ROLL, DRAW, END):
        player, _ = company.until(label)
        before = company.moves()
        player.page.get_by_role("button", name=label).dblclick()
        expect(player.page.get_by_role("button", name=label)).to_have_count(0)
        player.page.wait_for_timeout(400)
        # A drawing is three actions, and one row.
        assert company.moves() == before + 1, label
    company.agree()


def test_two_tabs_of_one_seat_agree(visit: Visit) -> None:
    company = Company(visit)
    player, _ = company.until(ROLL)
    first = player.page
    visitor = company.host if first is company.pages[0] else company.guest
    second = visitor.open(f"/t/{company.table}")
    agree(shown, first, second)

    # Both press at once: there is one roll.
    before = company.moves()
    buttons = [page.get_by_role("button", name=ROLL).element_handle() for page in (first, second)]
    for button in buttons:  # soon, so that both have been told before the first is pressed
        button.evaluate("button => void setTimeout(() => button.click(), 100)")
    for page in (first, second):
        expect(page.get_by_role("button", name=ROLL)).to_have_count(0)
    agree(shown, first, second)
    assert company.moves() == before + 1

    # What one draws, the other has drawn; what the other thought of is void.
    for page in (first, second):
        page.get_by_role("radiogroup", name="shapes").get_by_role("radio").first.click()
    first.get_by_role("button", name=DRAW).click()
    for page in (first, second):
        expect(page.get_by_role("button", name=END)).to_be_visible()
    agree(shown, first, second)
    second.get_by_role("button", name=END).click()
    expect(first.get_by_role("button", name=END)).to_have_count(0)
    agree(shown, first, second)


def quay(page: Page) -> str:
    return page.get_by_role("contentinfo", name=QUAY).inner_text()


def test_after_a_killed_server_the_game_goes_on_by_itself(visit: Visit, start_server: Start, note: Note) -> None:
    server = start_server()
    company = Company(visit, at=server.url)
    company.play(moves=4)
    player, _ = company.until(ROLL)
    before = company.moves()
    server.kill()
    # A move made before the page has noticed is kept, and made when the line is back.
    player.page.get_by_role("button", name=ROLL).click()
    for page in company.pages:
        expect(page.get_by_text("No connection.")).to_be_visible()
    server.start()
    started = player.page.evaluate("Date.now()")
    for page in company.pages:
        expect(page.get_by_text("No connection.")).to_have_count(0, timeout=60_000)
    note(f"back {player.page.evaluate('Date.now()') - started} ms after the server")
    expect(player.page.get_by_role("button", name=ROLL)).to_have_count(0)
    assert company.moves() == before + 1
    company.play(moves=6)
    company.agree()


def test_a_tab_without_a_line_catches_up_by_itself(visit: Visit) -> None:
    company = Company(visit)
    player, _ = company.until(ROLL)
    other = company.other(player.page)
    asleep = company.guest if other is company.pages[1] else company.host
    asleep.context.set_offline(True)
    player.page.get_by_role("button", name=ROLL).click()
    expect(player.page.get_by_role("button", name=ROLL)).to_have_count(0)
    expect(other.get_by_text("No connection.")).to_be_visible()
    expect(player.page.get_by_text("not here just now")).to_be_visible()
    asleep.context.set_offline(False)
    company.agree()
    company.play(moves=6)


@pytest.mark.parametrize("seconds", [3, pytest.param(50, marks=pytest.mark.slow)])
def test_a_sleeping_tab_catches_up_by_itself(visit: Visit, seconds: int) -> None:
    """Nothing runs and no line is there, as in a pocket. After 20 s without an answer the server closes the socket."""
    company = Company(visit)
    player, _ = company.until(ROLL)
    other = company.other(player.page)
    asleep = company.guest if other is company.pages[1] else company.host
    session = asleep.context.new_cdp_session(other)
    session.send("Debugger.enable")
    session.send("Debugger.pause")
    asleep.context.set_offline(True)
    player.page.get_by_role("button", name=ROLL).click()
    expect(player.page.get_by_role("button", name=ROLL)).to_have_count(0)
    player.page.wait_for_timeout(1000 * seconds)
    asleep.context.set_offline(False)
    session.send("Debugger.resume")
    assert company.delay(player.page) > 1000 * seconds, "it did not sleep"
    company.agree()
    company.play(moves=6)
