"""Reviews on a server: worked out once for all who ask, behind whatever people wait for, kept, and refused in words."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

import pytest

from rollwright.bus.local import LocalBus
from rollwright.server.host.commits import fresh
from rollwright.server.host.host import Host
from rollwright.server.limits import Limits
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.server.socket.host import SocketHost
from rollwright.stores.people import Person
from rollwright.stores.sqlite.store import open_store
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.lobby import Start
from rollwright.tables.conversation.conversation import Conversation
from rollwright.tables.study.reviewing import Progress, ReviewRequest, Reviews
from rollwright.tables.wire.inbound import parse
from tests.server.client import Client
from tests.server.players import ME, new_table, play_on, playing
from tests.server.process import ServerProcess
from tests.toy.installed import install
from tests.toy.judged import judged

Message = dict[str, Any]
BOTS: Final[list[dict[str, Any]]] = [{"kind": "bot", "bot": "random"}] * 2
LONG: Final = 60


class Line:
    """A person at a socket, who keeps what is said."""

    def __init__(self, hosting: SocketHost, person: str) -> None:
        self.heard: Final[list[Message]] = []
        self.conversation: Final = Conversation(hosting, self, person, person.title())

    def send(self, message: Message) -> bool:
        self.heard.append(json.loads(json.dumps(message)))
        return True

    def send_row(self, live: Any, seq: int, viewer: str) -> bool:
        return True

    def send_snapshot(self, live: Any, viewer: str) -> bool:
        return True

    async def ask(self, table: str, depth: str = "draft", question: str = "r") -> None:
        asked = {"t": "review", "table": table, "id": question, "depth": depth}
        await self.conversation.receive(parse(json.dumps(asked)))

    async def until(self, done: Callable[[Message], bool]) -> Message:
        async with asyncio.timeout(LONG):
            while True:
                for message in self.heard:
                    if done(message):
                        return message
                await asyncio.sleep(0.01)


def is_whole(message: Message) -> bool:
    return message["t"] == "review" and (message["depth"], message["done"]) == ("whole", 1)


class Evening:
    """A server in this process, where bots have just finished a game, and reviews are thought out step by step."""

    def __init__(self, host: Host, table: str) -> None:
        self.host: Final = host
        self.table: Final = table
        self.hosting: Final = SocketHost(host, Limits(False), Metrics())
        self.pieces: Final[list[ReviewRequest]] = []
        self._reviews: Final = Reviews()
        host.pool.review = self._review  # type: ignore[method-assign]

    async def _review(self, request: ReviewRequest, persons: Any) -> Progress:
        self.pieces.append(request)
        await asyncio.sleep(0)
        return self._reviews.go_on(request, lambda: False)

    def line(self, person: str = "ada", **limits: Any) -> Line:
        hosting = SocketHost(self.host, Limits(**limits), Metrics()) if limits else self.hosting
        return Line(hosting, person)


def at_server(folder: Path, work: Callable[[Evening], Coroutine[Any, Any, None]], start: bool = True) -> None:
    async def run() -> None:
        host = Host(Settings(folder, bot_processes=1, bot_pause=0), open_store(folder), LocalBus(), Metrics())
        await host.begin(calls=True)
        await host.store.people.add(Person("ada", "Ada"), "", 0)
        made = await host.commits.create(Create("ada", "c1", fresh(0), "toy", BOTS), "Ada")
        if start:
            await host.commits.command(made.table, Start("ada", "c2"))
            live = await host.memory.find(made.table)
            async with asyncio.timeout(LONG):
                while live is None or live.table.phase != "over":
                    await asyncio.sleep(0.02)
        try:
            await work(Evening(host, made.table))
        finally:
            await host.stop()
            await host.store.close()

    asyncio.run(run())


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    install(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    return tmp_path / "data"


def test_a_review_is_worked_out_once_for_all_who_ask_and_kept(folder: Path) -> None:
    async def work(evening: Evening) -> None:
        first, second = evening.line("ada"), evening.line("bob")
        await first.ask(evening.table, "whole", "one")
        await second.ask(evening.table, "whole", "two")
        whole = await first.until(is_whole)
        assert (await second.until(is_whole))["review"] == whole["review"]
        worked = len(evening.pieces)
        assert [one["review"]["depth"] for one in first.heard if one["review"]] == ["draft", "whole"]
        assert [one["done"] for one in first.heard] == [one["done"] for one in second.heard], "they share the work"
        late = evening.line("onlooker")
        await late.ask(evening.table, "whole", "three")
        assert (await late.until(is_whole))["review"] == whole["review"]
        assert (len(late.heard), len(evening.pieces)) == (1, worked), "what is kept is told at once"

    with judged():
        at_server(folder, work)


def test_who_comes_later_hears_the_draft_that_is_there_and_goes_on_with_the_others(folder: Path) -> None:
    async def work(evening: Evening) -> None:
        first, second = evening.line("ada"), evening.line("bob")
        await first.ask(evening.table, "whole")
        await first.until(lambda message: message["depth"] == "whole")
        await second.ask(evening.table, "whole")
        assert second.heard[0]["review"]["depth"] == "draft"
        await second.until(is_whole)

    with judged():
        at_server(folder, work)


def test_a_review_whose_askers_have_all_left_is_ended(folder: Path) -> None:
    async def work(evening: Evening) -> None:
        first, second = evening.line("ada"), evening.line("bob")
        for line in (first, second):
            await line.ask(evening.table, "whole")
        await first.until(lambda message: message["t"] == "review")
        first.conversation.leave_all()
        told = len(first.heard)
        await second.until(lambda message: message["done"] == 1)
        assert len(first.heard) == told, "who has left hears nothing more"
        second.conversation.leave_all()
        await asyncio.sleep(0.05)
        worked = len(evening.pieces)
        await asyncio.sleep(0.1)
        assert len(evening.pieces) == worked
        await first.ask(evening.table, "whole", "again")
        await first.until(is_whole)

    with judged():
        at_server(folder, work)


def test_a_review_that_fails_says_so_and_the_next_is_begun_anew(folder: Path) -> None:
    async def work(evening: Evening) -> None:
        async def fails(request: ReviewRequest, persons: Any) -> Progress:
            raise RuntimeError("the process has died")

        works, evening.host.pool.review = evening.host.pool.review, fails  # type: ignore[method-assign]
        line = evening.line()
        await line.ask(evening.table)
        refused = await line.until(lambda message: message["t"] == "nack")
        assert (refused["cid"], refused["code"]) == ("r", "unavailable")
        evening.host.pool.review = works  # type: ignore[method-assign]
        await line.ask(evening.table, "whole", "again")
        await line.until(is_whole)

    with judged():
        at_server(folder, work)


def code_of(message: Message) -> str:
    code: str = message["refusal"]["code"]
    return code


def test_a_node_with_too_much_to_do_and_one_who_asks_too_often_are_told_so(folder: Path) -> None:
    async def work(evening: Evening) -> None:
        often = evening.line("bob", on=True)
        for number in range(13):
            await often.ask(evening.table, "draft", f"r{number}")
        assert code_of(await often.until(lambda message: message["t"] == "nack")) == "table.many_reviews"
        busy = evening.line()
        for _ in range(50):
            evening.host.load.notice(1.0, 1.0)
        await busy.ask(evening.table)
        assert code_of(busy.heard[-1]) == "table.busy"

    with judged():
        at_server(folder, work)


def test_what_is_under_way_pauses_while_there_is_too_much_else_to_do(folder: Path) -> None:
    async def work(evening: Evening) -> None:
        line = evening.line()
        await line.ask(evening.table, "whole")
        for _ in range(50):
            evening.host.load.notice(1.0, 1.0)
        await asyncio.sleep(0.2)
        worked = len(evening.pieces)
        await asyncio.sleep(0.2)
        assert len(evening.pieces) == worked
        for _ in range(50):
            evening.host.load.notice(0.0, 0.0)
        await line.until(is_whole)

    with judged():
        at_server(folder, work)


def test_neither_a_game_that_goes_on_nor_one_without_a_judge_nor_a_table_that_is_not_there_is_reviewed(
    folder: Path,
) -> None:
    async def waiting(evening: Evening) -> None:
        line = evening.line()
        await line.ask(evening.table)
        await line.ask("nowhere", question="r2")
        assert [(one["cid"], code_of(one)) for one in line.heard] == [("r", "table.not_over"), ("r2", "table.unknown")]

    async def unjudged(evening: Evening) -> None:
        line = evening.line()
        await line.ask(evening.table)
        assert code_of(await line.until(lambda message: message["t"] == "nack")) == "table.no_judge"

    at_server(folder, waiting, start=False)
    at_server(folder.with_name("other"), unjudged)


def test_an_onlooker_of_a_game_that_goes_on_is_refused_as_who_plays_it_is(server: ServerProcess) -> None:
    with Client(server.url) as ada, Client(server.url, name="Mallory") as mallory:
        table = playing(ada)
        for client in (ada, mallory):
            client.send({"t": "review", "table": table, "id": "r", "depth": "draft"})
            refused = client.wait_for("nack")
            assert (refused["cid"], code_of(refused)) == ("r", "table.not_over")


@pytest.mark.slow
def test_a_real_process_reviews_a_real_game(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        table = new_table(ada, ME, {"kind": "bot", "bot": "random"})
        assert ada.command(table, "start")["t"] == "ack"
        ada.command(table, "reveal", seed=ada.seed)
        play_on(table, ada)
        ada.send({"t": "review", "table": table, "id": "r", "depth": "draft"})
        told: Message = {"done": 0}
        while told["done"] < 1:
            told = ada.wait_for("review", timeout=60)
        assert len(told["review"]["turns"]) > 5
