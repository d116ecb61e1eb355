"""Without a server and without a network, after one visit: tables of this device, in a real browser."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from rollwright.cli.web import build
from rollwright.kernel.discovery import game_ids
from tests.e2e.board import BoardPlayer
from tests.e2e.browser import PHONE, going_first
from tests.e2e.conftest import Note, Start, Visit
from tests.e2e.kept import KEPT_SECONDS, NO_WORD, WATCH_PROGRESS, kept, line, offline, play_a_bot, wait_until_kept
from tests.e2e.learners import LEARNERS, lessons_of, wait_for_step
from tests.e2e.page_nodes import SECONDS, page_nodes
from tests.e2e.players import QUAY, AssistiveHands, TouchHands
from tests.e2e.screen_reader import Heard
from tests.e2e.workers import WorkerClient
from tests.e2e.world import BOARD, GAME, GREEDY, ME, Playing, State, is_over
from tests.rarely import one_and_rarely


@pytest.mark.parametrize("game", one_and_rarely(game_ids()))
def test_a_whole_game_is_played_with_no_server_and_its_record_replays(
    game: str, visit: Visit, start_server: Start, tmp_path: Path, note: Note
) -> None:
    visitor = offline(visit, start_server)
    page = visitor.open("/")
    table = play_a_bot(page, game)
    page.close()

    # The rest is played over the page's own line to its worker, as it would be tap by tap.
    line = visitor.open("/help")
    me = WorkerClient(line).connect()
    me.open(table)
    assert me.info(table)["dice"]["scheme"] == "local"
    started = time.monotonic()
    Playing(table, [me], table, ["greedy"]).go_on(is_over)
    note(f"{game}: {me.heads[table]} rows in {time.monotonic() - started:.0f} s, offline")
    line.close()

    page = visitor.open(f"/t/{table}")
    expect(page.get_by_role("table", name="Points by source")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export").click()
    record = tmp_path / "game.txt"
    saved.value.save_as(record)
    replayed = subprocess.run(
        [sys.executable, "-m", "rollwright.cli", "replay", str(record), "--no-colour"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert replayed.returncode == 0, replayed.stderr  # the replay compares the record's hash with its own


@pytest.mark.parametrize("where", [pytest.param("server", marks=pytest.mark.slow), "here"])
def test_a_hint_lies_on_the_sheet_and_the_button_plays_it(where: str, visit: Visit) -> None:
    page = visit(settings={"language": "en"}).open(f"/new?game={GAME}")
    page.get_by_role("radiogroup", name="Number of players").get_by_text("2 players").click()
    page.get_by_role("combobox", name="Seat 2").select_option("tern")
    if where == "here":
        page.get_by_text("On this device").click()
    page.get_by_role("contentinfo").get_by_role("button").click()
    start = page.get_by_role("button", name="Start the game")
    actions = page.get_by_role("contentinfo", name="Your actions")
    start.or_(actions).first.wait_for(timeout=KEPT_SECONDS * 1000)
    if start.is_visible():
        start.click()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.keyboard.press("i")
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("radio").first).to_be_checked()
    advised = hint.get_by_role("radio").first.inner_text().splitlines()[0]
    hint.get_by_role("button", name="Understood").click()
    expect(hint).to_be_hidden()
    asked = page.locator("header strong").inner_text()
    page.locator("[data-main]").click()
    expect(page.locator("header strong")).not_to_have_text(asked)
    assert advised


@pytest.mark.slow
def test_why_not_is_answered_while_a_bot_thinks(visit: Visit, note: Note) -> None:
    page = visit().open("/help")
    me = WorkerClient(page).connect()
    table: str = me.create([ME, {"kind": "bot", "bot": "expert"}], GAME)["table"]
    me.open(table)
    me.command(table, "start")
    asked = """table => new Promise((done) => {
        const before = performance.now();
        const listen = ({ data }) => {
            if (data.message?.t !== 'answer') return;
            line.worker.removeEventListener('message', listen);
            done(performance.now() - before);
        };
        line.worker.addEventListener('message', listen);
        const message = { t: 'ask', table, id: 'why', plan: ['place a9 b9'], seat: 0 };
        line.worker.postMessage({ say: 'message', message });
    })"""
    playing = Playing(table, [me], table, ["greedy"])
    playing.go_on(lambda state: not any(offer["actions"] for offer in state["offers"]))
    took = sorted(page.evaluate(asked, table) for _ in range(20))
    note(f"why not, while a bot thinks: {took[10]:.0f} ms in the middle, {took[-1]:.0f} ms at most")
    assert took[10] < 100


def can_act_later(state: State) -> bool:
    return state["seq"] > 12 and any(offer["actions"] for offer in state["offers"])


@pytest.mark.slow
def test_a_game_is_saved_thrown_away_gone_on_with_and_handed_to_a_server(visit: Visit, tmp_path: Path) -> None:
    page = visit().open("/help")
    line = WorkerClient(page).connect()
    table: str = line.create([ME, GREEDY], GAME)["table"]
    line.open(table)
    line.command(table, "start")
    Playing(table, [line], table, ["greedy"]).go_on(can_act_later)
    line.close()

    page.goto(f"/t/{table}")
    actions = page.get_by_role("contentinfo", name="Your actions")
    actions.wait_for(timeout=KEPT_SECONDS * 1000)
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    record = tmp_path / "game.txt"
    saved.value.save_as(record)
    page.get_by_role("button", name="Throw away").click()
    page.get_by_role("button", name="Throw away").click()
    page.wait_for_url(lambda url: "/t/" not in url)

    # In the terminal, bots play it to its end.
    played = [sys.executable, "-m", "rollwright.cli", "play", "--resume", str(record), "--seats", "greedy,greedy"]
    assert "places:" in subprocess.run(played, capture_output=True, text=True, check=True).stdout

    page.goto(f"/new?game={GAME}")
    page.get_by_role("radio", name="Bots", exact=True).check(force=True)
    page.get_by_text("On this device").click()
    page.get_by_label("Choose a file", exact=True).set_input_files(record)
    page.wait_for_url("**/t/here-*", timeout=KEPT_SECONDS * 1000)
    assert table not in page.url, "the first one is gone"
    actions.wait_for(timeout=KEPT_SECONDS * 1000)
    title = page.locator("header strong").inner_text()

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Move to the server").click()
    page.wait_for_url(lambda url: "/t/" in url and "/t/here-" not in url)
    expect(page.locator("header strong")).to_have_text(title)


@pytest.fixture
def site(tmp_path: Path, client_is_built: None) -> Iterator[tuple[str, Path]]:
    """A host of files alone: its address, and its folder."""
    folder = tmp_path / "site"
    build(files("rollwright.server") / "static", folder)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", folder
    server.shutdown()
    server.server_close()


def test_lessons_need_no_server(visit: Visit, site: tuple[str, Path]) -> None:
    page = visit(site[0]).open("/")
    page.get_by_role("link", name="Copenhagen roll & write", exact=True).click()
    page.get_by_role("link", name=re.compile("^Begin: ")).click()
    lesson = lessons_of(GAME)[0]
    wait_for_step(page, 1, 0, len(lesson.steps))
    taught = LEARNERS[GAME](page, AssistiveHands(page))
    taught.play(lesson.steps[0].moves())
    assert lesson.steps[0].rules()[0] in taught.coach()
    taught.confirm()
    wait_for_step(page, 1, 1, len(lesson.steps))
    page.get_by_role("link", name="Rollwright").click()
    page.get_by_role("button", name=re.compile("^Play a bot")).first.wait_for()
    expect(page.get_by_text("Resume")).to_have_count(0)
    page.wait_for_function("!localStorage.getItem('rw.lesson-tables').includes('true')")


def test_a_site_of_files_says_that_it_has_no_server(visit: Visit, site: tuple[str, Path]) -> None:
    page = visit(site[0]).open("/")
    expect(page.get_by_text("This site has no server.")).to_be_visible()
    expect(page.get_by_text("Looking for open tables…")).to_have_count(0)
    expect(page.get_by_role("textbox")).to_have_count(0)
    page.get_by_role("link", name="New table").click()
    expect(page.get_by_role("radio", name="Friends by link")).to_have_count(0)
    page.evaluate("history.pushState(null, '', '/j/KR4B42'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name="This site has no server.")).to_be_visible()


@pytest.mark.parametrize(
    "reported", [line("cellular"), line("wifi", saves=True), NO_WORD], ids=["cellular", "saves", "none"]
)
def test_offline_data_waits_until_somebody_asks_for_it(visit: Visit, reported: str) -> None:
    """Its size is said before, and how far it has come; then it can be removed, and doesn't come back by itself."""
    visitor = visit(keeps=True)
    visitor.context.add_init_script(reported)
    page = visitor.open("/settings")
    ask = page.get_by_role("button", name=re.compile(r"^Keep \d+\.\d MB on this device$"))
    expect(ask).to_be_visible()
    page.wait_for_timeout(2000)
    assert page.evaluate("caches.keys()") == [], "nothing was fetched unasked"
    page.evaluate(WATCH_PROGRESS)
    ask.click()
    expect(page.get_by_text("Ready to play offline")).to_be_visible(timeout=KEPT_SECONDS * 1000)
    shares = page.evaluate("shares")
    assert shares == sorted(shares)
    assert any(0 < share < 1 for share in shares), "how far it came was shown"
    wait_until_kept(page)
    page.get_by_role("button", name=re.compile("^Remove")).click()
    expect(ask).to_be_visible()
    assert page.evaluate("caches.keys()") == []


def test_on_a_free_line_offline_data_comes_by_itself_until_it_is_removed(visit: Visit) -> None:
    visitor = visit(keeps=True)
    page = kept(visitor)
    page.goto("/settings")
    page.get_by_role("button", name=re.compile("^Remove")).click()
    ask = page.get_by_role("button", name=re.compile("^Keep"))
    expect(ask).to_be_visible()
    page.reload()
    expect(ask).to_be_visible()
    page.wait_for_timeout(2000)
    assert page.evaluate("caches.keys()") == []


@pytest.mark.slow
def test_an_update_is_offered_not_forced_and_a_saved_game_survives_it(visit: Visit, site: tuple[str, Path]) -> None:
    address, folder = site
    visitor = visit(address, keeps=True)
    page = kept(visitor)
    table = play_a_bot(page, GAME)
    page.get_by_role("button", name="Hint").wait_for()  # there is something to decide
    title = page.locator("header strong").inner_text()
    worker = folder / "sw.js"
    worker.write_text(worker.read_text().replace("const VERSION = '", "const VERSION = 'later-"))
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    offered = page.get_by_role("button", name="Use it now")
    offered.wait_for(timeout=KEPT_SECONDS * 1000)
    expect(page.locator("header strong")).to_have_text(title)  # nothing has been taken from under the player
    with page.expect_navigation():
        offered.click()
    page.get_by_role("contentinfo", name="Your actions").wait_for(timeout=KEPT_SECONDS * 1000)
    expect(page.locator("header strong")).to_have_text(title)
    assert table in page.url
    names = [name for name in page.evaluate("caches.keys()") if name.startswith("rollwright-files-")]
    assert len(names) == 1
    assert "later-" in names[0], "the old version is gone"


@pytest.mark.slow
def test_it_can_be_installed_as_an_app(visit: Visit, site: tuple[str, Path]) -> None:
    page = kept(visit(site[0], keeps=True))
    browser = page.context.new_cdp_session(page)
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A browser under test has no profile of its own to install into.
    assert [error["errorId"] for error in found if error["errorId"] != "in-incognito"] == []
    manifest = json.loads(browser.send("Page.getAppManifest")["data"])
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])


@pytest.mark.slow
def test_two_tabs_do_not_fight(visit: Visit) -> None:
    visitor = visit()
    first = visitor.open("/help")
    me = WorkerClient(first).connect()
    table: str = me.create([ME, GREEDY], GAME)["table"]
    me.open(table)
    me.command(table, "start")
    second = visitor.open(f"/t/{table}")
    expect(second.get_by_text("open in another tab")).to_be_visible(timeout=KEPT_SECONDS * 1000)
    second.get_by_role("button", name="Use them here").click()
    second.get_by_role("contentinfo", name="Your actions").wait_for(timeout=KEPT_SECONDS * 1000)
    first.close()
    expect(second.get_by_role("contentinfo", name="Your actions")).to_be_visible()


_OVERHEAR: Final = """
window.Worker = class extends Worker {
    constructor(...how) {
        super(...how);
        this.addEventListener('message', ({ data }) => {
            if (data.message?.view && data.message.offers) window.toldLast = data.message;
            const hands = data.message?.view?.players?.filter(({ hand }) => typeof hand.secret === 'string') ?? [];
            window.mostHands = Math.max(window.mostHands ?? 0, hands.length);
        });
    }
};
"""
"""What the page's worker tells it is heard here too: who is to act, and every hand as the page was told it."""

_SHOWN: Final = """() => ({
    cards: [...document.querySelectorAll('.hand [aria-label^="Card "]')]
        .map((card) => card.ariaLabel.split(' ').at(-1)),
    hands: document.querySelectorAll('.hand').length,
    told: window.toldLast,
    mostHands: window.mostHands,
})"""


class AtOneScreen(BoardPlayer):
    """Two who pass the screen on. At every look the page is searched for hands."""

    passed = 0
    looks = 0

    def decide(self, heard: Heard) -> None:
        mine = heard.first("contentinfo", QUAY)
        shows = next((one for one in mine.all("button") if one.name.startswith("I am ")), None) if mine else None
        shown = self.page.evaluate(_SHOWN)
        reported = shown["told"]
        seat = next((offer["seat"] for offer in reported["offers"] if offer["actions"]), None)
        hands = [player["hand"] for player in reported["view"]["players"]]
        assert shown["mostHands"] == 1, "no message holds both hands, until the game is over"
        if shows is not None:
            assert shown["hands"] == 0, "while the screen is handed over no hand lies on it"
            self.passed += 1
            self.hands.press(shows)
            self._until_heard(heard)
        elif seat is not None and shown["hands"]:
            assert "hidden" in hands[1 - seat]["secret"], "the page was not even told the other's hand"
            # What was taken from the harbour is known to all; the rest is secret.
            assert sorted(card[0] for card in shown["cards"]) == sorted(hands[seat]["known"] + hands[seat]["secret"])
            self.looks += 1
            super().decide(heard)
        else:
            super().decide(heard)


@pytest.mark.parametrize("turns", [3, pytest.param(1000, marks=pytest.mark.slow)])
def test_two_at_one_screen_never_see_the_others_hand(turns: int, visit: Visit, note: Note) -> None:
    """The phone is passed on: what the page shows at any moment is one hand, and none while it is handed over."""
    visitor = visit(size=PHONE, touch=True)
    line = visitor.open("/help")
    me = WorkerClient(line).connect()
    table: str = me.create([ME, ME], BOARD)["table"]
    me.open(table)
    me.command(table, "start")
    line.close()
    visitor.context.add_init_script(_OVERHEAR)
    page = visitor.open(f"/t/{table}")
    page.get_by_role("button", name="I am ").wait_for(timeout=KEPT_SECONDS * 1000)
    player = AtOneScreen(page, TouchHands(page))
    heard = player.play(seconds=600, turns=turns)
    note(f"at one screen: {player.turns} turns, handed over {player.passed} times, {player.looks} looks at a hand")
    assert player.passed >= min(turns, 10)
    assert player.looks >= player.passed
    if turns > 3:
        assert heard.first("table", "Points by source") is not None, "the game came to its end"


def wait_for_snapshot(page: Page) -> None:
    """Until the browser has kept the memory of a Python that has started: the bots' worker makes it."""
    deadline = time.monotonic() + KEPT_SECONDS
    while not page.evaluate("caches.open('rollwright-python').then((kept) => kept.keys()).then((keys) => keys.length)"):
        assert time.monotonic() < deadline, "no snapshot was kept"
        time.sleep(0.2)


def page_memory(pid: int) -> int:
    """Bytes of the largest renderer that a process has started: a page with its workers."""
    most = 0
    for listed in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, listed.read_text().split()):
            most = max(most, page_memory(child))
            if b"--type=renderer" in Path(f"/proc/{child}/cmdline").read_bytes():
                most = max(most, int(Path(f"/proc/{child}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE"))
    return most


@pytest.mark.slow
@pytest.mark.usefixtures("undisturbed")
def test_how_soon_one_can_play(visit: Visit, start_server: Start, note: Note) -> None:
    """Cold: an empty browser, from the address to the first legal move. Warm: the second visit, offline."""
    server = start_server()
    visitor = visit(server.url, keeps=True)
    visitor.context.add_init_script(line("wifi"))
    started = time.monotonic()
    page = visitor.open("/help")
    me = WorkerClient(page).connect()
    table: str = me.create([ME, GREEDY], GAME)["table"]
    me.open(table)
    me.command(table, "start")
    me.until(table, lambda state: any(offer["actions"] for offer in state["offers"]))
    cold = time.monotonic() - started
    wait_until_kept(page)
    wait_for_snapshot(page)
    disk = page.evaluate("navigator.storage.estimate().then((found) => found.usage)")
    page.close()
    server.stop()
    visitor.context.set_offline(True)
    started = time.monotonic()
    page = visitor.open(f"/t/{table}")
    page.get_by_role("contentinfo", name="Your actions").get_by_role("button").first.wait_for()
    warm = time.monotonic() - started
    memory = page_memory(os.getpid())
    note(f"cold start {cold:.1f} s, second visit offline {warm:.1f} s, {disk / 1e6:.0f} MB on disk")
    note(f"{memory / 1e6:.0f} MB of memory while a table is played, with both workers")
    assert memory > 0


@pytest.mark.slow
@pytest.mark.usefixtures("undisturbed")
def test_how_far_the_strongest_bot_thinks_in_a_page(visit: Visit, note: Note) -> None:
    page = visit().open("/help")
    with going_first():
        measured = page_nodes(page, game_ids(), [1, 5, 9, 13, 17])
    for game, found in measured.items():
        middle = sorted(found)[len(found) // 2]
        note(f"{game}: expert looks at {middle} actions in {SECONDS:.0f} s ({min(found)} to {max(found)})")
        assert min(found) > 0
