"""Chat in PostgreSQL, beside its tables."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from rollwright.stores.postgres.database import storable
from rollwright.stores.postgres.people import PostgresPeople
from rollwright.stores.postgres.shards import Shards
from rollwright.stores.store import MOST_LINES, ChatLine


class PostgresChat:
    def __init__(self, shards: Shards, people: PostgresPeople) -> None:
        self._shards: Final = shards
        self._people: Final = people

    async def add(self, table: str, person: str, cid: str, text: str, at: int) -> int | None:
        async def keep(connection: Any) -> int | None:
            # Lines of a table are numbered one after the other, also where two servers keep one at the same time.
            await connection.execute("select pg_advisory_xact_lock(hashtextextended($1, 0))", table)
            said = "select 1 from chat where table_id = $1 and person = $2 and cid = $3"
            if await connection.fetchval(said, table, person, storable(cid)) is not None:
                return None
            # Older servers number by the lines that are there, so those count too.
            number: int = await connection.fetchval(
                "insert into chat_numbers (table_id, last)"
                " select $1, coalesce(max(number), 0) + 1 from chat where table_id = $1"
                " on conflict (table_id) do update"
                " set last = greatest(chat_numbers.last + 1, excluded.last) returning last",
                table,
            )
            await connection.execute(
                "insert into chat (table_id, number, person, cid, text, at) values ($1, $2, $3, $4, $5, $6)",
                table,
                number,
                person,
                storable(cid),
                storable(text),
                at,
            )
            await connection.execute(
                "delete from chat where table_id = $1 and number <= $2", table, number - MOST_LINES
            )
            return number

        database = self._shards.of(table)
        assert database is not None, "who speaks sits at a table that is there"

        async def within() -> int | None:
            async with self._people.held(person) as connection:
                # One connection is enough where people and tables share a database: two could wait for each other.
                return await (keep(connection) if database is self._people.accounts else database.do(keep))

        # The caller may be cancelled; the work is carried out all the same.
        return await asyncio.shield(asyncio.ensure_future(within()))

    async def lines(self, table: str, most: int) -> list[ChatLine]:
        found = await self._shards.at(
            table,
            "select number, person, text, at from chat where table_id = $1 order by number desc limit $2",
            table,
            most,
        )
        names = await self._people.names({person for _, person, _, _ in found}) if found else {}
        return [ChatLine(number, who, names.get(who, ""), text, at) for number, who, text, at in reversed(found)]
