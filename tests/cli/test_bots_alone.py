"""Bots play through by themselves and print the record, the same one every time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.kernel.record import read_record, replay, setup_of
from tests.cli.conftest import Run
from tests.cli.terminal import rollwright
from tests.repository.files import ROOT


def of_the_readme() -> list[str]:
    """The words of the command that the README shows for bots alone."""
    shown = re.search(r"`rollwright (play [^`]+ --seed \d+)`", (ROOT / "README.md").read_text())
    assert shown
    return shown[1].split()


def test_the_command_of_the_readme_prints_the_same_record_twice() -> None:
    first, second = rollwright(*of_the_readme()), rollwright(*of_the_readme())
    assert (first.returncode, first.stderr) == (0, "")
    assert "seats: greedy | greedy | random\n" in first.stdout
    assert first.stdout == second.stdout


def test_what_is_printed_is_a_record_that_replays(run: Run) -> None:
    record = read_record(run("play", "copenhagen_roll", "--seats", "random,random,random,random", "--seed", "7"))
    match = replay(find_game("copenhagen_roll"), record)
    assert match.over
    points = [str(standing.points) for standing in match.game.standings(match.position)]
    assert record.header["result"] == " ".join(points)


def test_another_seed_makes_another_game(run: Run) -> None:
    games = {run("play", "copenhagen_roll", "--seats", "random,random", "--seed", seed) for seed in ("7", "8", "9")}
    assert len(games) == 3


def test_without_a_seed_one_is_made_and_told_apart_from_the_record(tmp_path: Path) -> None:
    done = rollwright("play", "copenhagen_roll", "--seats", "random,random", "--save", str(tmp_path / "game"))
    reported = re.fullmatch(r"seed: ([0-9a-f]{8})\n", done.stderr)
    assert reported
    again = rollwright("play", "copenhagen_roll", "--seats", "random,random", "--seed", reported[1])
    assert again.stdout == done.stdout == (tmp_path / "game").read_text()


def test_edition_and_options_are_those_asked_for(run: Run) -> None:
    asked = ("--edition", "fr", "--option", "start_seat=1", "--option", "use_again_setup_fours=no")
    record = read_record(run("play", "copenhagen_roll", "--seats", "random,random", "--seed", "7", *asked))
    setup = setup_of(find_game("copenhagen_roll"), record)
    assert setup.edition == "fr"
    assert setup.options["one_x_timing"] == "any"
    assert setup.options["start_seat"] == 1
    assert setup.options["use_again_setup_fours"] is False


@pytest.mark.usefixtures("toy")
def test_any_game_can_be_played_so(run: Run) -> None:
    assert "game: toy\n" in run("play", "toy", "--seats", "random", "--seed", "7")
