"""The databases that tables are spread over. A table's id says in which of them, or which shard, it is."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from rollwright.stores.postgres.database import Database
from rollwright.tables.commands.fresh import shard_of_table


class Shards:
    def __init__(self, databases: Sequence[Database]) -> None:
        self.all: Final = databases

    def of(self, table: str) -> Database | None:
        """Where a table is; None where its id names no shard."""
        return self.numbered(shard_of_table(table))

    def numbered(self, number: int) -> Database | None:
        return self.all[number] if 0 <= number < len(self.all) else None

    async def at(self, table: str, sql: str, *values: object) -> list[Any]:
        """One statement where a table is; nothing is found in a shard that isn't there."""
        database = self.of(table)
        return [] if database is None else await database.all(sql, *values)

    async def everywhere(self, sql: str, *values: object) -> list[list[Any]]:
        """One statement in each of them: what each has found."""
        return await asyncio.gather(*(database.all(sql, *values) for database in self.all))

    async def anywhere(self, sql: str, *values: object) -> list[Any]:
        """One statement in each of them: what all have found, one after the other."""
        return [record for found in await self.everywhere(sql, *values) for record in found]
