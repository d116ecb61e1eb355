"""Clocks and outages: time in which the server was away is charged to nobody, and no time else is given."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from rollwright.bus.local import LocalBus
from rollwright.bus.nats import NatsBus
from rollwright.server.host.commits import fresh
from rollwright.server.host.host import Host
from rollwright.server.host.live import LiveTable
from rollwright.server.host.outages import Outages
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.stores.sqlite.store import open_store
from rollwright.stores.store import Unavailable
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.game import timeout_of
from rollwright.tables.commands.lobby import Reveal, Start
from rollwright.tables.commands.outcome import Accepted
from rollwright.tables.commands.refusals import Nack
from rollwright.tables.log.clocks import Clock
from rollwright.tables.log.fold import replay
from rollwright.tables.log.play import Credited
from tests.server.conftest import Time

SEED = "11" * 32
SEED_HASH = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()


class Scene:
    """One person with 60 seconds against a bot, and the server under it, which may be restarted."""

    def __init__(self, folder: Path, clock: Time) -> None:
        self._folder = folder
        self._clock = clock
        self.table = ""

    async def start(self) -> None:
        self.host = Host(Settings(self._folder), open_store(self._folder), LocalBus(), Metrics())
        await self.host.begin(calls=True)

    async def stop(self, kill: bool = False) -> None:
        if not kill:
            await self.host.stop()
        await self.host.store.close()

    async def play(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        create = Create("ada", "c1", fresh(), "copenhagen_roll", seats, clock=Clock("live", 60), seed_hash=SEED_HASH,
                        options={"start_seat": 0})  # fmt: skip
        self.table = (await self.host.commits.create(create, "Ada")).table
        for command in (Start("ada", "c2"), Reveal("ada", "c3", SEED)):
            assert isinstance((await self.host.commits.command(self.table, command)).ruling, Accepted)

    async def live(self) -> LiveTable:
        live = await self.host.memory.find(self.table)
        assert live is not None
        return live

    async def left(self) -> int:
        return (await self.live()).table.clocks.left_at(0, self._clock.now)

    async def times_out(self) -> bool:
        """Whether a timeout is accepted now."""
        outcome = await self.host.commits.command(self.table, timeout_of((await self.live()).table, bytes(32)))
        assert isinstance(outcome.ruling, Accepted | Nack)
        return isinstance(outcome.ruling, Accepted)

    async def live_on(self, seconds: int) -> None:
        """The server is there all the while."""
        for _ in range(seconds):
            self._clock.now += 1000
            await self.host.beat()


def play(tmp_path: Path, clock: Time, scene: Callable[[Scene], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        made = Scene(tmp_path, clock)
        await made.start()
        await made.play()
        await scene(made)
        replay(await made.host.store.tables.rows(made.table))  # the log says the same
        await made.stop()

    asyncio.run(run())


def test_a_clock_runs_out_while_the_server_is_there(tmp_path: Path, clock: Time) -> None:
    async def scene(scene: Scene) -> None:
        await scene.live_on(59)
        assert not await scene.times_out()
        await scene.live_on(1)
        assert await scene.times_out()

    play(tmp_path, clock, scene)


def test_a_server_that_sleeps_for_an_hour_takes_nobodys_time(tmp_path: Path, clock: Time) -> None:
    async def scene(scene: Scene) -> None:
        await scene.live_on(20)
        clock.now += 3_600_000
        assert not await scene.times_out()
        assert await scene.left() == 40_000
        await scene.live_on(40)
        assert await scene.times_out()

    play(tmp_path, clock, scene)


@pytest.mark.parametrize("kill", [False, True])
def test_a_server_that_is_down_for_a_night_takes_nobodys_time(tmp_path: Path, clock: Time, kill: bool) -> None:
    async def scene(scene: Scene) -> None:
        for _ in range(2):  # the first outage is remembered although nobody looks at the table after it
            await scene.live_on(10)
            await scene.stop(kill)
            clock.now += 28_800_000
            await scene.start()
        await scene.live_on(10)
        assert not await scene.times_out()
        assert await scene.left() == 30_000
        await scene.live_on(30)
        assert await scene.times_out()

    play(tmp_path, clock, scene)


def test_a_credit_is_given_once(tmp_path: Path, clock: Time) -> None:
    async def scene(scene: Scene) -> None:
        clock.now += 100_000
        assert not await scene.times_out()
        assert not await scene.times_out()
        rows = (await scene.live()).table.rows
        assert [row.body.milliseconds for row in rows if isinstance(row.body, Credited)] == [100_000]

    play(tmp_path, clock, scene)


def test_a_table_without_a_running_clock_needs_no_row_for_it(tmp_path: Path, clock: Time) -> None:
    async def scene(scene: Scene) -> None:
        create = Create("bob", "c1", fresh(), "copenhagen_roll", [{"kind": "open"}, {"kind": "open"}])
        idle = (await scene.host.commits.create(create, "Bob")).table
        clock.now += 100_000
        await scene.host.commits.command(idle, timeout_of((await scene.live()).table, bytes(32)))
        live = await scene.host.memory.find(idle)
        assert live is not None
        assert live.table.seq == 1

    play(tmp_path, clock, scene)


def test_where_the_store_is_away_at_the_start_nothing_is_left_that_keeps_the_process_alive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker whose PostgreSQL and NATS were both away as it started hung, and was taken for one that works."""

    async def away(self: Outages) -> None:
        raise Unavailable("nothing can be read")

    monkeypatch.setattr(Outages, "begin", away)

    async def run() -> set[Any]:
        store = open_store(tmp_path)
        host = Host(Settings(tmp_path), store, NatsBus("nats://127.0.0.1:9"), Metrics())
        with pytest.raises(Unavailable):
            await host.begin(calls=True)
        await store.close()
        return set(asyncio.all_tasks()) - {asyncio.current_task()}

    assert asyncio.run(run()) == set()
