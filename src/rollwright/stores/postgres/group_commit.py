"""Commands of many tables in one commit: what comes while a commit is under way goes with the next."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from rollwright.stores.store import Conflict, Entry

_MOST: Final = 256
"""At most this many commands share a commit."""
_DELAY: Final = 0.003
"""Seconds that a commit waits for more commands, where many play: each commit costs the same, however many share it."""

_Commit = Callable[[Sequence[Entry]], Awaitable[set[str]]]
"""Commits rows of different tables, and says which tables' rows were kept."""


class GroupCommit:
    """Group commit. Where few play, nobody waits for others: a command is committed at once."""

    def __init__(self, commit: _Commit) -> None:
        self._commit: Final = commit
        self._waiting: Final[deque[tuple[Entry, asyncio.Future[None]]]] = deque()
        self._under_way: asyncio.Task[None] | None = None
        self._is_busy = False
        """Whether the latest commit was of several commands."""

    async def append(self, entry: Entry) -> None:
        """Raises Conflict, or Unavailable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        self._start_next()
        # The caller may be cancelled; the work is carried out all the same.
        await asyncio.shield(done)

    def _start_next(self) -> None:
        if self._waiting and self._under_way is None:
            self._under_way = asyncio.create_task(self._carry_out())
            self._under_way.add_done_callback(self._on_done)

    def _on_done(self, _: asyncio.Task[None]) -> None:
        self._under_way = None
        self._start_next()

    def _next_batch(self) -> dict[str, tuple[Entry, asyncio.Future[None]]]:
        """The next batch, by table: one row of each."""
        batch: dict[str, tuple[Entry, asyncio.Future[None]]] = {}
        while self._waiting and len(batch) < _MOST and self._waiting[0][0].row.table not in batch:
            entry, done = self._waiting.popleft()
            batch[entry.row.table] = (entry, done)
        return batch

    async def _carry_out(self) -> None:
        if self._is_busy:
            await asyncio.sleep(_DELAY)
        batch = self._next_batch()  # only now: what arrived in the same moment comes with it
        self._is_busy = len(batch) > 1
        try:
            kept = await self._commit([entry for entry, _ in batch.values()])
        except Exception as error:
            for _, done in batch.values():
                _resolve(done, error)
            return
        for table, (_, done) in batch.items():
            _resolve(done, None if table in kept else Conflict("another row has taken the seq or the command id"))

    async def finish(self) -> None:
        while self._under_way is not None:
            await asyncio.wait([self._under_way])
            await asyncio.sleep(0)  # until the next, if there is one, is under way


def _resolve(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
