"""The store in a folder."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from rollwright.stores.sqlite.accounts import SqliteAccounts
from rollwright.stores.sqlite.alerts import SqliteAlerts
from rollwright.stores.sqlite.challenges import SqliteChallenges
from rollwright.stores.sqlite.chat import SqliteChat
from rollwright.stores.sqlite.company import SqliteCompany
from rollwright.stores.sqlite.file import File
from rollwright.stores.sqlite.outbox import SqliteOutbox
from rollwright.stores.sqlite.packs import SqlitePacks
from rollwright.stores.sqlite.people import SqlitePeople
from rollwright.stores.sqlite.results import SqliteResults
from rollwright.stores.sqlite.reviews import SqliteReviews
from rollwright.stores.sqlite.seals import SqliteSeals
from rollwright.stores.sqlite.service import SqliteService
from rollwright.stores.sqlite.tables import SqliteTables
from rollwright.stores.sqlite.vacations import SqliteVacations
from rollwright.stores.store import PROBE


class SqliteStore:
    """`open_store` makes one."""

    shared = False  # the file's lock sees to it

    def __init__(self, file: File) -> None:
        self.file: Final = file
        self.tables: Final = SqliteTables(file)
        self.people: Final = SqlitePeople(file)
        self.accounts: Final = SqliteAccounts(file)
        self.alerts: Final = SqliteAlerts(file)
        self.vacations: Final = SqliteVacations(file)
        self.chat: Final = SqliteChat(file)
        self.packs: Final = SqlitePacks(file)
        self.reviews: Final = SqliteReviews(file)
        self.outbox: Final = SqliteOutbox(file)
        self.results: Final = SqliteResults(file)
        self.challenges: Final = SqliteChallenges(file)
        self.company: Final = SqliteCompany(file)
        self.seals: Final = SqliteSeals(file)
        self.service: Final = SqliteService(file)

    async def ready(self) -> None:
        await self.file.do(_probe)

    async def close(self) -> None:
        await self.file.close()


def _probe(connection: sqlite3.Connection) -> None:
    """A probe is added before the last one goes: what is there already could be written again on a full disk too."""
    (number,) = connection.execute(
        "insert into probes (body) values (randomblob(?)) returning number", (PROBE,)
    ).fetchone()
    connection.execute("delete from probes where number < ?", (number,))


def open_store(folder: Path) -> SqliteStore:
    """The store in a folder, which is made where there is none. Raises InUse, or Unavailable."""
    file = File(folder)
    file.open()
    return SqliteStore(file)
