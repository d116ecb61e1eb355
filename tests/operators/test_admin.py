"""`rollwright admin`, at servers that run."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from rollwright.cli.admin import purge
from rollwright.stores.factory import open_store
from rollwright.stores.people import Person
from rollwright.stores.sqlite.file import FILE
from tests.server.client import Client, http
from tests.server.players import ME, OPEN, new_table
from tests.server.process import ServerProcess
from tests.services.postgres import Postgres
from tests.stores.conftest import entry

DAY = 24 * 60 * 60 * 1000


def admin(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "rollwright.cli", "admin", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def playing(server: ServerProcess, client: Client) -> str:
    """A table at which a person plays a bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table: str = client.create(seats, "copenhagen_roll")["table"]
    client.open(table)
    client.command(table, "start")
    client.command(table, "reveal", seed=client.seed)
    client.until(table, lambda state: state["info"]["phase"] == "playing")
    return table


def test_a_table_is_shown_and_closed_and_its_players_see_it_within_seconds(server: ServerProcess, address: str) -> None:
    with Client(server.url) as client:
        table = playing(server, client)
        shown = admin("table", table, "--store", address)
        assert table in shown.stdout
        assert f"{client.id} (Ada)" in shown.stdout
        assert "Its log replays" in shown.stdout
        closed = admin("close", table, "--store", address)
        assert closed.stdout == f"{table} is closed.\n"
        client.until(table, lambda state: state["info"]["phase"] == "closed")
    again = admin("close", table, "--store", address)
    assert (again.returncode, again.stderr) == (2, f"rollwright: {table} can't be closed: it is closed\n")


def test_a_table_that_waits_is_found_by_its_code(server: ServerProcess, address: str) -> None:
    with Client(server.url) as client:
        table = new_table(client, ME, OPEN)
        assert table in admin("table", client.info(table)["code"], "--store", address).stdout


def test_a_row_whose_hash_was_spoilt_is_named_wherever_it_is(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", "--bot-pause", "0", "--no-limits").start()
    with Client(server.url) as client:
        table = playing(server, client)
    server.stop()
    assert "every hash in it fits" in admin("table", table, "--data", str(server.data)).stdout
    with contextlib.closing(sqlite3.connect(server.data / FILE, isolation_level=None)) as database:
        rows = database.execute("select seq, hash from rows order by seq").fetchall()
        for seq, right in (rows[0], rows[1], rows[-1]):
            database.execute("update rows set hash = '0000000000000000' where seq = ?", (seq,))
            shown = admin("table", table, "--data", str(server.data))
            assert (shown.returncode, f"row {seq}: " in shown.stderr) == (2, True), shown
            database.execute("update rows set hash = ? where seq = ?", (right, seq))


def test_who_is_banned_is_shown_out_and_does_not_come_back(server: ServerProcess, address: str) -> None:
    client = Client(server.url).connect()
    assert "can't come in any more" in admin("ban", client.id, "--store", address).stdout
    code, _ = client.wait_closed(15)
    assert code == 4401
    assert http(f"{server.url}/api/guests/me", ticket=client.guest["ticket"]).status == 401


def test_who_is_erased_leaves_a_log_that_replays(server: ServerProcess, address: str) -> None:
    with Client(server.url) as client:
        table = playing(server, client)
        client.command(table, "chat", text="do forget me")
    assert admin("erase", client.id, "--store", address).stdout == "Ada is forgotten.\n"
    shown = admin("table", table, "--store", address).stdout
    assert f"{client.id} (erased)" in shown
    assert "Its log replays" in shown


def test_two_guests_are_made_one_who_has_both_their_tables(server: ServerProcess, address: str) -> None:
    with Client(server.url) as client:
        table = playing(server, client)
    other = http(f"{server.url}/api/guests", "POST", {"name": "Bea"}).json
    assert admin("merge", client.id, other["id"], "--store", address).stdout == "Ada is Bea from now on.\n"
    me = http(f"{server.url}/api/guests/me", ticket=client.guest["ticket"]).json
    assert me == {"id": other["id"], "name": "Bea"}
    shown = admin("table", table, "--store", address).stdout
    assert f"{client.id} (Bea)" in shown
    assert "Its log replays" in shown


def test_guests_who_have_not_played_for_long_are_forgotten(tmp_path: Path) -> None:
    async def keep_and_purge() -> tuple[int, dict[str, str]]:
        store = open_store(str(tmp_path / "data"))
        now = 400 * DAY
        for name, at in (("old", 1), ("older", 2), ("new", now - DAY), ("plays", 3)):
            await store.people.add(Person(name, name.title()), f"hash of {name}", at)
        await store.tables.append([entry("t1", people=("older",))])
        await store.tables.append([entry("t2", cid="c2", people=("plays",), at=now - DAY)])
        forgotten = await purge(store, 365, now)
        names = await store.people.names(["old", "older", "new", "plays"])
        await store.close()
        return forgotten, names

    assert asyncio.run(keep_and_purge()) == (2, {"new": "New", "plays": "Plays"})


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("table", "nowhere"), "there is no table 'nowhere'"),
        (("ban", "nobody"), "there is no person 'nobody'"),
        (("merge", "nobody", "nowhere"), "there is no person 'nobody'"),
        (("migrate",), "--store is written like postgresql://user@host/database"),
    ],
    ids=["table", "person", "persons", "migrate"],
)
def test_what_is_not_there_is_reported_in_words(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    done = admin(*arguments, "--data", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.startswith(f"rollwright: {said}")


def test_a_folder_that_a_server_uses_is_left_alone(tmp_path: Path) -> None:
    running = ServerProcess(tmp_path / "data").start()
    refused = admin("table", "t1", "--data", str(running.data))
    assert refused.returncode == 2
    assert "another server uses" in refused.stderr
    running.stop()


def test_migrate_takes_every_database_that_is_named(postgres: Postgres) -> None:
    tables, accounts = (postgres.address(postgres.empty_database()) for _ in range(2))
    done = admin("migrate", "--store", tables, "--accounts", accounts)
    assert done.stdout.count("is as this version needs it.") == 2
    asyncio.run(open_store(tables, accounts).close())
