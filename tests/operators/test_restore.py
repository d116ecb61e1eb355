"""Back-up and restore to a moment, as docs/operators.md tells it, with games that were really played."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from rollwright.stores.postgres.store import PostgresStore
from rollwright.tables.log.fold import replay
from rollwright.tables.log.table import Row
from tests.server.client import Client
from tests.server.process import ServerProcess
from tests.services.postgres import Postgres

ARCHIVE = {"archive_mode": "on", "archive_command": "test ! -f ../archive/%f && cp %p ../archive/%f"}
RESTORE = {"restore_command": "cp ../archive/%f %p", "recovery_target_action": "promote"}


def logs(postgres: Postgres, address: str) -> dict[str, list[Row]]:
    """Of every table there is."""
    found = postgres.execute("select id from tables", address.rpartition("/")[2])

    async def read() -> dict[str, list[Row]]:
        store = PostgresStore([address])
        try:
            return {table: await store.tables.rows(table) for (table,) in found}
        finally:
            await store.close()

    return asyncio.run(read())


def begin(client: Client) -> str:
    """A table at which one person plays both seats."""
    table: str = client.create([{"kind": "me"}, {"kind": "me"}], "copenhagen_roll")["table"]
    client.open(table)
    client.command(table, "start")
    client.command(table, "reveal", seed=client.seed)
    return table


def play(client: Client, table: str, moves: int) -> None:
    for _ in range(moves):
        client.until(table, lambda state: any(offer["actions"] for offer in state["offers"]))
        offer = client.offers(table)[0]
        answer = client.act(table, offer, offer["actions"][-1]["id"])
        assert answer["t"] == "ack"
        client.reach(table, answer["seq"])


@pytest.mark.slow
def test_a_database_is_brought_back_to_the_moment_before_a_mistake(tmp_path: Path) -> None:
    with Postgres(durable=False, settings=ARCHIVE) as postgres, ExitStack() as servers:
        archive, backup = postgres.folder / "archive", postgres.folder / "backup"
        archive.mkdir()
        shutil.chown(archive, postgres.folder.owner())
        address = postgres.new_database()
        server = ServerProcess(tmp_path / "node", "--no-limits", store=address).start()
        servers.callback(server.stop)
        with Client(server.url) as client:
            tables = [begin(client) for _ in range(3)]
            play(client, tables[0], 10)
            postgres.run("pg_basebackup", *_at(postgres), "--pgdata", backup, "--checkpoint", "fast")
            for table in tables:
                play(client, table, 10)
            before = logs(postgres, address)
            time.sleep(0.3)
            ((moment,),) = postgres.execute("select now()::text")
            time.sleep(0.3)
            play(client, tables[1], 5)
            postgres.execute("delete from rows", address.rpartition("/")[2])  # the mistake
        server.stop()
        postgres.execute("select pg_switch_wal()")
        _until_archived(postgres, archive)
        postgres.kill()

        postgres.data.rename(postgres.folder / "spoilt")
        subprocess.run(["cp", "-a", backup, postgres.data], check=True)
        (postgres.data / "recovery.signal").touch()
        postgres.start(**RESTORE, recovery_target_time=moment)
        _until_promoted(postgres)

        after = logs(postgres, address)
        assert after == before
        assert [replay(rows).phase for rows in after.values()] == ["playing"] * 3
        again = ServerProcess(tmp_path / "again", "--no-limits", store=address).start()
        servers.callback(again.stop)
        with Client(again.url, client.guest, seed=client.seed) as back:
            back.open(tables[1])
            play(back, tables[1], 5)
            assert back.info(tables[1])["dice"]["restored"] == 1, "it rolls nothing that was seen before the restore"


def _at(postgres: Postgres) -> list[object]:
    return ["--host", "127.0.0.1", "--port", postgres.port, "--username", "rollwright"]


def _until_archived(postgres: Postgres, archive: Path) -> None:
    deadline = time.monotonic() + 30
    while not postgres.execute("select from pg_stat_archiver where last_archived_time > now() - interval '1 minute'"):
        assert time.monotonic() < deadline, "nothing is archived"
        time.sleep(0.1)
    time.sleep(0.5)


def _until_promoted(postgres: Postgres) -> None:
    deadline = time.monotonic() + 30
    while postgres.execute("select pg_is_in_recovery()")[0][0]:
        assert time.monotonic() < deadline, "it is still being restored"
        time.sleep(0.1)
