"""In SQLite: when the service was up, and when it was not."""

from __future__ import annotations

from typing import Final

from rollwright.stores.sqlite.file import File


class SqliteService:
    def __init__(self, file: File) -> None:
        self._file: Final = file

    async def beat(self, at: int) -> None:
        waiting = "exists (select 1 from tables where due_at is not null)"
        await self._file.all(f"insert or replace into beats select 1, ? where {waiting}", at)

    async def last_beat(self) -> int | None:
        found = await self._file.one("select at from beats")
        return found[0] if found else None

    async def add_outage(self, start: int, end: int) -> None:
        await self._file.all("insert or replace into outages values (?, ?)", start, end)

    async def outages(self) -> list[tuple[int, int]]:
        return await self._file.all("select start, end from outages order by start")
