"""The store at some addresses: tables in one database or several, people in one.

With one address all of it is in one database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from rollwright.stores.addresses import without_password
from rollwright.stores.postgres.accounts import PostgresAccounts
from rollwright.stores.postgres.alerts import PostgresAlerts
from rollwright.stores.postgres.challenges import PostgresChallenges
from rollwright.stores.postgres.chat import PostgresChat
from rollwright.stores.postgres.company import PostgresCompany
from rollwright.stores.postgres.database import Database
from rollwright.stores.postgres.outbox import PostgresOutbox
from rollwright.stores.postgres.packs import PostgresPacks
from rollwright.stores.postgres.people import PostgresPeople
from rollwright.stores.postgres.results import PostgresResults
from rollwright.stores.postgres.reviews import PostgresReviews
from rollwright.stores.postgres.seals import PostgresSeals
from rollwright.stores.postgres.service import PostgresService
from rollwright.stores.postgres.shards import Shards
from rollwright.stores.postgres.tables import PostgresTables
from rollwright.stores.postgres.vacations import PostgresVacations
from rollwright.stores.store import Unavailable


class PostgresStore:
    """It connects when it is first asked for something."""

    shared = True

    def __init__(self, addresses: Sequence[str], accounts: str = "") -> None:
        self._databases: Final = {address: Database(address) for address in (*addresses, accounts) if address}
        shards = Shards([self._databases[address] for address in addresses])
        kept = self._databases[accounts or addresses[0]]
        self._shards: Final = len(addresses)
        self.people: Final = PostgresPeople(kept, shards)
        self.accounts: Final = PostgresAccounts(kept, self.people)
        self.alerts: Final = PostgresAlerts(kept, self.people)
        self.vacations: Final = PostgresVacations(kept, self.people)
        self.tables: Final = PostgresTables(shards, self.people)
        self.chat: Final = PostgresChat(shards, self.people)
        self.packs: Final = PostgresPacks(kept, self.people)
        self.reviews: Final = PostgresReviews(shards)
        self.outbox: Final = PostgresOutbox(shards)
        self.results: Final = PostgresResults(kept, self.people)
        self.challenges: Final = PostgresChallenges(kept, self.people)
        self.company: Final = PostgresCompany(kept, self.people)
        self.seals: Final = PostgresSeals(kept)
        self.service: Final = PostgresService(kept, shards)

    async def check(self) -> None:
        """Raises Unavailable where a database can't be reached, or isn't one that this version can work with."""
        for number, database in enumerate(self._databases.values()):
            try:
                await database.check(number if number < self._shards else None)
            except Unavailable as error:
                raise Unavailable(f"{without_password(database.address)} can't be used: {error}") from error

    async def ready(self) -> None:
        await asyncio.gather(*(database.ready() for database in self._databases.values()))

    async def close(self) -> None:
        await self.tables.finish()
        for database in self._databases.values():
            await database.close()


def open_store(addresses: Sequence[str], accounts: str = "") -> PostgresStore:
    """The store at some addresses, which must have been migrated. Raises Unavailable."""

    async def check() -> None:
        # Connections belong to the event loop that they were made in, so these are used for nothing else.
        store = PostgresStore(addresses, accounts)
        try:
            await store.check()
        finally:
            await store.close()

    asyncio.run(check())
    return PostgresStore(addresses, accounts)
