"""Bots that fail: another plays in their place, and the table goes on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from rollwright.bus.local import LocalBus
from rollwright.server.host import bot_process
from rollwright.server.host.bot_pool import BotPool
from rollwright.server.host.commits import fresh
from rollwright.server.host.host import Host
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.stores.sqlite.store import open_store
from rollwright.tables.commands.bot_turns import LAST_RESORT, BotRequest, choose
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.lobby import Start

BOTS = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]


def hang(request: dict[str, object]) -> int:
    """In a process of the pool: a bot that never comes to an end, unless it is the last resort."""
    if request["bot"] != LAST_RESORT:
        time.sleep(60)
    return 7


def fail(request: dict[str, object]) -> int:
    if request["bot"] != LAST_RESORT:
        raise ValueError("a bot with a mistake")
    return 8


REQUEST = BotRequest("table", 3, "game", {}, {}, 0, "greedy")


@pytest.mark.parametrize(("bot", "action"), [(hang, 7), (fail, 8)])
def test_a_bot_that_fails_or_hangs_has_a_substitute(monkeypatch: pytest.MonkeyPatch, bot: object, action: int) -> None:
    monkeypatch.setattr(bot_process, "think", bot)
    metrics = Metrics()

    async def ask() -> int:
        thinkers = BotPool(1, 3.0, metrics)
        try:
            return await thinkers.choose(REQUEST)
        finally:
            await thinkers.close()

    assert asyncio.run(ask()) == action
    assert 'rollwright_bot_turns_total{outcome="failed"} 1' in metrics.text()


def start_slowly(*_: object) -> None:
    time.sleep(3.5)


def take_a_while(request: dict[str, object]) -> int:
    time.sleep(0.8)
    return 9


@pytest.mark.slow
def test_neither_a_slow_start_nor_the_turns_of_others_are_held_against_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """One process that takes 3.5 s to start, and five turns of 0.8 s, though a turn may take but 3 s."""
    monkeypatch.setattr(bot_process, "begin", start_slowly)
    monkeypatch.setattr(bot_process, "think", take_a_while)
    metrics = Metrics()

    async def ask() -> list[int]:
        thinkers = BotPool(1, 3.0, metrics)
        try:
            return await asyncio.gather(*(thinkers.choose(REQUEST) for _ in range(5)))
        finally:
            await thinkers.close()

    assert asyncio.run(ask()) == [9] * 5
    assert 'outcome="failed"' not in metrics.text()


def test_a_table_of_bots_whose_bots_all_fail_at_first_still_comes_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No process, to be quick: every third answer is an error."""
    asked = 0

    async def sometimes(self: BotPool, request: BotRequest, *_: object, **__: object) -> int:
        nonlocal asked
        asked += 1
        if asked % 3 == 0:
            raise RuntimeError("lost")
        return choose(request)

    monkeypatch.setattr(BotPool, "choose", sometimes)

    async def play() -> str:
        settings = Settings(tmp_path, bot_pause=0)
        host = Host(settings, open_store(tmp_path), LocalBus(), Metrics())
        created = await host.commits.create(Create("ada", "c1", fresh(), "copenhagen_roll", BOTS), "Ada")
        await host.commits.command(created.table, Start("ada", "c2"))
        monkeypatch.setattr("rollwright.server.host.sweeper._LATE", -1_000_000)
        live = await host.memory.find(created.table)
        assert live is not None
        deadline = time.monotonic() + 60
        while live.table.phase != "over" and time.monotonic() < deadline:
            await host.sweeper.sweep()  # finds the turns that were lost
            await asyncio.sleep(0.005)
        await host.stop()
        await host.store.close()
        return live.table.phase

    assert asyncio.run(play()) == "over"
    assert asked > 30
