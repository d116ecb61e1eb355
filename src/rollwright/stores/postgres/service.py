"""In PostgreSQL, beside people, for there is one service: when it was up, and when it was not."""

from __future__ import annotations

from typing import Final

from rollwright.stores.postgres.database import Database
from rollwright.stores.postgres.shards import Shards


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
