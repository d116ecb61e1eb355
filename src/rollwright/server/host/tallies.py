"""What anybody may know of a challenge: how many have begun it, and how they scored.

It is counted at most once in a while, however many ask: to count goes through all tries of a challenge.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Final

from rollwright.stores.store import Posted, Store
from rollwright.tables.commands.finished import finished_from_json

_LASTS: Final = 2.0
"""Seconds. What this node has ranked is counted anew at once; what another has ranked, and who was erased, by then."""
_MOST: Final = 256
"""Challenges that are remembered: more than there are in a month."""
_SCORES: Final = 1000
"""Different scores of a challenge that are told apart."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a score compares with all that have been ranked so far."""

    better: int
    same: int
    ranked: int

    @property
    def rank(self) -> int:
        """Equal scores share one."""
        return self.better + 1

    @property
    def percent(self) -> int | None:
        """Of all others who rank, how many percent did less well; who did as well counts half. None for one alone."""
        others = self.ranked - 1
        worse = self.ranked - self.better - self.same
        return None if others < 1 else round(100 * (worse + (self.same - 1) / 2) / others)


@dataclass(frozen=True, slots=True)
class Tally:
    begun: int
    scores: list[tuple[int, int]]
    """Each score that ranks, with how many have it; the best first."""

    @property
    def ranked(self) -> int:
        return sum(count for _, count in self.scores)

    def standing(self, score: int) -> Standing:
        better = sum(count for one, count in self.scores if one > score)
        same = sum(count for one, count in self.scores if one == score)
        return Standing(better, same, self.ranked)


class Tallies:
    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._known: Final[dict[str, tuple[float, asyncio.Task[Tally]]]] = {}

    async def of(self, challenge: str) -> Tally:
        """Who asks while it is being counted gets the same. Raises StoreError."""
        now = time.monotonic()
        until, counting = self._known.get(challenge, (0.0, None))
        if counting is None or now >= until:
            counting = asyncio.ensure_future(self._count(challenge))
            self._known.pop(challenge, None)
            self._known[challenge] = now + _LASTS, counting
            if len(self._known) > _MOST:
                del self._known[next(iter(self._known))]
        try:
            return await asyncio.shield(counting)
        except Exception:
            self._known.pop(challenge, None)  # the next who asks has it counted again
            raise

    async def recount(self, _store: Store, posted: Posted) -> None:
        """A reader of the outbox, after the one that ranks: where a try is over, it is counted anew."""
        self._known.pop(finished_from_json(posted.body).challenge, None)

    async def _count(self, challenge: str) -> Tally:
        kept = self._store.challenges
        return Tally(await kept.begun(challenge), await kept.scores(challenge, _SCORES))
