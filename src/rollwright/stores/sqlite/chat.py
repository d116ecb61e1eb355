"""Chat in SQLite."""

from __future__ import annotations

import sqlite3
from typing import Final

from rollwright.stores.sqlite.file import File
from rollwright.stores.sqlite.people import check_known
from rollwright.stores.store import MOST_LINES, ChatLine


class SqliteChat:
    def __init__(self, file: File) -> None:
        self._file: Final = file

    async def add(self, table: str, person: str, cid: str, text: str, at: int) -> int | None:
        def work(connection: sqlite3.Connection) -> int | None:
            check_known(connection, person)
            said = "select 1 from chat where table_id = ? and person = ? and cid = ?"
            if connection.execute(said, (table, person, cid)).fetchone():
                return None
            number: int
            (number,) = connection.execute(
                "insert into chat_numbers (table_id, last) values (?, 1)"
                " on conflict (table_id) do update set last = last + 1 returning last",
                (table,),
            ).fetchone()
            connection.execute(
                "insert into chat (table_id, number, person, cid, text, at) values (?, ?, ?, ?, ?, ?)",
                (table, number, person, cid, text, at),
            )
            connection.execute("delete from chat where table_id = ? and number <= ?", (table, number - MOST_LINES))
            return number

        return await self._file.do(work)

    async def lines(self, table: str, most: int) -> list[ChatLine]:
        found = await self._file.all(
            "select number, chat.person, name, text, chat.at from chat"
            " left join aliases on aliases.person = chat.person"
            " left join people on people.id = coalesce(survivor, chat.person)"
            " where table_id = ? order by number desc limit ?",
            table,
            most,
        )
        return [ChatLine(number, person, name or "", text, at) for number, person, name, text, at in reversed(found)]
