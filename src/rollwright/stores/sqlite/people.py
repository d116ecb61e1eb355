"""People in SQLite: who they are, and how they are known again."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection
from typing import Final

from rollwright.stores.sqlite.file import File
from rollwright.stores.store import Person


class SqlitePeople:
    def __init__(self, file: File) -> None:
        self._file: Final = file

    async def add(self, person: Person, ticket_hash: str, at: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("insert into people values (?, ?, ?)", (person.id, person.name, at))
            connection.execute("insert into tickets values (?, ?, ?)", (ticket_hash, person.id, at))

        await self._file.do(work)

    async def of_ticket(self, ticket_hash: str) -> Person | None:
        found = await self._file.one(
            "select people.id, name from tickets join people on people.id = person where hash = ?", ticket_hash
        )
        return Person(*found) if found else None

    async def rename(self, person: str, name: str) -> None:
        await self._file.all("update people set name = ? where id = ?", name, person)

    async def names(self, people: Collection[str]) -> dict[str, str]:
        marks = ", ".join("?" * len(people))
        found = await self._file.all(f"select id, name from people where id in ({marks})", *people)
        return dict(found)

    async def add_link(self, link_hash: str, person: str, until: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("delete from links where person = ?", (person,))
            connection.execute("insert into links values (?, ?, ?)", (link_hash, person, until))

        await self._file.do(work)

    async def use_link(self, link_hash: str, ticket_hash: str, at: int) -> Person | None:
        def work(connection: sqlite3.Connection) -> Person | None:
            found = connection.execute(
                "delete from links where hash = ? and until > ? returning person", (link_hash, at)
            ).fetchall()
            for (person,) in found:
                connection.execute("insert into tickets values (?, ?, ?)", (ticket_hash, person, at))
                who = connection.execute("select id, name from people where id = ?", (person,)).fetchone()
                return Person(*who)
            return None

        return await self._file.do(work)

    async def ban(self, person: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for table in ("tickets", "links"):
                connection.execute(f"delete from {table} where person = ?", (person,))

        await self._file.do(work)

    async def without_ticket(self, people: Collection[str]) -> set[str]:
        found = await self._file.all(
            "select value from json_each(?) where not exists (select 1 from tickets where person = value)",
            json.dumps(list(people)),
        )
        return {person for (person,) in found}

    async def before(self, at: int, after: str, most: int) -> list[str]:
        found = await self._file.all(
            "select id from people where at < ? and id > ? order by id limit ?", at, after, most
        )
        return [person for (person,) in found]

    async def active_since(self, people: Collection[str], at: int) -> set[str]:
        found = await self._file.all(
            "select distinct person from sittings where at >= ? and person in (select value from json_each(?))",
            at,
            json.dumps(list(people)),
        )
        return {person for (person,) in found}

    async def erase(self, person: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("delete from people where id = ?", (person,))
            for table in ("tickets", "links", "chat", "sittings", "packs"):
                connection.execute(f"delete from {table} where person = ?", (person,))
            self._file.holds_erased = True

        await self._file.do(work)
