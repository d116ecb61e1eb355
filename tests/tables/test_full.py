"""Tables that start by themselves when the last seat is taken."""

from __future__ import annotations

import pytest

from rollwright.tables.commands.called import Called
from rollwright.tables.commands.command import OpenTable, Wake
from rollwright.tables.commands.game import Rematch, timeout_of
from rollwright.tables.commands.lobby import SeatBot
from rollwright.tables.commands.outcome import due
from rollwright.tables.log.clocks import DAY, TO_REVEAL, Clock
from rollwright.tables.log.fields import FORMAT_OF_FULL, LogError
from rollwright.tables.log.fold import replay
from rollwright.tables.log.kinds import row_from_json
from rollwright.tables.log.table import PLAYING, STARTING, WAITING
from rollwright.tables.wire.outbound import card
from tests.tables.evening import PEOPLE, Evening, fresh, seed_hash

SLOW = Clock("days", days=3)


def full(clock: Clock = SLOW) -> Evening:
    """A table whose last seat has just been taken, and that has started."""
    evening = Evening()
    evening.create("me", "open", clock=clock, when_full=True)
    evening.sit("bob")
    evening.time_out()
    return evening


def test_the_server_starts_a_table_when_its_last_seat_is_taken() -> None:
    evening = Evening()
    evening.create("me", "open", "open", clock=SLOW, when_full=True)
    evening.sit("bob")
    assert evening.refuses(timeout_of(evening.table, bytes(32)), "table.not_due")
    evening.sit("cleo")
    assert [effect.at for effect in due(evening.table) if isinstance(effect, Wake)] == [evening.now]
    evening.time_out()
    started = evening.table.rows[-1]
    assert (started.kind, started.actor, evening.table.phase) == ("started", "*server", STARTING)


def test_a_bot_in_the_last_seat_starts_it_too() -> None:
    evening = Evening()
    evening.create("me", "open", clock=SLOW, when_full=True)
    evening.do(SeatBot("ada", "bot", 1, "greedy"))
    evening.time_out()
    evening.reveal("ada")
    assert evening.table.phase == PLAYING


def test_without_the_wish_a_full_table_waits_for_its_host() -> None:
    evening = Evening()
    evening.create("me", "open", clock=SLOW)
    evening.sit("bob")
    assert evening.refuses(timeout_of(evening.table, bytes(32)), "table.not_due")


def test_nobody_need_be_there_when_it_starts_seeds_may_be_shown_as_long_as_a_turn_may_last() -> None:
    evening = full()
    evening.reveal("bob")
    evening.now += 3 * DAY - 1
    assert evening.refuses(timeout_of(evening.table, bytes(32)), "table.not_due")
    evening.reveal("ada")
    assert evening.table.phase == PLAYING


@pytest.mark.parametrize(
    ("clock", "time"), [(Clock("live", 300, 0), TO_REVEAL), (Clock("none"), 3 * DAY), (SLOW, 3 * DAY)]
)
def test_who_shows_no_seed_in_time_leaves_the_seat(clock: Clock, time: int) -> None:
    evening = full(clock)
    evening.reveal("bob")
    evening.now += time - 1
    assert evening.refuses(timeout_of(evening.table, bytes(32)), "table.not_due")
    evening.now += 1
    evening.time_out()
    assert evening.table.phase == WAITING
    assert [chair.person for chair in evening.table.chairs] == ["", "bob"]
    assert not evening.table.starts_now


def test_who_has_a_seed_to_show_is_called_and_finds_the_table_among_those_that_wait() -> None:
    evening = Evening()
    evening.create("me", "open", clock=SLOW, when_full=True)
    evening.sit("bob")
    [called] = [effect for effect in evening.time_out().effects if isinstance(effect, Called)]
    assert [(one.person, one.until) for one in called.called] == [
        ("ada", evening.now + 3 * DAY),
        ("bob", evening.now + 3 * DAY),
    ]
    shown = card(evening.table, "ada", PEOPLE)
    assert (shown["my_turn"], shown["until"], shown["waited"]) == (True, evening.now + 3 * DAY, [0, 1])
    evening.reveal("ada")
    assert not card(evening.table, "ada", PEOPLE)["my_turn"]


def test_the_rematch_starts_when_it_is_full_too() -> None:
    evening = full()
    evening.reveal("ada")
    evening.reveal("bob")
    evening.play_out()
    again = evening.do(Rematch("ada", "again", fresh("again"), seed_hash("ada")))
    [opened] = [effect.create for effect in again.effects if isinstance(effect, OpenTable)]
    assert opened.payload()["when_full"] is True


def test_older_servers_leave_its_log_alone_and_one_of_an_older_format_can_t_say_it() -> None:
    evening = full()
    first = evening.table.rows[0].to_json()
    body = first["body"]
    assert isinstance(body, dict)
    assert (body["format"], body["when_full"]) == (FORMAT_OF_FULL, True)
    with pytest.raises(LogError, match="doesn't say"):
        replay([row_from_json({**first, "body": {**body, "format": 1}})])
