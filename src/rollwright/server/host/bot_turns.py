"""A bot's turn, from the request to the row."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from rollwright.bus.bus import Job
from rollwright.server.host.bot_pool import BotPool
from rollwright.server.host.commits import Commits
from rollwright.server.host.load import BOT_TABLES, Load
from rollwright.server.host.memory import Memory
from rollwright.server.metrics import Metrics
from rollwright.tables.commands.bot_turns import LAST_RESORT, bot_command, bot_request
from rollwright.tables.commands.refusals import ILLEGAL, Nack
from rollwright.tables.log.chairs import PERSON
from rollwright.tables.log.table import Table

_LATER: Final = 0.5
"""Seconds after which a turn that was left undone is looked at again."""


class BotTurns:
    """Each at most once at a time in this process. `pause` is how long a bot waits, so that people can follow."""

    def __init__(
        self, memory: Memory, commits: Commits, pool: BotPool, load: Load, pause: float, metrics: Metrics
    ) -> None:
        self._memory: Final = memory
        self._commits: Final = commits
        self._pool: Final = pool
        self._load: Final = load
        self._pause: Final = pause
        self._metrics: Final = metrics
        self._thinking: Final[set[Job]] = set()

    def __len__(self) -> int:
        return len(self._thinking)

    async def play(self, job: Job, bot: str = "") -> bool:
        """Let a bot think, and commit what it chose; `bot` in place of the one that sits there.

        False where that is under way already. A turn that is out of date is left alone.
        """
        if job in self._thinking:
            return False
        self._thinking.add(job)
        try:
            live = await self._memory.find(job.table)
            request = None if live is None else bot_request(live.table, job.seat)
            if live is None or request is None or request.seq != job.seq:
                return True
            playing = people_playing(live.table)
            while not playing and self._load.refuses(BOT_TABLES):
                await asyncio.sleep(_LATER)
            follows_at = live.moved_at + self._pause
            for asked in (request.by(bot or request.bot), request.by(LAST_RESORT)):
                action = await self._pool.choose(asked, playing or [live.table.host], alone=not playing)
                if live.connected():
                    await asyncio.sleep(max(0.0, follows_at - time.monotonic()))
                ruling = (await self._commits.command(job.table, bot_command(request, action))).ruling
                self._metrics.bots.add(ruling.code if isinstance(ruling, Nack) else "played")
                if not (isinstance(ruling, Nack) and ruling.code == ILLEGAL):
                    break
            return True
        finally:
            self._thinking.discard(job)


def people_playing(table: Table) -> list[str]:
    """Those who play themselves, and wait for the bots among them."""
    return list(dict.fromkeys(chair.person for chair in table.chairs if chair.kind == PERSON and not chair.player))
