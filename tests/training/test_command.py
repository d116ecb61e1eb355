"""`rollwright train` at the command line: it goes on where it was broken off, and says what it can't do."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from rollwright.training.module import read_module
from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("toy")

SMALL = ("train", "toy_open", "--games", "80", "--epochs", "2", "--hidden", "4", "--opening", "1", "--processes", "1")


def test_it_plays_learns_reports_and_writes_weights_once(run: Run, tmp_path: Path) -> None:
    said = run(*SMALL, "--players", "2", "--out", str(tmp_path))
    assert f"the weights are in {tmp_path / 'weights'}" in said
    weights = read_module(tmp_path / "weights" / "players_2.py")
    assert (weights.players, weights.editions, weights.options) == (2, ("plain",), {"rounds": (3,)})
    assert set(weights.metrics) == {
        "games", "rows", "log_loss", "first_loss", "calibration", "points_error", "evaluate_loss", "forecast_loss",
    }  # fmt: skip
    report = (tmp_path / "report.html").read_text()
    pictures = report.split("<svg")[1:]
    assert len(pictures) == 2
    for picture in pictures:
        ET.fromstring("<svg" + picture.partition("</svg>")[0] + "</svg>")

    state = json.loads((tmp_path / "state.json").read_text())
    files = {path: path.stat().st_mtime_ns for path in (tmp_path / "games").iterdir()}
    run(*SMALL, "--players", "2", "--out", str(tmp_path))
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "games").iterdir()} == files
    assert json.loads((tmp_path / "state.json").read_text())["curve"] == state["curve"]


def test_broken_off_in_the_middle_it_comes_to_the_same(run: Run, tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    for folder in (whole, broken):
        run(*SMALL, "--out", str(folder))
    first, *rest = sorted((broken / "games").iterdir())
    for path in rest or [first]:
        path.unlink()
    state = json.loads((broken / "state.json").read_text())
    del state["games"]
    (broken / "state.json").write_text(json.dumps(state))
    run(*SMALL, "--out", str(broken))
    one, other = (read_module(folder / "weights" / "players_1.py") for folder in (whole, broken))
    assert (one.data, one.rows, one.later, one.metrics) == (other.data, other.rows, other.later, other.metrics)


def test_another_net_learns_from_the_same_games(run: Run, tmp_path: Path) -> None:
    run(*SMALL, "--out", str(tmp_path))
    data = read_module(tmp_path / "weights" / "players_1.py").data
    run(*SMALL, "--out", str(tmp_path), "--hidden", "6")
    weights = read_module(tmp_path / "weights" / "players_1.py")
    assert (weights.hidden, weights.data) == (6, data)


def test_with_minutes_alone_it_ends_in_time(run: Run, tmp_path: Path) -> None:
    run(
        "train",
        "toy",
        "--players",
        "2",
        "--minutes",
        "0.05",
        "--hidden",
        "4",
        "--processes",
        "1",
        "--out",
        str(tmp_path),
    )
    assert read_module(tmp_path / "weights" / "players_2.py").metrics["games"] >= 200


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # Ray leaves sockets and handles to be collected
def test_on_ray_it_is_the_same(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    pytest.importorskip("ray")
    found = []
    for on in ("local", "ray"):
        run(*SMALL, "--players", "2", "--on", on, "--out", str(tmp_path / on))
        found.append(read_module(tmp_path / on / "weights" / "players_2.py"))
    assert found[0].data == found[1].data
    assert found[0].rows == found[1].rows


# What it can't do


def test_another_seed_needs_another_folder(run: Run, fails: Run, tmp_path: Path) -> None:
    run(*SMALL, "--out", str(tmp_path))
    assert "holds other games, with seed 'train'" in fails(*SMALL, "--seed", "other", "--out", str(tmp_path))


def test_who_plays_must_be_a_bot(fails: Run, tmp_path: Path) -> None:
    assert "there is no bot 'nobody'" in fails(*SMALL, "--by", "nobody", "--out", str(tmp_path))
