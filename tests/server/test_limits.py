"""Who may use how much of a node: by cost, by person and by network, in constant time and bounded memory."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator, Iterator
from functools import partial

import pytest

from rollwright.server import limits
from rollwright.server.limits import ADDRESS_TIME, GUESTS, PERSON_TIME, TABLES, Account, Limits, Rate, of_address
from rollwright.server.metering import Metered, in_slices
from rollwright.server.turns import Turns


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


# Networks


def test_an_address_of_ipv4_is_one_account() -> None:
    assert of_address("192.0.2.7") == (("192.0.2.7", 1),)
    assert of_address("::ffff:192.0.2.7") == of_address("192.0.2.7")


def test_addresses_of_ipv6_are_one_account_by_their_64_and_share_a_larger_one_by_their_48() -> None:
    one, near = of_address("2001:db8:1:2::1"), of_address("2001:db8:1:2:ffff::9%eth0")
    far = of_address("2001:db8:1:3::1")
    assert one == near
    assert one[0] != far[0]
    assert one[1] == far[1]
    assert one[1][1] > one[0][1]


def test_guests_of_one_64_must_wait_like_those_of_one_address(clock: Clock) -> None:
    limited = Limits()
    waits = [limited.wait_at(f"2001:db8:1:2::{number:x}", GUESTS) for number in range(300)]
    assert waits.count(0.0) == GUESTS.burst


def test_guests_of_one_48_must_wait_too_wherever_in_it_they_are(clock: Clock) -> None:
    limited = Limits()
    waits = [limited.wait_at(f"2001:db8:1:{number:x}::1", GUESTS) for number in range(1000)]
    assert waits.count(0.0) == 4 * GUESTS.burst
    assert limited.wait_at("2001:db8:2::1", GUESTS) == 0.0


def test_an_address_that_stands_for_many_has_as_many_times_the_limits(clock: Clock) -> None:
    limited = Limits(address_share=3)
    assert sum(limited.wait_at("192.0.2.7", GUESTS) == 0.0 for _ in range(1000)) == 3 * GUESTS.burst


# Buckets


def test_a_wait_is_as_long_as_it_says(clock: Clock) -> None:
    limited = Limits()
    while limited.allows("ada", TABLES):
        pass
    wait = limited.wait("ada", TABLES)
    clock.now += wait * 0.99
    assert not limited.allows("ada", TABLES)
    clock.now += wait * 0.02
    assert limited.allows("ada", TABLES)


def test_what_is_refused_is_counted_by_its_limit(clock: Clock) -> None:
    counted: list[str] = []
    limited = Limits(count=counted.append)
    for _ in range(14):
        limited.allows("ada", TABLES)
    assert counted == ["tables"] * 2


def test_a_check_costs_the_same_with_very_many_accounts() -> None:
    limited = Limits()

    def check(first: int) -> float:
        started = time.perf_counter()
        for number in range(first, first + 1000):
            limited.wait(f"person {number}", TABLES)
        return time.perf_counter() - started

    alone = min(check(number * 1000) for number in range(3))
    for number in range(10, 100):
        check(number * 1000)
    beside = min(check(number * 1000) for number in range(200, 205))
    assert beside < 5 * alone + 0.01


def test_the_accounts_of_a_million_strangers_are_forgotten_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_MANY", 100)
    limited = Limits()
    for number in range(10_000):
        limited.wait(f"person {number}", TABLES)
    assert len(limited._buckets) <= 201


def test_who_keeps_asking_is_not_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_MANY", 100)
    limited = Limits()
    taken = 0
    for number in range(1000):
        taken += limited.allows("ada", TABLES)
        limited.wait(f"person {number}", TABLES)
    assert taken == TABLES.burst


def test_an_account_is_kept_until_it_would_be_full_again() -> None:
    slowest = max(
        (GUESTS, TABLES, PERSON_TIME, ADDRESS_TIME, limits.PACKS), key=lambda rate: rate.burst / rate.per_second
    )
    assert slowest.burst / slowest.per_second < limits._LASTS


# Time


def test_who_has_used_much_time_is_in_debt_and_out_of_it_again(clock: Clock) -> None:
    account = Account(Limits(), "192.0.2.7")
    account.person = "ada"
    account.charge(PERSON_TIME.burst)
    assert account.owed() == 0.0
    account.charge(PERSON_TIME.per_second)
    assert account.owed() == pytest.approx(1.0)
    clock.now += 1.01
    assert account.owed() == 0.0


def test_time_is_charged_to_the_person_at_every_address_and_to_the_address_for_every_person(clock: Clock) -> None:
    limited = Limits()
    for number in range(10):
        account = Account(limited, f"192.0.2.{number}")
        account.person = "ada"
        account.charge(PERSON_TIME.burst / 5)
    elsewhere = Account(limited, "198.51.100.1")
    elsewhere.person = "ada"
    assert elsewhere.owed() > 0
    for number in range(10):
        account = Account(limited, "203.0.113.9")
        account.person = f"guest {number}"
        account.charge(ADDRESS_TIME.burst / 5)
    assert Account(limited, "203.0.113.9").owed() > 0


def test_no_debt_lasts_longer_than_some_seconds(clock: Clock) -> None:
    account = Account(Limits(), "192.0.2.7")
    account.charge(1e9)
    assert account.owed() == pytest.approx(limits._LONGEST)


def test_nobody_is_held_back_where_there_are_no_limits() -> None:
    off = Limits(False)
    account = Account(off, "192.0.2.7")
    account.charge(1e9)
    assert account.owed() == 0.0
    assert off.allows("ada", Rate("none", 0, 1))


# Metering


def busy(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


@pytest.fixture
def forgotten_hold_ups() -> Iterator[None]:
    """The share of the processor is known for all metered work: what other tests have held up counts no more."""

    async def look() -> None:
        await Metered(asyncio.sleep(0))

    def forget() -> None:
        for _ in range(2):
            time.sleep(0.15)
            asyncio.run(look())
        time.sleep(0.15)

    forget()
    yield
    forget()


@pytest.mark.usefixtures("forgotten_hold_ups")
def test_what_work_waits_for_is_not_its_cost() -> None:
    async def work() -> str:
        busy(0.01)
        await asyncio.sleep(0.2)
        busy(0.01)
        return "done"

    async def run() -> Metered[str]:
        metered = Metered(work())
        assert await metered == "done"
        return metered

    metered = asyncio.run(run())
    assert 10 <= metered.milliseconds < 100


@pytest.mark.usefixtures("forgotten_hold_ups")
def test_what_others_do_on_a_busy_machine_is_not_its_cost() -> None:
    async def held_up() -> None:
        time.sleep(0.02)  # others have the machine meanwhile

    async def run() -> float:
        first = [Metered(held_up()) for _ in range(8)]
        for one in first:
            await one
        last = Metered(held_up())
        await last
        return last.milliseconds

    assert asyncio.run(run()) < 5


@pytest.mark.usefixtures("forgotten_hold_ups")
def test_work_that_fails_or_is_cancelled_has_a_cost_too() -> None:
    ended: list[str] = []

    async def fails() -> None:
        busy(0.01)
        raise ValueError("failed")

    async def waits() -> None:
        try:
            busy(0.01)
            await asyncio.sleep(60)
        finally:
            ended.append("cancelled")

    async def run() -> None:
        failed, cancelled = Metered(fails()), Metered(waits())
        with pytest.raises(ValueError, match="failed"):
            await failed

        async def wait() -> None:
            await cancelled

        task = asyncio.create_task(wait())
        await asyncio.sleep(0.05)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert failed.milliseconds >= 5
        assert cancelled.milliseconds >= 5

    asyncio.run(run())
    assert ended == ["cancelled"]


def test_long_work_gives_way_every_few_milliseconds() -> None:
    def long() -> Generator[None, None, int]:
        for _ in range(200):
            busy(0.001)
            yield
        return 7

    async def run() -> int:
        turns_of_others = 0
        task = asyncio.create_task(in_slices(long(), partial(asyncio.sleep, 0)))
        while not task.done():
            await asyncio.sleep(0)
            turns_of_others += 1
        assert await task == 7
        return turns_of_others

    assert asyncio.run(run()) > 20


# Turns


def test_who_has_used_least_goes_first_and_players_before_others(clock: Clock) -> None:
    async def scene() -> list[str]:
        limited = Limits()
        order: list[str] = []

        async def come(person: str, used: float, plays: bool) -> None:
            account = Account(limited, f"192.0.2.{len(tasks)}")
            account.person = person
            account.charge(used)
            await account.turn(plays)
            order.append(person)

        tasks: list[asyncio.Task[None]] = []
        for person, used, plays in (
            ("flooding player", 2000, True),
            ("newcomer", 20, False),
            ("flooding onlooker", 2000, False),
            ("player", 200, True),
            ("flooding onlooker", 2100, False),
            ("onlooker", 100, False),
        ):
            tasks.append(asyncio.create_task(come(person, used, plays)))
        await asyncio.gather(*tasks)
        return order

    assert asyncio.run(scene()) == [
        "player", "newcomer", "onlooker", "flooding player", "flooding onlooker", "flooding onlooker",
    ]  # fmt: skip


def test_what_was_used_is_forgotten_by_halves(clock: Clock) -> None:
    limited = Limits()
    account = Account(limited, "192.0.2.1")
    account.person = "ada"
    account.charge(800)
    clock.now += 10
    assert limited.used(limits.of_person("ada")) == pytest.approx(200)


def test_whoever_leaves_while_they_wait_takes_nobodys_turn() -> None:
    async def scene() -> None:
        turns = Turns()
        waiting = [asyncio.create_task(turns.wait(rank)) for rank in range(20)]
        await asyncio.sleep(0)
        for task in waiting[:18]:
            task.cancel()
        await asyncio.wait_for(asyncio.gather(*waiting[18:]), 1)
        assert len(turns) == 0

    asyncio.run(scene())


def test_however_many_wait_others_have_their_turn_in_between() -> None:
    async def scene() -> int:
        turns, turns_of_others = Turns(), 0

        async def work() -> None:
            await turns.wait(0)

        waiting = [asyncio.create_task(work()) for _ in range(200)]
        while not all(task.done() for task in waiting):
            await asyncio.sleep(0)
            turns_of_others += 1
        return turns_of_others

    assert asyncio.run(scene()) >= 200
