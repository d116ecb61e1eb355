"""Who waits for whom when bots have much to think about."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from rollwright.server.host import bot_process
from rollwright.server.host.bot_pool import BotPool
from rollwright.server.host.bot_process import BotProcess
from rollwright.server.host.lane import Lane
from rollwright.server.host.shares import Networks, Shares
from rollwright.server.metrics import Metrics
from rollwright.tables.commands.bot_turns import BotRequest

REQUEST = BotRequest("table", 3, "game", {}, {}, 0, "greedy")


class Scripted(BotProcess):
    """A process that thinks in no time, once it is let, and writes down for whom."""

    def __init__(self) -> None:
        super().__init__(1.0, 0)
        self.thought: list[str] = []
        self.let = asyncio.Event()

    async def ask(self, work: Callable[..., Any], *values: Any) -> Any:
        await self.let.wait()
        self.thought.append(values[0])


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def queued(asked: list[tuple[str, int]], had: dict[str, float], networks: Networks | None = None) -> list[str]:
    """In which order one process thinks for those who ask, after the first: (person, rank)."""

    async def run() -> list[str]:
        shares = Shares(networks or Networks(), Clock())
        for person, seconds in had.items():
            shares.charge([person], seconds)
        process = Scripted()
        lane = Lane([process], shares)
        first = asyncio.create_task(lane.think(["first"], 0, print, "first"))
        rest = [asyncio.create_task(lane.think([person], rank, print, person)) for person, rank in asked]
        await asyncio.sleep(0)
        process.let.set()
        await asyncio.gather(first, *rest)
        return process.thought[1:]

    return asyncio.run(run())


def test_who_has_had_nothing_comes_before_who_has_had_much() -> None:
    assert queued([("mallory", 0), ("mallory", 0), ("ada", 0)], {"mallory": 3.0}) == ["ada", "mallory", "mallory"]


def test_among_equals_who_came_first_comes_first() -> None:
    assert queued([("ada", 0), ("bob", 0), ("cem", 0)], {}) == ["ada", "bob", "cem"]


def test_rank_comes_before_fairness() -> None:
    assert queued([("ada", 1), ("mallory", 0)], {"mallory": 3.0}) == ["mallory", "ada"]


def test_throw_away_guests_of_one_network_count_as_few() -> None:
    """Nineteen new guests, each of whom has had nothing, behind the address of one who has had a minute."""
    networks = Networks()
    for number in range(20):
        networks.enter(f"guest {number}", "203.0.113.7")
    networks.enter("ada", "198.51.100.1")
    asked = [(f"guest {number}", 0) for number in range(1, 20)]
    order = queued([*asked, ("ada", 0)], {"guest 0": 60.0, "ada": 2.0}, networks)
    assert order[0] == "ada"


def test_what_somebody_has_had_is_forgotten_by_halves() -> None:
    clock = Clock()
    shares = Shares(Networks(), clock)
    shares.charge(["ada"], 8.0)
    clock.now += 30
    assert shares.had(["ada"]) == pytest.approx(1.0)


def test_at_a_table_the_one_counts_who_has_had_least() -> None:
    shares = Shares(Networks(), Clock())
    shares.charge(["mallory"], 8.0)
    assert shares.had(["mallory", "ada"]) == 0.0


def test_shares_remember_a_bounded_number_and_cost_the_same_with_many() -> None:
    networks = Networks()
    shares = Shares(networks)
    for number in range(20_000):
        shares.charge([f"guest {number}"], 0.001)
    assert len(shares._had) <= 4096


def test_a_person_comes_from_a_network_as_long_as_one_socket_is_open() -> None:
    networks = Networks()
    networks.enter("ada", "here")
    networks.enter("ada", "here")
    networks.leave("ada")
    assert networks.of("ada") == "here"
    networks.leave("ada")
    assert networks.of("ada") == ""


def test_a_thought_whose_asker_has_left_is_not_thought() -> None:
    async def run() -> tuple[list[str], int]:
        process = Scripted()
        lane = Lane([process], Shares(Networks()))
        first = asyncio.create_task(lane.think(["first"], 0, print, "first"))
        gone = asyncio.create_task(lane.think(["gone"], 0, print, "gone"))
        stays = asyncio.create_task(lane.think(["stays"], 0, print, "stays"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        waiting = len(lane)
        process.let.set()
        await asyncio.gather(first, stays)
        return process.thought, waiting

    assert asyncio.run(run()) == (["first", "stays"], 1)


def test_one_who_leaves_just_as_a_process_comes_free_hands_it_on() -> None:
    async def run() -> list[str]:
        process = Scripted()
        lane = Lane([process], Shares(Networks()))
        first = asyncio.create_task(lane.think(["first"], 0, print, "first"))
        gone = asyncio.create_task(lane.think(["gone"], 0, print, "gone"))
        stays = asyncio.create_task(lane.think(["stays"], 0, print, "stays"))
        await asyncio.sleep(0)
        process.let.set()
        first.add_done_callback(lambda _: gone.cancel())  # after the process was handed on, before it was taken
        await asyncio.gather(first, stays)
        return process.thought

    assert "stays" in asyncio.run(run())


# In real processes


def take_long(request: dict[str, object], seconds: float) -> list[object]:
    """A hint of ten seconds, unless it is cut short."""
    until = time.monotonic() + 10
    while time.monotonic() < until and not bot_process._is_cut_short():
        time.sleep(0.02)
    return []


def at_once(request: dict[str, object]) -> int:
    return 7


def with_pool(monkeypatch: pytest.MonkeyPatch, work: Callable[[BotPool], Coroutine[Any, Any, Any]]) -> Any:
    monkeypatch.setattr(bot_process, "think", at_once)
    monkeypatch.setattr(bot_process, "think_for_person", take_long)

    async def run() -> Any:
        pool = BotPool(1, 60.0, Metrics())
        await pool.choose(REQUEST)
        await pool.choose(REQUEST, alone=True)  # both lanes have started
        try:
            return await work(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


def test_a_turn_that_people_wait_for_does_not_wait_for_hints_or_bots_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(pool: BotPool) -> tuple[float, int]:
        hints = [asyncio.create_task(pool.advise(REQUEST, f"guest {number}")) for number in range(24)]
        await asyncio.sleep(0.05)
        started = time.monotonic()
        await pool.choose(REQUEST, ["ada"])
        took = time.monotonic() - started
        waiting = pool.waiting()
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)
        return took, waiting

    took, waiting = with_pool(monkeypatch, work)
    assert waiting == 23
    assert took < 5, "the hint that is being thought about takes ten seconds"


def test_a_hint_whose_asker_has_left_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(pool: BotPool) -> float:
        hint = asyncio.create_task(pool.advise(REQUEST, "mallory"))
        await asyncio.sleep(0.2)
        hint.cancel()
        started = time.monotonic()
        await pool.choose(REQUEST, alone=True)
        return time.monotonic() - started

    assert with_pool(monkeypatch, work) < 5, "ten seconds, had it been thought to its end"
