"""The end of a game is announced once, with the row that brings it, and follows from the log again."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from rollwright.kernel.discovery import game_ids
from rollwright.kernel.turns import turns_of
from rollwright.tables.commands.finished import FINISHED, Finished, finish_in, finished_from_json
from rollwright.tables.commands.game import Act, Close, Rematch, Resign
from rollwright.tables.commands.outcome import Accepted
from rollwright.tables.log.fields import SERVER, LogError
from rollwright.tables.log.fold import replay
from rollwright.tables.log.play import Acted
from rollwright.tables.log.record import with_names
from rollwright.tables.log.table import OVER, PLAYING, Row
from rollwright.tables.study.import_record import import_record
from rollwright.tables.wire.export import record
from rollwright.tables.wire.outbound import info
from tests.tables.evening import PEOPLE, Evening, fresh, playing, seed_hash


class Watched(Evening):
    """One that keeps what was decided."""

    def __init__(self, evening: Evening) -> None:
        super().__init__(evening.name)
        self.__dict__.update(evening.__dict__)
        self.decided: list[Accepted] = []

    def do(self, command: Any) -> Accepted:
        self.decided.append(super().do(command))
        return self.decided[-1]


def reported(decision: Accepted) -> list[Finished]:
    return [effect for effect in decision.effects if isinstance(effect, Finished)]


@cache
def played(game: str = "copenhagen_roll") -> tuple[Watched, list[Finished]]:
    evening = Watched(playing("me", "open", "greedy", game=game))
    evening.do(Resign("bob", evening.cid()))
    evening.play_out()
    return evening, [finished for decision in evening.decided for finished in reported(decision)]


@pytest.mark.parametrize("game", game_ids())
def test_the_row_that_ends_a_game_and_no_other_tells_how_it_ended(game: str) -> None:
    evening, ends = played(game)
    table = evening.table
    assert [bool(reported(decision)) for decision in evening.decided] == [False] * (len(evening.decided) - 1) + [True]
    (finished,) = ends
    assert (finished.table, finished.game, finished.at, finished.dice) == (table.id, game, table.at, "chain-1")
    assert (finished.version, finished.options) == (table.setup.version, table.setup.options)
    result = info(table, None, PEOPLE)["result"]
    assert [(seat.points, seat.place) for seat in finished.seats] == [(one["points"], one["place"]) for one in result]
    assert [(seat.person, seat.bot, seat.resigned) for seat in finished.seats] == [
        ("ada", "", False),
        ("bob", "", True),
        ("", "greedy", False),
    ]
    assert finished.seats[2].bot_version == table.chairs[2].bot_version > 0
    assert finished.persons() == ["ada", "bob"]


@pytest.mark.parametrize("game", game_ids())
def test_an_end_holds_what_a_list_shows_without_the_log(game: str) -> None:
    evening, (finished,) = played(game)
    table = evening.table
    assert table.match is not None
    assert [sum(seat.parts.values()) for seat in finished.seats] == [seat.points for seat in finished.seats]
    assert finished.view == table.game.to_json(table.game.view(table.match.position, None))
    assert finished.turns == turns_of(table.match)[-1] > 1
    names = [PEOPLE.name(seat.person) or seat.bot for seat in finished.seats]
    assert with_names(finished.record, names) == record(table, PEOPLE)
    assert "Ada" not in finished.record


def test_an_end_that_was_kept_before_lists_held_more_is_read() -> None:
    _, (finished,) = played()
    old = finished.to_json()
    for name in ("turns", "view", "record"):
        del old[name]
    for seat in old["seats"]:
        del seat["parts"]
    read = finished_from_json(old)
    assert (read.turns, read.view, read.record, read.seats[0].parts) == (0, None, "", {})
    assert read.to_json() == old


def test_the_log_tells_the_same_end_also_when_a_rematch_follows() -> None:
    evening, (finished,) = played()
    rows = list(evening.table.rows)
    again = Watched(evening)
    decision = again.do(Rematch("ada", again.cid(), fresh("next"), seed_hash("ada", 1)))
    assert reported(decision) == []
    for log in (rows, again.table.rows):
        found = finish_in(list(log))
        assert found is not None
        assert (found[0], found[1].to_json()) == (len(rows), finished.to_json())


def test_a_log_whose_end_was_changed_tells_none() -> None:
    evening, _ = played()
    *rows, last = evening.table.rows
    changed = Row(last.table, last.seq, last.actor, last.cid, last.version, last.body, "0" * 16, last.at)
    with pytest.raises(LogError):
        finish_in([*rows, changed])


def test_a_game_that_goes_on_or_is_closed_has_no_end() -> None:
    evening = Watched(playing("me", "greedy"))
    evening.play_out(rows=12)
    assert evening.table.phase == PLAYING
    assert finish_in(list(evening.table.rows)) is None
    assert reported(evening.do(Close(SERVER, evening.cid()))) == []
    assert finish_in(list(evening.table.rows)) is None


def test_an_end_is_written_as_its_shape_says_and_read_again() -> None:
    _, (finished,) = played()
    written = json.loads(json.dumps(finished.to_json()))
    assert FINISHED.fault(written, "it") == ""
    assert finished_from_json(written).to_json() == written
    for spoilt in (written | {"at": -1}, written | {"seats": [{}]}, {"game": "chess"}):
        with pytest.raises(ValueError, match="the end of a game"):
            finished_from_json(spoilt)


def test_a_game_that_was_played_elsewhere_has_its_end_too() -> None:
    evening, (finished,) = played()
    text = record(evening.table, PEOPLE)
    assert text is not None
    rows = import_record(text, "cleo", fresh("elsewhere"), 5000)
    assert [len(reported(row)) for row in rows] == [0] * (len(rows) - 1) + [1]
    (end,) = reported(rows[-1])
    assert (end.dice, end.persons()) == ("local", ["cleo"])
    assert [seat.points for seat in end.seats] == [seat.points for seat in finished.seats]
    assert replay([accepted.row for accepted in rows]).phase == OVER


def test_one_command_that_is_repeated_tells_no_end_again() -> None:
    evening, _ = played()
    last = evening.decided[-1].row
    body = last.body
    assert isinstance(body, Acted)
    command = Act(last.actor, last.cid, body.actions, evening.decided[-2].table.decisions[body.seat], body.seat)
    assert evening.repeats(command) == last.seq
