"""The outbox in SQLite."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Sequence
from typing import Final

from rollwright.stores.sqlite.file import File, text
from rollwright.stores.store import Notice, Posted


class SqliteOutbox:
    def __init__(self, file: File) -> None:
        self._file: Final = file

    async def take(self, kinds: Collection[str], most: int, now: int, again: int) -> list[Posted]:
        found = await self._file.all(
            "update outbox set take_at = ? where (table_id, seq, kind) in"
            " (select table_id, seq, kind from outbox where take_at <= ? and kind in (select value from json_each(?))"
            " order by take_at limit ?) returning table_id, seq, kind, body",
            again,
            now,
            json.dumps(list(kinds)),
            most,
        )
        return [Posted(table, seq, kind, json.loads(body)) for table, seq, kind, body in found]

    async def done(self, posted: Collection[Posted]) -> None:
        keys = [(one.table, one.seq, one.kind) for one in posted]

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany("delete from outbox where table_id = ? and seq = ? and kind = ?", keys)

        await self._file.do(work)

    async def unannounced(self, most: int, now: int, again: int) -> list[str]:
        found = await self._file.all(
            "update tables set tell_at = ? where id in (select id from tables"
            " where phase = 'over' and tell_at is not null and tell_at <= ? order by tell_at limit ?) returning id",
            again,
            now,
            most,
        )
        return [table for (table,) in found]

    async def announce(self, table: str, seq: int, notices: Sequence[Notice]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if mark_announced(connection, table):
                post(connection, table, seq, notices)

        await self._file.do(work)


def mark_announced(connection: sqlite3.Connection, table: str) -> bool:
    """Mark the end of a table as announced; False where it was announced before."""
    changed = connection.execute("update tables set tell_at = null where id = ? and tell_at is not null", (table,))
    return changed.rowcount == 1


def post(connection: sqlite3.Connection, table: str, seq: int, notices: Sequence[Notice]) -> None:
    """In the transaction that the connection is in."""
    connection.executemany(
        "insert into outbox (table_id, seq, kind, body, take_at) values (?, ?, ?, ?, 0) on conflict do nothing",
        [(table, seq, notice.kind, text(notice.body)) for notice in notices],
    )
