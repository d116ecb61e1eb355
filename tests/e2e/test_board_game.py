"""The board game in the page: whole games by keys, by taps and by two browsers, and one screen for two players."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import BoardKeys, BoardPlayer, BoardThumb
from tests.e2e.browser import NARROW, PHONE
from tests.e2e.company import Company
from tests.e2e.conftest import Note, Visit
from tests.e2e.players import QUAY, Hands, is_over, square_point
from tests.e2e.scenes import SCENES
from tests.e2e.screen_reader import listen
from tests.e2e.world import BOARD, World

PLAY_A_BOT = "Play a bot : Copenhagen"


def play_to_the_end(page: Page, hands: Hands, note: Note) -> BoardPlayer:
    """From the home page, with the same hands, to the result."""
    player = BoardPlayer(page, hands)
    started = time.monotonic()
    page.get_by_role("button", name=PLAY_A_BOT, exact=True).and_(page.locator(":enabled")).wait_for()
    button = listen(page).first("button", PLAY_A_BOT)
    assert button is not None
    hands.press(button)
    page.get_by_role("contentinfo", name=QUAY).wait_for()
    heard = player.play(seconds=420)
    headline = heard.first("heading")
    assert headline is not None
    note(f"{player.turns} turns, {player.deeds} decisions, {time.monotonic() - started:.0f} s: {headline.name}")
    assert player.turns >= 5, "that was no game"
    assert {"take", "tile", "lay", "coat", "end"} <= player.steps
    assert heard.first("table", "Points by source") is not None
    return player


def test_a_game_is_played_by_keyboard_alone(visit: Visit, note: Note) -> None:
    page = visit().open("/")
    page.evaluate(
        "for (const kind of ['pointerdown', 'touchstart']) addEventListener(kind, () => (window.pointed = true))"
    )
    hands = BoardKeys(page)
    play_to_the_end(page, hands, note)
    assert hands.tabs > 20
    assert page.evaluate("window.pointed") is None


def test_a_game_is_played_by_touch_alone_on_a_phone(visit: Visit, note: Note) -> None:
    page = visit(size=PHONE, touch=True).open("/")
    page.evaluate("addEventListener('keydown', () => (window.typed = true))")
    play_to_the_end(page, BoardThumb(page), note)
    assert page.evaluate("window.typed") is None
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_game_is_played_by_two_browsers(visit: Visit, note: Note) -> None:
    company = Company(visit, game=BOARD, player=BoardPlayer)
    deadline = time.monotonic() + 420
    while not any(is_over(listen(page)) for page in company.pages):
        assert time.monotonic() < deadline, company.heard()
        for player in company.players:
            heard = listen(player.page)
            if not is_over(heard):
                player.decide(heard)
    turns = [player.turns for player in company.players]
    note(f"{turns[0]} and {turns[1]} turns, {company.moves()} moves")
    assert min(turns) >= 5
    for page in company.pages:
        expect(page.get_by_role("table", name="Points by source")).to_be_visible()


def test_each_browser_shows_its_own_hand_and_no_other(visit: Visit) -> None:
    company = Company(visit, game=BOARD, player=BoardPlayer)
    hands = [
        page.get_by_role("group", name=re.compile("^Your hand")).get_attribute("aria-label") for page in company.pages
    ]
    sizes = [len(page.get_by_role("img", name=re.compile(r"^Card \d")).all()) for page in company.pages]
    assert sorted(sizes) == [2, 3], hands
    for page in company.pages:
        page.get_by_role("region", name="Other players").get_by_role("button").click()
        drawer = page.get_by_role("dialog")
        expect(drawer).to_contain_text(re.compile(r"[23] cards that only their owner knows"))
        expect(drawer.get_by_role("img", name=re.compile("red|yellow|green|blue|purple"))).to_have_count(0)


def test_a_refusal_names_its_rule_and_offers_the_ability(visit: Visit, world: World) -> None:
    place = world["board take"]
    page = visit(guest=place.guest).open(place.path)
    first, last = (page.get_by_role("button", name=re.compile(f"^Footbridge {number}")) for number in (1, 7))
    first.click()
    last.click()
    alert = page.get_by_role("alertdialog")
    expect(alert).to_contain_text("CPH-3.3")
    alert.get_by_role("button", name="Understood").click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(last).to_have_attribute("aria-pressed", "false")


def test_what_is_refused_says_why(visit: Visit, world: World, note: Note) -> None:
    place = world["board build"]
    page = visit(guest=place.guest).open(place.path)
    page.get_by_role("button", name="Build instead").click()
    page.keyboard.press("e")
    page.get_by_role("button", name=re.compile("^Build it, pay")).wait_for()
    tried = {
        "a tile that is too dear": page.get_by_role("radio", name=re.compile("can’t be built now$")).last,
        "an ability of somebody else": page.get_by_role("button", name=re.compile("not yours yet$")).last,
    }
    rules: list[str] = []
    for what, control in tried.items():
        control.click()
        rules.append(f"{rule_of(page)} ({what})")
    card = page.get_by_role("button", name=re.compile(r"^Card \d"), pressed=True).first
    name = card.get_attribute("aria-label") or ""
    card.click()
    page.get_by_role("button", name="Pick 1 more card").click()
    rules.append(f"{rule_of(page)} (a card too few)")
    page.get_by_role("button", name=name, exact=True).click()
    page.mouse.click(*square_point(page, filled_square(page)))
    rules.append(f"{rule_of(page)} (a square that is filled)")
    note("; ".join(rules))
    dear, *others = [rule.split()[0] for rule in rules]
    assert dear in ("CPH-4.1", "CPH-4.12")  # with some cards of its colour too few are named, without any wrong ones
    assert others == ["CPH-8.3", "CPH-4.1", "CPH-5.5"]


def rule_of(page: Page) -> str:
    """The rule that a refusal names, which is put away."""
    alert = page.get_by_role("alertdialog")
    found = re.search(r"CPH-[\d.]+", alert.get_by_role("link").inner_text())
    assert found is not None
    alert.get_by_role("button", name="Understood").click()
    expect(alert).to_have_count(0)
    return found[0]


def filled_square(page: Page) -> str:
    cells = page.get_by_role("row", name=re.compile("^Row 1")).get_by_role("cell").all_inner_texts()
    return f"{'abcde'[next(i for i, sign in enumerate(cells) if sign != 'empty')]}1"


def test_do_both_takes_and_then_builds(visit: Visit, world: World) -> None:
    place = world["board both"]
    page = visit(guest=place.guest).open(place.path)
    both = page.get_by_role("button", name=re.compile("^Both actions"))
    both.click()
    expect(both).to_have_attribute("aria-pressed", "true")
    for number in (1, 2):
        page.get_by_role("button", name=re.compile(f"^Footbridge {number}")).click()
    page.get_by_role("button", name=re.compile("^Take .*, then build$")).click()
    expect(page.get_by_role("button", name="End without building")).to_be_visible()
    expect(page.get_by_role("heading", name="Your house")).to_be_attached()
    page.get_by_role("button", name="Undo").click()
    expect(both).to_have_attribute("aria-pressed", "false")


def test_one_fewer_makes_a_tile_cheaper_by_one(visit: Visit, world: World) -> None:
    place = world["board fewer"]
    page = visit(guest=place.guest).open(place.path)
    page.get_by_role("button", name="Build instead").click()
    page.keyboard.press("e")
    lay = page.get_by_role("button", name=re.compile("^Build it, "))
    full = cost(lay.inner_text())
    fewer = page.get_by_role("button", name=re.compile("^Discount"))
    was_needed = fewer.get_attribute("aria-pressed") == "true"
    fewer.click()
    if was_needed:
        assert rule_of(page) in ("CPH-4.1", "CPH-4.12")
        return
    expect(fewer).to_have_attribute("aria-pressed", "true")
    assert cost(lay.inner_text()) == full - 1
    paying = page.get_by_role("button", name=re.compile(r"^Card \d"), pressed=True)
    expect(paying).to_have_count(full - 1)


def cost(label: str) -> int:
    return int(label.split()[-1]) if label[-1].isdigit() else 0


def test_recolour_pays_with_cards_of_another_colour(visit: Visit, world: World) -> None:
    place = world["board recolour"]
    page = visit(guest=place.guest).open(place.path)
    page.get_by_role("button", name="Build instead").click()
    recolour = page.get_by_role("button", name=re.compile("^Change of colours"))
    for _ in range(20):  # to a tile that nothing else pays for
        page.keyboard.press("e")
        page.get_by_role("button", name=re.compile("^Build it, ")).wait_for()
        if recolour.get_attribute("aria-pressed") == "true":
            break
    expect(recolour).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name=re.compile("counts as"), pressed=True)).not_to_have_count(0)


def test_one_screen_for_two_covers_their_hands_in_between(visit: Visit) -> None:
    page = visit().open(f"/new?game={BOARD}")
    page.get_by_text("2 players", exact=True).click()
    page.get_by_role("combobox", name="Seat 2").select_option(label="At this screen")
    page.get_by_role("button", name="Start the game").click()
    show = page.get_by_role("button", name=re.compile("^I am"))
    hand = page.get_by_role("group", name=re.compile("^Your hand"))
    shown: list[str] = []
    for _ in range(3):
        expect(show).to_be_visible()
        expect(hand).to_have_count(0)
        page.keyboard.press("1")  # a key of the game does nothing while it is covered
        shown.append(show.inner_text())
        show.click()
        expect(hand).to_be_visible()
        for number in (1, 2):
            page.get_by_role("button", name=re.compile(f"^Footbridge {number}")).click()
        page.get_by_role("button", name=re.compile("^Take ")).click()
        page.get_by_role("button", name="End your turn").click()
    assert shown[0] == shown[2] != shown[1]


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize("name", ["board-turn", "board-done", "board-wait", "board-here"])
def test_on_a_phone_the_bar_says_all_of_it(visit: Visit, world: World, name: str, language: str) -> None:
    """What is asked, how near the end is and what was done last: none of it ends in dots."""
    scene = next(scene for scene in SCENES if scene.name == name)
    visitor = visit(size=NARROW, guest=world[scene.place].guest, settings={"language": "en"})
    page = scene.open(visitor, world, language)
    bar = page.get_by_role("banner")
    assert bar.locator(".title").inner_text()
    assert bar.locator(".last").inner_text()
    assert (
        bar.evaluate(
            """(bar) => [...bar.querySelectorAll('.title, .tag, .last')]
            .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth)
            .map((one) => one.textContent)"""
        )
        == []
    )
