"""Each kind of row and each command is one class in one module, all are listed, and what is written is read."""

from __future__ import annotations

import ast
import gzip
import json
from collections import Counter
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from rollwright.tables.commands.absence import Nudge, Vote
from rollwright.tables.commands.command import AskStanding, Command
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.game import Close, Credit, Rematch, Reseal, Resign, Return, Timeout
from rollwright.tables.commands.kinds import BY_WORD, COMMANDS
from rollwright.tables.commands.lobby import Leave, OpenSeat, SeatBot, Start
from rollwright.tables.commands.outcome import due
from rollwright.tables.commands.standing import GiveAnswer, Instruct
from rollwright.tables.commands.vacation import Pause
from rollwright.tables.log.clocks import TO_REVEAL, Clock
from rollwright.tables.log.fields import LogError, NewerLog
from rollwright.tables.log.kinds import BODIES, BODY, KINDS, Unknown, body_from_json, row_from_json
from rollwright.tables.log.table import Body, Row
from rollwright.tables.wire.inbound import Cmd, WireError, parse
from rollwright.tables.wire.schema import CMD
from tests.tables.evening import Evening, fresh, playing, seed_hash

LOGS = Path(__file__).parent.parent / "data/logs"


def declared(field: str, package: str) -> Counter[str]:
    """The texts that classes of a package have in a field, each as often as it is written."""
    spec = find_spec(package)
    assert spec is not None
    assert spec.submodule_search_locations
    lines = [
        line
        for folder in spec.submodule_search_locations
        for path in Path(folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
        for line in node.body
    ]
    return Counter(
        line.value.value
        for line in lines
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.target.id == field
        if isinstance(line.value, ast.Constant) and isinstance(line.value.value, str) and line.value.value
    )


def test_each_kind_of_row_is_declared_once_and_listed() -> None:
    assert declared("kind", "rollwright.tables.log") == Counter(KINDS)
    assert set(Body.__subclasses__()) == {*BODIES, Unknown}
    assert [body.kind for body in BODIES] == list(KINDS) == list(BODY.shapes)


def test_each_command_is_declared_once_and_listed() -> None:
    assert declared("do", "rollwright.tables") == Counter(list(BY_WORD))
    assert set(Command.__subclasses__()) == set(COMMANDS)
    assert len(BY_WORD) == len(COMMANDS)


# Commands of clients

SAID: dict[str, Any] = {
    "seat": 1,
    "seed_hash": "a" * 64,
    "bot": "greedy",
    "seed": "b" * 64,
    "actions": [3, 4],
    "decision": 7,
    "wish": "bot",
    "answer": "decline",
    "chosen": ["red", "blue"],
}


def test_each_command_of_a_client_is_read_from_its_message() -> None:
    assert set(CMD.shapes) == {command.do for command in COMMANDS if command.fields is not None} | {"chat"}
    for command in COMMANDS:
        if command.fields is None:
            continue
        said = {key.rstrip("?"): SAID[key.rstrip("?")] for key in command.fields}
        message = parse(json.dumps({"t": "cmd", "table": "t1", "cid": "c1", "do": command.do, **said}))
        assert isinstance(message, Cmd)
        read = message.command("ada", fresh() if message.makes_a_table else None)
        assert (type(read), read.actor, read.cid) == (command, "ada", "c1")
        assert {**said, **read.payload()} == said, "it says what the client said"
        for key, value in said.items():
            assert getattr(read, key) == value


@pytest.mark.parametrize("command", [Timeout, Reseal, Credit, Pause, GiveAnswer, Create])
def test_what_the_server_says_to_a_table_can_be_sent_by_no_client(command: type[Command]) -> None:
    said = {"t": "cmd", "table": "t1", "cid": "c1", "do": command.do, "milliseconds": 5}
    for message in (said, {key: said[key] for key in ("t", "table", "cid", "do")}):
        with pytest.raises(WireError, match="do must be sit or leave"):
            parse(json.dumps(message))
    with pytest.raises(NotImplementedError):
        command.read("ada", "c1", {}, fresh())


def test_a_command_that_is_not_listed_is_refused() -> None:
    with pytest.raises(WireError, match="do must be sit or leave"):
        parse(json.dumps({"t": "cmd", "table": "t1", "cid": "c1", "do": "celebrate"}))


# What is written is read


@cache
def played() -> list[Row]:
    """Rows of tables at which, taken together, all has happened that can be written down."""
    evening = Evening("kinds")
    evening.create("me", "open", "open", clock=Clock("live", 60, 5), hints=True)
    evening.sit("bob")
    evening.sit("cleo")
    evening.do(Leave("cleo", "leave"))
    evening.do(SeatBot("ada", "bot", 2, "greedy"))
    evening.do(OpenSeat("ada", "open", 2))
    evening.sit("cleo")
    evening.do(Start("ada", "start"))
    evening.now += TO_REVEAL
    evening.time_out()
    evening.attempt += 1
    for person in ("ada", "bob", "cleo"):
        evening.sit(person)
    evening.start()
    seat = evening.active()
    person = evening.owner(seat)
    evening.act(seat, "roll")
    evening.now += 10
    evening.do(Credit("credit", 5))
    evening.act(seat, "pass")
    evening.undo(seat)
    evening.do(Reseal(1, bytes(32)))
    evening.now += 100_000
    evening.time_out()
    evening.do(Return(person, "return"))
    evening.do(Resign(person, "resign"))
    left = playing("me", "open", name="left", patience=1)
    waits = left.owner(1 - left.active())
    left.now += 86_400_000
    left.do(Nudge(waits, "nudge"))
    left.do(Vote(waits, "vote", "bot"))
    slow = playing("me", "open", "open", name="slow", clock=Clock("days", days=2))
    waits = slow.owner((slow.active() + 1) % 3)
    slow.do(Instruct(waits, "say", "decline", ["blue"]))
    slow.do(Instruct(waits, "unsay", "decline", None))
    slow.do(Instruct(waits, "again", "decline", []))
    slow.do(Pause(waits, "pause", slow.now, slow.now + 86_400_000))
    slow.do(Pause(waits, "back", 0, 0))
    slow.to_marking()
    [said] = [effect for effect in due(slow.table) if isinstance(effect, AskStanding)]
    slow.do(GiveAnswer(said.seat, said.seq))
    full = Evening("full")
    full.create("me", "open", when_full=True)
    closed = playing("me", "greedy", name="closed")
    closed.do(Close("ada", "close"))
    over = playing("me", "random", name="over")
    over.play_out()
    over.do(Rematch("ada", "again", fresh("again"), seed_hash("ada")))
    return [row for one in (evening, left, slow, full, closed, over) for row in one.table.rows]


def recorded() -> list[dict[str, Any]]:
    return [
        row["body"]
        for path in sorted(LOGS.glob("*/*.json.gz"))
        for row in json.loads(gzip.decompress(path.read_bytes()))["rows"]
    ]


def test_every_kind_writes_what_it_reads_to_the_byte() -> None:
    written = [row.body.to_json() for row in played()]
    assert {body["kind"] for body in written} == set(KINDS)
    kept = recorded()
    assert any("opened" in body for body in kept)
    assert any("made" in one and "leaf" in one for body in kept for one in body.get("chance", []))
    for body in written + kept:
        text = json.dumps(body)
        assert BODY.fault(body, "the body") == ""
        read = body_from_json(json.loads(text))
        assert json.dumps(read.to_json()) == text
        assert [type(read)] == [kind for kind in BODIES if kind.kind == body["kind"]]


def test_rows_are_equal_where_they_say_the_same() -> None:
    rows = played()
    again = [row_from_json(json.loads(json.dumps(row.to_json()))) for row in rows]
    assert rows == again
    assert rows[0] != rows[1]


def test_a_kind_that_is_not_listed_is_kept_and_not_understood() -> None:
    row = played()[0]
    data = {**row.to_json(), "body": {"kind": "celebrated", "asked": "0" * 16, "how": 3}}
    with pytest.raises(NewerLog, match="'celebrated' are not known here"):
        row_from_json(data)
    kept = body_from_json({"kind": "celebrated", "how": 3})
    assert kept.to_json() == {"kind": "celebrated", "how": 3}
    with pytest.raises(NewerLog, match="'celebrated' are not known here"):
        kept.new_table(row)


@pytest.mark.parametrize("body", [{"kind": 7}, {}, {"kind": "left"}, {"kind": "closed", "asked": "0" * 16, "how": 3}])
def test_a_body_that_is_none_is_no_later_version_s(body: dict[str, Any]) -> None:
    with pytest.raises(LogError) as error:
        row_from_json({**played()[0].to_json(), "body": body})
    assert not isinstance(error.value, NewerLog)
