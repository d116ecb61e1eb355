"""People who know one another, in SQLite."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection
from typing import Any, Final

from rollwright.stores.company import Circle, Invitation
from rollwright.stores.sqlite.file import File, text
from rollwright.stores.sqlite.people import check_known, drop_empty_circles, ids_of

_OF: Final = "in (select value from json_each(?))"
_INVITATION: Final = "person, table_id, asked_by, at, body, answer"


def _invitation(row: tuple[Any, ...]) -> Invitation:
    person, table, asked_by, at, body, answer = row
    return Invitation(person, table, asked_by, at, json.loads(body), answer)


class SqliteCompany:
    def __init__(self, file: File) -> None:
        self._file: Final = file

    async def invite(self, invitation: Invitation, since: int, most: int) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            check_known(connection, invitation.person)
            check_known(connection, invitation.asked_by)
            (asked,) = connection.execute(
                f"select count(*) from invitations where at >= ? and asked_by {_OF}",
                (since, _ids(connection, invitation.asked_by)),
            ).fetchone()
            again = connection.execute(
                f"select 1 from invitations where table_id = ? and person {_OF}",
                (invitation.table, _ids(connection, invitation.person)),
            ).fetchone()
            if again or asked >= most:
                return False
            connection.execute(
                f"insert into invitations ({_INVITATION}) values (?, ?, ?, ?, ?, ?)",
                (
                    *(invitation.person, invitation.table, invitation.asked_by, invitation.at),
                    *(text(invitation.body), invitation.answer),
                ),
            )
            return True

        return await self._file.do(work)

    async def invitations_of(self, person: str, since: int) -> list[Invitation]:
        def work(connection: sqlite3.Connection) -> list[Invitation]:
            found = connection.execute(
                f"select {_INVITATION} from invitations where answer = '' and at >= ? and person {_OF}"
                " order by at desc, table_id",
                (since, _ids(connection, person)),
            )
            return [_invitation(row) for row in found]

        return await self._file.do(work)

    async def invitations_to(self, table: str) -> list[Invitation]:
        found = await self._file.all(
            f"select {_INVITATION} from invitations where table_id = ? order by at, person", table
        )
        return [_invitation(row) for row in found]

    async def answer(self, person: str, table: str, answer: str) -> Invitation | None:
        def work(connection: sqlite3.Connection) -> Invitation | None:
            found = connection.execute(
                f"update invitations set answer = ? where answer = '' and table_id = ? and person {_OF}"
                f" returning {_INVITATION}",
                (answer, table, _ids(connection, person)),
            ).fetchone()
            return None if found is None else _invitation(found)

        return await self._file.do(work)

    async def forget(self, before: int) -> None:
        await self._file.all("delete from invitations where at < ?", before)

    async def block(self, person: str, other: str, at: int, most: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            check_known(connection, person)
            connection.execute("insert or replace into blocks values (?, ?, ?)", (person, other, at))
            connection.execute(
                "delete from blocks where person = ?1 and other not in"
                " (select other from blocks where person = ?1 order by at desc limit ?2)",
                (person, most),
            )

        await self._file.do(work)

    async def unblock(self, person: str, other: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                f"delete from blocks where person {_OF} and other {_OF}",
                (_ids(connection, person), _ids(connection, other)),
            )

        await self._file.do(work)

    async def blocked_by(self, person: str) -> list[str]:
        def work(connection: sqlite3.Connection) -> list[str]:
            found = connection.execute(
                f"select other from blocks where person {_OF} order by at desc, other", (_ids(connection, person),)
            ).fetchall()
            return [one for (other,) in found for one in ids_of(connection, other)]

        return await self._file.do(work)

    async def who_block(self, person: str, people: Collection[str]) -> set[str]:
        def work(connection: sqlite3.Connection) -> set[str]:
            blocked = _ids(connection, person)
            found = set()
            for one in people:
                ids = _ids(connection, one)
                if connection.execute(
                    f"select 1 from blocks where person {_OF} and other {_OF}", (ids, blocked)
                ).fetchone():
                    found.add(one)
            return found

        return await self._file.do(work)

    async def add_circle(self, circle: Circle, at: int, most: int) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            (member,) = circle.members
            check_known(connection, member)
            if _circles_of(connection, member) >= most:
                return False
            connection.execute(
                "insert into circles (id, word, body, at) values (?, ?, ?, ?)",
                (circle.id, circle.word, text(circle.body), at),
            )
            connection.execute("insert into circle_members values (?, ?, ?)", (circle.id, member, at))
            return True

        return await self._file.do(work)

    async def circles_of(self, person: str) -> list[Circle]:
        def work(connection: sqlite3.Connection) -> list[Circle]:
            found = connection.execute(
                "select id, word, body, table_id from circles where id in"
                f" (select circle from circle_members where person {_OF}) order by at, id",
                (_ids(connection, person),),
            ).fetchall()
            return [_circle(connection, row) for row in found]

        return await self._file.do(work)

    async def circle_of(self, word: str) -> Circle | None:
        def work(connection: sqlite3.Connection) -> Circle | None:
            found = connection.execute(
                "select id, word, body, table_id from circles where word = ?", (word,)
            ).fetchone()
            return None if found is None else _circle(connection, found)

        return await self._file.do(work)

    async def change_circle(self, circle: str, body: dict[str, Any], word: str | None) -> str:
        found = await self._file.all(
            "update circles set body = ?, word = coalesce(?, word) where id = ? returning word",
            text(body),
            word,
            circle,
        )
        return found[0][0] if found else ""

    async def join(self, circle: str, person: str, at: int, most: int, most_circles: int) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            check_known(connection, person)
            members = _members(connection, circle)
            if ids_of(connection, person)[0] in members:
                return True
            if not members or len(members) >= most or _circles_of(connection, person) >= most_circles:
                return False
            connection.execute("insert into circle_members values (?, ?, ?)", (circle, person, at))
            return True

        return await self._file.do(work)

    async def leave(self, circle: str, person: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                f"delete from circle_members where circle = ? and person {_OF}", (circle, _ids(connection, person))
            )
            drop_empty_circles(connection)

        await self._file.do(work)

    async def lay_table(self, circle: str, table: str, before: str, at: int) -> str:
        def work(connection: sqlite3.Connection) -> str:
            changed = connection.execute(
                "update circles set table_id = ? where id = ? and table_id = ?", (table, circle, before)
            )
            if changed.rowcount:
                connection.execute("insert or ignore into circle_tables values (?, ?, ?)", (circle, table, at))
            found = connection.execute("select table_id from circles where id = ?", (circle,)).fetchone()
            return found[0] if found else ""

        return await self._file.do(work)


def _ids(connection: sqlite3.Connection, person: str) -> str:
    return json.dumps(ids_of(connection, person))


def _circles_of(connection: sqlite3.Connection, person: str) -> int:
    """In how many groups somebody is."""
    (count,) = connection.execute(
        f"select count(distinct circle) from circle_members where person {_OF}", (_ids(connection, person),)
    ).fetchone()
    return int(count)


def _members(connection: sqlite3.Connection, circle: str) -> tuple[str, ...]:
    """By surviving ids, each once."""
    found = connection.execute(
        "select person from circle_members where circle = ? order by at, person", (circle,)
    ).fetchall()
    return tuple(dict.fromkeys(ids_of(connection, person)[0] for (person,) in found))


def _circle(connection: sqlite3.Connection, row: tuple[Any, ...]) -> Circle:
    circle, word, body, table = row
    tables = connection.execute(
        "select table_id from circle_tables where circle = ? order by at desc, table_id", (circle,)
    ).fetchall()
    played = tuple(one for (one,) in tables)
    return Circle(circle, word, json.loads(body), table, _members(connection, circle), played)
