"""Before the game: who sits where, who may decide about it, and when the game begins."""

from __future__ import annotations

import pytest

from rollwright.tables.commands.command import Command, Wake
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.fresh import fresh_from
from rollwright.tables.commands.game import Act, Close, Rematch, Resign, Return, Undo, timeout_of
from rollwright.tables.commands.lobby import Leave, OpenSeat, Reveal, SeatBot, Sit, Start
from rollwright.tables.fairness.dice import commit
from rollwright.tables.log.clocks import TO_GATHER, TO_REVEAL, Clock
from rollwright.tables.log.fields import SERVER
from rollwright.tables.log.table import CLOSED, PLAYING, STARTING, WAITING
from tests.tables.evening import Evening, asked, entropy, fresh, playing, seats, seed, seed_hash


def waiting(*kinds: str) -> Evening:
    evening = Evening()
    evening.create(*kinds)
    return evening


def who(evening: Evening) -> list[str]:
    return [chair.person or chair.bot or chair.kind for chair in evening.table.chairs]


# Creating


def test_a_new_table_waits_with_its_seats_as_the_host_wished() -> None:
    evening = waiting("open", "me", "greedy")
    assert evening.table.phase == WAITING
    assert evening.table.host == "ada"
    assert who(evening) == ["open", "ada", "greedy"]


def test_the_commitment_is_public_and_the_tail_is_handed_back_apart_from_the_row() -> None:
    ruling = Evening().create("me", "open")
    assert ruling.secret == fresh().tail
    assert ruling.table.commit == commit("chain-1", fresh().tail)
    assert fresh().tail.hex() not in str(ruling.row.to_json())


def test_every_option_is_fixed_at_creation_by_its_edition() -> None:
    evening = Evening()
    evening.create("me", "random", edition="fr", options={"marking": "must"})
    assert evening.table.setup.edition == "fr"
    assert evening.table.setup.options["marking"] == "must"
    assert evening.table.setup.options["one_x_timing"] == "any"


def test_one_person_can_sit_at_several_seats() -> None:
    evening = playing("me", "me")
    assert evening.table.seats_of("ada") == [0, 1]


def test_a_host_may_look_on_without_a_seat() -> None:
    evening = playing("random", "random")
    assert evening.table.persons() == []
    assert evening.table.phase == PLAYING


def made(**changes: object) -> Create:
    wish: dict[str, object] = {"game": "copenhagen_roll", "seats": seats("me", "open"), "seed_hash": seed_hash("ada")}
    wish |= changes
    return Create("ada", "c", fresh(), **wish)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("command", "code", "value"),
    [
        (made(game="chess"), "table.unknown_game", "chess"),
        (made(seats=seats("me", "hal")), "table.unknown_bot", "hal"),
        (made(seats=seats("me")), "table.setup", "2, 3, 4 players"),
        (made(edition="la"), "table.setup", "en, fr, nl"),
        (made(options={"marking": "never"}), "table.setup", "may"),
        (made(options={"luck": True}), "table.setup", "luck"),
        (made(seed_hash=""), "table.seed_needed", ""),
        (made(seed_hash="ABC"), "table.seed_needed", ""),
    ],
)
def test_a_table_that_can_not_be_is_refused_with_what_would_be_right(command: Create, code: str, value: str) -> None:
    evening = Evening()
    assert evening.refuses(command, code)
    refusal = evening.refusal(command).refusal
    assert refusal is not None
    assert value in str(refusal.values)


def test_what_is_done_at_no_table_is_refused() -> None:
    assert Evening().refuses(Start("ada", "c"), "table.unknown")


def test_a_table_is_created_once() -> None:
    evening = waiting("me", "open")
    assert evening.refuses(made(), "table.exists")


def test_the_same_creation_again_gets_its_table_again() -> None:
    evening = Evening()
    evening.do(made())
    assert evening.repeats(made()) == 1
    assert evening.refuses(made(is_open=True), "table.cid_reused")


def test_ids_and_codes_are_made_of_letters_that_can_be_read_out_and_differ_with_the_entropy() -> None:
    one, other = fresh("one"), fresh("other")
    assert len(one.table) == 20
    assert len(one.code) == 6
    assert not set(one.table.upper() + one.code) & set("01ILOU")
    assert (one.table, one.code, one.tail) != (other.table, other.code, other.tail)
    assert one.tail == entropy("one")[:32]


def test_the_id_of_a_table_does_not_depend_on_its_tail() -> None:
    assert fresh_from(bytes(32) + bytes(range(32))).table == fresh_from(bytes(range(64))[:32] + bytes(range(32))).table


# Sitting, leaving, bots


def test_a_person_takes_the_first_open_seat_or_the_one_named() -> None:
    evening = waiting("me", "open", "open", "open")
    evening.sit("bob")
    evening.sit("cleo", 3)
    assert who(evening) == ["ada", "bob", "open", "cleo"]


def test_sitting_down_again_gives_a_new_hash_and_no_second_seat() -> None:
    evening = waiting("me", "open", "open")
    evening.sit("bob")
    evening.attempt = 1
    evening.sit("bob")
    assert who(evening) == ["ada", "bob", "open"]
    assert evening.table.chairs[1].seed_hash == seed_hash("bob", 1)


def test_nobody_sits_where_somebody_sits_or_where_no_seat_is() -> None:
    evening = waiting("me", "random", "open")
    assert evening.refuses(Sit("bob", "c", seed_hash("bob"), 0), "table.seat_taken")
    assert evening.refuses(Sit("bob", "c", seed_hash("bob"), 1), "table.seat_taken")
    assert evening.refuses(Sit("bob", "c", seed_hash("bob"), 3), "table.unknown_seat")
    assert evening.refuses(Sit("bob", "c", seed_hash("bob"), -1), "table.unknown_seat")
    evening.sit("bob")
    assert evening.refuses(Sit("cleo", "c", seed_hash("cleo")), "table.full")


def test_nobody_sits_down_without_the_hash_of_a_seed() -> None:
    evening = waiting("me", "open")
    assert evening.refuses(Sit("bob", "c", "1234"), "table.seed_needed")


def test_who_leaves_frees_the_seat() -> None:
    evening = waiting("me", "open")
    evening.sit("bob")
    evening.do(Leave("bob", evening.cid()))
    assert who(evening) == ["ada", "open"]
    assert evening.refuses(Leave("bob", "c"), "table.not_seated")


def test_where_the_host_leaves_the_next_person_is_host() -> None:
    evening = waiting("me", "open")
    evening.sit("bob")
    evening.do(Leave("ada", evening.cid()))
    assert evening.table.host == "bob"
    assert evening.table.phase == WAITING


def test_where_the_last_person_leaves_the_table_is_closed() -> None:
    evening = waiting("me", "greedy")
    evening.do(Leave("ada", evening.cid()))
    assert evening.table.phase == CLOSED


def test_the_host_seats_bots_changes_them_and_takes_them_away() -> None:
    evening = waiting("me", "open", "open")
    evening.do(SeatBot("ada", evening.cid(), 1, "random"))
    evening.do(SeatBot("ada", evening.cid(), 1, "greedy"))
    assert who(evening) == ["ada", "greedy", "open"]
    evening.do(OpenSeat("ada", evening.cid(), 1))
    assert who(evening) == ["ada", "open", "open"]


def test_the_host_may_free_the_seat_of_a_person_who_does_not_come() -> None:
    evening = waiting("me", "open")
    evening.sit("bob")
    evening.do(OpenSeat("ada", evening.cid(), 1))
    assert who(evening) == ["ada", "open"]


def test_seats_are_the_hosts_business_and_the_host_has_limits_too() -> None:
    evening = waiting("me", "open", "open")
    evening.sit("bob")
    assert evening.refuses(SeatBot("bob", "c", 2, "random"), "table.not_host")
    assert evening.refuses(OpenSeat("bob", "c", 0), "table.not_host")
    assert evening.refuses(SeatBot("ada", "c", 1, "random"), "table.seat_taken")
    assert evening.refuses(SeatBot("ada", "c", 2, "hal"), "table.unknown_bot")
    assert evening.refuses(SeatBot("ada", "c", 3, "random"), "table.unknown_seat")
    assert evening.refuses(OpenSeat("ada", "c", 2), "table.already_open")
    assert evening.refuses(OpenSeat("ada", "c", 0), "table.own_seat")


# Starting


def test_a_table_starts_when_all_seats_are_taken_and_plays_when_all_seeds_are_known() -> None:
    evening = waiting("me", "open", "random")
    assert evening.refuses(Start("ada", "c"), "table.seats_open")
    evening.sit("bob")
    assert evening.refuses(Start("bob", "c"), "table.not_host")
    evening.do(Start("ada", evening.cid()))
    assert evening.table.phase == STARTING
    evening.reveal("bob")
    assert evening.table.phase == STARTING
    ruling = evening.reveal("ada")
    assert ruling.table.phase == PLAYING
    assert ruling.row.body.chance[0].label == "start player"


def test_with_bots_alone_the_game_begins_at_once_and_a_bot_is_asked() -> None:
    evening = waiting("random", "random", "random")
    ruling = evening.do(Start("ada", evening.cid()))
    assert ruling.table.phase == PLAYING
    assert asked(ruling) == [evening.active()]


def test_a_seed_must_be_the_one_committed_to_and_is_revealed_once() -> None:
    evening = waiting("me", "open")
    evening.sit("bob")
    assert evening.refuses(Reveal("ada", "c", seed("ada")), "table.not_now")
    evening.do(Start("ada", evening.cid()))
    assert evening.refuses(Reveal("ada", "c", seed("bob")), "table.seed_differs")
    assert evening.refuses(Reveal("ada", "c", "no hex"), "table.seed_differs")
    assert evening.refuses(Reveal("cleo", "c", seed("cleo")), "table.not_seated")
    evening.reveal("ada")
    assert evening.refuses(Reveal("ada", "c", seed("ada")), "table.already_revealed")


def test_while_seeds_are_revealed_nothing_else_changes() -> None:
    evening = waiting("me", "open")
    evening.sit("bob")
    evening.do(Start("ada", evening.cid()))
    late: list[Command] = [
        Sit("cleo", "c", seed_hash("cleo")),
        Leave("bob", "c"),
        SeatBot("ada", "c", 1, "random"),
        OpenSeat("ada", "c", 1),
        Start("ada", "c"),
        Act("ada", "c", [0], 0),
        Undo("ada", "c"),
        Resign("ada", "c"),
        Return("ada", "c"),
        Rematch("ada", "c", fresh("next"), seed_hash("ada")),
    ]
    assert all(evening.refuses(command, "table.not_now") for command in late)


def test_who_does_not_reveal_within_thirty_seconds_leaves_the_seat_and_all_commit_anew() -> None:
    evening = waiting("me", "open", "random")
    evening.sit("bob")
    ruling = evening.do(Start("ada", evening.cid()))
    assert [effect.at for effect in ruling.effects if isinstance(effect, Wake)] == [evening.now + TO_REVEAL]
    evening.reveal("ada")
    before, secret = evening.table.commit, evening.secret
    evening.now += TO_REVEAL - 1
    assert evening.refuses(timeout_of(evening.table, bytes(32)), "table.not_due")
    evening.now += 1
    evening.time_out()
    assert evening.table.phase == WAITING
    assert who(evening) == ["ada", "open", "random"]
    assert evening.table.commit == commit("chain-1", evening.secret) != before
    assert evening.secret != secret
    assert (evening.table.chairs[0].seed_hash, evening.table.chairs[0].seed) == ("", "")


def test_after_that_the_game_begins_with_new_seeds_and_the_new_chain() -> None:
    evening = waiting("me", "open")
    evening.sit("bob")
    evening.do(Start("ada", evening.cid()))
    evening.now += TO_REVEAL
    evening.time_out()
    evening.attempt = 1
    assert who(evening) == ["open", "open"]
    evening.sit("bob")
    evening.sit("cleo")
    evening.start()
    assert evening.table.phase == PLAYING
    assert evening.table.host == "ada"


def test_a_seat_whose_seed_was_spent_must_commit_before_the_next_start() -> None:
    evening = waiting("me", "open")
    evening.sit("bob")
    evening.do(Start("ada", evening.cid()))
    evening.reveal("ada")
    evening.now += TO_REVEAL
    evening.time_out()
    evening.do(SeatBot("ada", evening.cid(), 1, "random"))
    assert evening.refuses(Start("ada", "c"), "table.seeds_missing")


def test_local_dice_need_no_seeds_and_prove_nothing() -> None:
    evening = Evening()
    evening.do(Create("ada", "c", fresh(), "copenhagen_roll", seats("me", "random"), scheme="local"))
    ruling = evening.do(Start("ada", evening.cid()))
    assert ruling.table.phase == PLAYING
    assert ruling.table.commit == ""
    assert ruling.row.body.to_json()["chance"][0]["key"] == ""


# Closing


def test_the_host_or_the_server_closes_a_table_that_waits() -> None:
    evening = waiting("me", "open")
    evening.sit("bob")
    assert evening.refuses(Close("bob", "c"), "table.not_host")
    evening.do(Close("ada", evening.cid()))
    assert evening.table.phase == CLOSED
    assert evening.refuses(Close("ada", "c"), "table.not_now")
    other = waiting("me", "open")
    other.do(Close(SERVER, "sweep"))
    assert other.table.phase == CLOSED


def test_a_table_where_nothing_happens_for_a_week_is_closed() -> None:
    evening = waiting("me", "open")
    evening.now += TO_GATHER - 1
    assert evening.refuses(timeout_of(evening.table, bytes(32)), "table.not_due")
    ruling = evening.sit("bob")
    assert [effect.at for effect in ruling.effects if isinstance(effect, Wake)] == [evening.now + TO_GATHER]
    evening.now += TO_GATHER
    evening.time_out()
    assert evening.table.phase == CLOSED


def test_a_clock_may_be_set_at_creation() -> None:
    evening = Evening()
    evening.create("me", "open", clock=Clock("live", seconds=300, increment=5))
    assert evening.table.clock.to_json() == {"kind": "live", "seconds": 300, "increment": 5}
