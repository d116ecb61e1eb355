"""The schema of a PostgreSQL: steps that are taken while play goes on, and servers of two versions at one database."""

from __future__ import annotations

import asyncio
import itertools
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rollwright.stores.factory import open_store
from rollwright.stores.migrations import leave_behind, migrate
from rollwright.stores.postgres import database as database_module
from rollwright.stores.postgres import tables as tables_module
from rollwright.stores.postgres.database import STEP, Database
from rollwright.stores.store import Store, Unavailable
from rollwright.tables.log.fields import FORMAT
from tests.services.postgres import Postgres, can_start
from tests.stores.conftest import entry, name_of, run

pytestmark = pytest.mark.skipif(not can_start(), reason="PostgreSQL isn't here")


@pytest.fixture
def store(at_address: Store) -> Store:
    return at_address


def test_an_empty_database_is_refused_and_the_command_named_that_fills_it(postgres: Postgres) -> None:
    with pytest.raises(Unavailable, match="rollwright admin migrate"):
        open_store(postgres.address(postgres.empty_database()))


_NEXT = """
from alembic import op
revision, down_revision = "{number}", "{before}"
def upgrade() -> None:
    op.execute("alter table rows add column note text")
    {more}
"""


def further(folder: Path, more: str = "") -> Path:
    """One step more than this version knows of."""
    folder.mkdir(exist_ok=True)
    (folder / "next.py").write_text(_NEXT.format(number=STEP + 1, before=STEP, more=more))
    return folder


def test_a_table_begun_before_a_migration_goes_on_after_it(store: Store, address: str, tmp_path: Path) -> None:
    waits: list[float] = []

    async def play(table: str, stop: asyncio.Event) -> None:
        await store.tables.append([entry(table, cid=table)])
        for seq in itertools.count(2):
            if stop.is_set():
                return
            started = time.monotonic()
            await store.tables.append([entry(table, seq, cid=f"c{seq}")])
            waits.append(time.monotonic() - started)
            await asyncio.sleep(0.05)

    async def play_on() -> tuple[float, float]:
        """Gives the slowest command before, and what 99 of 100 took from then on."""
        stop = asyncio.Event()
        tables = [asyncio.create_task(play(f"t{n}", stop)) for n in range(200)]
        while len(waits) < 1000:
            await asyncio.sleep(0.05)
        before = max(waits)
        waits.clear()
        await asyncio.to_thread(migrate, address, further(tmp_path / "steps"))
        await asyncio.sleep(0.3)
        stop.set()
        await asyncio.gather(*tables)
        return before, sorted(waits)[int(len(waits) * 0.99)]

    before, during = run(play_on())
    assert during < 1 + 2 * before, "a migration must not hold up play"
    assert [row.seq for row in run(store.tables.rows("t7"))][-1] > 4
    again = open_store(address)  # one step ahead of us, which has only added to it
    assert run(again.tables.rows("t7")) == run(store.tables.rows("t7"))
    run(again.close())


def test_a_migration_that_can_not_have_its_lock_gives_up_and_tries_again(
    postgres: Postgres, address: str, tmp_path: Path
) -> None:
    async def hold() -> None:
        steps, holder = further(tmp_path / "steps"), Database(address)
        async with holder.connection() as connection, connection.transaction():
            await connection.execute("lock table rows in access share mode")
            migrating = asyncio.create_task(asyncio.to_thread(migrate, address, steps))
            await asyncio.sleep(1.6)  # longer than a step waits
            assert not migrating.done()
        await migrating
        await holder.close()

    run(hold())
    assert postgres.execute("select version_num from alembic_version", name_of(address))[0][0] == str(STEP + 1)


def test_a_database_that_has_left_this_version_behind_is_refused(address: str, tmp_path: Path) -> None:
    contract = f'op.execute("update about set oldest = {STEP + 1}")'
    migrate(address, further(tmp_path / "steps", contract))
    with pytest.raises(Unavailable, match="newer rollwright"):
        open_store(address)


def test_a_database_that_lacks_a_step_is_refused(address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(database_module, "STEP", STEP + 1)
    with pytest.raises(Unavailable, match="rollwright admin migrate"):
        open_store(address)
    migrate(address, further(tmp_path / "steps"))
    run(open_store(address).close())


def test_to_migrate_twice_changes_nothing(store: Store, address: str) -> None:
    migrate(address)
    run(store.tables.append([entry()]))


def test_a_database_of_the_first_version_is_taken_over_while_a_server_of_that_version_plays_on(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rows of a game without notices are written by the statement that the first version had."""
    address = postgres.address(postgres.empty_database())
    migrate(address, until="1")
    lapsing = ", code = case when entry.phase in ('waiting', 'starting') then code end"
    assert lapsing in tables_module._APPEND
    monkeypatch.setattr(tables_module, "_APPEND", tables_module._APPEND.replace(lapsing, ""))
    with monkeypatch.context() as first:
        first.setattr(database_module, "STEP", 1)
        old = open_store(address)
    for table in ("t1", "t2"):
        run(old.tables.append([entry(table, cid=table)]))
    run(old.tables.append([entry("t1", 2, cid="end", phase="over")]))
    with pytest.raises(Unavailable, match="rollwright admin migrate"):
        open_store(address)
    migrate(address)
    run(old.tables.append([entry("t2", 2, cid="end", phase="over")]))  # ended beside servers of this version
    new = open_store(address)
    assert sorted(run(new.outbox.unannounced(9, 1, 2))) == ["t1", "t2"]
    assert postgres.execute("select oldest from about", name_of(address))[0][0] == 1
    with monkeypatch.context() as first:
        first.setattr(database_module, "STEP", 1)
        run(open_store(address).close())  # one that starts now is let in
    for store in (old, new):
        run(store.close())


def test_two_who_migrate_at_once_take_turns(postgres: Postgres) -> None:
    address = postgres.address(postgres.empty_database())
    command = [sys.executable, "-m", "rollwright.cli", "admin", "migrate", "--store", address]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) for _ in range(2)]
    said = [process.communicate(timeout=60)[0] for process in both]
    assert [process.returncode for process in both] == [0, 0], said
    run(open_store(address).close())


def test_logs_are_written_as_old_servers_read_them_until_none_runs_any_more(postgres: Postgres) -> None:
    address = postgres.address(postgres.empty_database())
    migrate(address, until="1")
    migrate(address)
    store = open_store(address)
    assert run(store.tables.log_format(0)) == 0
    leave_behind(address)
    assert run(store.tables.log_format(0)) == FORMAT
    run(store.close())


def test_a_new_database_knows_of_no_old_servers(store: Store) -> None:
    assert run(store.tables.log_format(0)) == FORMAT
