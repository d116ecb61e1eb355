"""One conversation, two hosts: a client that says the same to a server and to a page's own host is answered alike."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, Final

import pytest

from rollwright.bus.local import LocalBus
from rollwright.server.host.host import Host
from rollwright.server.host.live import LiveTable
from rollwright.server.limits import Limits
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.server.socket.host import SocketHost
from rollwright.stores.people import Person
from rollwright.stores.sqlite.store import open_store
from rollwright.tables.conversation.conversation import Conversation
from rollwright.tables.fairness.dice import LOCAL
from rollwright.tables.wire.inbound import Hello, Inbound, parse
from rollwright.tables.wire.outbound import news_for, view_for
from rollwright.tables.wire.schema import INBOUND, PROTO
from tests.offline.page import NO_CLOCK, Page

Message = dict[str, Any]
HELLO: Final = {"t": "hello", "ticket": "x", "proto": PROTO, "tables": {}}
CREATE: Final = {
    "t": "create",
    "cid": "c1",
    "game": "copenhagen_roll",
    "players": 2,
    "seats": [{"kind": "me"}, {"kind": "me"}],
    "clock": NO_CLOCK,
    "open": False,
    "seed_hash": "0" * 64,
}
UNKNOWN: Final = "here-nowhere"


def cmd(cid: str, do: str, table: str = "TABLE", **more: Any) -> Message:
    return {"t": "cmd", "table": table, "cid": cid, "do": do, **more}


def ask(**more: Any) -> Message:
    return {"t": "ask", "table": "TABLE", "id": "a1", "plan": [], "seat": 0, **more}


SCRIPT: Final[list[Message]] = [
    HELLO,
    {"t": "mine"},
    {"t": "name", "name": "  Ada   of the quay "},
    {"t": "name", "name": "   "},
    {"t": "open", "table": UNKNOWN},
    {"t": "sync", "table": UNKNOWN, "from": 0},
    cmd("c0", "start", UNKNOWN),
    cmd("c0", "chat", UNKNOWN, text="hello"),
    {**ask(), "table": UNKNOWN},
    {"t": "review", "table": UNKNOWN, "id": "r0", "depth": "draft"},
    {**CREATE, "game": "no_game"},
    {**CREATE, "content": "0" * 12},
    {**CREATE, "players": 3},
    CREATE,
    CREATE,
    {**CREATE, "options": {"start_seat": 1}},
    {"t": "mine"},
    cmd("c2", "start"),
    {"t": "open", "table": "TABLE"},
    {"t": "open", "table": "TABLE"},
    cmd("c2", "start"),
    cmd("c3", "start"),
    cmd("c2", "resign"),
    ask(),
    ask(plan=[0, 1]),
    {"t": "review", "table": "TABLE", "id": "r1", "depth": "draft"},
    cmd("c4", "act", actions=["FIRST"], decision="DECISION", seat="SEAT"),
    cmd("c4", "act", actions=["FIRST"], decision="DECISION", seat="SEAT"),
    cmd("c5", "act", actions=[0], decision=1, seat=0),
    cmd("c6", "act", actions=[99_999], decision="DECISION", seat="SEAT"),
    cmd("c7", "undo", seat="SEAT"),
    {"t": "sync", "table": "TABLE", "from": 2},
    {"t": "sync", "table": "TABLE", "from": 0},
    {"t": "name", "name": "Asta"},
    {"t": "leave_table", "table": "TABLE"},
    cmd("c8", "resign", seat=0),
    {"t": "sync", "table": "TABLE", "from": 3},
    cmd("c9", "rematch", seed_hash="0" * 64),
    cmd("c10", "close"),
    cmd("c11", "close"),
    {"t": "nonsense"},
    HELLO,
]
"""What a client may say, sensible or not: every message of the wire, at tables that are there and that are not."""


class ServerClient:
    """A client of a server that makes its own dice, as a page does."""

    def __init__(self, folder: Path) -> None:
        self.heard: Final[list[Message]] = []
        metrics = Metrics()
        self.host: Final = Host(Settings(folder, bot_processes=1), open_store(folder), LocalBus(), metrics)
        self.hosting: Final = SocketHost(self.host, Limits(False), metrics)
        self.hosting.scheme = LOCAL
        self.conversation = Conversation(self.hosting, self, "here", "Asta")

    async def begin(self) -> None:
        await self.host.begin(calls=True)
        await self.host.store.people.add(Person("here", "Asta"), "", 0)

    async def end(self) -> None:
        self.conversation.leave_all()
        await self.host.stop()
        await self.host.store.close()

    def send(self, message: Message) -> bool:
        self.heard.append(json.loads(json.dumps(message)))
        return True

    def send_row(self, live: LiveTable, seq: int, viewer: str) -> bool:
        return self.send(news_for(live.table, seq, viewer, 0, live.people))

    def send_snapshot(self, live: LiveTable, viewer: str) -> bool:
        chat = [line for _, line in live.lines(0)]
        return self.send(view_for(live.table, viewer, 0, live.people, chat))

    async def say(self, message: Inbound) -> None:
        if isinstance(message, Hello):
            self.conversation.leave_all()
            for wish in self.conversation.greet(message):
                await self.conversation.receive(wish)
        else:
            await self.conversation.receive(message)


def filled(message: Message, heard: list[Message]) -> str:
    """A line of the script, with what this client was sent."""
    table = next((one["table"] for one in heard if one["t"] == "ack"), "TABLE")
    offers = next((one["offers"] for one in reversed(heard) if one.get("offers")), None)
    text = json.dumps(message).replace('"TABLE"', json.dumps(table))
    if offers is not None:
        for word, value in (("FIRST", offers[0]["actions"][0]["id"]), ("DECISION", offers[0]["decision"]),
                            ("SEAT", offers[0]["seat"])):  # fmt: skip
            text = text.replace(f'"{word}"', str(value))
    return text


def outline(messages: list[Message]) -> list[tuple[object, ...]]:
    """Of each message its kind, what it says of right and wrong, and the names of its fields."""
    return [
        (
            message["t"],
            message.get("code"),
            message.get("why"),
            (message.get("refusal") or {}).get("code"),
            message.get("dup"),
            message.get("seq"),
            message.get("you"),
            sorted(message),
        )
        for message in messages
        if message["t"] != "info"  # a server tells who comes and goes, a page has nobody to tell of
    ]


async def said_to_server(folder: Path) -> list[list[Message]]:
    client = ServerClient(folder)
    await client.begin()
    answers: list[list[Message]] = []
    for line in SCRIPT:
        before = len(client.heard)
        try:
            message = parse(filled(line, client.heard))
        except ValueError:
            answers.append([])
            continue
        await client.say(message)
        answers.append(client.heard[before:])
    await client.end()
    return answers


def test_a_server_and_a_page_answer_every_message_alike(tmp_path: Path) -> None:
    at_server = asyncio.run(said_to_server(tmp_path))
    page = Page("Asta")
    for line, answers in zip(SCRIPT, at_server, strict=True):
        heard = page.send(json.loads(filled(line, page.heard)), bots=False)
        if not answers and line["t"] != "leave_table":
            continue  # it was no message at all: how that is answered stands in the tests of the wire
        assert outline(heard) == outline(answers), line
    assert {message["t"] for message in page.heard} >= {"welcome", "tables", "snapshot", "ev", "answer", "ack", "nack"}


def test_the_script_says_every_message_that_there_is() -> None:
    said = {line["t"] for line in SCRIPT}
    assert said >= set(INBOUND.shapes)


@pytest.mark.parametrize("what", ["chat", "an open seat"])
def test_what_only_a_server_has_is_refused_in_words_by_a_page(what: str) -> None:
    page = Page()
    if what == "chat":
        table = page.create("random")
        answer = page.send(cmd("c9", "chat", table, text="hello"))[-1]
    else:
        answer = page.send({**CREATE, "seats": [{"kind": "me"}, {"kind": "open"}]})[-1]
    assert (answer["t"], answer["code"]) == ("nack", "forbidden")
    assert "device" in answer["why"] or "nobody" in answer["why"]
