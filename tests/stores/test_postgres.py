"""What is PostgreSQL's own: several servers at one store, and a server that goes and comes back."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections.abc import Iterator

import pytest

from rollwright.stores.factory import open_store
from rollwright.stores.people import Person
from rollwright.stores.postgres import database as database_module
from rollwright.stores.postgres.database import Database
from rollwright.stores.postgres.store import PostgresStore
from rollwright.stores.store import Conflict, Entry, Notice, Store, StoreError, Unavailable, Unknown
from rollwright.tables.commands.fresh import ENTROPY, fresh_from
from tests.services.postgres import Postgres, can_start
from tests.stores.conftest import entry, name_of, run

pytestmark = pytest.mark.skipif(not can_start(), reason="PostgreSQL isn't here")


@pytest.fixture
def store(at_address: Store) -> Store:
    return at_address


@pytest.fixture(scope="module")
def fragile() -> Iterator[Postgres]:
    """One that may be killed and frozen: the system lives on, so what it was given is there without a sync."""
    with Postgres(durable=False) as started:
        yield started


# Several servers


def test_servers_at_one_store_race_and_one_wins_each_row(store: Store, address: str) -> None:
    other = open_store(address)

    async def play(node: Store, name: str) -> int:
        """Take every row of 20 tables that is free, as fast as can be."""
        won = 0
        for seq in range(2, 12):
            tables = [node.tables.append([entry(f"t{n}", seq, name, f"{name} {seq}")]) for n in range(20)]
            outcomes = await asyncio.gather(*tables, return_exceptions=True)
            assert all(outcome is None or isinstance(outcome, Conflict) for outcome in outcomes), outcomes
            won += outcomes.count(None)
        return won

    async def race() -> tuple[int, int]:
        for n in range(20):
            await store.tables.append([entry(f"t{n}", cid=f"t{n}")])
        return await asyncio.gather(play(store, "ada"), play(other, "bob"))

    assert sum(run(race())) == 20 * 10
    for n in range(20):
        assert [row.seq for row in run(store.tables.rows(f"t{n}"))] == list(range(1, 12))
    run(other.close())


def test_lines_of_chat_from_two_servers_get_different_numbers(store: Store, address: str) -> None:
    other = open_store(address)
    run(store.people.add(Person("ada", "Ada"), "hash", 1))

    async def talk() -> list[int | None]:
        lines = [
            node.chat.add("t1", "ada", f"{n} {node is other}", "hello", 1) for n in range(20) for node in (store, other)
        ]
        return await asyncio.gather(*lines)

    assert sorted(number for number in run(talk()) if number) == list(range(1, 41))
    run(other.close())


def test_lines_that_an_older_server_has_numbered_by_those_that_were_there_count_too(
    store: Store, address: str, postgres: Postgres
) -> None:
    run(store.people.add(Person("ada", "Ada"), "hash", 1))
    assert run(store.chat.add("t1", "ada", "c1", "hello", 1)) == 1
    postgres.execute(
        "insert into chat (table_id, number, person, cid, text, at)"
        " select 't1', max(number) + 1, 'ada', 'old', 'beside', 2 from chat where table_id = 't1'",
        name_of(address),
    )
    assert run(store.chat.add("t1", "ada", "c2", "again", 3)) == 3


def test_who_speaks_at_one_server_while_another_erases_them_leaves_nothing(store: Store, address: str) -> None:
    other = open_store(address)

    async def talk(name: str) -> None:
        with contextlib.suppress(Unknown):
            for number in itertools.count():
                await other.chat.add("t1", name, f"c{number}", "hello", 1)

    async def erase(name: str) -> None:
        await store.people.add(Person(name, name.title()), f"hash of {name}", 1)
        talking = [asyncio.create_task(talk(name)) for _ in range(3)]
        await asyncio.sleep(0.05)
        await store.people.erase(name)
        assert await store.chat.lines("t1", 99) == []
        await asyncio.gather(*talking, return_exceptions=True)
        assert await store.chat.lines("t1", 99) == []

    for number in range(10):
        run(erase(f"ada {number}"))
    run(other.close())


def test_a_database_that_only_reads_is_not_ready(address: str, postgres: Postgres) -> None:
    store = open_store(address)
    run(store.ready())
    run(store.close())
    postgres.execute(f"alter database {name_of(address)} set default_transaction_read_only = on")
    store = PostgresStore([address])
    with pytest.raises(Unavailable, match="read-only"):
        run(store.ready())
    run(store.close())


def test_servers_that_are_asked_at_once_whether_they_are_ready_do_not_disturb_each_other(
    store: Store, address: str
) -> None:
    other = open_store(address)

    async def ask() -> None:
        await asyncio.gather(*(one.ready() for _ in range(10) for one in (store, other)))

    run(ask())
    run(other.close())


def test_a_row_that_lost_leaves_nothing_of_itself(store: Store) -> None:
    run(store.tables.append([entry()]))
    run(store.tables.append([entry(seq=2, cid="c2", due_at=77)]))
    with pytest.raises(Conflict):
        run(store.tables.append([entry(seq=2, cid="c3", due_at=None, people=("bob",))]))
    assert run(store.tables.due(77, 9, 99)) == ["t1"]
    assert run(store.tables.cards_of("bob", 9)) == []
    assert len(run(store.tables.cards_of("ada", 9))) == 1


def test_commands_that_wait_together_are_committed_together(store: Store, address: str, postgres: Postgres) -> None:
    def transactions() -> int:
        time.sleep(0.1)  # the server counts a little later
        name = name_of(address)
        found = postgres.execute(f"select xact_commit from pg_stat_database where datname = '{name}'")
        return int(found[0][0])

    async def play(seq: int) -> None:
        await asyncio.gather(*(store.tables.append([entry(f"t{n}", seq, cid=f"c{seq}")]) for n in range(100)))

    async def create() -> None:
        await asyncio.gather(*(store.tables.append([entry(f"t{n}", cid=f"t{n}")]) for n in range(100)))

    run(create())
    run(play(2))
    before = transactions()
    for seq in range(3, 13):
        run(play(seq))
    assert transactions() - before < 200, "1,000 rows were to share commits"
    assert all(len(run(store.tables.rows(f"t{n}"))) == 12 for n in (0, 99))


def test_a_character_that_postgresql_can_not_keep_harms_nobody(store: Store) -> None:
    assert run(store.tables.rows("\0")) == []
    run(store.people.add(Person("ada", "A\0da"), "hash", 1))
    assert run(store.chat.add("t1", "ada", "c\0", "hel\0lo", 1)) == 1
    assert run(store.chat.lines("t1", 1))[0].text == "hel\ufffdlo"


# Several databases


def shards_of(postgres: Postgres) -> list[str]:
    return [postgres.new_database() for _ in range(3)]


def made(store: Store, cid: str) -> Entry:
    """The first row of a table whose id says where it is to be."""
    new = fresh_from(cid.encode().rjust(ENTROPY, b"."), store.tables.shard_of_new("ada", cid))
    return entry(new.table, cid=cid, code=new.code)


def test_tables_are_spread_over_shards_and_found_by_their_ids_and_codes(postgres: Postgres) -> None:
    *shards, accounts = shards_of(postgres)
    store = open_store(" ".join(shards), accounts)
    entries = [made(store, f"c{n}") for n in range(40)]
    for new in entries:
        run(store.tables.append([new]))
        run(store.tables.append([entry(new.row.table, 2, cid="next", code=new.code)]))
    assert {table: seq for table, (seq, _) in run(store.tables.heads([new.row.table for new in entries])).items()} == {
        new.row.table: 2 for new in entries
    }
    for new in entries:
        assert len(run(store.tables.rows(new.row.table))) == 2
        assert run(store.tables.of_code(new.code)) == new.row.table
        assert run(store.tables.created_by("ada", new.row.cid)) == new.row.table
    assert len(run(store.tables.cards_of("ada", 99))) == 40
    in_each = [postgres.execute("select count(*) from tables", name_of(shard))[0][0] for shard in shards]
    assert sum(in_each) == 40
    assert min(in_each) > 8
    run(store.close())


def test_people_are_kept_apart_from_tables_and_erased_everywhere(postgres: Postgres) -> None:
    *shards, accounts = shards_of(postgres)
    store = open_store(" ".join(shards), accounts)
    tables = [made(store, f"c{n}").row.table for n in range(9)]
    run(store.people.add(Person("ada", "Ada"), "hash", 1))
    for table in tables:
        run(store.chat.add(table, "ada", "c1", "hello", 1))
    assert [line.name for table in tables for line in run(store.chat.lines(table, 9))] == ["Ada"] * 9
    for database, people in ((shards[0], 0), (shards[1], 0), (accounts, 1)):
        assert postgres.execute("select count(*) from people", name_of(database))[0][0] == people
    run(store.people.erase("ada"))
    assert [line for table in tables for line in run(store.chat.lines(table, 9))] == []
    run(store.close())


def test_one_command_creates_one_table_also_after_a_shard_was_added(postgres: Postgres) -> None:
    first, second, _ = shards_of(postgres)
    store = open_store(first)
    tables = [made(store, f"c{n}") for n in range(9)]
    for new in tables:
        run(store.tables.append([new]))
    run(store.close())
    grown = open_store(f"{first} {second}")
    assert [run(grown.tables.created_by("ada", new.row.cid)) for new in tables] == [new.row.table for new in tables]
    assert {grown.tables.shard_of_new("ada", f"c{n}") for n in range(9)} == {0, 1}
    run(grown.close())


def test_an_id_that_names_no_shard_leads_nowhere(store: Store) -> None:
    for table in ("2" * 20 + "ZZ", "2" * 20 + "!!", "2" * 64):
        assert run(store.tables.rows(table)) == []
        assert run(store.tables.secret(table)) == b""
        assert run(store.tables.heads([table])) == {}
    assert run(store.tables.of_code("ABCDEFZZ")) is None


def test_addresses_in_another_order_are_refused(postgres: Postgres) -> None:
    first, second, _ = shards_of(postgres)
    run(open_store(f"{first} {second}").close())
    with pytest.raises(Unavailable, match="keep the order"):
        open_store(f"{second} {first}")


def test_notices_wait_in_the_shards_of_their_tables(postgres: Postgres) -> None:
    *shards, accounts = shards_of(postgres)
    store = open_store(" ".join(shards), accounts)
    entries = [made(store, f"c{n}") for n in range(20)]
    for new in entries:
        run(store.tables.append([new]))
        end = entry(new.row.table, 2, cid="end", phase="over", code=new.code, outbox=(Notice("finished", {}),))
        run(store.tables.append([end]))
    in_each = [postgres.execute("select count(*) from outbox", name_of(shard))[0][0] for shard in shards]
    assert sum(in_each) == 20
    assert min(in_each) > 3
    taken = run(store.outbox.take(["finished"], 99, 1, 2))
    assert {posted.table for posted in taken} == {new.row.table for new in entries}
    run(store.outbox.done(taken))
    assert run(store.outbox.take(["finished"], 99, 9, 9)) == []
    run(store.close())


# A server that goes and comes back


def until_it_keeps(store: Store, seq: int) -> None:
    deadline = time.monotonic() + 15
    while True:
        try:
            run(store.tables.append([entry(seq=seq, cid=f"c{seq}")]))
        except Conflict:
            return  # it was kept, though nobody had heard of it
        except Unavailable:
            assert time.monotonic() < deadline, "it never came back"
            time.sleep(0.05)
        else:
            return


def test_a_server_that_is_killed_is_unavailable_and_found_again_with_all_that_was_acknowledged(
    fragile: Postgres,
) -> None:
    store = open_store(fragile.new_database())
    run(store.tables.append([entry()]))
    for seq in range(2, 5):
        run(store.tables.append([entry(seq=seq, cid=f"c{seq}")]))
    fragile.kill()
    with pytest.raises(Unavailable):
        run(store.tables.append([entry(seq=5, cid="c5")]))
    with pytest.raises(Unavailable):
        run(store.tables.rows("t1"))
    fragile.start()
    until_it_keeps(store, 5)
    assert [row.seq for row in run(store.tables.rows("t1"))] == [1, 2, 3, 4, 5]
    run(store.close())


def test_a_server_that_is_not_there_is_not_asked_by_everybody_at_once(fragile: Postgres) -> None:
    """Each try costs a server that starts: hundreds a second made that take 8 s instead of 0.3."""
    store = open_store(fragile.new_database())
    run(store.tables.rows("t1"))
    fragile.kill()
    said = []
    for _ in range(40):
        with pytest.raises(Unavailable) as trouble:
            run(store.tables.rows("t1"))
        said.append(str(trouble.value))
    fragile.start()
    assert said.count("the database was not there a moment ago") > 20
    until_it_keeps(store, 1)
    run(store.close())


def test_a_server_that_is_killed_under_load_loses_nothing_that_was_acknowledged(fragile: Postgres) -> None:
    store = open_store(fragile.new_database())
    acked: list[tuple[str, int]] = []

    async def play(table: str, stop: asyncio.Event) -> None:
        seq = 1
        await store.tables.append([entry(table, cid=table)])
        while not stop.is_set():
            try:
                await store.tables.append([entry(table, seq + 1, cid=f"c{seq + 1}")])
            except StoreError:
                return
            seq += 1
            acked.append((table, seq))

    async def load() -> None:
        stop = asyncio.Event()
        tables = [asyncio.create_task(play(f"t{n}", stop)) for n in range(20)]
        await asyncio.sleep(0.7)
        fragile.kill()
        await asyncio.wait(tables, timeout=10)
        stop.set()
        await asyncio.gather(*tables)

    run(load())
    fragile.start()
    until_it_keeps(store, 1)
    assert len(acked) > 100
    for table in {table for table, _ in acked}:
        kept = [row.seq for row in run(store.tables.rows(table))]
        assert kept == list(range(1, len(kept) + 1))
        assert {seq for name, seq in acked if name == table} <= set(kept)
    run(store.close())


def test_a_server_that_is_frozen_is_unavailable_soon_and_found_again(
    fragile: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "_PATIENCE", 0.5)
    store = open_store(fragile.new_database())
    run(store.tables.append([entry()]))
    fragile.freeze()
    started = time.monotonic()
    with pytest.raises(Unavailable):
        run(store.tables.append([entry(seq=2, cid="c2")]))
    with pytest.raises(Unavailable):
        run(store.tables.rows("t1"))
    assert time.monotonic() - started < 5
    fragile.thaw()
    until_it_keeps(store, 2)
    assert [row.seq for row in run(store.tables.rows("t1"))] == [1, 2]
    run(store.close())


def test_a_full_disk_is_unavailable_never_an_ack(store: Store, address: str, postgres: Postgres) -> None:
    run(store.tables.append([entry()]))
    full = "create function full_disk() returns trigger language plpgsql as $$ begin raise disk_full; end $$"
    postgres.execute(full, name_of(address))
    postgres.execute("create trigger full_disk before insert on rows execute function full_disk()", name_of(address))
    with pytest.raises(Unavailable):
        run(store.tables.append([entry(seq=2, cid="c2")]))
    postgres.execute("drop trigger full_disk on rows", name_of(address))
    run(store.tables.append([entry(seq=2, cid="c2")]))


def test_who_waits_for_a_lock_too_long_hears_that_it_is_unavailable(
    store: Store, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(store.tables.append([entry()]))
    monkeypatch.setitem(database_module._SETTINGS, "lock_timeout", "200ms")
    hurried = open_store(address)

    async def hold() -> None:
        holder = Database(address)
        async with holder.connection() as connection, connection.transaction():
            await connection.execute("lock table rows")
            with pytest.raises(Unavailable, match="lock timeout"):
                await hurried.tables.append([entry(seq=2, cid="c2")])
        await holder.close()

    run(hold())
    run(hurried.tables.append([entry(seq=2, cid="c2")]))
    run(hurried.close())


def test_a_server_that_is_not_there_is_reported_in_words_without_the_password(postgres: Postgres) -> None:
    with pytest.raises(Unavailable, match=r"^postgresql://127\.0\.0\.1:1/games can't be used: ") as refused:
        open_store("postgresql://ada:hunter2@127.0.0.1:1/games")
    assert "hunter2" not in str(refused.value)
