"""`rollwright worker`: takes bots' turns from the queue, lets bots think, and commits what they chose.

A worker is a node without sockets: it reads the same log, decides by the same rules and commits through the same keys.
So it may die at any moment, and a turn that two of them think about is committed once.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from typing import Final

from rollwright.bus.nats import NatsBus
from rollwright.bus.queue import ClaimedTurn, Queue
from rollwright.server.host.host import Host
from rollwright.server.json_text import hash_faster
from rollwright.server.logs import log_error, log_notable, set_up_logs
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.stores.factory import open_store
from rollwright.stores.store import Store, StoreError
from rollwright.tables.commands.bot_turns import LAST_RESORT
from rollwright.tables.log.fields import LogError, NewerLog

_AT_ONCE: Final = 16
"""The most turns at a time: those that wait for a process, or for people to follow."""
_MOST_ATTEMPTS: Final = 3
"""After this many attempts a turn is played by the simplest bot."""


class Worker:
    def __init__(self, settings: Settings, store: Store) -> None:
        bus = NatsBus(settings.bus)
        self._store: Final = store
        self._host: Final = Host(settings, store, bus, Metrics())
        self._queue: Final = Queue(bus.client)
        self._turns: Final[set[asyncio.Task[None]]] = set()
        self._stopping = False

    def stop(self) -> None:
        """Claim nothing more. Turns that are being thought about go to another worker."""
        self._stopping = True

    async def run(self, ready: Callable[[], None]) -> None:
        """Until it is stopped."""
        await self._host.begin(calls=False)
        forgetting = asyncio.create_task(self._forget())
        ready()
        try:
            while not self._stopping:
                for claim in await self._queue.take(_AT_ONCE - len(self._turns)):
                    turn = asyncio.create_task(self._turn(claim))
                    self._turns.add(turn)
                    turn.add_done_callback(self._turns.discard)
                while len(self._turns) >= _AT_ONCE and not self._stopping:
                    await asyncio.wait(self._turns, timeout=1, return_when=asyncio.FIRST_COMPLETED)
        finally:
            forgetting.cancel()
            for turn in self._turns:
                turn.cancel()
            await self._host.stop()
            await self._store.close()

    async def _turn(self, claim: ClaimedTurn) -> None:
        """A turn that fails stays in the queue, and comes back. After a few attempts the simplest bot plays it."""
        job = claim.job
        poison = claim.attempt > _MOST_ATTEMPTS
        if poison:
            log_notable("bot turn given up", table=job.table, seq=job.seq, seat=job.seat, tries=claim.attempt)
            await self._queue.add_dead_letter(job)
        try:
            async with claim.heartbeat():
                if not await self._host.bots.play(job, LAST_RESORT if poison else ""):
                    return
        except StoreError as error:
            log_error("store failed", error, table=job.table)
            await claim.failed()
            return
        except NewerLog as error:
            log_notable("table left to newer nodes", table=job.table, seq=error.seq, what=error.what)
        except LogError as error:
            log_error("log can't be replayed", error, table=job.table, seq=error.seq)
        except Exception as error:
            log_error("bot turn failed", error, table=job.table, seq=job.seq, seat=job.seat)
            if not poison:
                await claim.failed()
                return
        await claim.done()

    async def _forget(self) -> None:
        """Drop tables that have had no turn for long. Sweeping for forgotten ones is the nodes' work."""
        while True:
            await asyncio.sleep(10)
            self._host.memory.forget_idle()
            try:
                await self._host.epochs.notice()
            except StoreError as error:
                log_error("beat failed", error)


def run(settings: Settings, log_level: str, ready: Callable[[], None]) -> None:
    """Work until a signal comes. Raises InUse or Unavailable where the store can't be opened."""
    set_up_logs(log_level)
    hash_faster()
    asyncio.run(_run(settings, open_store(settings.store, settings.accounts), ready))


async def _run(settings: Settings, store: Store, ready: Callable[[], None]) -> None:
    worker = Worker(settings, store)
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, worker.stop)
    await worker.run(ready)
