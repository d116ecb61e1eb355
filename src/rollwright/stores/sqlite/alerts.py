"""What is kept in SQLite so that people can be called."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection
from typing import Any, Final

from rollwright.stores.alerts import TURN, Call, Change, Ring, Wisher
from rollwright.stores.sqlite.file import File, text
from rollwright.stores.sqlite.people import check_known, ids_of

_MINE: Final = "person in (select value from json_each(?1))"
_RING: Final = "id, person, kind, address, body, at"
_CALL: Final = "person, kind, subject, seq, due_at, body, answered, told"
_KEY: Final = "person = ? and kind = ? and subject = ?"
_NOTE: Final = f"""
insert into calls (at, {_CALL}) values (?, ?, ?, ?, ?, ?, ?, 0, '')
on conflict do update set at = excluded.at, seq = excluded.seq, body = excluded.body, told = '',
    due_at = case when excluded.seq > answered then excluded.due_at end
where seq < excluded.seq
"""
_ANSWER: Final = f"""
insert into calls (at, {_CALL}) values (?1, ?2, ?3, ?4, 0, null, '{{}}', ?5, '')
on conflict do update set answered = excluded.answered,
    due_at = case when seq > excluded.answered then due_at when told <> '' then ?1 end
where answered < excluded.answered
"""


class SqliteAlerts:
    def __init__(self, file: File) -> None:
        self._file: Final = file

    # Wishes and rings

    async def wishes(self, person: str) -> dict[str, Any] | None:
        found = (await self.wishes_of([person])).get(person)
        return None if found is None else found.wishes

    async def wishes_of(self, people: Collection[str]) -> dict[str, Wisher]:
        def work(connection: sqlite3.Connection) -> dict[str, Wisher]:
            found = {person: _wisher(connection, person) for person in people}
            return {person: wisher for person, wisher in found.items() if wisher is not None}

        return await self._file.do(work)

    async def who_wish(self, after: str, most: int) -> list[str]:
        found = await self._file.all("select person from wishes where person > ? order by person limit ?", after, most)
        return [person for (person,) in found]

    async def change_wishes(self, person: str, change: Change) -> None:
        def work(connection: sqlite3.Connection) -> None:
            check_known(connection, person)
            found = _wisher(connection, person)
            survivor = ids_of(connection, person)[0]
            wishes = change(None if found is None else found.wishes)
            connection.execute("insert or replace into wishes values (?, ?)", (survivor, text(wishes)))

        await self._file.do(work)

    async def add_ring(self, ring: Ring, most: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            check_known(connection, ring.person)
            connection.execute(
                f"insert or replace into rings ({_RING}) values (?, ?, ?, ?, ?, ?)",
                (ring.id, ring.person, ring.kind, ring.address, text(ring.body), ring.at),
            )
            connection.execute(
                f"delete from rings where {_MINE} and id not in"
                f" (select id from rings where {_MINE} order by at desc limit ?2)",
                (json.dumps(ids_of(connection, ring.person)), most),
            )

        await self._file.do(work)

    async def rings_of(self, person: str) -> list[Ring]:
        found = await self._of(f"select {_RING} from rings where {_MINE} order by at, id", person)
        return [Ring.of_row(one) for one in found]

    async def ring(self, ring: str) -> Ring | None:
        found = await self._file.all(f"select {_RING} from rings where id = ?", ring)
        return Ring.of_row(found[0]) if found else None

    async def expect(self, ring: str) -> int:
        found = await self._file.all("update rings set silent = silent + 1 where id = ? returning silent", ring)
        return int(found[0][0]) if found else 0

    async def heard(self, ring: str) -> None:
        await self._file.all("update rings set silent = 0 where id = ?", ring)

    async def remove_ring(self, person: str, ring: str) -> bool:
        return bool(await self._of(f"delete from rings where {_MINE} and id = ?2 returning id", person, ring))

    # Calls

    async def note(self, call: Call, now: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            check_known(connection, call.person)
            values = (now, *call.key, call.seq, call.due_at, text(call.body))
            connection.execute(_NOTE, values)

        await self._file.do(work)

    async def answer(self, person: str, subject: str, seq: int, now: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            check_known(connection, person)
            connection.execute(_ANSWER, (now, person, TURN, subject, seq))

        await self._file.do(work)

    async def take(self, most: int, now: int, again: int) -> list[Call]:
        found = await self._file.all(
            "update calls set due_at = ?1 where due_at <= ?2 and person in"
            " (select person from calls where due_at <= ?2 group by person order by min(due_at) limit ?3)"
            f" returning {_CALL}",
            again,
            now,
            most,
        )
        return [Call.of_row(one) for one in found]

    async def told(self, call: Call, ring: str, now: int) -> None:
        await self._file.all(
            "update calls set told = told || ? || ' ', due_at = case when answered > seq then ? else due_at end"
            f" where {_KEY} and seq = ?",
            ring,
            now,
            *call.key,
            call.seq,
        )

    async def put_off(self, call: Call, until: int) -> None:
        await self._file.all(
            f"update calls set due_at = ? where {_KEY} and seq = ? and answered = ?",
            until,
            *call.key,
            call.seq,
            call.answered,
        )

    async def done(self, call: Call) -> None:
        await self._file.all(
            f"update calls set due_at = null, told = case when ? then '' else told end"
            f" where {_KEY} and seq = ? and answered = ?",
            call.is_over,
            *call.key,
            call.seq,
            call.answered,
        )

    async def forget(self, before: int) -> None:
        await self._file.all("delete from calls where due_at is null and at < ?", before)

    async def push_key(self, fresh: bytes) -> bytes:
        def work(connection: sqlite3.Connection) -> bytes:
            connection.execute("insert into push_keys values (1, ?) on conflict do nothing", (fresh,))
            (key,) = connection.execute("select key from push_keys").fetchone()
            return bytes(key)

        return await self._file.do(work)

    async def _of(self, sql: str, person: str, *values: object) -> list[Any]:
        """A statement about a person, whose ids are its first value."""

        def work(connection: sqlite3.Connection) -> list[Any]:
            return connection.execute(sql, (json.dumps(ids_of(connection, person)), *values)).fetchall()

        return await self._file.do(work)


def _wisher(connection: sqlite3.Connection, person: str) -> Wisher | None:
    ids = ids_of(connection, person)
    for one in ids:
        kept = connection.execute("select body from wishes where person = ?", (one,)).fetchone()
        if kept:
            return Wisher(ids[0], json.loads(kept[0]))
    return None
