"""Two nodes in one process: what one does the other knows, by hints or by looking; time is judged alike at both."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rollwright.bus.local import LocalBus
from rollwright.server.host import peers
from rollwright.server.host.commits import fresh
from rollwright.server.host.host import Host
from rollwright.server.host.live import LiveTable
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.stores.people import Person
from rollwright.stores.sqlite.service import SqliteService
from rollwright.stores.sqlite.store import SqliteStore, open_store
from rollwright.stores.sqlite.tables import SqliteTables
from rollwright.stores.store import Unavailable
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.game import Act, timeout_of
from rollwright.tables.commands.lobby import Reveal, Sit, Start
from rollwright.tables.commands.outcome import Accepted, Repeated
from rollwright.tables.commands.refusals import Nack
from rollwright.tables.log.clocks import Clock
from rollwright.tables.log.fold import replay
from rollwright.tables.log.play import Credited
from tests.server.conftest import Time
from tests.server.test_outages import SEED, SEED_HASH

SEED_TOO = "22" * 32


class Nodes:
    """Two nodes with one store: by default each with a bus of its own, which the other doesn't hear."""

    def __init__(self, store: SqliteStore, bus: LocalBus | None) -> None:
        settings = Settings(Path(), bot_pause=0)
        self.store = store
        self.one = Host(settings, store, bus or LocalBus(), Metrics())
        self.two = Host(settings, store, bus or LocalBus(), Metrics())
        self.table = ""

    async def begin(self) -> None:
        """A game of Ada and Bob, each with a minute, in which Ada is to act."""
        await self.store.people.add(Person("ada", "Ada"), "a", 1)
        await self.store.people.add(Person("bob", "Bob"), "b", 1)
        await self.one.begin(calls=False)
        await self.two.begin(calls=False)
        seats = [{"kind": "me"}, {"kind": "open"}]
        create = Create("ada", "c1", fresh(), "copenhagen_roll", seats, clock=Clock("live", 60), seed_hash=SEED_HASH,
                        options={"start_seat": 0})  # fmt: skip
        self.table = (await self.one.commits.create(create, "Ada")).table
        seed_hash = hashlib.sha256(bytes.fromhex(SEED_TOO)).hexdigest()
        for command in (Sit("bob", "c2", seed_hash), Start("ada", "c3"), Reveal("ada", "c4", SEED)):
            assert isinstance((await self.one.commits.command(self.table, command)).ruling, Accepted)
        assert isinstance((await self.two.commits.command(self.table, Reveal("bob", "c5", SEED_TOO))).ruling, Accepted)

    async def live(self, host: Host) -> LiveTable:
        live = await host.memory.find(self.table)
        assert live is not None
        return live

    async def act(self, host: Host, cid: str) -> Act:
        """The first thing that somebody may do, as that node sees it."""
        table = (await self.live(host)).table
        seat = table.acting()[0]
        return Act(table.chairs[seat].person, cid, [table.legal[seat][0]], table.decisions[seat], seat)


def play(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    scene: Callable[[Nodes], Coroutine[Any, Any, None]],
    bus: bool = False,
) -> None:
    monkeypatch.setattr(SqliteStore, "shared", True)

    async def run() -> None:
        nodes = Nodes(open_store(folder), LocalBus() if bus else None)
        await nodes.begin()
        await scene(nodes)
        replay(await nodes.store.tables.rows(nodes.table))
        await nodes.one.stop()
        await nodes.two.stop()
        await nodes.store.close()

    asyncio.run(run())


def test_a_hint_brings_a_row_into_the_memory_of_another_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(nodes: Nodes) -> None:
        here, there = await nodes.live(nodes.one), await nodes.live(nodes.two)
        heard: list[int] = []
        nodes.two.peers.listen(nodes.table, lambda _: heard.append(there.table.seq))
        await nodes.one.commits.command(nodes.table, await nodes.act(nodes.one, "c6"))
        for _ in range(100):
            await asyncio.sleep(0.01)
            if there.table.seq == here.table.seq:
                break
        assert there.table.digest() == here.table.digest()
        assert heard == [here.table.seq]

    play(tmp_path, monkeypatch, scene, bus=True)


def test_without_hints_a_look_finds_what_is_new_where_somebody_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(nodes: Nodes) -> None:
        here, there = await nodes.live(nodes.one), await nodes.live(nodes.two)
        nodes.two.presence.come(there, "bob")
        await nodes.one.commits.command(nodes.table, await nodes.act(nodes.one, "c6"))
        await nodes.one.chat.say(here, "ada", "Ada", "c7", "hello")
        assert there.table.seq < here.table.seq
        await nodes.two.poll()
        assert there.table.digest() == here.table.digest()
        assert [said.text for said in there.chat] == ["hello"]

    play(tmp_path, monkeypatch, scene)


def test_what_nobody_watches_is_read_when_somebody_asks_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(nodes: Nodes) -> None:
        there = await nodes.live(nodes.two)
        before = there.table.seq
        await nodes.one.commits.command(nodes.table, await nodes.act(nodes.one, "c6"))
        await nodes.two.poll()
        assert there.table.seq == before
        assert (await nodes.live(nodes.two)).table.seq == before + 1

    play(tmp_path, monkeypatch, scene)


def test_a_node_that_has_missed_a_row_reads_it_when_that_row_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else whoever's turn it has become would be called by none: by this node's table nothing is asked of them."""

    async def scene(nodes: Nodes) -> None:
        there = await nodes.live(nodes.two)
        nodes.two.presence.come(there, "bob")
        before = there.table.seq
        await nodes.one.commits.command(nodes.table, await nodes.act(nodes.one, "c6"))
        for row, seq in ((0, before), (before, before), (before + 1, before + 1)):
            found = await nodes.two.memory.find(nodes.table, row)
            assert found is not None
            assert found.table.seq == seq

    play(tmp_path, monkeypatch, scene)


def test_nobody_is_refused_by_a_node_that_has_missed_something(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada acts at one node, and what comes next is done at the other, which still waits for her."""

    async def scene(nodes: Nodes) -> None:
        there = await nodes.live(nodes.two)
        nodes.two.presence.come(there, "ada")
        await nodes.one.commits.command(nodes.table, await nodes.act(nodes.one, "c6"))
        next_act = await nodes.act(nodes.one, "c7")
        assert isinstance((await nodes.two.commits.command(nodes.table, next_act)).ruling, Accepted)

    play(tmp_path, monkeypatch, scene)


def test_the_same_command_at_two_nodes_at_once_is_one_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(nodes: Nodes) -> None:
        act = await nodes.act(nodes.one, "c6")
        first, second = await asyncio.gather(
            nodes.one.commits.command(nodes.table, act), nodes.two.commits.command(nodes.table, act)
        )
        assert not isinstance(first.ruling, Nack)
        assert not isinstance(second.ruling, Nack)
        assert [row.cid for row in await nodes.store.tables.rows(nodes.table)].count("c6") == 1

    play(tmp_path, monkeypatch, scene)


def test_a_row_whose_outcome_was_not_known_is_reported_as_soon_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store keeps a row, and its answer is lost; the node finds the row, and tells the other of it."""

    async def scene(nodes: Nodes) -> None:
        there = await nodes.live(nodes.two)
        act = await nodes.act(nodes.one, "c6")
        append = SqliteTables.append

        async def keep_and_lose(self: SqliteTables, entries: Any) -> None:
            await append(self, entries)
            raise Unavailable("lost")

        with monkeypatch.context() as broken:
            broken.setattr(SqliteTables, "append", keep_and_lose)
            with pytest.raises(Unavailable):
                await nodes.one.commits.command(nodes.table, act)
        await nodes.one.sweeper.sweep()
        await asyncio.sleep(0.1)
        assert there.table.rows[-1].cid == "c6"
        assert isinstance((await nodes.two.commits.command(nodes.table, act)).ruling, Repeated)

    play(tmp_path, monkeypatch, scene, bus=True)


def test_who_is_there_is_known_at_the_other_node_until_that_falls_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(nodes: Nodes) -> None:
        here, there = await nodes.live(nodes.one), await nodes.live(nodes.two)
        nodes.one.presence.come(here, "ada")
        assert there.connected() == {"ada"}
        nodes.one.presence.go(here, "ada")
        await asyncio.sleep(1.1)  # it is told of once a second
        assert there.connected() == set()
        await asyncio.sleep(1.1)
        nodes.one.presence.come(here, "ada")
        nodes.two.presence.come(there, "bob")
        await nodes.two.poll()
        assert there.connected() == {"ada", "bob"}
        monkeypatch.setattr(peers, "time", SimpleNamespace(monotonic=lambda: 1e12))
        await nodes.two.poll()
        assert there.connected() == {"bob"}

    play(tmp_path, monkeypatch, scene, bus=True)


def test_a_new_name_and_a_person_who_was_erased_are_known_at_the_other_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(nodes: Nodes) -> None:
        here, there = await nodes.live(nodes.one), await nodes.live(nodes.two)
        await nodes.one.chat.say(here, "bob", "Bob", "c7", "hello")
        await nodes.one.guests.rename("bob", "Robert")
        await asyncio.sleep(0.1)
        assert there.names == {"ada": "Ada", "bob": "Robert"}
        await nodes.one.guests.erase(Person("bob", "Bob"))
        await asyncio.sleep(0.1)
        assert there.names == {"ada": "Ada"}
        assert not there.chat

    play(tmp_path, monkeypatch, scene, bus=True)


def test_all_nodes_asleep_take_nobodys_time_and_one_asleep_gives_none(
    tmp_path: Path, clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(nodes: Nodes) -> None:
        clock.now += 30_000  # all are frozen
        await asyncio.gather(nodes.one.beat(), nodes.two.beat())
        for host in (nodes.one, nodes.two):
            table = (await nodes.live(host)).table
            assert isinstance((await host.commits.command(nodes.table, timeout_of(table, bytes(32)))).ruling, Nack)
        rows = await nodes.store.tables.rows(nodes.table)
        assert [row.body.milliseconds for row in rows if isinstance(row.body, Credited)] == [30_000]
        for _ in range(60):  # one is frozen, the other is there
            clock.now += 1000
            await nodes.two.beat()
        table = (await nodes.live(nodes.one)).table
        assert isinstance((await nodes.one.commits.command(nodes.table, timeout_of(table, bytes(32)))).ruling, Accepted)

    play(tmp_path, monkeypatch, scene)


def test_a_store_that_was_away_takes_nobodys_time(tmp_path: Path, clock: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes that are there but can't keep a beat are no service."""

    async def scene(nodes: Nodes) -> None:
        async def gone(self: SqliteService, at: int) -> None:
            raise Unavailable("gone")

        with monkeypatch.context() as broken:
            broken.setattr(SqliteService, "beat", gone)
            for _ in range(30):
                clock.now += 1000
                with pytest.raises(Unavailable):
                    await nodes.one.beat()
        clock.now += 40_000
        await nodes.one.beat()
        table = (await nodes.live(nodes.one)).table
        assert isinstance((await nodes.one.commits.command(nodes.table, timeout_of(table, bytes(32)))).ruling, Nack)

    play(tmp_path, monkeypatch, scene)
