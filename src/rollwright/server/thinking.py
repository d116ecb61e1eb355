"""Bots think in processes of their own: the event loop never waits for one, and a bot that fails has a substitute."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import Any, Final

from rollwright.server.logs import log_error
from rollwright.server.metrics import Metrics
from rollwright.tables.bot_turns import BotRequest, choose, request_from_json
from rollwright.tables.table import STAND_IN

LAST_RESORT: Final = "random"


class Thinkers:
    """A pool of processes. Started when the first bot is asked; started anew when one of them dies or hangs."""

    def __init__(self, processes: int, patience: float, metrics: Metrics) -> None:
        self._processes: Final = processes
        self._patience: Final = patience
        self._metrics: Final = metrics
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, request: BotRequest) -> int:
        """The action of the bot; of a simpler one where it fails or takes too long."""
        started = time.monotonic()
        for bot in dict.fromkeys((request.bot, STAND_IN, LAST_RESORT)):
            for _ in range(2):
                try:
                    action = await self._ask(request.by(bot))
                except Exception as error:
                    self._metrics.bots.add("failed")
                    log_error("bot failed", error, bot=bot, table=request.table, seq=request.seq, seat=request.seat)
                    if not isinstance(error, BrokenExecutor):
                        break  # the next would fail alike; a process that died may have died of something else
                else:
                    self._metrics.thought.add(time.monotonic() - started)
                    return action
        raise RuntimeError(f"no bot can play at table {request.table}")

    async def _ask(self, request: BotRequest) -> int:
        pool = self._pool or self._start()
        try:
            asked = asyncio.get_running_loop().run_in_executor(pool, think, request.to_json())
            return await asyncio.wait_for(asked, self._patience)
        except (TimeoutError, BrokenExecutor):
            # One that hangs holds a process for good, and a broken pool takes no more work.
            if self._pool is pool:
                self._stop(pool)
            raise

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=end_with_parent)
        return self._pool

    def _stop(self, pool: ProcessPoolExecutor) -> None:
        self._pool = None
        # Before Python 3.14 an executor has no way to end workers that don't listen.
        working: Iterable[Any] = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in working:
            process.kill()

    async def close(self) -> None:
        """Let go of the processes; of those that don't listen within a second, by force."""
        pool = self._pool
        if pool is None:
            return
        ending = asyncio.create_task(asyncio.to_thread(pool.shutdown, cancel_futures=True))
        await asyncio.wait([ending], timeout=1)
        if not ending.done():
            self._stop(pool)
            await ending


def think(request: dict[str, Any]) -> int:
    """In a process of the pool."""
    return choose(request_from_json(request))


def end_with_parent() -> None:
    """A process of the pool ends when the server does, also when that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    parent = multiprocessing.parent_process()
    assert parent is not None, "this is run by a process of a pool"

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
