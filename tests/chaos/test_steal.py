"""What the host of a shared machine took away, as /proc/stat has it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.chaos.steal import Steal


def test_the_steal_of_a_run_and_of_its_last_looks_are_told_apart(tmp_path: Path) -> None:
    stat = tmp_path / "stat"
    stat.write_text("cpu 100 0 0 100 0 0 0 50 0 0\ncpu0 1 2 3\n", encoding="ascii")
    steal = Steal(stat)
    stat.write_text("cpu 150 0 0 100 0 0 0 100 0 0\n", encoding="ascii")
    steal.look()
    assert (steal.share(), steal.lately()) == (0.5, 0.5)
    for ticks in range(250, 800, 100):
        stat.write_text(f"cpu {ticks} 0 0 100 0 0 0 100 0 0\n", encoding="ascii")
        steal.look()
    assert steal.lately() == 0.0
    assert 0 < steal.share() < 0.1


def test_where_nothing_is_counted_nothing_was_stolen(tmp_path: Path) -> None:
    steal = Steal(tmp_path / "none")
    steal.look()
    assert (steal.share(), steal.lately()) == (0.0, 0.0)


def test_a_wait_is_as_long_as_the_machine_was_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten seconds of which the host took half, and ten of which it took nothing."""
    stat, now = tmp_path / "stat", [100.0]
    monkeypatch.setattr("time.time", lambda: now[0])
    stat.write_text("cpu 0 0 0 0 0 0 0 0", encoding="ascii")
    steal = Steal(stat)
    for at, own, stolen in ((110.0, 500, 500), (120.0, 1500, 500)):
        now[0] = at
        stat.write_text(f"cpu {own} 0 0 0 0 0 0 {stolen}", encoding="ascii")
        steal.look()
    assert steal.taken(100_000, 120_000) == 5000
    assert steal.taken(108_000, 115_000) == 1000
    assert steal.taken(110_000, 120_000) == 0


def test_what_nobody_used_is_a_share_of_what_was_not_stolen(tmp_path: Path) -> None:
    stat = tmp_path / "stat"
    stat.write_text("cpu 0 0 0 0 0 0 0 0", encoding="ascii")
    steal = Steal(stat)
    stat.write_text("cpu 200 0 100 90 10 0 0 600", encoding="ascii")
    steal.look()
    assert steal.idle() == 0.25
