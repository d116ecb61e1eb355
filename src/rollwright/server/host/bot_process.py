"""A process in which bots think: the event loop never waits for one."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait
from multiprocessing.synchronize import Event
from typing import Any, Final

from rollwright.tables.commands.bot_turns import choose, request_from_json
from rollwright.tables.study.coach import judge_decision
from rollwright.tables.study.hint import Advised, advise
from rollwright.tables.study.reviewing import Progress, Reviews, review_from_json

_START: Final = 300.0
"""Seconds that a process may take to start. A busy machine is slow, and restarting again and again gets nowhere."""

_LEAVING: Final = 1.0
"""Seconds for a thought to end that nobody waits for; what can't be cut short ends with its process."""

Work = Callable[..., Any]


class BotProcess:
    """One process, for one thought at a time. Started with its first request; restarted when it dies or hangs."""

    def __init__(self, patience: float, niceness: int) -> None:
        self._patience: Final = patience
        """Seconds for a thought. Neither the start of the process nor the wait for others' turns counts."""
        self._niceness: Final = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._hurry: Event | None = None

    async def ask(self, work: Work, *values: Any) -> Any:
        """What the work gives in the process. Where the caller is cancelled, what can be cut short is."""
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._hurry = context.Event()
                self._pool = ProcessPoolExecutor(
                    1, mp_context=context, initializer=begin, initargs=(self._hurry, self._niceness)
                )
                await asyncio.wait_for(loop.run_in_executor(self._pool, os.getpid), _START)
            thought = loop.run_in_executor(self._pool, work, *values)
            try:
                return await asyncio.wait_for(asyncio.shield(thought), self._patience)
            except asyncio.CancelledError:
                await self._cut_short(thought)
                raise
        except (TimeoutError, BrokenExecutor):
            # A process that hangs does so for good, and a broken pool takes no more work.
            self._kill()
            raise

    async def _cut_short(self, thought: asyncio.Future[Any]) -> None:
        """The process is free again when this returns."""
        assert self._hurry is not None, "a process that thinks was started"
        self._hurry.set()
        try:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(asyncio.shield(thought), _LEAVING)
        finally:
            if not thought.done():
                self._kill()
            elif self._hurry is not None:
                self._hurry.clear()

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


# In the process

_cut_short: list[Event] = []
_REVIEWS: Final = Reviews()


def begin(hurry: Event, niceness: int) -> None:
    """A process of the pool ends when the server does, also when that is killed."""
    _cut_short[:] = [hurry]
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    parent = multiprocessing.parent_process()
    assert parent is not None, "this is run by a process of a pool"

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def think(request: dict[str, Any]) -> int:
    return choose(request_from_json(request))


def think_for_person(request: dict[str, Any], seconds: float) -> list[Advised]:
    asked, until = request_from_json(request), time.monotonic() + seconds
    if asked.actions:
        return judge_decision(asked)
    return advise(asked, lambda: time.monotonic() < until and not _is_cut_short())


def think_back(request: dict[str, Any], seconds: float) -> Progress:
    """A piece of a review."""
    until = time.monotonic() + seconds
    return _REVIEWS.go_on(review_from_json(request), lambda: time.monotonic() < until and not _is_cut_short())


def _is_cut_short() -> bool:
    return any(event.is_set() for event in _cut_short)
