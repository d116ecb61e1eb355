"""Rules and the tests that cite them are told apart from those that nothing proves."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.testing.rules import Tests, chapter_of, coverage, coverage_faults, page_faults, rules_of, unknown
from tests.toy.installed import announce, copy_to

CITED = ("1.1", "1.2", "1.3", "2.1", "2.2", "2.3", "2.4", "2.5", "3.1")


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The rules page of the toy, in a package of its own."""
    package = f"ruled_{tmp_path.name}"
    copy_to(tmp_path / package)
    announce(tmp_path, toy=package)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path / package / "RULES.md"


def citing(*numbers: str) -> Tests:
    return {f"TOY-{number}": ["test_it"] for number in numbers}


@pytest.mark.usefixtures("page")
def test_rules_are_the_lines_of_the_page_that_have_an_id() -> None:
    assert rules_of("toy") == [f"TOY-{number}" for number in CITED]
    assert page_faults(find_game("toy")) == []


@pytest.mark.usefixtures("page")
def test_a_rule_that_no_test_cites_is_missed() -> None:
    assert coverage_faults(find_game("toy"), citing(*CITED)) == []
    assert coverage_faults(find_game("toy"), citing(*CITED[2:])) == ["no test cites TOY-1.1 TOY-1.2"]
    assert coverage("toy", citing(*CITED[2:]))[1] == ["TOY-1: 1 of 3", "TOY-2: 5 of 5", "TOY-3: 1 of 1"]
    assert chapter_of("CRW-11.2") == "CRW-11"


def test_what_is_cited_and_no_rule_is_reported_with_who_cites_it() -> None:
    assert unknown(citing("1.1", "9.9"), {"TOY-1.1"}) == ["TOY-9.9 is no rule, but is cited by test_it"]


@pytest.mark.parametrize(
    ("old", "new", "reported"),
    [
        ("**TOY-2.3**", "**TOY-2.2**", "RULES.md has TOY-2.2 twice"),
        ("**TOY-1.1**", "**TOY-1.4**", "players cites TOY-1.1, which is no rule of RULES.md"),
        ("- **", "* **", "RULES.md has no rule: a rule is a line such as"),
    ],
)
def test_what_is_wrong_with_a_page_is_reported(page: Path, old: str, new: str, reported: str) -> None:
    page.write_text(page.read_text().replace(old, new))
    assert [fault for fault in page_faults(find_game("toy")) if fault.startswith(reported)]


def test_a_translation_has_the_same_rules(page: Path) -> None:
    page.with_name("RULES.fr.md").write_text(page.read_text().replace("**TOY-2.3**", "**TOY-2.7**"))
    (fault,) = page_faults(find_game("toy"))
    assert fault.startswith("RULES.fr.md and RULES.md differ: it lacks TOY-2.3, has TOY-2.7 besides")


def test_citations_are_read_off_tests_that_are_expected_to_pass(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rule: proven\n")
    (tmp_path / "test_cited.py").write_text(
        "from rollwright.testing.scene import rule\nimport pytest\n\n"
        '@rule("TOY-1.1")\ndef test_proves(): ...\n\n'
        '@rule("TOY-1.2")\n@pytest.mark.skip\ndef test_is_skipped(): ...\n'
    )
    code = "from rollwright.testing.rules import citations_in; print(citations_in('.'))"
    ran = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "{'TOY-1.1': ['test_cited.py::test_proves']}"
