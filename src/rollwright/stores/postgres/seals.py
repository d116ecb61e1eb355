"""The public log of seals in PostgreSQL, beside people: there is one for all shards."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any, Final

from rollwright.stores.postgres.database import Database, text
from rollwright.tables.fairness.seal_log import SealEntry, entry_after

_SELECT: Final = "select number, at, before, seals, hash from seal_entries"


class PostgresSeals:
    def __init__(self, accounts: Database) -> None:
        self._accounts: Final = accounts

    async def append(self, leaves: Collection[str], at: int) -> None:
        async def work(connection: Any) -> None:
            known = await connection.fetch("select leaf from seals where leaf = any($1::text[])", list(leaves))
            new = set(leaves) - {leaf for (leaf,) in known}
            if not new:
                return
            last = await connection.fetchrow(f"{_SELECT} order by number desc limit 1")
            entry = entry_after(None if last is None else _entry(last), at, new)
            # Of two nodes that have seen the same last entry, one finds the number taken.
            await connection.execute(
                "insert into seal_entries (number, at, before, seals, hash) values ($1, $2, $3, $4, $5)",
                entry.number,
                entry.at,
                entry.before,
                text(entry.seals),
                entry.hash,
            )
            await connection.execute(
                "insert into seals (leaf, number) select leaf, $2 from unnest($1::text[]) as leaf",
                entry.seals,
                entry.number,
            )

        await self._accounts.do(work)

    async def last(self) -> SealEntry | None:
        found = await self._accounts.one(f"{_SELECT} order by number desc limit 1")
        return _entry(found) if found else None

    async def entries(self, after: int, most: int) -> list[SealEntry]:
        found = await self._accounts.all(f"{_SELECT} where number > $1 order by number limit $2", after, most)
        return [_entry(one) for one in found]

    async def of(self, leaf: str) -> SealEntry | None:
        found = await self._accounts.one(f"{_SELECT} where number = (select number from seals where leaf = $1)", leaf)
        return _entry(found) if found else None

    async def signing_key(self, fresh: bytes) -> bytes:
        await self._accounts.all("insert into signing_keys (id, private) values (1, $1) on conflict do nothing", fresh)
        (key,) = await self._accounts.one("select private from signing_keys")
        return bytes(key)


def _entry(found: Any) -> SealEntry:
    number, at, before, seals, digest = found
    return SealEntry(number, at, before, json.loads(seals), digest)
