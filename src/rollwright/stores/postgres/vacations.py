"""Vacations in PostgreSQL, beside people."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Final

from rollwright.stores.postgres.database import Database, text
from rollwright.stores.postgres.people import ASKED, PostgresPeople
from rollwright.stores.store import Conflict
from rollwright.stores.vacations import KeptVacations

_MINE: Final = "person = any($1::text[])"


class PostgresVacations:
    def __init__(self, accounts: Database, people: PostgresPeople) -> None:
        self._accounts: Final = accounts
        self._people: Final = people

    async def of(self, people: Collection[str]) -> dict[str, KeptVacations]:
        found: dict[str, KeptVacations] = {}
        for one, survivor, number, body in await self._accounts.all(
            f"{ASKED} select asked.id, survivor, number, body from asked join mine using (id)"
            " join vacations on vacations.person = mine.other",
            list(people),
        ):
            known = found.get(one, KeptVacations(survivor))
            spans = [*known.spans, *((begins, ends) for begins, ends in json.loads(body))]
            found[one] = KeptVacations(survivor, known.number + number, tuple(sorted(spans)))
        return found

    async def keep(self, vacations: KeptVacations, due_at: int) -> None:
        ids = await self._people.ids_of(vacations.person)
        async with self._people.held(vacations.person) as connection:
            # Of two at once one waits here, and then finds another number.
            kept = await connection.fetch(f"select number from vacations where {_MINE} for update", ids)
            if sum(number for (number,) in kept) != vacations.number - 1:
                raise Conflict(f"the vacations of {vacations.person!r} have changed")
            await connection.execute(f"delete from vacations where {_MINE} and person <> $2", ids, ids[0])
            done = await connection.fetchval(
                "insert into vacations (person, number, body, due_at) values ($1, $2, $3, $4)"
                " on conflict (person) do update set number = excluded.number, body = excluded.body,"
                " due_at = excluded.due_at where vacations.number < excluded.number returning number",
                ids[0],
                vacations.number,
                text([list(span) for span in vacations.spans]),
                due_at,
            )
            if done is None:
                raise Conflict(f"the vacations of {vacations.person!r} have changed")

    async def take(self, most: int, now: int, again: int) -> list[str]:
        found = await self._accounts.all(
            "update vacations set due_at = $1 where person in (select person from vacations where due_at <= $2"
            " order by due_at limit $3 for update skip locked) returning person",
            again,
            now,
            most,
        )
        return [person for (person,) in found]

    async def done(self, vacations: KeptVacations) -> None:
        await self._accounts.all(
            f"update vacations set due_at = null where {_MINE}"
            f" and (select sum(number) from vacations where {_MINE}) = $2",
            await self._people.ids_of(vacations.person),
            vacations.number,
        )
