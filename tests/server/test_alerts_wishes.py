"""When a call is due by what a person wishes: quiet hours and days in their own time zone, also where clocks change."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from rollwright.server.host.alerts.wishes import (
    CHALLENGE,
    INVITE,
    OVER,
    TRY,
    UNNOTICED,
    Wishes,
    due_at,
    sent_at,
    wishes_from_json,
)
from rollwright.stores.alerts import TURN, Call

ZONE = "Europe/Copenhagen"
DAY = 24 * 60 * 60 * 1000
AT_NIGHT = Wishes(when="always", zone=ZONE, quiet=(22 * 60, 8 * 60))
TURN_AT_T1 = Call("ada", TURN, "t1", 5, 0, {"table": "t1"})
NUDGED = replace(TURN_AT_T1, body={"table": "t1", "by": "bob"})


def at(text: str, zone: str = ZONE) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def shown(moment: int | None) -> str:
    assert moment is not None
    return datetime.fromtimestamp(moment / 1000, ZoneInfo(ZONE)).isoformat()


def kind(name: str) -> Call:
    return replace(TURN_AT_T1, kind=name)


@pytest.mark.parametrize(
    ("now", "due"),
    [
        ("2026-11-18T21:59:59", "2026-11-18T21:59:59+01:00"),
        ("2026-11-18T22:00", "2026-11-19T08:00:00+01:00"),
        ("2026-11-18T23:30", "2026-11-19T08:00:00+01:00"),
        ("2026-11-19T07:59", "2026-11-19T08:00:00+01:00"),
        ("2026-11-19T08:00", "2026-11-19T08:00:00+01:00"),
        ("2026-03-28T23:30", "2026-03-29T08:00:00+02:00"),  # that night has 23 hours
        ("2026-10-24T23:30", "2026-10-25T08:00:00+01:00"),  # and that one 25
    ],
)
def test_what_comes_in_quiet_hours_waits_until_they_are_over(now: str, due: str) -> None:
    assert shown(due_at(AT_NIGHT, TURN_AT_T1, at(now))) == due


@pytest.mark.parametrize(
    ("quiet", "now", "due"),
    [
        ((12 * 60, 14 * 60), "2026-11-18T13:00", "2026-11-18T14:00:00+01:00"),
        ((12 * 60, 14 * 60), "2026-11-18T14:00", "2026-11-18T14:00:00+01:00"),
        ((0, 150), "2026-03-29T00:10", "2026-03-29T03:30:00+02:00"),  # 2:30 doesn't come that night
        ((0, 150), "2026-10-25T00:10", "2026-10-25T02:30:00+02:00"),  # and comes twice that night: the first counts
    ],
)
def test_quiet_hours_may_lie_in_a_day_and_end_where_clocks_change(quiet: tuple[int, int], now: str, due: str) -> None:
    assert shown(due_at(replace(AT_NIGHT, quiet=quiet), TURN_AT_T1, at(now))) == due


@pytest.mark.parametrize("night", ["2026-03-29T00:00", "2026-10-25T00:00", "2026-11-18T00:00"])
@pytest.mark.parametrize("quiet", [(0, 150), (22 * 60, 150), (130, 170), (100, 90), (22 * 60, 8 * 60)])
def test_quiet_hours_hold_nothing_back_once_they_are_over_in_any_night(night: str, quiet: tuple[int, int]) -> None:
    wishes, minute, hour = replace(AT_NIGHT, quiet=quiet), 60_000, 3_600_000
    begins = at(night)

    def is_quiet(moment: int) -> bool:
        clock = datetime.fromtimestamp(moment / 1000, ZoneInfo(ZONE))
        shows, (start, end) = clock.hour * 60 + clock.minute, quiet
        return start <= shows < end if start < end else shows >= start or shows < end

    over = begins + 4 * DAY
    for moment in range(over, begins - 1, -5 * minute):
        over = over if is_quiet(moment) else moment
        if moment > begins + 2 * DAY:
            continue
        due = due_at(wishes, TURN_AT_T1, moment)
        assert due is not None
        # Where an hour is left out, quiet hours that would end in it last into the next.
        assert over <= due <= over + (hour if night < "2026-04" else 0), shown(moment)


def test_once_a_day_is_once_where_the_hour_comes_twice() -> None:
    daily = Wishes(when="daily", zone=ZONE, hour=2)
    first = at("2026-10-25T02:00")
    assert due_at(daily, TURN_AT_T1, first - 1) == first
    assert shown(due_at(daily, TURN_AT_T1, first + 1)) == "2026-10-26T02:00:00+01:00"


def test_once_a_day_is_the_next_time_it_is_that_hour() -> None:
    daily = Wishes(when="daily", zone=ZONE, hour=18, quiet=(17 * 60, 19 * 60))
    assert shown(due_at(daily, TURN_AT_T1, at("2026-11-18T17:59"))) == "2026-11-18T18:00:00+01:00"
    assert shown(due_at(daily, TURN_AT_T1, at("2026-11-18T18:00"))) == "2026-11-19T18:00:00+01:00"
    assert shown(due_at(daily, TURN_AT_T1, at("2026-10-24T19:00"))) == "2026-10-25T18:00:00+01:00"
    assert sent_at(daily, TURN_AT_T1, at("2026-11-18T18:00")) == at("2026-11-18T18:00"), "an hour of their own choice"


def test_who_is_away_has_a_while_to_move_first() -> None:
    now, away = at("2026-11-18T12:00"), Wishes(when="away")
    assert due_at(away, TURN_AT_T1, now) == now + UNNOTICED
    assert due_at(away, NUDGED, now) == now, "somebody waits for them"
    assert due_at(away, kind(TRY), now) == now
    assert shown(due_at(replace(AT_NIGHT, when="away"), TURN_AT_T1, at("2026-11-18T21:59"))).startswith("2026-11-19T08")


def test_a_wish_for_one_table_counts_for_more_than_that_for_all() -> None:
    now = at("2026-11-18T12:00")
    assert due_at(Wishes(when="never").at_table("t1", "always"), TURN_AT_T1, now) == now
    assert due_at(Wishes(when="always").at_table("t1", "never"), TURN_AT_T1, now) is None
    assert due_at(Wishes(when="always").at_table("t1", "never").at_table("t1", ""), TURN_AT_T1, now) == now


@pytest.mark.parametrize(
    ("name", "call"),
    [("over", kind(OVER)), ("nudges", NUDGED), ("invites", kind(INVITE)), ("challenge", kind(CHALLENGE))],
)
def test_each_kind_is_wished_or_not(name: str, call: Call) -> None:
    now = at("2026-11-18T12:00")
    wanted, unwanted = (wishes_from_json({"when": "always", name: one}) for one in (True, False))
    assert due_at(wanted, call, now) is not None
    assert due_at(unwanted, call, now) is None
    assert sent_at(unwanted, call, now) is None
    assert due_at(replace(wanted, when="never"), call, now) is None


def test_what_was_noted_goes_by_what_is_wished_when_it_is_sent() -> None:
    late = at("2026-11-18T23:00")
    assert sent_at(Wishes(when="never"), TURN_AT_T1, late) is None
    assert shown(sent_at(AT_NIGHT, TURN_AT_T1, late)) == "2026-11-19T08:00:00+01:00", "a retry wakes nobody"


def test_wishes_are_read_as_they_are_written() -> None:
    wishes = Wishes(when="daily", language="fr", zone=ZONE, quiet=(60, 120), hour=7, mail=True, tables={"t1": "never"})
    assert wishes_from_json(wishes.to_json()) == wishes
    assert wishes_from_json({}) == Wishes()
    assert wishes_from_json({"quiet": [60, 60]}).quiet is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"when": "sometimes"},
        {"when": ["always"]},
        {"language": "de"},
        {"zone": "Mars/Olympus"},
        {"zone": "../../etc/passwd"},
        {"zone": "/etc/passwd"},
        {"zone": 5},
        {"zone": ""},
        {"quiet": [1]},
        {"quiet": [0, 1440]},
        {"quiet": "22-8"},
        {"quiet": [True, False]},
        {"hour": 24},
        {"hour": "18"},
        {"mail": 1},
        {"tables": []},
        {"tables": {"t1": "daily"}},
        {"tables": {"t" * 65: "never"}},
        {"tables": {str(number): "never" for number in range(201)}},
        {"calendar": -1},
        {"person": "eve"},
    ],
)
def test_what_is_no_wish_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"`|called"):
        wishes_from_json(wrong)
