"""Tables in one PostgreSQL database: their logs, what follows from them, and what was said at them.

Commands that wait together are committed together: while one commit reaches the disk, the next gather behind it. They
are one statement, and a row whose keys are taken is left out of it, so that who loses a race takes no other with them.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec

from rollwright.stores.database import Database, storable
from rollwright.stores.gathering import Gathering
from rollwright.stores.store import Card, Conflict, Entry, Said
from rollwright.tables.log.rows import Row

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


class Shard:
    """As `store.Store`, without people."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._gathering: Final = Gathering(self._append_together)

    async def finish(self) -> None:
        await self._gathering.finish()

    async def append(self, entries: Sequence[Entry]) -> None:
        if len(entries) == 1 and entries[0].row.seq > 1 and entries[0].secret is None:
            await self._gathering.append(entries[0])
        else:
            await self._database.do(lambda connection: _append_alone(connection, entries))

    async def _append_together(self, entries: Sequence[Entry]) -> set[str]:
        """Commit rows of different tables, and say which tables' rows were kept."""
        found = await self._database.all(_APPEND, *_columns(entries))
        return {table for (table,) in found}

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        found = await self._database.all(
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
        found = await self._database.all(
            "select id, (select max(seq) from rows where table_id = id),"
            " (select coalesce(max(number), 0) from chat where table_id = id)"
            " from unnest($1::text[]) as asked (id)",
            list(tables),
        )
        return {table: (seq, said) for table, seq, said in found if seq is not None}

    async def secret(self, table: str) -> bytes:
        found = await self._database.one("select tail from secrets where table_id = $1", table)
        return bytes(found[0]) if found else b""

    async def created_by(self, actor: str, cid: str) -> str | None:
        found = await self._database.one(
            "select table_id from rows where actor = $1 and cid = $2 and seq = 1", actor, cid
        )
        return found[0] if found else None

    async def table_of_code(self, code: str) -> str | None:
        found = await self._database.one("select id from tables where code = $1", code)
        return found[0] if found else None

    async def due(self, until: int, most: int, again: int) -> list[str]:
        found = await self._database.all(
            "update tables set due_at = $1 where id in"
            " (select id from tables where due_at <= $2 order by due_at limit $3 for update skip locked) returning id",
            again,
            until,
            most,
        )
        return [table for (table,) in found]

    async def cards_of(self, person: str, most: int) -> list[Card]:
        found = await self._database.all(
            "select sittings.card from sittings join tables on tables.id = table_id"
            " where person = $1 order by at desc limit $2",
            person,
            most,
        )
        return [json.loads(card) for (card,) in found]

    async def open_cards(self, most: int) -> list[Card]:
        found = await self._database.all(
            "select card from tables where is_open and phase = 'waiting' order by at desc limit $1", most
        )
        return [json.loads(card) for (card,) in found]

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
                storable(cid),
                storable(text),
                at,
            )
            return number

        return await self._database.do(work)

    async def said(self, table: str, most: int) -> list[Said]:
        """Without names."""
        found = await self._database.all(
            "select number, person, text, at from chat where table_id = $1 order by number desc limit $2", table, most
        )
        return [Said(number, person, "", text, at) for number, person, text, at in reversed(found)]

    async def active_since(self, people: Collection[str], at: int) -> set[str]:
        found = await self._database.all(
            "select distinct person from sittings join tables on tables.id = table_id"
            " where person = any($1::text[]) and at >= $2",
            list(people),
            at,
        )
        return {person for (person,) in found}

    async def forget(self, person: str) -> None:
        for table in ("chat", "sittings"):
            await self._database.all(f"delete from {table} where person = $1", person)

    async def is_waited_for(self) -> bool:
        """Whether some table waits for a server to look after it."""
        found = await self._database.one("select exists (select from tables where due_at is not null)")
        return bool(found[0])


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
            *(row.table, row.seq, row.actor, storable(row.cid), row.version, _text(row.body), row.hash, row.at),
            *(entry.phase, entry.is_open, entry.due_at, _text(entry.card)),
        )
        for entry in entries
        for row in (entry.row,)
    ]
    sittings = [(e.row.table, sitting.person, _text(sitting.card)) for e in entries for sitting in e.sittings]
    return [*_turned(of_entries, 12), *_turned(sittings, 3)]


def _turned(lines: Sequence[Sequence[Any]], width: int) -> list[list[Any]]:
    return [[line[column] for line in lines] for column in range(width)]


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
