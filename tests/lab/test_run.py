"""A run can stop anywhere and go on, and comes to the same."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from rollwright.lab.batch import GameFailed, play_games
from rollwright.lab.feed import Progress
from rollwright.lab.local_workers import LocalWorkers
from rollwright.lab.plan import OtherPlan, Plan
from rollwright.lab.results import Results
from rollwright.lab.run import Run
from rollwright.lab.tally import Goal
from rollwright.lab.workers import WorkersLost
from tests.lab.conftest import OwnWorker

PLAN = Plan("copenhagen_board", ("greedy", "random"), 2)
RANDOM = Plan("copenhagen_board", ("random",), 2)


def quiet(progress: Progress) -> None:
    """Nobody is watching."""


def rows(results: Results, games: int) -> list[tuple[int, int, int]]:
    """Everything but the clock, in order."""
    kept = []
    for batch in results.batches(games):
        kept += list(zip(batch.points, batch.places, batch.decisions, strict=True))
    return kept


def test_a_run_goes_on_where_another_was_broken_off(tmp_path: Path) -> None:
    whole, broken = Results(tmp_path / "whole", PLAN), Results(tmp_path / "broken", PLAN)
    Run(whole, 8, OwnWorker(), quiet).until(None)
    broken.keep(play_games(PLAN, 1, 3))
    broken.keep(play_games(PLAN, 5, 6))
    workers = OwnWorker()
    Run(Results(tmp_path / "broken", PLAN), 8, workers, quiet).until(None)
    assert {game for first, last in workers.given for game in range(first, last)} == {0, 3, 4, 6, 7}
    assert rows(broken, 8) == rows(whole, 8)


def test_a_file_that_was_not_finished_is_played_again(tmp_path: Path) -> None:
    results = Results(tmp_path, PLAN)
    (tmp_path / "games" / "000000000-000000004.unfinished").write_bytes(b"half a file")
    assert results.missing(4) == [(0, 4)]


def test_a_folder_holds_the_games_of_one_plan(tmp_path: Path) -> None:
    Results(tmp_path, PLAN)
    with pytest.raises(OtherPlan, match="holds other games, with seed 'arena'"):
        Results(tmp_path, PLAN._replace(seed="other"))


def test_results_are_parquet_with_a_row_for_each_seat(tmp_path: Path) -> None:
    Results(tmp_path, PLAN).keep(play_games(PLAN, 0, 2))
    table = pq.read_table(tmp_path / "games").to_pylist()
    assert [(row["game"], row["deal"], row["seat"], row["bot"]) for row in table] == [
        (0, 0, 0, "greedy"),
        (0, 0, 1, "random"),
        (1, 0, 0, "random"),
        (1, 0, 1, "greedy"),
    ]


def test_more_games_than_asked_for_are_left_out_of_the_count(tmp_path: Path) -> None:
    results = Results(tmp_path, RANDOM)
    results.keep(play_games(RANDOM, 0, 10))
    assert Run(results, 4, OwnWorker(), quiet).until(None).games == 4


def test_a_run_stops_at_the_look_that_decides(tmp_path: Path) -> None:
    """Greedy wins every game here, and ten are enough to be sure of more than half."""
    reported: list[Progress] = []
    tally = Run(Results(tmp_path, PLAN), 100, OwnWorker(), reported.append).until(Goal(0.5))
    assert tally.games == 10
    assert tally.rate(0, 1, Goal(0.5).z).low > 0.5
    assert reported[-1].done == tally.games
    assert reported[-1].wanted == 100


def test_processes_come_to_the_same_as_this_one(tmp_path: Path) -> None:
    ours, theirs = Results(tmp_path / "ours", RANDOM), Results(tmp_path / "theirs", RANDOM)
    Run(ours, 40, OwnWorker(), quiet).until(None)
    workers = LocalWorkers(play_games, 2)
    try:
        Run(theirs, 40, workers, quiet).until(None)
    finally:
        workers.close()
    assert rows(theirs, 40) == rows(ours, 40)


@pytest.mark.parametrize(
    ("bot", "error", "reported"),
    [("CHEAT", GameFailed, "IllegalAction"), ("DYING", WorkersLost, "a process of the arena has died")],
)
def test_a_bot_that_fails_in_a_process_is_reported(bot: str, error: type[Exception], reported: str) -> None:
    workers = LocalWorkers(play_games, 1)
    try:
        workers.submit(PLAN._replace(bots=("random", f"tests.lab.players:{bot}")), 0, 1)
        with pytest.raises(error, match=reported):
            workers.next_batch()
    finally:
        workers.close()


def test_progress_tells_rate_and_remaining_time() -> None:
    progress = Progress(done=30, wanted=100, played=20, seconds=4.0)
    assert progress.rate == 5
    assert progress.left == 14
    assert progress._replace(seconds=1.0).left is None
