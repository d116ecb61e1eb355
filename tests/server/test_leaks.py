"""Nothing leaks from a real server: not by a frame, its length, or HTTP; nor by its log, its metrics or its queues."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from rollwright.bus.bus import News
from rollwright.bus.local import LocalBus
from rollwright.kernel.discovery import find_game
from rollwright.kernel.source import Source
from rollwright.server.host import host as hosting
from rollwright.server.host.commits import fresh
from rollwright.server.host.host import Host
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.stores.sqlite.store import open_store
from rollwright.tables.commands import lobby
from rollwright.tables.commands.bot_turns import BotRequest, choose
from rollwright.tables.commands.create import Create
from rollwright.tables.log.fold import replay
from rollwright.tables.log.kinds import row_from_json
from rollwright.tables.log.table import OVER
from rollwright.testing.pairs import games_that_hide
from rollwright.testing.twins import EVENTS, Twins
from tests.server.client import Client, Message, http
from tests.server.conftest import Start
from tests.server.players import ME, OPEN, begin, sit
from tests.server.process import ServerProcess
from tests.toy.canaries import WORDS
from tests.toy.installed import install

CANARIES = WORDS[1:]
STEPS = 8
"""One less than end the toy: then all is opened."""


@pytest.fixture
def toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installed here, and for every process that is started."""
    install(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


# Two servers whose tables differ only in what Ada and an onlooker can't know


def timeless(text: str) -> str:
    """With the same digits wherever a time is told."""
    return re.sub(r'"(at|at_ms|since|nudged|nudge_from|late_from)":\d{13}', r'"\1":0000000000000', text)


class Line(Client):
    """A client that keeps every frame as it came, but for the time: digits of it are made the same."""

    frames: list[str]

    def receive(self, timeout: float = 10.0) -> Message:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        message: Message = json.loads(text)
        if message["t"] != "beacon":
            self.frames.append(timeless(text))
        self._note(message)
        return message

    def arrive(self, table: str) -> None:
        self.frames = []
        self.connect()
        self.open(table)

    def see_all_arrive(self) -> None:
        """Until all who sit here are shown as come. How often that was told on the way is a matter of time."""
        self.wait_for("info", lambda one: all(seat["connected"] for seat in one["info"]["seats"]))
        last = self.frames[-1]
        self.frames = [frame for frame in self.frames if not frame.startswith('{"t":"info"')] + [last]


class Twofold:
    """The same guests at two servers, who do the same at both."""

    def __init__(self, table: str, ones: list[Line], others: list[Line]) -> None:
        self.table = table
        self.ones, self.others = ones, others
        for line in ones + others:
            line.arrive(table)
        for line in ones[:2] + others[:2]:
            line.see_all_arrive()

    def both(self, who: int) -> tuple[Line, Line]:
        return self.ones[who], self.others[who]

    def say(self, who: int, message: Message) -> list[Message]:
        """Send to both; the first answers to its id. A question that is refused is answered as a command is."""
        for line in self.both(who):
            line.send(message)
        value = str(message["cid"] if "cid" in message else message["id"])
        key = "id" if message["t"] == "ask" else "cid"
        return [
            line.wait_for(kind, lambda one: one.get(key) == value)
            for line in self.both(who)
            for kind in [self._kind(line, key, value)]
        ]

    def _kind(self, line: Line, key: str, value: str) -> str:
        while not any(kept.get(key) == value for kept in line._kept):
            line._kept.append(line.receive())
        return next(str(kept["t"]) for kept in line._kept if kept.get(key) == value)

    def act(self, who: int, number: int, source: Source) -> bool:
        """What is offered at both tables, if anything is; all hear of it."""
        one, other = self.both(who)
        offers = [line.offers(self.table)[0]["actions"] if line.offers(self.table) else [] for line in (one, other)]
        common = sorted({action["id"] for action in offers[0]} & {action["id"] for action in offers[1]})
        if not common:
            return False
        offer = one.offers(self.table)[0]
        answers = self.say(
            who,
            {
                "t": "cmd",
                "table": self.table,
                "cid": f"step {number}",
                "do": "act",
                "actions": [common[source.below(len(common))]],
                "decision": offer["decision"],
                "seat": offer["seat"],
            },
        )
        assert [answer["t"] for answer in answers] == ["ack", "ack"], answers
        for line in self.ones + self.others:
            line.reach(self.table, answers[0]["seq"])
        return True


def two_servers(start: Start, folder: Path, game: str, mutant: str) -> Iterator[Twofold]:
    """Ada, Bob and Cleo are dealt cards at one server; at the other, Bob and Cleo have been dealt others."""
    made = start("--bot-pause", "0", "--no-limits")
    with ExitStack() as lines:
        ada, bob, cleo = (lines.enter_context(Client(made.url, name=name)) for name in ("Ada", "Bob", "Cleo"))
        answer = ada.create([ME, OPEN, OPEN], game)
        table: str = answer["table"]
        ada.open(table)
        for friend in (bob, cleo):
            sit(friend, table)
        begin(table, ada, bob, cleo)
        onlooker = Client(made.url, name="Eve")
        guests = [ada.guest, onlooker.guest, bob.guest, cleo.guest]
    made.stop()
    again = folder / "again"
    shutil.copytree(made.data, again)
    deal_otherwise(again, table, game)
    servers = [ServerProcess(data, "--bot-pause", "0", "--no-limits", mutant=mutant) for data in (made.data, again)]
    try:
        for server in servers:
            server.start()
        ones, others = ([Line(server.url, guest) for guest in guests] for server in servers)
        with ExitStack() as closing_all:
            for line in ones + others:
                closing_all.callback(line.close)
            yield Twofold(table, ones, others)
    finally:
        for server in servers:
            server.stop()


def deal_otherwise(data: Path, table_id: str, game: str) -> None:
    """Write another deal into the last row of a table, as if it had always been there."""
    with closing(sqlite3.connect(store_of(data))) as store, store:
        names = ("table", "seq", "actor", "cid", "version", "body", "hash", "at")
        found = store.execute("select * from rows where table_id = ? order by seq", (table_id,))
        rows = [dict(zip(names, one, strict=True)) for one in found]
        table = replay([row_from_json(row | {"body": json.loads(row["body"])}) for row in rows])
        twins = Twins(table.game, 0, EVENTS, Source(f"otherwise {game}"))
        other = twins.dealt_otherwise(table).rows[-1]
        assert twins.differences > 0
        store.execute(
            "update rows set body = ?, hash = ? where table_id = ? and seq = ?",
            (json.dumps(other.body.to_json()), other.hash, table_id, other.seq),
        )
        # A copy counts as restored, and its tables would draw anew.
        store.execute("update epochs set mark = 0")
    (data / "rollwright.mark").unlink()


def frames_differ(twofold: Twofold) -> list[str]:
    """What Ada and the onlooker were given of both tables, and is not the same."""
    found: list[str] = []
    for who in (0, 1):
        one, other = twofold.both(who)
        # Who hears of what first, the answer or the news, is not said; so they are put in one order.
        found += [
            pair[0][:300] for pair in zip(sorted(one.frames), sorted(other.frames), strict=True) if pair[0] != pair[1]
        ]
        for path in ("", "/log", "/replay"):
            texts = [
                timeless(http(f"{line.url}/api/tables/{twofold.table}{path}", ticket=line.guest["ticket"]).text)
                for line in (one, other)
            ]
            if texts[0] != texts[1]:
                found.append(f"{path}: {texts[0][:300]}")
    return found


def play(twofold: Twofold, game: str) -> None:
    """Some steps by all three; in between questions and refused commands by Ada, and reviews that two ask for."""
    source = Source("steps")
    space = find_game(game).action_space
    for number in range(STEPS):
        asked = {"t": "ask", "table": twofold.table, "id": f"q{number}", "plan": [source.below(space)]}
        refused = {
            "t": "cmd",
            "table": twofold.table,
            "cid": f"no {number}",
            "do": "act",
            "actions": [0],
            "decision": 0,
        }
        # A review would tell more than either may know: while the game goes on both hear that, in the same words.
        reviewed = {"t": "review", "table": twofold.table, "id": f"review {number}", "depth": "draft"}
        for message in (asked, refused, reviewed):
            twofold.say(0, message)
        twofold.say(1, reviewed)
        if not any(twofold.act(who, number, source) for who in (0, 2, 3)):
            return


@pytest.mark.parametrize("game", ["toy", *games_that_hide()])
def test_frames_of_two_games_that_look_the_same_are_the_same(
    toys: None, start_server: Start, tmp_path: Path, game: str
) -> None:
    for twofold in two_servers(start_server, tmp_path, game, ""):
        play(twofold, game)
        assert len(twofold.ones[0].frames) > 6, "where what was dealt is soon shown, the two soon part"
        assert frames_differ(twofold) == []


def test_a_frame_whose_length_tells_is_found(toys: None, start_server: Start, tmp_path: Path) -> None:
    for twofold in two_servers(start_server, tmp_path, "toy", "tell_by_length"):
        play(twofold, "toy")
        assert frames_differ(twofold) != []


# Canaries


def test_no_card_is_named_in_the_server_s_log_or_its_metrics(toys: None, start_server: Start) -> None:
    assert cards_named(start_server("--bot-pause", "0", "--no-limits")) == []


def test_a_server_that_logs_what_an_error_says_is_found(toys: None, start_server: Start) -> None:
    assert cards_named(start_server("--bot-pause", "0", "--no-limits", mutant="log_what_errors_say")) != []


def cards_named(server: ServerProcess) -> list[str]:
    """By playing, by what somebody types or is refused, and where something goes wrong."""
    with Client(server.url) as ada:
        answer = ada.create([ME, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}], "toy_canaries")
        table: str = answer["table"]
        ada.open(table)
        begin(table, ada)
        reported = ada.until(table, lambda state: bool(state["offers"]))
        assert any(word in json.dumps(reported) for word in CANARIES), "Ada's own cards are named to her"
        for number, word in enumerate(CANARIES):
            ada.send({"t": "ask", "table": table, "id": f"q{number}", "plan": [f"bid {word}", f"deal {word}"]})
            ada.wait_for("answer")
            ada.send({"t": word})
            ada.wait_for("nack")
            ada.command(table, "act", actions=[number], decision=0)
            ada.command(table, "chat", text=f"I have {word}")
        while ada.info(table)["phase"] != "over":
            if ada.offers(table):
                ada.act(table, ada.offers(table)[0], ada.offers(table)[0]["actions"][0]["id"])
            ada.reach(table, ada.heads[table] + 1)
        ada.command(table, "act", actions=[0], decision=0)
        for path in ("", "/log", "/replay", "/record", "/nowhere"):
            http(f"{server.url}/api/tables/{table}{path}")
        metrics = http(f"{server.url}/metrics").text
    server.stop()
    spoil(server.data, table)
    server.start()
    assert http(f"{server.url}/api/tables/{table}").status == 503
    server.stop()
    assert "log can't be replayed" in server.said()
    assert "rollwright_commands" in metrics
    return [word for word in CANARIES if word in server.said() or word in metrics]


def spoil(data: Path, table: str) -> None:
    """An action that the rules don't allow, in the first row that holds one."""
    with closing(sqlite3.connect(store_of(data))) as store, store:
        found = store.execute("select seq, body from rows where table_id = ? order by seq", (table,)).fetchall()
        seq, body = next((seq, json.loads(body)) for seq, body in found if "actions" in body)
        body["actions"] = [0]
        store.execute("update rows set body = ? where table_id = ? and seq = ?", (json.dumps(body), table, seq))


def store_of(data: Path) -> Path:
    (file,) = [file for file in data.iterdir() if file.is_file() and file.read_bytes()[:6] == b"SQLite"]
    return file


def test_the_bus_carries_ids_and_a_bot_is_asked_with_its_own_cards_alone(
    toys: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    carried: list[str] = []
    asked: list[dict[str, Any]] = []

    class Overheard(LocalBus):
        def publish(self, news: News) -> None:
            carried.append(repr(news))
            super().publish(news)

    class BotPool:
        def __init__(self, *_: object) -> None: ...

        def longest_wait(self) -> float:
            return 0.0

        def waiting(self) -> int:
            return 0

        async def choose(self, request: BotRequest, *_: object, **__: object) -> int:
            asked.append(request.to_json())
            return choose(request)

        async def close(self) -> None: ...

    monkeypatch.setattr(hosting, "BotPool", BotPool)

    async def run() -> None:
        folder = tmp_path / "data"
        folder.mkdir()
        host = Host(Settings(folder, bot_pause=0), open_store(folder), Overheard(), Metrics())
        await host.begin(calls=True)
        seats = [{"kind": "bot", "bot": "random"}] * 3
        made = await host.commits.create(Create("ada", "c1", fresh(), "toy_canaries", seats), "Ada")
        await host.commits.command(made.table, lobby.Start("ada", "c2"), "Ada")
        live = await host.memory.find(made.table)
        assert live is not None
        async with asyncio.timeout(20):
            while live.table.phase != OVER:
                await asyncio.sleep(0.01)
        await host.stop()
        await host.store.close()

    asyncio.run(run())
    assert len(carried) > 9
    assert not any(word in line for line in carried for word in CANARIES)
    assert len(asked) >= 9
    for request in asked:
        for seat, player in enumerate(request["view"]["players"]):
            assert isinstance(player["hand"], dict) == (seat != request["seat"])
