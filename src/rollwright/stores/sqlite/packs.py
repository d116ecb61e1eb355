"""Content packs in SQLite."""

from __future__ import annotations

import json
import sqlite3
from typing import Final

from rollwright.stores.sqlite.file import File
from rollwright.stores.sqlite.people import check_known, ids_of
from rollwright.stores.store import KeptPack


class SqlitePacks:
    def __init__(self, file: File) -> None:
        self._file: Final = file

    async def add(self, person: str, pack_hash: str, content: str, at: int, most: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            check_known(connection, person)
            connection.execute("insert or replace into packs values (?, ?, ?, ?)", (person, pack_hash, content, at))
            connection.execute(
                "delete from packs where person = ?1 and hash not in"
                " (select hash from packs where person = ?1 order by at desc limit ?2)",
                (person, most),
            )

        await self._file.do(work)

    async def content(self, person: str, pack_hash: str) -> str | None:
        def work(connection: sqlite3.Connection) -> str | None:
            found = connection.execute(
                "select content from packs where hash = ? and person in (select value from json_each(?))",
                (pack_hash, json.dumps(ids_of(connection, person))),
            ).fetchone()
            return found[0] if found else None

        return await self._file.do(work)

    async def of(self, person: str) -> list[KeptPack]:
        def work(connection: sqlite3.Connection) -> list[KeptPack]:
            found = connection.execute(
                "select content, max(at) from packs where person in (select value from json_each(?))"
                " group by hash order by max(at) desc",
                (json.dumps(ids_of(connection, person)),),
            )
            return [KeptPack(content, at) for content, at in found]

        return await self._file.do(work)

    async def remove(self, person: str, pack_hash: str) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            done = connection.execute(
                "delete from packs where hash = ? and person in (select value from json_each(?))",
                (pack_hash, json.dumps(ids_of(connection, person))),
            )
            return done.rowcount > 0

        return await self._file.do(work)
