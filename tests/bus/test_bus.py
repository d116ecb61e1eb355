"""What every bus does: the same for that of one process and for NATS between two."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from rollwright.bus.bus import Bus, Job, News
from rollwright.bus.factory import open_bus
from rollwright.bus.local import LocalBus
from rollwright.bus.nats import NatsBus
from rollwright.tables.conversation.host import CHAT, PEOPLE, ROW
from tests.services.nats import NatsServer

Ends = Callable[[], Awaitable[tuple[Bus, Bus]]]
"""Two ends of one bus, both connected."""


async def local_ends() -> tuple[Bus, Bus]:
    bus = open_bus("")
    assert isinstance(bus, LocalBus)
    return bus, bus


def nats_ends(server: NatsServer) -> Ends:
    async def made() -> tuple[Bus, Bus]:
        first, second = open_bus(server.address), open_bus(server.address)
        assert isinstance(first, NatsBus)
        assert isinstance(second, NatsBus)
        await first.begin()
        await second.begin()
        await until(lambda: first.client.is_connected and second.client.is_connected)
        return first, second

    return made


@pytest.fixture(params=["local", "nats"])
def ends(request: pytest.FixtureRequest) -> Ends:
    return local_ends if request.param == "local" else nats_ends(request.getfixturevalue("nats"))


async def until(when: Callable[[], bool], seconds: float = 20.0) -> None:
    deadline = time.monotonic() + seconds
    while not when():
        assert time.monotonic() < deadline, "it never came"
        await asyncio.sleep(0.01)


async def reaches(reported: Bus, heard: list[News], news: News) -> None:
    """Tell it until it is heard: a subscription takes a moment to reach the other end."""
    deadline = time.monotonic() + 20
    while news not in heard:
        assert time.monotonic() < deadline, "it never came"
        reported.publish(news)
        await asyncio.sleep(0.02)


def run(ends: Ends, scene: Callable[[Bus, Bus], Coroutine[Any, Any, None]]) -> None:
    async def play() -> None:
        first, second = await ends()
        try:
            await scene(first, second)
        finally:
            await first.close()
            await second.close()

    asyncio.run(play())


def test_what_is_published_at_one_end_is_received_at_both(ends: Ends) -> None:
    async def scene(first: Bus, second: Bus) -> None:
        here: list[News] = []
        there: list[News] = []
        first.subscribe("t1", here.append)
        second.subscribe("t1", there.append)
        for news in (News("t1", ROW, 7, "a"), News("t1", CHAT, 2), News("t1", PEOPLE, 0, "b", ("ada", "bob"))):
            await reaches(first, there, news)
            assert news in here

    run(ends, scene)


def test_of_other_tables_nothing_is_received(ends: Ends) -> None:
    async def scene(first: Bus, second: Bus) -> None:
        heard: list[News] = []
        second.subscribe("t1", heard.append)
        first.publish(News("t2", ROW, 1))
        await reaches(first, heard, News("t1", ROW, 2))
        assert {news.table for news in heard} == {"t1"}

    run(ends, scene)


def test_who_has_ended_a_subscription_hears_no_more_and_the_others_do(ends: Ends) -> None:
    async def scene(first: Bus, second: Bus) -> None:
        gone: list[News] = []
        stays: list[News] = []
        end = second.subscribe("t1", gone.append)
        second.subscribe("t1", stays.append)
        await reaches(first, gone, News("t1", ROW, 1))
        end()
        await reaches(first, stays, News("t1", ROW, 2))
        assert News("t1", ROW, 2) not in gone

    run(ends, scene)


def test_a_listener_may_end_its_own_subscription(ends: Ends) -> None:
    async def scene(first: Bus, second: Bus) -> None:
        heard: list[News] = []

        def once(news: News) -> None:
            heard.append(news)
            end()

        end = second.subscribe("t1", once)
        after: list[News] = []
        second.subscribe("t1", after.append)
        await reaches(first, after, News("t1", ROW, 1))
        await reaches(first, after, News("t1", ROW, 2))
        assert heard == [News("t1", ROW, 1)]

    run(ends, scene)


def test_one_process_alone_leaves_no_turn_to_others() -> None:
    assert not LocalBus().enqueue(Job("t1", 0, 3))


@pytest.mark.slow
def test_nobody_waits_for_a_bus_that_is_not_there_and_it_is_used_as_soon_as_it_is(breakable: NatsServer) -> None:
    """Down from the start, frozen, killed: to tell takes no time, and afterwards news come through again."""

    async def play() -> None:
        breakable.kill()
        first, second = NatsBus(breakable.address), NatsBus(breakable.address)
        await first.begin()
        await second.begin()
        heard: list[News] = []
        second.subscribe("t1", heard.append)
        for seq, trouble in enumerate((breakable.kill, breakable.freeze, breakable.kill), start=1):
            trouble()
            here: list[News] = []
            end = first.subscribe("t2", here.append)
            started = time.monotonic()
            for _ in range(1000):
                first.publish(News("t2", ROW, seq))
            assert time.monotonic() - started < 1
            assert len(here) == 1000
            end()
            if trouble == breakable.freeze:
                await until(lambda: not first.client.is_connected)  # noticed without a word from it
                assert not first.enqueue(Job("t1", 0, seq))
                breakable.thaw()
            else:
                await asyncio.to_thread(breakable.start)
            await reaches(first, heard, News("t1", ROW, seq))
        await first.close()
        await second.close()

    asyncio.run(play())
