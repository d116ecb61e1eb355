"""The SQLite store: what it keeps, which races it settles, and what it says when it can't."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from rollwright.stores.schema import STEPS
from rollwright.stores.sqlite import FILE, SqliteStore, open_store
from rollwright.stores.store import Conflict, InUse, Person, Unavailable
from tests.stores.conftest import entry

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def test_rows_come_back_as_they_were_in_order(store: SqliteStore) -> None:
    first, second = entry(seq=1), entry(seq=2, cid="c2")
    run(store.append([first]))
    run(store.append([second]))
    assert run(store.rows("t1")) == [first.row, second.row]
    assert run(store.rows("elsewhere")) == []


def test_what_was_committed_is_there_after_a_restart(store: SqliteStore, tmp_path: Path) -> None:
    run(store.append([entry(secret=b"tail")]))
    run(store.close())
    again = open_store(tmp_path / "data")
    assert [row.seq for row in run(again.rows("t1"))] == [1]
    assert run(again.secret("t1")) == b"tail"
    run(again.close())


def test_full_sync_and_a_write_ahead_log_are_on(store: SqliteStore) -> None:
    assert run(store._one("pragma journal_mode")) == ("wal",)
    assert run(store._one("pragma synchronous")) == (2,)


@pytest.mark.parametrize(
    ("seq", "actor", "cid"),
    [(1, "bob", "b1"), (2, "ada", "c1")],
    ids=["the same seq", "the same command"],
)
def test_of_two_rows_with_one_key_the_second_is_refused(store: SqliteStore, seq: int, actor: str, cid: str) -> None:
    run(store.append([entry()]))
    with pytest.raises(Conflict):
        run(store.append([entry(seq=seq, actor=actor, cid=cid, code="OTHER", people=("bob",))]))
    assert [row.actor for row in run(store.rows("t1"))] == ["ada"]
    assert run(store.cards_of("bob", 9)) == []


def test_one_command_creates_one_table(store: SqliteStore) -> None:
    run(store.append([entry("t1", cid="evening")]))
    assert run(store.created_by("ada", "evening")) == "t1"
    with pytest.raises(Conflict):
        run(store.append([entry("t2", cid="evening")]))
    assert run(store.created_by("bob", "evening")) is None


def test_a_code_leads_to_one_table(store: SqliteStore) -> None:
    run(store.append([entry("t1", code="ABC")]))
    with pytest.raises(Conflict):
        run(store.append([entry("t2", cid="c2", code="ABC")]))
    assert run(store.table_of_code("ABC")) == "t1"
    assert run(store.table_of_code("XYZ")) is None


def test_two_rows_are_committed_together_or_not_at_all(store: SqliteStore) -> None:
    run(store.append([entry("t1"), entry("t2", cid="c2")]))
    with pytest.raises(Conflict):
        run(store.append([entry("t1", 2, cid="c3"), entry("t2", 1, cid="c4")]))
    assert [len(run(store.rows(table))) for table in ("t1", "t2")] == [1, 1]


def test_of_many_at_once_one_wins_each_seq_and_the_losers_harm_nobody(store: SqliteStore) -> None:
    async def race() -> list[object]:
        await store.append([entry()])
        same = [store.append([entry(seq=2, actor=f"p{n}", cid="x")]) for n in range(50)]
        others = [store.append([entry(f"u{n}", cid=f"u{n}")]) for n in range(50)]
        return await asyncio.gather(
            *(work for pair in zip(same, others, strict=True) for work in pair), return_exceptions=True
        )

    outcomes = run(race())
    assert sum(outcome is None for outcome in outcomes[0::2]) == 1
    assert all(isinstance(outcome, Conflict) for outcome in outcomes[0::2] if outcome is not None)
    assert outcomes[1::2] == [None] * 50


def test_the_secret_is_no_part_of_the_log(store: SqliteStore) -> None:
    run(store.append([entry(secret=b"\x01secret")]))
    assert "secret" not in str([row.to_json() for row in run(store.rows("t1"))])
    assert run(store.secret("t1")) == b"\x01secret"
    run(store.append([entry(seq=2, cid="c2", secret=b"anew")]))
    assert run(store.secret("t1")) == b"anew"
    assert run(store.secret("t9")) == b""


def test_tables_are_listed_by_who_sits_there_the_latest_first(store: SqliteStore) -> None:
    run(store.append([entry("t1")]))
    run(store.append([entry("t2", cid="c2", people=("ada", "bob"))]))
    run(store.append([entry("t1", 2, cid="c3")]))
    assert [card["id"] for card in run(store.cards_of("ada", 9))] == ["t1", "t2"]
    assert [card["you"] for card in run(store.cards_of("bob", 9))] == ["bob"]
    run(store.append([entry("t2", 2, cid="c4", people=("ada",))]))
    assert run(store.cards_of("bob", 9)) == []


def test_strangers_are_shown_open_tables_that_wait(store: SqliteStore) -> None:
    run(store.append([entry("t1", is_open=True)]))
    run(store.append([entry("t2", cid="c2")]))
    assert [card["id"] for card in run(store.open_cards(9))] == ["t1"]
    run(store.append([entry("t1", 2, cid="c3", is_open=True, phase="playing")]))
    assert run(store.open_cards(9)) == []


def test_tables_that_wait_for_the_server_are_found_when_they_are_due(store: SqliteStore) -> None:
    run(store.append([entry("t1", due_at=0)]))
    run(store.append([entry("t2", cid="c2", due_at=5000)]))
    run(store.append([entry("t3", cid="c3")]))
    assert run(store.due(4999, 9, 4999)) == ["t1"]
    assert sorted(run(store.due(5000, 9, 5000))) == ["t1", "t2"]
    run(store.append([entry("t1", 2, cid="c4")]))
    assert run(store.due(5000, 9, 5000)) == ["t2"]


def test_whoever_looks_after_a_table_has_it_for_a_while(store: SqliteStore) -> None:
    run(store.append([entry("t1", due_at=4000)]))
    assert run(store.due(5000, 9, 8000)) == ["t1"]
    assert run(store.due(7999, 9, 12_000)) == []
    assert run(store.due(8000, 9, 12_000)) == ["t1"]


def test_who_knows_a_part_of_a_log_reads_the_rest(store: SqliteStore) -> None:
    run(store.append([entry(seq=1, cid="c1")]))
    run(store.append([entry(seq=2, cid="c2")]))
    run(store.append([entry(seq=3, cid="c3")]))
    assert [row.seq for row in run(store.rows("t1", 1))] == [2, 3]
    assert run(store.rows("t1", 3)) == []


def test_the_heads_of_many_tables_are_asked_for_at_once(store: SqliteStore) -> None:
    run(store.append([entry("t1")]))
    run(store.append([entry("t1", seq=2, cid="c2")]))
    run(store.append([entry("t2", cid="c3")]))
    run(store.say("t2", "ada", "c9", "hello", 5))
    assert run(store.heads(["t1", "t2", "t3"])) == {"t1": (2, 0), "t2": (1, 1)}
    assert run(store.heads([])) == {}


def test_a_person_is_found_by_the_hash_of_a_ticket_alone(store: SqliteStore) -> None:
    run(store.add_person(Person("p1", "Ada"), "hash", 1))
    assert run(store.person_of_ticket("hash")) == Person("p1", "Ada")
    assert run(store.person_of_ticket("other")) is None
    run(store.rename("p1", "Ada L."))
    assert run(store.names(["p1", "p2"])) == {"p1": "Ada L."}


def test_a_link_works_once_and_not_too_late(store: SqliteStore) -> None:
    run(store.add_person(Person("p1", "Ada"), "hash", 1))
    run(store.add_link("link", "p1", until=100))
    assert run(store.use_link("link", "late", 100)) is None
    assert run(store.use_link("link", "hash 2", 99)) == Person("p1", "Ada")
    assert run(store.use_link("link", "hash 3", 99)) is None
    assert run(store.person_of_ticket("hash 2")) == Person("p1", "Ada")
    assert run(store.person_of_ticket("late")) is None


def test_chat_is_numbered_and_said_once(store: SqliteStore) -> None:
    run(store.add_person(Person("p1", "Ada"), "hash", 1))
    assert run(store.say("t1", "p1", "c1", "hello", 5)) == 1
    assert run(store.say("t1", "p1", "c1", "hello", 6)) is None
    assert run(store.say("t1", "p1", "c2", "again", 7)) == 2
    assert run(store.say("t2", "p1", "c1", "elsewhere", 8)) == 1
    assert [(said.number, said.name, said.text) for said in run(store.said("t1", 9))] == [
        (1, "Ada", "hello"),
        (2, "Ada", "again"),
    ]
    assert [said.text for said in run(store.said("t1", 1))] == ["again"]


def test_a_pack_is_kept_for_who_sent_it_and_of_each_person_the_latest_are(store: SqliteStore) -> None:
    for at, name in enumerate(["one", "two", "one", "three"]):
        run(store.add_pack("ada", name, f"pack {name}", at, most=2))
    run(store.add_pack("bob", "two", "pack two", 9, most=2))
    assert [run(store.pack("ada", name)) for name in ("one", "two", "three")] == ["pack one", None, "pack three"]
    assert run(store.pack("bob", "two")) == "pack two"
    assert run(store.pack("bob", "one")) is None
    run(store.erase("ada"))
    assert run(store.pack("ada", "one")) is None


def test_who_is_erased_leaves_rows_and_nothing_else(store: SqliteStore) -> None:
    run(store.add_person(Person("ada", "Ada"), "hash", 1))
    run(store.append([entry(actor="ada")]))
    run(store.say("t1", "ada", "c1", "hello", 5))
    run(store.erase("ada"))
    assert run(store.person_of_ticket("hash")) is None
    assert run(store.names(["ada"])) == {}
    assert run(store.said("t1", 9)) == []
    assert run(store.cards_of("ada", 9)) == []
    assert [row.actor for row in run(store.rows("t1"))] == ["ada"]


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


def test_a_closed_store_says_so(store: SqliteStore) -> None:
    run(store.close())
    with pytest.raises(Unavailable):
        run(store.rows("t1"))
