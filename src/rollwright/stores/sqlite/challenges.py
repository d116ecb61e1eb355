"""Challenges in SQLite, and what came of them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection
from typing import Any, Final

from rollwright.stores.challenges import KeptChallenge, Try
from rollwright.stores.sqlite.file import File, text
from rollwright.stores.sqlite.people import check_known, ids_of

_TRY: Final = "select challenge, person, table_id, at, result, study from tries"


class SqliteChallenges:
    def __init__(self, file: File) -> None:
        self._file: Final = file

    async def add(self, challenge: KeptChallenge) -> None:
        kept = (challenge.id, text(challenge.body), challenge.seed, challenge.epoch)
        await self._file.all("insert into challenges values (?, ?, ?, ?) on conflict do nothing", *kept)

    async def of(self, ids: Collection[str]) -> dict[str, KeptChallenge]:
        found = await self._file.all(
            "select id, body, seed, epoch from challenges where id in (select value from json_each(?))",
            json.dumps(list(ids)),
        )
        return {one: KeptChallenge(one, json.loads(body), bytes(seed), epoch) for one, body, seed, epoch in found}

    async def renew(self, challenge: str, epoch: int) -> None:
        await self._file.all("update challenges set epoch = ? where id = ?", epoch, challenge)

    async def begin(self, begun: Try) -> Try:
        def work(connection: sqlite3.Connection) -> Try:
            check_known(connection, begun.person)
            ids = json.dumps(ids_of(connection, begun.person))
            known = connection.execute(
                f"{_TRY} where challenge = ? and person in (select value from json_each(?)) order by at limit 1",
                (begun.challenge, ids),
            ).fetchone()
            if known is not None:
                return _try(known)
            connection.execute(
                "insert into tries (challenge, person, table_id, at) values (?, ?, ?, ?)",
                (begun.challenge, begun.person, begun.table, begun.at),
            )
            return begun

        return await self._file.do(work)

    async def tries_of(self, person: str, most: int) -> list[Try]:
        def work(connection: sqlite3.Connection) -> list[Try]:
            found = connection.execute(
                f"{_TRY} where person in (select value from json_each(?)) order by at desc, challenge limit ?",
                (json.dumps(ids_of(connection, person)), most),
            )
            return [_try(one) for one in found]

        return await self._file.do(work)

    async def try_at(self, table: str) -> Try | None:
        found = await self._file.one(f"{_TRY} where table_id = ?", table)
        return None if found is None else _try(found)

    async def rank(self, table: str, score: int, result: dict[str, Any]) -> None:
        await self._file.all(
            "update tries set score = ?, result = ? where table_id = ? and score is null", score, text(result), table
        )

    async def unstudied(self, most: int) -> list[str]:
        found = await self._file.all(
            "select table_id from tries where score is not null and study is null order by at limit ?", most
        )
        return [table for (table,) in found]

    async def study(self, table: str, study: dict[str, Any]) -> None:
        await self._file.all("update tries set study = ? where table_id = ?", text(study), table)

    async def ranked(self, challenge: str, most: int, skip: int = 0) -> list[Try]:
        found = await self._file.all(
            f"{_TRY} where challenge = ? and score is not null order by score desc, at, table_id limit ? offset ?",
            challenge,
            most,
            skip,
        )
        return [_try(one) for one in found]

    async def scores(self, challenge: str, most: int) -> list[tuple[int, int]]:
        return await self._file.all(
            "select score, count(*) from tries where challenge = ? and score is not null"
            " group by score order by score desc limit ?",
            challenge,
            most,
        )

    async def begun(self, challenge: str) -> int:
        (number,) = await self._file.one("select count(*) from tries where challenge = ?", challenge)
        return int(number)


def _try(found: tuple[Any, ...]) -> Try:
    challenge, person, table, at, result, study = found
    return Try(challenge, person, table, at, _json(result), _json(study))


def _json(body: str | None) -> dict[str, Any] | None:
    return None if body is None else json.loads(body)
