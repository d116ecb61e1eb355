"""The bus between many processes: NATS. Hints go over its core, the turns of bots into a queue (see `queue.py`).

It may start late, go and come back. Nobody waits for it: one task of ours connects, subscribes and sends; what can't be
sent now is dropped, for the log has it.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Callable
from typing import Final

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from rollwright.bus.bus import Job, Listener, News
from rollwright.bus.cancellation import cancel_all
from rollwright.bus.local import LocalBus

_LOG: Final = logging.getLogger("rollwright.bus")
_NEWS: Final = "rollwright.news"
JOBS: Final = "rollwright.bots"
_UNSENT: Final = 10_000
"""The most hints that may wait to be sent; beyond that the oldest are dropped."""
_AGAIN: Final = 1
"""Seconds between two attempts to connect."""


class NatsBus:
    def __init__(self, address: str) -> None:
        self.client: Final = Client()
        self._address: Final = address
        self._local: Final = LocalBus()
        self._wanted: Final[dict[str, int]] = {}
        """How many listen to a table."""
        self._subscribed: Final[dict[str, Subscription]] = {}
        self._unsent: Final[deque[tuple[str, bytes]]] = deque(maxlen=_UNSENT)
        self._changed: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def connected(self, seconds: float) -> bool:
        until = asyncio.get_running_loop().time() + seconds
        while not self.client.is_connected and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.01)
        return self.client.is_connected

    def publish(self, news: News) -> None:
        self._local.publish(news)
        if self.client.is_connected:
            self._send(f"{_NEWS}.{news.table}", _to_bytes(news))

    def enqueue(self, job: Job) -> bool:
        if not self.client.is_connected:
            return False
        # One subject a turn: the queue keeps one message of each, however often it is enqueued.
        body = {"table": job.table, "seat": job.seat, "seq": job.seq}
        self._send(f"{JOBS}.{job.table}.{job.seat}.{job.seq}", json.dumps(body).encode())
        return True

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        end_here = self._local.subscribe(table, listener)
        self._wanted[table] = self._wanted.get(table, 0) + 1
        self._changed.set()

        def end() -> None:
            end_here()
            self._wanted[table] -= 1
            if not self._wanted[table]:
                del self._wanted[table]
            self._changed.set()

        return end

    async def close(self) -> None:
        if self._task is not None:
            await cancel_all([self._task])
        if self.client.is_connected:
            await asyncio.wait([asyncio.create_task(self._flush())], timeout=1)
        if self.client.is_connected or self.client.is_reconnecting:
            await asyncio.wait([asyncio.create_task(self.client.close())], timeout=1)

    # The task

    def _send(self, subject: str, body: bytes) -> None:
        self._unsent.append((subject, body))
        self._changed.set()

    async def _run(self) -> None:
        await connect(self.client, self._address)
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                await self._subscribe()
                await self._flush()
            except NatsError as error:
                _LOG.warning("a hint is lost: %s", type(error).__name__)

    async def _subscribe(self) -> None:
        for table in [table for table in self._wanted if table not in self._subscribed]:
            self._subscribed[table] = await self.client.subscribe(f"{_NEWS}.{table}", cb=self._receive)
        for table in [table for table in self._subscribed if table not in self._wanted]:
            await self._subscribed.pop(table).unsubscribe()

    async def _flush(self) -> None:
        while self._unsent and self.client.is_connected:
            await self.client.publish(*self._unsent.popleft())
        self._unsent.clear()

    async def _receive(self, message: Msg) -> None:
        self._local.publish(_from_bytes(message.data))


async def connect(client: Client, address: str) -> None:
    """Connect, however long that takes, and reconnect whenever the connection is lost."""

    async def report(error: Exception) -> None:
        _LOG.warning("the bus is not there: %s", type(error).__name__)

    async def lost() -> None:
        _LOG.warning("the bus is lost")

    while True:
        try:
            await client.connect(
                address,
                name="rollwright",
                error_cb=report,
                disconnected_cb=lost,
                no_echo=True,  # what is published here is delivered here at once
                allow_reconnect=True,
                max_reconnect_attempts=-1,
                reconnect_time_wait=_AGAIN,
                connect_timeout=2,
                ping_interval=2,
                max_outstanding_pings=2,  # a frozen server counts as gone
            )
            return
        except (NatsError, OSError, TimeoutError) as error:
            await report(error)
            await asyncio.sleep(_AGAIN)


def _to_bytes(news: News) -> bytes:
    return json.dumps([news.table, news.what, news.seq, news.node, *news.here]).encode()


def _from_bytes(body: bytes) -> News:
    table, what, seq, node, *here = json.loads(body)
    return News(table, what, seq, node, tuple(here))
