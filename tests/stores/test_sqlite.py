"""What is the SQLite store's own: its file, its lock and its disk. What every store does is in the ports' suites."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.stores.people import TICKET_LASTS, Person
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


def test_a_file_of_before_lapsing_codes_keeps_those_of_tables_that_wait_and_knows_its_chat_and_tickets(
    tmp_path: Path,
) -> None:
    with sqlite3.connect(tmp_path / FILE) as connection:
        for step in STEPS[:4]:
            connection.executescript(step)
        connection.execute("pragma user_version = 4")
        for table, phase in (("t1", "waiting"), ("t2", "playing"), ("t3", "closed")):
            connection.execute(
                "insert into tables (id, code, phase, is_open, at, card) values (?, ?, ?, 0, 1000, '{}')",
                (table, f"CODE {table}", phase),
            )
        connection.execute("insert into people values ('ada', 'Ada', 1)")
        connection.execute("insert into tickets values ('hash', 'ada', 1)")
        for number in (1, 2):
            connection.execute("insert into chat values ('t1', ?, 'ada', ?, 'hello', 1)", (number, f"old {number}"))
    connection.close()
    store = open_store(tmp_path)
    found = [run(store.tables.of_code(f"CODE {table}")) for table in ("t1", "t2", "t3")]
    assert found == ["t1", None, None]
    run(store.tables.append([entry("t4", cid="c4", code="CODE t3")]))
    now = run(store.file.one("select strftime('%s', 'now') * 1000"))[0]
    assert run(store.people.of_ticket("hash", now)) == Person("ada", "Ada"), "nobody has counted before"
    assert run(store.people.of_ticket("hash", now + 2 * TICKET_LASTS)) is None
    run(store.people.add(Person("bob", "Bob"), "hash of bob", 1))
    run(store.people.erase("ada"))
    assert run(store.chat.add("t1", "bob", "c1", "alone", 5)) == 3
    run(store.close())


# Who may read it


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}


@pytest.mark.skipif(os.name != "posix", reason="files have no such modes here")
@pytest.mark.parametrize("mask", [0o000, 0o022, 0o077], ids=["000", "022", "077"])
def test_nobody_else_can_read_what_is_kept_whatever_the_umask(tmp_path: Path, mask: int) -> None:
    before = os.umask(mask)
    try:
        store = open_store(tmp_path / "data")
        run(store.tables.append([entry(secret=b"tail")]))
        found = modes(tmp_path / "data")
        run(store.close())
    finally:
        os.umask(before)
    assert {f"{FILE}{more}" for more in ("", "-wal", "-shm")} < set(found)
    assert found.pop("data") == 0o700
    assert set(found.values()) == {0o600}


@pytest.mark.skipif(os.name != "posix", reason="files have no such modes here")
def test_files_that_others_could_read_are_narrowed_and_it_is_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    run(open_store(tmp_path).close())
    (tmp_path / FILE).chmod(0o644)
    run(open_store(tmp_path).close())
    assert modes(tmp_path)[FILE] == 0o600
    assert [record.getMessage().partition(" could")[0] for record in caplog.records] == [str(tmp_path / FILE)]
    run(open_store(tmp_path).close())
    assert len(caplog.records) == 1


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


# Ready means that a row can be written


def test_a_store_without_a_table_is_ready_by_writing_too(store: SqliteStore) -> None:
    run(store.ready())
    run(store.file.one("pragma query_only = on"))
    with pytest.raises(Unavailable):
        run(store.ready())


def test_whenever_a_row_can_not_be_kept_for_want_of_room_the_store_is_not_ready(store: SqliteStore) -> None:
    run(store.tables.append([entry()]))
    run(store.ready())
    (pages,) = run(store.file.one("pragma page_count"))
    run(store.file.one(f"pragma max_page_count = {pages + 20}"))

    def kept(number: int) -> bool:
        try:
            run(store.tables.append([entry(f"f{number}", cid=f"f{number}")]))
        except Unavailable:
            return False
        return True

    full = next(number for number in range(5000) if not kept(number))
    for number in range(full, full + 3):
        assert not kept(number)
        with pytest.raises(Unavailable):
            run(store.ready())
    run(store.file.one("pragma max_page_count = 1000000"))
    run(store.ready())


def test_probes_do_not_add_up(store: SqliteStore) -> None:
    for _ in range(5):
        run(store.ready())
    assert run(store.file.one("select count(*) from probes")) == (1,)
