"""HTTP: guests, pages, errors, headers, and the description of all of it."""

from __future__ import annotations

import contextlib
import re
import sqlite3
import time
from typing import Any

import pytest

from rollwright.bots import CHARACTERS, LADDER
from rollwright.server.http.routes import ENDPOINTS
from rollwright.stores.people import TICKET_LASTS
from rollwright.stores.sqlite.file import FILE
from tests.server.client import Client, http
from tests.server.conftest import Start
from tests.server.players import BOT, ME, OPEN, begin, new_table, play_on, playing
from tests.server.process import ServerProcess


def test_a_server_answers_and_is_ready(server: ServerProcess) -> None:
    assert http(f"{server.url}/healthz").json["ok"] is True
    assert http(f"{server.url}/readyz").json == {"ok": True, "left_undone": []}


def test_a_guest_needs_no_name_and_gets_a_ticket(server: ServerProcess) -> None:
    guest = http(f"{server.url}/api/guests", "POST").json
    assert guest["name"] == ""
    assert len(guest["ticket"]) >= 40
    me = http(f"{server.url}/api/guests/me", ticket=guest["ticket"]).json
    assert me == {"id": guest["id"], "name": ""}
    assert http(f"{server.url}/api/guests/me", ticket="made up").status == 401
    assert http(f"{server.url}/api/guests/me").status == 401


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, 7, None, ["Ada"], "\ud800"])
def test_a_name_that_is_none_is_refused(server: ServerProcess, name: object) -> None:
    answer = http(f"{server.url}/api/guests", "POST", {"name": name})
    assert (answer.status, answer.json["code"]) == (400, "invalid")


@pytest.mark.parametrize("body", [b"{", b"[]", b"\xff\xfe", b'{"name": ' + b"[" * 2000, b"null", b"1e999"])
def test_a_body_that_is_no_object_is_refused(server: ServerProcess, body: bytes) -> None:
    assert http(f"{server.url}/api/guests", "POST", raw=body).status == 400


def test_half_a_character_in_a_body_breaks_nothing_anywhere(start_server: Start) -> None:
    """JSON can write one; nothing can keep it, hash it or answer it."""
    server = start_server("--no-limits")
    guest = http(f"{server.url}/api/guests", "POST").json
    broken = []
    for endpoint in ENDPOINTS:
        path = server.url + re.sub(r"{\w+}", "x", endpoint.path)
        for name in (*(endpoint.body or {}).get("properties", ()), "\ud800") if endpoint.body else ():
            for value in ("\ud800", {"\ud800": "always"}, ["\ud800"]):
                answer = http(path, endpoint.method, {name: value}, guest["ticket"])
                if not 400 <= answer.status < 500:
                    broken.append((endpoint.method, endpoint.path, name, value, answer.status))
    assert broken == []


def test_a_body_that_is_too_long_is_refused(server: ServerProcess) -> None:
    assert http(f"{server.url}/api/guests", "POST", raw=b" " * 5000).status == 413


def test_a_link_moves_a_guest_to_another_device_once(server: ServerProcess) -> None:
    guest = http(f"{server.url}/api/guests", "POST", {"name": "Ada"}).json
    assert http(f"{server.url}/api/tickets/move", "POST").status == 401
    link = http(f"{server.url}/api/tickets/move", "POST", ticket=guest["ticket"]).json["link"]
    word = link.partition("#")[2]
    moved = http(f"{server.url}/api/tickets/claim", "POST", {"link": word}).json
    assert (moved["id"], moved["name"]) == (guest["id"], "Ada")
    assert moved["ticket"] != guest["ticket"]
    assert http(f"{server.url}/api/guests/me", ticket=moved["ticket"]).json["id"] == guest["id"]
    assert http(f"{server.url}/api/tickets/claim", "POST", {"link": word}).status == 404


def test_a_ticket_that_has_not_been_used_for_half_a_year_is_unknown_and_a_new_guest_comes_in(
    start_server: Start,
) -> None:
    server = start_server()
    old, new = (http(f"{server.url}/api/guests", "POST").json for _ in range(2))
    server.stop()
    with contextlib.closing(sqlite3.connect(server.data / FILE, isolation_level=None)) as database:
        long_ago = time.time_ns() // 1_000_000 - TICKET_LASTS - 1000
        database.execute("update tickets set used_at = ? where person = ?", (long_ago, old["id"]))
    server.start()
    assert http(f"{server.url}/api/guests/me", ticket=old["ticket"]).status == 401
    assert http(f"{server.url}/api/guests/me", ticket=new["ticket"]).status == 200
    client = Client(server.url, old).connect(hello=False)
    client.send({"t": "hello", "ticket": old["ticket"], "proto": 1, "tables": {}})
    assert client.wait_closed() == (4401, [{"t": "bye", "code": "unknown_ticket"}])


def test_whoever_is_erased_is_nobody_afterwards_and_the_game_stays(server: ServerProcess) -> None:
    with Client(server.url, name="Zebedee") as client:
        table = playing(client)
        client.command(table, "chat", text="remember me")
        play_on(table, client)
        ticket = client.guest["ticket"]
        assert http(f"{server.url}/api/guests/me", "DELETE", ticket=ticket).status == 204
    assert http(f"{server.url}/api/guests/me", ticket=ticket).status == 401
    everything = http(f"{server.url}/api/tables/{table}").text + http(f"{server.url}/api/tables/{table}/record").text
    assert "Zebedee" not in everything
    with Client(server.url) as other:
        assert other.open(table)["chat"] == []
    for file in server.data.iterdir():
        assert b"remember me" not in file.read_bytes()
        assert b"Zebedee" not in file.read_bytes()


def test_games_and_bots_are_listed(server: ServerProcess) -> None:
    listed = http(f"{server.url}/api/games").json
    game = listed["games"][0]
    assert set(game) == {"id", "players", "versions", "editions", "options", "content", "action_space"}
    assert (listed["bots"], listed["characters"]) == (list(LADDER), list(CHARACTERS))


@pytest.mark.parametrize("what", ["rules", "messages"])
def test_a_game_speaks_three_languages(server: ServerProcess, what: str) -> None:
    game = http(f"{server.url}/api/games").json["games"][0]["id"]
    pages = [http(f"{server.url}/api/games/{game}/{what}?lang={language}") for language in ("en", "fr", "nl")]
    assert [page.status for page in pages] == [200] * 3
    assert len({page.text for page in pages}) == 3
    assert http(f"{server.url}/api/games/{game}/{what}?lang=xx").status == 400
    assert http(f"{server.url}/api/games/chess/{what}").status == 404


def test_a_table_tells_onlookers_what_is_public(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        table = new_table(ada, ME, OPEN)
        info = http(f"{server.url}/api/tables/{table}").json
        assert (info["id"], info["you"], info["phase"]) == (table, [], "waiting")
        assert http(f"{server.url}/api/tables/{table}", ticket=ada.guest["ticket"]).json["you"] == [0]
    assert http(f"{server.url}/api/tables/nowhere").status == 404
    assert http(f"{server.url}/api/codes/NOPE").status == 404


def test_a_game_is_replayed_move_by_move(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        table = new_table(ada, ME, BOT)
        url = f"{server.url}/api/tables/{table}/replay"
        assert http(url).status == 409
        begin(table, ada)
        play_on(table, ada)
        replay = http(url).json
        assert replay["steps"][-1]["view"] == ada.views[table]["view"]
        record = http(f"{server.url}/api/tables/{table}/record").text
        assert len(replay["steps"]) == len(record.partition("\n\n")[2].splitlines())
        assert http(f"{url}?seat=1").status == 200
        assert http(f"{url}?seat=2").status == 400


def test_while_a_game_goes_on_it_is_replayed_from_ones_own_seat_alone(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        table = playing(ada, ME, BOT)
        url = f"{server.url}/api/tables/{table}/replay"
        assert http(f"{url}?seat=0").status == 403
        assert http(f"{url}?seat=0", ticket=ada.guest["ticket"]).status == 200
        assert http(f"{url}?seat=1", ticket=ada.guest["ticket"]).status == 403
        assert http(url).status == 200


def test_every_route_is_described_and_every_description_is_a_route(server: ServerProcess) -> None:
    described = http(f"{server.url}/api/openapi.json").json
    assert described["openapi"].startswith("3.1")
    page = http(f"{server.url}/api/docs").text
    samples = {
        "table": "nowhere",
        "game": "chess",
        "code": "NOPE",
        "leaf": "none",
        "hash": "none",
        "when": "2026-11-18",
        "passkey": "none",
        "device": "none",
        "ring": "none",
        "person": "nobody",
        "word": "none",
        "link": "none",
    }
    for path, methods in described["paths"].items():
        assert path in page
        for method, operation in methods.items():
            url = server.url + re.sub(r"{(\w+)}", lambda found: samples[found[1]], path)
            answer = http(url, method.upper())
            assert str(answer.status) in operation["responses"], f"{method} {path} gave {answer.status}"
            assert answer.status != 405


def test_what_is_not_there_is_reported_in_json_below_api_and_is_the_page_elsewhere(server: ServerProcess) -> None:
    missing = http(f"{server.url}/api/nothing")
    assert (missing.status, missing.json["code"]) == (404, "unknown")
    assert http(f"{server.url}/some/table").headers["content-type"].startswith("text/html")
    assert http(f"{server.url}/missing.js").status == 404
    assert http(f"{server.url}/../../etc/passwd").status in (200, 404)
    assert "root:" not in http(f"{server.url}/..%2f..%2fetc/passwd").text


def test_every_answer_has_the_headers_that_keep_strangers_out(server: ServerProcess) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/api/docs"):
        headers = http(server.url + path).headers
        assert "script-src 'self' 'wasm-unsafe-eval'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_figures_are_in_the_format_of_prometheus(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        new_table(ada)
    answer = http(f"{server.url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    for line in answer.text.splitlines():
        assert line.startswith("# ") or re.fullmatch(r'\w+(\{\w+="[^"]*"\})? -?[0-9.e+-]+', line), line
    counts: dict[str, Any] = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
    assert int(counts['rollwright_commands_total{outcome="ack"}']) >= 1
    assert int(counts["rollwright_commit_seconds_count"]) >= 1


def test_too_many_guests_of_one_address_must_wait(start_server: Start) -> None:
    limited = start_server()
    answers = [http(f"{limited.url}/api/guests", "POST") for _ in range(70)]
    refused = [answer for answer in answers if answer.status == 429]
    assert 5 <= len(refused) <= 10
    assert int(refused[0].headers["retry-after"]) >= 1
    assert http(f"{limited.url}/healthz").status == 200
