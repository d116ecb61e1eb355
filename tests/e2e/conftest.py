"""One real server and one real browser for all tests that leave them as they were.

ROLLWRIGHT_E2E_SERVER names a server that runs already (bots that don't pause, nobody held back, the client built).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Generator, Iterator
from importlib.resources import files
from typing import Any, Final, cast

import pytest
from playwright.sync_api import Browser

from tests.e2e.browser import Visitor, open_browser
from tests.e2e.world import World
from tests.server.process import ServerProcess
from tests.turns import turn

Visit = Callable[..., Visitor]
Start = Callable[..., ServerProcess]
Note = Callable[[str], None]
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
    """For tests that kill their server, or let days go by there."""
    started: list[ServerProcess] = []

    def start(*arguments: str, mutant: str = "") -> ServerProcess:
        server = ServerProcess(tmp_path_factory.mktemp("server") / "data", *(arguments or QUICK), mutant=mutant)
        started.append(server)
        return server.start()

    yield start
    for server in started:
        server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with open_browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def undisturbed() -> None:
    """For tests that measure: while one of them runs, the other workers wait."""


@pytest.fixture(autouse=True)
def in_turn(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    # Workers have folders side by side.
    with turn(tmp_path_factory.getbasetemp().parent, alone="undisturbed" in request.fixturenames):
        yield


_FAILED: Final = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[_FAILED] = item.stash.get(_FAILED, False) or report.failed
    return report


@pytest.fixture
def visit(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """visit(...) is one person's browser, closed in the end; its pages must have reported no fault.

    Where a test has failed, what its pages read out is reported.
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


_MEASURED: Final = "measured"
_COUNTED: Final = "counted"


@pytest.fixture
def note(record_property: Callable[[str, object], None]) -> Note:
    """A figure that was measured: reported in the end, whether the test passes or not."""
    return lambda text: record_property(_MEASURED, text)


@pytest.fixture
def tally(record_property: Callable[[str, object], None]) -> Callable[[str, dict[str, int]], None]:
    """What a test has counted: summed up over all tests in the end."""
    return lambda what, counts: record_property(_COUNTED, [what, counts])


def _sums(reports: list[pytest.TestReport]) -> list[str]:
    sums: dict[str, dict[str, int]] = {}
    for report in reports:
        for name, value in report.user_properties:
            if name == _COUNTED and report.when == "call":
                what, counts = cast(tuple[str, dict[str, int]], value)
                so_far = sums.setdefault(what, {})
                for kind, count in counts.items():
                    so_far[kind] = so_far.get(kind, 0) + count
    listed = {what: ", ".join(f"{count} {kind}" for kind, count in counts.items()) for what, counts in sums.items()}
    return [f"{what}: {counts}" for what, counts in listed.items()]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.getreports(kind)]
    measured = [value for report in reports for name, value in report.user_properties if name == _MEASURED]
    measured += _sums(reports)
    if measured:
        terminalreporter.section("measured")
    for text in dict.fromkeys(measured):  # a test's teardown tells the same again
        terminalreporter.write_line(str(text))
