"""A pytest plugin for `scripts/rule-coverage --mutants`: switch a refusal off, and name the test that noticed.

It is loaded before any test, so that tests find the altered game where they would have found the real one. The game
itself knows nothing of it.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any, Final

import pytest

import rollwright
from rollwright.kernel import discovery
from rollwright.kernel.model import Action, NotationError, Refusal, Seat

PROGRAM: Final = Path(rollwright.__file__).parent


class Lenient:
    """A game that never refuses for one reason, and counts how often it would have."""

    dropped = 0

    def __init__(self, game: Any, code: str) -> None:
        self._game = game
        self._code = code

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def check(self, position: Any, seat: Seat, action: Action) -> Refusal | None:
        refusal: Refusal | None = self._game.check(position, seat, action)
        return None if self._drops(refusal) else refusal

    def read_action(self, text: str) -> Action:
        """Where no action stands for a text, the rule against it is no longer named."""
        try:
            action: Action = self._game.read_action(text)
        except NotationError as error:
            if self._drops(error.refusal):
                raise NotationError(error.text, error.expected) from error
            raise
        return action

    def _drops(self, refusal: Refusal | None) -> bool:
        drops = refusal is not None and refusal.code == self._code
        Lenient.dropped += drops
        return drops


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("mutants")
    group.addoption("--without-refusal", metavar="CODE", help="switch this refusal off in every game")
    group.addoption("--noticed-in", metavar="FILE", help="write the first test that notices into this file, and stop")


def pytest_configure(config: pytest.Config) -> None:
    code = config.getoption("without_refusal")
    if code is None:
        return
    find_game = discovery.find_game
    discovery.find_game = lambda game_id: Lenient(find_game(game_id), code)


def pytest_runtest_setup() -> None:
    Lenient.dropped = 0


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "call" and call.excinfo is not None and _noticed(item, call.excinfo):
        Path(str(item.config.getoption("noticed_in"))).write_text(item.nodeid, encoding="utf-8")
        item.session.shouldstop = "noticed"
    return report


def _noticed(item: pytest.Item, raised: pytest.ExceptionInfo[BaseException]) -> bool:
    """Whether a test judged, and judged the mutant: one that fell over a broken program has proven nothing."""
    judged = not Path(raised.traceback[-1].path).is_relative_to(PROGRAM)
    return judged and (item.config.getoption("without_refusal") is None or Lenient.dropped > 0)
