"""People in one PostgreSQL database: who they are, how they are known again, and what they have sent."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from rollwright.stores.database import Database, storable
from rollwright.stores.store import Person

_ADD_TICKET: Final = "insert into tickets (hash, person, at) values ($1, $2, $3)"


class Accounts:
    """As `store.Store`, without tables. When the service was away is kept here too, for there is one of it."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def add_person(self, person: Person, ticket_hash: str, at: int) -> None:
        async def work(connection: Any) -> None:
            await connection.execute(
                "insert into people (id, name, at) values ($1, $2, $3)", person.id, storable(person.name), at
            )
            await connection.execute(_ADD_TICKET, ticket_hash, person.id, at)

        await self._database.do(work)

    async def person_of_ticket(self, ticket_hash: str) -> Person | None:
        found = await self._database.one(
            "select people.id, name from tickets join people on people.id = person where hash = $1", ticket_hash
        )
        return Person(*found) if found else None

    async def rename(self, person: str, name: str) -> None:
        await self._database.all("update people set name = $1 where id = $2", name, person)

    async def names(self, people: Collection[str]) -> dict[str, str]:
        found = await self._database.all("select id, name from people where id = any($1::text[])", list(people))
        return {person: name for person, name in found}  # noqa: C416  a record is no pair to dict()

    async def add_link(self, link_hash: str, person: str, until: int) -> None:
        async def work(connection: Any) -> None:
            await connection.execute("delete from links where person = $1", person)
            await connection.execute(
                "insert into links (hash, person, until) values ($1, $2, $3)", link_hash, person, until
            )

        await self._database.do(work)

    async def use_link(self, link_hash: str, ticket_hash: str, at: int) -> Person | None:
        async def work(connection: Any) -> Person | None:
            person = await connection.fetchval(
                "delete from links where hash = $1 and until > $2 returning person", link_hash, at
            )
            if person is None:
                return None
            await connection.execute(_ADD_TICKET, ticket_hash, person, at)
            return Person(*await connection.fetchrow("select id, name from people where id = $1", person))

        return await self._database.do(work)

    async def ban(self, person: str) -> None:
        async def work(connection: Any) -> None:
            for table in ("tickets", "links"):
                await connection.execute(f"delete from {table} where person = $1", person)

        await self._database.do(work)

    async def without_ticket(self, people: Collection[str]) -> set[str]:
        found = await self._database.all(
            "select id from unnest($1::text[]) as asked (id)"
            " where not exists (select from tickets where person = asked.id)",
            list(people),
        )
        return {person for (person,) in found}

    async def people_before(self, at: int, after: str, most: int) -> list[str]:
        found = await self._database.all(
            "select id from people where at < $1 and id > $2 order by id limit $3", at, after, most
        )
        return [person for (person,) in found]

    async def erase(self, person: str) -> None:
        async def work(connection: Any) -> None:
            await connection.execute("delete from people where id = $1", person)
            for table in ("tickets", "links", "packs"):
                await connection.execute(f"delete from {table} where person = $1", person)

        await self._database.do(work)

    # Content packs

    async def add_pack(self, person: str, pack_hash: str, content: str, at: int, most: int) -> None:
        async def work(connection: Any) -> None:
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

        await self._database.do(work)

    async def pack(self, person: str, pack_hash: str) -> str | None:
        found = await self._database.one("select content from packs where person = $1 and hash = $2", person, pack_hash)
        return found[0] if found else None

    # The service

    async def beat(self, at: int) -> None:
        await self._database.all(
            "insert into beats (id, at) values (1, $1)"
            " on conflict (id) do update set at = greatest(beats.at, excluded.at)",
            at,
        )

    async def last_beat(self) -> int | None:
        found = await self._database.one("select at from beats")
        return found[0] if found else None

    async def add_outage(self, start: int, end: int) -> None:
        await self._database.all(
            'insert into outages (start, "end") values ($1, $2)'
            ' on conflict (start) do update set "end" = greatest(outages."end", excluded."end")',
            start,
            end,
        )

    async def outages(self) -> list[tuple[int, int]]:
        return [
            (start, end) for start, end in await self._database.all('select start, "end" from outages order by start')
        ]
