"""What is the SQLite store's own: its file, its lock and its disk. What every store does is in the ports' suites."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.stores.sqlite.file import FILE
from rollwright.stores.sqlite.schema import STEPS
from rollwright.stores.sqlite.store import SqliteStore, open_store
from rollwright.stores.store import InUse, Notice, Posted, Unavailable
from tests.stores.conftest import entry, run


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = open_store(tmp_path / "data")
    yield opened
    run(opened.close())


def test_full_sync_and_a_write_ahead_log_are_on(store: SqliteStore) -> None:
    assert run(store.file.one("pragma journal_mode")) == ("wal",)
    assert run(store.file.one("pragma synchronous")) == (2,)


def test_a_folder_serves_one_server_at_a_time(store: SqliteStore, tmp_path: Path) -> None:
    with pytest.raises(InUse, match="another server uses"):
        open_store(tmp_path / "data")
    run(store.close())
    run(open_store(tmp_path / "data").close())


def test_a_folder_that_can_not_be_is_reported_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Unavailable, match="can't be used"):
        open_store(tmp_path / "file" / "data")


def test_a_file_that_is_no_database_is_reported_in_words(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all" * 100)
    with pytest.raises(Unavailable, match="can't be used"):
        open_store(tmp_path)


def test_a_file_of_a_newer_rollwright_is_left_alone(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute(f"pragma user_version = {len(STEPS) + 1}")
    connection.close()
    with pytest.raises(Unavailable, match="newer rollwright"):
        open_store(tmp_path)


def test_a_file_of_the_first_version_is_taken_over_and_the_ends_of_its_games_are_announced(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as connection:
        for step in STEPS[:3]:
            connection.executescript(step)
        connection.execute("pragma user_version = 3")
        for table, phase in (("t1", "over"), ("t2", "playing")):
            connection.execute(
                "insert into tables values (?, ?, ?, 0, null, 1000, ?)", (table, f"CODE {table}", phase, "{}")
            )
    connection.close()
    store = open_store(tmp_path)
    assert run(store.outbox.unannounced(9, 1, 2)) == ["t1"]
    run(store.tables.append([entry("t2", 2, cid="c2", phase="over")]))
    assert sorted(run(store.outbox.unannounced(9, 2, 3))) == ["t1", "t2"]
    run(store.close())


def test_ends_that_have_been_announced_can_be_announced_again(store: SqliteStore) -> None:
    """As a step does that comes with a new reader."""
    end = Notice("finished", {})
    for table in ("t1", "t2"):
        run(store.tables.append([entry(table, cid=table, phase="over", outbox=(end,))]))
    run(store.outbox.done([Posted("t1", 1, "finished", {})]))
    run(store.file.all("update tables set tell_at = 0 where phase = 'over'"))
    for table in run(store.outbox.unannounced(9, 1, 2)):
        run(store.outbox.announce(table, 1, [end]))
    assert sorted(posted.table for posted in run(store.outbox.take(["finished"], 9, 1, 2))) == ["t1", "t2"]


def test_a_full_disk_is_unavailable_never_an_ack_and_passes_when_there_is_room(store: SqliteStore) -> None:
    run(store.tables.append([entry()]))
    (pages,) = run(store.file.one("pragma page_count"))
    run(store.file.one(f"pragma max_page_count = {pages}"))
    outcomes: list[object] = []

    async def fill() -> None:
        for number in range(200):
            try:
                await store.tables.append([entry(f"f{number}", cid=f"f{number}")])
            except Unavailable:
                outcomes.append(number)
                return

    run(fill())
    assert outcomes, "the disk was never full"
    with pytest.raises(Unavailable):
        run(store.tables.append([entry("late", cid="late")]))
    assert run(store.tables.rows("late")) == []
    run(store.file.one("pragma max_page_count = 1000000"))
    run(store.tables.append([entry("late", cid="late")]))
    assert len(run(store.tables.rows("late"))) == 1
