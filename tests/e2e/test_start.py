"""How one comes to a table: the bot, solo, who plays, by which rules, and what home shows of a table to go on with."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import NARROW, PHONE
from tests.e2e.conftest import Visit
from tests.e2e.players import QUAY
from tests.e2e.world import GAME, WOOD, World

BOTS: Final = {
    "en": ["Duckling", "Sparrow", "Gull", "Tern", "Heron", "Osprey", "Sea eagle"],
    "fr": ["Caneton", "Moineau", "Mouette", "Sterne", "Héron", "Balbuzard", "Pygargue"],
    "nl": ["Eendje", "Mus", "Meeuw", "Stern", "Reiger", "Visarend", "Zeearend"],
}
PLAY: Final = "Play a bot : Copenhagen Roll & Write"


def quay(page: Page) -> Any:
    return page.get_by_role("contentinfo", name=QUAY)


def test_the_first_move_takes_three_taps(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True).open("/")
    page.get_by_role("button", name=PLAY).tap()
    quay(page).get_by_role("radio").first.tap()
    page.locator("[data-main]").tap()
    expect(page.get_by_role("radiogroup", name="Pick a track")).to_have_count(0)


def test_enter_confirms_the_radio_that_is_picked(visit: Visit) -> None:
    page = visit().open("/")
    page.get_by_role("button", name=PLAY).click()
    tracks = page.get_by_role("radiogroup", name="Pick a track")
    tracks.get_by_role("radio").first.focus()
    page.keyboard.press("Enter")
    expect(tracks.get_by_role("radio").first).to_be_checked()
    page.keyboard.press("Enter")
    expect(tracks).to_have_count(0)


@pytest.mark.parametrize("language", BOTS)
def test_the_bot_is_chosen_by_strength_and_stays_chosen(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    page = visitor.open("/")
    page.locator(".hello .chosen").click()
    listed = page.get_by_role("dialog").locator("ol li")
    expect(listed).to_have_count(len(BOTS[language]))
    assert [text.splitlines()[0] for text in listed.all_inner_texts()] == BOTS[language]
    listed.nth(1).get_by_role("button").click()
    expect(page.locator(".hello .chosen")).to_contain_text(BOTS[language][1])
    page.locator(".street .pri").first.click()
    quay(page).or_(page.get_by_role("contentinfo")).first.wait_for()
    expect(page.get_by_text(BOTS[language][1], exact=True).first).to_be_visible()
    page.goto("/")
    expect(page.locator(".hello .chosen")).to_contain_text(BOTS[language][1])


def test_a_bot_with_a_character_is_chosen_below_those_by_strength_and_plays(visit: Visit) -> None:
    page = visit(language="en").open("/")
    page.locator(".hello .chosen").click()
    page.get_by_role("dialog").locator("ul li").get_by_role("button", name="Magpie").click()
    page.locator(".street .pri").first.click()
    quay(page).or_(page.get_by_role("contentinfo")).first.wait_for()
    expect(page.get_by_text("Magpie", exact=True).first).to_be_visible()
    page.goto("/")
    expect(page.locator(".hello .chosen")).to_contain_text("Magpie")


def test_who_plays_alone_finds_it_on_the_games_card(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True).open("/")
    expect(page.get_by_role("button", name="Alone")).to_have_count(1)
    page.get_by_role("button", name="Alone : Woodcraft Roll & Write").tap()
    expect(page.get_by_role("radiogroup", name=re.compile("^Keep one"))).to_be_visible()
    expect(page.get_by_role("region", name="Other players").get_by_role("button")).to_have_count(0)


def test_a_new_table_begins_with_who_plays_and_folds_its_rules(visit: Visit) -> None:
    page = visit(size=PHONE).open(f"/new?game={GAME}")
    expect(page.get_by_role("radiogroup").first).to_have_attribute("aria-label", "Who plays")
    rules = page.locator("details").filter(has_text="Rules of this table").first
    expect(rules.locator("summary").first).to_contain_text("English edition, no house rules")
    edition = page.get_by_role("radiogroup", name="Edition")
    expect(edition).to_be_hidden()
    rules.locator("summary").first.click()
    edition.get_by_text("Dutch edition").click()
    expect(rules.locator("summary").first).to_contain_text("Dutch edition")


@pytest.mark.parametrize(
    ("company", "seat", "button"),
    [
        ("Bots", "plans its turn, and builds up a little", "Start the game"),
        ("Friends here", "plays here, in turn with you", "Start the game"),
        ("Friends by link", "by link", "Open the table"),
    ],
)
def test_who_plays_fills_the_seats(visit: Visit, company: str, seat: str, button: str) -> None:
    page = visit().open(f"/new?game={GAME}")
    page.get_by_text(company, exact=True).click()
    seats = page.locator("ul.seats li")
    expect(seats).to_have_count(2)
    expect(seats.nth(1)).to_contain_text(seat)
    expect(page.get_by_role("radiogroup", name="Who may find it")).to_have_count(int(button == "Open the table"))
    page.get_by_role("button", name=button).click()
    page.wait_for_url("**/t/*")


def test_who_wants_to_play_alone_gets_a_game_for_one(visit: Visit) -> None:
    page = visit().open(f"/new?game={GAME}")
    page.get_by_text("Alone", exact=True).click()
    expect(page.locator(f"input[name=game][value={WOOD}]")).to_be_checked()
    expect(page.locator("ul.seats")).to_have_count(0)
    page.locator("label.game").first.click()
    expect(page.get_by_role("radio", name="Bots", exact=True)).to_be_checked()


def test_the_waiting_room_promises_no_hints_that_were_not_set(visit: Visit) -> None:
    page = visit().open(f"/new?game={GAME}")
    expect(page.get_by_role("switch", name="Hints")).not_to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    page.locator(".link").wait_for()
    expect(page.get_by_text("with hints")).to_have_count(0)
    page.get_by_role("button", name="Seat a bot and start").click()
    expect(quay(page)).to_be_visible()


def test_home_shows_my_own_sheet_of_a_table_that_i_have_left(visit: Visit, world: World) -> None:
    place = world["roll"]
    page = visit(guest=place.guest).open("/")
    card = page.locator(".hello .table").first
    expect(card).to_be_visible()
    expect(card.locator("svg.mini")).to_have_count(0)
    page.goto(place.path)
    quay(page).wait_for()
    drawn = page.locator("main svg.house").first
    expect(drawn).to_be_visible()
    page.locator("header .brand").click()
    expect(page.locator(".hello .table svg.mini .square").first).to_be_visible()


def test_before_the_first_turn_nobody_is_told_of_marks_after_it(visit: Visit, world: World) -> None:
    place = world["setup wait"]
    page = visit(guest=place.guest).open(place.path)
    expect(quay(page)).to_contain_text("The first turn begins when everybody has marked a track.")


_BROKEN: Final = """
(selector) => [...document.querySelectorAll(selector)].flatMap((box) => {
    const found = [];
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { index, 0: word } of text.data.matchAll(/\\S+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top));
            if (lines.size > 1) found.push(word);
        }
    }
    return found;
})
"""
"""Words that go on in a second line."""

_TIGHT: Final = """
(least) => [...document.querySelectorAll('.street .btn')].flatMap((button) => {
    const text = [...button.childNodes].find((node) => node.nodeType === 3 && node.data.trim());
    const range = document.createRange();
    range.selectNode(text);
    const words = range.getBoundingClientRect(), box = button.getBoundingClientRect();
    const room = Math.min(words.left - box.left, box.right - words.right);
    return room < least ? [`${text.data.trim()}: ${room}`] : [];
})
"""


@pytest.mark.parametrize("size", [PHONE, NARROW])
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_words_have_room_where_a_table_is_chosen(visit: Visit, language: str, size: tuple[int, int]) -> None:
    page = visit(size=size, language=language).open("/")
    page.locator(".street .btn:enabled").first.wait_for()
    assert page.evaluate(_TIGHT, 6) == []
    for path in (f"/rules/{GAME}", f"/new?game={GAME}"):
        page.goto(path)
        page.locator(".seg").first.wait_for()
        for fold in page.locator("details > summary").all():
            fold.click()
        assert page.evaluate(_BROKEN, ".seg label") == []


def test_no_two_games_have_the_same_tab_on_the_rules_page(visit: Visit) -> None:
    page = visit().open(f"/rules/{GAME}")
    tabs = page.get_by_role("radiogroup", name="Game").locator("label")
    expect(tabs.first).to_be_visible()
    names = tabs.all_inner_texts()
    assert len(set(names)) == len(names) == 3
