"""Vacations: the clock of who is away stands, where each turn has days."""

from __future__ import annotations

import json

import pytest

from rollwright.tables.commands.command import Wake
from rollwright.tables.commands.game import Credit
from rollwright.tables.commands.outcome import due
from rollwright.tables.commands.vacation import Pause
from rollwright.tables.log.clocks import DAY, Clock
from rollwright.tables.log.fields import LogError
from rollwright.tables.log.fold import replay, replay_strictly
from rollwright.tables.log.kinds import row_from_json
from rollwright.tables.log.vacation import LONGEST
from rollwright.tables.study.verify import verify
from rollwright.tables.wire.outbound import info, log_line
from tests.tables.evening import PEOPLE, Evening, playing

TWO_DAYS = Clock("days", days=2)
HOUR = 3_600_000


def slow() -> tuple[Evening, int]:
    """A table of three where each turn has two days, and who is to act there."""
    evening = playing("me", "open", "open", clock=TWO_DAYS)
    return evening, evening.active()


def pause(evening: Evening, seat: int, begins: int, ends: int) -> None:
    evening.do(Pause(evening.owner(seat), evening.cid(), begins, ends))


def wakes(evening: Evening) -> list[int]:
    return [effect.at for effect in due(evening.table) if isinstance(effect, Wake)]


def left(evening: Evening, seat: int) -> int:
    return evening.table.clocks.left_at(seat, evening.now)


def test_a_clock_stands_from_the_first_day_of_a_vacation_to_its_last_and_then_goes_on() -> None:
    evening, seat = slow()
    begins = evening.now + DAY
    pause(evening, seat, begins, begins + 5 * DAY)
    evening.now += HOUR
    assert left(evening, seat) == 2 * DAY - HOUR
    evening.now = begins + 3 * DAY
    assert left(evening, seat) == DAY
    evening.now = begins + 5 * DAY + HOUR
    assert left(evening, seat) == DAY - HOUR


def test_the_server_is_woken_as_much_later_as_the_clock_stands() -> None:
    evening, seat = slow()
    assert wakes(evening) == [evening.now + 2 * DAY]
    pause(evening, seat, evening.now + DAY, evening.now + 8 * DAY)
    assert wakes(evening) == [evening.now + 9 * DAY]
    evening.now += 9 * DAY - 1
    assert evening.table.clocks.out_at(evening.now) == []
    evening.now += 1
    evening.time_out()
    assert evening.table.chairs[seat].away


def test_a_vacation_that_begins_when_the_time_is_over_already_moves_no_alarm() -> None:
    evening, seat = slow()
    pause(evening, seat, evening.now + 3 * DAY, evening.now + 5 * DAY)
    assert wakes(evening) == [evening.now + 2 * DAY]


def test_rows_that_come_during_a_vacation_charge_nothing() -> None:
    evening = playing("me", "open", "open", clock=TWO_DAYS)
    first, second = evening.to_marking()
    pause(evening, second, evening.now, evening.now + 10 * DAY)
    evening.now += DAY
    evening.act(first, "decline")
    evening.now += DAY
    assert left(evening, second) == 2 * DAY
    assert replay_strictly(evening.table.rows[:]).digest() == evening.table.digest()


def test_who_is_on_vacation_may_act_and_a_turn_that_comes_meanwhile_has_all_its_days() -> None:
    evening = playing("me", "open", "open", clock=TWO_DAYS)
    away = next(seat for seat in range(3) if seat not in evening.table.acting())
    pause(evening, away, evening.now, evening.now + 10 * DAY)
    evening.now += DAY
    evening.to_marking()
    evening.now += 3 * DAY
    assert left(evening, away) == 2 * DAY
    evening.act(away, "decline")


def test_who_comes_back_early_has_the_clock_run_again() -> None:
    evening, seat = slow()
    pause(evening, seat, evening.now, evening.now + 10 * DAY)
    evening.now += DAY
    pause(evening, seat, 0, 0)
    assert evening.table.rows[-1].kind == "resumed"
    evening.now += HOUR
    assert left(evening, seat) == 2 * DAY - HOUR


def test_what_is_said_twice_is_said_once() -> None:
    evening, seat = slow()
    begins, ends = evening.now + DAY, evening.now + 4 * DAY
    pause(evening, seat, begins, ends)
    assert evening.refuses(Pause(evening.owner(seat), "again", begins, ends), "table.nothing_to_pause")
    pause(evening, seat, begins, ends + DAY)
    assert info(evening.table, None, PEOPLE)["seats"][seat]["vacation"] == {"from": begins, "until": ends + DAY}


def test_a_vacation_comes_too_late_when_time_is_over() -> None:
    evening, seat = slow()
    evening.now += 2 * DAY
    late = Pause(evening.owner(seat), "late", evening.now, evening.now + DAY)
    assert evening.refuses(late, "table.nothing_to_pause")


@pytest.mark.parametrize("clock", [Clock("live", 300, 5), Clock("none")])
def test_where_turns_have_no_days_nothing_stands(clock: Clock) -> None:
    evening = playing("me", "open", clock=clock)
    asked = Pause("ada", "c", evening.now, evening.now + DAY)
    assert evening.refuses(asked, "table.nothing_to_pause")


def test_time_that_the_server_was_away_is_not_given_back_to_a_clock_that_stood() -> None:
    evening, seat = slow()
    pause(evening, seat, evening.now, evening.now + 5 * DAY)
    evening.now += DAY
    evening.do(Credit("credit", HOUR))
    assert left(evening, seat) == 2 * DAY


def test_the_others_see_from_when_to_when() -> None:
    evening, seat = slow()
    begins = evening.now
    pause(evening, seat, begins, begins + DAY)
    line = log_line(evening.table, evening.table.seq, "nobody")
    assert (line["kind"], line["actor"], line["from"], line["until"]) == ("paused", seat, begins, begins + DAY)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"body": {"until": 0}}, "no clock stands"),
        ({"body": {"until": 2 * LONGEST}}, "no clock stands"),
        ({"body": {"from": 0}}, "no clock stands"),
        ({"body": {"seats": []}}, "doesn't sit"),
        ({"actor": "eve"}, "doesn't sit"),
    ],
)
def test_a_log_with_a_vacation_that_could_not_be_is_refused(change: dict[str, object], what: str) -> None:
    evening, seat = slow()
    pause(evening, seat, evening.now, evening.now + DAY)
    rows = [json.loads(json.dumps(row.to_json())) for row in evening.table.rows]
    rows[-1] |= {**change, "body": rows[-1]["body"] | dict(change.get("body", {}))}  # type: ignore[call-overload]
    assert any(what in one for one in verify(rows)), verify(rows)


def test_a_vacation_late_or_at_a_live_table_is_no_row_of_a_log() -> None:
    evening, seat = slow()
    pause(evening, seat, evening.now, evening.now + DAY)
    rows = [json.loads(json.dumps(row.to_json())) for row in evening.table.rows]
    rows[0]["body"]["clock"] = {"kind": "live", "seconds": 300, "increment": 0}
    with pytest.raises(LogError, match="no days"):
        replay([row_from_json(row) for row in rows])
