"""Vacations in SQLite."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection
from typing import Final

from rollwright.stores.sqlite.file import File, text
from rollwright.stores.sqlite.people import check_known, ids_of
from rollwright.stores.store import Conflict
from rollwright.stores.vacations import KeptVacations


class SqliteVacations:
    def __init__(self, file: File) -> None:
        self._file: Final = file

    async def of(self, people: Collection[str]) -> dict[str, KeptVacations]:
        def work(connection: sqlite3.Connection) -> dict[str, KeptVacations]:
            found = {person: _of(connection, person) for person in people}
            return {person: kept for person, kept in found.items() if kept.number}

        return await self._file.do(work)

    async def keep(self, vacations: KeptVacations, due_at: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            check_known(connection, vacations.person)
            if _of(connection, vacations.person).number != vacations.number - 1:
                raise Conflict(f"the vacations of {vacations.person!r} have changed")
            survivor, *others = ids_of(connection, vacations.person)
            for other in others:
                connection.execute("delete from vacations where person = ?", (other,))
            connection.execute(
                "insert or replace into vacations values (?, ?, ?, ?)",
                (survivor, vacations.number, text([list(span) for span in vacations.spans]), due_at),
            )

        await self._file.do(work)

    async def take(self, most: int, now: int, again: int) -> list[str]:
        found = await self._file.all(
            "update vacations set due_at = ?1 where person in"
            " (select person from vacations where due_at <= ?2 order by due_at limit ?3) returning person",
            again,
            now,
            most,
        )
        return [person for (person,) in found]

    async def done(self, vacations: KeptVacations) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if _of(connection, vacations.person).number == vacations.number:
                for one in ids_of(connection, vacations.person):
                    connection.execute("update vacations set due_at = null where person = ?", (one,))

        await self._file.do(work)


def _of(connection: sqlite3.Connection, person: str) -> KeptVacations:
    """Of all ids of a person together."""
    ids = ids_of(connection, person)
    number, spans = 0, list[tuple[int, int]]()
    for one in ids:
        for changes, body in connection.execute("select number, body from vacations where person = ?", (one,)):
            number += changes
            spans.extend((begins, ends) for begins, ends in json.loads(body))
    return KeptVacations(ids[0], number, tuple(sorted(spans)))
