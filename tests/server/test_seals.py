"""Seals are public before the first roll, in one log; and a server that was restored rolls nothing again."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rollwright.cli.seals import fetch, is_signed
from rollwright.tables.fairness.seal import seal_leaf
from rollwright.tables.study.follow import Followed, follow
from rollwright.tables.study.verify import judge
from tests.server.client import Client, http
from tests.server.conftest import Start
from tests.server.players import BOT, ME, OPEN, begin, new_table, play_on, playing, sit
from tests.server.process import ServerProcess

Another = Callable[[ServerProcess], ServerProcess]


@pytest.fixture
def another() -> Iterator[Another]:
    """Starts a server with the data of one that has ended."""
    started: list[ServerProcess] = []

    def start(server: ServerProcess) -> ServerProcess:
        started.append(ServerProcess(server.data, "--bot-pause", "0", "--no-limits"))
        return started[-1].start()

    yield start
    for server in started:
        server.stop()


def leaf_of(client: Client, table: str) -> str:
    dice = client.info(table)["dice"]
    return seal_leaf(table, dice["commit"], dice["cards"])


def until_public(server: ServerProcess, leaf: str, within: float = 10.0) -> dict[str, Any]:
    deadline = time.monotonic() + within
    while (answer := http(f"{server.url}/api/seals/of/{leaf}")).status == 404:
        assert time.monotonic() < deadline, "it never comes into the log"
        time.sleep(0.05)
    entry: dict[str, Any] = answer.json["entry"]
    assert leaf in entry["seals"]
    return entry


def followed(server: ServerProcess, seen: Followed | None = None) -> Followed:
    return follow(seen or Followed(), lambda after: fetch(server.url, f"entries?after={after}"), is_signed(), True)


def challenges(server: ServerProcess) -> int:
    """How many seals are there without a table: those of the challenges that are on, and of those that come next."""
    deadline = time.monotonic() + 10
    while True:
        found = http(f"{server.url}/api/daily").json["challenges"]
        if found and all(one["sealed"] is not None for one in found):
            return len(found)
        assert time.monotonic() < deadline, "the challenges are never sealed"
        time.sleep(0.05)


def test_the_seal_of_a_new_table_is_in_the_public_log_within_seconds(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        table = new_table(ada, ME, BOT)
        entry = until_public(server, leaf_of(ada, table))
        assert ada.info(table)["dice"] | {"redraws": 0, "restored": 0} == ada.info(table)["dice"]
    assert table not in str(entry), "a leaf tells nothing of its table"
    seen = followed(server)
    assert seen.head is not None
    assert seen.head.number >= entry["number"]
    answer = http(f"{server.url}/api/seals")
    assert answer.json["first"] == 1
    assert answer.json["head"]["key"] == seen.head.key
    assert "max-age" in answer.headers["cache-control"]


def test_tables_that_are_made_together_share_an_entry(start_server: Start) -> None:
    server = start_server("--no-limits")
    others = challenges(server)
    with Client(server.url) as ada:
        began = time.monotonic()
        leaves = [leaf_of(ada, new_table(ada, ME, BOT)) for _ in range(30)]
        numbers = {until_public(server, leaf)["number"] for leaf in leaves}
        assert len(numbers) <= time.monotonic() - began + 2
    assert followed(server).seals == 30 + others


def test_what_was_sealed_when_a_server_died_is_entered_by_the_next(start_server: Start, another: Another) -> None:
    server = start_server("--no-limits")
    others = challenges(server)
    with Client(server.url) as ada:
        leaves = [leaf_of(ada, new_table(ada, ME, BOT)) for _ in range(5)]
    before = followed(server)
    server.kill()
    heir = another(server)
    for leaf in leaves:
        until_public(heir, leaf)
    assert followed(heir, before).seals == 5 + others


def test_an_entry_that_nobody_can_have_asked_for_is_refused_in_words(server: ServerProcess) -> None:
    for after in ("x", "-1", "1e3", "9" * 99, "²"):
        answer = http(f"{server.url}/api/seals/entries?after={after.replace('²', '%C2%B2')}")
        assert (answer.status, answer.json["code"]) == (400, "invalid")
    assert http(f"{server.url}/api/seals/entries").status == 200
    assert http(f"{server.url}/api/seals/of/nothing").status == 404


# After a restore


def rolls(log: list[dict[str, Any]], since: int) -> list[int]:
    return [one["number"] for row in log if row["seq"] > since for one in row["body"].get("chance", [])]


def backed_up(server: ServerProcess, to: Path) -> None:
    connection = sqlite3.connect(server.data / "rollwright.db")
    connection.execute(f"vacuum into '{to}'")
    connection.close()


def restore(server: ServerProcess, backup: Path) -> None:
    """As docs/operators.md tells it."""
    server.stop()
    (server.data / "rollwright.db").unlink()
    for beside in ("rollwright.db-wal", "rollwright.db-shm"):
        (server.data / beside).unlink(missing_ok=True)
    backup.rename(server.data / "rollwright.db")


def log_of(client: Client, table: str) -> list[dict[str, Any]]:
    log: list[dict[str, Any]] = http(f"{client.url}/api/tables/{table}/log", ticket=client.guest["ticket"]).json
    return log


def test_a_game_that_goes_on_after_a_restore_rolls_anew_and_says_so(
    start_server: Start, another: Another, tmp_path: Path
) -> None:
    server = start_server("--bot-pause", "0", "--no-limits")
    with Client(server.url) as ada, Client(server.url, name="Bob") as bob:
        table = new_table(ada, ME, OPEN)
        sit(bob, table)
        begin(table, ada, bob)
        play_on(table, ada, bob, moves=10)
        waiting = new_table(ada, ME, OPEN)
        head = ada.heads[table]
        backed_up(server, tmp_path / "backup.db")
        play_on(table, ada, bob, moves=60, seed=7)
        before = rolls(log_of(ada, table), head)
    restore(server, tmp_path / "backup.db")
    again = another(server)
    with Client(again.url, ada.guest, seed=ada.seed) as ada, Client(again.url, bob.guest, seed=bob.seed) as bob:
        for client in (ada, bob):
            client.open(table)
        play_on(table, ada, bob, moves=60, seed=7)
        log = log_of(ada, table)
        assert [row["body"]["kind"] for row in log].count("resealed") == 1
        assert "resealed" in [line["kind"] for line in ada.log_lines[table]]
        assert len(before) > 2
        assert rolls(log, head)[: len(before)] != before, "what people had seen does not come again"
        assert ada.info(table)["dice"]["restored"] == 1
        verdict = judge(log)
        assert verdict.findings == []
        assert any("restored from a backup" in note for note in verdict.notes)
        until_public(again, leaf_of(ada, table))
        ada.open(waiting)
        sit(bob, waiting)
        ada.until(waiting, lambda state: state["info"]["seats"][1]["kind"] == "person")
        assert ada.info(waiting)["dice"]["restored"] == 1
        assert [seat["seed_hash"] for seat in ada.info(waiting)["seats"]] == [None, bob.seed_hash]


def test_an_operator_can_say_that_games_were_restored(start_server: Start, another: Another) -> None:
    server = start_server("--bot-pause", "0")
    with Client(server.url) as ada:
        table = playing(ada, ME, BOT)
        play_on(table, ada, moves=5)
    server.stop()
    command = [sys.executable, "-m", "rollwright.cli", "admin", "restored", "--data", str(server.data)]
    told = subprocess.run(command, check=True, capture_output=True, text=True)
    assert "draw their dice anew" in told.stdout
    again = another(server)
    with Client(again.url, ada.guest, seed=ada.seed) as ada:
        ada.open(table)
        play_on(table, ada, moves=3)
        assert ada.info(table)["dice"]["restored"] == 1


def test_a_server_that_is_stopped_and_started_was_not_restored(start_server: Start, another: Another) -> None:
    server = start_server("--bot-pause", "0")
    with Client(server.url) as ada:
        table = playing(ada, ME, BOT)
        play_on(table, ada, moves=5)
    server.kill()
    again = another(server)
    with Client(again.url, ada.guest, seed=ada.seed) as ada:
        ada.open(table)
        play_on(table, ada, moves=5)
        assert ada.info(table)["dice"]["restored"] == 0
