"""Chat in PostgreSQL, beside its tables."""

from __future__ import annotations

from typing import Any, Final

from rollwright.stores.postgres.database import storable
from rollwright.stores.postgres.people import PostgresPeople
from rollwright.stores.postgres.shards import Shards
from rollwright.stores.store import ChatLine


class PostgresChat:
    def __init__(self, shards: Shards, people: PostgresPeople) -> None:
        self._shards: Final = shards
        self._people: Final = people

    async def add(self, table: str, person: str, cid: str, text: str, at: int) -> int | None:
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

        database = self._shards.of(table)
        assert database is not None, "who speaks sits at a table that is there"
        return await database.do(work)

    async def lines(self, table: str, most: int) -> list[ChatLine]:
        found = await self._shards.at(
            table,
            "select number, person, text, at from chat where table_id = $1 order by number desc limit $2",
            table,
            most,
        )
        names = await self._people.names({person for _, person, _, _ in found}) if found else {}
        return [ChatLine(number, who, names.get(who, ""), text, at) for number, who, text, at in reversed(found)]
