"""Tables in SQLite: their logs, and what follows from them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Sequence
from typing import Final

from rollwright.stores.sqlite.file import File, text
from rollwright.stores.sqlite.outbox import mark_announced, post
from rollwright.stores.sqlite.people import ids_of
from rollwright.stores.store import Card, Entry
from rollwright.tables.log.fields import FORMAT
from rollwright.tables.log.kinds import body_from_json
from rollwright.tables.log.table import OVER, Row


class SqliteTables:
    def __init__(self, file: File) -> None:
        self._file: Final = file

    def shard_of_new(self, actor: str, cid: str) -> int:
        return 0

    async def log_format(self, shard: int) -> int:
        return FORMAT  # the lock sees to it that there is no other server

    async def append(self, entries: Sequence[Entry]) -> None:
        last = {entry.row.table: entry for entry in entries}

        def work(connection: sqlite3.Connection) -> None:
            for entry in entries:
                _append(connection, entry)
            for entry in last.values():
                _keep_state(connection, entry)

        await self._file.do(work)
        self._file.has_new_rows = True

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        def work(connection: sqlite3.Connection) -> list[Row]:
            found = connection.execute(
                "select table_id, seq, actor, cid, version, body, hash, at from rows"
                " where table_id = ? and seq > ? order by seq",
                (table, since),
            )
            return [
                Row(name, seq, actor, cid, version, body_from_json(json.loads(body)), digest, at)
                for name, seq, actor, cid, version, body, digest, at in found
            ]

        return await self._file.do(work)

    async def heads(self, tables: Collection[str]) -> dict[str, tuple[int, int]]:
        last_line = "(select coalesce(max(number), 0) from chat where chat.table_id = rows.table_id)"
        found = await self._file.all(
            f"select table_id, max(seq), {last_line} from rows"
            " where table_id in (select value from json_each(?)) group by table_id",
            json.dumps(list(tables)),
        )
        return {table: (seq, line) for table, seq, line in found}

    async def secret(self, table: str) -> bytes:
        found = await self._file.one("select tail from secrets where table_id = ?", table)
        return bytes(found[0]) if found else b""

    async def restored_since(self, table: str) -> int:
        found = await self._file.one(
            "select epochs.epoch from secrets join epochs on epochs.epoch > secrets.epoch where table_id = ?", table
        )
        return found[0] if found else 0

    async def created_by(self, actor: str, cid: str) -> str | None:
        found = await self._file.one("select table_id from rows where actor = ? and cid = ? and seq = 1", actor, cid)
        return found[0] if found else None

    async def of_code(self, code: str) -> str | None:
        found = await self._file.one("select id from tables where code = ? and phase = 'waiting'", code)
        return found[0] if found else None

    async def due(self, until: int, most: int, again: int) -> list[str]:
        found = await self._file.all(
            "update tables set due_at = ? where id in"
            " (select id from tables where due_at <= ? order by due_at limit ?) returning id",
            again,
            until,
            most,
        )
        return [table for (table,) in found]

    async def cards_of(self, person: str, most: int) -> list[Card]:
        def work(connection: sqlite3.Connection) -> list[Card]:
            found = connection.execute(
                "with ids as (select value from json_each(?)),"
                " mine as (select distinct at, table_id from sittings where person in ids order by at desc limit ?)"
                " select card from mine join sittings using (at, table_id) where person in ids"
                " group by table_id order by at desc",
                (json.dumps(ids_of(connection, person)), most),
            )
            return [json.loads(card) for (card,) in found]

        return await self._file.do(work)

    async def open_cards(self, most: int) -> list[Card]:
        found = await self._file.all(
            "select card from tables where is_open and phase = 'waiting' order by at desc limit ?", most
        )
        return [json.loads(card) for (card,) in found]


def _append(connection: sqlite3.Connection, entry: Entry) -> None:
    row = entry.row
    connection.execute(
        "insert into rows values (?, ?, ?, ?, ?, ?, ?, ?)",
        (row.table, row.seq, row.actor, row.cid, row.version, text(row.body.to_json()), row.hash, row.at),
    )
    if entry.secret is not None:
        connection.execute(
            "insert or replace into secrets (table_id, tail, epoch) select ?, ?, epoch from epochs",
            (row.table, entry.secret),
        )
    if row.seq == 1:
        connection.execute(
            "insert into tables (id, code, phase, is_open, at, card) values (?, ?, '', false, 0, '')",
            (row.table, entry.code),
        )
    if entry.outbox:
        post(connection, row.table, row.seq, entry.outbox)


def _keep_state(connection: sqlite3.Connection, entry: Entry) -> None:
    """What the newest row has made of the table."""
    row = entry.row
    connection.execute(
        "update tables set phase = ?1, is_open = ?2, due_at = ?3, at = ?4, card = ?5,"
        " code = case when ?1 in ('waiting', 'starting') then code end where id = ?6",
        (entry.phase, entry.is_open, entry.due_at, row.at, text(entry.card), row.table),
    )
    people = [sitting.person for sitting in entry.sittings]
    marks = ", ".join("?" * len(people))
    connection.execute(f"delete from sittings where table_id = ? and person not in ({marks})", (row.table, *people))
    connection.executemany(
        "insert or replace into sittings values (?, ?, ?, ?)",
        [(sitting.person, row.table, row.at, text(sitting.card)) for sitting in entry.sittings],
    )
    if entry.outbox and entry.phase == OVER:
        mark_announced(connection, row.table)
