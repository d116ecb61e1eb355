"""A log has a bound: nobody can make a table that costs the others more and more to open."""

from __future__ import annotations

import pytest

from rollwright.tables.commands.game import Close, Undo
from rollwright.tables.commands.lobby import Leave, OpenSeat, SeatBot, Sit, Start
from rollwright.tables.commands.vacation import MOST_PAUSES, Pause
from rollwright.tables.log.clocks import DAY, Clock
from rollwright.tables.log.table import MOST_UNDOS
from rollwright.tables.wire.outbound import offers
from tests.tables.evening import Evening, playing, seed_hash


def pass_and_undo(evening: Evening, times: int) -> int:
    """The seat that has rolled, passed and taken that back so often; all but three times are made up."""
    seat = evening.active()
    evening.act(seat, "roll")
    evening.table.undos[seat] = times - 3
    for _ in range(3):
        evening.act(seat, "pass")
        evening.undo(seat)
    return seat


def test_a_seat_takes_back_so_many_moves_and_no_more() -> None:
    evening = playing("me", "me", "me")
    seat = pass_and_undo(evening, MOST_UNDOS)
    evening.act(seat, "pass")
    assert evening.refuses(Undo(evening.owner(seat), "c", None, seat), "table.many_undos")
    assert not any(offer["can_undo"] for offer in offers(evening.table, "ada") if offer["seat"] == seat)
    evening.act(seat, "end")  # the game goes on


def test_what_one_seat_has_taken_back_is_not_held_against_another() -> None:
    evening = playing("me", "me", "me")
    seat = pass_and_undo(evening, MOST_UNDOS)
    assert evening.table.undos[seat] == MOST_UNDOS
    assert evening.table.undos[seat - 1] == 0


@pytest.mark.parametrize("times", [60])
def test_a_stranger_changes_seats_so_often_and_no_more(times: int) -> None:
    evening = Evening()
    evening.create("me", "open", "open")
    while sum(row.actor == "mallory" for row in evening.table.rows) <= times:
        evening.sit("mallory")
        if sum(row.actor == "mallory" for row in evening.table.rows) <= times:
            evening.do(Leave("mallory", evening.cid()))
    assert evening.refuses(Sit("mallory", "c", seed_hash("mallory")), "table.many_changes")
    evening.sit("bob")  # for others nothing has changed


def test_a_host_who_changes_seats_without_end_can_still_start_or_close() -> None:
    evening = Evening()
    evening.create("me", "greedy")
    while sum(row.actor == "ada" for row in evening.table.rows) <= 60:
        seated = evening.table.chairs[1].bot
        evening.do(OpenSeat("ada", evening.cid(), 1) if seated else SeatBot("ada", evening.cid(), 1, "greedy"))
    seated = evening.table.chairs[1].bot
    change = OpenSeat("ada", "c", 1) if seated else SeatBot("ada", "c", 1, "greedy")
    assert evening.refuses(change, "table.many_changes")
    evening.do(Start("ada", evening.cid()) if seated else Close("ada", evening.cid()))


def test_a_vacation_is_changed_so_often_at_a_table_and_no_more() -> None:
    evening = playing("me", "open", clock=Clock("days", days=2))
    begins = evening.now + DAY
    for days in range(MOST_PAUSES):
        evening.do(Pause("ada", evening.cid(), begins, begins + DAY + days))
    assert evening.refuses(Pause("ada", "c", begins, begins + 9 * DAY), "table.nothing_to_pause")
    evening.do(Pause("ada", evening.cid(), 0, 0))  # it can still be taken back
    assert evening.refuses(Pause("ada", "d", 0, 0), "table.nothing_to_pause")
    evening.do(Pause(evening.owner(1), evening.cid(), begins, begins + DAY))  # for others nothing has changed
