"""What is kept in PostgreSQL, beside people, so that they can be called."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any, Final

from rollwright.stores.alerts import TURN, Call, Change, Ring, Wisher
from rollwright.stores.postgres.database import Database, storable, text
from rollwright.stores.postgres.people import ASKED, PostgresPeople

_MINE: Final = "person = any($1::text[])"
_RING: Final = "id, person, kind, address, body, at"
_CALL: Final = "person, kind, subject, seq, due_at, body, answered, told"
_KEY: Final = "person = $1 and kind = $2 and subject = $3"
_NOTE: Final = f"""
insert into calls (at, {_CALL}) values ($1, $2, $3, $4, $5, $6, $7, 0, '')
on conflict (person, kind, subject) do update set at = excluded.at, seq = excluded.seq, body = excluded.body, told = '',
    due_at = case when excluded.seq > calls.answered then excluded.due_at end
where calls.seq < excluded.seq
"""
_ANSWER: Final = f"""
insert into calls (at, {_CALL}) values ($1, $2, $3, $4, 0, null, '{{}}', $5, '')
on conflict (person, kind, subject) do update set answered = excluded.answered,
    due_at = case when calls.seq > excluded.answered then calls.due_at when calls.told <> '' then $1 end
where calls.answered < excluded.answered
"""


class PostgresAlerts:
    def __init__(self, accounts: Database, people: PostgresPeople) -> None:
        self._accounts: Final = accounts
        self._people: Final = people

    # Wishes and rings

    async def wishes(self, person: str) -> dict[str, Any] | None:
        found = (await self.wishes_of([person])).get(person)
        return None if found is None else found.wishes

    async def wishes_of(self, people: Collection[str]) -> dict[str, Wisher]:
        found = await self._accounts.all(
            f"{ASKED} select asked.id, survivor, body from asked join mine using (id)"
            " join wishes on wishes.person = mine.other order by mine.other = survivor",
            list(people),
        )
        return {one: Wisher(survivor, json.loads(body)) for one, survivor, body in found}

    async def who_wish(self, after: str, most: int) -> list[str]:
        found = await self._accounts.all(
            "select person from wishes where person > $1 order by person limit $2", after, most
        )
        return [person for (person,) in found]

    async def change_wishes(self, person: str, change: Change) -> None:
        ids = await self._people.ids_of(person)
        async with self._people.held(person) as connection:
            await connection.execute("select pg_advisory_xact_lock(hashtextextended($1, 29))", ids[0])
            body = await connection.fetchval(
                f"select body from wishes where {_MINE} order by person <> $2, person limit 1", ids, ids[0]
            )
            await connection.execute(
                "insert into wishes (person, body) values ($1, $2)"
                " on conflict (person) do update set body = excluded.body",
                ids[0],
                text(change(None if body is None else json.loads(body))),
            )

    async def add_ring(self, ring: Ring, most: int) -> None:
        ids = await self._people.ids_of(ring.person)
        async with self._people.held(ring.person) as connection:
            await connection.execute(
                f"insert into rings ({_RING}) values ($1, $2, $3, $4, $5, $6) on conflict (id) do update set"
                " person = excluded.person, kind = excluded.kind, address = excluded.address, body = excluded.body,"
                " at = excluded.at, silent = 0",
                ring.id,
                ring.person,
                ring.kind,
                storable(ring.address),
                text(ring.body),
                ring.at,
            )
            await connection.execute(
                f"delete from rings where {_MINE} and id not in"
                f" (select id from rings where {_MINE} order by at desc limit $2)",
                ids,
                most,
            )

    async def rings_of(self, person: str) -> list[Ring]:
        found = await self._of(f"select {_RING} from rings where {_MINE} order by at, id", person)
        return [Ring.of_row(one) for one in found]

    async def ring(self, ring: str) -> Ring | None:
        found = await self._accounts.one(f"select {_RING} from rings where id = $1", ring)
        return Ring.of_row(found) if found else None

    async def expect(self, ring: str) -> int:
        found = await self._accounts.one("update rings set silent = silent + 1 where id = $1 returning silent", ring)
        return int(found[0]) if found else 0

    async def heard(self, ring: str) -> None:
        await self._accounts.all("update rings set silent = 0 where id = $1", ring)

    async def remove_ring(self, person: str, ring: str) -> bool:
        return bool(await self._of(f"delete from rings where {_MINE} and id = $2 returning id", person, ring))

    # Calls

    async def note(self, call: Call, now: int) -> None:
        async with self._people.held(call.person) as connection:
            await connection.execute(_NOTE, now, *call.key, call.seq, call.due_at, text(call.body))

    async def answer(self, person: str, subject: str, seq: int, now: int) -> None:
        async with self._people.held(person) as connection:
            await connection.execute(_ANSWER, now, person, TURN, subject, seq)

    async def take(self, most: int, now: int, again: int) -> list[Call]:
        found = await self._accounts.all(
            # All nodes lock in one order, so that a person's calls are taken together and no two wait for each other.
            "update calls set due_at = $1 where (person, kind, subject) in"
            " (select person, kind, subject from calls where due_at <= $2 and person in"
            " (select person from calls where due_at <= $2 group by person order by min(due_at) limit $3)"
            f" order by person, kind, subject for update) returning {_CALL}",
            again,
            now,
            most,
        )
        return [Call.of_row(one) for one in found]

    async def told(self, call: Call, ring: str, now: int) -> None:
        await self._accounts.all(
            "update calls set told = told || $5 || ' ', due_at = case when answered > seq then $6 else due_at end"
            f" where {_KEY} and seq = $4",
            *call.key,
            call.seq,
            ring,
            now,
        )

    async def put_off(self, call: Call, until: int) -> None:
        await self._accounts.all(
            f"update calls set due_at = $6 where {_KEY} and seq = $4 and answered = $5",
            *call.key,
            call.seq,
            call.answered,
            until,
        )

    async def done(self, call: Call) -> None:
        await self._accounts.all(
            "update calls set due_at = null, told = case when $6::bool then '' else told end"
            f" where {_KEY} and seq = $4 and answered = $5",
            *call.key,
            call.seq,
            call.answered,
            call.is_over,
        )

    async def forget(self, before: int) -> None:
        await self._accounts.all("delete from calls where due_at is null and at < $1", before)

    async def push_key(self, fresh: bytes) -> bytes:
        await self._accounts.all("insert into push_keys (id, key) values (1, $1) on conflict do nothing", fresh)
        (key,) = await self._accounts.one("select key from push_keys")
        return bytes(key)

    async def _of(self, sql: str, person: str, *values: object) -> list[Any]:
        """A statement about a person, whose ids are its first value."""
        return await self._accounts.all(sql, await self._people.ids_of(person), *values)
