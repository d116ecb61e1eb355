"""In PostgreSQL, beside people, for there is one service: when it was up, and when it was not.

Each database knows by what it can be told from a copy: the cluster that it is in, that cluster's timeline, and the
number of the table of secrets. One that was restored from a backup has another timeline, or another number.
"""

from __future__ import annotations

from typing import Final

from rollwright.stores.postgres.database import Database
from rollwright.stores.postgres.shards import Shards

_IDENTITY: Final = (
    "(select system_identifier from pg_control_system())"
    " || ' ' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) || ' ' || 'secrets'::regclass::oid"
)


class PostgresService:
    def __init__(self, accounts: Database, shards: Shards) -> None:
        self._accounts: Final = accounts
        self._shards: Final = shards

    async def beat(self, at: int) -> None:
        waiting = await self._shards.anywhere("select exists (select from tables where due_at is not null)")
        if not any(is_waited_for for (is_waited_for,) in waiting):
            return
        await self._accounts.all(
            "insert into beats (id, at) values (1, $1)"
            " on conflict (id) do update set at = greatest(beats.at, excluded.at)",
            at,
        )

    async def last_beat(self) -> int | None:
        found = await self._accounts.one("select at from beats")
        return found[0] if found else None

    async def add_outage(self, start: int, end: int) -> None:
        await self._accounts.all(
            'insert into outages (start, "end") values ($1, $2)'
            ' on conflict (start) do update set "end" = greatest(outages."end", excluded."end")',
            start,
            end,
        )

    async def outages(self) -> list[tuple[int, int]]:
        return [
            (start, end) for start, end in await self._accounts.all('select start, "end" from outages order by start')
        ]

    async def epoch(self) -> int:
        # Of several nodes that notice, the first changes it; the others find it as it is.
        await self._shards.everywhere(
            f"update about set identity = {_IDENTITY}, epoch = epoch + (identity <> '')::int"
            f" where identity <> {_IDENTITY}"
        )
        return sum(epoch for (epoch,) in await self._shards.anywhere("select epoch from about"))

    async def begin_epoch(self) -> None:
        await self._shards.everywhere("update about set epoch = epoch + 1")
