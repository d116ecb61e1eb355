"""The outbox: notices that others build on are delivered at least once, by any node that is alive.

A reader is a function for a kind of notice. It may be given the same notice again, after a crash or where another
reader has failed, and must then change nothing. A new reader that is to know of games that are over already comes with
a step of the stores that sets `tables.tell_at` to 0 where a game is over: then all ends are announced to all readers
again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

from rollwright.server.clock import now_ms
from rollwright.server.logs import log_error
from rollwright.stores.store import Finish, Notice, Posted, Store
from rollwright.tables.commands.challenges import result_of
from rollwright.tables.commands.finished import Finished, finish_in, finished_from_json
from rollwright.tables.fairness.deal import challenge_from_json
from rollwright.tables.fairness.dice import DEALT
from rollwright.tables.study.reviewing import kinds_for, luck_in
from rollwright.tables.wire.study_shapes import WHOLE

Reader = Callable[[Store, Posted], Awaitable[None]]

_AT_ONCE: Final = 50
_MINE: Final = 10_000
"""Milliseconds for which no other node delivers what this one has claimed; what failed is retried after that."""
_OLD: Final = 5
"""Tables whose end is announced late, with each sweep: each has to be replayed."""
_UNREADABLE: Final = 60 * 60 * 1000
"""Milliseconds before the next attempt at a table whose end could not be announced."""


async def keep_result(store: Store, posted: Posted) -> None:
    """The first reader: each person's list of finished games."""
    finished = finished_from_json(posted.body)
    if not finished.counts:
        return
    result = Finish(finished.table, finished.game, finished.at, finished.to_json())
    await store.results.add(finished.persons(), result)
    review = await store.reviews.of(finished.table, kinds_for(WHOLE))
    if review is not None:  # somebody was faster than the outbox
        await store.results.add_luck(finished.table, luck_in(review))


async def keep_rank(store: Store, posted: Posted) -> None:
    """The second reader: what came of a try at a challenge, where it ranks."""
    finished = finished_from_json(posted.body)
    begun = await store.challenges.try_at(finished.table) if finished.dice == DEALT else None
    if begun is None or await store.tables.restored_since(finished.table):
        return  # who has seen what was played before a restore knows what comes
    kept = (await store.challenges.of([begun.challenge]))[begun.challenge]
    result = result_of(challenge_from_json(kept.body), finished)
    if result is not None:
        await store.challenges.rank(finished.table, result["lead"], result)


READERS: Final[Mapping[str, Sequence[Reader]]] = {Finished.kind: (keep_result, keep_rank)}
"""Those that need nothing but the store."""


class Deliveries:
    """Takes notices from the outbox, gives each to its readers, and removes those that all have had."""

    def __init__(self, store: Store, readers: Mapping[str, Sequence[Reader]] = READERS) -> None:
        self._store: Final = store
        self._readers: Final = readers

    async def deliver(self) -> None:
        """All that waits now. Raises StoreError."""
        while True:
            now = now_ms()
            taken = await self._store.outbox.take(self._readers, _AT_ONCE, now, now + _MINE)
            for posted in taken:
                if await self._read(posted):
                    await self._store.outbox.done([posted])  # one by one: should this node die, few come again
            if len(taken) < _AT_ONCE:
                return

    async def _read(self, posted: Posted) -> bool:
        """Whether all its readers have had it. One that fails keeps no other from it."""
        had = True
        for reader in self._readers[posted.kind]:
            try:
                await reader(self._store, posted)
            except Exception as error:  # whatever it is, the notice stays, and comes again
                log_error("notice not read", error, table=posted.table, seq=posted.seq, kind=posted.kind)
                had = False
        return had

    async def catch_up(self) -> None:
        """Announce the ends of some games that were over before there was an outbox, or on a node that knows none."""
        now = now_ms()
        for table in await self._store.outbox.unannounced(_OLD, now, now + _UNREADABLE):
            rows = await self._store.tables.rows(table)
            try:
                found = await asyncio.to_thread(finish_in, rows)
            except Exception as error:  # a log that doesn't replay must not hold up the others
                log_error("log can't be replayed", error, table=table)
                continue
            if found is not None:
                seq, finished = found
                await self._store.outbox.announce(table, seq, [Notice(finished.kind, finished.to_json())])
