"""`rollwright replay` looks through a recorded game: all of it, one moment, or step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.tables.test_studies import TEXT as STUDY


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "record"
    path.write_text(run("play", "copenhagen_roll", "--seats", "random,random,random", "--seed", "7"))
    return path


def moves_of(record: Path) -> list[str]:
    return record.read_text().partition("\n\n")[2].splitlines()


def test_without_a_terminal_every_move_event_and_position_is_printed(run: Run, record: Path) -> None:
    shown = run("replay", str(record))
    moves = moves_of(record)
    assert "   1  chance: start 0\n   ▪ random 1: Goes first. Takes the turn, round 1.\n" in shown
    last = moves[-1].split(" ", 1)
    assert f"{len(moves):>4}  random {int(last[0]) + 1}: {last[1]}\n" in shown
    assert shown.count("\n   round=") + shown.count("\n   active=") > len(moves) / 2
    assert "Final scores" in shown


def test_one_moment_is_drawn(run: Run, record: Path) -> None:
    shown = run("replay", str(record), "--at", "3", "--lang", "fr")
    assert "   3  le hasard\u00a0: dice " in shown
    assert " a  b  c  d  e " in shown
    assert "Score final" not in shown


def test_step_by_step_forward_back_and_to_a_number(run: Run, record: Path) -> None:
    last = len(moves_of(record))
    shown = run("replay", str(record), "--step", typed="\nn\np\n7\n99999\n\n0\np\nnonsense\nq\n")
    asked = [line.partition("]")[0] for line in shown.splitlines() if line.startswith("[")]
    moments = [0, 1, 2, 1, 7, last, last, 0, 0, 0]
    assert asked == [f"[{moment} of {last}" for moment in moments]


def test_step_by_step_can_begin_anywhere_and_ends_with_the_input(run: Run, record: Path) -> None:
    assert "[5 of " in run("replay", str(record), "--step", "--at", "5", typed="")


def test_a_moment_that_is_not_in_the_record_is_refused(fails: Run, record: Path) -> None:
    assert f"--at 9999 is no moment of {record}, which has {len(moves_of(record))} moves" in fails(
        "replay", str(record), "--at", "9999"
    )


@pytest.mark.usefixtures("toy")
def test_a_record_names_every_card_and_so_does_its_replay(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "toy-record"
    path.write_text(run("play", "toy", "--seats", "random,random", "--seed", "7"))
    shown = run("replay", str(path))
    assert "deal 2" in shown
    assert "Is dealt a 2." in shown
    assert "Is dealt a card." not in shown


def test_what_is_written_and_drawn_beside_the_moves_is_told_where_it_stands(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "study"
    path.write_text(STUDY)
    shown = run("replay", str(path))
    assert shown.startswith("What to do with two reds\n   “Where it begins.”\n")
    assert "   “Two reds.”\n   An arrow from a1 of Ada to c1 of Ada\n" in shown
    assert "\n         7  chance: dice rrrrr\n         8  Ada: choose red-4\n" in shown
    assert "“Two reds.”\nAn arrow from a1 of Ada to c1 of Ada\n" in run("replay", str(path), "--at", "7")
