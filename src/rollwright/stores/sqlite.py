"""The store in one SQLite file: write-ahead log, full sync, one connection in a thread of its own.

Commands that wait together are committed together: while one commit reaches the disk, the next gather behind it. Each
has a savepoint, so that one that fails takes no other with it. One connection is enough, and spares us the races of
checkpoints between connections that versions of SQLite before 3.51.3 have.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, TypeVar

from rollwright.stores.schema import STEPS
from rollwright.stores.store import Card, Conflict, Entry, InUse, Person, Said, StoreError, Unavailable
from rollwright.tables.log.rows import Row

T = TypeVar("T")
_Work = Callable[[sqlite3.Connection], Any]

FILE: Final = "rollwright.db"
_LOCK: Final = "serving.lock"
_TOGETHER: Final = 256
"""So many commands share a commit at most."""


class SqliteStore:
    """A store in a folder. `open_store` makes one."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._jobs: Final[queue.SimpleQueue[tuple[_Work, Future[Any]] | None]] = queue.SimpleQueue()
        self._opened: Final[Future[None]] = Future()
        self._closed = False
        self._erased = False
        """Whether the write-ahead log still holds what was erased."""
        self._thread: Final = threading.Thread(target=self._run, name="store", daemon=True)

    def open(self) -> None:
        """Raises InUse, or Unavailable."""
        self._thread.start()
        self._opened.result()

    @property
    def shared(self) -> bool:
        return False  # the lock sees to it

    # The thread

    def _run(self) -> None:
        try:
            lock = self._lock()
            connection = self._connect()
        except StoreError as error:
            self._opened.set_exception(error)
            return
        self._opened.set_result(None)
        going = True
        while going:
            jobs: list[tuple[_Work, Future[Any]]] = []
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == _TOGETHER or self._jobs.empty():
                    break
                job = self._jobs.get()
            going = job is not None
            self._carry_out(connection, jobs)
        connection.close()
        lock.close()

    def _lock(self) -> sqlite3.Connection:
        """SQLite's own lock on a file beside: the system frees it however the process ends."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            lock = sqlite3.connect(self._folder / _LOCK, timeout=0, isolation_level=None, check_same_thread=False)
            lock.execute("begin exclusive")
        except OSError as error:
            raise Unavailable(f"{self._folder} can't be used: {error.strerror}") from error
        except sqlite3.Error as error:
            if "locked" in str(error):
                raise InUse(f"another server uses {self._folder}; stop it, or name another folder") from error
            raise Unavailable(f"{self._folder} can't be used: {error}") from error
        return lock

    def _connect(self) -> sqlite3.Connection:
        path = self._folder / FILE
        try:
            connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            connection.execute("pragma journal_mode = wal")
            connection.execute("pragma synchronous = full")
            connection.execute("pragma secure_delete = on")  # who is erased leaves nothing in unused pages
            (version,) = connection.execute("pragma user_version").fetchone()
            if version > len(STEPS):
                raise Unavailable(f"{path} was written by a newer rollwright; use that one")
            for number, step in enumerate(STEPS[version:], start=version + 1):
                connection.executescript(f"begin; {step}; pragma user_version = {number}; commit;")
        except sqlite3.Error as error:
            raise Unavailable(f"{path} can't be used: {error}") from error
        return connection

    def _carry_out(self, connection: sqlite3.Connection, jobs: list[tuple[_Work, Future[Any]]]) -> None:
        """All in one transaction. Nobody hears of anything before it is on the disk."""
        results: list[Any] = []
        try:
            connection.execute("begin")
            for work, _ in jobs:
                results.append(_apart(connection, work))
            connection.execute("commit")
            if self._erased:
                connection.execute("pragma wal_checkpoint(truncate)")
                self._erased = False
        except sqlite3.Error as error:
            _give_up(connection)
            results = [Unavailable(str(error))] * len(jobs)
        for (_, future), result in zip(jobs, results, strict=True):
            if isinstance(result, BaseException):
                future.set_exception(result)
            else:
                future.set_result(result)

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise Unavailable("the store is closed")
        future: Future[T] = Future()
        self._jobs.put((work, future))
        # Whoever asked may go away; what was asked is carried out all the same.
        return await asyncio.shield(asyncio.wrap_future(future))

    # Tables

    def shard_of_new(self, actor: str, cid: str) -> int:
        return 0

    async def append(self, entries: Sequence[Entry]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for entry in entries:
                _append(connection, entry)

        await self._do(work)

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        def work(connection: sqlite3.Connection) -> list[Row]:
            found = connection.execute(
                "select table_id, seq, actor, cid, version, body, hash, at from rows"
                " where table_id = ? and seq > ? order by seq",
                (table, since),
            )
            return [
                Row(name, seq, actor, cid, version, json.loads(body), digest, at)
                for name, seq, actor, cid, version, body, digest, at in found
            ]

        return await self._do(work)

    async def heads(self, tables: Collection[str]) -> dict[str, tuple[int, int]]:
        last_line = "(select coalesce(max(number), 0) from chat where chat.table_id = rows.table_id)"
        found = await self._all(
            f"select table_id, max(seq), {last_line} from rows"
            " where table_id in (select value from json_each(?)) group by table_id",
            json.dumps(list(tables)),
        )
        return {table: (seq, said) for table, seq, said in found}

    async def secret(self, table: str) -> bytes:
        found = await self._one("select tail from secrets where table_id = ?", table)
        return bytes(found[0]) if found else b""

    async def created_by(self, actor: str, cid: str) -> str | None:
        found = await self._one("select table_id from rows where actor = ? and cid = ? and seq = 1", actor, cid)
        return found[0] if found else None

    async def table_of_code(self, code: str) -> str | None:
        found = await self._one("select id from tables where code = ?", code)
        return found[0] if found else None

    async def due(self, until: int, most: int, again: int) -> list[str]:
        found = await self._all(
            "update tables set due_at = ? where id in"
            " (select id from tables where due_at <= ? order by due_at limit ?) returning id",
            again,
            until,
            most,
        )
        return [table for (table,) in found]

    async def cards_of(self, person: str, most: int) -> list[Card]:
        found = await self._all("select card from sittings where person = ? order by at desc limit ?", person, most)
        return [json.loads(card) for (card,) in found]

    async def open_cards(self, most: int) -> list[Card]:
        found = await self._all(
            "select card from tables where is_open and phase = 'waiting' order by at desc limit ?", most
        )
        return [json.loads(card) for (card,) in found]

    # People

    async def add_person(self, person: Person, ticket_hash: str, at: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("insert into people values (?, ?, ?)", (person.id, person.name, at))
            connection.execute("insert into tickets values (?, ?, ?)", (ticket_hash, person.id, at))

        await self._do(work)

    async def person_of_ticket(self, ticket_hash: str) -> Person | None:
        found = await self._one(
            "select people.id, name from tickets join people on people.id = person where hash = ?", ticket_hash
        )
        return Person(*found) if found else None

    async def rename(self, person: str, name: str) -> None:
        await self._all("update people set name = ? where id = ?", name, person)

    async def names(self, people: Collection[str]) -> dict[str, str]:
        marks = ", ".join("?" * len(people))
        found = await self._all(f"select id, name from people where id in ({marks})", *people)
        return dict(found)

    async def add_link(self, link_hash: str, person: str, until: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("delete from links where person = ?", (person,))
            connection.execute("insert into links values (?, ?, ?)", (link_hash, person, until))

        await self._do(work)

    async def use_link(self, link_hash: str, ticket_hash: str, at: int) -> Person | None:
        def work(connection: sqlite3.Connection) -> Person | None:
            found = connection.execute(
                "delete from links where hash = ? and until > ? returning person", (link_hash, at)
            ).fetchall()
            for (person,) in found:
                connection.execute("insert into tickets values (?, ?, ?)", (ticket_hash, person, at))
                who = connection.execute("select id, name from people where id = ?", (person,)).fetchone()
                return Person(*who)
            return None

        return await self._do(work)

    async def ban(self, person: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for table in ("tickets", "links"):
                connection.execute(f"delete from {table} where person = ?", (person,))

        await self._do(work)

    async def without_ticket(self, people: Collection[str]) -> set[str]:
        found = await self._all(
            "select value from json_each(?) where not exists (select 1 from tickets where person = value)",
            json.dumps(list(people)),
        )
        return {person for (person,) in found}

    async def people_before(self, at: int, after: str, most: int) -> list[str]:
        found = await self._all("select id from people where at < ? and id > ? order by id limit ?", at, after, most)
        return [person for (person,) in found]

    async def active_since(self, people: Collection[str], at: int) -> set[str]:
        found = await self._all(
            "select distinct person from sittings where at >= ? and person in (select value from json_each(?))",
            at,
            json.dumps(list(people)),
        )
        return {person for (person,) in found}

    async def erase(self, person: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("delete from people where id = ?", (person,))
            for table in ("tickets", "links", "chat", "sittings", "packs"):
                connection.execute(f"delete from {table} where person = ?", (person,))
            self._erased = True

        await self._do(work)

    # Content packs

    async def add_pack(self, person: str, pack_hash: str, content: str, at: int, most: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("insert or replace into packs values (?, ?, ?, ?)", (person, pack_hash, content, at))
            connection.execute(
                "delete from packs where person = ?1 and hash not in"
                " (select hash from packs where person = ?1 order by at desc limit ?2)",
                (person, most),
            )

        await self._do(work)

    async def pack(self, person: str, pack_hash: str) -> str | None:
        found = await self._one("select content from packs where person = ? and hash = ?", person, pack_hash)
        return found[0] if found else None

    # Chat

    async def say(self, table: str, person: str, cid: str, text: str, at: int) -> int | None:
        found = await self._one(
            "insert into chat select ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5 from chat"
            " where table_id = ?1 on conflict (table_id, person, cid) do nothing returning number",
            table,
            person,
            cid,
            text,
            at,
        )
        return found[0] if found else None

    async def said(self, table: str, most: int) -> list[Said]:
        found = await self._all(
            "select number, person, name, text, chat.at from chat left join people on people.id = person"
            " where table_id = ? order by number desc limit ?",
            table,
            most,
        )
        return [Said(number, person, name or "", text, at) for number, person, name, text, at in reversed(found)]

    # Itself

    async def beat(self, at: int) -> None:
        waiting = "exists (select 1 from tables where due_at is not null)"
        await self._all(f"insert or replace into beats select 1, ? where {waiting}", at)

    async def last_beat(self) -> int | None:
        found = await self._one("select at from beats")
        return found[0] if found else None

    async def add_outage(self, start: int, end: int) -> None:
        await self._all("insert or replace into outages values (?, ?)", start, end)

    async def outages(self) -> list[tuple[int, int]]:
        return await self._all("select start, end from outages order by start")

    async def ready(self) -> None:
        # Writes what is there already: a disk that is full or gone says so.
        await self._all("update tables set at = at where id = (select id from tables limit 1)")

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    # Shorter

    async def _all(self, sql: str, *values: object) -> list[Any]:
        return await self._do(lambda connection: connection.execute(sql, values).fetchall())

    async def _one(self, sql: str, *values: object) -> Any:
        return await self._do(lambda connection: connection.execute(sql, values).fetchone())


def open_store(folder: Path) -> SqliteStore:
    """The store in a folder, which is made where there is none. Raises InUse, or Unavailable."""
    store = SqliteStore(folder)
    store.open()
    return store


def _apart(connection: sqlite3.Connection, work: _Work) -> Any:
    """What the work gives, or the error it raises: then nothing of it is kept."""
    connection.execute("savepoint work")
    try:
        result = work(connection)
    except sqlite3.IntegrityError as error:
        result = Conflict(str(error))
    except sqlite3.Error:
        raise  # the disk, or the file: nothing of this transaction can be trusted
    except Exception as error:  # a mistake of ours: whoever asked hears of it, the others don't
        result = error
    if isinstance(result, Exception):
        connection.execute("rollback to work")
    connection.execute("release work")
    return result


def _give_up(connection: sqlite3.Connection) -> None:
    try:
        if connection.in_transaction:
            connection.execute("rollback")
    except sqlite3.Error:
        pass


def _append(connection: sqlite3.Connection, entry: Entry) -> None:
    row = entry.row
    connection.execute(
        "insert into rows values (?, ?, ?, ?, ?, ?, ?, ?)",
        (row.table, row.seq, row.actor, row.cid, row.version, _text(row.body), row.hash, row.at),
    )
    if entry.secret is not None:
        connection.execute("insert or replace into secrets values (?, ?)", (row.table, entry.secret))
    known = (entry.phase, entry.is_open, entry.due_at, row.at, _text(entry.card))
    if row.seq == 1:
        connection.execute("insert into tables values (?, ?, ?, ?, ?, ?, ?)", (row.table, entry.code, *known))
    else:
        connection.execute(
            "update tables set phase = ?, is_open = ?, due_at = ?, at = ?, card = ? where id = ?",
            (*known, row.table),
        )
    people = [sitting.person for sitting in entry.sittings]
    marks = ", ".join("?" * len(people))
    connection.execute(f"delete from sittings where table_id = ? and person not in ({marks})", (row.table, *people))
    connection.executemany(
        "insert or replace into sittings values (?, ?, ?, ?)",
        [(sitting.person, row.table, row.at, _text(sitting.card)) for sitting in entry.sittings],
    )


def _text(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
