"""Tables in PostgreSQL: their logs, and what follows from them.

Commands that wait together are committed together: while one commit reaches the disk, the next gather behind it. They
are one statement, and a row whose keys are taken is left out of it, so that the loser of a race takes no other down.
"""

from __future__ import annotations

import asyncio
import functools
import itertools
import json
import zlib
from collections.abc import Collection, Sequence
from typing import Any, Final

from rollwright.stores.postgres.database import Database, storable, text
from rollwright.stores.postgres.group_commit import GroupCommit
from rollwright.stores.postgres.outbox import mark_announced
from rollwright.stores.postgres.people import PostgresPeople
from rollwright.stores.postgres.shards import Shards
from rollwright.stores.store import Card, Conflict, Entry
from rollwright.tables.commands.fresh import shard_of_code, shard_of_table
from rollwright.tables.log.fields import FORMAT
from rollwright.tables.log.kinds import body_from_json
from rollwright.tables.log.table import OVER, Row

_FORMAT_1_SINCE: Final = 2
"""Servers that know this step of the database know logs of format 1."""
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
        card = entry.card, code = case when entry.phase in ('waiting', 'starting') then code end
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
_POST: Final = """
, posted as (
    insert into outbox (table_id, seq, kind, body, take_at)
    select table_id, seq, kind, body, 0
    from unnest($16::text[], $17::int[], $18::text[], $19::text[]) as notice (table_id, seq, kind, body)
        join kept using (table_id)
    on conflict do nothing
)
select table_id from kept
"""
_APPEND_AND_POST: Final = _APPEND.replace("\nselect table_id from kept\n", _POST)
"""The same, with notices."""
_INSERT: Final = (
    "insert into rows (table_id, seq, actor, cid, version, body, hash, at) values ($1, $2, $3, $4, $5, $6, $7, $8)"
)
"""A row that others of its table are committed with: what is to be known of the table comes with the last of them."""


class PostgresTables:
    def __init__(self, shards: Shards, people: PostgresPeople) -> None:
        self._shards: Final = shards
        self._people: Final = people
        self._group_commits: Final = [GroupCommit(functools.partial(_append_together, one)) for one in shards.all]

    async def finish(self) -> None:
        for group_commit in self._group_commits:
            await group_commit.finish()

    def shard_of_new(self, actor: str, cid: str) -> int:
        # The same command leads to the same shard, whose keys see to it that it makes one table.
        return zlib.crc32(f"{actor} {cid}".encode()) % len(self._shards.all)

    async def log_format(self, shard: int) -> int:
        database = self._shards.numbered(shard)
        assert database is not None, "new tables are made where there is a shard"
        (oldest,) = await database.one("select oldest from about")
        return FORMAT if oldest >= _FORMAT_1_SINCE else 0

    async def append(self, entries: Sequence[Entry]) -> None:
        shards = {shard_of_table(entry.row.table) for entry in entries}
        assert len(shards) == 1, "what is committed together is in one shard"
        shard = shards.pop()
        assert self._shards.numbered(shard) is not None, "a table is where it was made"
        entry = entries[0]
        announces = entry.outbox and entry.phase == OVER
        if len(entries) == 1 and entry.row.seq > 1 and entry.secret is None and not announces:
            await self._group_commits[shard].append(entry)
        else:
            await self._shards.all[shard].do(lambda connection: _append_alone(connection, entries))

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        found = await self._shards.at(
            table,
            "select table_id, seq, actor, cid, version, body, hash, at from rows"
            " where table_id = $1 and seq > $2 order by seq",
            table,
            since,
        )
        return [
            Row(name, seq, actor, cid, version, body_from_json(json.loads(body)), digest, at)
            for name, seq, actor, cid, version, body, digest, at in found
        ]

    async def heads(self, tables: Collection[str]) -> dict[str, tuple[int, int]]:
        sql = (
            "select id, (select max(seq) from rows where table_id = id),"
            " (select coalesce(max(number), 0) from chat where table_id = id)"
            " from unnest($1::text[]) as asked (id)"
        )
        by_shard: dict[int, list[str]] = {}
        for table in tables:
            by_shard.setdefault(shard_of_table(table), []).append(table)
        asked = [self._shards.at(some[0], sql, some) for some in by_shard.values()]
        found = itertools.chain.from_iterable(await asyncio.gather(*asked))
        return {table: (seq, line) for table, seq, line in found if seq is not None}

    async def secret(self, table: str) -> bytes:
        found = await self._shards.at(table, "select tail from secrets where table_id = $1", table)
        return bytes(found[0][0]) if found else b""

    async def restored_since(self, table: str) -> int:
        found = await self._shards.at(
            table,
            "select about.epoch from secrets join about on about.epoch > secrets.epoch where table_id = $1",
            table,
        )
        return found[0][0] if found else 0

    async def created_by(self, actor: str, cid: str) -> str | None:
        # In every shard: there may have been fewer when the command came for the first time.
        found = await self._shards.anywhere(
            "select table_id from rows where actor = $1 and cid = $2 and seq = 1", actor, cid
        )
        return found[0][0] if found else None

    async def of_code(self, code: str) -> str | None:
        database = self._shards.numbered(shard_of_code(code))
        if database is None:
            return None
        found = await database.one("select id from tables where code = $1 and phase = 'waiting'", code)
        return found[0] if found else None

    async def due(self, until: int, most: int, again: int) -> list[str]:
        found = await self._shards.anywhere(
            "update tables set due_at = $1 where id in"
            " (select id from tables where due_at <= $2 order by due_at limit $3 for update skip locked) returning id",
            again,
            until,
            most,
        )
        return [table for (table,) in found]

    async def cards_of(self, person: str, most: int) -> list[Card]:
        found = await self._shards.everywhere(
            "with mine as (select distinct at, table_id from sittings join tables on tables.id = table_id"
            " where person = any($1::text[]) order by at desc limit $2)"
            " select distinct on (at, table_id) card from mine join sittings using (table_id)"
            " where person = any($1::text[]) order by at desc, table_id",
            await self._people.ids_of(person),
            most,
        )
        return _latest(found, most)

    async def open_cards(self, most: int) -> list[Card]:
        found = await self._shards.everywhere(
            "select card from tables where is_open and phase = 'waiting' order by at desc limit $1", most
        )
        return _latest(found, most)


def _latest(found: Sequence[Sequence[Any]], most: int) -> list[Card]:
    """The latest cards of all shards, each of which has given its own in order."""
    cards: list[Card] = [json.loads(card) for some in found for (card,) in some]
    return cards if len(found) == 1 else sorted(cards, key=lambda card: int(card["at"]), reverse=True)[:most]


async def _append_together(database: Database, entries: Sequence[Entry]) -> set[str]:
    """Commit rows of different tables, and say which tables' rows were kept."""
    return {table for (table,) in await database.all(*_statement(entries, entries))}


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
                "insert into secrets (table_id, tail, epoch) select $1, $2, epoch from about"
                " on conflict (table_id) do update set tail = excluded.tail, epoch = excluded.epoch",
                entry.row.table,
                entry.secret,
            )
    last = {entry.row.table: entry for entry in entries}
    earlier = [_row(entry) for entry in entries if entry is not last[entry.row.table]]
    await connection.executemany(_INSERT, earlier)
    kept = await connection.fetch(*_statement(list(last.values()), entries))
    if len(kept) < len(last):
        raise Conflict("another row has taken the seq or the command id")
    for entry in entries:
        if entry.outbox and entry.phase == OVER:
            await mark_announced(connection, entry.row.table)


def _statement(entries: Sequence[Entry], posting: Sequence[Entry]) -> list[Any]:
    """The statement that appends these, and posts the notices of those; and its values."""
    of_entries = [(*_row(entry), entry.phase, entry.is_open, entry.due_at, text(entry.card)) for entry in entries]
    sittings = [(e.row.table, sitting.person, text(sitting.card)) for e in entries for sitting in e.sittings]
    notices = [(e.row.table, e.row.seq, one.kind, text(one.body)) for e in posting for one in e.outbox]
    values = [*_turned(of_entries, 12), *_turned(sittings, 3)]
    return [_APPEND_AND_POST, *values, *_turned(notices, 4)] if notices else [_APPEND, *values]


def _row(entry: Entry) -> tuple[Any, ...]:
    row = entry.row
    return row.table, row.seq, row.actor, storable(row.cid), row.version, text(row.body.to_json()), row.hash, row.at


def _turned(lines: Sequence[Sequence[Any]], width: int) -> list[list[Any]]:
    return [[line[column] for line in lines] for column in range(width)]
