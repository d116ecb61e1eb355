"""Finished games in PostgreSQL, beside the people who have played them."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Final

from rollwright.stores.postgres.database import Database, text
from rollwright.stores.postgres.people import PostgresPeople
from rollwright.stores.store import Finish


class PostgresResults:
    def __init__(self, accounts: Database, people: PostgresPeople) -> None:
        self._accounts: Final = accounts
        self._people: Final = people

    async def add(self, people: Collection[str], finished: Finish) -> None:
        # A person who is being erased is locked already, and gone when this goes on; others stay until this is done.
        await self._accounts.all(
            "with known as (select id from people where id = any($1::text[]) order by id for key share)"
            " insert into results (person, table_id, game, at, body) select id, $2, $3, $4, $5 from known"
            " on conflict do nothing",
            list(people),
            finished.table,
            finished.game,
            finished.at,
            text(finished.body),
        )

    async def of(self, person: str, most: int, before: str = "") -> list[Finish]:
        found = await self._accounts.all(
            "with mine as (select distinct at, table_id from results where person = any($1::text[]) and ($2 = ''"
            " or (at, table_id) < (select at, table_id from results where person = any($1::text[]) and table_id = $2"
            " limit 1)) order by at desc, table_id desc limit $3)"
            " select distinct on (at, table_id) table_id, game, at, body, luck from mine"
            " join results using (at, table_id) where person = any($1::text[]) order by at desc, table_id desc",
            await self._people.ids_of(person),
            before,
            most,
        )
        return [
            Finish(table, game, at, json.loads(body), None if luck is None else json.loads(luck))
            for table, game, at, body, luck in found
        ]

    async def add_luck(self, table: str, luck: Sequence[float]) -> None:
        await self._accounts.all("update results set luck = $2 where table_id = $1", table, json.dumps(list(luck)))
