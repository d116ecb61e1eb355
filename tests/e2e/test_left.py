"""A friend leaves a game without a clock: it is played to its end by a bot, or closed, and who left may come back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import DESK, PHONE
from tests.e2e.company import Company
from tests.e2e.conftest import QUICK, Start, Visit
from tests.e2e.players import QUAY, TO_THE_TABLE, AssistiveHands, Player
from tests.e2e.world import World
from tests.server.process import ServerProcess

ROLL = "Roll the dice"


class Left(Company):
    """Two at a table on a server whose days can go by. One of them is waited for, and has closed the page."""

    def __init__(self, visit: Visit, server: ServerProcess) -> None:
        super().__init__(visit, at=server.url)
        player, _ = self.until(ROLL)
        self.server = server
        self.gone = self.host if player.page is self.pages[0] else self.guest
        self.page = self.other(player.page)
        player.page.close()

    def days(self, number: int) -> None:
        self.server.let_days_go_by(number)
        self.page.reload()
        self.page.get_by_role("contentinfo", name=QUAY).wait_for()

    def quay(self, page: Page | None = None) -> str:
        return (page or self.page).get_by_role("contentinfo", name=QUAY).inner_text()


@pytest.fixture
def left(visit: Visit, start_server: Start) -> Left:
    return Left(visit, start_server(*QUICK, mutant="days_go_by"))


def test_who_waits_nudges_and_who_was_nudged_finds_it_on_the_page(left: Left) -> None:
    expect(left.page.get_by_role("radiogroup", name="How to go on")).to_have_count(0)
    left.days(1)
    expect(left.page.get_by_text("not moved for a day")).to_be_visible()
    expect(left.page.get_by_role("radio", name="A bot plays")).to_be_disabled()
    left.page.get_by_role("button", name="Nudge Guest").click()
    expect(left.page.get_by_role("radio", name="Nudge")).to_be_disabled()
    home = left.gone.open("/")
    expect(home.get_by_text("you were nudged")).to_be_visible()
    home.get_by_role("link", name=TO_THE_TABLE).click()
    expect(home.get_by_text("The others nudged you")).to_be_visible()
    home.get_by_role("button", name=ROLL).click()
    expect(home.get_by_text("The others nudged you")).to_have_count(0)
    expect(left.page.get_by_role("radiogroup", name="How to go on")).to_have_count(0)


def test_a_bot_plays_for_who_left_to_the_end(left: Left) -> None:
    left.days(3)
    left.page.get_by_text("A bot plays", exact=True).click()
    left.page.get_by_role("button", name="Let a bot play").click()
    expect(left.page.get_by_role("radiogroup", name="How to go on")).to_have_count(0)
    Player(left.page, AssistiveHands(left.page)).play()
    assert left.rows()[-1]["body"]["kind"] == "acted"
    expect(left.page.get_by_role("heading", name=re.compile("win|share"))).to_be_visible()
    # Who left finds the end, too.
    theirs = left.gone.open(f"/t/{left.table}")
    expect(theirs.get_by_role("heading", name=re.compile("win|share"))).to_be_visible()


def test_who_left_takes_the_seat_back_and_the_two_go_on(left: Left) -> None:
    left.days(3)
    left.page.get_by_text("A bot plays", exact=True).click()
    left.page.get_by_role("button", name="Let a bot play").click()
    expect(left.page.get_by_role("radiogroup", name="How to go on")).to_have_count(0)
    back = left.gone.open(f"/t/{left.table}")
    expect(back.get_by_text("the others gave your seat to a bot")).to_be_visible()
    back.get_by_role("button", name="I am back").click()
    expect(back.get_by_text("the others gave your seat to a bot")).to_have_count(0)
    expect(left.page.get_by_role("region", name="Other players")).to_contain_text("is back.")
    assert left.rows()[-1]["body"]["kind"] in ("returned", "acted")


def test_the_table_is_closed_and_gone_from_both_lists(left: Left) -> None:
    left.days(3)
    left.page.get_by_text("Close the table", exact=True).first.click()
    left.page.get_by_role("button", name="Close the table").click()
    expect(left.page.get_by_role("heading", name="The table was closed")).to_be_visible()
    for visitor in (left.host, left.guest):
        home = visitor.open("/")
        home.get_by_role("button", name="Play a bot").first.wait_for()
        expect(home.get_by_role("button", name="Put away")).to_have_count(0)


def test_a_game_against_a_bot_is_put_away(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/")
    page.get_by_role("button", name="Play a bot").first.click()
    page.get_by_role("contentinfo", name=QUAY).wait_for()
    page.goto("/")
    expect(page.get_by_role("link", name="Resume")).to_have_count(1)
    page.get_by_role("button", name="Put away").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("nobody wins")
    dialog.get_by_role("button", name="Put away").click()
    expect(page.get_by_role("link", name="Resume")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Play a bot").first.wait_for()
    page.wait_for_timeout(500)
    expect(page.get_by_role("link", name="Resume")).to_have_count(0)


def test_a_game_with_others_is_put_away_and_they_play_on(visit: Visit) -> None:
    company = Company(visit)
    company.until(ROLL)
    home = company.guest.open("/")
    home.get_by_role("button", name="Put away").click()
    dialog = home.get_by_role("dialog")
    expect(dialog).to_contain_text("The others play on")
    dialog.get_by_role("button", name="Put away").click()
    expect(home.get_by_role("button", name="Put away")).to_have_count(0)
    others = company.pages[0].get_by_role("region", name="Other players")
    expect(others).to_contain_text("leaves the seat to a bot")


def test_at_one_screen_all_have_names_and_it_says_who_decides(visit: Visit) -> None:
    page = visit().open("/new?game=copenhagen_roll")
    page.get_by_text("Friends here", exact=True).click()
    page.get_by_role("textbox", name="Seat 1").fill("Asta")
    page.get_by_role("textbox", name="Seat 2").fill("Mads")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("contentinfo", name=QUAY).wait_for()
    title = page.locator("header strong")
    expect(title).to_have_text(re.compile("^(Asta|Mads): "))
    first = title.inner_text().partition(":")[0]
    other = "Mads" if first == "Asta" else "Asta"
    expect(page.get_by_role("button", name=re.compile(other))).to_be_visible()
    # The boat of who decides is in colour, and each has a sign of its own.
    expect(page.locator(".boat.me text")).to_have_text(first[0])
    expect(page.locator(".boat:not(.me) text")).to_have_text(other[0])


def test_no_two_boats_have_the_same_sign(visit: Visit) -> None:
    page = visit().open("/")
    page.get_by_role("button", name="Play a bot").first.click()
    page.get_by_role("contentinfo", name=QUAY).wait_for()
    expect(page.locator(".boat text")).to_have_count(2)
    signs = page.locator(".boat text").all_text_contents()
    assert len(set(signs)) == 2, signs


@pytest.mark.parametrize("size", [PHONE, (844, 390), DESK])
def test_what_is_asked_before_a_bot_finishes_is_in_sight(visit: Visit, world: World, size: tuple[int, int]) -> None:
    page = visit(size=size, guest=world["draw"].guest).open(world["draw"].path)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name="Let a bot finish").click()
    for button in ("Let a bot finish", "Cancel"):
        expect(menu.get_by_role("button", name=button)).to_be_in_viewport(ratio=1)
    assert menu.evaluate("(menu) => menu.contains(document.activeElement) && document.activeElement !== menu")
