"""The store in PostgreSQL, which any number of servers share: tables in one database or several, people in one.

A table's id says in which database, or shard, it is. With one address all of it is in one database.
"""

from __future__ import annotations

import asyncio
import itertools
import zlib
from collections.abc import Collection, Sequence
from typing import Final

from rollwright.stores.accounts import Accounts
from rollwright.stores.addresses import without_password
from rollwright.stores.database import Database
from rollwright.stores.shard import Shard
from rollwright.stores.store import Card, Entry, Person, Said, Unavailable
from rollwright.tables.commands.command import shard_of_code, shard_of_table
from rollwright.tables.log.rows import Row


class PostgresStore:
    """A store at some addresses. It connects when it is first asked for something."""

    def __init__(self, addresses: Sequence[str], accounts: str = "") -> None:
        self._databases: Final = {address: Database(address) for address in (*addresses, accounts) if address}
        self._shards: Final = [Shard(self._databases[address]) for address in addresses]
        self._accounts: Final = Accounts(self._databases[accounts or addresses[0]])

    @property
    def shared(self) -> bool:
        return True

    async def check(self) -> None:
        """Raises Unavailable where a database can't be reached, or isn't one that this version can work with."""
        for number, database in enumerate(self._databases.values()):
            try:
                await database.check(number if number < len(self._shards) else None)
            except Unavailable as error:
                raise Unavailable(f"{without_password(database.address)} can't be used: {error}") from error

    def shard_of_new(self, actor: str, cid: str) -> int:
        # The same command leads to the same shard, whose keys see to it that it makes one table.
        return zlib.crc32(f"{actor} {cid}".encode()) % len(self._shards)

    def _shard(self, number: int) -> Shard | None:
        return self._shards[number] if 0 <= number < len(self._shards) else None

    def _of(self, table: str) -> Shard | None:
        return self._shard(shard_of_table(table))

    # Tables

    async def append(self, entries: Sequence[Entry]) -> None:
        shards = {shard_of_table(entry.row.table) for entry in entries}
        assert len(shards) == 1, "what is committed together is in one shard"
        shard = self._shard(shards.pop())
        assert shard is not None, "a table is where it was made"
        await shard.append(entries)

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        shard = self._of(table)
        return [] if shard is None else await shard.rows(table, since)

    async def heads(self, tables: Collection[str]) -> dict[str, tuple[int, int]]:
        by_shard: dict[int, list[str]] = {}
        for table in tables:
            by_shard.setdefault(shard_of_table(table), []).append(table)
        asked = [shard.heads(some) for number, some in by_shard.items() if (shard := self._shard(number)) is not None]
        return dict(itertools.chain.from_iterable(found.items() for found in await asyncio.gather(*asked)))

    async def secret(self, table: str) -> bytes:
        shard = self._of(table)
        return b"" if shard is None else await shard.secret(table)

    async def created_by(self, actor: str, cid: str) -> str | None:
        # In every shard: there may have been fewer when the command came for the first time.
        found = await asyncio.gather(*(shard.created_by(actor, cid) for shard in self._shards))
        return next((table for table in found if table is not None), None)

    async def table_of_code(self, code: str) -> str | None:
        shard = self._shard(shard_of_code(code))
        return None if shard is None else await shard.table_of_code(code)

    async def due(self, until: int, most: int, again: int) -> list[str]:
        found = await asyncio.gather(*(shard.due(until, most, again) for shard in self._shards))
        return [table for tables in found for table in tables]

    async def cards_of(self, person: str, most: int) -> list[Card]:
        return _latest(await asyncio.gather(*(shard.cards_of(person, most) for shard in self._shards)), most)

    async def open_cards(self, most: int) -> list[Card]:
        return _latest(await asyncio.gather(*(shard.open_cards(most) for shard in self._shards)), most)

    # People

    async def add_person(self, person: Person, ticket_hash: str, at: int) -> None:
        await self._accounts.add_person(person, ticket_hash, at)

    async def person_of_ticket(self, ticket_hash: str) -> Person | None:
        return await self._accounts.person_of_ticket(ticket_hash)

    async def rename(self, person: str, name: str) -> None:
        await self._accounts.rename(person, name)

    async def names(self, people: Collection[str]) -> dict[str, str]:
        return await self._accounts.names(people)

    async def add_link(self, link_hash: str, person: str, until: int) -> None:
        await self._accounts.add_link(link_hash, person, until)

    async def use_link(self, link_hash: str, ticket_hash: str, at: int) -> Person | None:
        return await self._accounts.use_link(link_hash, ticket_hash, at)

    async def ban(self, person: str) -> None:
        await self._accounts.ban(person)

    async def without_ticket(self, people: Collection[str]) -> set[str]:
        return await self._accounts.without_ticket(people)

    async def people_before(self, at: int, after: str, most: int) -> list[str]:
        return await self._accounts.people_before(at, after, most)

    async def active_since(self, people: Collection[str], at: int) -> set[str]:
        found = await asyncio.gather(*(shard.active_since(people, at) for shard in self._shards))
        return set().union(*found)

    async def erase(self, person: str) -> None:
        # The account goes last: should this fail on the way, the person can still ask for it again.
        for shard in self._shards:
            await shard.forget(person)
        await self._accounts.erase(person)

    # Content packs

    async def add_pack(self, person: str, pack_hash: str, content: str, at: int, most: int) -> None:
        await self._accounts.add_pack(person, pack_hash, content, at, most)

    async def pack(self, person: str, pack_hash: str) -> str | None:
        return await self._accounts.pack(person, pack_hash)

    # Chat

    async def say(self, table: str, person: str, cid: str, text: str, at: int) -> int | None:
        shard = self._of(table)
        assert shard is not None, "who speaks sits at a table that is there"
        return await shard.say(table, person, cid, text, at)

    async def said(self, table: str, most: int) -> list[Said]:
        shard = self._of(table)
        lines = [] if shard is None else await shard.said(table, most)
        names = await self._accounts.names({line.person for line in lines}) if lines else {}
        return [Said(line.number, line.person, names.get(line.person, ""), line.text, line.at) for line in lines]

    # Itself

    async def beat(self, at: int) -> None:
        if any(await asyncio.gather(*(shard.is_waited_for() for shard in self._shards))):
            await self._accounts.beat(at)

    async def last_beat(self) -> int | None:
        return await self._accounts.last_beat()

    async def add_outage(self, start: int, end: int) -> None:
        await self._accounts.add_outage(start, end)

    async def outages(self) -> list[tuple[int, int]]:
        return await self._accounts.outages()

    async def ready(self) -> None:
        await asyncio.gather(*(database.ready() for database in self._databases.values()))

    async def close(self) -> None:
        for shard in self._shards:
            await shard.finish()
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


def _latest(found: Sequence[Sequence[Card]], most: int) -> list[Card]:
    if len(found) == 1:
        return list(found[0])
    cards = [card for some in found for card in some]
    return sorted(cards, key=lambda card: int(card["at"]), reverse=True)[:most]
