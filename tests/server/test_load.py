"""A node with too much to do leaves hints undone first, then tables of bots alone, then new tables; never a move."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rollwright.bus.local import LocalBus
from rollwright.server.host.commits import fresh
from rollwright.server.host.host import Host
from rollwright.server.host.load import ADVICE, BOT_TABLES, NEW_TABLES, Load
from rollwright.server.limits import Limits
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.server.socket.host import SocketHost
from rollwright.stores.sqlite.store import open_store
from rollwright.tables.commands.bot_turns import BotRequest
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.lobby import Start
from rollwright.tables.commands.refusals import Nack
from rollwright.tables.conversation.host import Refused
from rollwright.tables.wire.inbound import NewTable

BOTS = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]


def load_after(lateness: float, looks: int, wait: float = 0.0) -> Load:
    load = Load(lambda: wait, Metrics())
    for _ in range(looks):
        load.notice(lateness, 0.1 + lateness)
    return load


def test_a_loop_in_time_leaves_nothing_undone() -> None:
    assert load_after(0.01, 100).left_undone() == ()


@pytest.mark.parametrize(
    ("lateness", "undone"),
    [(0.15, (ADVICE,)), (0.3, (ADVICE, BOT_TABLES)), (0.6, (ADVICE, BOT_TABLES, NEW_TABLES))],
)
def test_the_later_the_loop_the_more_is_left_undone(lateness: float, undone: tuple[str, ...]) -> None:
    assert load_after(lateness, 50).left_undone() == undone


def test_a_single_hiccup_counts_for_nothing() -> None:
    assert load_after(3.0, 4).left_undone() == ()


def test_a_loop_that_is_late_because_others_have_the_machine_leaves_nothing_undone() -> None:
    load = Load(lambda: 0.0, Metrics())
    for _ in range(50):
        load.notice(1.0, 0.2)
    assert load.left_undone() == ()


def test_where_clients_are_trusted_nothing_is_left_undone() -> None:
    load = Load(lambda: 60.0, Metrics(), on=False)
    for _ in range(50):
        load.notice(1.0, 1.1)
    assert load.left_undone() == ()


def test_people_who_wait_for_a_bot_count_as_a_late_loop_does() -> None:
    assert load_after(0.0, 1, wait=16.0).left_undone() == (ADVICE, BOT_TABLES, NEW_TABLES)


def test_after_five_calm_seconds_all_is_done_again() -> None:
    load = load_after(0.5, 50)
    for _ in range(50):
        load.notice(0.0, 0.0)
    assert load.left_undone() == ()


def test_what_is_left_undone_is_counted_and_what_is_not_is_not() -> None:
    metrics = Metrics()
    load = Load(lambda: 2.5, metrics)
    load.notice(0.0, 0.0)
    assert load.refuses(ADVICE)
    assert not load.refuses(NEW_TABLES)
    assert 'rollwright_shed_total{what="hints"} 1' in metrics.text()
    assert "new tables" not in metrics.text()


def overloaded(host: Host) -> None:
    for _ in range(50):
        host.load.notice(1.0, 1.0)


def test_an_overloaded_node_refuses_hints_and_new_tables_and_takes_every_move(tmp_path: Path) -> None:
    async def run() -> None:
        host = Host(Settings(tmp_path, bot_pause=0), open_store(tmp_path), LocalBus(), Metrics())
        hosting = SocketHost(host, Limits(False), Metrics())
        made = await host.commits.create(Create("ada", "c1", fresh(), "copenhagen_roll", BOTS), "Ada")
        overloaded(host)
        request = BotRequest("table", 3, "game", {}, {}, 0, "greedy")
        refused = hosting.advise("ada", request, lambda _: None)
        assert isinstance(refused, Nack)
        assert refused.refusal is not None
        assert refused.refusal.code == "table.busy"
        create = {"cid": "c2", "game": "copenhagen_roll", "players": 2, "seats": BOTS, "clock": {"kind": "none"}}
        with pytest.raises(Refused):
            await hosting.fresh_table("ada", NewTable("c2", create))
        started = await host.commits.command(made.table, Start("ada", "c3"))
        assert started.head == 2, "what is under way goes on"
        await asyncio.sleep(0.3)
        live = await host.memory.find(made.table)
        assert live is not None
        assert live.table.seq == 2, "bots alone wait"
        for _ in range(50):
            host.load.notice(0.0, 0.0)
        async with asyncio.timeout(60):
            while live.table.seq == 2:
                await asyncio.sleep(0.05)
        await host.stop()
        await host.store.close()

    asyncio.run(run())
