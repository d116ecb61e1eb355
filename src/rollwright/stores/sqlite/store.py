"""The store in a folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rollwright.stores.sqlite.chat import SqliteChat
from rollwright.stores.sqlite.file import File
from rollwright.stores.sqlite.outbox import SqliteOutbox
from rollwright.stores.sqlite.packs import SqlitePacks
from rollwright.stores.sqlite.people import SqlitePeople
from rollwright.stores.sqlite.results import SqliteResults
from rollwright.stores.sqlite.service import SqliteService
from rollwright.stores.sqlite.tables import SqliteTables


class SqliteStore:
    """`open_store` makes one."""

    shared = False  # the file's lock sees to it

    def __init__(self, file: File) -> None:
        self.file: Final = file
        self.tables: Final = SqliteTables(file)
        self.people: Final = SqlitePeople(file)
        self.chat: Final = SqliteChat(file)
        self.packs: Final = SqlitePacks(file)
        self.outbox: Final = SqliteOutbox(file)
        self.results: Final = SqliteResults(file)
        self.service: Final = SqliteService(file)

    async def ready(self) -> None:
        # Writes what is there already: a disk that is full or gone says so.
        await self.file.all("update tables set at = at where id = (select id from tables limit 1)")

    async def close(self) -> None:
        await self.file.close()


def open_store(folder: Path) -> SqliteStore:
    """The store in a folder, which is made where there is none. Raises InUse, or Unavailable."""
    file = File(folder)
    file.open()
    return SqliteStore(file)
