"""A store that a server of 0.1.0 has filled is taken over by today's: every table is there as it was, and goes on."""

from __future__ import annotations

import itertools
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from rollwright.kernel.discovery import game_ids
from rollwright.stores.migrations import migrate
from rollwright.tables.log.fold import replay_strictly
from rollwright.tables.log.kinds import row_from_json
from tests.server.client import Client, http
from tests.server.players import BOT, ME, OPEN, begin, play_on, sit
from tests.server.process import ServerProcess, has_commit, source_of
from tests.services.postgres import Postgres, can_start

OLD: Final = "67b3710"
"""The last commit of 0.1.0."""
SECONDS: Final = float(os.environ.get("ROLLWRIGHT_TAKEOVER_SECONDS", "4"))
"""How long the old server is played on."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not has_commit(OLD), reason=f"needs the history of the project, back to {OLD}"),
]


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def store(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a database as 0.1.0 made it; empty for a folder."""
    if request.param == "SQLite":
        yield ""
        return
    if not can_start():
        pytest.skip("PostgreSQL isn't here")
    with Postgres(durable=False) as postgres:
        address = postgres.address(postgres.empty_database())
        migrate(address, until="1")
        yield address


def test_every_table_of_an_old_server_goes_on(store: str, tmp_path: Path) -> None:
    arguments = ("--bot-pause", "0", "--no-limits")
    old = ServerProcess(tmp_path / "data", *arguments, store=store, source=source_of(OLD, tmp_path / "old")).start()
    ada, bob = Client(old.url, name="Ada").connect(), Client(old.url, name="Bob").connect()
    tables = play_for_a_while(ada, bob)
    last = {table: (ada.heads[table], ada.views[table]["view"]) for table in tables}
    for client in (ada, bob):
        client.close()
    assert old.stop() == 0
    if store:
        migrate(store)
    new = ServerProcess(tmp_path / "data", *arguments, store=store).start()
    ada, bob = (Client(new.url, one.guest, seed=one.seed).connect() for one in (ada, bob))
    listed = http(f"{new.url}/api/guests/me", ticket=ada.guest["ticket"]).json
    assert listed["name"] == "Ada"
    ended = 0
    for table in tables:
        seen = ada.open(table)
        bob.open(table)
        if seen["seq"] == last[table][0]:
            assert says_as_much(seen["view"], last[table][1])
        else:
            assert seen["seq"] > last[table][0], "a bot has gone on"
        if seen["info"]["phase"] == "waiting":
            sit(bob, table)
            begin(table, ada, bob)
        if ada.info(table)["phase"] == "playing":
            play_on(table, ada, bob, moves=200)
            assert ada.heads[table] > last[table][0]
        ended += ada.info(table)["phase"] == "over"
        log = http(f"{new.url}/api/tables/{table}/log", ticket=ada.guest["ticket"]).json
        if ada.info(table)["phase"] == "over":
            replay_strictly([row_from_json(row) for row in log])
        for client in (ada, bob):
            client.send({"t": "leave_table", "table": table})
    assert ended >= 1
    for client in (ada, bob):
        client.close()
    assert new.stop() == 0
    assert '"level": "error"' not in new.said()


def play_for_a_while(ada: Client, bob: Client) -> list[str]:
    """Tables of every game, as far as they come: waiting, begun, played for a while, and over."""
    tables: list[str] = []
    started = time.monotonic()
    for number in itertools.count():
        game = game_ids()[number % len(game_ids())]
        moves = (0, 3, 25, 10_000)[number // len(game_ids()) % 4]
        seats = [ME, OPEN, BOT] if number % 2 else [ME, OPEN]
        table = ada.create(list(seats), game)["table"]
        ada.open(table)
        if moves:
            sit(bob, table)
            begin(table, ada, bob)
            play_on(table, ada, bob, moves=moves, seed=number)
        tables.append(table)
        for client in (ada, bob):
            client.send({"t": "leave_table", "table": table})
        if time.monotonic() - started > SECONDS and any(ada.info(one)["phase"] == "over" for one in tables):
            return tables
    raise AssertionError("there is no last table")


def says_as_much(new: Any, old: Any) -> bool:
    """A later server may say more of a position, and nothing else."""
    if isinstance(old, dict):
        return isinstance(new, dict) and all(name in new and says_as_much(new[name], old[name]) for name in old)
    if isinstance(old, list):
        return len(new) == len(old) and all(map(says_as_much, new, old))
    return bool(new == old)
