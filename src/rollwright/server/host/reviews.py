"""Reviews of games that are over: thought out once for all who ask, behind what people wait for, and kept."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Final

from rollwright.server.host.bot_pool import BotPool
from rollwright.server.host.load import ADVICE, Load
from rollwright.server.host.tasks import Tasks
from rollwright.server.logs import log_error
from rollwright.stores.store import Store
from rollwright.tables.commands.refusals import Nack
from rollwright.tables.study.reviewing import (
    FAILED,
    Progress,
    ReviewRequest,
    is_last,
    kind_of,
    kinds_for,
    luck_in,
    progress_of,
)

Then = Callable[[Progress | Nack], None]
_APART: Final = 1.0
"""Seconds until it is tried again, while there is too much else to do."""


class _Work:
    """A review that is under way, and who waits for it."""

    def __init__(self) -> None:
        self.waiting: Final[dict[int, tuple[str, Then]]] = {}
        """The person, and what tells them."""
        self.latest: Progress | None = None
        """For who comes later: the deepest that is there."""
        self.end: Callable[[], object] = lambda: None

    def tell(self, news: Progress | Nack) -> None:
        if not isinstance(news, Nack) and news["review"] is not None:
            self.latest = news
        for _, then in list(self.waiting.values()):
            then(news)


class Reviews:
    """A review that nobody waits for any more is ended; what there is of it stays for a while where it was thought."""

    def __init__(self, store: Store, pool: BotPool, load: Load, tasks: Tasks) -> None:
        self._store: Final = store
        self._pool: Final = pool
        self._load: Final = load
        self._tasks: Final = tasks
        self._begun: Final[dict[str, _Work]] = {}
        self._numbers: Final = itertools.count()

    def ask(self, person: str, request: ReviewRequest, then: Then) -> Callable[[], None]:
        """`then` is called as often as there is more. The function returned ends it."""
        work = self._begun.get(request.key)
        begins = work is None
        if work is None:
            work = self._begun[request.key] = _Work()
        elif work.latest is not None:
            then(work.latest)
        number = next(self._numbers)
        work.waiting[number] = (person, then)
        if begins:
            work.end = self._tasks.spawn(self._review(request, work)).cancel

        def leave() -> None:
            work.waiting.pop(number, None)
            if not work.waiting and self._begun.get(request.key) is work:
                del self._begun[request.key]
                work.end()

        return leave

    async def _review(self, request: ReviewRequest, work: _Work) -> None:
        try:
            await self._work_out(request, work)
        except Exception as error:
            log_error("review failed", error, table=request.table)
            work.tell(FAILED)
        finally:
            if self._begun.get(request.key) is work:
                del self._begun[request.key]

    async def _work_out(self, request: ReviewRequest, work: _Work) -> None:
        kept = await self._store.reviews.of(request.table, kinds_for(request.depth))
        progress: Progress | None = None
        if kept is not None:
            progress = progress_of(kept)
            await self._store.results.add_luck(request.table, luck_in(kept))
            work.tell(progress)
        while progress is None or not is_last(request, progress):
            while ADVICE in self._load.left_undone():
                await asyncio.sleep(_APART)
            persons = [person for person, _ in work.waiting.values()]
            progress = await self._pool.review(request, persons)
            review = progress["review"]
            if review is not None:
                await self._store.reviews.keep(request.table, kind_of(review["depth"]), review)
                await self._store.results.add_luck(request.table, luck_in(review))
            work.tell(progress)
