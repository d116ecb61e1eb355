"""In the game: actions of one seat, all or none; several seats at once; taking back; leaving it to a bot."""

from __future__ import annotations

from copy import copy
from functools import cache

import pytest

from rollwright.kernel.model import CHANCE
from rollwright.tables.commands.bot_turns import bot_command, bot_request, choose, request_from_json
from rollwright.tables.commands.command import OpenTable
from rollwright.tables.commands.decide import decide
from rollwright.tables.commands.game import Act, Close, Rematch, Resign, Return, Undo
from rollwright.tables.commands.lobby import Leave
from rollwright.tables.commands.outcome import Accepted, due
from rollwright.tables.log.chairs import STAND_IN
from rollwright.tables.log.fields import BOT, SERVER
from rollwright.tables.log.play import Acted
from rollwright.tables.log.table import CLOSED, OVER, PLAYING
from tests.tables.evening import Evening, asked, fresh, playing, seed_hash

# Acting


def test_the_dice_fall_within_the_row_that_asked_for_them() -> None:
    evening = playing("me", "open", "open")
    row = evening.act(evening.active(), "roll").row
    assert isinstance(row.body, Acted)
    assert [fallen.label for fallen in row.body.chance] == [f"round 1 seat {row.body.seat} roll 1"]
    assert [fallen.index for fallen in row.body.chance] == [2], "the first was the start player"


def test_several_steps_are_one_row() -> None:
    evening = playing("me", "open", "open")
    active = evening.active()
    evening.act(active, "roll")
    row = evening.act(active, "pass", "end").row
    assert isinstance(row.body, Acted)
    assert len(row.body.actions) == 2
    assert evening.position()["step"] == "mark"


def test_of_several_steps_none_is_played_if_one_is_illegal_and_it_is_said_which() -> None:
    evening = playing("me", "open", "open")
    active = evening.active()
    evening.act(active, "roll")
    nack = evening.refusal(evening.wants(active, "pass", "pass"))
    assert (nack.code, nack.at) == ("illegal", 1)
    assert nack.refusal is not None
    assert (nack.refusal.code, nack.refusal.rule) == ("crw.already_passed", "CRW-2.7")
    assert evening.position()["step"] == "choose"


def test_no_step_can_come_after_chance() -> None:
    evening = playing("me", "open", "open")
    assert evening.refuses(evening.wants(evening.active(), "roll", "pass"), "table.after_chance")


@pytest.mark.usefixtures("toy_installed")
def test_where_something_is_hidden_no_step_can_come_after_the_end_of_a_turn() -> None:
    """The last bid shows them all: a refusal of what comes after it could tell them before it is committed."""
    evening = playing("me", "open", game="toy", edition="quick")
    while evening.table.match is not None and evening.table.match.position.round < 2:
        evening.act(evening.active(), "fold")
    evening.act(0, "fold")
    assert evening.refuses(evening.wants(1, "fold", "fold"), "table.after_turn")


def test_an_action_needs_an_id_that_exists_and_a_command_an_action() -> None:
    evening = playing("me", "open", "open")
    active = evening.active()
    owner, decision = evening.owner(active), evening.table.decisions[active]
    assert evening.refuses(Act(owner, "c", [2748], decision, active), "table.unknown_action")
    assert evening.refuses(Act(owner, "c", [-1], decision, active), "table.unknown_action")
    assert evening.refuses(Act(owner, "c", [], decision, active), "table.no_actions")
    assert evening.refuses(Act(owner, "c", [0], None, active), "table.decision_needed")


def test_nobody_acts_for_others_or_from_no_seat() -> None:
    evening = playing("me", "open", "open")
    active = evening.active()
    roll = evening.table.legal[active]
    other = evening.owner((active + 1) % 3)
    decision = evening.table.decisions[active]
    assert evening.refuses(Act(other, "c", roll, decision, active), "table.not_your_seat")
    assert evening.refuses(Act("eve", "c", roll, decision, active), "table.not_seated")
    assert evening.refuses(Act(other, "c", roll, decision, 7), "table.unknown_seat")
    assert evening.refuses(Act(BOT, "c", roll, decision, active), "table.stale")
    assert evening.refuses(Act(SERVER, "c", roll, decision, active), "table.not_seated")


def test_who_is_not_to_act_hears_it_from_the_game() -> None:
    evening = playing("me", "open", "open")
    waits = (evening.active() + 1) % 3
    nack = evening.refusal(evening.wants(waits, "roll"))
    assert nack.code == "illegal"
    assert nack.refusal is not None
    assert nack.refusal.code == "crw.not_your_turn"


def test_a_person_with_several_seats_acts_for_the_one_that_may() -> None:
    evening = playing("me", "me")
    for _ in range(8):
        seat = evening.active()
        evening.do(Act("ada", evening.cid(), evening.table.legal[seat][:1], evening.table.decisions[seat]))
    assert {move.actor for move in evening.table.match.moves} >= {0, 1, CHANCE}  # type: ignore[union-attr]


# Command ids


def test_the_same_command_again_gets_the_first_answer() -> None:
    evening = playing("me", "open", "open")
    command = evening.wants(evening.active(), "roll", cid="once")
    seq = evening.do(command).row.seq
    assert evening.repeats(command) == seq
    evening.act(evening.active(), "pass")
    assert evening.repeats(command) == seq


def test_the_same_command_id_with_something_else_is_refused() -> None:
    evening = playing("me", "open", "open")
    active = evening.active()
    evening.do(evening.wants(active, "roll", cid="once"))
    assert evening.refuses(evening.wants(active, "pass", cid="once"), "table.cid_reused")
    assert evening.refuses(Undo(evening.owner(active), "once"), "table.cid_reused")


def test_two_persons_may_use_the_same_command_id() -> None:
    evening = playing("me", "open", "open", "open")
    first, second, _ = evening.to_marking()
    evening.do(evening.wants(first, "decline", cid="mine"))
    evening.do(evening.wants(second, "decline", cid="mine"))


def test_a_refused_command_may_be_sent_again() -> None:
    evening = playing("me", "open", "open")
    active = evening.active()
    evening.refusal(evening.wants(active, "pass", cid="again"))
    evening.act(active, "roll")
    evening.do(evening.wants(active, "pass", cid="again"))


# Several at once


def test_others_who_act_meanwhile_leave_a_decision_as_it_is() -> None:
    evening = playing("me", "open", "open", "open")
    first, second, third = evening.to_marking()
    before = evening.wants(second, "decline")
    evening.act(first, "decline")
    evening.do(before)
    assert evening.table.acting() == (third,)


def test_who_has_acted_must_look_again() -> None:
    evening = playing("me", "open", "open", "open")
    first, _, _ = evening.to_marking()
    twice = [evening.wants(first, "decline"), evening.wants(first, "decline")]
    evening.do(twice[0])
    assert evening.refuses(twice[1], "table.stale")


def test_a_decision_of_another_turn_is_stale() -> None:
    evening = playing("me", "open")
    active = evening.active()
    early = evening.table.decisions[active]
    evening.act(active, evening.offered(active)[0])
    other = evening.active()
    evening.act(other, evening.offered(other)[0])
    assert evening.refuses(evening.wants(active, "roll", decision=early), "table.stale")


def test_marking_that_changes_what_others_may_do_makes_their_decision_stale() -> None:
    """Only where it does: seats whose offers are equal before and after keep their number."""
    evening = playing("me", "open", "open", "open")
    seats = evening.to_marking()
    for seat in seats[:-1]:
        before = {one: (evening.offered(one), evening.table.decisions[one]) for one in seats if one != seat}
        evening.act(seat, evening.offered(seat)[-1])
        for one, (offer, decision) in before.items():
            assert (evening.table.decisions[one] == decision) == (evening.offered(one) == offer)


# Taking back


def test_a_mark_is_taken_back_and_those_of_others_stay() -> None:
    evening = playing("me", "open", "open", "open", name="marks")
    first, second, third = evening.to_marking()
    mark = next(text for text in evening.offered(first) if text.startswith("mark"))
    evening.act(first, mark)
    evening.act(second, mark)
    marked = evening.position()["sheets"][second]
    decision = evening.table.decisions[third]
    evening.undo(first)
    assert set(evening.table.acting()) == {first, third}
    assert evening.position()["sheets"][second] == marked
    assert sum(track["marks"] for track in evening.position()["sheets"][first]["tracks"]) == 0
    assert evening.table.decisions[third] == decision
    evening.act(first, "decline")


def test_taking_back_is_a_row_and_the_log_keeps_what_was_taken_back() -> None:
    evening = playing("me", "open", "open")
    active = evening.active()
    evening.act(active, "roll")
    evening.act(active, "pass")
    evening.undo(active)
    assert [row.kind for row in evening.table.rows[-2:]] == ["acted", "undone"]
    assert evening.position()["step"] == "choose"


def test_of_several_steps_the_last_is_taken_back_first() -> None:
    evening = playing("me", "me", "me")
    active = evening.active()
    evening.act(active, "roll")
    choose = next(text for text in evening.offered(active) if text.startswith("choose"))
    evening.act(active, choose)
    evening.act(
        active,
        evening.offered(active)[0],
    )
    evening.undo(active)
    assert evening.position()["step"] == "place"
    evening.undo(active)
    assert evening.position()["step"] == "choose"


def test_nothing_is_taken_back_from_behind_chance_or_a_turn_that_was_handed_over() -> None:
    evening = playing("me", "open", "open")
    active = evening.active()
    assert evening.refuses(Undo(evening.owner(active), "c"), "table.nothing_to_undo")
    evening.act(active, "roll")
    assert evening.refuses(Undo(evening.owner(active), "c"), "table.nothing_to_undo")
    evening.act(active, "pass", "end")
    assert evening.refuses(Undo(evening.owner(active), "c"), "table.nothing_to_undo")


def test_taking_back_can_be_bound_to_a_decision() -> None:
    evening = playing("me", "open", "open")
    active = evening.active()
    evening.act(active, "roll")
    evening.act(active, "pass")
    decision = evening.table.decisions[active]
    undo = Undo(evening.owner(active), evening.cid(), decision)
    evening.do(undo)
    assert evening.repeats(undo) == evening.table.seq
    assert evening.refuses(Undo(evening.owner(active), "c", decision), "table.stale")


# Bots


def test_a_bot_is_asked_once_for_a_decision_whatever_others_do() -> None:
    evening = playing("me", "me", "random", "random")
    while len(evening.table.acting()) < 3:
        if evening.let_bots_play() == 0:
            seat = evening.active()
            evening.act(seat, "pass" if "pass" in evening.offered(seat) else evening.offered(seat)[-1])
    # Three others may mark now, so that some bot and some person do.
    bots = [seat for seat in evening.table.acting() if evening.table.chairs[seat].player]
    person = next(seat for seat in evening.table.acting() if not evening.table.chairs[seat].player)
    before = [(request.cid, request.seq) for seat in bots if (request := bot_request(evening.table, seat))]
    evening.act(person, "decline")
    after = [(request.cid, request.seq) for seat in bots if (request := bot_request(evening.table, seat))]
    assert before == after != []


def test_a_bots_turn_that_is_computed_twice_is_committed_once() -> None:
    evening = playing("random", "random")
    request = bot_request(evening.table, evening.active())
    assert request is not None
    again = request_from_json(request.to_json())
    assert choose(request) == choose(again)
    seq = evening.do(bot_command(request, choose(request))).row.seq
    assert evening.repeats(bot_command(again, choose(again))) == seq


def test_a_bot_that_fails_can_be_replaced_by_another_for_one_turn() -> None:
    evening = playing("greedy", "random")
    request = bot_request(evening.table, evening.active())
    assert request is not None
    other = request.by("random")
    assert (other.bot, other.cid) == ("random", request.cid)
    evening.do(bot_command(other, choose(other)))


def test_nothing_is_asked_of_a_bot_that_is_not_to_act_nor_of_a_person() -> None:
    evening = playing("me", "random", "random")
    for seat in range(3):
        expected = seat in evening.table.acting() and seat != 0
        assert (bot_request(evening.table, seat) is not None) == expected


# Resigning, closing, rematch


def test_who_resigns_is_played_by_a_bot_to_the_end_and_does_not_come_back() -> None:
    evening = playing("me", "open", "open")
    active = evening.active()
    owner = evening.owner(active)
    ruling = evening.do(Resign(owner, evening.cid()))
    assert asked(ruling) == [active]
    assert evening.table.chairs[active].player == STAND_IN
    assert evening.refuses(evening.wants(active, "roll"), "table.resigned")
    assert evening.refuses(Return(owner, "c"), "table.resigned")
    assert evening.refuses(Resign(owner, "c"), "table.resigned")
    assert evening.refuses(Resign("eve", "c"), "table.not_seated")
    evening.bot_acts(active)
    assert evening.position()["step"] == "choose"


def test_with_several_seats_one_can_be_given_up_alone() -> None:
    evening = playing("me", "me", "open")
    evening.do(Resign("ada", evening.cid(), 1))
    assert [chair.resigned for chair in evening.table.chairs] == [False, True, False]
    assert evening.refuses(Resign("ada", "c", 2), "table.not_your_seat")


def test_where_all_have_resigned_the_bots_play_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwright.tables.log.chairs.STAND_IN", "random")  # for the sake of speed
    evening = playing("me", "open")
    evening.do(Resign("ada", evening.cid()))
    evening.do(Resign("bob", evening.cid()))
    evening.let_bots_play()
    assert evening.table.phase == OVER


def test_who_is_not_away_need_not_return() -> None:
    evening = playing("me", "open")
    assert evening.refuses(Return("ada", "c"), "table.not_away")
    assert evening.refuses(Return("eve", "c"), "table.not_seated")


def test_a_game_is_left_by_resigning_and_closed_only_where_nobody_else_plays() -> None:
    evening = playing("me", "open")
    assert evening.refuses(Leave("bob", "c"), "table.not_now")
    assert evening.refuses(Close("bob", "c"), "table.not_host")
    assert evening.refuses(Close("ada", "c"), "table.others_play")
    evening.do(Resign("bob", evening.cid()))
    evening.do(Close("ada", evening.cid()))
    assert evening.table.phase == CLOSED
    assert due(evening.table) == []


@cache
def _finished() -> Evening:
    evening = playing("me", "open", "random")
    evening.play_out()
    return evening


def finished() -> Evening:
    """A game that is over. It is played once: tables are values."""
    return copy(_finished())


def test_a_rematch_is_a_new_table_with_the_same_seats_where_who_asked_sits_already() -> None:
    evening = finished()
    command = Rematch("bob", evening.cid(), fresh("next"), seed_hash("bob", 1))
    ruling = evening.do(command)
    assert evening.table.rematch == fresh("next").table
    create = next(effect.create for effect in ruling.effects if isinstance(effect, OpenTable))
    opened = decide(None, create, evening.now)
    assert isinstance(opened, Accepted)
    assert [chair.person or chair.bot or chair.kind for chair in opened.table.chairs] == ["open", "bob", "random"]
    assert opened.table.host == "bob"
    assert opened.table.setup == evening.table.setup
    assert opened.table.id == evening.table.rematch
    assert evening.repeats(command) == ruling.row.seq


def test_a_rematch_is_asked_for_once_by_one_who_played_when_the_game_is_over() -> None:
    evening = playing("me", "open")
    ask = Rematch("ada", "c", fresh("next"), seed_hash("ada", 1))
    assert evening.refuses(ask, "table.not_now")
    evening = finished()
    assert evening.refuses(Rematch("eve", "c", fresh("next"), seed_hash("eve")), "table.not_seated")
    assert evening.refuses(Rematch("ada", "c", fresh("next"), "?"), "table.seed_needed")
    evening.do(Rematch("bob", evening.cid(), fresh("next"), seed_hash("bob", 1)))
    assert evening.refuses(ask, "table.rematched")


def test_when_the_game_is_over_nobody_acts_takes_back_resigns_or_closes() -> None:
    evening = finished()
    assert evening.refuses(Act("ada", "c", [0], evening.table.decisions[0]), "table.not_now")
    assert evening.refuses(Undo("ada", "c"), "table.not_now")
    assert evening.refuses(Resign("ada", "c"), "table.not_now")
    assert evening.refuses(Close("ada", "c"), "table.not_now")
    assert due(evening.table) == []


def test_a_table_whose_chain_is_used_up_says_so() -> None:
    evening = playing("me", "open", "open")
    evening.table.rolls = 4096
    assert evening.refuses(evening.wants(evening.active(), "roll"), "table.no_dice_left")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_undo_never_leaves_a_seat_that_could_not_have_been_there(players: int) -> None:
    """Whatever is played and taken back, the table goes on as if it had not been played."""
    evening = playing("me", *["me"] * (players - 1), name=f"undo {players}")
    for step in range(60):
        seat = evening.active()
        before = evening.position()
        moves = len(evening.table.match.moves)  # type: ignore[union-attr]
        evening.act(seat, evening.offered(seat)[step * 7 % len(evening.offered(seat))])
        match = evening.table.match
        assert match is not None
        if match.undoable(seat) is not None and step % 3:
            evening.undo(seat)
            assert evening.position() == before
            assert len(match.moves) == moves + 1
        if evening.table.phase != PLAYING:
            break
