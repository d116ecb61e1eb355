"""A pytest plugin for `scripts/rule-coverage --mutants`: which test notices that the game is not what it should be?

It is given, for each mutant, the refusal to switch off (none if the source was changed instead) and the tests to
run, and answers with the first test that notices. It is loaded before any test, so that tests find the altered game
where they would have found the real one; the game itself knows nothing of it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar, Final, cast

import pytest

import rollwright
from rollwright.kernel import discovery
from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, NotationError, Refusal, Seat

PROGRAM: Final = Path(rollwright.__file__).parent
KIT: Final = PROGRAM / "testing"
"""A scene judges as the tests do that use it."""


class Lenient:
    """A game that never refuses for one reason, and remembers whether it would have."""

    code: ClassVar = ""
    dropped: ClassVar = False

    def __init__(self, game: Any) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def check(self, position: Any, seat: Seat, action: Action) -> Refusal | None:
        refusal: Refusal | None = self._game.check(position, seat, action)
        return None if self._drops(refusal) else refusal

    def judge(self, position: Any, seat: Seat, text: str) -> Action | Refusal:
        """Where no action stands for a text, the rule against it is no longer named."""
        found: Action | Refusal = self._game.judge(position, seat, text)
        if not isinstance(found, Refusal) or not self._drops(found):
            return found
        try:
            return cast("Action", self._game.read_action(text))
        except NotationError as error:
            raise NotationError(error.text, error.expected) from error  # here, where it counts as noticed

    def _drops(self, refusal: Refusal | None) -> bool:
        if refusal is None or refusal.code != Lenient.code:
            return False
        Lenient.dropped = True
        return True


class Judge:
    """Whether the test that ran last judged. One that fell over a broken program has proven nothing."""

    noticed: ClassVar = False


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("mutants")
    group.addoption("--mutants", metavar="FILE", help="mutants, each with its refusal and its tests (JSON)")
    group.addoption("--noticed", metavar="FILE", help="write here which test noticed each mutant (JSON)")


def pytest_configure() -> None:
    find_game = discovery.find_game
    discovery.find_game = lambda game_id: cast("Game[Any]", Lenient(find_game(game_id)))


def pytest_runtestloop(session: pytest.Session) -> bool:
    mutants = json.loads(Path(str(session.config.getoption("mutants"))).read_text(encoding="utf-8"))
    items = {item.nodeid: item for item in session.items}
    noticed = {
        name: _first_to_notice(mutant["refusal"], [items[test] for test in mutant["tests"]])
        for name, mutant in mutants.items()
    }
    Path(str(session.config.getoption("noticed"))).write_text(json.dumps(noticed), encoding="utf-8")
    return True


def _first_to_notice(refusal: str, items: list[pytest.Item]) -> str:
    Lenient.code = refusal
    for item in items:
        Lenient.dropped = False
        Judge.noticed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        if Judge.noticed and (Lenient.dropped or not refusal):
            return item.nodeid
    return ""


def pytest_runtest_makereport(call: pytest.CallInfo[None]) -> None:
    if call.when == "call" and call.excinfo is not None:
        raised = Path(call.excinfo.traceback[-1].path)
        Judge.noticed = raised.is_relative_to(KIT) or not raised.is_relative_to(PROGRAM)
