"""How long a piece of work keeps the event loop busy, and work that keeps it busy for a few milliseconds at a time."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any, Final, TypeVar

T = TypeVar("T")

_SLICE: Final = 0.005
"""Seconds."""
_EVERY: Final = 0.1
"""Seconds between two looks at the time of the processor. Each is a system call, and where others wait for the
machine they may go first: at every step of every message that would hold up what is measured."""


class _Processor:
    """Which part of the time that metered work takes by the clock the event loop's thread has the processor."""

    def __init__(self) -> None:
        self.share = 1.0
        self._looked_at = 0.0
        self._had = 0.0
        self._metered = 0.0

    def count(self, seconds: float, now: float) -> float:
        """So much of a step's time by the clock was its own, as far as the last look tells."""
        self._metered += seconds
        if now - self._looked_at > _EVERY:
            before, self._had = self._had, time.thread_time()
            had = self._had - before
            self.share = 1.0 if had >= self._metered else max(0.0, had) / self._metered
            self._looked_at, self._metered = now, 0.0
        return seconds * self.share


_PROCESSOR: Final = _Processor()


class Metered(Awaitable[T]):
    """A coroutine, to be awaited once. `milliseconds` is the time of the processor that its steps took, nearly.

    By the clock alone, what others do on a busy machine would be charged to it.
    """

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self.milliseconds = 0.0
        self._work: Final = work

    def __await__(self) -> Generator[Any, Any, T]:
        step: Callable[[Any], Any] = self._work.send
        given: Any = None
        while True:
            started = time.perf_counter()
            try:
                waits_for = step(given)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                now = time.perf_counter()
                self.milliseconds += _PROCESSOR.count(now - started, now) * 1000
            try:
                given = yield waits_for
                step = self._work.send
            except BaseException as error:  # also when the task is cancelled: it is for the work to handle
                step, given = self._work.throw, error


async def in_slices(steps: Generator[None, None, T], give_way: Callable[[], Awaitable[None]]) -> T:
    """What work in steps comes to; every few milliseconds it gives way to others."""
    since = time.perf_counter()
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: T = done.value
            return result
        if time.perf_counter() - since > _SLICE:
            await give_way()
            since = time.perf_counter()
