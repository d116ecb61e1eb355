"""A game of another package that can't be used is left out: everything else works, and the operator is told."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.cli.terminal import rollwright
from tests.server.client import Client, http
from tests.server.conftest import Start
from tests.server.players import BOT, ME, begin, play_on

ENTRIES = """[rollwright.games]
toy = tests.toy
nowhere = no_such_package
raises = raises_at_import
bids = tests.toy.game:GAME
"""
LEFT_OUT = {"bids", "nowhere", "raises"}


@pytest.fixture
def broken_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installed for every program that is started from here on."""
    metadata = tmp_path / "games-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: games\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(ENTRIES)
    (tmp_path / "raises_at_import.py").write_text("raise ZeroDivisionError('nobody is worth anything')\n")
    there = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *([there] if there else [])]))


@pytest.mark.usefixtures("broken_games")
def test_a_server_plays_all_other_games_and_logs_what_is_left_out(start_server: Start) -> None:
    process = start_server("--log", "warning")
    games = [game["id"] for game in http(f"{process.url}/api/games").json["games"]]
    assert games == ["copenhagen_board", "copenhagen_roll", "woodcraft_roll", "toy"]
    with Client(process.url) as ada:
        for game in games:
            table = ada.create([ME, BOT], game)["table"]
            ada.open(table)
            begin(table, ada)
            play_on(table, ada, moves=3)
        assert ada.create([ME, BOT], "raises")["t"] != "ack"
    logged = [json.loads(line) for line in process.said().splitlines() if line.startswith("{")]
    reported = {line["game"]: line["fault"] for line in logged if line["event"] == "a game is left out"}
    assert set(reported) == LEFT_OUT
    assert "nobody is worth anything" in reported["raises"]


@pytest.mark.usefixtures("broken_games")
def test_the_command_line_lists_all_other_games_and_says_what_is_left_out() -> None:
    done = rollwright("games")
    assert done.returncode == 0
    assert "toy  Sealed Bids" in done.stdout
    assert "copenhagen_roll  Copenhagen Roll & Write" in done.stdout
    assert {line.split(": ")[1] for line in done.stderr.splitlines() if line.startswith("left out: ")} == LEFT_OUT


@pytest.mark.usefixtures("broken_games")
def test_who_asks_for_a_game_that_is_left_out_is_told_why() -> None:
    done = rollwright("play", "bids", "--seats", "random,random")
    assert done.returncode == 2
    assert done.stderr == (
        "rollwright: the game 'bids' is left out: its entry point is named 'bids', the game itself 'toy': "
        "name the entry point 'toy'\n"
    )
