"""What the tests of the command line share: a terminal in this very process, which is quick, and files to play with."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rollwright.cli.__main__ import main

Run = Callable[..., str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Carry a command out with lines typed at its prompt, and give what it printed."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")

    def run(*args: str, typed: str = "") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(args)
        said = capsys.readouterr()
        assert code == 0, said.err
        return said.out

    return run


@pytest.fixture
def fails(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Carry a command out that can't be, and give the one line that says why."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))

    def fails(*args: str) -> str:
        try:
            code = main(args)
        except SystemExit as left:
            code = int(left.code or 0)
        said = capsys.readouterr()
        assert code == 2
        assert said.out == ""
        assert said.err.count("\n") == 1, said.err
        return said.err

    return fails


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game, as if somebody had installed it: it has hidden hands, a solo mode, and no screen of its own."""
    metadata = tmp_path / "toys" / "sealed_bids-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: sealed-bids\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[rollwright.games]\ntoy = tests.toy\n")
    monkeypatch.syspath_prepend(tmp_path / "toys")
