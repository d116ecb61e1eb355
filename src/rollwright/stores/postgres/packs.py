"""Content packs in PostgreSQL, beside people."""

from __future__ import annotations

from typing import Final

from rollwright.stores.postgres.database import Database, storable
from rollwright.stores.postgres.people import PostgresPeople
from rollwright.stores.store import KeptPack


class PostgresPacks:
    def __init__(self, accounts: Database, people: PostgresPeople) -> None:
        self._accounts: Final = accounts
        self._people: Final = people

    async def add(self, person: str, pack_hash: str, content: str, at: int, most: int) -> None:
        async with self._people.held(person) as connection:
            await connection.execute(
                "insert into packs (person, hash, content, at) values ($1, $2, $3, $4)"
                " on conflict (person, hash) do update set content = excluded.content, at = excluded.at",
                person,
                pack_hash,
                storable(content),
                at,
            )
            await connection.execute(
                "delete from packs where person = $1 and hash not in"
                " (select hash from packs where person = $1 order by at desc limit $2)",
                person,
                most,
            )

    async def content(self, person: str, pack_hash: str) -> str | None:
        found = await self._accounts.one(
            "select content from packs where person = any($1::text[]) and hash = $2",
            await self._people.ids_of(person),
            pack_hash,
        )
        return found[0] if found else None

    async def of(self, person: str) -> list[KeptPack]:
        found = await self._accounts.all(
            "select max(content), max(at) from packs where person = any($1::text[])"
            " group by hash order by max(at) desc",
            await self._people.ids_of(person),
        )
        return [KeptPack(content, at) for content, at in found]

    async def remove(self, person: str, pack_hash: str) -> bool:
        found = await self._accounts.one(
            "with gone as (delete from packs where person = any($1::text[]) and hash = $2 returning hash)"
            " select count(*) from gone",
            await self._people.ids_of(person),
            pack_hash,
        )
        return found is not None and found[0] > 0
