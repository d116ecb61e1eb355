"""Challenges in PostgreSQL, beside people: there is one of each for all shards."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any, Final

from rollwright.stores.challenges import KeptChallenge, Try
from rollwright.stores.postgres.database import Database, text
from rollwright.stores.postgres.people import PostgresPeople

_TRY: Final = "select challenge, person, table_id, at, result, study from tries"


class PostgresChallenges:
    def __init__(self, accounts: Database, people: PostgresPeople) -> None:
        self._accounts: Final = accounts
        self._people: Final = people

    async def add(self, challenge: KeptChallenge) -> None:
        await self._accounts.all(
            "insert into challenges (id, body, seed, epoch) values ($1, $2, $3, $4) on conflict do nothing",
            challenge.id,
            text(challenge.body),
            challenge.seed,
            challenge.epoch,
        )

    async def of(self, ids: Collection[str]) -> dict[str, KeptChallenge]:
        found = await self._accounts.all(
            "select id, body, seed, epoch from challenges where id = any($1::text[])", list(ids)
        )
        return {one: KeptChallenge(one, json.loads(body), bytes(seed), epoch) for one, body, seed, epoch in found}

    async def renew(self, challenge: str, epoch: int) -> None:
        await self._accounts.all("update challenges set epoch = $1 where id = $2", epoch, challenge)

    async def begin(self, begun: Try) -> Try:
        ids = await self._people.ids_of(begun.person)
        # Of two nodes that are asked at once, the second waits for the first, and finds what it has begun.
        async with self._people.held(begun.person) as connection:
            await connection.execute("select pg_advisory_xact_lock(hashtextextended($1, 0))", ids[0])
            known = await connection.fetchrow(
                f"{_TRY} where challenge = $1 and person = any($2::text[]) order by at limit 1", begun.challenge, ids
            )
            if known is not None:
                return _try(known)
            await connection.execute(
                "insert into tries (challenge, person, table_id, at) values ($1, $2, $3, $4)",
                begun.challenge,
                begun.person,
                begun.table,
                begun.at,
            )
            return begun

    async def tries_of(self, person: str, most: int) -> list[Try]:
        found = await self._accounts.all(
            f"{_TRY} where person = any($1::text[]) order by at desc, challenge limit $2",
            await self._people.ids_of(person),
            most,
        )
        return [_try(one) for one in found]

    async def try_at(self, table: str) -> Try | None:
        found = await self._accounts.one(f"{_TRY} where table_id = $1", table)
        return None if found is None else _try(found)

    async def rank(self, table: str, score: int, result: dict[str, Any]) -> None:
        await self._accounts.all(
            "update tries set score = $1, result = $2 where table_id = $3 and score is null", score, text(result), table
        )

    async def unstudied(self, most: int) -> list[str]:
        found = await self._accounts.all(
            "select table_id from tries where score is not null and study is null order by at limit $1", most
        )
        return [table for (table,) in found]

    async def study(self, table: str, study: dict[str, Any]) -> None:
        await self._accounts.all("update tries set study = $1 where table_id = $2", text(study), table)

    async def ranked(self, challenge: str, most: int, skip: int = 0) -> list[Try]:
        found = await self._accounts.all(
            f"{_TRY} where challenge = $1 and score is not null order by score desc, at, table_id limit $2 offset $3",
            challenge,
            most,
            skip,
        )
        return [_try(one) for one in found]

    async def scores(self, challenge: str, most: int) -> list[tuple[int, int]]:
        found = await self._accounts.all(
            "select score, count(*) from tries where challenge = $1 and score is not null"
            " group by score order by score desc limit $2",
            challenge,
            most,
        )
        return [(score, count) for score, count in found]

    async def begun(self, challenge: str) -> int:
        (number,) = await self._accounts.one("select count(*) from tries where challenge = $1", challenge)
        return int(number)


def _try(found: Any) -> Try:
    challenge, person, table, at, result, study = found
    return Try(challenge, person, table, at, _json(result), _json(study))


def _json(body: str | None) -> dict[str, Any] | None:
    return None if body is None else json.loads(body)
