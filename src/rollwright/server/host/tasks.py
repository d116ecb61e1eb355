"""Work in the background that nobody waits for. What fails is logged, and found again by the sweeper."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from rollwright.bus.cancellation import cancel_all
from rollwright.server.logs import log_error


class Tasks:
    def __init__(self) -> None:
        self._running: Final[set[asyncio.Task[Any]]] = set()
        self.stopping = False

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        if self.stopping:
            task.cancel()
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log_error("effect failed", error)

    async def stop(self) -> None:
        """Begin nothing new, and end what runs."""
        self.stopping = True
        await cancel_all(self._running)
