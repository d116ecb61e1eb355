"""`rollwright perft` counts lines of play, depth by depth."""

from __future__ import annotations

from tests.cli.conftest import Run


def test_lines_of_play_are_counted_from_the_start(run: Run) -> None:
    # Three start players; a roll is asked for; 252 different falls of five dice.
    assert run("perft", "copenhagen_roll", "--players", "3", "--depth", "3") == "1 3\n2 3\n3 756\n"


def test_lines_of_play_are_counted_from_a_position(run: Run) -> None:
    position = "step=brick dice=yp rolls=1 chosen=red-3 placed=a1,b1,b2 | - - | - -"
    assert run("perft", "copenhagen_roll", "--position", position, "--depth", "2") == "1 3\n2 3\n"


def test_the_edition_counts(run: Run) -> None:
    position = "step=setup | - - | - -"
    count = ("perft", "copenhagen_roll", "--position", position, "--depth", "1", "--edition")
    assert run(*count, "en") == "1 5\n"
    assert run(*count, "fr") == "1 6\n", "only in fr may the set-up marks be declined"
