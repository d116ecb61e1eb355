"""Reviews in PostgreSQL, beside their tables."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from rollwright.stores.postgres.database import text
from rollwright.stores.postgres.shards import Shards


class PostgresReviews:
    def __init__(self, shards: Shards) -> None:
        self._shards: Final = shards

    async def keep(self, table: str, kind: str, review: dict[str, Any]) -> None:
        await self._shards.at(
            table,
            "insert into reviews (table_id, kind, body) values ($1, $2, $3)"
            " on conflict (table_id, kind) do update set body = excluded.body",
            table,
            kind,
            text(review),
        )

    async def of(self, table: str, kinds: Sequence[str]) -> dict[str, Any] | None:
        found = await self._shards.at(
            table,
            "select body from reviews where table_id = $1 and kind = any($2::text[])"
            " order by array_position($2::text[], kind) limit 1",
            table,
            list(kinds),
        )
        return json.loads(found[0][0]) if found else None
