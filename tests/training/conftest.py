"""What the tests of training share: the toy games, found as any other, and a small recording of one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rollwright.lab.plan import Plan
from rollwright.training.recording import Manner, Recorded, record_games
from rollwright.training.rows import RecordedGames, Rows
from tests.cli.conftest import fails, run
from tests.repository.files import ROOT
from tests.toy.installed import install

__all__ = ["fails", "run"]

PLAN = Plan("toy_open", ("quick",), 2, seed="test")


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy games, as if somebody had installed them: for this process, and for those that it starts."""
    folder = tmp_path / "toys"
    folder.mkdir()
    install(folder)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(ROOT), str(ROOT / "src")]))


@pytest.fixture
def recorded(toy: None) -> Recorded:
    return record_games(PLAN, 0, 60, Manner(opening=1))


@pytest.fixture
def rows(recorded: Recorded, tmp_path: Path) -> Rows:
    games = RecordedGames(tmp_path / "recorded", PLAN.to_json())
    games.keep(recorded)
    return games.rows(60)
