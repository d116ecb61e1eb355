"""Who goes next, where many want something at once."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from typing import Final


class Turns:
    """Work waits here before it begins. The lowest rank goes first, whoever came first of equals.

    One piece begins in each round of the event loop: so nobody waits for more than one that takes long, and what has
    come in meanwhile is judged by its rank.
    """

    def __init__(self) -> None:
        self._waiting: Final[list[tuple[float, int, asyncio.Future[None]]]] = []
        self._numbers: Final = itertools.count()
        self._round: asyncio.Handle | None = None

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    async def wait(self, rank: float) -> None:
        """Until it is one's turn: where nobody else waits, the next round of the event loop."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        heapq.heappush(self._waiting, (rank, next(self._numbers), turn))
        if self._round is None:
            self._round = loop.call_soon(self._begin_round)
        await turn

    def _begin_round(self) -> None:
        self._round = None
        while self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():  # else they have left
                turn.set_result(None)
                break
        if self._waiting:
            self._round = asyncio.get_running_loop().call_soon(self._begin_round)
