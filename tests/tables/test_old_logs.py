"""What was written is read for ever: logs of earlier formats fold to the tables they were, go on, and verify.

tests/data/logs has some of each format, finished and not. Format 0 is that of 0.1.0: its rows name no format.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from rollwright.tables.log.fold import replay, replay_warily
from rollwright.tables.log.rows import row_from_json
from rollwright.tables.log.table import CLOSED, OVER, PLAYING
from rollwright.tables.study.verify import verify
from tests.tables.evening import Evening

LOGS = Path(__file__).parent.parent / "data/logs"
KEPT = sorted(path.relative_to(LOGS).as_posix() for path in LOGS.glob("*/*.json.gz"))


def kept(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(gzip.decompress((LOGS / name).read_bytes()))
    return data


def test_there_are_logs_of_every_game_finished_and_not() -> None:
    assert len(KEPT) >= 14
    assert {kept(name)["phase"] for name in KEPT} >= {"waiting", "playing", "over"}


@pytest.mark.parametrize("name", KEPT)
def test_an_old_log_is_read_as_it_was(name: str) -> None:
    log = kept(name)
    rows = [row_from_json(row) for row in log["rows"]]
    for read in (replay, replay_warily):
        table = read(rows)
        assert (table.phase, table.digest()) == (log["phase"], log["digest"])
    assert [row.to_json() for row in rows] == log["rows"]


@pytest.mark.parametrize("name", [name for name in KEPT if kept(name)["phase"] == PLAYING])
def test_an_old_table_goes_on_to_its_end(name: str) -> None:
    log = kept(name)
    evening = Evening(name)
    evening.given = replay([row_from_json(row) for row in log["rows"]])
    evening.now, evening.secret, evening.said = log["now"], bytes.fromhex(log["secret"]), 10_000
    evening.play_out()
    assert evening.table.phase == OVER
    assert verify([row.to_json() for row in evening.table.rows]) == []


@pytest.mark.parametrize("name", [name for name in KEPT if kept(name)["phase"] in (OVER, CLOSED)])
def test_the_dice_of_an_old_game_still_check_out(name: str) -> None:
    assert verify(kept(name)["rows"]) == []
