"""Reviews in SQLite."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from rollwright.stores.sqlite.file import File, text


class SqliteReviews:
    def __init__(self, file: File) -> None:
        self._file: Final = file

    async def keep(self, table: str, kind: str, review: dict[str, Any]) -> None:
        await self._file.all("insert or replace into reviews values (?, ?, ?)", table, kind, text(review))

    async def of(self, table: str, kinds: Sequence[str]) -> dict[str, Any] | None:
        found = await self._file.one(
            "select body from json_each(?) as wanted join reviews on kind = wanted.value"
            " where table_id = ? order by wanted.key limit 1",
            json.dumps(list(kinds)),
            table,
        )
        return None if found is None else json.loads(found[0])
