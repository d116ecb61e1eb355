"""What follows from how a table stands: bots are asked, and alarms are set. Doing it twice changes nothing."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from rollwright.bus.bus import Bus, Job
from rollwright.server.clock import now_ms
from rollwright.server.host.bot_turns import BotTurns
from rollwright.server.host.commits import Commits
from rollwright.server.host.live import LiveTable
from rollwright.server.host.memory import Memory
from rollwright.server.host.tasks import Tasks
from rollwright.tables.commands.command import AskBot, AskStanding, Wake
from rollwright.tables.commands.game import timeout_of
from rollwright.tables.commands.outcome import Accepted, due
from rollwright.tables.commands.standing import GiveAnswer

_LONGEST: Final = 3600
"""Seconds. Timers of an event loop must not be set weeks ahead; the sweeper comes before that."""


class Effects:
    """With `workers`, bots think in other processes, and here only where those can't be reached."""

    def __init__(self, memory: Memory, commits: Commits, bots: BotTurns, bus: Bus, tasks: Tasks, workers: bool) -> None:
        self._memory: Final = memory
        self._commits: Final = commits
        self._bots: Final = bots
        self._bus: Final = bus
        self._tasks: Final = tasks
        self._workers: Final = workers

    def look_after(self, live: LiveTable, here: bool = False) -> None:
        """Ask bots, and set the alarm, as the table stands now.

        With `here`, bots think in this process, also where there are workers.
        """
        live.set_timer(None)
        if self._tasks.stopping:
            return
        for effect in due(live.table):
            if isinstance(effect, AskBot):
                job = Job(live.table.id, effect.seat, effect.seq)
                if here or not (self._workers and self._bus.enqueue(job)):
                    self._tasks.spawn(self._bots.play(job))
            elif isinstance(effect, AskStanding):
                self._tasks.spawn(self._commits.carry_out(live, GiveAnswer(effect.seat, effect.seq)))
            elif isinstance(effect, Wake):
                delay = max(0.01, (effect.at - now_ms()) / 1000)
                wake: Callable[[], object] = lambda: self._tasks.spawn(self._time_out(live.table.id))  # noqa: E731
                live.set_timer(asyncio.get_running_loop().call_later(min(delay, _LONGEST), wake))

    async def _time_out(self, table: str) -> None:
        live = await self._memory.find(table)
        if live is None:
            return
        reply = await self._commits.carry_out(live, timeout_of(live.table, secrets.token_bytes(32)))
        if not isinstance(reply.ruling, Accepted):
            self.look_after(live)  # too early, or somebody has acted: set the alarm again
