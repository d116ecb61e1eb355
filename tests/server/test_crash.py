"""Kills at random moments. The long form is scripts/crash-games --games 50."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.crash import crash_games


@pytest.mark.slow
def test_every_acknowledged_move_is_there_once_and_in_order_whenever_the_server_is_killed(tmp_path: Path) -> None:
    report = crash_games(tmp_path, games=5, at_once=5)
    assert report.problems == []
    assert report.kills >= 3
    assert report.acked >= 300
    assert report.ends == 5


@pytest.mark.rare
@pytest.mark.slow
@pytest.mark.parametrize(
    ("mutant", "found"),
    [
        ("ignore_command_ids", "was refused"),
        ("ack_before_commit", "was acknowledged and is lost"),
        ("no_delivery", "was never told"),
    ],
)
def test_the_same_finds_out_a_server_that_lacks_what_it_tests(tmp_path: Path, mutant: str, found: str) -> None:
    report = crash_games(tmp_path, games=2, at_once=2, mutant=mutant, patience=10, pace=(10, 40))
    assert any(found in problem for problem in report.problems), report.lines()
