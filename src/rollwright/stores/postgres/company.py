"""People who know one another, in PostgreSQL, beside people."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any, Final

from rollwright.stores.company import Circle, Invitation
from rollwright.stores.postgres.database import Database, storable, text
from rollwright.stores.postgres.people import ASKED, PostgresPeople, drop_empty_circles

_INVITATION: Final = "person, table_id, asked_by, at, body, answer"
_CIRCLE: Final = (
    "select id, word, body, table_id,"
    " array(select coalesce(survivor, member.person) from circle_members as member"
    " left join aliases on aliases.person = member.person where circle = circles.id"
    " order by member.at, member.person),"
    " array(select played.table_id from circle_tables as played where circle = circles.id"
    " order by played.at desc, played.table_id) from circles"
)


def _invitation(row: Any) -> Invitation:
    person, table, asked_by, at, body, answer = row
    return Invitation(person, table, asked_by, at, json.loads(body), answer)


def _circle(row: Any) -> Circle:
    circle, word, body, table, members, tables = row
    return Circle(circle, word, json.loads(body), table, tuple(dict.fromkeys(members)), tuple(tables))


async def _circles_of(connection: Any, ids: list[str]) -> int:
    """In how many groups somebody is. Until this transaction ends, they come into no other."""
    await connection.execute("select pg_advisory_xact_lock(hashtextextended($1, 28))", ids[0])
    count: int = await connection.fetchval(
        "select count(distinct circle) from circle_members where person = any($1::text[])", ids
    )
    return count


class PostgresCompany:
    def __init__(self, accounts: Database, people: PostgresPeople) -> None:
        self._accounts: Final = accounts
        self._people: Final = people

    async def invite(self, invitation: Invitation, since: int, most: int) -> bool:
        asking = await self._people.ids_of(invitation.asked_by)
        asked = await self._people.ids_of(invitation.person)
        async with self._people.held(invitation.person, invitation.asked_by) as connection:
            # One at a time of each who asks: else many at once would each find that few were asked so far.
            await connection.execute("select pg_advisory_xact_lock(hashtextextended($1, 27))", asking[0])
            found = await connection.fetchval(
                "with asked as (select count(*) as many from invitations where asked_by = any($1::text[]) and at >= $2)"
                f" insert into invitations ({_INVITATION}) select $3, $4, $5, $6, $7, $10 from asked where many < $8"
                " and not exists (select from invitations where table_id = $4 and person = any($9::text[]))"
                " on conflict do nothing returning person",
                asking,
                since,
                invitation.person,
                invitation.table,
                invitation.asked_by,
                invitation.at,
                storable(text(invitation.body)),
                most,
                asked,
                invitation.answer,
            )
        return found is not None

    async def invitations_of(self, person: str, since: int) -> list[Invitation]:
        found = await self._accounts.all(
            f"select {_INVITATION} from invitations where answer = '' and at >= $1 and person = any($2::text[])"
            " order by at desc, table_id",
            since,
            await self._people.ids_of(person),
        )
        return [_invitation(row) for row in found]

    async def invitations_to(self, table: str) -> list[Invitation]:
        found = await self._accounts.all(
            f"select {_INVITATION} from invitations where table_id = $1 order by at, person", table
        )
        return [_invitation(row) for row in found]

    async def answer(self, person: str, table: str, answer: str) -> Invitation | None:
        found = await self._accounts.one(
            "update invitations set answer = $1 where answer = '' and table_id = $2 and person = any($3::text[])"
            f" returning {_INVITATION}",
            answer,
            table,
            await self._people.ids_of(person),
        )
        return None if found is None else _invitation(found)

    async def forget(self, before: int) -> None:
        await self._accounts.all("delete from invitations where at < $1", before)

    async def block(self, person: str, other: str, at: int, most: int) -> None:
        async with self._people.held(person) as connection:
            await connection.execute(
                "insert into blocks (person, other, at) values ($1, $2, $3)"
                " on conflict (person, other) do update set at = excluded.at",
                person,
                storable(other),
                at,
            )
            await connection.execute(
                "delete from blocks where person = $1 and other not in"
                " (select other from blocks where person = $1 order by at desc limit $2)",
                person,
                most,
            )

    async def unblock(self, person: str, other: str) -> None:
        await self._accounts.all(
            "delete from blocks where person = any($1::text[]) and other = any($2::text[])",
            await self._people.ids_of(person),
            await self._people.ids_of(other),
        )

    async def blocked_by(self, person: str) -> list[str]:
        found = await self._accounts.all(
            "select other from blocks where person = any($1::text[]) order by at desc, other",
            await self._people.ids_of(person),
        )
        ids = await self._accounts.all(f"{ASKED} select id, other from mine", [other for (other,) in found])
        return [one for (other,) in found for of, one in ids if of == other]

    async def who_block(self, person: str, people: Collection[str]) -> set[str]:
        found = await self._accounts.all(
            f"{ASKED} select distinct mine.id from mine join blocks on blocks.person = mine.other"
            " where blocks.other = any($2::text[])",
            list(people),
            await self._people.ids_of(person),
        )
        return {one for (one,) in found}

    async def add_circle(self, circle: Circle, at: int, most: int) -> bool:
        (member,) = circle.members
        ids = await self._people.ids_of(member)
        async with self._people.held(member) as connection:
            if await _circles_of(connection, ids) >= most:
                return False
            await connection.execute(
                "insert into circles (id, word, body, at) values ($1, $2, $3, $4)",
                circle.id,
                circle.word,
                storable(text(circle.body)),
                at,
            )
            await connection.execute("insert into circle_members values ($1, $2, $3)", circle.id, member, at)
        return True

    async def circles_of(self, person: str) -> list[Circle]:
        found = await self._accounts.all(
            f"{_CIRCLE} where id in (select circle from circle_members where person = any($1::text[])) order by at, id",
            await self._people.ids_of(person),
        )
        return [_circle(row) for row in found]

    async def circle_of(self, word: str) -> Circle | None:
        found = await self._accounts.one(f"{_CIRCLE} where word = $1", word)
        return None if found is None else _circle(found)

    async def change_circle(self, circle: str, body: dict[str, Any], word: str | None) -> str:
        found = await self._accounts.one(
            "update circles set body = $1, word = coalesce($2, word) where id = $3 returning word",
            storable(text(body)),
            word,
            circle,
        )
        return found[0] if found else ""

    async def join(self, circle: str, person: str, at: int, most: int, most_circles: int) -> bool:
        ids = await self._people.ids_of(person)
        async with self._people.held(person) as connection:
            # Held as long as somebody joins: members are counted, and the last who leaves takes it along.
            if await connection.fetchval("select id from circles where id = $1 for update", circle) is None:
                return False
            members = _circle(await connection.fetchrow(f"{_CIRCLE} where id = $1", circle)).members
            if ids[0] in members:
                return True
            if not members or len(members) >= most or await _circles_of(connection, ids) >= most_circles:
                return False
            await connection.execute("insert into circle_members values ($1, $2, $3)", circle, person, at)
        return True

    async def leave(self, circle: str, person: str) -> None:
        ids = await self._people.ids_of(person)

        async def work(connection: Any) -> None:
            await connection.execute("select id from circles where id = $1 for update", circle)
            await connection.execute(
                "delete from circle_members where circle = $1 and person = any($2::text[])", circle, ids
            )
            await drop_empty_circles(connection, [circle])

        await self._accounts.do(work)

    async def lay_table(self, circle: str, table: str, before: str, at: int) -> str:
        async def work(connection: Any) -> str:
            changed = await connection.fetchval(
                "update circles set table_id = $1 where id = $2 and table_id = $3 returning id", table, circle, before
            )
            if changed is not None:
                await connection.execute(
                    "insert into circle_tables values ($1, $2, $3) on conflict do nothing", circle, table, at
                )
            return await connection.fetchval("select table_id from circles where id = $1", circle) or ""

        return await self._accounts.do(work)
