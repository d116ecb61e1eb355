"""Fault injection: nodes, workers, PostgreSQL, NATS, connections and the queue, each at its own rate."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import astuple, dataclass
from functools import partial
from typing import Final

import nats
from nats.errors import Error as NatsError

from tests.chaos.journal import SITE, Journal
from tests.chaos.proxy import Proxy
from tests.chaos.steal import Steal
from tests.server.process import Program, ServerProcess, WorkerProcess
from tests.services.nats import NatsServer
from tests.services.postgres import Postgres


@dataclass(frozen=True)
class Pace:
    """Seconds from the end of a fault to the next of its kind, on average: of a node, of each worker, and so on."""

    node: float = 1.5
    worker: float = 12.0
    server: float = 25.0
    queue: float = 8.0
    line: float = 10.0
    down: int = 2
    """How many nodes are down at a time, at most: so many have troubles at that pace, each time another."""
    calm: float = 1.0
    """No trouble begins while the host takes more than this share of the machine's time."""

    def times(self, factor: float) -> Pace:
        """For a slower machine."""
        node, worker, server, queue, line = (seconds * factor for seconds in astuple(self)[:-2])
        return Pace(node, worker, server, queue, line, self.down, self.calm)


_STARTS: Final = 40
_LOOK: Final = 2.0
"""Seconds between two looks at what the host takes."""
NEVER: Final = 1e9
"""Seconds until the next fault of a kind that is switched off."""


class Breaker:
    """Injects faults, each kind at its own pace, until it is stopped."""

    def __init__(
        self,
        postgres: Postgres,
        bus: NatsServer,
        nodes: list[ServerProcess],
        workers: list[WorkerProcess],
        proxy: Proxy,
        journal: Journal,
        pace: Pace,
        seed: int,
    ) -> None:
        self.done: Final[Counter[str]] = Counter()
        self._postgres: Final = postgres
        self._bus: Final = bus
        self._workers: Final = workers
        self._proxy: Final = proxy
        self._journal: Final = journal
        self._pace: Final = pace
        self._source: Final = random.Random(seed)
        self._whole: Final = list(nodes)
        """Those that are not in trouble."""
        self._one: Final = asyncio.Lock()
        """Of PostgreSQL and NATS one at a time is down."""
        self._workers_alone: Final = asyncio.Lock()
        """Who kills and starts workers."""
        self._stopping: Final = asyncio.Event()
        self.steal: Final = Steal()
        self.held = 0.0
        """Seconds in which no trouble began, for the host took too much."""
        self._calm: Final = asyncio.Event()

    async def run(self) -> None:
        """Until `stop`. What was broken is whole again when this comes back."""
        pace = self._pace
        async with asyncio.TaskGroup() as group:
            group.create_task(self._watch())
            for _ in range(pace.down):
                group.create_task(self._again(pace.node, self._trouble_node))
            for worker in self._workers:
                group.create_task(self._again(pace.worker, partial(self._trouble_worker, worker)))
            group.create_task(self._again(pace.server, self._trouble_postgres))
            group.create_task(self._again(pace.server, self._trouble_bus))
            group.create_task(self._again(pace.line, self._cut))
            group.create_task(self._again(pace.queue, self._wipe))

    def stop(self) -> None:
        self._stopping.set()

    def _begin(self, trouble: str, more: str = "") -> None:
        self.done[trouble] += 1
        self._journal.note(SITE, f"{trouble}{more}")

    async def _watch(self) -> None:
        """Looks at what the host takes, and lets troubles begin or hold back."""
        self._calm.set()
        while not await self._pause(_LOOK):
            self.steal.look()
            if self.steal.lately() > self._pace.calm:
                self._calm.clear()
                self.held += _LOOK
            else:
                self._calm.set()
        self._calm.set()

    async def _again(self, pace: float, trouble: Callable[[], Awaitable[None]]) -> None:
        while not await self._pause(self._source.uniform(0.3, 1.7) * pace):
            await self._calm.wait()
            await trouble()

    async def _pause(self, seconds: float) -> bool:
        """Whether the end has come meanwhile."""
        try:
            async with asyncio.timeout(seconds):
                await self._stopping.wait()
        except TimeoutError:
            return False
        return True

    async def _trouble(self, program: Program, name: str) -> None:
        which = f" ({program.log.stem})"
        if self._source.random() < 0.1:
            self._begin(f"{name} frozen", which)
            program.freeze()
            await asyncio.sleep(self._source.uniform(1, 9))
            program.thaw()
        else:
            self._begin(f"{name} killed", which)
            await asyncio.to_thread(program.kill)
            await _again_and_again(program.start)
        self._journal.note(SITE, f"{name} there again{which}")

    async def _trouble_node(self) -> None:
        node = self._source.choice(self._whole)
        self._whole.remove(node)
        await self._trouble(node, "node")
        self._whole.append(node)

    async def _trouble_worker(self, worker: WorkerProcess) -> None:
        async with self._workers_alone:
            await self._trouble(worker, "worker")

    async def _trouble_postgres(self) -> None:
        async with self._one:
            if self._source.random() < 0.2:
                self._begin("PostgreSQL frozen")
                self._postgres.freeze()
                await asyncio.sleep(self._source.uniform(1, 3))
                self._postgres.thaw()
            else:
                self._begin("PostgreSQL killed")
                await asyncio.to_thread(self._postgres.kill)
                await _again_and_again(self._postgres.start)
        self._journal.note(SITE, "PostgreSQL there again")

    async def _trouble_bus(self) -> None:
        async with self._one:
            if self._source.random() < 0.2:
                self._begin("NATS frozen")
                self._bus.freeze()
                await asyncio.sleep(self._source.uniform(1, 6))
                self._bus.thaw()
            else:
                self._begin("NATS killed")
                self._bus.kill()
                await asyncio.sleep(self._source.uniform(0, 4))
                await _again_and_again(self._bus.start)
        self._journal.note(SITE, "NATS there again")

    async def _cut(self) -> None:
        self._proxy.break_lines(self._source.choice((0.1, 0.3, 1.0)))
        self._begin("storms of broken lines")

    async def _wipe(self) -> None:
        """The queue is lost, and so are those who had taken something from it."""
        async with self._one, self._workers_alone:
            for worker in self._workers:
                worker.kill()
            await asyncio.sleep(1)  # turns that nobody takes
            client = await nats.connect(self._bus.address)
            try:
                await client.jetstream().purge_stream("rollwright_bots")
                self._begin("queue wiped")
            except NatsError:
                pass  # it was not made yet
            finally:
                await client.close()
            for worker in self._workers:
                await _again_and_again(worker.start)


async def _again_and_again(start: Callable[[], object]) -> None:
    """As a service manager would: what ends at once, for its store or its port is not there yet, is started again."""
    for _ in range(_STARTS):
        try:
            await asyncio.to_thread(start)
            return
        except RuntimeError:
            await asyncio.sleep(0.5)
    await asyncio.to_thread(start)
