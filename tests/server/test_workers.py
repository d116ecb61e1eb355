"""Bots' turns in a queue: workers may die, the queue may be wiped, a turn may be poison, and every table ends."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import nats
import pytest

from tests.server.client import Client
from tests.server.players import GAME
from tests.server.process import ServerProcess, WorkerProcess
from tests.services.nats import NatsServer
from tests.services.postgres import Postgres, can_start

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not can_start(), reason="PostgreSQL isn't here"),
]
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


class Site:
    """A node that leaves bots' turns to workers, and a place for these."""

    def __init__(self, folder: Path, store: str, bus: NatsServer) -> None:
        self.folder, self.store, self.bus = folder, store, bus
        arguments = ("--bot-pause", "0", "--no-limits", "--bus", bus.address, "--workers")
        self.node = ServerProcess(folder / "node", *arguments, store=store).start()

    def worker(self, name: str, mutant: str = "") -> WorkerProcess:
        return WorkerProcess(self.folder / f"{name}.log", self.store, self.bus.address, mutant=mutant)

    def letters(self, subject: str) -> int:
        """How many messages NATS keeps of a stream."""

        async def count() -> int:
            client = await nats.connect(self.bus.address)
            try:
                return (await client.jetstream().stream_info(subject)).state.messages
            finally:
                await client.close()

        return asyncio.run(count())

    def wipe(self) -> None:
        async def purge() -> None:
            client = await nats.connect(self.bus.address)
            await client.jetstream().purge_stream("rollwright_bots")
            await client.close()

        asyncio.run(purge())


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with ExitStack() as stack:
        postgres = stack.enter_context(Postgres(durable=False))
        bus = stack.enter_context(NatsServer())
        made = Site(tmp_path_factory.mktemp("site"), postgres.new_database(), bus)
        yield made
        made.node.stop()


def tables_of_bots(client: Client, many: int) -> list[str]:
    tables = []
    for _ in range(many):
        table = client.create(BOTS, GAME)["table"]
        client.open(table)
        assert client.command(table, "start")["t"] == "ack"
        tables.append(table)
    return tables


def all_end(client: Client, tables: list[str], seconds: float = 120) -> None:
    for table in tables:
        client.until(table, lambda state: state["info"]["phase"] == "over", seconds)


def test_workers_play_the_bots_turns_and_leave_nothing_in_the_queue(site: Site) -> None:
    worker = site.worker("worker").start()
    with Client(site.node.url) as client:
        all_end(client, tables_of_bots(client, 2))
    assert site.letters("rollwright_bots") == 0
    assert worker.stop() == 0
    assert '"level": "error"' not in worker.said() + site.node.said()


def test_no_table_is_stuck_where_workers_die_and_the_queue_is_wiped(site: Site) -> None:
    """Two workers, killed by turns four times, the queue wiped in between."""
    workers = [site.worker(name).start() for name in ("one", "two")]
    with Client(site.node.url) as client:
        tables = tables_of_bots(client, 2)
        for kill in range(4):
            worker = workers[kill % 2]
            worker.kill()
            if kill % 2 == 0:
                site.wipe()
            worker.start()
        all_end(client, tables)
        for table in tables:
            happened = client.open(table)["happened"]
            waits = [later["at"] - row["at"] for row, later in itertools.pairwise(happened)]
            assert max(waits) < 45_000, table  # 15 s where nothing else runs: scripts/chaos
    for worker in workers:
        worker.stop()


def test_without_any_worker_a_node_plays_late_turns_itself(site: Site) -> None:
    with Client(site.node.url) as client:
        (table,) = tables_of_bots(client, 1)
        # About 10 s on a calm machine; on a busy one the process in which bots think takes long to start.
        client.until(table, lambda state: bool(state["seq"] >= 3), 60)


def test_a_turn_that_kills_its_worker_again_and_again_is_played_by_the_simplest_bot(site: Site) -> None:
    worker = site.worker("poisoned", mutant="poison").start()
    with Client(site.node.url) as client:
        (table,) = tables_of_bots(client, 1)
        client.until(table, lambda state: bool(state["seq"] >= 3), 60)
    assert site.letters("rollwright_dead") >= 1
    worker.stop()


def test_a_worker_whose_store_goes_away_as_it_starts_ends(site: Site) -> None:
    with pytest.raises(RuntimeError, match="it ended with"):
        site.worker("short", mutant="no_first_beat").start()
