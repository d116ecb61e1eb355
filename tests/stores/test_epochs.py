"""A store that was restored from a backup notices it, and knows which tables draw what may have been seen."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from rollwright.stores.sqlite.store import SqliteStore, open_store
from rollwright.stores.store import Store
from tests.services.postgres import Postgres
from tests.stores.conftest import Open, entry, name_of, run


def test_a_store_that_goes_on_is_in_its_first_epoch(store: Store, open_again: Open) -> None:
    assert run(store.service.epoch()) == 0
    run(store.tables.append([entry(secret=b"tail")]))
    assert run(store.service.epoch()) == 0
    run(store.close())
    again = open_again()
    assert run(again.service.epoch()) == 0
    assert run(again.tables.restored_since("t1")) == 0


def test_where_the_operator_says_so_tables_of_before_are_outdated_until_they_draw_anew(store: Store) -> None:
    before = run(store.service.epoch())
    run(store.tables.append([entry(secret=b"tail")]))
    run(store.tables.append([entry("t2", cid="c2", secret=b"tail")]))
    run(store.service.begin_epoch())
    assert run(store.service.epoch()) > before
    run(store.tables.append([entry("t1", 2, cid="c3", secret=b"new")]))
    run(store.tables.append([entry("t3", cid="c4", secret=b"new")]))
    assert [run(store.tables.restored_since(table)) for table in ("t1", "t2", "t3", "none")] == [0, 1, 0, 0]
    assert run(store.tables.secret("t1")) == b"new"


# In a folder


def opened(folder: Path) -> SqliteStore:
    return open_store(folder)


def used(folder: Path, table: str) -> int:
    """A server starts, somebody plays, and it stops. Gives the epoch in which it started."""
    store = opened(folder)
    epoch = run(store.service.epoch())
    run(store.tables.append([entry(table, cid=table, secret=b"tail")]))
    run(store.service.epoch())
    run(store.close())
    return epoch


def copied_over(folder: Path, backup: Path) -> None:
    shutil.copyfile(backup, folder / "rollwright.db")


def put_in_its_place(folder: Path, backup: Path) -> None:
    (folder / "rollwright.db").rename(folder / "spoilt.db")
    shutil.copyfile(backup, folder / "rollwright.db")


def with_the_whole_folder(folder: Path, backup: Path) -> None:
    mark = (folder / "rollwright.mark").read_bytes()
    folder.rename(folder.with_name("spoilt"))
    folder.mkdir()
    shutil.copyfile(backup, folder / "rollwright.db")
    (folder / "rollwright.mark").write_bytes(mark)


def in_a_new_folder(folder: Path, backup: Path) -> None:
    folder.rename(folder.with_name("spoilt"))
    folder.mkdir()
    shutil.copyfile(backup, folder / "rollwright.db")


@pytest.mark.parametrize("restore", [copied_over, put_in_its_place, with_the_whole_folder, in_a_new_folder])
def test_a_file_that_was_restored_is_in_a_new_epoch(tmp_path: Path, restore: Callable[[Path, Path], None]) -> None:
    folder, backup = tmp_path / "data", tmp_path / "backup.db"
    assert used(folder, "t1") == 0
    with sqlite3.connect(folder / "rollwright.db") as connection:
        connection.execute(f"vacuum into '{backup}'")
    connection.close()
    assert used(folder, "t2") == 0
    for beside in ("rollwright.db-wal", "rollwright.db-shm"):
        (folder / beside).unlink(missing_ok=True)
    restore(folder, backup)
    store = opened(folder)
    assert run(store.service.epoch()) == 1
    assert run(store.tables.restored_since("t1")) == 1
    run(store.close())
    assert used(folder, "t3") == 1, "and noticed once"


def test_a_folder_of_before_there_were_epochs_was_not_restored(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    used(folder, "t1")
    (folder / "rollwright.mark").unlink()
    with sqlite3.connect(folder / "rollwright.db") as connection:
        connection.execute("update epochs set mark = 0")
    connection.close()
    assert used(folder, "t2") == 0


def test_a_spoilt_mark_counts_as_a_restore_and_stops_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    used(folder, "t1")
    (folder / "rollwright.mark").write_text("[")
    assert used(folder, "t2") == 1


# In a database


def test_a_database_that_has_another_identity_was_restored_and_one_node_notices_it(
    postgres: Postgres, address: str, at_address: Store
) -> None:
    """Of a restored cluster the timeline is another; of a database that was read in, the number of its tables."""
    run(at_address.tables.append([entry(secret=b"tail")]))
    assert run(at_address.service.epoch()) == 0
    ((identity,),) = postgres.execute("select identity from about", name_of(address))
    cluster, timeline, secrets = identity.split()
    assert int(cluster) > 0
    assert int(timeline, 16) == 1
    for other in (f"{cluster} 00000002 {secrets}", f"{cluster} {timeline} 1"):
        postgres.execute(f"update about set identity = '{other}'", name_of(address))
        before = run(at_address.tables.restored_since("t1"))
        epoch = run(at_address.service.epoch())
        assert epoch == run(at_address.service.epoch()) == before + 1
        assert run(at_address.tables.restored_since("t1")) == epoch
