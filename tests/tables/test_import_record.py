"""A recorded game becomes a table: the same game, checked by its rules, over or to be gone on with."""

from __future__ import annotations

import contextlib
import functools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.model import CHANCE
from rollwright.kernel.record import RecordError, read_record
from rollwright.kernel.record import replay as replay_record
from rollwright.tables.fairness.dice import LOCAL
from rollwright.tables.log.fold import replay
from rollwright.tables.log.table import PLAYING, Table
from rollwright.tables.study.import_record import import_record
from rollwright.tables.wire.export import record
from tests.tables.evening import PEOPLE, Evening, fresh, playing


def handed_in(text: str) -> Table:
    rows = import_record(text, "bob", fresh("elsewhere"), 5000)
    return replay([accepted.row for accepted in rows])


def record_of(evening: Evening) -> str:
    text = record(evening.table, PEOPLE)
    assert text is not None
    return text


def in_its_middle(game: str) -> Evening:
    """After 25 rows; of a short game, after the first that somebody has played."""
    evening = playing("me", "greedy", game=game)
    evening.play_out(rows=25)
    if evening.table.phase != PLAYING:
        evening = playing("me", "greedy", game=game)
        evening.play_out(rows=evening.table.seq + 1)
    return evening


@pytest.mark.parametrize("game", game_ids())
def test_a_game_in_its_middle_is_gone_on_with(game: str) -> None:
    evening = in_its_middle(game)
    table = handed_in(record_of(evening))
    assert (table.phase, table.scheme, table.persons(), table.chairs[1].bot) == (PLAYING, LOCAL, ["bob"], "greedy")
    assert table.match is not None
    assert evening.table.match is not None
    assert table.game.write(table.match.position) == table.game.write(evening.table.match.position)
    again = Evening("elsewhere")
    again.given, again.secret, again.now = table, b"\1" * 32, 6000
    again.play_out(rows=table.seq + 10)
    assert again.table.seq == table.seq + 10 or again.table.phase != PLAYING
    assert again.table.seq > table.seq


def test_a_game_that_is_over_stays_over_with_the_same_result() -> None:
    evening = playing("me", "random")
    evening.play_out()
    table = handed_in(record_of(evening))
    assert table.phase == evening.table.phase == "over"
    assert record(table, PEOPLE) == record_of(evening).replace("Ada", "Bob").replace("chance: sealed", "chance: local")


def test_a_person_may_be_called_like_a_bot_and_a_bot_like_a_person() -> None:
    text = record_of(playing("me", "greedy")).replace("seats: Ada | greedy", "seats: greedy | Ada")
    table = handed_in(text)
    assert [(chair.kind, chair.bot) for chair in table.chairs] == [("person", ""), ("bot", "greedy")]


def test_in_an_old_record_who_is_called_like_a_bot_is_one() -> None:
    text = record_of(playing("me", "greedy"))
    old = text.replace("record 2", "record 1").replace("bots: - | greedy 1\n", "").replace("chance: sealed\n", "")
    assert "bots" not in old
    assert [chair.kind for chair in handed_in(old).chairs] == ["person", "bot"]


def test_what_was_taken_back_is_no_part_of_it() -> None:
    evening = playing("me", "me", "me")
    seat = evening.active()
    evening.act(seat, "roll")
    evening.act(seat, "pass")
    evening.undo(seat)
    assert handed_in(record_of(evening)).legal[seat] == evening.table.legal[seat]


def test_a_record_against_the_rules_is_refused_with_its_line() -> None:
    evening = playing("me", "me", "me")
    seat = evening.active()
    evening.act(seat, "roll")
    forged = record_of(evening).replace(f"{seat} roll", f"{(seat + 1) % 3} roll")
    with pytest.raises(RecordError, match="line"):
        handed_in(forged)


def test_a_record_whose_dice_were_changed_is_refused_by_its_hash() -> None:
    evening = playing("me", "me", "me")
    evening.act(evening.active(), "roll")
    lines = record_of(evening).splitlines()
    lines[-1] = "* dice rrrrr" if lines[-1] != "* dice rrrrr" else "* dice ggggg"
    with pytest.raises(RecordError, match="hash"):
        handed_in("\n".join(lines))


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(RecordError, match="chess"):
        handed_in("rollwright record 1\ngame: chess\nrules: 1\nseats: a | b\n\n")


# Records that nobody wrote


@functools.cache
def whole(game: str) -> str:
    """The record of a game that was played to its end, without the hash of that."""
    evening = playing("random", "random", game=game)
    evening.play_out()
    left_out = ("hash:", "result:", "places:")
    return "\n".join(line for line in record_of(evening).splitlines() if not line.startswith(left_out))


@pytest.mark.parametrize("game", game_ids())
def test_wherever_a_record_stops_it_becomes_a_table_or_the_answer_says_why_not(game: str) -> None:
    head, _, body = whole(game).partition("\n\n")
    moves = body.splitlines()
    found = find_game(game)
    stopped = 0
    for last in {*range(min(len(moves), 12)), *random.Random(1).sample(range(len(moves)), min(len(moves), 30))}:
        text = "\n".join([head, "", *moves[:last]]) + "\n"
        if found.to_act(replay_record(found, read_record(text)).position) == (CHANCE,):
            stopped += 1
            with pytest.raises(RecordError, match="dice or cards come next"):
                handed_in(text)
        else:
            assert handed_in(text).seq >= 2
    assert stopped > 0


_HUGE = "9" * 5000
_KNOWN = [
    "", "0", "1", "-1", "*", "(", ")", "#", "|", ":", "roll", "²", "٣", "\x85", _HUGE, f"w{_HUGE}", f"b{_HUGE}",
]  # fmt: skip
_WORDS = st.one_of(
    st.sampled_from(_KNOWN),
    st.text(max_size=12),
    st.integers().map(str),
)


@st.composite
def spoilt(draw: st.DrawFn, text: str) -> str:
    """A record in which some lines, words or characters were changed, dropped, doubled or swapped."""
    lines = text.split("\n")
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(lines) - 1))
        change = draw(st.integers(0, 6))
        words = lines[place].split(" ")
        if change == 0:
            words[draw(st.integers(0, len(words) - 1))] = draw(_WORDS)
            lines[place] = " ".join(words)
        elif change == 1:
            lines[place] += " " + draw(_WORDS)
        elif change == 2:
            lines[place:] = []
        elif change == 3:
            del lines[place]
        elif change == 4:
            lines.insert(place, lines[draw(st.integers(0, len(lines) - 1))])
        elif change == 5:
            lines[place] = draw(_WORDS)
        else:
            name, _, _ = lines[place].partition(":")
            lines[place] = f"{name}: {draw(_WORDS)}"
        lines = lines or [""]
    return "\n".join(lines)


@pytest.mark.parametrize("game", game_ids())
def test_a_record_that_was_spoilt_becomes_a_table_or_is_refused_in_words(game: str) -> None:
    @settings(max_examples=150, deadline=None)
    @given(spoilt(whole(game)))
    def check(text: str) -> None:
        with contextlib.suppress(RecordError):
            handed_in(text)

    check()
