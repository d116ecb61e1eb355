"""A thundering herd: the server is killed, every connection breaks at once, and all come back as soon as it is up."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Final

from tests.chaos.frames import raw_line
from tests.server.process import ServerProcess

_FIRST_WAIT: Final = 0.25
_LONGEST_WAIT: Final = 4.0
_SILENCE: Final = 30.0


class Herd:
    """Sockets that look at a table each. They come back as the page does: after a while that grows, and is drawn."""

    def __init__(self, server: ServerProcess, looks: Sequence[tuple[str, str]], seed: int = 1) -> None:
        self._server: Final = server
        self._looks: Final = looks
        """Ticket and table of each socket."""
        self._source: Final = random.Random(seed)
        self._back: Final[list[float]] = [0.0] * len(looks)
        """When each has last seen its table whole."""

    async def run(self) -> list[float]:
        """Kill the server once all are there. Gives the seconds after which each was back, in order."""
        lines = [asyncio.create_task(self._stay(number)) for number in range(len(self._looks))]
        await self._all_since(0.0)
        killed_at = time.monotonic()
        self._server.kill()
        await asyncio.to_thread(self._server.start)
        await self._all_since(killed_at)
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
        return sorted(at - killed_at for at in self._back)

    async def _all_since(self, moment: float) -> None:
        deadline = time.monotonic() + 600
        while min(self._back) <= moment:
            assert time.monotonic() < deadline, f"{sum(at <= moment for at in self._back)} are not back"
            await asyncio.sleep(0.05)

    async def _stay(self, number: int) -> None:
        ticket, table = self._looks[number]
        wait = _FIRST_WAIT
        while True:
            try:
                async with raw_line(self._server.port, ticket, {table: -1}) as (reader, _):
                    while True:
                        async with asyncio.timeout(_SILENCE):
                            data = await reader.read(65536)
                        if not data:
                            break
                        if b'"t":"snapshot"' in data:
                            self._back[number] = time.monotonic()
                            wait = _FIRST_WAIT
            except (OSError, EOFError, TimeoutError):
                pass
            await asyncio.sleep(self._source.uniform(0.5, 1.0) * wait)
            wait = min(2 * wait, _LONGEST_WAIT)
