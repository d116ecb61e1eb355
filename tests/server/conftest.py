"""A real server as a fixture. Reuse it elsewhere with `from tests.server.conftest import server`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec

import pytest

from rollwright.server.clock import Clock
from tests.server.process import ServerProcess

if find_spec("uvicorn") is None:  # installed without its extra: there is nothing to test
    collect_ignore_glob = ["test_*.py"]

Start = Callable[..., ServerProcess]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One for all tests that leave it as it was: bots that don't pause, nobody held back."""
    started = ServerProcess(tmp_path_factory.mktemp("server") / "data", "--bot-pause", "0", "--no-limits").start()
    yield started
    assert started.stop() == 0
    assert '"level": "error"' not in started.said()


@pytest.fixture
def start_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Start]:
    """For tests that need their own: start_server(*arguments)."""
    started: list[ServerProcess] = []

    def start(*arguments: str, mutant: str = "") -> ServerProcess:
        data = tmp_path_factory.mktemp("server") / "data"
        process = ServerProcess(data, *(arguments or ("--bot-pause", "0")), mutant=mutant)
        started.append(process)
        return process.start()

    yield start
    for process in started:
        process.stop()


class Time(Clock):
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000_000

    def now_ms(self) -> int:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The one clock that there is, so that no part of a server knows what day it is outside the test."""
    moved = Time()
    monkeypatch.setattr("rollwright.server.clock._CLOCK", moved)
    return moved
