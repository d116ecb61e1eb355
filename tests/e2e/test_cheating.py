"""Dice that nobody has to believe: whatever the operator does, the page says what is wrong, in three languages."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from rollwright.tables.study.verify import judge
from tests.e2e.cheating import SWAPPED, WAYS, Way, cheats, kept_by, nothing, pretends_a_timeout, rewrites_row_1, truth
from tests.e2e.conftest import Visit
from tests.e2e.players import QUAY
from tests.e2e.world import GAME, ME, OPEN, World

LANGUAGES = ("en", "fr", "nl")
HONEST = Way("honest", nothing)


def log_of(page: Page, table: str) -> list[dict[str, Any]]:
    log: list[dict[str, Any]] = page.request.get(f"/api/tables/{table}/log").json()
    return log


def kept_of(page: Page, table: str) -> dict[str, Any]:
    kept: dict[str, dict[str, Any]] = json.loads(page.evaluate("localStorage.getItem('rw.seals')") or "{}")
    return kept.get(table, {})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_each_way_to_cheat_is_a_sentence(visit: Visit, world: World, way: Way, language: str) -> None:
    place = world["over"]
    page = visit(guest=place.guest, settings={"language": language}).new_page()
    cheats(way)(page, place)
    said = page.get_by_role("alert").get_by_role("listitem")
    expect(said).to_have_count(1)
    expect(said).to_contain_text(way.says[language])


@pytest.mark.parametrize("cheat", [rewrites_row_1, pretends_a_timeout])
def test_a_log_that_was_made_up_is_honest_by_itself(visit: Visit, world: World, cheat: Any) -> None:
    """So it is only what was kept that tells."""
    place = world["over"]
    page = visit(guest=place.guest).open("/help")
    lie = truth(log_of(page, place.table), place.guest["id"])
    before = json.dumps(lie.log)
    cheat(lie)
    assert judge(lie.log).findings == []
    assert json.dumps(lie.log) != before


def test_an_honest_server_is_blamed_for_nothing(visit: Visit, world: World) -> None:
    place = world["over"]
    page = visit(guest=place.guest).new_page()
    cheats(HONEST)(page, place)
    expect(page.get_by_role("heading", name=re.compile(r"^All \d+ rolls check out$"))).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="The seal before the game")).to_contain_text(
        "This browser was shown the same seal before the game"
    )
    expect(page.get_by_role("listitem").filter(has_text="The public log of seals")).to_contain_text("entry 17")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_browser_that_kept_nothing_says_just_that(visit: Visit, world: World) -> None:
    place = world["over"]
    page = visit().open(f"{place.path}/dice")
    expect(page.get_by_text("This browser has kept no seal of this table")).to_be_visible()
    expect(page.get_by_role("heading", name="What you still have to trust")).to_be_visible()


def test_a_browser_keeps_the_seal_and_its_own_number(visit: Visit, world: World) -> None:
    """And that is what the other tests let it remember."""
    guest = world.person("Asta", "kept").guest
    page = visit(guest=guest).open("/")
    page.get_by_role("button", name="Play a bot").first.click()
    page.get_by_role("contentinfo", name=QUAY).wait_for()
    table = page.url.rpartition("/")[2]
    page.wait_for_function("table => JSON.parse(localStorage['rw.seals'])[table].seals[0].revealed", arg=table)
    kept, expected = kept_of(page, table), kept_by(guest["id"], log_of(page, table))
    for seal in (*kept["seals"], *expected["seals"]):
        del seal["at"], seal["seq"]
    assert kept == expected


class Line:
    """The socket of a page, with an operator on it: what the page sends is noted, what it hears may be changed."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        self.changes_seal = False
        page.route_web_socket(re.compile("/ws$"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def up(message: str | bytes) -> None:
            self.sent.append(json.loads(message))
            server.send(message)

        def down(message: str | bytes) -> None:
            said = json.loads(message)
            info = said.get("info")
            if self.changes_seal and info and info["phase"] == "starting":
                info["dice"]["commit"] = "1d" * 32
            socket.send(json.dumps(said))

        socket.on_message(up)
        server.on_message(down)

    def commands(self) -> list[str]:
        return [message["do"] for message in self.sent if message["t"] == "cmd"]


def take_a_seat(page: Page) -> None:
    """Until the page shows it: its line goes by this test, and stands still while something else is waited for."""
    page.locator(".quay .pri").click()
    expect(page.locator(".quay .pri")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_shown_under_a_seal_that_has_changed(visit: Visit, world: World, language: str) -> None:
    host = world.person("Mads", f"swapped {language}").connect()
    table = host.create([ME, OPEN], GAME)["table"]
    host.open(table)
    guest = world.person("Asta", f"swapped {language}").guest
    page = visit(guest=guest, settings={"language": language}).new_page()
    line = Line(page)
    page.goto(f"/t/{table}")
    take_a_seat(page)
    host.until(table, lambda state: all(seat["seed_hash"] for seat in state["info"]["seats"]))
    line.changes_seal = True
    assert host.command(table, "start")["t"] == "ack"
    expect(page.get_by_role("alert")).to_contain_text(SWAPPED.says[language])
    page.wait_for_timeout(1500)
    assert line.commands() == ["sit"]
    assert kept_of(page, table)["swapped"]["commit"] == "1d" * 32
    host.close()


def test_a_number_is_shown_under_the_seal_that_was_kept(visit: Visit, world: World) -> None:
    """The same line with an honest operator on it."""
    host = world.person("Mads", "not swapped").connect()
    table = host.create([ME, OPEN], GAME)["table"]
    host.open(table)
    page = visit(guest=world.person("Asta", "not swapped").guest).new_page()
    line = Line(page)
    page.goto(f"/t/{table}")
    take_a_seat(page)
    host.until(table, lambda state: all(seat["seed_hash"] for seat in state["info"]["seats"]))
    assert host.command(table, "start")["t"] == "ack"
    page.wait_for_function("table => JSON.parse(localStorage['rw.seals'])[table].seals[0].revealed", arg=table)
    assert line.commands() == ["sit", "reveal"]
    expect(page.get_by_role("alert")).to_have_count(0)
    host.close()


@pytest.mark.slow
def test_a_redraw_is_told_and_counted(visit: Visit, world: World) -> None:
    """Somebody shows no number for 30 s: the page commits anew, and the story says why."""
    visitor = visit(guest=world.person("Asta", "redraw").guest)
    page = visitor.open(f"/new?game={GAME}")
    page.get_by_text("2 players", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.locator(".link").wait_for()
    table = page.url.rpartition("/")[2]
    first = page.locator(".print").inner_text()
    with world.person("Mads", "redraw") as silent:
        silent.open(table)
        assert silent.command(table, "sit", seed_hash=silent.seed_hash)["t"] == "ack"
        silent.until(table, lambda state: state["info"]["seats"][1]["kind"] == "open", timeout=60)
    expect(page.locator(".print")).not_to_have_text(first)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Seat a bot", exact=True).click()
    page.get_by_role("contentinfo", name=QUAY).wait_for()
    page.get_by_role("button", name=re.compile("^Log")).first.click()
    drawer = page.get_by_role("dialog")
    expect(drawer).to_contain_text("Before the game")
    expect(drawer).to_contain_text("A number for the dice was not shown in time")
    assert len(kept_of(page, table)["seals"]) == 2
    page.goto(f"/t/{table}/dice")
    expect(page.get_by_text("The dice were sealed anew once, because a number was not shown in time")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
