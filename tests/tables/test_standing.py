"""Standing answers: said once, given whenever they are asked for, taken back at any time."""

from __future__ import annotations

import json

import pytest

from rollwright.tables.commands.called import Called
from rollwright.tables.commands.command import AskStanding
from rollwright.tables.commands.game import Resign
from rollwright.tables.commands.outcome import Accepted, due
from rollwright.tables.commands.standing import MOST_INSTRUCTIONS, GiveAnswer, Instruct
from rollwright.tables.log.fold import replay_strictly
from rollwright.tables.study.verify import verify
from rollwright.tables.wire.export import log_json
from rollwright.tables.wire.outbound import info, log_line
from tests.tables.evening import PEOPLE, Evening, playing

ALL = ["red", "yellow", "green", "blue", "purple"]


def instruct(evening: Evening, seat: int, chosen: list[str] | None) -> Accepted:
    return evening.do(Instruct(evening.owner(seat), evening.cid(), "decline", chosen, seat))


def asked(evening: Evening) -> list[tuple[int, int]]:
    return [(effect.seat, effect.seq) for effect in due(evening.table) if isinstance(effect, AskStanding)]


def before_marking() -> tuple[Evening, int, int]:
    """A table of three, and the two who will be asked whether they mark."""
    evening = playing("me", "open", "open")
    first, second = [seat for seat in range(3) if seat != evening.active()]
    return evening, first, second


def test_what_was_said_once_is_answered_at_once_and_marked_in_the_log() -> None:
    evening, first, second = before_marking()
    instruct(evening, first, [])
    assert asked(evening) == []
    evening.to_marking()
    [(seat, decision)] = asked(evening)
    assert seat == first
    evening.do(GiveAnswer(seat, decision))
    line = log_line(evening.table, evening.table.seq, None)
    assert (line["actor"], line["moves"], line["standing"]) == (first, ["decline"], "decline")
    assert evening.table.rows[-1].actor == "*server"
    assert evening.table.acting() == (second,)
    assert replay_strictly(evening.table.rows[:]).digest() == evening.table.digest()


def test_it_says_nothing_where_its_words_don_t_cover_what_is_asked() -> None:
    evening, first, _ = before_marking()
    instruct(evening, first, ALL)
    evening.to_marking()
    assert any(text.startswith("mark") for text in evening.offered(first))
    assert asked(evening) == []
    assert evening.refuses(GiveAnswer(first, evening.table.decisions[first]), "table.stale")


def test_it_can_be_said_when_one_is_asked_already_and_taken_back() -> None:
    evening, first, _ = before_marking()
    evening.to_marking()
    instruct(evening, first, [])
    assert len(asked(evening)) == 1
    instruct(evening, first, None)
    assert asked(evening) == []


def test_who_takes_the_answer_back_decides_alone_until_the_next_time() -> None:
    evening, first, second = before_marking()
    instruct(evening, first, [])
    evening.to_marking()
    evening.do(GiveAnswer(*asked(evening)[0]))
    evening.undo(first)
    assert first in evening.table.acting()
    assert asked(evening) == []
    evening.act(first, "decline")
    evening.act(second, "decline")
    assert not evening.table.chairs[first].answers_wait


def test_nobody_is_called_to_what_is_answered_already() -> None:
    evening, first, second = before_marking()
    instruct(evening, first, [])
    active = evening.active()
    evening.act(active, "roll")
    evening.act(active, "pass")
    [called] = [effect for effect in evening.act(active, "end").effects if isinstance(effect, Called)]
    assert [one.seat for one in called.called] == [second]


def test_its_owner_alone_sees_it_as_long_as_the_game_goes_on() -> None:
    evening, first, second = before_marking()
    instruct(evening, first, ["blue"])
    mine, theirs = (info(evening.table, evening.owner(seat), PEOPLE)["answers"] for seat in (first, second))
    assert mine == [{"seat": first, "answer": "decline", "choices": ALL, "chosen": ["blue"]}]
    assert [one["chosen"] for one in theirs] == [None]
    assert info(evening.table, None, PEOPLE)["answers"] == []
    assert "blue" not in json.dumps(log_line(evening.table, evening.table.seq, evening.owner(second)))
    assert len(log_json(evening.table, evening.owner(first))) == evening.table.seq
    assert len(log_json(evening.table, evening.owner(second))) == evening.table.seq - 1
    assert len(log_json(evening.table)) == evening.table.seq - 1


@pytest.mark.parametrize(
    ("answer", "chosen"),
    [("mark", []), ("decline", ["pink"]), ("decline", ["blue", "red"]), ("decline", ["red", "red"])],
)
def test_what_no_game_knows_is_refused(answer: str, chosen: list[str]) -> None:
    evening, first, _ = before_marking()
    assert evening.refuses(Instruct(evening.owner(first), "c", answer, chosen, first), "table.no_such_answer")


def test_it_is_said_for_one_s_own_seat_once_and_while_one_plays() -> None:
    evening, first, second = before_marking()
    instruct(evening, first, ["red"])
    assert evening.refuses(Instruct(evening.owner(first), "c", "decline", ["red"], first), "table.instructed")
    assert evening.refuses(Instruct(evening.owner(first), "c", "decline", ["red"], second), "table.not_your_seat")
    assert evening.refuses(Instruct("eve", "c", "decline", ["red"]), "table.not_seated")
    evening.do(Resign(evening.owner(first), "resign"))
    assert evening.refuses(Instruct(evening.owner(first), "c", "decline", [], first), "table.resigned")


def test_a_bot_that_plays_for_somebody_keeps_to_no_answer_of_theirs() -> None:
    evening, first, _ = before_marking()
    instruct(evening, first, [])
    evening.do(Resign(evening.owner(first), "resign"))
    evening.to_marking()
    assert asked(evening) == []


def test_nobody_says_so_without_end_but_can_always_take_it_back() -> None:
    evening, first, _ = before_marking()
    for number in range(MOST_INSTRUCTIONS):
        instruct(evening, first, [ALL[number % 2]])
    assert evening.refuses(Instruct(evening.owner(first), "c", "decline", [], first), "table.many_instructions")
    instruct(evening, first, None)


def test_a_log_in_which_an_answer_was_not_said_is_refused() -> None:
    evening, first, _ = before_marking()
    instruct(evening, first, [])
    evening.to_marking()
    evening.do(GiveAnswer(*asked(evening)[0]))
    rows = [json.loads(json.dumps(row.to_json())) for row in evening.table.rows]
    changed = json.loads(json.dumps(rows))
    changed[-1]["body"]["actions"] = [evening.table.game.read_action("mark red")]
    assert any("no standing answer" in one for one in verify(changed)), verify(changed)
    changed = json.loads(json.dumps(rows))
    changed[-1]["actor"] = evening.owner(first)
    assert any("no standing answer" in one for one in verify(changed)), verify(changed)
