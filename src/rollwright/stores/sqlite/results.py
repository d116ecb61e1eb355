"""Finished games in SQLite."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Sequence
from typing import Final

from rollwright.stores.sqlite.file import File, text
from rollwright.stores.sqlite.people import ids_of
from rollwright.stores.store import Finish


class SqliteResults:
    def __init__(self, file: File) -> None:
        self._file: Final = file

    async def add(self, people: Collection[str], finished: Finish) -> None:
        line = (finished.table, finished.game, finished.at, text(finished.body))

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany(
                "insert into results (person, table_id, game, at, body)"
                " select id, ?, ?, ?, ? from people where id = ? on conflict do nothing",
                [(*line, person) for person in people],
            )

        await self._file.do(work)

    async def of(self, person: str, most: int, before: str = "") -> list[Finish]:
        def work(connection: sqlite3.Connection) -> list[Finish]:
            ids = json.dumps(ids_of(connection, person))
            found = connection.execute(
                "with ids as (select value from json_each(?1)),"
                " mine as (select distinct at, table_id from results where person in ids and (?2 = ''"
                " or (at, table_id) < (select at, table_id from results where person in ids and table_id = ?2 limit 1))"
                " order by at desc, table_id desc limit ?3)"
                " select table_id, game, at, body, luck from mine join results using (at, table_id) where person in ids"
                " group by table_id order by at desc, table_id desc",
                (ids, before, most),
            )
            return [
                Finish(table, game, at, json.loads(body), None if luck is None else json.loads(luck))
                for table, game, at, body, luck in found
            ]

        return await self._file.do(work)

    async def add_luck(self, table: str, luck: Sequence[float]) -> None:
        await self._file.all("update results set luck = ?2 where table_id = ?1", table, json.dumps(list(luck)))
