"""The outbox in PostgreSQL, beside the tables whose rows brought its notices."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any, Final

from rollwright.stores.postgres.database import text
from rollwright.stores.postgres.shards import Shards
from rollwright.stores.store import Notice, Posted


class PostgresOutbox:
    def __init__(self, shards: Shards) -> None:
        self._shards: Final = shards

    async def take(self, kinds: Collection[str], most: int, now: int, again: int) -> list[Posted]:
        found = await self._shards.anywhere(
            "update outbox set take_at = $1 where (table_id, seq, kind) in"
            " (select table_id, seq, kind from outbox where take_at <= $2 and kind = any($3::text[])"
            " order by take_at limit $4 for update skip locked) returning table_id, seq, kind, body",
            again,
            now,
            list(kinds),
            most,
        )
        return [Posted(table, seq, kind, json.loads(body)) for table, seq, kind, body in found]

    async def done(self, posted: Collection[Posted]) -> None:
        keys = [list(column) for column in zip(*((one.table, one.seq, one.kind) for one in posted), strict=True)]
        await self._shards.anywhere(
            "delete from outbox where (table_id, seq, kind) in"
            " (select * from unnest($1::text[], $2::int[], $3::text[]))",
            *(keys or ([], [], [])),
        )

    async def unannounced(self, most: int, now: int, again: int) -> list[str]:
        found = await self._shards.anywhere(
            "update tables set tell_at = $1 where id in (select id from tables"
            " where phase = 'over' and tell_at is not null and tell_at <= $2"
            " order by tell_at limit $3 for update skip locked) returning id",
            again,
            now,
            most,
        )
        return [table for (table,) in found]

    async def announce(self, table: str, seq: int, notices: Sequence[Notice]) -> None:
        async def work(connection: Any) -> None:
            if await mark_announced(connection, table):
                await post(connection, table, seq, notices)

        database = self._shards.of(table)
        assert database is not None, "a table is where it was made"
        await database.do(work)


async def mark_announced(connection: Any, table: str) -> bool:
    """Mark the end of a table as announced; False where it was announced before."""
    sql = "update tables set tell_at = null where id = $1 and tell_at is not null returning id"
    return await connection.fetchval(sql, table) is not None


async def post(connection: Any, table: str, seq: int, notices: Sequence[Notice]) -> None:
    """In the transaction that the connection is in."""
    await connection.executemany(
        "insert into outbox (table_id, seq, kind, body, take_at) values ($1, $2, $3, $4, 0) on conflict do nothing",
        [(table, seq, notice.kind, text(notice.body)) for notice in notices],
    )
