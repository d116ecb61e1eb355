"""The code of a table: it leads there while the table waits for players, and to nobody else's table ever."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rollwright.bus.local import LocalBus
from rollwright.server.host import commits
from rollwright.server.host.host import Host
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.stores.people import Person
from rollwright.stores.sqlite.store import open_store
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.fresh import Fresh, fresh_from
from rollwright.tables.commands.outcome import Accepted
from tests.server.client import Client, http
from tests.server.players import BOT, ME, OPEN, begin, new_table, play_on, playing, sit
from tests.server.process import ServerProcess
from tests.server.test_import import saved
from tests.server.test_outages import SEED_HASH


def leads_to(server: ServerProcess, code: str) -> str | None:
    answer = http(f"{server.url}/api/codes/{code}")
    assert answer.status in (200, 404)
    table: str | None = answer.json.get("table")
    return table


def test_a_code_lapses_when_the_game_begins_and_those_who_play_find_it_in_their_list(server: ServerProcess) -> None:
    with Client(server.url, name="Ada") as ada, Client(server.url, name="Bob") as bob:
        table = new_table(ada, ME, OPEN)
        code = ada.info(table)["code"]
        assert leads_to(server, code) == table
        sit(bob, table)
        begin(table, ada, bob)
        assert leads_to(server, code) is None
        bob.send({"t": "mine"})
        assert table in [card["id"] for card in bob.wait_for("tables")["mine"]]
        assert http(f"{server.url}/api/tables/{table}").status == 200


def test_a_private_table_that_was_closed_is_not_found_by_its_code(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        table = new_table(ada, ME, OPEN)
        code = ada.info(table)["code"]
        assert ada.command(table, "close")["t"] == "ack"
        assert leads_to(server, code) is None


def test_friends_are_invited_to_a_rematch_by_its_own_code(server: ServerProcess) -> None:
    with Client(server.url) as ada, Client(server.url) as bob:
        table = new_table(ada, ME, OPEN, BOT)
        sit(bob, table)
        begin(table, ada, bob)
        play_on(table, ada, bob)
        assert ada.command(table, "rematch", seed_hash=ada.seed_hash)["t"] == "ack"
        bob.until(table, lambda state: bool(state["info"]["rematch"]))
        again = bob.info(table)["rematch"]
        assert leads_to(server, bob.open(again)["info"]["code"]) == again


def test_a_game_that_was_handed_in_has_no_code_that_leads_there(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        answer = http(f"{server.url}/api/tables", "POST", raw=saved()[0].encode(), ticket=ada.guest["ticket"])
        assert leads_to(server, ada.open(answer.json["table"])["info"]["code"]) is None
        assert leads_to(server, ada.open(playing(ada))["info"]["code"]) is None


def test_a_new_table_whose_code_is_taken_gets_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[bytes] = []

    def unlucky(shard: int = 0, log_format: int = 1) -> Fresh:
        """Every other table is made with the code of the first."""
        made.append(bytes([len(made)]) * 64)
        new, first = fresh_from(made[-1], shard, log_format), fresh_from(made[0], shard, log_format)
        return Fresh(new.table, first.code if len(made) % 2 else new.code, new.tail, log_format)

    monkeypatch.setattr(commits, "fresh", unlucky)

    async def scene() -> None:
        host = Host(Settings(tmp_path), open_store(tmp_path), LocalBus(), Metrics())
        await host.begin(calls=True)
        await host.store.people.add(Person("ada", "Ada"), "hash", 1)
        codes: list[str] = []
        for number in range(3):
            seats = [{"kind": "me"}, {"kind": "open"}]
            create = Create("ada", f"c{number}", unlucky(), "copenhagen_roll", seats, seed_hash=SEED_HASH)
            reply = await host.commits.create(create, "Ada")
            assert isinstance(reply.ruling, Accepted)
            codes.append(reply.ruling.table.code)
        assert len(set(codes)) == 3
        assert [await host.store.tables.of_code(code) is not None for code in codes] == [True] * 3
        await host.stop()
        await host.store.close()

    asyncio.run(scene())
