"""Every refusal that the game can give is shown with its reason and its rule, in every language; some are provoked."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from rollwright.cli.languages import LANGUAGES
from rollwright.kernel.discovery import find_game, package_of
from rollwright.kernel.model import Refusal
from rollwright.testing.messages import messages, met
from rollwright.texts.words import Words, message_id
from tests.e2e.browser import PHONE
from tests.e2e.conftest import Visit
from tests.e2e.players import QUAY, Player, TouchHands, square_point, tap_square
from tests.e2e.screen_reader import listen
from tests.e2e.world import World
from tests.rarely import one_and_rarely
from tests.server.client import http
from tests.server.process import ROOT

GAME: Final = "copenhagen_roll"
RAW: Final = re.compile(r"crw|cr-|[{}$_]|\?\?\?|\b(undefined|null|NaN)\b")
"""What must never be read: ids, keys, placeholders."""
CODE: Final = re.compile(r"\b[a-e][1-9]\b|\b(?!by\b)[rygbpw]{2,}\b|[a-z]-[2-5]\b")
"""Squares, dice and shapes in the notation, which a rule may be quoted with."""


@cache
def samples() -> dict[str, Refusal]:
    """One refusal of every code, as it came up in random games; those that are rare with values of the same names."""
    game = find_game(GAME)
    found = {refusal.code: refusal for refusal in met(GAME)[1]}
    values = {name: value for refusal in found.values() for name, value in refusal.values.items()}
    for code, rule in game.refusals.items():
        if code not in found:
            said = messages(package_of(GAME), "en")
            wanted = said.get(f"{message_id(code)}.refusal", said[message_id(code)]).variables
            found[code] = Refusal(code, rule, {name: values.get(name, 2) for name in wanted})
    # A seat that is at this table too.
    seats = {"active": 1, "first": 1}
    return {
        code: Refusal(code, refusal.rule, {name: seats.get(name, value) for name, value in refusal.values.items()})
        for code, refusal in found.items()
    }


class Answers:
    """Stands between page and server, and puts a refusal of our choice into the server's next answer."""

    def __init__(self, page: Page) -> None:
        self.next: Refusal | None = None
        page.route_web_socket(re.compile("/ws$"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(self._changed(str(message))))
        socket.on_message(server.send)

    def _changed(self, text: str) -> str:
        message: dict[str, Any] = json.loads(text)
        if message["t"] != "answer" or self.next is None:
            return text
        refusal = self.next
        message["refusal"] = {"code": refusal.code, "rule": refusal.rule, "values": dict(refusal.values)}
        return json.dumps(message)


def anchors(page: Page) -> set[str]:
    """Every rule that the rules page can be opened at."""
    page.goto(f"/rules/{GAME}")
    page.locator("[id^='CRW-']").first.wait_for()
    return set(page.locator("[id^='CRW-']").evaluate_all("rules => rules.map((rule) => rule.id)"))


def dialog(page: Page) -> Locator:
    return page.get_by_role("alertdialog")


def read(page: Page) -> dict[str, str]:
    """The refusal that is shown: its title, its text, the rule it quotes and the address it links to."""
    expect(dialog(page).locator("blockquote p")).not_to_be_empty()
    shown: dict[str, str] = dialog(page).evaluate(
        """(shown) => ({
            title: shown.querySelector('h1, h2, h3').innerText,
            text: shown.querySelector(':scope > p').innerText,
            quote: shown.querySelector('blockquote p').innerText,
            href: shown.querySelector('a').getAttribute('href'),
        })"""
    )
    return shown


def put_away(page: Page) -> None:
    dialog(page).get_by_role("button").last.click()
    expect(dialog(page)).to_have_count(0)


@pytest.mark.parametrize("language", one_and_rarely(LANGUAGES))
def test_every_refusal_is_shown_with_its_rule(visit: Visit, world: World, language: str) -> None:
    refusals = samples()  # first: while they are gathered no message is passed on, and the page gives up its line
    draw = world["draw"]
    page = visit(language=language, guest=draw.guest).open("/")
    known = anchors(page)
    answers = Answers(page)
    page.goto(draw.path)
    page.locator("[data-main]").wait_for()
    names = [seat["name"] for seat in http(f"{world.address}/api/tables/{draw.table}").json["seats"]]
    said_in, english = Words(find_game(GAME), language, names), Words(find_game(GAME), "en", names)
    faults: list[str] = []
    square = square_point(page, "c5")
    for code, refusal in refusals.items():
        answers.next = refusal
        page.mouse.click(*square)
        shown = read(page)
        page.keyboard.press("Escape")
        expect(dialog(page)).to_have_count(0)
        faults += [f"{code}: {shown[part]!r}" for part in ("title", "text", "quote") if is_raw(shown[part])]
        faults += [f"{code}: {shown[part]!r}" for part in ("title", "text") if CODE.search(shown[part])]
        # Squares, dice and shapes are named for people, where the terminal writes them in the notation.
        if shown["text"] != said_in.refusal(refusal) and all(type(value) is int for value in refusal.values.values()):
            faults.append(f"{code}: {shown['text']!r} instead of {said_in.refusal(refusal)!r}")
        if language != "en" and shown["text"] == english.refusal(refusal):
            faults.append(f"{code}: {shown['text']!r} is English")
        if shown["href"] != f"/rules/{GAME}#{refusal.rule}" or refusal.rule not in known:
            faults.append(f"{code}: {shown['href']!r} leads nowhere")
    assert faults == []
    assert set(refusals) == set(find_game(GAME).refusals)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_that_comes_too_late_is_answered_in_the_player_s_language(
    visit: Visit, world: World, language: str
) -> None:
    draw = world["draw"]
    page = visit(language=language, guest=draw.guest).new_page()
    page.route_web_socket(re.compile("/ws$"), make_stale)
    page.goto(draw.path)
    page.locator("[data-main]").click()
    expect(dialog(page).locator(":scope > p").first).to_have_text(worded("refused-stale", language))


def make_stale(socket: WebSocketRoute) -> None:
    """Every move is sent as one for the decision before, so that the server itself refuses it."""
    server = socket.connect_to_server()

    def send(text: str | bytes) -> None:
        message: dict[str, Any] = json.loads(text)
        if message.get("do") == "act":
            message["decision"] -= 1
        server.send(json.dumps(message))

    socket.on_message(send)


def worded(key: str, language: str) -> str:
    """A message of the page itself."""
    text = (ROOT / f"web/src/messages/{language}.ftl").read_text(encoding="utf-8")
    return next(line.partition(" = ")[2] for line in text.splitlines() if line.startswith(f"{key} = "))


def is_raw(text: str) -> bool:
    return not text.strip() or RAW.search(text) is not None


def test_a_tap_that_can_t_be_is_answered_with_the_rule(visit: Visit, note: Callable[[str], None]) -> None:
    """On a phone, by taps alone: at least five different refusals, each by its own rule."""
    page = visit(size=PHONE, touch=True).open("/")
    page.get_by_role("button", name="Play a bot : Copenhagen Roll & Write").tap()
    player = Player(page, TouchHands(page))
    player.play(turns=1)
    met_here: dict[str, str] = {}

    def provoke(what: str) -> None:
        shown = read(page)
        assert not is_raw(shown["text"])
        met_here[shown["href"].partition("#")[2]] = f"{what}: {shown['title']}"
        put_away(page)

    until_drawing(player)
    tap_square(page, "c5")
    provoke("a tap on the house before a shape is chosen")
    tap_shape(page, "(left|right), crossed out$")
    provoke("a tap on a shape that is gone")
    tap_shape(page, "can’t be drawn now$")
    provoke("a tap on a shape that is too dear")
    page.get_by_role("button", name=re.compile("^Your abilities")).tap()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Use again")).tap()
    provoke("a tap on an ability without a star")
    tap_shape(page, "(unlimited|once-only)$")
    page.get_by_role("button", name="Draw it here").wait_for()
    tap_square(page, "c9")
    provoke("a tap on a square in the air")
    taken = page.get_by_role("row", name=re.compile("^Row 1")).get_by_role("cell").all_inner_texts()
    tap_square(page, f"{'abcde'[next(i for i, sign in enumerate(taken) if sign != 'empty')]}1")
    provoke("a tap on a square that is drawn")
    note("; ".join(f"{rule} ({how})" for rule, how in met_here.items()))
    assert len(met_here) >= 5


def until_drawing(player: Player) -> None:
    """Until a shape can be chosen."""
    while True:
        heard = listen(player.page)
        quay = heard.first("contentinfo", QUAY)
        buttons = list(quay.all("button")) if quay else []
        if quay and buttons and buttons[-1].name == "Pass" and "Nothing can be drawn" not in quay.words:
            return
        player.decide(heard)
        assert player.deeds < 200


def tap_shape(page: Page, state: str) -> None:
    """A shape whose name ends so, of the first colour that has one."""
    tabs = page.get_by_role("radiogroup", name="Colour").get_by_role("radio")
    for number in range(tabs.count()):
        tabs.nth(number).tap()
        shapes = page.get_by_role("radio", name=re.compile(state))
        if shapes.count():
            shapes.first.tap()
            return
    raise AssertionError(f"no shape is {state!r}")
