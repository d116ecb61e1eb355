"""The bus of a single process: a list of listeners for each table, called at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rollwright.bus.bus import Job, Listener, News


class LocalBus:
    def __init__(self) -> None:
        self._listeners: Final[dict[str, list[Listener]]] = {}

    async def begin(self) -> None:
        pass

    async def connected(self, seconds: float) -> bool:
        return True

    def publish(self, news: News) -> None:
        # A copy, for a listener may end its own subscription when it is called.
        for listener in list(self._listeners.get(news.table, ())):
            listener(news)

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        self._listeners.setdefault(table, []).append(listener)

        def end() -> None:
            listeners = self._listeners.get(table, [])
            if listener in listeners:
                listeners.remove(listener)
            if not listeners:
                self._listeners.pop(table, None)

        return end

    def enqueue(self, job: Job) -> bool:
        return False  # there is nobody else

    async def close(self) -> None:
        self._listeners.clear()
