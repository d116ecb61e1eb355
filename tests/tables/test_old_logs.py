"""What was written is read for ever: logs of earlier formats fold to the tables they were, go on, and verify.

tests/data/logs has some of each format, finished and not. Format 0 is that of 0.1.0: its rows name no format.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from rollwright.bots import bot_names, bot_version
from rollwright.kernel.discovery import find_game
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.decide import decide
from rollwright.tables.commands.fresh import Fresh
from rollwright.tables.commands.lobby import SeatBot
from rollwright.tables.commands.outcome import Accepted
from rollwright.tables.log.fields import FORMAT, LogError, NewerLog
from rollwright.tables.log.fields import FORMAT_OF_FULL as NEWEST
from rollwright.tables.log.fold import fold, replay, replay_strictly
from rollwright.tables.log.kinds import body_from_json, row_from_json
from rollwright.tables.log.table import CLOSED, OVER, PLAYING, Row
from rollwright.tables.study.verify import verify
from tests.tables.evening import Evening, fresh, seed_hash

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
    for read in (replay, replay_strictly):
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


# What later versions will write


def created(**changes: Any) -> dict[str, Any]:
    """The first row of a new table, changed."""
    evening = Evening("today")
    evening.create("me", "greedy")
    row: dict[str, Any] = json.loads(json.dumps(evening.table.rows[0].to_json()))
    row["body"] |= changes
    return row


def test_a_log_says_its_format_its_start_and_which_version_of_a_bot_sits_where() -> None:
    body = created()["body"]
    assert (body["format"], body["start"], body["dice"]["scheme"]) == (FORMAT, "", "chain-1")
    assert body["seats"][1] == {"kind": "bot", "bot": "greedy", "version": bot_version("greedy")}
    assert all(bot_version(name) >= 1 for name in bot_names())


def test_a_bot_that_sits_down_later_is_written_with_its_version() -> None:
    evening = Evening("later")
    evening.create("me", "open")
    evening.do(SeatBot("ada", evening.cid(), 1, "greedy"))
    assert evening.table.rows[-1].body.to_json()["version"] == bot_version("greedy")
    assert evening.table.chairs[1].bot_version == bot_version("greedy")


def test_where_older_servers_play_too_a_new_log_is_written_as_theirs_are() -> None:
    """Not a word that 0.1.0 didn't write: its tables would have another hash."""
    new = fresh("old way")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
    create = Create(
        "ada", "c1", Fresh(new.table, new.code, new.tail, 0), "copenhagen_roll", seats, seed_hash=seed_hash("ada")
    )
    made = decide(None, create, 1000)
    assert isinstance(made, Accepted)
    seated = decide(made.table, SeatBot("ada", "c2", 2, "random"), 2000)
    assert isinstance(seated, Accepted)
    theirs = [set(kept(name)["rows"][0]["body"]) for name in KEPT]
    assert set(made.row.body.to_json()) in theirs
    assert set(seated.row.body.to_json()) == {"kind", "seats", "bot", "asked"}
    assert made.row.body.to_json()["seats"][1] == {"kind": "bot", "bot": "greedy"}
    assert (seated.table.format, seated.table.chairs[1].bot_version, seated.table.chairs[2].bot_version) == (0, 0, 0)
    assert seated.table.setup.version == 1, "0.1.0 knows only the first version of the rules"


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"format": NEWEST + 1}, f"the log has format {NEWEST + 1}, and formats up to {NEWEST} are known here"),
        ({"format": NEWEST + 1, "weather": "fine"}, f"the log has format {NEWEST + 1}"),
        ({"kind": "celebrated"}, "rows of the kind 'celebrated' are not known here"),
    ],
)
def test_what_a_later_version_wrote_is_left_to_it(changes: dict[str, Any], what: str) -> None:
    with pytest.raises(NewerLog, match=what):
        fold(None, row_from_json(created(**changes)))


def test_a_table_that_is_played_by_later_rules_is_left_to_those_who_know_them() -> None:
    setup = created()["body"]["setup"]
    newest = find_game(created()["body"]["game"]).versions[-1]
    assert setup["version"] == newest
    with pytest.raises(NewerLog, match=f"version {newest + 1} of its rules, and {newest} is known"):
        fold(None, row_from_json(created(setup=setup | {"version": newest + 1})))


def test_a_row_of_a_later_kind_spoils_nothing() -> None:
    evening = Evening("later row")
    evening.create("me", "greedy")
    data = json.loads(json.dumps(evening.table.rows[0].to_json()))
    later = data | {"seq": 2, "cid": "c2", "body": {"kind": "celebrated", "asked": data["body"]["asked"], "how": 3}}
    with pytest.raises(NewerLog):
        row_from_json(later)
    body = body_from_json(later["body"])  # as a store reads it, which keeps what it doesn't know
    assert body.to_json() == later["body"]
    row = Row(later["table"], 2, "ada", "c2", later["version"], body, later["hash"], later["at"])
    with pytest.raises(NewerLog):
        fold(evening.table, row)
    assert evening.table.digest() == evening.table.rows[-1].hash


def test_nonsense_is_no_later_version() -> None:
    for changes in ({"format": "2"}, {"format": 0}, {"kind": 7}, {"weather": "fine"}):
        with pytest.raises(LogError) as error:
            fold(None, row_from_json(created(**changes)))
        assert not isinstance(error.value, NewerLog), changes
