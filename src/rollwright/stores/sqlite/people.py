"""People in SQLite: who they are, and how they are recognised."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection
from typing import Final

from rollwright.stores.people import TICKET_LASTS, TICKET_NOTED, Departure, Person
from rollwright.stores.sqlite.file import File
from rollwright.stores.store import Unknown

_ASKED: Final = """
with asked as (
    select value as id, coalesce((select survivor from aliases where person = value), value) as survivor
    from json_each(?)
), mine as (
    select id, survivor as other from asked
    union all select asked.id, person from asked join aliases using (survivor)
)
"""
"""Each id that is asked about, with its survivor; and with all the ids of that person."""
_WAYS_IN: Final = ("tickets", "links", "passkeys", "recovery_codes", "mail_addresses", "words")
"""What goes with a person who is banned."""
_CALLS: Final = ("wishes", "rings", "calls")
"""What goes with either."""
_OF_PERSON: Final = (
    *_WAYS_IN,
    *_CALLS,
    "chat",
    "sittings",
    "packs",
    "results",
    "tries",
    "invitations",
    "blocks",
    "circle_members",
    "vacations",
)
"""What goes with a person who is erased."""
_NOW: Final = "strftime('%s', 'now')"
_ADD_TICKET: Final = "insert into tickets (hash, person, at, used_at) values (?1, ?2, ?3, ?3)"


class SqlitePeople:
    def __init__(self, file: File) -> None:
        self._file: Final = file

    async def add(self, person: Person, ticket_hash: str, at: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("insert into people values (?, ?, ?)", (person.id, person.name, at))
            connection.execute(_ADD_TICKET, (ticket_hash, person.id, at))

        await self._file.do(work)

    async def of_ticket(self, ticket_hash: str, at: int) -> Person | None:
        return await self._file.do(lambda connection: _holder(connection, ticket_hash, at))

    async def rename(self, person: str, name: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            check_known(connection, person)
            connection.execute("update people set name = ? where id = ?", (name, ids_of(connection, person)[0]))

        await self._file.do(work)

    async def names(self, people: Collection[str]) -> dict[str, str]:
        found = await self._file.all(
            f"{_ASKED} select asked.id, name from asked join people on people.id = survivor", json.dumps(list(people))
        )
        return dict(found)

    async def merge(self, person: str, into: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            one, two = ids_of(connection, person)[0], ids_of(connection, into)[0]
            for known in (one, two):
                if not connection.execute("select 1 from people where id = ?", (known,)).fetchone():
                    raise Unknown(f"there is no person {known!r}")
            if one != two:
                connection.execute("update aliases set survivor = ? where survivor = ?", (two, one))
                connection.execute("insert into aliases (person, survivor) values (?, ?)", (one, two))
                # Both sets of tables are to know of both sets of vacations.
                connection.execute("update vacations set due_at = 0 where person in (?, ?)", (one, two))

        await self._file.do(work)

    async def ids_of(self, person: str) -> list[str]:
        return await self._file.do(lambda connection: ids_of(connection, person))

    async def add_link(self, link_hash: str, person: str, until: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            check_known(connection, person)
            connection.execute("delete from links where person = ?", (person,))
            connection.execute("insert into links values (?, ?, ?)", (link_hash, person, until))

        await self._file.do(work)

    async def use_link(self, link_hash: str, ticket_hash: str, at: int) -> Person | None:
        def work(connection: sqlite3.Connection) -> Person | None:
            found = connection.execute(
                "delete from links where hash = ? and until > ? returning person", (link_hash, at)
            ).fetchall()
            for (person,) in found:
                connection.execute(_ADD_TICKET, (ticket_hash, person, at))
            return _holder(connection, ticket_hash, at)

        return await self._file.do(work)

    async def ban(self, person: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for one in ids_of(connection, person):
                for table in (*_WAYS_IN, *_CALLS):
                    connection.execute(f"delete from {table} where person = ?", (one,))
                depart(connection, one, erased=False)

        await self._file.do(work)

    async def departed(self, seconds: int) -> set[Departure]:
        found = await self._file.all(f"select person, erased from departures where at >= {_NOW} - ?", seconds)
        return {Departure(person, bool(erased)) for person, erased in found}

    async def before(self, at: int, after: str, most: int) -> list[str]:
        found = await self._file.all(
            "select id from people where at < ?1 and id > ?2 and not exists (select 1 from aliases where person = id)"
            " and not exists (select 1 from aliases join people as other on other.id = person"
            " where survivor = people.id and other.at >= ?1) order by id limit ?3",
            at,
            after,
            most,
        )
        return [person for (person,) in found]

    async def active_since(self, people: Collection[str], at: int) -> set[str]:
        found = await self._file.all(
            f"{_ASKED} select distinct id from mine join sittings on person = other where at >= ?",
            json.dumps(list(people)),
            at,
        )
        return {person for (person,) in found}

    async def erase(self, person: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for one in ids_of(connection, person):
                connection.execute("delete from people where id = ?", (one,))
                connection.execute("delete from aliases where person = ?", (one,))
                for table in _OF_PERSON:
                    connection.execute(f"delete from {table} where person = ?", (one,))
                connection.execute("delete from invitations where asked_by = ?", (one,))
                connection.execute("delete from blocks where other = ?", (one,))
                depart(connection, one, erased=True)
            drop_empty_circles(connection)
            self._file.holds_erased = True

        await self._file.do(work)


def drop_empty_circles(connection: sqlite3.Connection) -> None:
    """Groups that nobody is a member of any more."""
    connection.execute("delete from circles where id not in (select circle from circle_members)")
    connection.execute("delete from circle_tables where circle not in (select id from circles)")


def ids_of(connection: sqlite3.Connection, person: str) -> list[str]:
    """All ids of a person, the surviving one first."""
    found = connection.execute(
        f"{_ASKED} select other from asked join mine using (id) order by other <> survivor, other",
        (json.dumps([person]),),
    )
    return [one for (one,) in found]


def check_known(connection: sqlite3.Connection, person: str) -> None:
    """Raises Unknown where a person has been erased: nothing of theirs is kept any more."""
    survivor = ids_of(connection, person)[0]
    if not connection.execute("select 1 from people where id = ?", (survivor,)).fetchone():
        raise Unknown(f"there is no person {person!r}")


def depart(connection: sqlite3.Connection, person: str, *, erased: bool) -> None:
    """List who can't come in any more, for those who still have them in memory."""
    connection.execute(f"delete from departures where at < {_NOW} - 86400")
    connection.execute(f"insert or replace into departures values (?, {_NOW}, ?)", (person, erased))


def _holder(connection: sqlite3.Connection, ticket_hash: str, at: int) -> Person | None:
    found = connection.execute(
        "select person, used_at from tickets where hash = ? and used_at > ?", (ticket_hash, at - TICKET_LASTS)
    ).fetchone()
    if found is None:
        return None
    person, used_at = found
    if used_at < at - TICKET_NOTED:
        connection.execute("update tickets set used_at = ? where hash = ?", (at, ticket_hash))
    survivor, *also = ids_of(connection, person)
    (name,) = connection.execute("select name from people where id = ?", (survivor,)).fetchone()
    return Person(survivor, name, tuple(also))
