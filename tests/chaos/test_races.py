"""The clock against a move. The long form is `scripts/chaos --races 10000`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.chaos.races import Races


def test_a_move_that_races_the_clock_at_another_node_has_one_outcome(tmp_path: Path) -> None:
    races = Races(tmp_path, seed=1)
    asyncio.run(races.run(30))
    assert races.problems == []
    assert races.outcomes["acted"] > 0
    assert races.outcomes["timed_out"] + races.outcomes["timed_out then acted"] > 0
