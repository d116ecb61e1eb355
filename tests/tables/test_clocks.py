"""Clocks: what time costs, what an increment gives, and who plays when time is over."""

from __future__ import annotations

from typing import Any

import pytest

from rollwright.tables.commands.command import Wake
from rollwright.tables.commands.game import Act, Credit, Resign, Return, timeout_of
from rollwright.tables.commands.lobby import Start
from rollwright.tables.commands.outcome import due
from rollwright.tables.log.chairs import STAND_IN
from rollwright.tables.log.clocks import GRACE, TO_REVEAL, Clock
from rollwright.tables.log.fields import BOT
from rollwright.tables.wire.outbound import clocks
from tests.tables.evening import Evening, asked, playing

LIVE = Clock("live", seconds=60, increment=5)
DAYS = Clock("days", days=2)
DAY = 86_400_000


def timed(*kinds: str, clock: Clock = LIVE) -> Evening:
    return playing(*kinds, clock=clock)


def left(evening: Evening) -> list[int]:
    return [evening.table.clocks.left_at(seat, evening.now) for seat in range(len(evening.table.chairs))]


def runs(evening: Evening) -> list[int]:
    return [seat for seat, running in enumerate(evening.table.clocks.running) if running]


def wakes(evening: Evening) -> list[int]:
    return [effect.at for effect in due(evening.table) if isinstance(effect, Wake)]


def others(evening: Evening, seat: int) -> list[int]:
    return [one for one in range(len(evening.table.chairs)) if one != seat]


# Real time


def test_the_clock_of_who_may_act_runs_from_the_beginning_and_no_other() -> None:
    evening = timed("me", "open", "open")
    active = evening.active()
    assert runs(evening) == [active]
    evening.now += 7_000
    assert left(evening)[active] == 53_000
    assert [left(evening)[seat] for seat in others(evening, active)] == [60_000, 60_000]


def test_within_a_turn_time_goes_on_and_no_increment_comes() -> None:
    evening = timed("me", "open", "open")
    active = evening.active()
    evening.now += 4_000
    evening.act(active, "roll")
    evening.now += 2_500
    evening.act(active, "pass")
    assert left(evening)[active] == 53_500
    assert runs(evening) == [active]


def test_the_increment_comes_when_the_seat_is_done() -> None:
    evening = timed("me", "open", "open")
    active = evening.active()
    evening.now += 4_000
    evening.act(active, "roll")
    evening.act(active, "pass", "end")
    assert left(evening)[active] == 60_000 - 4_000 + 5_000
    assert runs(evening) == others(evening, active)


def test_several_clocks_run_at_once_each_its_own() -> None:
    evening = timed("me", "open", "open")
    first, second = evening.to_marking()
    evening.now += 3_000
    evening.act(first, "decline")
    evening.now += 2_000
    assert left(evening)[first] == 60_000 - 3_000 + 5_000
    assert left(evening)[second] == 60_000 - 5_000
    assert runs(evening) == [second]


def test_who_takes_a_move_back_gives_the_increment_back() -> None:
    evening = timed("me", "open", "open", "open")
    first = evening.to_marking()[0]
    evening.now += 3_000
    evening.act(first, "decline")
    evening.now += 10_000
    evening.undo(first)
    assert left(evening)[first] == 57_000
    evening.now += 1_000
    evening.act(first, "decline")
    assert left(evening)[first] == 56_000 + 5_000


def test_taking_back_within_a_turn_costs_nothing_but_the_time() -> None:
    evening = timed("me", "open", "open")
    active = evening.active()
    evening.act(active, "roll")
    evening.now += 1_000
    evening.act(active, "pass")
    evening.undo(active)
    assert left(evening)[active] == 59_000


def test_bots_have_no_clock() -> None:
    evening = timed("me", "random", "random")
    evening.let_bots_play()
    assert [clock["seat"] for clock in clocks(evening.table, evening.now)["seats"]] == [0]
    assert set(runs(evening)) <= {0}


def test_without_a_clock_none_runs_and_nobody_is_late() -> None:
    evening = timed("me", "open", clock=Clock("none"))
    evening.now += 10 * DAY
    assert runs(evening) == []
    assert wakes(evening) == []
    assert clocks(evening.table, evening.now) == {"at_ms": evening.now, "seats": []}
    assert evening.refuses(timeout_of(evening.table, bytes(32)), "table.not_due")
    evening.act(evening.active(), evening.offered(evening.active())[0])


def test_time_never_runs_backwards_even_if_the_server_s_clock_does() -> None:
    evening = timed("me", "open", "open")
    active = evening.active()
    evening.now += 5_000
    evening.act(active, "roll")
    evening.now -= 4_000
    at = evening.act(active, "pass").row.at
    assert at == evening.now + 4_000
    assert evening.table.clocks.left[active] == 55_000


# Time is over


def test_the_server_is_woken_when_the_first_clock_runs_out() -> None:
    evening = timed("me", "open", "open")
    began = evening.now
    assert wakes(evening) == [began + 60_000]
    first, second = evening.to_marking()
    evening.now += 1_000
    evening.act(first, "decline")
    assert wakes(evening) == [began + 60_000]
    assert runs(evening) == [second]


def test_before_that_nobody_is_late_and_after_that_no_action_counts() -> None:
    evening = timed("me", "open", "open")
    active = evening.active()
    evening.now += 59_999
    assert evening.refuses(timeout_of(evening.table, bytes(32)), "table.not_due")
    evening.now += 1
    assert evening.refuses(evening.wants(active, "roll"), "table.time_out")
    assert evening.refusal(evening.wants(active, "roll")).code == "clock"


def test_an_action_just_in_time_wins_against_the_timeout() -> None:
    evening = timed("me", "open", "open")
    timeout = timeout_of(evening.table, bytes(32))
    evening.now += 59_999
    evening.to_marking()
    evening.now += 1
    assert evening.refuses(timeout, "table.not_due")


def test_whose_time_is_over_is_played_by_a_bot() -> None:
    evening = timed("me", "open", "open")
    active = evening.active()
    evening.now += 60_000
    ruling = evening.time_out()
    assert asked(ruling) == [active]
    assert evening.table.chairs[active].player == STAND_IN
    assert runs(evening) == []
    evening.bot_acts(active)
    assert evening.position()["step"] == "choose"


def test_two_who_wake_write_one_timeout() -> None:
    evening = timed("me", "open", "open")
    twice = [timeout_of(evening.table, bytes(32)), timeout_of(evening.table, bytes(range(32)))]
    evening.now += 60_000
    evening.do(twice[0])
    assert evening.repeats(twice[1]) == evening.table.seq


def test_several_who_are_late_are_late_in_one_row() -> None:
    evening = timed("me", "open", "open", "open")
    marking = evening.to_marking()
    evening.now += 60_000
    assert evening.time_out().row.body.to_json()["seats"] == marking


def late(clock: Clock = LIVE) -> tuple[Evening, int]:
    evening = timed("me", "open", "open", clock=clock)
    active = evening.active()
    evening.now += clock.first
    evening.time_out()
    return evening, active


def test_who_returns_plays_on_with_half_a_minute_at_least() -> None:
    evening, active = late()
    evening.do(Return(evening.owner(active), evening.cid()))
    assert evening.table.chairs[active].player == ""
    assert left(evening)[active] == GRACE
    assert runs(evening) == [active]
    evening.act(active, "roll")


def test_who_returns_while_others_play_has_that_when_the_turn_comes() -> None:
    evening, active = late()
    owner = evening.owner(active)
    while evening.table.acting() == (active,):
        evening.bot_acts(active)
    evening.do(Return(owner, evening.cid()))
    assert active not in runs(evening)
    evening.now += 20_000
    assert left(evening)[active] == GRACE


def test_who_acts_while_away_is_back_by_that() -> None:
    evening, active = late()
    evening.now += 5_000
    evening.act(active, "roll")
    assert not evening.table.chairs[active].away
    assert left(evening)[active] == GRACE


def test_a_bot_that_was_still_thinking_when_its_owner_came_back_is_too_late() -> None:
    evening, active = late()
    command = evening.wants(active, "roll")
    owner = evening.owner(active)
    evening.do(Return(owner, evening.cid()))
    assert evening.refuses(Act(BOT, "bot", command.actions, command.decision, active), "table.stale")


def test_what_the_bot_did_can_be_taken_back_by_who_returns_as_far_as_the_rules_of_undo_go() -> None:
    evening, active = late()
    while evening.position()["step"] in ("roll", "choose"):  # the bot may roll some dice again
        evening.bot_acts(active)
    evening.undo(active)
    assert not evening.table.chairs[active].away
    assert evening.position()["step"] == "choose"


def test_who_resigned_while_away_does_not_come_back() -> None:
    evening, active = late()
    owner = evening.owner(active)
    evening.do(Resign(owner, evening.cid()))
    assert evening.refuses(Return(owner, "c"), "table.resigned")


# The server was away


def test_time_that_the_server_was_away_is_given_back_to_those_whose_clock_ran() -> None:
    evening = timed("me", "open", "open")
    active = evening.active()
    evening.now += 100_000
    evening.do(Credit("away", 90_000))
    assert left(evening)[active] == 50_000
    assert [left(evening)[seat] for seat in others(evening, active)] == [60_000, 60_000]
    assert evening.refuses(timeout_of(evening.table, bytes(32)), "table.not_due")
    evening.act(active, "roll")


def test_no_more_is_given_back_than_has_gone_by_since_the_last_row() -> None:
    evening = timed("me", "open", "open")
    active = evening.active()
    evening.now += 10_000
    evening.act(active, "roll")
    evening.now += 5_000
    evening.do(Credit("away", 30_000))
    assert left(evening)[active] == 50_000


def test_nothing_is_given_back_where_no_clock_ran() -> None:
    evening = timed("me", "open", clock=Clock("none"))
    evening.now += 5_000
    assert evening.refuses(Credit("away", 5_000), "table.not_due")
    waiting = Evening()
    waiting.create("me", "open")
    assert waiting.refuses(Credit("away", 5_000), "table.not_now")


def test_seeds_may_be_revealed_later_by_as_much_as_the_server_was_away() -> None:
    evening = Evening()
    evening.create("me", "open")
    evening.sit("bob")
    evening.do(Start("ada", evening.cid()))
    evening.now += TO_REVEAL
    evening.do(Credit("away", 20_000))
    assert evening.refuses(timeout_of(evening.table, bytes(32)), "table.not_due")
    evening.now += 20_000
    evening.time_out()


# Days


def test_days_are_for_each_turn_anew() -> None:
    evening = timed("me", "open", "open", clock=DAYS)
    active = evening.active()
    evening.now += DAY
    evening.act(active, "roll")
    assert left(evening)[active] == DAY, "the turn goes on"
    evening.act(active, "pass", "end")
    following = (active + 1) % 3
    assert [left(evening)[seat] for seat in evening.table.acting()] == [2 * DAY, 2 * DAY]
    evening.now += DAY + 1
    evening.act(following, "decline")  # who answers last goes on with the same days
    evening.act((active + 2) % 3, "decline")
    assert left(evening)[evening.active()] == 2 * DAY


def test_taking_back_gives_no_new_days() -> None:
    evening = timed("me", "open", "open", "open", clock=DAYS)
    first = evening.to_marking()[0]
    evening.now += DAY
    evening.act(first, "decline")
    evening.now += 3_600_000
    evening.undo(first)
    assert left(evening)[first] == DAY


def test_who_is_late_by_days_and_returns_has_days_again() -> None:
    evening, active = late(DAYS)
    evening.do(Return(evening.owner(active), evening.cid()))
    assert left(evening)[active] == 2 * DAY


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_what_is_told_of_clocks_is_as_of_the_moment_it_is_reported(clock: Clock) -> None:
    evening = timed("me", "open", "open", clock=clock)
    active = evening.active()
    reported: dict[str, Any] = clocks(evening.table, evening.now + 1_234)
    assert reported["at_ms"] == evening.now + 1_234
    assert reported["seats"][active] == {"seat": active, "left_ms": clock.first - 1_234, "running": True}
