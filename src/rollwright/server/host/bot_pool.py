"""Where bots think: those for whom people wait first, fairly by person and network; a bot that fails is replaced."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from typing import Any, Final

from rollwright.server.host import bot_process, card_drawing
from rollwright.server.host.bot_process import BotProcess
from rollwright.server.host.lane import Lane
from rollwright.server.host.shares import Networks, Shares
from rollwright.server.logs import log_error
from rollwright.server.metrics import Metrics
from rollwright.tables.commands.bot_turns import LAST_RESORT, BotRequest
from rollwright.tables.log.chairs import STAND_IN
from rollwright.tables.study.hint import SECONDS, Advised
from rollwright.tables.study.reviewing import Progress, ReviewRequest

# How far processes stand back: the event loop goes first, for everybody waits for that.
_TURNS: Final = 5
_REST: Final = 15
_REST_PATIENCE: Final = 4
"""How much longer a thought may take that stands back."""
_LEAST: Final = 0.5
"""Seconds for a hint when many wait."""
_PIECE: Final = 1.0
"""Seconds for a piece of a review: so long may a hint have to wait for it."""

# Ranks of what stands back
_HINT: Final = 0
_ALONE: Final = 1
_REVIEW: Final = 1
_CARD: Final = 1


class BotPool:
    """Two lanes: `processes` for turns that people wait for, and one process for whatever stands back."""

    def __init__(self, processes: int, patience: float, metrics: Metrics, networks: Networks | None = None) -> None:
        self._metrics: Final = metrics
        shares = Shares(networks or Networks())
        self._turns: Final = Lane([BotProcess(patience, _TURNS) for _ in range(processes)], shares)
        self._rest: Final = Lane([BotProcess(patience * _REST_PATIENCE, _REST)], shares)

    def longest_wait(self) -> float:
        """For how many seconds people have waited for a bot to begin to think."""
        return self._turns.longest()

    def waiting(self) -> int:
        """How many thoughts wait for a process."""
        return len(self._turns) + len(self._rest)

    async def choose(self, request: BotRequest, persons: Sequence[str] = (), alone: bool = False) -> int:
        """The action of the bot; of a simpler one where it fails or takes too long.

        `persons` are those at the table, or who made it; `alone` is whether none of them plays.
        """
        started = time.monotonic()
        lane = self._rest if alone else self._turns
        for bot in dict.fromkeys((request.bot, STAND_IN, LAST_RESORT)):
            for _ in range(2):
                try:
                    action: int = await lane.think(persons, _ALONE, bot_process.think, request.by(bot).to_json())
                except Exception as error:
                    self._metrics.bots.add("failed")
                    log_error("bot failed", error, bot=bot, table=request.table, seq=request.seq, seat=request.seat)
                    if not isinstance(error, BrokenExecutor):
                        break  # the next attempt would fail alike; a process may have died of something else
                else:
                    self._metrics.bot_seconds.add(time.monotonic() - started)
                    return action
        raise RuntimeError(f"no bot can play at table {request.table}")

    async def advise(self, request: BotRequest, person: str) -> list[Advised]:
        """Advice for a person; none where that fails or takes too long. The more wait, the shorter it is."""
        seconds = max(_LEAST, SECONDS / (1 + len(self._rest)))
        try:
            advice: list[Advised] = await self._rest.think(
                [person], _HINT, bot_process.think_for_person, request.to_json(), seconds
            )
        except Exception as error:
            log_error("hint failed", error, table=request.table, seq=request.seq, seat=request.seat)
            return []
        return advice

    async def review(self, request: ReviewRequest, persons: Sequence[str]) -> Progress:
        """One piece more of a review. Raises what the process dies of, or TimeoutError."""
        progress: Progress = await self._rest.think(persons, _REVIEW, bot_process.think_back, request.to_json(), _PIECE)
        return progress

    async def draw(self, folder: str, content: dict[str, Any], address: str) -> bytes:
        """The card of a link. Raises what the process dies of, or TimeoutError; addresses share as persons do."""
        card: bytes = await self._rest.think([address], _CARD, card_drawing.draw, folder, content)
        return card

    async def close(self) -> None:
        """Let go of the processes."""
        await self._turns.close()
        await self._rest.close()
