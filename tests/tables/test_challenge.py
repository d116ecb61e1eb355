"""A challenge: one deal for everybody who takes it up, fixed before, checked after, and nothing about it to choose."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.tables.commands.calendar import DAY, HOUR, day_at, new_challenge, span_of, spans_at, week_at
from rollwright.tables.commands.challenges import result_of
from rollwright.tables.commands.command import Command
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.decide import decide
from rollwright.tables.commands.finished import Finished, finished_from_json
from rollwright.tables.commands.fresh import Fresh
from rollwright.tables.commands.game import Rematch, Resign
from rollwright.tables.commands.lobby import Leave, OpenSeat, SeatBot, Sit, Start
from rollwright.tables.commands.outcome import Accepted
from rollwright.tables.commands.refusals import Nack
from rollwright.tables.fairness.deal import Challenge, challenge_from_json
from rollwright.tables.fairness.dice import DEALT, sha256
from rollwright.tables.log.chance import CardDrawn
from rollwright.tables.log.clocks import Clock
from rollwright.tables.log.fields import FORMAT_OF_CHALLENGES, LogError
from rollwright.tables.log.fold import replay
from rollwright.tables.log.kinds import row_from_json
from rollwright.tables.log.table import OVER
from rollwright.tables.study.kept import compare_published
from rollwright.tables.study.verify import judge
from tests.tables.evening import Evening, fresh, seats, seed_hash

NOON = 1_795_003_200_000
"""18 November 2026, a Wednesday."""
GAMES = ["copenhagen_board", "copenhagen_roll", "woodcraft_roll"]


def seed_of(word: str) -> bytes:
    return sha256(word.encode())


def challenge(
    game: str = "copenhagen_roll", seed: str = "seed", when: str = "2026-11-18", bot: str = "random"
) -> Challenge:
    """With a bot that plays at once."""
    span = span_of(when)
    assert span is not None
    made = new_challenge(span, find_game(game), seed_of(seed)).to_json()
    return challenge_from_json({**made, "seats": [one and bot for one in made["seats"]]})


def create(one: Challenge, person: str = "ada", seed: str = "seed", **changes: Any) -> Create:
    new = fresh(f"{person} {one.id}")
    said = {
        "edition": one.setup.edition,
        "options": one.setup.options,
        "hints": False,
        "seed_hash": seed_hash(person),
        "scheme": DEALT,
        "challenge": one,
        "seats": seats(*[bot or "me" for bot in one.seats]),
        **changes,
    }
    sat = said.pop("seats")
    return Create(person, "c1", Fresh(new.table, new.code, seed_of(seed)), said.pop("game", one.game), sat, **said)


class Taken(Evening):
    """A challenge that is taken up."""

    def __init__(self, one: Challenge, person: str = "ada", seed: str = "seed", now: int = NOON) -> None:
        super().__init__(person)
        self.now, self.person, self.challenge = now, person, one
        self.do(create(one, person, seed))
        self.said = 1

    def play(self) -> Taken:
        """To the end, by a source that the person's name seeds."""
        self.do(Start(self.person, self.cid()))
        self.play_out()
        assert self.table.phase == OVER
        return self

    def numbers(self) -> dict[tuple[str, int], int]:
        """By label and total: what chance said; of cards, which one."""
        return {
            (one.label, 0 if isinstance(one, CardDrawn) else one.total): one.action
            if isinstance(one, CardDrawn)
            else one.number
            for row in self.table.rows
            for one in row.body.chance
        }

    def log(self) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = json.loads(json.dumps([row.to_json() for row in self.table.rows]))
        return rows


# One deal


def test_the_leaf_of_a_challenge_is_the_one_that_the_page_works_out() -> None:
    """web/src/crypto/deal.test.ts has the same."""
    assert challenge("woodcraft_roll").leaf == "ab0a848a5c31b3aa1fd7f075fa28766326747f0adfd5feec7fcc57513efcca6d"


@pytest.mark.parametrize("game", GAMES)
def test_two_tables_of_one_challenge_get_the_same_wherever_they_ask_for_the_same(game: str) -> None:
    one = challenge(game)
    ada, bob = Taken(one, "ada").play().numbers(), Taken(one, "bob").play().numbers()
    both = set(ada) & set(bob)
    assert len(both) > 10
    assert {key: ada[key] for key in both} == {key: bob[key] for key in both}


@pytest.mark.parametrize("game", GAMES)
def test_another_day_another_seed_and_another_opponent_are_other_deals(game: str) -> None:
    here = Taken(challenge(game)).play().numbers()
    others = [
        Taken(challenge(game, when="2026-11-17"), now=NOON - DAY),
        Taken(challenge(game, seed="other"), seed="other"),
        Taken(challenge(game, when="2026-W47")),
    ]
    if len(challenge(game).seats) > 1:
        others.append(Taken(challenge(game, bot="greedy")))
    for other in others:
        there = other.play().numbers()
        both = [key for key in here if key in there and key[1] != 1]
        assert both
        assert [here[key] for key in both] != [there[key] for key in both]


def test_the_game_begins_as_soon_as_it_is_started_for_nobody_has_a_seed_to_show() -> None:
    taken = Taken(challenge())
    assert taken.table.unrevealed() == []
    taken.do(Start("ada", taken.cid()))
    assert taken.table.phase == "playing"


# Before and after


@pytest.mark.parametrize("game", GAMES)
def test_a_log_is_checked_with_the_seed_once_that_is_open(game: str) -> None:
    log = Taken(challenge(game)).play().log()
    assert judge(log, deal=seed_of("seed").hex()).findings == []
    assert any("not checked" in note for note in judge(log).notes)
    assert judge(log).findings == []
    for wrong in (seed_of("other").hex(), "nonsense"):
        assert judge(log, deal=wrong).findings == ["this is not the seed that was sealed for the challenge of this log"]


@pytest.mark.parametrize("game", GAMES)
def test_a_log_with_another_deal_under_the_same_seal_is_found_out(game: str) -> None:
    """Whoever runs a server knows the seed, and could have dealt a friend something else."""
    one = challenge(game)
    log = Taken(one, seed="chosen for a friend").play().log()
    assert log[0]["body"]["dice"]["commit"] == one.commit
    assert judge(log, deal=seed_of("seed").hex()).findings


def test_the_seal_is_to_be_public_before_the_challenge_begins() -> None:
    log = Taken(challenge()).play().log()
    begins = challenge().begins
    for at, findings, notes in ((begins - 1, 0, 0), (begins + 1, 0, 1), (NOON + 1, 1, 0)):
        verdict = judge(log, deal=seed_of("seed").hex())
        before = len(verdict.notes)
        compare_published(verdict, {challenge().leaf: at})
        assert (len(verdict.findings), len(verdict.notes) - before) == (findings, notes)
    verdict = judge(log)
    compare_published(verdict, {})
    assert any("not in the public log" in what for what in verdict.findings)


def test_a_log_of_another_time_than_its_challenge_is_found_out() -> None:
    early = Taken(challenge(), now=challenge().begins - 1).play().log()
    assert any("while it was on" in what for what in judge(early).findings)
    late = Taken(challenge(), now=challenge().ends - 1)
    late.now = challenge().closes
    assert any("open to everybody" in what for what in judge(late.play().log()).findings)


# Nothing to choose


@pytest.mark.parametrize(
    "changes",
    [
        {"options": {**challenge().setup.options, "marking": "must"}},
        {"edition": "fr", "options": {}},
        {"seats": seats("duckling", "me")},
        {"seats": seats("me", "random")},
        {"seats": seats("me", "open")},
        {"seats": seats("random", "random", "me")},
        {"game": "copenhagen_board"},
        {"clock": Clock("days", 1)},
        {"hints": True},
        {"is_open": True},
        {"patience": 2},
    ],
)
def test_whoever_takes_a_challenge_up_chooses_nothing(changes: dict[str, Any]) -> None:
    one = challenge()
    assert one.seats == ["random", ""]
    assert isinstance(decide(None, create(one), NOON), Accepted)
    ruling = decide(None, create(one, **{"options": {}, "edition": None, **changes}), NOON)
    assert isinstance(ruling, Nack)
    assert ruling.refusal is not None
    assert ruling.refusal.code in ("table.challenge_differs", "table.setup")


def test_nobody_changes_who_sits_there_and_it_is_played_once() -> None:
    taken = Taken(challenge())
    lobby: list[Command] = [
        SeatBot("ada", "x1", 0, "duckling"),
        OpenSeat("ada", "x2", 0),
        Sit("ada", "x3", seed_hash("ada")),
        Sit("bob", "x4", seed_hash("bob")),
        Leave("ada", "x5"),
    ]
    for command in lobby:
        assert taken.refuses(command, "table.challenge_fixed")
    taken.play()
    assert taken.refuses(Rematch("ada", "x6", fresh("again"), seed_hash("ada")), "table.challenge_fixed")


def test_there_are_no_hints() -> None:
    taken = Taken(challenge())
    assert not taken.table.gives_hints


# What ranks


def finished(taken: Taken) -> Finished:
    from rollwright.tables.commands.finished import finish

    return finished_from_json(json.loads(json.dumps(finish(taken.table).to_json())))


def test_it_ranks_by_the_lead_and_alone_by_the_points() -> None:
    for game in GAMES:
        one = challenge(game)
        end = finished(Taken(one).play())
        own, others = end.seats[one.seat], [seat for seat in end.seats if seat.bot]
        result = result_of(one, end)
        assert result is not None
        assert result["lead"] == own.points - (max(seat.points for seat in others) if others else 0)
        assert (result["points"], result["place"]) == (own.points, own.place)


def test_what_is_begun_before_midnight_ranks_until_it_closes() -> None:
    one = challenge()
    taken = Taken(one, now=one.ends - 1)
    taken.now = one.closes - 1
    assert result_of(one, finished(taken.play())) is not None
    taken = Taken(one, now=one.ends - 1)
    taken.now = one.closes
    assert result_of(one, finished(taken.play())) is None


def test_what_a_bot_has_finished_does_not_rank() -> None:
    one = challenge()
    taken = Taken(one)
    taken.do(Start("ada", taken.cid()))
    taken.do(Resign("ada", taken.cid()))
    taken.play_out()
    assert result_of(one, finished(taken)) is None


def test_a_result_of_another_challenge_does_not_rank() -> None:
    assert result_of(challenge(when="2026-11-17"), finished(Taken(challenge()).play())) is None


# The calendar


def test_days_and_weeks_are_those_of_utc() -> None:
    assert [span.when for span in spans_at(NOON)] == ["2026-11-18", "2026-W47", "2026-11-19", "2026-W48"]
    day = day_at(NOON)
    assert (day.begins, day.ends) == (NOON - 12 * HOUR, NOON + 12 * HOUR)
    assert day_at(day.begins - 1).when == "2026-11-17"
    assert day_at(day.ends - 1).when == "2026-11-18"
    week = week_at(NOON)
    assert (week.begins, week.ends) == (day.begins - 2 * DAY, day.begins + 5 * DAY)
    assert week_at(1_798_761_600_000).when == "2026-W53", "the first of January 2027 is a Friday"


def test_days_and_weeks_are_those_of_the_calendar() -> None:
    for number in range(0, 60_000, 13):
        known = date(1970, 1, 1) + timedelta(days=number)
        year, week, weekday = known.isocalendar()
        assert day_at(number * DAY).when == known.isoformat()
        assert week_at(number * DAY).when == f"{year:04d}-W{week:02d}"
        assert week_at(number * DAY).begins == (number - weekday + 1) * DAY


def test_a_day_or_a_week_is_read_as_it_is_written() -> None:
    for when in ("2026-11-18", "2026-W47", "2026-W53", "2024-02-29"):
        span = span_of(when)
        assert span is not None
        assert span.when == when
    for when in ("", "2026-13-01", "2026-W54", "20261118", "2026-W7", "today", "2026-W"):
        assert span_of(when) is None


def test_every_seat_has_its_turn() -> None:
    seen = {challenge(when=f"2026-11-{day}").seat for day in range(10, 14)}
    assert seen == {0, 1}
    assert challenge(when="2026-W47", bot="eagle").seats == ["eagle", "eagle", "eagle", ""], (
        "web/src/state/daily.test.ts"
    )


# Logs


def test_older_versions_leave_such_a_table_alone_for_its_format_is_newer() -> None:
    body = Taken(challenge()).log()[0]["body"]
    assert (body["format"], body["challenge"], body["dice"]["scheme"]) == (
        FORMAT_OF_CHALLENGES,
        "2026-11-18/copenhagen_roll",
        "deal-1",
    )


@pytest.mark.parametrize("changes", [{"format": 1}, {"challenge": ""}])
def test_a_log_that_says_half_of_it_is_no_log(changes: dict[str, Any]) -> None:
    row = Taken(challenge()).log()[0]
    row["body"] |= changes
    with pytest.raises(LogError):
        replay([row_from_json(row)])
