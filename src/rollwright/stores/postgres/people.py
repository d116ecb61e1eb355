"""People in PostgreSQL, in a database that need not be one of the tables': who they are, how they are known again."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from rollwright.stores.postgres.database import Database, storable
from rollwright.stores.postgres.shards import Shards
from rollwright.stores.store import Person

_ADD_TICKET: Final = "insert into tickets (hash, person, at) values ($1, $2, $3)"


class PostgresPeople:
    def __init__(self, accounts: Database, shards: Shards) -> None:
        self._accounts: Final = accounts
        self._shards: Final = shards

    async def add(self, person: Person, ticket_hash: str, at: int) -> None:
        async def work(connection: Any) -> None:
            await connection.execute(
                "insert into people (id, name, at) values ($1, $2, $3)", person.id, storable(person.name), at
            )
            await connection.execute(_ADD_TICKET, ticket_hash, person.id, at)

        await self._accounts.do(work)

    async def of_ticket(self, ticket_hash: str) -> Person | None:
        found = await self._accounts.one(
            "select people.id, name from tickets join people on people.id = person where hash = $1", ticket_hash
        )
        return Person(*found) if found else None

    async def rename(self, person: str, name: str) -> None:
        await self._accounts.all("update people set name = $1 where id = $2", name, person)

    async def names(self, people: Collection[str]) -> dict[str, str]:
        found = await self._accounts.all("select id, name from people where id = any($1::text[])", list(people))
        return {person: name for person, name in found}  # noqa: C416  a record is no pair to dict()

    async def add_link(self, link_hash: str, person: str, until: int) -> None:
        async def work(connection: Any) -> None:
            await connection.execute("delete from links where person = $1", person)
            await connection.execute(
                "insert into links (hash, person, until) values ($1, $2, $3)", link_hash, person, until
            )

        await self._accounts.do(work)

    async def use_link(self, link_hash: str, ticket_hash: str, at: int) -> Person | None:
        async def work(connection: Any) -> Person | None:
            person = await connection.fetchval(
                "delete from links where hash = $1 and until > $2 returning person", link_hash, at
            )
            if person is None:
                return None
            await connection.execute(_ADD_TICKET, ticket_hash, person, at)
            return Person(*await connection.fetchrow("select id, name from people where id = $1", person))

        return await self._accounts.do(work)

    async def ban(self, person: str) -> None:
        async def work(connection: Any) -> None:
            for table in ("tickets", "links"):
                await connection.execute(f"delete from {table} where person = $1", person)

        await self._accounts.do(work)

    async def without_ticket(self, people: Collection[str]) -> set[str]:
        found = await self._accounts.all(
            "select id from unnest($1::text[]) as asked (id)"
            " where not exists (select from tickets where person = asked.id)",
            list(people),
        )
        return {person for (person,) in found}

    async def before(self, at: int, after: str, most: int) -> list[str]:
        found = await self._accounts.all(
            "select id from people where at < $1 and id > $2 order by id limit $3", at, after, most
        )
        return [person for (person,) in found]

    async def active_since(self, people: Collection[str], at: int) -> set[str]:
        found = await self._shards.anywhere(
            "select distinct person from sittings join tables on tables.id = table_id"
            " where person = any($1::text[]) and at >= $2",
            list(people),
            at,
        )
        return {person for (person,) in found}

    async def erase(self, person: str) -> None:
        # The account goes last: should this fail on the way, the person can still ask for it again.
        for table in ("chat", "sittings"):
            await self._shards.everywhere(f"delete from {table} where person = $1", person)

        async def work(connection: Any) -> None:
            await connection.execute("delete from people where id = $1", person)
            for table in ("tickets", "links", "packs"):
                await connection.execute(f"delete from {table} where person = $1", person)

        await self._accounts.do(work)
