"""Challenges: made and sealed before they begin, taken up once by each person, and studied when they are over."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

from rollwright.kernel.discovery import find_game, game_ids
from rollwright.server.clock import now_ms
from rollwright.server.host.commits import Commits
from rollwright.server.host.epochs import Epochs
from rollwright.server.host.memory import Memory
from rollwright.server.host.reviews import Reviews
from rollwright.server.host.seal_log import SealLog
from rollwright.server.logs import log_error, log_notable
from rollwright.stores.challenges import KeptChallenge, Try
from rollwright.stores.store import Store
from rollwright.tables.commands.calendar import Span, challenge_id, new_challenge, spans_at
from rollwright.tables.commands.challenges import NO_STUDY, study_of
from rollwright.tables.commands.fresh import Fresh
from rollwright.tables.commands.refusals import Nack, refuse
from rollwright.tables.conversation.host import TakenUp
from rollwright.tables.fairness.deal import SEED, Challenge, challenge_from_json
from rollwright.tables.fairness.dice import DEALT
from rollwright.tables.study.reviewing import Progress, ReviewRequest, is_last, review_request
from rollwright.tables.wire.study_shapes import DRAFT

_PAUSE: Final = 5.0
"""Seconds between two looks at what is to be made or studied."""
_AT_ONCE: Final = 5


class Challenges:
    def __init__(
        self,
        store: Store,
        memory: Memory,
        commits: Commits,
        seals: SealLog,
        epochs: Epochs,
        reviews: Reviews,
    ) -> None:
        self._store: Final = store
        self._memory: Final = memory
        self._commits: Final = commits
        self._seals: Final = seals
        self._epochs: Final = epochs
        self._reviews: Final = reviews
        self._prepared: tuple[list[str], int] | None = None
        """Which challenges are known to be kept and sealed, and in which epoch."""

    async def run(self) -> None:
        while True:
            try:
                await self.prepare()
                await self.study()
            except Exception as error:  # the next look finds the same
                log_error("challenges not looked after", error)
            await asyncio.sleep(_PAUSE)

    # Before

    async def prepare(self) -> None:
        """Make and seal what begins next, and what is on already where it was not. Raises StoreError.

        A game of which none can be made goes without one until the next are due, and keeps no other from its own.
        """
        now, epoch = now_ms(), self._epochs.now
        wanted = {challenge_id(span, game): (span, game) for span in spans_at(now) for game in game_ids()}
        if self._prepared == (list(wanted), epoch):
            return
        kept = await self._store.challenges.of(wanted)
        for key, (span, game) in wanted.items():
            if key not in kept:
                made = _made(span, game, key, epoch)
                if made is not None:
                    await self._store.challenges.add(made)
            elif kept[key].epoch != epoch and now < span.begins:
                await self._store.challenges.renew(key, epoch)
        kept = await self._store.challenges.of(wanted)  # of two nodes that made one, the first has
        await self._seals.add({challenge_from_json(one.body).leaf for one in kept.values()})
        self._prepared = (list(wanted), epoch)
        log_notable("challenges sealed", challenges=len(kept))

    async def find(self, key: str) -> tuple[Challenge, KeptChallenge] | None:
        kept = (await self._store.challenges.of([key])).get(key)
        return None if kept is None else (challenge_from_json(kept.body), kept)

    def is_void(self, kept: KeptChallenge) -> bool:
        """Whether the store was restored since it began: who has played before may know the deal, and try again."""
        return kept.epoch != self._epochs.now

    async def take_up(self, person: str, cid: str, key: str) -> TakenUp | Nack:
        """What the table of a person's one try needs. The same command again gets the same table. Raises StoreError."""
        found = await self.find(key)
        if found is None:
            return refuse("table.challenge_unknown")
        challenge, kept = found
        now, store = now_ms(), self._store
        fresh = await self._commits.fresh(store.tables.shard_of_new(person, cid))
        known = await store.tables.created_by(person, cid)
        if known is None:
            refused = await self._refusal(challenge, kept, now, fresh)
            if refused is not None:
                return refused
        begun = await store.challenges.begin(Try(key, person, fresh.table, now))
        if begun.table not in (known, fresh.table) and await self._memory.find(begun.table) is not None:
            return refuse("table.challenge_tried", table=begun.table)
        # Where a node died between the two, the table that was named is still to be made.
        return TakenUp(challenge, Fresh(begun.table, fresh.code, kept.seed, fresh.log_format), DEALT)

    async def _refusal(self, challenge: Challenge, kept: KeptChallenge, now: int, fresh: Fresh) -> Nack | None:
        if now >= challenge.ends:
            return refuse("table.challenge_over")
        if self.is_void(kept):
            return refuse("table.challenge_void")
        if now < challenge.begins or not fresh.log_format or await self._store.seals.of(challenge.leaf) is None:
            return refuse("table.challenge_not_yet")
        return None

    # After

    async def study(self) -> None:
        """Have the games reviewed that rank, behind all that people wait for. Raises StoreError."""
        for table in await self._store.challenges.unstudied(_AT_ONCE):
            begun, live = await self._store.challenges.try_at(table), await self._memory.find(table)
            if begun is None or begun.result is None or live is None:
                continue
            request = review_request(live.table, DRAFT)
            found = await self.find(begun.challenge)
            if isinstance(request, Nack) or found is None:
                continue
            progress = await self._reviewed(begun.person, request)
            if progress is None:
                continue
            review: dict[str, Any] | None = progress["review"]
            study = NO_STUDY if review is None else study_of(review, found[0].seat, begun.result["lead"])
            await self._store.challenges.study(table, study)

    async def _reviewed(self, person: str, request: ReviewRequest) -> Progress | None:
        """None where it failed."""
        done: asyncio.Future[Progress | None] = asyncio.get_running_loop().create_future()

        def then(news: Progress | Nack) -> None:
            if done.done():
                return
            if isinstance(news, Nack):
                done.set_result(None)
            elif is_last(request, news):
                done.set_result(news)

        leave = self._reviews.ask(person, request, then)
        try:
            return await done
        finally:
            leave()


def _made(span: Span, game: str, key: str, epoch: int) -> KeptChallenge | None:
    """None where the game is at fault: it may be of another package."""
    seed = secrets.token_bytes(SEED)
    try:
        made = new_challenge(span, find_game(game), seed)
    except Exception as error:
        log_error("challenge not made", error, challenge=key)
        return None
    return KeptChallenge(key, made.to_json(), seed, epoch)
