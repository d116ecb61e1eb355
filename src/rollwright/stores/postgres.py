"""The store in PostgreSQL, which any number of servers share.

Commands that wait together are committed together: while one commit reaches the disk, the next gather behind it. They
are one statement, and a row whose keys are taken is left out of it, so that who loses a race takes no other with them.

Whatever else goes wrong is Unavailable: the connection is lost, or the server is slow, or its disk is full. The outcome
may then be unknown, and whoever asked asks again with the same command id. Connections come back by themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from typing import Any, Final, TypeVar

import asyncpg

from rollwright.stores.addresses import without_password
from rollwright.stores.gathering import Gathering
from rollwright.stores.store import Card, Conflict, Entry, Person, Said, Unavailable
from rollwright.tables.rows import Row

T = TypeVar("T")

STEP: Final = 1
"""The newest step of `migrations` that this code knows of, and the least that it needs."""
_PATIENCE: Final = 6.0
"""Seconds after which the server counts as gone. It gives up by itself a little earlier, and then says why."""
_CONNECTIONS: Final = 8
_SETTINGS: Final = {
    "application_name": "rollwright",
    "synchronous_commit": "on",
    "statement_timeout": "5s",
    "lock_timeout": "2s",
    "idle_in_transaction_session_timeout": "5s",  # of a server that froze: what it has locked must not stay so
    "jit": "off",
    "plan_cache_mode": "force_generic_plan",  # every statement here goes by an index, whatever the values
}

# The last is what the driver says of a connection that breaks while it is being given work.
_TROUBLE: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, asyncpg.InternalClientError)

_APPEND: Final = """
with entry as (
    select * from unnest(
        $1::text[], $2::int[], $3::text[], $4::text[], $5::int[], $6::text[], $7::text[], $8::bigint[],
        $9::text[], $10::bool[], $11::bigint[], $12::text[]
    ) as entry (table_id, seq, actor, cid, version, body, hash, at, phase, is_open, due_at, card)
), kept as (
    -- Everybody takes tables in the same order, so that no two commits wait for each other.
    insert into rows (table_id, seq, actor, cid, version, body, hash, at)
    select table_id, seq, actor, cid, version, body, hash, at from entry order by table_id
    on conflict do nothing
    returning table_id
), known as (
    update tables set phase = entry.phase, is_open = entry.is_open, due_at = entry.due_at, at = entry.at,
        card = entry.card
    from entry join kept using (table_id) where id = entry.table_id
), sitting as (
    select table_id, person, card
    from unnest($13::text[], $14::text[], $15::text[]) as sitting (table_id, person, card) join kept using (table_id)
), gone as (
    delete from sittings using kept where sittings.table_id = kept.table_id and not exists (
        select from sitting where sitting.table_id = sittings.table_id and sitting.person = sittings.person
    )
), seated as (
    insert into sittings (person, table_id, card) select person, table_id, card from sitting
    on conflict (person, table_id) do update set card = excluded.card
)
select table_id from kept
"""
"""Rows, each of another table. Gives the tables whose row was kept."""


class PostgresStore:
    """A store at an address. It connects when it is first asked for something."""

    def __init__(self, address: str) -> None:
        self.address: Final = address
        self._pool: Any = None
        self._opening: Final = asyncio.Lock()
        self._closed = False
        self._gathering: Final = Gathering(self._append_together)

    @property
    def shared(self) -> bool:
        return True

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection. Whatever is wrong with it, or with what was asked of it, is raised as a StoreError."""
        if self._closed:
            raise Unavailable("the store is closed")
        try:
            async with self._opening:
                if self._pool is None:
                    self._pool = await asyncpg.create_pool(
                        self.address,
                        min_size=0,
                        max_size=_CONNECTIONS,
                        timeout=_PATIENCE,
                        command_timeout=_PATIENCE,
                        server_settings=_SETTINGS,
                    )
            connection = await self._pool.acquire(timeout=_PATIENCE)
            try:
                yield connection
            except (TimeoutError, asyncio.CancelledError, asyncpg.InternalClientError):
                connection.terminate()  # to wait until it is in order again could take for ever
                raise
            finally:
                await self._pool.release(connection)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except _TROUBLE as error:
            raise Unavailable(str(error) or type(error).__name__) from error

    async def _do(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """A transaction."""

        async def within() -> T:
            async with self._connection() as connection, connection.transaction():
                return await work(connection)

        # Whoever asked may go away; what was asked is carried out all the same.
        return await asyncio.shield(asyncio.ensure_future(within()))

    async def _all(self, sql: str, *values: object) -> list[Any]:
        """One statement, which is a transaction of its own."""

        async def within() -> list[Any]:
            async with self._connection() as connection:
                found: list[Any] = await connection.fetch(sql, *(_storable(value) for value in values))
                return found

        return await asyncio.shield(asyncio.ensure_future(within()))

    async def _one(self, sql: str, *values: object) -> Any:
        found = await self._all(sql, *values)
        return found[0] if found else None

    # Tables

    async def check(self) -> None:
        """Raises Unavailable where the database can't be reached, or isn't one that this version can work with."""
        async with self._connection() as connection:
            if await connection.fetchval("select to_regclass('compatible')") is None:
                raise Unavailable("the database is empty: rollwright admin migrate")
            step = int(await connection.fetchval("select version_num from alembic_version"))
            oldest = await connection.fetchval("select oldest from compatible")
        if step < STEP:
            raise Unavailable(f"the database is at step {step}, and {STEP} is needed: rollwright admin migrate")
        if oldest > STEP:
            raise Unavailable(f"the database is made for a newer rollwright (step {oldest}, not {STEP}); use that one")

    async def append(self, entries: Sequence[Entry]) -> None:
        if len(entries) == 1 and entries[0].row.seq > 1 and entries[0].secret is None:
            await self._gathering.append(entries[0])
        else:
            await self._do(lambda connection: _append_alone(connection, entries))

    async def _append_together(self, entries: Sequence[Entry]) -> set[str]:
        """Commit rows of different tables, and say which tables' rows were kept."""
        found = await self._all(_APPEND, *_columns(entries))
        return {table for (table,) in found}

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        found = await self._all(
            "select table_id, seq, actor, cid, version, body, hash, at from rows"
            " where table_id = $1 and seq > $2 order by seq",
            table,
            since,
        )
        return [
            Row(name, seq, actor, cid, version, json.loads(body), digest, at)
            for name, seq, actor, cid, version, body, digest, at in found
        ]

    async def heads(self, tables: Collection[str]) -> dict[str, tuple[int, int]]:
        found = await self._all(
            "select id, (select max(seq) from rows where table_id = id),"
            " (select coalesce(max(number), 0) from chat where table_id = id)"
            " from unnest($1::text[]) as asked (id)",
            list(tables),
        )
        return {table: (seq, said) for table, seq, said in found if seq is not None}

    async def secret(self, table: str) -> bytes:
        found = await self._one("select tail from secrets where table_id = $1", table)
        return bytes(found[0]) if found else b""

    async def created_by(self, actor: str, cid: str) -> str | None:
        found = await self._one("select table_id from rows where actor = $1 and cid = $2 and seq = 1", actor, cid)
        return found[0] if found else None

    async def table_of_code(self, code: str) -> str | None:
        found = await self._one("select id from tables where code = $1", code)
        return found[0] if found else None

    async def due(self, until: int, most: int, again: int) -> list[str]:
        found = await self._all(
            "update tables set due_at = $1 where id in"
            " (select id from tables where due_at <= $2 order by due_at limit $3 for update skip locked) returning id",
            again,
            until,
            most,
        )
        return [table for (table,) in found]

    async def cards_of(self, person: str, most: int) -> list[Card]:
        found = await self._all(
            "select sittings.card from sittings join tables on tables.id = table_id"
            " where person = $1 order by at desc limit $2",
            person,
            most,
        )
        return [json.loads(card) for (card,) in found]

    async def open_cards(self, most: int) -> list[Card]:
        found = await self._all(
            "select card from tables where is_open and phase = 'waiting' order by at desc limit $1", most
        )
        return [json.loads(card) for (card,) in found]

    # People

    async def add_person(self, person: Person, ticket_hash: str, at: int) -> None:
        async def work(connection: Any) -> None:
            await connection.execute(
                "insert into people (id, name, at) values ($1, $2, $3)", person.id, _storable(person.name), at
            )
            await connection.execute(_ADD_TICKET, ticket_hash, person.id, at)

        await self._do(work)

    async def person_of_ticket(self, ticket_hash: str) -> Person | None:
        found = await self._one(
            "select people.id, name from tickets join people on people.id = person where hash = $1", ticket_hash
        )
        return Person(*found) if found else None

    async def rename(self, person: str, name: str) -> None:
        await self._all("update people set name = $1 where id = $2", name, person)

    async def names(self, people: Collection[str]) -> dict[str, str]:
        found = await self._all("select id, name from people where id = any($1::text[])", list(people))
        return {person: name for person, name in found}  # noqa: C416  a record is no pair to dict()

    async def add_link(self, link_hash: str, person: str, until: int) -> None:
        async def work(connection: Any) -> None:
            await connection.execute("delete from links where person = $1", person)
            await connection.execute(
                "insert into links (hash, person, until) values ($1, $2, $3)", link_hash, person, until
            )

        await self._do(work)

    async def use_link(self, link_hash: str, ticket_hash: str, at: int) -> Person | None:
        async def work(connection: Any) -> Person | None:
            person = await connection.fetchval(
                "delete from links where hash = $1 and until > $2 returning person", link_hash, at
            )
            if person is None:
                return None
            await connection.execute(_ADD_TICKET, ticket_hash, person, at)
            return Person(*await connection.fetchrow("select id, name from people where id = $1", person))

        return await self._do(work)

    async def erase(self, person: str) -> None:
        async def work(connection: Any) -> None:
            await connection.execute("delete from people where id = $1", person)
            for table in ("tickets", "links", "chat", "sittings", "packs"):
                await connection.execute(f"delete from {table} where person = $1", person)

        await self._do(work)

    # Content packs

    async def add_pack(self, person: str, pack_hash: str, content: str, at: int, most: int) -> None:
        async def work(connection: Any) -> None:
            await connection.execute(
                "insert into packs (person, hash, content, at) values ($1, $2, $3, $4)"
                " on conflict (person, hash) do update set content = excluded.content, at = excluded.at",
                person,
                pack_hash,
                _storable(content),
                at,
            )
            await connection.execute(
                "delete from packs where person = $1 and hash not in"
                " (select hash from packs where person = $1 order by at desc limit $2)",
                person,
                most,
            )

        await self._do(work)

    async def pack(self, person: str, pack_hash: str) -> str | None:
        found = await self._one("select content from packs where person = $1 and hash = $2", person, pack_hash)
        return found[0] if found else None

    # Chat

    async def say(self, table: str, person: str, cid: str, text: str, at: int) -> int | None:
        async def work(connection: Any) -> int | None:
            # Lines of a table are numbered one after the other, also where two servers keep one at the same time.
            await connection.execute("select pg_advisory_xact_lock(hashtextextended($1, 0))", table)
            number: int | None = await connection.fetchval(
                "insert into chat (table_id, number, person, cid, text, at)"
                " select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5 from chat where table_id = $1"
                " on conflict (table_id, person, cid) do nothing returning number",
                table,
                person,
                _storable(cid),
                _storable(text),
                at,
            )
            return number

        return await self._do(work)

    async def said(self, table: str, most: int) -> list[Said]:
        found = await self._all(
            "select number, person, name, text, chat.at from chat left join people on people.id = person"
            " where table_id = $1 order by number desc limit $2",
            table,
            most,
        )
        return [Said(number, person, name or "", text, at) for number, person, name, text, at in reversed(found)]

    # Itself

    async def beat(self, at: int) -> None:
        await self._all(
            "insert into beats (id, at) select 1, $1::bigint where exists (select from tables where due_at is not null)"
            " on conflict (id) do update set at = greatest(beats.at, excluded.at)",
            at,
        )

    async def last_beat(self) -> int | None:
        found = await self._one("select at from beats")
        return found[0] if found else None

    async def add_outage(self, start: int, end: int) -> None:
        await self._all(
            'insert into outages (start, "end") values ($1, $2)'
            ' on conflict (start) do update set "end" = greatest(outages."end", excluded."end")',
            start,
            end,
        )

    async def outages(self) -> list[tuple[int, int]]:
        return [(start, end) for start, end in await self._all('select start, "end" from outages order by start')]

    async def ready(self) -> None:
        # Writes what is there already: a disk that is full or gone says so, and so does a server that only reads.
        await self._all("update beats set at = at")

    async def close(self) -> None:
        if not self._closed:
            await self._gathering.finish()
            self._closed = True
            if self._pool is not None:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._pool.close(), _PATIENCE)


def open_store(address: str) -> PostgresStore:
    """The store at an address, which must have been migrated. Raises Unavailable."""

    async def check() -> None:
        # Connections belong to the event loop that they were made in, so these are used for nothing else.
        store = PostgresStore(address)
        try:
            await store.check()
        finally:
            await store.close()

    try:
        asyncio.run(check())
    except Unavailable as error:
        raise Unavailable(f"{without_password(address)} can't be used: {error}") from error
    return PostgresStore(address)


_ADD_TICKET: Final = "insert into tickets (hash, person, at) values ($1, $2, $3)"


async def _append_alone(connection: Any, entries: Sequence[Entry]) -> None:
    """All or none, in the transaction that the connection is in."""
    for entry in entries:
        if entry.row.seq == 1:
            await connection.execute(
                "insert into tables (id, code, phase, is_open, at, card) values ($1, $2, '', false, 0, '')",
                entry.row.table,
                entry.code,
            )
        if entry.secret is not None:
            await connection.execute(
                "insert into secrets (table_id, tail) values ($1, $2)"
                " on conflict (table_id) do update set tail = excluded.tail",
                entry.row.table,
                entry.secret,
            )
    kept = await connection.fetch(_APPEND, *_columns(entries))
    if len(kept) < len(entries):
        raise Conflict("another row has taken the seq or the command id")


def _columns(entries: Sequence[Entry]) -> list[list[Any]]:
    """What `_APPEND` asks for."""
    of_entries = [
        (
            *(row.table, row.seq, row.actor, _storable(row.cid), row.version, _text(row.body), row.hash, row.at),
            *(entry.phase, entry.is_open, entry.due_at, _text(entry.card)),
        )
        for entry in entries
        for row in (entry.row,)
    ]
    sittings = [(e.row.table, sitting.person, _text(sitting.card)) for e in entries for sitting in e.sittings]
    return [*_turned(of_entries, 12), *_turned(sittings, 3)]


def _turned(lines: Sequence[Sequence[Any]], width: int) -> list[list[Any]]:
    return [[line[column] for line in lines] for column in range(width)]


def _storable(value: Any) -> Any:
    """PostgreSQL has no place for the character zero in a text."""
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


def _text(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))
