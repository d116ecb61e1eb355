"""Cancellation of tasks that would run for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final

_AGAIN: Final = 0.5
"""Seconds after which a task that has not ended is cancelled again."""


async def cancel_all(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel them, and wait until they have ended.

    Once is not enough: before Python 3.12 `asyncio.wait_for`, in which drivers wait, loses a cancellation that comes
    together with what it waits for. A node whose PostgreSQL went away as it started then hung for ever.
    """
    pending = {task for task in tasks if not task.done()}
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=_AGAIN)
