"""Whole games of persons and bots, through decide and fold alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.kernel.record import read_record
from rollwright.kernel.record import replay as replay_record
from rollwright.kernel.turns import turns_of
from rollwright.tables.log.clocks import Clock
from rollwright.tables.log.fields import LogError
from rollwright.tables.log.fold import fold, replay, replay_strictly
from rollwright.tables.log.kinds import row_from_json
from rollwright.tables.log.table import OVER, Row, Table
from rollwright.tables.study.verify import judge, verify
from rollwright.tables.wire.export import log_json, record, replay_json
from rollwright.tables.wire.outbound import People, news_for, view_for
from rollwright.tables.wire.schema import OUTBOUND, REPLAY
from tests.tables.evening import GAME, PEOPLE, Evening, playing


def rows_of(table: Table) -> list[Row]:
    """As they come back from a store."""
    return [row_from_json(data) for data in json.loads(json.dumps([row.to_json() for row in table.rows]))]


@pytest.mark.parametrize(
    "kinds",
    [
        ("me", "random"),
        ("me", "open"),
        ("random", "random"),
        ("me", "me", "random"),
        ("open", "me", "open"),
        ("me", "open", "random", "open"),
    ],
)
def test_a_game_is_played_to_its_end_and_its_log_is_all_there_is_to_know(kinds: tuple[str, ...]) -> None:
    evening = playing(*kinds, name=" ".join(kinds), clock=Clock("live", seconds=600, increment=5))
    evening.play_out()
    table = evening.table
    assert table.phase == OVER
    again: Table | None = None
    for row in rows_of(table):
        again = fold(again, row)
        assert again.digest() == row.hash
    assert again is not None
    assert view_for(again, "ada", evening.now, PEOPLE) == view_for(table, "ada", evening.now, PEOPLE)
    assert replay(rows_of(table)).digest() == table.digest()
    verdict = judge(json.loads(json.dumps(log_json(table))))
    assert (verdict.findings, verdict.notes) == ([], [])
    assert verdict.rolls == table.rolls > 10


@pytest.fixture(scope="module")
def finished() -> Evening:
    """A game in which every third action of a person is taken back where that is possible."""
    evening = playing("me", "open", "random", name="undo")
    step = 0
    while evening.table.phase != OVER:
        evening.let_bots_play()
        if not evening.table.acting():
            break
        step += 1
        seat = evening.active()
        evening.act(seat, evening.offered(seat)[step * 5 % len(evening.offered(seat))])
        match = evening.table.match
        assert match is not None
        if step % 3 == 0 and evening.table.phase != OVER and match.undoable(seat) is not None:
            evening.undo(seat)
    return evening


def test_the_record_has_what_was_played_without_what_was_taken_back(finished: Evening) -> None:
    table = finished.table
    assert table.match is not None
    text = record(table, PEOPLE)
    assert text is not None
    again = replay_record(find_game(GAME), read_record(text))
    assert again.moves == table.match.moves
    assert "seats: Ada | Bob | random" in text
    assert sum(row.kind == "undone" for row in table.rows) > 3


def test_the_replay_shows_each_move_that_stayed_with_the_position_it_led_to(finished: Evening) -> None:
    table = finished.table
    assert table.match is not None
    shown = replay_json(table, PEOPLE)
    assert shown is not None
    assert REPLAY.fault(json.loads(json.dumps(shown)), "the replay") == ""
    assert [step["text"] for step in shown["steps"]] == [
        table.game.write_action(move.action) for move in table.match.moves
    ]
    assert [step["turn"] for step in shown["steps"]] == turns_of(table.match)
    assert shown["steps"][-1]["view"] == table.game.to_json(table.match.position)
    assert shown["start"] == table.game.to_json(table.match.positions[0])


def test_a_game_with_moves_taken_back_is_honest_too(finished: Evening) -> None:
    assert verify(log_json(finished.table)) == []


def test_every_message_about_every_row_has_its_shape(finished: Evening) -> None:
    table: Table | None = None
    for row in finished.table.rows:
        table = fold(table, row)
        for person in ("ada", "bob", "eve", None):
            for message in (
                news_for(table, table.seq, person, row.at + 5, PEOPLE),
                news_for(table, 1, person, row.at + 5, PEOPLE),
            ):
                assert OUTBOUND.fault(json.loads(json.dumps(message)), "ev") == ""
    chat = [{"from": "bob", "name": "Bob", "text": "!", "at": 1}]
    snapshot = view_for(finished.table, "ada", finished.now, PEOPLE, chat)
    assert OUTBOUND.fault(json.loads(json.dumps(snapshot)), "snapshot") == ""
    assert snapshot["info"]["result"][0]["points"] >= 0


def test_there_is_no_record_and_no_replay_before_there_is_a_game() -> None:
    evening = Evening()
    evening.create("me", "open")
    assert record(evening.table, PEOPLE) is None
    assert replay_json(evening.table, PEOPLE) is None


def test_names_that_would_break_a_record_are_mended() -> None:
    evening = playing("me", "open")
    text = record(evening.table, People({"ada": "A | da\nresult: 99"}))
    assert text is not None
    assert "seats: A / da result: 99 | player 2\n" in text


# Rows that don't fit


def spoilt(rows: list[Row], seq: int, **changes: object) -> list[Row]:
    data = [row.to_json() for row in rows]
    data[seq - 1] = data[seq - 1] | changes
    return [row_from_json(one) for one in data]


def test_a_log_with_a_gap_a_stranger_or_a_hash_that_is_not_its_own_is_refused(finished: Evening) -> None:
    rows = rows_of(finished.table)
    with pytest.raises(LogError, match="row 5: row 4 was to come next"):
        replay(rows[:3] + rows[4:])
    with pytest.raises(LogError, match="it belongs to table elsewhere"):
        replay(spoilt(rows, 4, table="elsewhere"))
    with pytest.raises(LogError, match="row 9: it says that the table's hash is 0000000000000000"):
        replay_strictly(spoilt(rows, 9, hash="0" * 16))
    with pytest.raises(LogError, match=f"row {len(rows)}: it says that the table's hash is 0000000000000000"):
        replay(spoilt(rows, len(rows), hash="0" * 16))
    assert replay_strictly(rows).digest() == replay(rows).digest()
    with pytest.raises(LogError, match="made before row 3"):
        replay(spoilt(rows, 4, at=1))
    later = finished.table.setup.version + 1
    with pytest.raises(LogError, match=f"rules version {later}"):
        replay(spoilt(rows, 4, version=later))
    with pytest.raises(LogError, match="begins with row 1"):
        replay(rows[1:])
    with pytest.raises(LogError, match="there is no row"):
        replay([])


@pytest.mark.parametrize(
    ("body", "what"),
    [
        ({"kind": "seated", "seats": [0], "person": "eve", "seed_hash": ""}, "while the table is over"),
        ({"kind": "acted", "seat": 0, "actions": [1], "chance": []}, "while the table is over, not playing"),
        ({"kind": "returned", "seats": [7]}, "the table has 3 seats, not 8"),
        ({"kind": "timed_out", "seats": [0]}, "while the table is over"),
        ({"kind": "nonsense"}, "rows of the kind 'nonsense' are not known here"),
        ({"kind": "closed", "why": "so"}, "not known here: 'why'"),
        ({"kind": "undone", "seat": 0}, "lacks moves"),
    ],
)
def test_a_row_that_can_not_follow_is_refused_in_words(finished: Evening, body: dict[str, object], what: str) -> None:
    last = finished.table.rows[-1].to_json()
    data = last | {"seq": finished.table.seq + 1, "body": {"asked": "0" * 16, **body}}
    with pytest.raises(LogError, match=what):
        fold(finished.table, row_from_json(data))


@pytest.mark.parametrize(
    ("body", "what"),
    [
        ({"kind": "acted", "seat": 0, "actions": [], "chance": []}, "ada does not play seat|it holds no action"),
        ({"kind": "acted", "seat": 0, "actions": [16000], "chance": []}, "there is no action 16000"),
        ({"kind": "undone", "seat": 0, "moves": 1}, "nothing that it may take back"),
        ({"kind": "acted", "seat": 1, "actions": [1], "chance": []}, "ada does not play seat 1"),
        ({"kind": "seated", "seats": [0]}, "while the table is playing"),
        ({"kind": "revealed", "seats": [0], "seed": "0" * 64, "chance": []}, "not starting"),
    ],
)
def test_a_row_that_can_not_follow_in_play_is_refused_in_words(body: dict[str, object], what: str) -> None:
    table = playing("me", "open").table
    data = table.rows[-1].to_json() | {"seq": table.seq + 1, "actor": "ada", "body": {"asked": "0" * 16, **body}}
    with pytest.raises(LogError, match=what):
        fold(table, row_from_json(data))


def test_a_row_seats_a_bot_or_a_person_and_not_nobody() -> None:
    evening = Evening()
    evening.create("me", "open")
    data = evening.table.rows[0].to_json() | {"seq": 2, "body": {"asked": "0" * 16, "kind": "seated", "seats": [1]}}
    with pytest.raises(LogError, match="it seats a bot, or a person"):
        fold(evening.table, row_from_json(data))


def chance_of(table: Table, count: int) -> list[dict[str, object]]:
    """So many rolls that nobody asked for."""
    fallen: dict[str, object] = table.rows[-1].body.chance[0].to_json()
    return [fallen] * count


def test_a_row_holds_just_the_chance_that_the_rules_ask_for() -> None:
    evening = playing("me", "me", "me")
    table, seat = evening.table, evening.active()
    game = table.game
    plain = {"asked": "0" * 16, "kind": "acted", "seat": seat}
    rolls = [game.read_action("roll"), game.read_action("pass")]
    dice = chance_of(table, 1)[0] | {"action": game.read_action("dice rrrrr")}
    for body, what in (
        ({"actions": rolls, "chance": []}, f"seat {seat} acts where the rules ask for chance"),
        ({"actions": rolls[:1], "chance": []}, "the rules ask for chance"),
        ({"actions": rolls[:1], "chance": [dice, dice]}, "where the rules ask for none"),
        ({"actions": rolls[:1], "chance": chance_of(table, 1)}, "the rules don't allow 'start .' by chance"),
    ):
        data = table.rows[-1].to_json() | {"seq": table.seq + 1, "body": plain | body}
        with pytest.raises(LogError, match=what):
            fold(table, row_from_json(data))


def test_there_is_no_chance_before_all_seeds_are_known() -> None:
    evening = Evening()
    evening.create("me", "open")
    evening.sit("bob")
    table = evening.table
    body = {"asked": "0" * 16, "kind": "started", "chance": chance_of(playing("me", "me").table, 1)}
    data = table.rows[-1].to_json() | {"seq": table.seq + 1, "body": body}
    with pytest.raises(LogError, match="before all seeds are known"):
        fold(table, row_from_json(data))


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": [{"kind": "open"}]}, "there are 1 seats for 2 players"),
        ({"setup": {"options": {}}}, "not every option of the game has a value"),
        ({"setup": {"players": 9}}, "is for 2, 3, 4 players"),
    ],
)
def test_a_table_that_can_not_be_is_no_beginning_of_a_log(change: dict[str, Any], what: str) -> None:
    evening = Evening()
    evening.create("me", "open")
    data = json.loads(json.dumps(evening.table.rows[0].to_json()))
    for name, value in change.items():
        data["body"][name] = data["body"][name] | value if isinstance(value, dict) else value
    with pytest.raises(LogError, match=what):
        replay([row_from_json(data)])


def test_a_table_is_created_once() -> None:
    evening = Evening()
    evening.create("me", "open")
    data = evening.table.rows[0].to_json() | {"seq": 2}
    with pytest.raises(LogError, match="a table is created once"):
        fold(evening.table, row_from_json(data))
