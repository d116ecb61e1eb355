"""The queue of bots' turns: a work queue of NATS' JetStream. It may be lost, for every turn follows from the log.

A turn stays in the queue until its row is committed. The worker that has claimed it sends a heartbeat; one that falls
silent has died, and the turn goes to another. A turn that fails again and again is kept as a dead letter.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Sequence
from typing import Final

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.js.api import ConsumerConfig, DiscardPolicy, RetentionPolicy, StreamConfig
from nats.js.client import JetStreamContext

from rollwright.bus.bus import Job
from rollwright.bus.nats import JOBS

_LOG: Final = logging.getLogger("rollwright.bus")
_STREAM: Final = "rollwright_bots"
_WORKERS: Final = "workers"
_DEAD: Final = "rollwright_dead"
_DEAD_LETTERS: Final = "rollwright.dead"
_ACK_WAIT: Final = 5.0
"""Seconds without a heartbeat after which a turn goes to another worker."""
_RETRY_DELAY: Final = 1.0
"""Seconds before the next attempt at a turn that has failed."""
_MOST_DEAD_LETTERS: Final = 10_000
_WAIT: Final = 2.0
"""Seconds that a worker waits for a turn before it polls again."""


class ClaimedTurn:
    """A turn that this worker has claimed."""

    def __init__(self, message: Msg) -> None:
        body = json.loads(message.data)
        self.job: Final = Job(body["table"], body["seat"], body["seq"])
        self.attempt: Final = message.metadata.num_delivered
        """Which attempt this is, from 1."""
        self._message: Final = message

    async def done(self) -> None:
        """It is done, or no longer needed."""
        with contextlib.suppress(NatsError):
            await self._message.ack()

    async def failed(self) -> None:
        """It is to be attempted again, soon."""
        with contextlib.suppress(NatsError):
            await self._message.nak(_RETRY_DELAY)

    @contextlib.asynccontextmanager
    async def heartbeat(self) -> AsyncIterator[None]:
        """Sends heartbeats as long as this lasts."""

        async def beat() -> None:
            while True:
                await asyncio.sleep(_ACK_WAIT / 3)
                with contextlib.suppress(NatsError):
                    await self._message.in_progress()

        beats = asyncio.create_task(beat())
        try:
            yield
        finally:
            beats.cancel()


class Queue:
    """What a worker takes turns from. The connection is the bus's."""

    def __init__(self, client: Client) -> None:
        self._client: Final = client
        self._jetstream: JetStreamContext | None = None
        self._pull: JetStreamContext.PullSubscription | None = None

    async def take(self, most: int) -> Sequence[ClaimedTurn]:
        """Some turns, as soon as there are any; none where none came for a while, or the queue is not there."""
        try:
            if self._pull is None:
                self._pull = await self._open()
            return [ClaimedTurn(message) for message in await self._pull.fetch(most, _WAIT)]
        except TimeoutError:
            return []
        except (NatsError, OSError) as error:
            # It may have been lost with the server that held it: make it again.
            _LOG.warning("the queue is not there: %s", type(error).__name__)
            self._pull = None
            await asyncio.sleep(_WAIT / 4)
            return []

    async def _open(self) -> JetStreamContext.PullSubscription:
        while not self._client.is_connected:
            await asyncio.sleep(0.1)
        self._jetstream = self._client.jetstream()
        await self._jetstream.add_stream(
            StreamConfig(
                name=_STREAM,
                subjects=[f"{JOBS}.>"],
                retention=RetentionPolicy.WORK_QUEUE,
                # One message of a turn: a second is discarded while the first is there.
                max_msgs_per_subject=1,
                discard=DiscardPolicy.NEW,
                discard_new_per_subject=True,
            )
        )
        await self._jetstream.add_stream(
            StreamConfig(
                name=_DEAD, subjects=[f"{_DEAD_LETTERS}.>"], max_msgs=_MOST_DEAD_LETTERS, discard=DiscardPolicy.OLD
            )
        )
        return await self._jetstream.pull_subscribe(
            f"{JOBS}.>", _WORKERS, _STREAM, config=ConsumerConfig(ack_wait=_ACK_WAIT, max_ack_pending=10_000)
        )

    async def add_dead_letter(self, job: Job) -> None:
        """Keep a turn that failed again and again, for an operator to look at."""
        if self._jetstream is not None:
            body = {"table": job.table, "seat": job.seat, "seq": job.seq}
            with contextlib.suppress(NatsError, TimeoutError):
                await self._jetstream.publish(f"{_DEAD_LETTERS}.{job.table}", json.dumps(body).encode(), timeout=_WAIT)
