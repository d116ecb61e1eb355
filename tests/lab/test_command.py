"""`rollwright arena` at the command line."""

from __future__ import annotations

import json
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.cli.conftest import Run

QUICK = ("--processes", "1")


def test_a_program_gets_the_same_as_json(run: Run) -> None:
    reported = json.loads(
        run("arena", "copenhagen_board", "random", "--games", "5", "--players", "3", "--json", *QUICK)
    )
    assert reported["games"] == 5
    assert reported["bots"][0]["seats"] == 15
    assert reported["plan"]["players"] == 3


def test_results_are_kept_and_a_second_run_only_adds_to_them(run: Run, tmp_path: Path) -> None:
    asked = ("arena", "copenhagen_board", "random", "--out", str(tmp_path), *QUICK)
    run(*asked, "--games", "4")
    first = {path.name for path in (tmp_path / "games").iterdir()}
    again = run(*asked, "--games", "12")
    assert first < {path.name for path in (tmp_path / "games").iterdir()}
    assert "12 games" in again
    assert (tmp_path / "report.txt").read_text() == again
    assert json.loads((tmp_path / "report.json").read_text())["games"] == 12
    assert ET.fromstring((tmp_path / "picture.svg").read_text()).get("role") == "img"


@pytest.mark.usefixtures("toy")
def test_any_game_can_be_played_with_its_options(run: Run) -> None:
    reported = run("arena", "toy", "greedy", "random", "--games", "4", "--option", "rounds=2", "--json", *QUICK)
    assert json.loads(reported)["plan"]["options"] == {"rounds": 2}


def test_two_bots_meet_until_it_is_sure_who_is_better(run: Run) -> None:
    reported = run("arena", "copenhagen_board", "greedy", "random", "--games", "100", "--until", "50", *QUICK)
    assert "copenhagen_board, 2 at a table, 10 games, seed arena" in reported
    assert "greedy                -  100.0% (72.2-100.0)" in reported
    assert "goal, greedy ahead in over 50%: reached" in reported


@pytest.mark.parametrize(
    ("words", "reported"),
    [
        (("greedy", "gredy"), "there is no bot 'gredy'; there are"),
        (("greedy", "nowhere:BOT"), "No module named 'nowhere'"),
        (("greedy", "greedy"), "a bot is named twice"),
        (("greedy", "--until", "55"), "--until compares two bots"),
        (("greedy", "--players", "7"), "for 2, 3, 4 players, not for 7"),
        (("random", "tests.lab.players:CHEAT", "--processes", "1"), "IllegalAction"),
    ],
)
def test_what_can_not_be_is_reported_in_one_line(fails: Run, words: tuple[str, ...], reported: str) -> None:
    assert reported in fails("arena", "copenhagen_board", *words)


def test_without_its_packages_it_says_how_to_get_them(fails: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert "pip install 'rollwright[lab]'" in fails("arena", "copenhagen_board", "random")
