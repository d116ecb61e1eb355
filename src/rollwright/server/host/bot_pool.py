"""Bots think in processes of their own: the event loop never waits for one, and a bot that fails is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import Any, Final

from rollwright.server.logs import log_error
from rollwright.server.metrics import Metrics
from rollwright.tables.commands.bot_turns import LAST_RESORT, BotRequest, choose, request_from_json
from rollwright.tables.log.table import STAND_IN
from rollwright.tables.study.hint import SECONDS, Advised, advise

_START: Final = 300.0
"""Seconds that a process may take to start. A busy machine is slow, and restarting again and again gets nowhere."""


class BotPool:
    """A few processes, each of which thinks about one turn at a time."""

    def __init__(self, processes: int, patience: float, metrics: Metrics) -> None:
        self._metrics: Final = metrics
        self._all: Final = [_Process(patience) for _ in range(processes)]
        self._idle: Final[asyncio.LifoQueue[_Process]] = asyncio.LifoQueue()
        """The one that was busy last comes first, so that no more are started than are needed."""
        for process in self._all:
            self._idle.put_nowait(process)

    async def choose(self, request: BotRequest) -> int:
        """The action of the bot; of a simpler one where it fails or takes too long."""
        started = time.monotonic()
        for bot in dict.fromkeys((request.bot, STAND_IN, LAST_RESORT)):
            for _ in range(2):
                try:
                    action: int = await self._ask(think, request.by(bot))
                except Exception as error:
                    self._metrics.bots.add("failed")
                    log_error("bot failed", error, bot=bot, table=request.table, seq=request.seq, seat=request.seat)
                    if not isinstance(error, BrokenExecutor):
                        break  # the next attempt would fail alike; a process may have died of something else
                else:
                    self._metrics.bot_seconds.add(time.monotonic() - started)
                    return action
        raise RuntimeError(f"no bot can play at table {request.table}")

    async def advise(self, request: BotRequest) -> list[Advised]:
        """Advice for a person; none where that fails or takes too long."""
        try:
            advice: list[Advised] = await self._ask(think_for_person, request)
        except Exception as error:
            log_error("hint failed", error, table=request.table, seq=request.seq, seat=request.seat)
            return []
        return advice

    async def _ask(self, work: Callable[[dict[str, Any]], Any], request: BotRequest) -> Any:
        process = await self._idle.get()
        try:
            return await process.ask(work, request)
        finally:
            self._idle.put_nowait(process)

    async def close(self) -> None:
        """Let go of the processes."""
        await asyncio.gather(*(process.close() for process in self._all))


class _Process:
    """One process. Started with its first request; restarted when it dies or hangs."""

    def __init__(self, patience: float) -> None:
        self._patience: Final = patience
        """Seconds for a thought. Neither the start of the process nor the wait for others' turns counts."""
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, work: Callable[[dict[str, Any]], Any], request: BotRequest) -> Any:
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=end_with_parent)
                await asyncio.wait_for(loop.run_in_executor(self._pool, os.getpid), _START)
            return await asyncio.wait_for(loop.run_in_executor(self._pool, work, request.to_json()), self._patience)
        except (TimeoutError, BrokenExecutor):
            # A process that hangs does so for good, and a broken pool takes no more work.
            self._kill()
            raise

    def _kill(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        # Before Python 3.14 an executor has no way to kill its workers.
        working: Iterable[Any] = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in working:
            process.kill()

    async def close(self) -> None:
        """Shut the process down; kill it if that takes more than a second."""
        if self._pool is None:
            return
        ending = asyncio.create_task(asyncio.to_thread(self._pool.shutdown, cancel_futures=True))
        await asyncio.wait([ending], timeout=1)
        if not ending.done():
            self._kill()
            await ending


def think(request: dict[str, Any]) -> int:
    """In a process of the pool."""
    return choose(request_from_json(request))


def think_for_person(request: dict[str, Any]) -> list[Advised]:
    """In a process of the pool."""
    until = time.monotonic() + SECONDS
    return advise(request_from_json(request), lambda: time.monotonic() < until)


def end_with_parent() -> None:
    """A process of the pool ends when the server does, also when that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    parent = multiprocessing.parent_process()
    assert parent is not None, "this is run by a process of a pool"

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
