"""The public log of seals in SQLite."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection
from typing import Any, Final

from rollwright.stores.sqlite.file import File, text
from rollwright.tables.fairness.seal_log import SealEntry, entry_after

_SELECT: Final = "select number, at, before, seals, hash from seal_entries"


class SqliteSeals:
    def __init__(self, file: File) -> None:
        self._file: Final = file

    async def append(self, leaves: Collection[str], at: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            known = connection.execute(
                "select leaf from seals where leaf in (select value from json_each(?))", (json.dumps(list(leaves)),)
            )
            new = set(leaves) - {leaf for (leaf,) in known}
            if not new:
                return
            last = connection.execute(f"{_SELECT} order by number desc limit 1").fetchone()
            entry = entry_after(None if last is None else _entry(last), at, new)
            connection.execute(
                "insert into seal_entries (number, at, before, seals, hash) values (?, ?, ?, ?, ?)",
                (entry.number, entry.at, entry.before, text(entry.seals), entry.hash),
            )
            connection.executemany("insert into seals values (?, ?)", [(leaf, entry.number) for leaf in entry.seals])

        await self._file.do(work)

    async def last(self) -> SealEntry | None:
        found = await self._file.one(f"{_SELECT} order by number desc limit 1")
        return _entry(found) if found else None

    async def entries(self, after: int, most: int) -> list[SealEntry]:
        found = await self._file.all(f"{_SELECT} where number > ? order by number limit ?", after, most)
        return [_entry(one) for one in found]

    async def of(self, leaf: str) -> SealEntry | None:
        found = await self._file.one(f"{_SELECT} where number = (select number from seals where leaf = ?)", leaf)
        return _entry(found) if found else None

    async def signing_key(self, fresh: bytes) -> bytes:
        def work(connection: sqlite3.Connection) -> bytes:
            connection.execute("insert into signing_keys values (1, ?) on conflict do nothing", (fresh,))
            (key,) = connection.execute("select private from signing_keys").fetchone()
            return bytes(key)

        return await self._file.do(work)


def _entry(found: tuple[Any, ...]) -> SealEntry:
    number, at, before, seals, digest = found
    return SealEntry(number, at, before, json.loads(seals), digest)
