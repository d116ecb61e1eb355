"""Chat in SQLite."""

from __future__ import annotations

from typing import Final

from rollwright.stores.sqlite.file import File
from rollwright.stores.store import ChatLine


class SqliteChat:
    def __init__(self, file: File) -> None:
        self._file: Final = file

    async def add(self, table: str, person: str, cid: str, text: str, at: int) -> int | None:
        found = await self._file.one(
            "insert into chat select ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5 from chat"
            " where table_id = ?1 on conflict (table_id, person, cid) do nothing returning number",
            table,
            person,
            cid,
            text,
            at,
        )
        return found[0] if found else None

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
