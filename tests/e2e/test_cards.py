"""The form for the owner of the box: cards typed one after the other, checked, saved, shared and played with."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from rollwright.games.woodcraft_roll.content_pack import read_pack
from tests.e2e.browser import PHONE
from tests.e2e.conftest import Start, Visit
from tests.e2e.faults import sticks_out, violations
from tests.e2e.kept import offline
from tests.e2e.players import AssistiveHands
from tests.e2e.scene import speak
from tests.e2e.screen_reader import listen
from tests.e2e.wood import WoodPlayer
from tests.e2e.world import WOOD
from tests.games.woodcraft_roll.bench import PACK

CARDS: Final = f"/cards/{WOOD}"
NAMES: Final = (
    "Egg cup", "Weathercock", "Puppet", "Boot jack", "Shelf for gnomes", "Door stop", "Bread peel", "Paper knife",
    "Yo-yo", "Salt box", "Plant label", "Napkin ring", "Tea tray", "Chess rook", "Comb", "Toast rack",
    "Rocking horse", "Hurdy-gurdy", "Ship in a bottle", "Beehive", "Spinning wheel", "Abacus", "Sundial",
    "Cuckoo clock",
)  # fmt: skip
PHASE_ONE: Final = 16
_WHERE: Final = """() => {
    const one = document.activeElement;
    const texts = [...(one?.labels ?? [])].map((label) => label.innerText);
    return (one?.getAttribute('aria-label') || texts.join(' ') || one?.innerText || '').trim();
}"""


def invented(number: int) -> dict[str, Any]:
    """A card that nobody has printed."""
    return {
        "name": NAMES[number],
        "phase": 1 if number < PHASE_ONE else 2,
        "dice": [f"y{1 + number % 4}", f"b{1 + number % 3}"][: 1 + number % 2],
        "points": 1 + number % 5,
    }


def tab_to(page: Page, name: str, most: int = 60) -> None:
    """By the Tab key alone."""
    for _ in range(most):
        if re.search(name, page.evaluate(_WHERE)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {name!r}")


def type_card(page: Page, card: dict[str, Any]) -> None:
    """From the name on, field by field; Enter goes to the next card."""
    page.keyboard.type(card["name"])
    page.keyboard.press("Tab")
    if card["name"] == NAMES[PHASE_ONE]:
        page.keyboard.press("ArrowRight")  # those after it follow
    page.keyboard.press("Tab")
    page.keyboard.type(" ".join(card["dice"]))
    for _ in range(5):  # four resources, then points
        page.keyboard.press("Tab")
    page.keyboard.type(str(card["points"]))
    page.keyboard.press("Enter")


def test_a_pack_is_typed_by_keyboard_alone_checked_saved_shared_and_played(
    visit: Visit, tmp_path: Path, note: Any
) -> None:
    page = visit(settings={"language": "en"}).open(CARDS)
    page.evaluate(
        "for (const kind of ['pointerdown', 'touchstart']) addEventListener(kind, () => (window.pointed = true))"
    )
    expect(page.get_by_text("48", exact=True)).to_be_visible()
    tab_to(page, "^Name as printed")
    started = time.monotonic()
    for number in range(len(NAMES)):
        type_card(page, invented(number))
    note(f"24 cards in {time.monotonic() - started:.1f} s")
    expect(page.get_by_role("heading", name="Orders, 24 of 48")).to_be_visible()
    expect(page.get_by_text("Nothing is wrong")).to_be_visible()
    assert page.get_by_role("heading", level=2, name="Order 25").count() == 1

    for _ in range(40):
        page.keyboard.press("Shift+Tab")
        if page.evaluate(_WHERE) == "The pack":
            break
    page.keyboard.press("Enter")
    tab_to(page, "^Name of the pack")
    page.keyboard.type("Gnome works")
    tab_to(page, "^Stand-ins")
    page.keyboard.press("Space")
    tab_to(page, "^Save to a file")
    with page.expect_download() as saving:
        page.keyboard.press("Enter")
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.name == "gnome-works-1.json"
    pack = json.loads(file.read_text(encoding="utf-8"))
    assert [(one["name"], one["phase"], one["dice"].split(), one["points"]) for one in pack["orders"]] == [
        tuple(invented(number).values()) for number in range(len(NAMES))
    ]
    mark = read_pack(file.read_text(encoding="utf-8")).hash[:4].upper()
    tab_to(page, "^Keep at the server")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Kept at the server")).to_be_visible()
    for _ in range(10):
        page.keyboard.press("Shift+Tab")
        if page.evaluate(_WHERE) == "Play with it":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/new?*")
    expect(page.get_by_role("contentinfo")).to_contain_text("Gnome works")
    tab_to(page, "^Open the table", 90)
    page.keyboard.press("Enter")
    expect(page.locator(".link")).to_be_visible()
    assert page.evaluate("window.pointed") is None

    other = visit().open(f"http://{page.locator('.link').inner_text()}")
    for one in (page, other):
        expect(one.get_by_text(mark, exact=True)).to_be_visible()
        expect(one.get_by_text("Gnome works")).to_be_visible()
    assert [*violations(other, "light"), *violations(other, "dark")] == []
    other.get_by_role("button", name="Take a seat").click()
    players = [WoodPlayer(one, AssistiveHands(one)) for one in (page, other)]
    deadline = time.monotonic() + 240
    while not any(label.startswith("Complete") for player in players for label in player.done):
        assert time.monotonic() < deadline, [player.done for player in players]
        for player in players:
            player.decide(listen(player.page))
    other.get_by_role("button", name="Menu").click()
    expect(other.get_by_text(mark, exact=True)).to_be_visible()


def test_cards_are_typed_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True).open(CARDS)
    for number in range(3):
        page.get_by_label("Name as printed").fill(NAMES[number])
        page.locator(".picker button").nth(number).tap()
        page.locator(".picker button").nth(12 + number).tap()
        points = page.locator(".amount").filter(has=page.get_by_label("points", exact=True))
        for _ in range(2):
            points.locator("button").last.tap()
        page.get_by_role("button", name="Two such cards" if number == 2 else "Next order").tap()
    expect(page.get_by_role("heading", name="Orders, 4 of 48")).to_be_visible()
    expect(page.get_by_text("look", exact=True).first).to_be_visible()
    expect(page.get_by_text("Order 3 asks for the same as order 4")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Egg cup")).tap()
    page.get_by_role("button", name="Take yellow 1 away").tap()
    page.get_by_role("button", name="Take brown 1 away").tap()
    expect(page.get_by_text("this order asks for nothing").first).to_be_visible()
    page.evaluate("scrollTo(0, 0)")  # elsewhere the bench may lie over half a field
    assert [*violations(page, "light"), *violations(page, "dark"), *sticks_out(page)] == []
    page.reload()
    expect(page.get_by_role("heading", name="Orders, 4 of 48")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "asks for nothing"), ("fr", "ne demande rien"), ("nl", "vraagt niets")],
)
def test_what_is_wrong_is_said_in_the_reader_s_language(visit: Visit, language: str, says: str) -> None:
    page = visit().open(CARDS)
    page.get_by_label("Name as printed").fill("Nothing")
    expect(page.get_by_text("asks for nothing").first).to_be_visible()
    speak(page, language)
    expect(page.get_by_text(says).first).to_be_visible()


def test_two_packs_of_one_name_are_told_apart_and_each_is_opened_changed_and_forgotten(visit: Visit) -> None:
    page = visit().open(CARDS)
    for points in (1, 2):
        pack = {**json.loads(PACK), "name": "Twins", "nuts": points}
        page.get_by_role("button", name="The pack").click()
        page.get_by_label("Open a file…").set_input_files(
            {"name": "twins.json", "mimeType": "application/json", "buffer": json.dumps(pack).encode()}
        )
        expect(page.get_by_label("Name of the pack")).to_have_value("Twins")
        page.get_by_role("button", name="Keep at the server").click()
        expect(page.get_by_role("button", name="Kept at the server")).to_be_visible()
    page.goto(f"/new?game={WOOD}")
    page.get_by_text("Rules of this table").click()
    packs = page.get_by_role("radio", name=re.compile("^Twins, version 1 mark"))
    expect(packs).to_have_count(2)
    first, second = (one.evaluate("one => one.labels[0].innerText") for one in packs.all())
    assert first != second
    page.goto(CARDS)
    page.get_by_role("button", name="The pack").click()
    page.get_by_role("button", name="Forget it at the server").click()
    expect(page.get_by_role("button", name="Keep at the server")).to_be_visible()
    page.get_by_role("button", name="Throw away: Twins").click()
    expect(page.get_by_role("button", name="Throw away: Twins")).to_have_count(1)  # the other is at the server still
    assert [*violations(page, "light"), *sticks_out(page)] == []


@pytest.mark.slow
def test_cards_are_typed_and_played_with_without_a_network(visit: Visit, start_server: Start) -> None:
    page = offline(visit, start_server).open(CARDS)
    page.get_by_label("Name as printed").fill("Lighthouse")
    page.get_by_label("Wood it needs").fill("y1")
    page.get_by_role("button", name="The pack").click()
    page.get_by_label("Name of the pack").fill("By candle light")
    page.get_by_role("button", name="Play with it").click()
    expect(page.get_by_role("contentinfo")).to_contain_text("By candle light")
    page.get_by_text("Alone", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/here-*", timeout=180_000)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("By candle light")).to_be_visible()
