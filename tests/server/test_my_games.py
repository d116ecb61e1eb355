"""One's own games: the list with all that it shows, and everything to take along."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from typing import Any

import pytest

from rollwright.server.host.outbox import keep_result
from rollwright.stores.people import Person
from rollwright.stores.sqlite.store import open_store
from rollwright.stores.store import Posted
from rollwright.tables.commands.fresh import fresh_from
from rollwright.tables.study.import_record import import_record
from rollwright.tables.study.reviewing import kind_of
from rollwright.tables.wire.study_shapes import WHOLE
from tests.server.client import NO_CLOCK, Client, http
from tests.server.conftest import Start
from tests.server.finished_games import RECORDS, fill, game, played
from tests.server.players import ME, OPEN, begin, new_table, play_on, sit
from tests.server.process import ServerProcess
from tests.server.test_finished import until_listed

MANY = 1000


def along(server: ServerProcess, guest: dict[str, Any]) -> tuple[list[dict[str, Any]], int]:
    """The games that come along, and how many the last line says there were."""
    answer = http(f"{server.url}/api/me/games/all", ticket=guest["ticket"])
    assert answer.status == 200, answer.text
    *games, last = [json.loads(line) for line in answer.text.splitlines()]
    return games, last["count"]


def until_all_is_delivered(server: ServerProcess) -> None:
    """Until nothing waits in the outbox: what was posted last is there for a moment, whoever is forgotten."""
    deadline = time.monotonic() + 30
    with contextlib.closing(sqlite3.connect(server.data / "rollwright.db")) as connection:
        while left := connection.execute("select kind, body from outbox").fetchall():
            assert time.monotonic() < deadline, f"it is never delivered: {left}"
            time.sleep(0.1)


def import_game(server: ServerProcess, guest: dict[str, Any], name: str) -> None:
    text = (RECORDS / f"{name}.txt").read_bytes()
    assert http(f"{server.url}/api/tables", "POST", raw=text, ticket=guest["ticket"]).status == 201


def test_a_game_in_the_list_says_how_its_points_came_about(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        import_game(server, ada.guest, "roll-2")
        (listed,) = until_listed(server, ada.guest)
    assert [seat["parts"] for seat in listed["seats"]] == [seat.parts for seat in played()[1][1].seats]
    assert all(sum(seat["parts"].values()) == seat["points"] for seat in listed["seats"])
    assert listed["turns"] == played()[1][1].turns
    assert listed["luck"] is None
    assert not {"view", "record"} & set(listed)


def test_all_games_come_along_with_their_records_and_how_they_looked_at_the_end(server: ServerProcess) -> None:
    with Client(server.url, name="Ada | Lovelace") as ada, Client(server.url) as bob:
        import_game(server, ada.guest, "roll-2")
        import_game(server, ada.guest, "wood-2")
        until_listed(server, ada.guest, 2)
        games, count = along(server, ada.guest)
        assert count == len(games) == 2
        for one in games:
            table = http(f"{server.url}/api/tables/{one['table']}/record", ticket=ada.guest["ticket"])
            assert one["record"] == table.text
            steps = http(f"{server.url}/api/tables/{one['table']}/replay").json["steps"]
            assert one["view"] == steps[-1]["view"]
        assert along(server, bob.guest) == ([], 0)
    assert http(f"{server.url}/api/me/games/all").status == 401


def test_a_game_that_was_kept_before_lists_held_more_comes_along_from_its_log(start_server: Start) -> None:
    server = start_server()
    with Client(server.url) as ada:
        import_game(server, ada.guest, "roll-2")
        (listed,) = until_listed(server, ada.guest)
        new, _ = along(server, ada.guest)
        old = game(1, ada.guest["id"])
        for name in ("view", "record", "turns"):
            del old[name]
        gone = old | {"table": f"{listed['table'][0]}no-log"}
        fill(server.data, ada.guest["id"], [gone])
        import_game(server, ada.guest, "board-2")
        until_listed(server, ada.guest, 3)
        with sqlite3.connect(server.data / "rollwright.db") as connection:
            for table, body in connection.execute("select table_id, body from results").fetchall():
                kept = {name: value for name, value in json.loads(body).items() if name not in ("view", "record")}
                connection.execute("update results set body = ? where table_id = ?", (json.dumps(kept), table))
        connection.close()
        found, count = along(server, ada.guest)
        assert count == 3
        by_table = {one["table"]: one for one in found}
        assert by_table[listed["table"]] == new[0]
        assert (by_table[gone["table"]]["record"], by_table[gone["table"]]["view"]) == (None, None)
        assert sum(one["record"] is not None for one in found) == 2, "one that can't be told holds up no other"


def test_a_thousand_games_are_taken_along_within_ten_seconds_and_others_are_answered_meanwhile(
    start_server: Start,
) -> None:
    server = start_server()
    with Client(server.url) as ada, Client(server.url) as bob:
        fill(server.data, ada.guest["id"], [game(number, ada.guest["id"]) for number in range(MANY)])
        done = time.monotonic()
        games, count = along(server, ada.guest)
        took = time.monotonic() - done
        assert count == len(games) == MANY
        assert len({one["table"] for one in games}) == MANY
        assert all(one["record"] and one["view"] for one in games)
        assert took < 10, f"{MANY} games took {took:.1f} s"
        started = time.monotonic()
        assert http(f"{server.url}/api/guests/me", ticket=bob.guest["ticket"]).status == 200
        assert time.monotonic() - started < 2


def test_who_takes_everything_along_again_and_again_is_held_back(start_server: Start) -> None:
    server = start_server()
    with Client(server.url) as ada, Client(server.url) as bob:
        answers = [http(f"{server.url}/api/me/games/all", ticket=ada.guest["ticket"]) for _ in range(6)]
        assert [answer.status for answer in answers] == [200] * 4 + [429] * 2
        assert int(answers[-1].headers["retry-after"]) > 0
        assert http(f"{server.url}/api/me/games/all", ticket=bob.guest["ticket"]).status == 200


@pytest.mark.parametrize("most", ["x", "-1", "1.5"])
def test_a_list_of_a_strange_length_is_refused(server: ServerProcess, most: str) -> None:
    with Client(server.url) as ada:
        assert http(f"{server.url}/api/me/games?most={most}", ticket=ada.guest["ticket"]).status == 400


def test_luck_is_in_the_list_also_where_the_review_was_there_before_the_end_was_told(tmp_path: Any) -> None:
    record = (RECORDS / "roll-2.txt").read_text("utf-8")
    rows = import_record(record, "ada", fresh_from(b"x" * 64), 1)
    (end,) = rows[-1].effects
    review = json.loads((RECORDS / "roll-2.json").read_text("utf-8"))

    async def scene() -> None:
        store = open_store(tmp_path)
        await store.people.add(Person("ada", "Ada"), "hash", 1)
        body = end.to_json()  # type: ignore[union-attr]
        await store.reviews.keep(body["table"], kind_of(WHOLE), review)
        await keep_result(store, Posted(body["table"], 9, "finished", body))
        (listed,) = await store.results.of("ada", 9)
        assert listed.luck == review["luck"]["leads"]
        await store.close()

    asyncio.run(scene())


def test_who_is_forgotten_is_in_no_list_no_outbox_no_unused_page_and_no_log(start_server: Start) -> None:
    server = start_server()
    name, word, group = "Zephyrine-Quell", "Wortleberry?", "Gnomon-Thursday"
    with Client(server.url, name=name) as ada, Client(server.url, name="Bob") as bob:
        table = new_table(ada, ME, OPEN)
        sit(bob, table)
        begin(table, ada, bob)
        play_on(table, ada, bob)
        until_listed(server, ada.guest)
        until_listed(server, bob.guest)

        def asks(path: str, body: Any, method: str = "POST") -> int:
            return http(f"{server.url}/api{path}", method, body, ada.guest["ticket"]).status

        next_table = new_table(ada, ME, OPEN, cid="next")
        assert asks(f"/tables/{next_table}/invitations", {"person": bob.guest["id"], "word": word}) == 201
        assert asks("/circles", {"name": group, "game": "copenhagen_roll", "clock": NO_CLOCK}) == 201
        assert asks("/blocks", {"person": bob.guest["id"]}) == 204
        assert http(f"{server.url}/api/guests/me", "DELETE", ticket=ada.guest["ticket"]).status == 204
        person = ada.guest["id"]
        (listed,) = until_listed(server, bob.guest)
        assert [seat["name"] for seat in listed["seats"]] == ["", "Bob"]
        assert http(f"{server.url}/api/people", ticket=bob.guest["ticket"]).json["invitations"] == []
        until_all_is_delivered(server)
    server.stop()
    with sqlite3.connect(server.data / "rollwright.db") as connection:
        for (kept,) in connection.execute("select name from sqlite_master where type = 'table'").fetchall():
            columns = [column[1] for column in connection.execute(f"pragma table_info({kept})")]
            for column in {"person", "asked_by", "other"}.intersection(columns) if kept != "departures" else ():
                found = connection.execute(f"select count(*) from {kept} where {column} = ?", (person,)).fetchone()
                assert found == (0,), f"{kept}.{column}"
        assert connection.execute("select count(*) from circles").fetchone() == (0,)
    connection.close()
    for file in [*server.data.iterdir(), server.log]:
        if file.is_file():
            content = file.read_bytes()
            for text in (name, word, group):
                assert text.encode() not in content, f"{text} is in {file.name}"
