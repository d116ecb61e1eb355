"""People in PostgreSQL, perhaps in a database of their own: who they are, and how they are recognised."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Collection
from typing import Any, Final

from rollwright.stores.people import TICKET_LASTS, TICKET_NOTED, Departure, Person
from rollwright.stores.postgres.database import Database, storable
from rollwright.stores.postgres.shards import Shards
from rollwright.stores.store import Unknown

_ADD_TICKET: Final = "insert into tickets (hash, person, at, used_at) values ($1, $2, $3, $3)"
ASKED: Final = """
with asked as (
    select id, coalesce((select survivor from aliases where person = id), id) as survivor
    from unnest($1::text[]) as given (id)
), mine as (
    select id, survivor as other from asked
    union all select asked.id, person from asked join aliases using (survivor)
)
"""
"""Each id that is asked about, with its survivor; and with all the ids of that person."""
_IDS: Final = f"{ASKED} select other from asked join mine using (id) order by other <> survivor, other"
_WAYS_IN: Final = ("tickets", "links", "passkeys", "recovery_codes", "mail_addresses", "words")
"""What goes with a person who is banned."""
_CALLS: Final = ("wishes", "rings", "calls")
"""What goes with either."""
_OF_ACCOUNT: Final = (
    *_WAYS_IN,
    *_CALLS,
    "packs",
    "results",
    "tries",
    "invitations",
    "blocks",
    "vacations",
    "aliases",
)
_OF_SHARD: Final = ("chat", "sittings")
"""What goes with a person who is erased."""
_NOW: Final = "extract(epoch from clock_timestamp())::bigint"


class PostgresPeople:
    def __init__(self, accounts: Database, shards: Shards) -> None:
        self.accounts: Final = accounts
        self._shards: Final = shards

    async def add(self, person: Person, ticket_hash: str, at: int) -> None:
        async def work(connection: Any) -> None:
            await connection.execute(
                "insert into people (id, name, at) values ($1, $2, $3)", person.id, storable(person.name), at
            )
            await connection.execute(_ADD_TICKET, ticket_hash, person.id, at)

        await self.accounts.do(work)

    async def of_ticket(self, ticket_hash: str, at: int) -> Person | None:
        found = await self.accounts.one(
            "with holder as (select coalesce(survivor, tickets.person) as id, used_at from tickets"
            " left join aliases on aliases.person = tickets.person where hash = $1 and used_at > $2)"
            " select id, name, array(select person from aliases where survivor = people.id order by person), used_at"
            " from holder join people using (id)",
            ticket_hash,
            at - TICKET_LASTS,
        )
        if found is None:
            return None
        survivor, name, also, used_at = found
        if used_at < at - TICKET_NOTED:
            await self.accounts.all("update tickets set used_at = $1 where hash = $2", at, ticket_hash)
        return Person(survivor, name, tuple(also))

    async def rename(self, person: str, name: str) -> None:
        known = await self.accounts.one(
            "update people set name = $1 where id = coalesce((select survivor from aliases where person = $2), $2)"
            " returning id",
            name,
            person,
        )
        if known is None:
            raise Unknown(f"there is no person {person!r}")

    async def names(self, people: Collection[str]) -> dict[str, str]:
        found = await self.accounts.all(
            f"{ASKED} select asked.id, name from asked join people on people.id = survivor", list(people)
        )
        return {person: name for person, name in found}  # noqa: C416  a record is no pair to dict()

    async def merge(self, person: str, into: str) -> None:
        async def work(connection: Any) -> None:
            await connection.execute("lock table aliases in share row exclusive mode")  # one at a time
            one, two = [await connection.fetchval(_IDS, [known]) for known in (person, into)]
            for known in (one, two):
                if await connection.fetchval("select id from people where id = $1 for key share", known) is None:
                    raise Unknown(f"there is no person {known!r}")
            if one != two:
                await connection.execute("update aliases set survivor = $1 where survivor = $2", two, one)
                await connection.execute("insert into aliases (person, survivor) values ($1, $2)", one, two)
                # Both sets of tables are to know of both sets of vacations.
                await connection.execute("update vacations set due_at = 0 where person in ($1, $2)", one, two)

        await self.accounts.do(work)

    async def ids_of(self, person: str) -> list[str]:
        return [one for (one,) in await self.accounts.all(_IDS, [person])]

    async def add_link(self, link_hash: str, person: str, until: int) -> None:
        async with self.held(person) as connection:
            await connection.execute("delete from links where person = $1", person)
            await connection.execute(
                "insert into links (hash, person, until) values ($1, $2, $3)", link_hash, person, until
            )

    async def use_link(self, link_hash: str, ticket_hash: str, at: int) -> Person | None:
        async def work(connection: Any) -> None:
            person = await connection.fetchval(
                "delete from links where hash = $1 and until > $2 returning person", link_hash, at
            )
            if person is not None:
                await connection.execute(_ADD_TICKET, ticket_hash, person, at)

        await self.accounts.do(work)
        return await self.of_ticket(ticket_hash, at)

    async def ban(self, person: str) -> None:
        async def work(connection: Any) -> None:
            ids = [one for (one,) in await connection.fetch(_IDS, [person])]
            for table in (*_WAYS_IN, *_CALLS):
                await connection.execute(f"delete from {table} where person = any($1::text[])", ids)
            await depart(connection, ids, erased=False)

        await self.accounts.do(work)

    async def departed(self, seconds: int) -> set[Departure]:
        found = await self.accounts.all(f"select person, erased from departures where at >= {_NOW} - $1", seconds)
        return {Departure(person, erased) for person, erased in found}

    async def before(self, at: int, after: str, most: int) -> list[str]:
        found = await self.accounts.all(
            "select id from people where at < $1 and id > $2 and not exists (select from aliases where person = id)"
            " and not exists (select from aliases join people as other on other.id = person"
            " where survivor = people.id and other.at >= $1) order by id limit $3",
            at,
            after,
            most,
        )
        return [person for (person,) in found]

    async def active_since(self, people: Collection[str], at: int) -> set[str]:
        ids = {other: one for one, other in await self.accounts.all(f"{ASKED} select * from mine", list(people))}
        found = await self._shards.anywhere(
            "select distinct person from sittings join tables on tables.id = table_id"
            " where person = any($1::text[]) and at >= $2",
            list(ids),
            at,
        )
        return {ids[person] for (person,) in found}

    async def erase(self, person: str) -> None:
        # The account goes after the rest: should this fail on the way, the person can still ask for it again.
        ids = await self.ids_of(person)
        await self._erase_from_shards(ids)

        async def work(connection: Any) -> None:
            await connection.execute("delete from people where id = any($1::text[])", ids)
            for table in _OF_ACCOUNT:
                await connection.execute(f"delete from {table} where person = any($1::text[])", ids)
            await connection.execute("delete from invitations where asked_by = any($1::text[])", ids)
            await connection.execute("delete from blocks where other = any($1::text[])", ids)
            left = await connection.fetch(
                "delete from circle_members where person = any($1::text[]) returning circle", ids
            )
            await drop_empty_circles(connection, [circle for (circle,) in left])
            await depart(connection, ids, erased=True)

        await self.accounts.do(work)
        await self._erase_from_shards(ids)  # what was kept meanwhile; from now on nothing is

    async def _erase_from_shards(self, ids: list[str]) -> None:
        for table in _OF_SHARD:
            await self._shards.everywhere(f"delete from {table} where person = any($1::text[])", ids)

    @contextlib.asynccontextmanager
    async def held(self, *people: str) -> AsyncIterator[Any]:
        """A transaction, on this connection, in which none of them is erased. Raises Unknown where that is done."""
        async with self.accounts.connection() as connection, connection.transaction():
            for person in people:
                known = await connection.fetchval(
                    "select id from people where id = coalesce((select survivor from aliases where person = $1), $1)"
                    " for key share",
                    person,
                )
                if known is None:
                    raise Unknown(f"there is no person {person!r}")
            yield connection


async def drop_empty_circles(connection: Any, circles: list[str]) -> None:
    """Of these groups, those that nobody is a member of any more."""
    gone = await connection.fetch(
        "delete from circles where id = any($1::text[])"
        " and not exists (select from circle_members where circle = circles.id) returning id",
        circles,
    )
    await connection.execute("delete from circle_tables where circle = any($1::text[])", [one for (one,) in gone])


async def depart(connection: Any, ids: list[str], *, erased: bool) -> None:
    """List who can't come in any more, for those who still have them in memory."""
    await connection.execute(f"delete from departures where at < {_NOW} - 86400")
    await connection.execute(
        f"insert into departures (person, at, erased) select one, {_NOW}, $2 from unnest($1::text[]) as given (one)"
        " on conflict (person) do update set at = excluded.at, erased = excluded.erased",
        ids,
        erased,
    )
