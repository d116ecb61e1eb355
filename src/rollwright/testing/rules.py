"""Whether each rule of a game's rules page is proven by a test that cites it.

A rule is a line of RULES.md: `- **XYZ-4.7** A shape needs ...`. A test cites it by `@pytest.mark.rule("XYZ-4.7")`.
"""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rollwright.kernel.discovery import package_of
from rollwright.kernel.game import Game
from rollwright.texts.folders import folder_of

if TYPE_CHECKING:
    import pytest

RULE_LINE: Final = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* ", re.MULTILINE)
PAGE: Final = "RULES.md"

Tests = dict[str, list[str]]
"""The tests that cite a rule, by its id."""


# The page


def rules_of(game_id: str) -> list[str]:
    """The rule ids of a game's rules page, in its order."""
    return _rules_in(folder_of(package_of(game_id)) / PAGE)


def chapter_of(rule: str) -> str:
    return rule.partition(".")[0]


def _rules_in(page: Path) -> list[str]:
    return RULE_LINE.findall(page.read_text(encoding="utf-8")) if page.is_file() else []


def page_faults(game: Game[Any]) -> list[str]:
    """What is wrong with a rules page, its translations, or what the game cites of it."""
    folder, ours = folder_of(package_of(game.id)), rules_of(game.id)
    if not ours:
        return [f"{PAGE} has no rule: a rule is a line such as `- **XYZ-4.7** A shape needs ...`"]
    found = [f"{PAGE} has {rule} twice" for rule in sorted({rule for rule in ours if ours.count(rule) > 1})]
    for page in sorted(folder.glob("RULES.*.md")):
        theirs = _rules_in(page)
        if theirs != ours:
            missing = " ".join(sorted(set(ours) - set(theirs))) or "nothing"
            more = " ".join(sorted(set(theirs) - set(ours))) or "nothing"
            found.append(f"{page.name} and {PAGE} differ: it lacks {missing}, has {more} besides, or reorders rules")
    for code, rule in {**game.refusals, **game.rules}.items():
        if rule not in ours:
            found.append(f"{code} cites {rule}, which is no rule of {PAGE}")
    return found


# The tests


class Citations:
    """A pytest plugin that notes which rules each test cites. A test that is not expected to pass proves nothing."""

    def __init__(self) -> None:
        self.tests: Tests = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if any(item.get_closest_marker(name) for name in ("skip", "xfail")):
                continue
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.tests.setdefault(rule, []).append(item.nodeid)


class NotCollected(Exception):
    """The tests can't be read: what pytest says."""


def citations_in(*paths: str) -> Tests:
    """The tests under some paths that cite rules. Nothing is run."""
    import pytest  # noqa: PLC0415 - only who asks for tests needs it

    citations = Citations()
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        status = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", *paths], plugins=[citations])
    if status != pytest.ExitCode.OK:
        raise NotCollected(f"{output.getvalue()}\nthe tests can't be collected")
    return citations.tests


def coverage(game_id: str, tests: Tests) -> tuple[list[str], list[str]]:
    """The rules of a game that no test cites; and its chapters, each with how many of its rules are proven."""
    rules = rules_of(game_id)
    chapters: dict[str, list[bool]] = {}
    for rule in rules:
        chapters.setdefault(chapter_of(rule), []).append(rule in tests)
    output = [f"{chapter}: {sum(proven)} of {len(proven)}" for chapter, proven in chapters.items()]
    return [rule for rule in rules if rule not in tests], output


def coverage_faults(game: Game[Any], tests: Tests) -> list[str]:
    """What is wrong with a rules page, or not proven."""
    missing, _ = coverage(game.id, tests)
    return page_faults(game) + ([f"no test cites {' '.join(missing)}"] if missing else [])


def unknown(tests: Tests, known: set[str]) -> list[str]:
    """What tests cite though there is no such rule."""
    return [f"{rule} is no rule, but is cited by {', '.join(tests[rule])}" for rule in sorted(set(tests) - known)]
