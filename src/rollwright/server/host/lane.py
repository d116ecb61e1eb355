"""A lane: some processes, and the thoughts that wait for them."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Sequence
from typing import Any, Final

from rollwright.server.host.bot_process import BotProcess, Work
from rollwright.server.host.shares import Shares


class _Waiting:
    """A thought that waits for a process."""

    def __init__(self, persons: Sequence[str], rank: int, number: int) -> None:
        self.persons: Final = persons
        self.rank: Final = rank
        self.number: Final = number
        self.since: Final = time.monotonic()
        self.process: Final[asyncio.Future[BotProcess]] = asyncio.get_running_loop().create_future()


class Lane:
    """Thoughts come by rank, and within a rank fairly: those of who has had least go first."""

    def __init__(self, processes: Sequence[BotProcess], shares: Shares) -> None:
        self._all: Final = processes
        self._idle: Final = list(processes)
        """The one that was busy last comes first, so that no more are started than are needed."""
        self._shares: Final = shares
        self._waiting: Final[list[_Waiting]] = []
        self._numbers: Final = itertools.count()

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def longest(self) -> float:
        """For how many seconds the first of those who wait has done so."""
        return max((time.monotonic() - one.since for one in self._waiting), default=0.0)

    async def think(self, persons: Sequence[str], rank: int, work: Work, *values: Any) -> Any:
        """What the work gives, in a process, for these persons."""
        process = await self._process(persons, rank)
        started = time.monotonic()
        try:
            return await process.ask(work, *values)
        finally:
            self._shares.charge(persons, time.monotonic() - started)
            self._hand_on(process)

    async def _process(self, persons: Sequence[str], rank: int) -> BotProcess:
        if self._idle:
            return self._idle.pop()
        waiting = _Waiting(persons, rank, next(self._numbers))
        self._waiting.append(waiting)
        try:
            return await waiting.process
        except asyncio.CancelledError:
            if waiting.process.done() and not waiting.process.cancelled():
                self._hand_on(waiting.process.result())  # it came too late
            else:
                self._waiting.remove(waiting)
            raise

    def _hand_on(self, process: BotProcess) -> None:
        waiting = [one for one in self._waiting if not one.process.done()]  # the others have just left
        if not waiting:
            self._idle.append(process)
            return
        first = min(waiting, key=lambda one: (one.rank, self._shares.had(one.persons), one.number))
        self._waiting.remove(first)
        first.process.set_result(process)

    async def close(self) -> None:
        """Let go of the processes."""
        await asyncio.gather(*(process.close() for process in self._all))
