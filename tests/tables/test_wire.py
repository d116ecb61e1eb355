"""Messages of clients: what is understood, and what is said of the rest; and the client's types."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.tables.commands.absence import Nudge, Vote
from rollwright.tables.commands.game import Act, Close, Rematch, Resign, Return, Undo
from rollwright.tables.commands.lobby import Leave, OpenSeat, Reveal, SeatBot, Sit, Start
from rollwright.tables.commands.refusals import Nack, refuse
from rollwright.tables.commands.standing import Instruct
from rollwright.tables.wire import inbound
from rollwright.tables.wire.inbound import (
    Ask,
    Chat,
    Cmd,
    Hello,
    LeaveTable,
    Mine,
    Name,
    NewTable,
    Open,
    Sync,
    WireError,
    parse,
)
from rollwright.tables.wire.outbound import ack, beacon, bye, chat_message, nack, nack_words, tables, welcome
from rollwright.tables.wire.schema import CMD, INBOUND, MOST_BYTES, OUTBOUND
from tests.tables.evening import fresh, seed, seed_hash

ROOT = Path(__file__).resolve().parents[2]

CREATE: dict[str, Any] = {
    "t": "create",
    "cid": "c1",
    "game": "copenhagen_roll",
    "players": 2,
    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}],
    "clock": {"kind": "live", "seconds": 300, "increment": 5},
    "open": False,
    "seed_hash": seed_hash("ada"),
}


def read(**message: Any) -> Any:
    return parse(json.dumps(message))


def cmd(do: str, **fields: Any) -> Any:
    found = read(t="cmd", table="T", cid="c1", do=do, **fields)
    assert isinstance(found, Cmd)
    assert (found.table, found.cid, found.do) == ("T", "c1", do)
    return found.command("ada", fresh())


def fault(message: object, cid: str = "") -> str:
    with pytest.raises(WireError) as error:
        parse(message if isinstance(message, str) else json.dumps(message))
    assert error.value.cid == cid
    return str(error.value)


# What is understood


def test_messages_become_small_classes() -> None:
    hello = read(t="hello", ticket="abc", proto=1, tables={"T": 41, "U": -1})
    assert isinstance(hello, Hello)
    assert (hello.ticket, hello.tables) == ("abc", {"T": 41, "U": -1})
    opened = read(t="open", table="T")
    assert isinstance(opened, Open)
    assert opened.table == "T"
    left = read(t="leave_table", table="T")
    assert isinstance(left, LeaveTable)
    assert left.table == "T"
    sync = read(t="sync", table="T", **{"from": 7})
    assert isinstance(sync, Sync)
    assert (sync.table, sync.since) == ("T", 7)
    assert isinstance(read(t="mine"), Mine)
    ask = read(t="ask", table="T", id="q1", plan=[3, "place f1 f2"], seat=1)
    assert isinstance(ask, Ask)
    assert (ask.table, ask.id, ask.plan, ask.seat) == ("T", "q1", [3, "place f1 f2"], 1)


def test_every_command_of_a_client_becomes_the_command_of_a_table() -> None:
    act = cmd("act", actions=[4, 9], decision=12, seat=1)
    assert isinstance(act, Act)
    assert (act.actor, act.actions, act.decision, act.seat) == ("ada", [4, 9], 12, 1)
    undo = cmd("undo", decision=3)
    assert isinstance(undo, Undo)
    assert (undo.decision, undo.seat) == (3, None)
    sit = cmd("sit", seed_hash=seed_hash("ada"), seat=2)
    assert isinstance(sit, Sit)
    assert (sit.seed_hash, sit.seat) == (seed_hash("ada"), 2)
    bot = cmd("bot", seat=1, bot="greedy")
    assert isinstance(bot, SeatBot)
    assert (bot.seat, bot.bot) == (1, "greedy")
    reveal = cmd("reveal", seed=seed("ada"))
    assert isinstance(reveal, Reveal)
    assert reveal.seed == seed("ada")
    rematch = cmd("rematch", seed_hash=seed_hash("ada"))
    assert isinstance(rematch, Rematch)
    assert rematch.fresh.table == fresh().table
    assert isinstance(cmd("open_seat", seat=1), OpenSeat)
    assert isinstance(cmd("leave"), Leave)
    assert isinstance(cmd("start"), Start)
    vote = cmd("vote", wish="close")
    assert isinstance(vote, Vote)
    assert (vote.actor, vote.wish) == ("ada", "close")
    instruct = cmd("instruct", answer="decline", chosen=["blue"], seat=1)
    assert isinstance(instruct, Instruct)
    assert (instruct.answer, instruct.chosen, instruct.seat) == ("decline", ["blue"], 1)
    assert isinstance(cmd("nudge"), Nudge)
    assert isinstance(cmd("resign"), Resign)
    assert isinstance(cmd("return"), Return)
    assert isinstance(cmd("close"), Close)


def test_no_command_on_the_wire_is_left_without_its_test() -> None:
    tested = {
        "act",
        "undo",
        "nudge",
        "instruct",
        "vote",
        "sit",
        "bot",
        "reveal",
        "rematch",
        "open_seat",
        "leave",
        "start",
        "resign",
        "return",
        "close",
    }
    assert set(CMD.shapes) == tested | {"chat"}


def test_a_wish_for_a_table_becomes_its_creation() -> None:
    wish = read(**CREATE, edition="fr", options={"marking": "must", "start_seat": None})
    assert isinstance(wish, NewTable)
    create = wish.command("ada", fresh())
    assert create.actor == "ada"
    assert create.options == {"marking": "must", "start_seat": None}
    assert create.clock.to_json() == CREATE["clock"]
    assert (wish.content, create.content) == ("", "")


def test_a_wish_for_a_table_names_a_pack_by_its_hash() -> None:
    wish = read(**CREATE, content="0123456789ab")
    assert isinstance(wish, NewTable)
    assert wish.content == "0123456789ab"
    assert wish.command("ada", fresh(), "the pack").content == "the pack"
    assert "content" in fault({**CREATE, "content": "workshop"}, "c1")


def test_chat_is_no_command_and_is_one_line_that_can_be_seen() -> None:
    said = read(t="cmd", table="T", cid="c1", do="chat", text="  well\n\x07 played \u202e ")
    assert isinstance(said, Chat)
    assert said.text == "well played"
    name = read(t="name", name="  Ada\tL ")
    assert isinstance(name, Name)
    assert name.name == "Ada L"


# What is not


@pytest.mark.parametrize(
    ("message", "what"),
    [
        ("", "is not the JSON"),
        ("{", "is not the JSON"),
        pytest.param("[" * 4000, "is not the JSON", id="nested too deeply"),
        ('{"t": NaN}', "NaN is no whole number"),
        ('{"t": "sync", "table": "T", "from": 1.0}', "1.0 is no whole number"),
        ("7", "the message must be an object"),
        ("null", "the message must be an object"),
        ({}, "the message.t must be hello or open"),
        ({"t": ["x"]}, "the message.t must be hello"),
        ({"t": "open"}, "the message lacks table"),
        ({"t": "open", "table": ""}, "the message.table must have 1 to 64 characters, not 0"),
        ({"t": "open", "table": "x" * 65}, "must have 1 to 64 characters, not 65"),
        ({"t": "open", "table": "\ud800"}, "the message.table holds half a character"),
        ({"t": "open", "table": 7}, "the message.table must be a text"),
        ({"t": "open", "table": "T", "more": 1}, "a field that is not known here: 'more'; it may have t, table"),
        ({"t": "hello", "ticket": "x", "proto": 2, "tables": {}}, "this server speaks protocol 1, not 2"),
        ({"t": "hello", "ticket": "x", "proto": 1, "tables": []}, "the message.tables must be an object"),
        ({"t": "hello", "ticket": "x", "proto": 1, "tables": {str(n): 1 for n in range(33)}}, "at most 32 entries"),
        ({"t": "hello", "ticket": "x", "proto": 1, "tables": {"\ud800": 1}}, "a name in the message.tables holds half"),
        ({"t": "sync", "table": "T", "from": True}, "the message.from must be a whole number"),
        ({"t": "sync", "table": "T", "from": -1}, "the message.from must be from 0 to"),
        ({"t": "ask", "table": "T", "id": "q", "plan": [0] * 65}, "the message.plan may have at most 64 items"),
        ({"t": "ask", "table": "T", "id": "q", "plan": [None]}, "the message.plan[0] must be a whole number, or"),
        ({"t": "ask", "table": "T", "id": "q", "plan": "x"}, "the message.plan must be a list"),
    ],
)
def test_an_error_says_what_is_wrong_and_where(message: object, what: str) -> None:
    assert what in fault(message)


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"do": "fly"}, "the message.do must be sit or leave"),
        ({"do": "act", "actions": [1.5]}, "no whole number"),
        ({"do": "act", "actions": [-1], "decision": 1}, "the message.actions[0] must be from 0 to 1048575"),
        ({"do": "sit", "seed_hash": "AB" * 32}, "may hold only the characters 0123456789abcdef"),
        ({"do": "sit", "seed_hash": "ab"}, "the message.seed_hash must have 64 characters, not 2"),
        ({"do": "chat", "text": "\x00"}, "the text is empty"),
        ({"do": "bot", "seat": 16, "bot": "x"}, "the message.seat must be from 0 to 15, not 16"),
    ],
)
def test_an_error_in_a_command_finds_its_sender(fields: dict[str, Any], what: str) -> None:
    cid = "" if "no whole number" in what else "c1"
    assert what in fault({"t": "cmd", "table": "T", "cid": "c1", **fields}, cid)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"players": 3}, "2 seats are listed for 3 players"),
        ({"clock": {"kind": "sand"}}, "the message.clock.kind must be none or live or days"),
        ({"clock": {"kind": "live", "seconds": 1, "increment": 0}}, "the message.clock.seconds must be from 10 to"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "the message.seats[1] lacks bot"),
        ({"options": {"marking": []}}, "the message.options.marking must be a text, or"),
        ({"open": 1}, "the message.open must be true or false"),
    ],
)
def test_an_error_in_a_wish_finds_its_sender(change: dict[str, Any], what: str) -> None:
    assert what in fault(CREATE | change, "c1")


def test_a_message_that_is_too_long_is_not_even_read() -> None:
    letters = "é" * (MOST_BYTES // 2 + 1)
    assert len(letters) < MOST_BYTES
    assert fault(letters) == fault("x" * (MOST_BYTES + 1)) == f"a message has at most {MOST_BYTES} bytes"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(list(INBOUND.shapes)),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text() | st.sampled_from(["t", "cid", "do"]), inner),
    max_leaves=12,
)
FIELDS = ["t", "table", "cid", "do", "seat", "plan", "id", "tables", "seats", "clock", "options", "name", "from"]


@given(
    st.one_of(
        st.text(),
        json_values.map(json.dumps),
        st.fixed_dictionaries(
            {"t": st.sampled_from(list(INBOUND.shapes))},
            optional={name: json_values for name in FIELDS if name != "t"},
        ).map(json.dumps),
    )
)
def test_no_message_breaks_the_door(text: str) -> None:
    with contextlib.suppress(WireError):
        parse(text)


# What is sent


@pytest.mark.parametrize(
    "message",
    [
        welcome("ada", "Ada", "0.1", 1),
        ack("c1", "T", 7),
        ack("c1", "T", 7, dup=True),
        nack("c1", refuse("table.stale"), 7),
        nack("c1", Nack("unavailable", None), 7),
        nack_words("", "invalid", "the message must be an object"),
        chat_message("T", {"from": "ada", "name": "Ada", "text": "!", "at": 1}),
        tables([], []),
        beacon({"T": 58}),
        bye("restart"),
    ],
)
def test_short_messages_have_their_shape(message: dict[str, Any]) -> None:
    assert OUTBOUND.fault(json.loads(json.dumps(message)), "the message") == ""


def test_a_message_that_lacks_something_or_has_too_much_would_be_noticed() -> None:
    assert OUTBOUND.fault({"t": "ack", "cid": "c"}, "m") == "m lacks table"
    assert "not known here: 'secret'" in OUTBOUND.fault(ack("c", "T", 1) | {"secret": 1}, "m")


def test_the_types_of_the_client_are_up_to_date() -> None:
    ran = subprocess.run(
        [sys.executable, ROOT / "scripts/wire-types", "--check"], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize(
    ("here", "theirs", "spoken"),
    [
        ((1, 1), {"proto": 1}, 1),
        ((1, 2), {"proto": 1}, 1),
        ((1, 2), {"proto": 2}, 2),
        ((1, 2), {"proto": 3, "oldest": 2}, 2),
        ((1, 1), {"proto": 2, "oldest": 1}, 1),
    ],
)
def test_a_client_and_a_server_speak_the_newest_protocol_that_both_know(
    here: tuple[int, int], theirs: dict[str, int], spoken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not inbound.__file__.endswith(".py"):
        pytest.skip("constants of compiled code can't be changed")
    monkeypatch.setattr(inbound, "OLDEST_PROTO", here[0])
    monkeypatch.setattr(inbound, "PROTO", here[1])
    hello = read(t="hello", ticket="abc", tables={}, **theirs)
    assert isinstance(hello, Hello)
    assert hello.proto == spoken


@pytest.mark.parametrize("theirs", [{"proto": 2}, {"proto": 0}, {"proto": 3, "oldest": 2}, {"proto": 1, "oldest": 2}])
def test_where_there_is_no_common_protocol_the_page_is_to_be_loaded_anew(theirs: dict[str, int]) -> None:
    assert "load the page anew" in fault({"t": "hello", "ticket": "abc", "tables": {}, **theirs})
