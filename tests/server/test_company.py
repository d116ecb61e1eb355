"""People who know one another, at a real server; and those who would like to know more of others than they may."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from rollwright.stores.sqlite.file import FILE
from rollwright.stores.store import Finish
from tests.server.callees import alerts, ask, of_two
from tests.server.client import NO_CLOCK, Answer, Client, http
from tests.server.conftest import Start, Time
from tests.server.days import GAME, Server, play_days
from tests.server.finished_games import fill, game
from tests.server.players import BOT, ME, OPEN, new_table, sit
from tests.server.process import ServerProcess
from tests.tables.evening import Evening

WISH = {"name": "Thursday table", "game": "copenhagen_roll", "clock": NO_CLOCK}


def sat_together(server: ServerProcess, *clients: Client) -> None:
    """They have finished a game with one another."""
    first, *others = [client.guest["id"] for client in clients]
    body = game(2, first, others)
    body["table"] = f"sat {first}"
    for person in (first, *others):
        fill(server.data, person, [body])


def asks(client: Client, path: str, method: str = "GET", body: Any = None) -> Answer:
    return http(f"{client.url}/api{path}", method, body, client.guest["ticket"])


def invite(client: Client, table: str, person: str, word: str = "Revenge?") -> Answer:
    return asks(client, f"/tables/{table}/invitations", "POST", {"person": person, "word": word})


def invitations(client: Client) -> list[dict[str, Any]]:
    answer = asks(client, "/people")
    assert answer.status == 200, answer.text
    found: list[dict[str, Any]] = answer.json["invitations"]
    return found


def found_circle(client: Client, **wish: Any) -> dict[str, Any]:
    answer = asks(client, "/circles", "POST", WISH | wish)
    assert answer.status == 201, answer.text
    circle: dict[str, Any] = answer.json
    return circle


def test_who_has_sat_with_me_asks_me_to_a_table_and_i_sit_down_or_decline(start_server: Start) -> None:
    server = start_server()
    with Client(server.url, name="Ada") as ada, Client(server.url, name="Bob") as bob:
        sat_together(server, ada, bob)
        first, second = new_table(ada, ME, OPEN, cid="a"), new_table(ada, ME, OPEN, BOT, cid="b")
        for table in (first, second):
            assert invite(ada, table, bob.guest["id"]).status == 201
        told = {one["table"]: one for one in invitations(bob)}
        assert set(told) == {first, second}
        assert told[first]["by"] == {"id": ada.guest["id"], "name": "Ada"}
        assert (told[first]["game"], told[first]["players"], told[first]["word"]) == ("copenhagen_roll", 2, "Revenge?")
        sit(bob, first)
        assert [one["table"] for one in invitations(bob)] == [second], "who sits down has answered"
        assert asks(bob, f"/invitations/{second}", "DELETE").status == 204
        assert invitations(bob) == []
        assert asks(bob, f"/invitations/{second}", "DELETE").status == 404
        (asked,) = asks(ada, f"/tables/{second}/invitations").json["asked"]
        assert asked == {"id": bob.guest["id"], "name": "Bob", "answer": "declined"}
        sit(bob, second)  # the seat stays open for all


def test_an_invitation_says_nothing_of_whether_there_is_such_a_person(start_server: Start) -> None:
    server = start_server()
    with Client(server.url) as ada, Client(server.url) as bob, Client(server.url) as stranger:
        table = new_table(ada, ME, OPEN)
        sat_together(server, stranger, bob)
        there, nobody = invite(ada, table, bob.guest["id"]), invite(ada, table, "nobody-at-all")
        assert (there.status, there.json) == (nobody.status, nobody.json) == (404, nobody.json)
        assert invite(ada, table, ada.guest["id"]).json == nobody.json
        assert invitations(bob) == []
        blocks = [asks(ada, "/blocks", "POST", {"person": one}) for one in (bob.guest["id"], "nobody-at-all")]
        assert [answer.status for answer in blocks] == [204, 204]
        assert [one["id"] for one in asks(ada, "/people").json["blocked"]] == [bob.guest["id"]]


def test_only_who_sits_at_a_table_that_waits_asks_others_there(start_server: Start) -> None:
    server = start_server()
    with Client(server.url) as ada, Client(server.url) as bob:
        sat_together(server, ada, bob)
        table = new_table(bob, ME, OPEN)
        assert invite(ada, table, bob.guest["id"]).status == 404
        assert asks(ada, f"/tables/{table}/invitations").status == 404
        assert invite(ada, "no-such-table", bob.guest["id"]).status == 404
        full = new_table(ada, ME, BOT)
        assert invite(ada, full, bob.guest["id"]).status == 409
        assert http(f"{server.url}/api/people").status == 401


@pytest.mark.parametrize(
    "body",
    [{}, {"person": 7}, {"person": ""}, {"person": "x" * 65}, {"person": "x", "word": "y" * 141}, {"person": "a\nb"}],
)
def test_an_invitation_of_a_strange_shape_is_refused(server: ServerProcess, body: Any) -> None:
    with Client(server.url) as ada:
        table = new_table(ada, ME, OPEN)
        assert asks(ada, f"/tables/{table}/invitations", "POST", body).status == 400


def test_a_flood_of_invitations_is_held_back_and_one_table_asks_once(start_server: Start) -> None:
    server = start_server()
    with Client(server.url) as ada, Client(server.url) as bob:
        sat_together(server, ada, bob)
        table = new_table(ada, ME, OPEN)
        answers = [invite(ada, table, bob.guest["id"]).status for _ in range(14)]
        assert answers[:12] == [201] * 12
        assert answers[12:] == [429] * 2
        assert len(invitations(bob)) == 1


def test_who_is_blocked_gets_the_same_answers_and_reaches_nobody(start_server: Start) -> None:
    server = start_server()
    with (
        Client(server.url, name="Ada") as ada,
        Client(server.url, name="Bob") as bob,
        Client(server.url) as cleo,
    ):
        sat_together(server, ada, bob, cleo)
        before = new_table(bob, ME, OPEN, cid="before")
        invite(bob, before, ada.guest["id"])
        assert asks(ada, "/blocks", "POST", {"person": bob.guest["id"]}).status == 204
        assert invitations(ada) == [], "what was asked before is gone"
        table = new_table(bob, ME, OPEN, OPEN, cid="after")
        blocked, welcome = invite(bob, table, ada.guest["id"]), invite(bob, table, cleo.guest["id"])
        assert (blocked.status, blocked.json) == (welcome.status, welcome.json)
        again = invite(bob, table, ada.guest["id"])
        assert (again.status, again.json) == (welcome.status, welcome.json)
        assert invitations(ada) == []
        assert len(invitations(cleo)) == 1
        asked = asks(bob, f"/tables/{table}/invitations").json["asked"]
        assert {one["answer"] for one in asked} == {""}
        mine = new_table(ada, ME, OPEN, cid="mine", open=True)
        assert mine not in {card["id"] for card in open_tables(bob)}
        assert mine in {card["id"] for card in open_tables(cleo)}
        nack = bob.command(mine, "sit", seed_hash="a" * 64)
        assert nack["t"] == "nack"
        assert nack["refusal"]["code"] == "table.full"
        assert asks(ada, f"/blocks/{bob.guest['id']}", "DELETE").status == 204
        sit(bob, mine)


def test_who_is_blocked_finds_no_way_around_by_another_device_or_a_group(start_server: Start) -> None:
    server = start_server()
    with Client(server.url) as ada, Client(server.url) as bob, Client(server.url) as cleo:
        sat_together(server, ada, bob, cleo)
        circle = found_circle(cleo)
        word = circle["word"]
        assert asks(ada, f"/circles/{word}/members", "POST").status == 204
        asks(ada, "/blocks", "POST", {"person": bob.guest["id"]})
        assert asks(bob, f"/circles/{word}").status == 404, "as if there were no such link"
        assert asks(bob, f"/circles/{word}/members", "POST").status == 404
        link = asks(bob, "/tickets/move", "POST").json["link"].partition("#")[2]
        device = http(f"{server.url}/api/tickets/claim", "POST", {"link": link}).json
        with Client(server.url, guest=device) as other:
            table = new_table(other, ME, OPEN)
            assert invite(other, table, ada.guest["id"]).status == 201
        assert invitations(ada) == []


def test_a_group_has_a_link_by_which_others_come_in_and_find_its_table(start_server: Start) -> None:
    server = start_server()
    with Client(server.url, name="Ada") as ada, Client(server.url, name="Bob") as bob:
        circle = found_circle(ada, name=" Thursday   table ")
        assert (circle["name"], circle["member"], circle["table"]) == ("Thursday table", True, "")
        path = f"/circles/{circle['word']}"
        seen = asks(bob, path).json
        assert ([one["name"] for one in seen["members"]], seen["member"]) == (["Ada"], False)
        assert "table" not in seen
        assert asks(bob, f"{path}/table", "POST", {"table": "x"}).status == 403
        assert asks(bob, f"{path}/members", "POST").status == 204
        table, late = new_table(ada, ME, OPEN), new_table(bob, ME, OPEN)
        assert asks(ada, f"{path}/table", "POST", {"table": table, "before": ""}).json["table"] == table
        assert asks(bob, f"{path}/table", "POST", {"table": late, "before": ""}).json["table"] == table
        assert asks(bob, f"{path}/table", "POST", {"table": table, "before": table}).status == 404, "of my own alone"
        (told,) = asks(bob, "/people").json["circles"]
        assert (told["table"], told["tables"], [one["name"] for one in told["members"]]) == (
            table,
            [table],
            ["Ada", "Bob"],
        )
        assert invite(ada, table, bob.guest["id"]).status == 201, "who is in a group with me knows me"


def test_a_link_that_has_gone_too_far_is_renewed_and_the_founder_takes_people_out(start_server: Start) -> None:
    server = start_server()
    with Client(server.url) as ada, Client(server.url) as bob:
        old = found_circle(ada)["word"]
        asks(bob, f"/circles/{old}/members", "POST")
        new = asks(ada, f"/circles/{old}", "PUT", WISH | {"name": "Friday", "renew": True}).json["word"]
        assert asks(bob, f"/circles/{old}").status == 404
        assert asks(bob, f"/circles/{new}").json["name"] == "Friday"
        assert asks(bob, f"/circles/{new}/members/{ada.guest['id']}", "DELETE").status == 403
        assert asks(ada, f"/circles/{new}/members/{bob.guest['id']}", "DELETE").status == 204
        assert asks(bob, "/people").json["circles"] == []
        assert asks(ada, f"/circles/{new}/members/me", "DELETE").status == 204
        assert asks(ada, f"/circles/{new}").status == 404, "who leaves last takes the group along"


def test_a_table_that_a_node_cant_read_hides_no_group_and_no_other_turn(start_server: Start) -> None:
    """As while an update goes round: a newer node has written a row that this one doesn't know."""
    server = start_server()
    with Client(server.url, name="Ada").connect() as ada, Client(server.url, name="Bob").connect() as bob:
        word = found_circle(ada)["word"]
        tables = [of_two(ada, bob, clock={"kind": "days", "days": 2})[0] for _ in range(2)]
        for one in (ada, bob):
            ask(one, "calendar")
        asks(ada, f"/circles/{word}/table", "POST", {"table": tables[0], "before": ""})
        server.stop()
        with contextlib.closing(sqlite3.connect(server.data / FILE, isolation_level=None)) as database:
            database.execute("update rows set version = 99 where table_id = ?", (tables[0],))
        server.start()
        (circle,) = asks(ada, "/people").json["circles"]
        assert (circle["table"], circle["phase"]) == (tables[0], "playing"), "nobody is to make another"
        assert asks(ada, f"/circles/{word}").json["phase"] == "playing"
        calendars = [http(server.url + alerts(one)["calendar"]) for one in (ada, bob)]
        assert [one.status for one in calendars] == [200, 200]
        assert any(tables[1] in one.text for one in calendars)


def test_nobody_waits_until_who_is_asked_is_called(
    tmp_path: Path, clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the time that the answer takes, or a call that fails, would tell who is blocked."""

    async def scene(server: Server) -> None:
        ada, bob = await server.person("Ada"), await server.person("Bob")
        host, begun = server.host, asyncio.Event()

        async def never(*_: object) -> None:
            begun.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(host.calls, "invited", never)
        await host.store.results.add([ada.id, bob.id], Finish("t0", GAME, 1, game(2, ada.id, [bob.id])))
        table = Evening()
        table.create("me", "open")
        async with asyncio.timeout(5):
            assert await host.company.invite(ada, bob.id, table.table, "")
            await begun.wait()

    play_days(tmp_path, clock)(scene)


def test_links_of_groups_are_not_guessed(start_server: Start) -> None:
    server = start_server()
    with Client(server.url) as ada:
        word = found_circle(ada)["word"]
        assert len(word) == 24
        tries = [asks(ada, f"/circles/{word[:-1]}{number:x}x").status for number in range(12)]
        assert set(tries) == {404}
        held_back = any(asks(ada, f"/circles/guess{number}").status == 429 for number in range(300))
        assert held_back, "it is counted as guessing codes of tables is"


@pytest.mark.parametrize(
    "wish",
    [
        {"name": ""},
        {"name": "  "},
        {"name": "x" * 41},
        {"name": "a\u202eb"},
        {"game": "chess"},
        {"clock": {"kind": "sundial"}},
        {"clock": None},
    ],
)
def test_a_group_of_a_strange_shape_is_refused(server: ServerProcess, wish: dict[str, Any]) -> None:
    with Client(server.url) as ada:
        assert asks(ada, "/circles", "POST", WISH | wish).status == 400


def test_nobody_founds_groups_without_end(start_server: Start) -> None:
    server = start_server("--no-limits")
    with Client(server.url) as ada:
        answers = [asks(ada, "/circles", "POST", WISH).status for _ in range(13)]
        assert answers == [201] * 12 + [409]


def open_tables(client: Client) -> list[dict[str, Any]]:
    client.send({"t": "mine"})
    found: list[dict[str, Any]] = client.wait_for("tables")["open"]
    return found
