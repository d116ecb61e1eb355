"""Being left where no clock runs: who may be nudged, when the others may go on, and how one comes back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rollwright.tables.commands.absence import MOST_VOTES, Nudge, Vote
from rollwright.tables.commands.bot_turns import bot_request
from rollwright.tables.commands.command import OpenTable
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.decide import decide
from rollwright.tables.commands.finished import Finished
from rollwright.tables.commands.fresh import Fresh
from rollwright.tables.commands.game import Act, Rematch, Resign, Return
from rollwright.tables.commands.outcome import Accepted
from rollwright.tables.log.chairs import STAND_IN
from rollwright.tables.log.clocks import Clock
from rollwright.tables.log.fields import BOT, LogError
from rollwright.tables.log.fold import replay, replay_strictly
from rollwright.tables.log.kinds import row_from_json
from rollwright.tables.log.patience import BOT_PLAYS, CLOSE_TABLE, NUDGE_AFTER, NUDGE_AGAIN, WAIT_ON
from rollwright.tables.log.table import CLOSED, OVER, PLAYING
from rollwright.tables.study.verify import verify
from rollwright.tables.wire.outbound import card, info, log_line
from tests.tables.evening import PEOPLE, Evening, asked, fresh, playing, seats, seed_hash

DAY = 86_400_000


def left(*kinds: str, **more: Any) -> tuple[Evening, int, list[str]]:
    """A game in which a seat has not moved for three days; that seat, and the others."""
    evening = playing(*(kinds or ("me", "open", "open")), **more)
    evening.let_bots_play()
    seat = evening.active()
    others = [person for person in evening.table.persons() if person != evening.owner(seat)]
    evening.now += 3 * DAY
    return evening, seat, others


def rows(evening: Evening) -> list[Any]:
    return json.loads(json.dumps([row.to_json() for row in evening.table.rows]))  # type: ignore[no-any-return]


# Nudging


def test_who_has_been_waited_for_an_hour_may_be_nudged_and_not_before() -> None:
    evening = playing("me", "open")
    seat = evening.active()
    other = evening.owner(1 - seat)
    evening.now += NUDGE_AFTER - 1
    assert evening.refuses(Nudge(other, "early"), "table.nudge_later")
    evening.now += 1
    evening.do(Nudge(other, evening.cid()))
    assert evening.table.patience.nudged[seat] == evening.now
    assert evening.table.acting() == (seat,), "nothing else has changed"


def test_one_nudge_a_day_is_enough_whoever_sends_it() -> None:
    evening, seat, (first, second) = left()
    evening.do(Nudge(first, evening.cid()))
    for person in (first, second):
        assert evening.refuses(Nudge(person, f"{person} again"), "table.nudge_later")
    evening.now += NUDGE_AGAIN
    evening.do(Nudge(second, evening.cid()))
    assert evening.table.patience.nudged[seat] == evening.now


def test_who_is_nudged_sees_it_in_the_list_of_tables_until_they_move() -> None:
    evening, seat, (other, _) = left()
    person = evening.owner(seat)
    assert not card(evening.table, person, PEOPLE)["nudged"]
    evening.do(Nudge(other, evening.cid()))
    assert card(evening.table, person, PEOPLE)["nudged"]
    assert not card(evening.table, other, PEOPLE)["nudged"]
    line = log_line(evening.table, evening.table.seq, person)
    assert (line["kind"], line["actor"], line["seats"]) == ("nudged", evening.table.seats_of(other)[0], [seat])
    evening.act(seat, "roll")
    assert not card(evening.table, person, PEOPLE)["nudged"]


def test_whoever_is_waited_for_nudges_nobody_and_neither_does_a_stranger() -> None:
    evening, seat, _ = left()
    assert evening.refuses(Nudge(evening.owner(seat), "me"), "table.your_turn")
    assert evening.refuses(Nudge("eve", "eve"), "table.not_seated")
    waiting = Evening()
    waiting.create("me", "open")
    assert waiting.refuses(Nudge("ada", "c"), "table.not_now")


def test_a_bot_is_not_waited_for() -> None:
    evening = playing("me", "random")
    while 1 not in evening.table.acting():
        evening.act(0, evening.offered(0)[0])
    evening.now += 9 * DAY
    assert evening.table.patience.late_at(evening.now) == []
    code = "table.your_turn" if 0 in evening.table.acting() else "table.not_waiting"
    assert evening.refuses(Nudge("ada", "c"), code)


# Patience


def test_before_patience_is_over_nobody_decides_anything() -> None:
    evening, _, (first, _) = left()
    evening.now -= 1
    assert evening.refuses(Vote(first, "early", BOT_PLAYS), "table.not_due")


@pytest.mark.parametrize("days", [1, 14])
def test_how_long_they_wait_is_what_the_table_agreed_on(days: int) -> None:
    evening = playing("me", "open", patience=days)
    other = evening.owner(1 - evening.active())
    assert info(evening.table, other, PEOPLE)["absence"]["patience"] == days
    evening.now += days * DAY - 1
    assert evening.refuses(Vote(other, "early", BOT_PLAYS), "table.not_due")
    evening.now += 1
    evening.do(Vote(other, evening.cid(), BOT_PLAYS))


def test_where_nothing_was_said_it_is_three_days_and_a_rematch_keeps_what_was() -> None:
    evening = playing("me", "random")
    assert evening.table.patience.days == 3
    assert "patience" not in evening.table.rows[0].body.to_json()
    agreed = playing("me", "random", name="agreed", patience=7)
    assert agreed.table.rows[0].body.to_json()["patience"] == 7
    agreed.play_out()
    again = agreed.do(Rematch("ada", "again", fresh("again"), seed_hash("ada")))
    create = next(effect.create for effect in again.effects if isinstance(effect, OpenTable))
    made = decide(None, create, agreed.now)
    assert isinstance(made, Accepted)
    assert made.table.patience.agreed == 7


def test_a_log_that_servers_of_the_first_version_are_to_read_says_nothing_of_patience() -> None:
    new = fresh("old way")
    old = Fresh(new.table, new.code, new.tail, 0)
    wish = {"seed_hash": seed_hash("ada"), "patience": 7}
    made = decide(None, Create("ada", "c1", old, "copenhagen_roll", seats("me", "open"), **wish), 1000)  # type: ignore[arg-type]
    assert isinstance(made, Accepted)
    assert "patience" not in made.row.body.to_json()
    assert made.table.patience.days == 3


def test_whoever_moves_is_waited_for_anew() -> None:
    evening = playing("me", "open", "open")
    seat = evening.active()
    other = evening.owner(seat - 1)
    evening.now += 2 * DAY
    evening.act(seat, "roll")
    evening.now += 2 * DAY
    assert evening.table.acting() == (seat,)
    assert evening.refuses(Vote(other, "early", BOT_PLAYS), "table.not_due")
    evening.now += DAY
    evening.do(Vote(other, evening.cid(), BOT_PLAYS))


@pytest.mark.parametrize("clock", [Clock("live", seconds=60, increment=5), Clock("days", days=2)])
def test_where_a_clock_runs_it_decides_and_nobody_votes(clock: Clock) -> None:
    evening = playing("me", "open", clock=clock)
    other = evening.owner(1 - evening.active())
    evening.now += 9 * DAY
    assert evening.refuses(Nudge(other, "n"), "table.clock_runs")
    assert evening.refuses(Vote(other, "v", BOT_PLAYS), "table.clock_runs")
    assert info(evening.table, other, PEOPLE)["absence"] is None


# A bot takes over


def test_one_other_person_decides_alone_and_a_bot_plays_on() -> None:
    evening, seat, (other,) = left("me", "open")
    ruling = evening.do(Vote(other, evening.cid(), BOT_PLAYS))
    assert asked(ruling) == [seat]
    assert evening.table.chairs[seat].player == STAND_IN
    assert info(evening.table, other, PEOPLE)["seats"][seat]["away"]
    evening.let_bots_play()
    assert seat not in evening.table.acting()


def test_of_several_more_than_half_must_agree() -> None:
    evening, seat, (first, second, third) = left("me", "open", "open", "open")
    evening.do(Vote(first, evening.cid(), BOT_PLAYS))
    evening.do(Vote(second, evening.cid(), CLOSE_TABLE))
    absence = info(evening.table, first, PEOPLE)["absence"]
    assert (absence["needed"], len(absence["voters"])) == (2, 3)
    assert sorted(vote["wish"] for vote in absence["votes"]) == [BOT_PLAYS, CLOSE_TABLE]
    assert not evening.table.chairs[seat].away
    assert evening.table.phase == PLAYING
    evening.do(Vote(third, evening.cid(), BOT_PLAYS))
    assert evening.table.chairs[seat].away
    assert evening.table.patience.votes == {}


def test_two_must_agree_with_each_other() -> None:
    evening, seat, (first, second) = left()
    evening.do(Vote(first, evening.cid(), BOT_PLAYS))
    evening.do(Vote(second, evening.cid(), CLOSE_TABLE))
    assert (evening.table.phase, evening.table.chairs[seat].away) == (PLAYING, False)
    evening.do(Vote(first, evening.cid(), CLOSE_TABLE))
    assert evening.table.phase == CLOSED


def test_a_wish_can_be_taken_back_and_is_not_said_twice() -> None:
    evening, seat, (first, second) = left()
    assert evening.refuses(Vote(first, "w", WAIT_ON), "table.voted")
    evening.do(Vote(first, evening.cid(), BOT_PLAYS))
    assert evening.refuses(Vote(first, "again", BOT_PLAYS), "table.voted")
    evening.do(Vote(first, evening.cid(), WAIT_ON))
    evening.do(Vote(second, evening.cid(), BOT_PLAYS))
    assert not evening.table.chairs[seat].away


def test_when_the_one_they_wait_for_moves_what_was_said_is_settled() -> None:
    evening, seat, (first, second) = left()
    evening.do(Vote(first, evening.cid(), BOT_PLAYS))
    evening.act(seat, "roll")
    assert evening.table.patience.votes == {}
    evening.now += 3 * DAY
    evening.do(Vote(second, evening.cid(), BOT_PLAYS))
    assert not evening.table.chairs[seat].away


def test_who_has_left_has_no_say() -> None:
    evening, seat, (first, second) = left()
    assert evening.refuses(Vote(evening.owner(seat), "me", CLOSE_TABLE), "table.your_turn")
    evening.do(Resign(second, evening.cid()))
    assert evening.refuses(Vote(second, "v", CLOSE_TABLE), "table.resigned")
    evening.do(Vote(first, evening.cid(), BOT_PLAYS))
    assert evening.table.chairs[seat].away, "one is left, who decides alone"


def test_whose_seat_a_bot_plays_comes_back_before_deciding_about_others() -> None:
    evening, seat, (other,) = left("me", "open")
    person = evening.owner(seat)
    evening.do(Vote(other, evening.cid(), BOT_PLAYS))
    evening.let_bots_play()
    evening.now += 9 * DAY
    assert evening.table.patience.late_at(evening.now)
    assert evening.refuses(Nudge(person, "n"), "table.come_back")
    evening.do(Return(person, evening.cid()))
    evening.do(Nudge(person, evening.cid()))


def test_several_who_are_late_are_replaced_together_and_who_is_not_late_is_not() -> None:
    evening = playing("me", "open", "open", "open")
    first, second, third = evening.to_marking()
    (voter,) = evening.table.voters()
    evening.now += DAY
    evening.act(third, "decline")
    evening.now += 2 * DAY
    evening.do(Vote(voter, evening.cid(), BOT_PLAYS))
    evening.do(Vote(evening.owner(third), evening.cid(), BOT_PLAYS))
    assert [chair.away for chair in evening.table.chairs] == [seat in (first, second) for seat in range(4)]


# Coming back


def test_who_left_takes_the_seat_back_from_the_bot() -> None:
    evening, seat, (other,) = left("me", "open")
    person = evening.owner(seat)
    evening.do(Vote(other, evening.cid(), BOT_PLAYS))
    request = bot_request(evening.table, seat)
    assert request is not None
    evening.do(Return(person, evening.cid()))
    assert not evening.table.chairs[seat].away
    command = evening.wants(seat, evening.offered(seat)[0])
    assert evening.refuses(Act(BOT, "late bot", command.actions, command.decision, seat), "table.stale")
    assert evening.refuses(Vote(other, "at once", BOT_PLAYS), "table.not_due")
    evening.act(seat, evening.offered(seat)[0])


# Closing


def test_they_may_close_the_table_instead_and_its_log_checks_out() -> None:
    evening, _, (other,) = left("me", "open")
    evening.do(Vote(other, evening.cid(), CLOSE_TABLE))
    assert evening.table.phase == CLOSED
    assert verify(rows(evening)) == []


def test_the_cards_of_a_table_that_was_closed_are_opened() -> None:
    evening, _, (other,) = left("me", "open", game="copenhagen_board")
    assert evening.table.decks
    evening.do(Vote(other, evening.cid(), CLOSE_TABLE))
    assert evening.table.rows[-1].body.opened is not None
    assert verify(rows(evening)) == []


# Logs


def test_a_game_that_a_bot_finished_says_so_and_its_log_checks_out() -> None:
    evening, seat, (other,) = left("me", "open")
    evening.do(Nudge(other, evening.cid()))
    evening.do(Vote(other, evening.cid(), BOT_PLAYS))
    last: Accepted | None = None
    while evening.table.phase == PLAYING:
        acting = evening.active()
        if evening.table.chairs[acting].player:
            last = evening.bot_acts(acting)
        else:
            last = evening.act(acting, evening.offered(acting)[0])
    assert evening.table.phase == OVER
    assert last is not None
    (finished,) = [effect for effect in last.effects if isinstance(effect, Finished)]
    assert [one.stand_in for one in finished.seats] == [STAND_IN if one == seat else "" for one in range(2)]
    assert verify(rows(evening)) == []


def test_a_log_with_votes_folds_to_the_same_table_however_it_is_read() -> None:
    evening, seat, (first, second) = left(patience=2)
    evening.do(Nudge(first, evening.cid()))
    evening.do(Vote(first, evening.cid(), CLOSE_TABLE))
    read = [row_from_json(row) for row in rows(evening)]
    for table in (replay(read), replay_strictly(read)):
        assert table.digest() == evening.table.digest()
        assert table.patience.votes == {first: CLOSE_TABLE}
        assert table.patience.since == evening.table.patience.since
    evening.do(Vote(second, evening.cid(), BOT_PLAYS))
    assert evening.table.patience.votes == {first: CLOSE_TABLE, second: BOT_PLAYS}
    assert evening.table.patience.since[seat]


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"actor": "eve"}, "eve has no say"),
        ({"at": 1}, "before row"),
        ({"body": {"seats": [9]}}, "the table has 3 seats"),
        ({"body": {"seats": []}}, "seats that nobody waits for"),
        ({"body": {"wish": CLOSE_TABLE}}, "hash"),
    ],
)
def test_a_vote_that_was_forged_is_noticed(change: dict[str, Any], what: str) -> None:
    evening, _, (first, _) = left()
    evening.do(Vote(first, evening.cid(), BOT_PLAYS))
    log = rows(evening)
    body = log[-1]["body"] | change.get("body", {})
    log[-1] |= {**change, "body": body}
    assert any(what in one for one in verify(log)), verify(log)


def test_a_vote_before_its_time_or_where_a_clock_runs_is_no_row_of_a_log() -> None:
    evening, _, (first, _) = left()
    evening.do(Vote(first, evening.cid(), BOT_PLAYS))
    early = rows(evening)
    early[-1]["at"] -= 1
    with pytest.raises(LogError, match="still have time"):
        replay([row_from_json(row) for row in early])
    timed = rows(evening)
    timed[0]["body"]["clock"] = {"kind": "days", "days": 1}
    with pytest.raises(LogError, match="where a clock runs"):
        replay([row_from_json(row) for row in timed])


def test_nobody_votes_without_end() -> None:
    evening, _, (first, _) = left()
    for number in range(MOST_VOTES):
        evening.do(Vote(first, evening.cid(), (BOT_PLAYS, CLOSE_TABLE)[number % 2]))
    assert evening.refuses(Vote(first, "more", BOT_PLAYS), "table.many_votes")
