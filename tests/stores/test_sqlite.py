"""What is the SQLite store's own: its file, its lock and its disk. What every store does is in test_store.py."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.stores.schema import STEPS
from rollwright.stores.sqlite import FILE, SqliteStore, open_store
from rollwright.stores.store import InUse, Unavailable
from tests.stores.conftest import entry, run


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = open_store(tmp_path / "data")
    yield opened
    run(opened.close())


def test_full_sync_and_a_write_ahead_log_are_on(store: SqliteStore) -> None:
    assert run(store._one("pragma journal_mode")) == ("wal",)
    assert run(store._one("pragma synchronous")) == (2,)


def test_a_folder_serves_one_server_at_a_time(store: SqliteStore, tmp_path: Path) -> None:
    with pytest.raises(InUse, match="another server uses"):
        open_store(tmp_path / "data")
    run(store.close())
    run(open_store(tmp_path / "data").close())


def test_a_folder_that_can_not_be_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Unavailable, match="can't be used"):
        open_store(tmp_path / "file" / "data")


def test_a_file_that_is_no_database_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all" * 100)
    with pytest.raises(Unavailable, match="can't be used"):
        open_store(tmp_path)


def test_a_file_of_a_newer_rollwright_is_left_alone(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute(f"pragma user_version = {len(STEPS) + 1}")
    connection.close()
    with pytest.raises(Unavailable, match="newer rollwright"):
        open_store(tmp_path)


def test_a_full_disk_is_unavailable_never_an_ack_and_passes_when_there_is_room(store: SqliteStore) -> None:
    run(store.append([entry()]))
    (pages,) = run(store._one("pragma page_count"))
    run(store._one(f"pragma max_page_count = {pages}"))
    outcomes: list[object] = []

    async def fill() -> None:
        for number in range(200):
            try:
                await store.append([entry(f"f{number}", cid=f"f{number}")])
            except Unavailable:
                outcomes.append(number)
                return

    run(fill())
    assert outcomes, "the disk was never full"
    with pytest.raises(Unavailable):
        run(store.append([entry("late", cid="late")]))
    assert run(store.rows("late")) == []
    run(store._one("pragma max_page_count = 1000000"))
    run(store.append([entry("late", cid="late")]))
    assert len(run(store.rows("late"))) == 1
