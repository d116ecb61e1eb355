"""The workers of this machine: a process for each core."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import Final, Generic, final

from rollwright.lab.plan import Plan
from rollwright.lab.workers import B, WorkersLost


@final
class LocalWorkers(Generic[B]):
    """A pool of processes. Started by spawning, as on every system, so that nothing is inherited by chance."""

    def __init__(self, play: Callable[[Plan, int, int], B], processes: int | None = None) -> None:
        self.count: Final = processes or os.cpu_count() or 1
        self._pool: Final = ProcessPoolExecutor(
            self.count, multiprocessing.get_context("spawn"), initializer=_end_with_parent
        )
        self._play: Final = play
        self._under_way: set[Future[B]] = set()

    def submit(self, plan: Plan, first: int, last: int) -> None:
        self._under_way.add(self._pool.submit(self._play, plan, first, last))

    def next_batch(self) -> B:
        done = next(iter(wait(self._under_way, return_when=FIRST_COMPLETED).done))
        self._under_way.remove(done)
        try:
            return done.result()
        except BrokenProcessPool as error:
            raise WorkersLost("a process of the arena has died") from error

    def close(self) -> None:
        working = list((getattr(self._pool, "_processes", None) or {}).values())
        idle = not self._under_way
        self._pool.shutdown(wait=idle, cancel_futures=True)
        for process in [] if idle else working:
            process.kill()


def _end_with_parent() -> None:
    """A process of the pool ends when the arena does, also when that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the arena, which then ends us
    parent = multiprocessing.parent_process()
    assert parent is not None, "this is run by a process of a pool"

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
