"""A change that slows the rules down is noticed, and one that doesn't is let through."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bench import compare
from bench.builds import Build
from bench.compare import Finding
from bench.loops import Work
from bench.pace import in_turn, ratio, size_of, spread
from tests.repository.files import ROOT

COMMIT = "0123456789abcdef"


def found(*times: float) -> list[Finding]:
    return [Finding("toy", "driven", one, 0.02) for one in times]


def test_a_quarter_slower_is_a_fault_that_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare.report(found(1.01, 1.25), COMMIT) == 1
    reported = capsys.readouterr().err
    assert (
        "THE RULES HAVE BECOME SLOWER than in 0123456789: toy, driven: 1.25 times as long as before (± 2%)" in reported
    )
    assert "say why in bench/slower.txt: 0123456789 <reason>" in reported


def test_as_fast_as_before_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare.report(found(1.1, 0.7), COMMIT) == 0
    assert "toy, driven: 1.10 times as long" in capsys.readouterr().out


def test_a_slow_down_that_was_worth_it_is_reported_and_let_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compare, "ACCEPTED", tmp_path / "slower.txt")
    compare.ACCEPTED.write_text(f"# a comment\n{COMMIT[:10]} one more rule to look at\n")
    assert compare.report(found(1.4), COMMIT) == 0
    assert "accepted: one more rule to look at" in capsys.readouterr().out


def test_no_commit_before_is_reported_and_let_through(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare.main(["no-such-commit"]) == 0
    assert capsys.readouterr().out == "nothing to compare with: there is no commit no-such-commit\n"


# Which commit


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of its own, with rules, and a change of something else on top."""
    monkeypatch.setattr(compare, "ROOT", tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    git = ("git", "-c", "user.name=Nobody", "-c", "user.email=nobody@localhost")
    subprocess.run((*git, "init", "--quiet"), cwd=tmp_path, check=True)
    for number, path in enumerate(("kernel/game.py", "kernel/game.py", "cli/show.py")):
        file = tmp_path / "src" / "rollwright" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(str(number))
        subprocess.run((*git, "add", "."), cwd=tmp_path, check=True)
        subprocess.run((*git, "commit", "--quiet", "--message", str(number)), cwd=tmp_path, check=True)
    return tmp_path


def subject(commit: str) -> str:
    return compare.git("log", "-1", "--format=%s", commit)


def test_it_compares_with_the_commit_before_the_last_change_of_the_rules(repository: Path) -> None:
    assert subject(compare.commit_before()) == "0"


def test_rules_that_lie_changed_are_compared_with_the_last_commit(repository: Path) -> None:
    (repository / "src/rollwright/kernel/game.py").write_text("changed")
    assert subject(compare.commit_before()) == "2"


def test_other_changes_that_lie_here_make_no_difference(repository: Path) -> None:
    (repository / "src/rollwright/cli/show.py").write_text("changed")
    assert subject(compare.commit_before()) == "0"


def test_the_first_commit_has_none_before(repository: Path) -> None:
    shutil.rmtree(repository / ".git")
    assert not compare.commit_before()


# Measuring


def test_every_piece_has_its_turn_in_every_round_and_no_seed_twice() -> None:
    seen: dict[str, list[int]] = {"a": [], "b": [], "c": []}
    order: list[str] = []

    def piece(name: str, first: int, last: int) -> Work:
        seen[name] += range(first, last)
        order.append(name)
        return Work(last - first, last - first, 1.0)

    pieces = {name: lambda first, last, name=name: piece(name, first, last) for name in seen}
    done = in_turn(pieces, 4, {"a": 2, "b": 3, "c": 1})
    assert [len(works) for works in done.values()] == [4, 4, 4]
    assert all(len(seeds) == len(set(seeds)) for seeds in seen.values())
    assert "".join(order) == "abcbacabcbac"


def test_a_piece_is_as_long_as_the_clock_can_judge() -> None:
    assert size_of(lambda first, last: Work(last - first, 0, (last - first) * 0.001)) == 80
    assert size_of(lambda first, last: Work(last - first, 0, (last - first) * 10.0)) == 1


def test_one_disturbed_round_moves_no_ratio() -> None:
    now, before = [2.0] * 9 + [90.0], [1.0] * 10
    assert ratio(now, before) == 2.0
    assert spread(now, before) < 0.01


SLOWER = """        if n == 1:
            return 0
"""


@pytest.mark.rare
@pytest.mark.slow
@pytest.mark.parametrize(("turns", "status"), [(0, 0), (400, 1)])
def test_a_slow_down_of_the_source_is_measured(tmp_path: Path, turns: int, status: int) -> None:
    """Interpreted, so that nothing needs to be compiled; in every other way as scripts/bench compare does it."""
    for name in ("before", "now"):
        shutil.copytree(ROOT / "src", tmp_path / name, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    slowed = tmp_path / "now" / "rollwright" / "kernel" / "source.py"
    assert slowed.read_text().count(SLOWER) == 1
    slowed.write_text(
        slowed.read_text().replace(SLOWER, f"        for _ in range({turns}):\n            pass\n" + SLOWER)
    )
    with (
        Build("before", [sys.executable], PYTHONPATH=str(tmp_path / "before")) as before,
        Build("now", [sys.executable], PYTHONPATH=str(tmp_path / "now")) as now,
    ):
        assert compare.report(compare.findings(before, now, 10), COMMIT) == status
