"""One real server and one real browser for all tests that leave them as they were.

ROLLWRIGHT_E2E_SERVER names a server that runs already (bots that don't pause, nobody held back, the client built).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Generator, Iterator
from importlib.resources import files
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.e2e.browsing import Visitor, open_browser
from tests.e2e.world import World
from tests.server.process import ServerProcess

Visit = Callable[..., Visitor]
Start = Callable[..., ServerProcess]
QUICK = ("--bot-pause", "0", "--no-limits")


@pytest.fixture(scope="session")
def client_is_built() -> None:
    static = files("rollwright.server") / "static" / "index.html"
    assert static.is_file(), "the web client has not been built: run scripts/web-build first"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, client_is_built: None) -> Iterator[str]:
    given = os.environ.get("ROLLWRIGHT_E2E_SERVER")
    if given:
        yield given
        return
    server = ServerProcess(tmp_path_factory.mktemp("server") / "data", *QUICK).start()
    yield server.url
    assert server.stop() == 0
    assert '"level": "error"' not in server.said()


@pytest.fixture
def start_server(tmp_path_factory: pytest.TempPathFactory, client_is_built: None) -> Iterator[Start]:
    """For tests that kill their server."""
    started: list[ServerProcess] = []

    def start(*arguments: str) -> ServerProcess:
        server = ServerProcess(tmp_path_factory.mktemp("server") / "data", *(arguments or QUICK))
        started.append(server)
        return server.start()

    yield start
    for server in started:
        server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with open_browser() as opened:
        yield opened


_FAILED: Final = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[_FAILED] = item.stash.get(_FAILED, False) or report.failed
    return report


@pytest.fixture
def visit(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """visit(...) is one person's browser, closed in the end; its pages must have reported no fault.

    Where a test has failed, what its pages read out then is told.
    """
    visitors: list[Visitor] = []

    def come(at: str = address, **how: Any) -> Visitor:
        visitor = Visitor(browser, at, **how)
        visitors.append(visitor)
        return visitor

    yield come
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        if request.node.stash.get(_FAILED, False):
            for page in visitor.context.pages:
                sys.stdout.write(f"{page.url}\n{page.locator('body').aria_snapshot()}\n")
        visitor.close()
    assert faults == []


@pytest.fixture(scope="session")
def world(address: str) -> Iterator[World]:
    """Tables in every state."""
    built = World(address)
    yield built
    built.close()


@pytest.fixture
def note(record_property: Callable[[str, object], None], capsys: pytest.CaptureFixture[str]) -> Callable[[str], None]:
    """A figure that was measured: said on the terminal, whether the test passes or not."""

    def say(text: str) -> None:
        record_property("measured", text)
        with capsys.disabled():
            sys.stdout.write(f"\n    {text}\n")

    return say
