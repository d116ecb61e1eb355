"""The server's clock: the system's may be set back, and no table's time goes backwards for that."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from rollwright.server import clock
from rollwright.server.clock import Clock
from rollwright.tables.log.clocks import LIVE, OTHERWISE, Clocks
from rollwright.tables.log.clocks import Clock as Setting

HOUR = 3_600_000


class Machine:
    """A clock on the wall that somebody sets, and a stopwatch that nobody can."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.stopwatch = 10 * HOUR, HOUR
        stand_in = SimpleNamespace(time_ns=lambda: self.wall * 10**6, monotonic_ns=lambda: self.stopwatch * 10**6)
        monkeypatch.setattr(clock, "time", stand_in)

    def go_on(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.stopwatch += milliseconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def test_time_is_the_systems_own(machine: Machine) -> None:
    now = Clock()
    machine.go_on(1234)
    assert now.now_ms() == machine.wall


def test_a_clock_that_is_set_back_is_not_followed_and_time_goes_on(machine: Machine) -> None:
    now = Clock()
    machine.go_on(1000)
    before = now.now_ms()
    machine.wall -= 2 * HOUR
    assert now.now_ms() == before
    machine.go_on(5000)
    assert now.now_ms() == before + 5000
    machine.wall += 2 * HOUR  # it is set right again
    assert now.now_ms() == before + 5000 == machine.wall


def test_a_clock_that_is_set_forward_and_a_machine_that_has_slept_are_followed(machine: Machine) -> None:
    now = Clock()
    machine.wall += HOUR
    assert now.now_ms() == machine.wall
    machine.go_on(10)
    assert now.now_ms() == machine.wall


def test_a_server_that_was_started_with_a_clock_set_back_shows_nobody_more_time_than_they_have() -> None:
    clocks = Clocks(Setting(LIVE, 60), 2)
    clocks.charge(10 * HOUR)
    clocks.follow([True, False], OTHERWISE)
    assert clocks.left_at(0, 10 * HOUR + 1000) == 59_000
    assert clocks.left_at(0, 8 * HOUR) == 60_000
    assert clocks.out_at(8 * HOUR) == []
