"""A server without its port, for tests of challenges: days go by there when they are told to."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from rollwright.bus.local import LocalBus
from rollwright.server.host.host import Host
from rollwright.server.host.live import LiveTable
from rollwright.server.http.challenges import ChallengePages
from rollwright.server.limits import Limits
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.server.socket.host import SocketHost
from rollwright.stores.people import Person
from rollwright.stores.sqlite.store import open_store
from rollwright.tables.commands.calendar import HOUR
from rollwright.tables.commands.game import Act
from rollwright.tables.commands.lobby import Start
from rollwright.tables.commands.outcome import Accepted
from rollwright.tables.conversation.conversation import Conversation
from rollwright.tables.log.table import OVER
from rollwright.tables.wire.inbound import parse
from rollwright.tables.wire.outbound import Message
from tests.server.conftest import Time
from tests.tables.test_challenge import NOON

GAME = "woodcraft_roll"
"""It is played alone, so no bot has to think."""
TODAY, TOMORROW, YESTERDAY = f"2026-11-18/{GAME}", f"2026-11-19/{GAME}", f"2026-11-17/{GAME}"
MIDNIGHT = NOON + 12 * HOUR


class _Line:
    """A client that only listens."""

    def __init__(self) -> None:
        self.heard: list[Message] = []

    def send(self, message: Message) -> bool:
        self.heard.append(message)
        return True

    def send_row(self, live: Any, seq: int, viewer: str) -> bool:
        return True

    def send_snapshot(self, live: Any, viewer: str) -> bool:
        return True


class Server:
    """A server without its port, whose clock is moved by hand."""

    def __init__(self, folder: Path, clock: Time) -> None:
        self._folder = folder
        self.clock = clock
        self.people: dict[str, Person] = {}

    async def start(self) -> None:
        self.host = Host(Settings(self._folder), open_store(self._folder), LocalBus(), Metrics())
        await self.host.begin(calls=True)
        await self.host.challenges.prepare()
        self.pages = ChallengePages(self.host.store, self.host.challenges, self.host.tallies)

    async def stop(self) -> None:
        await self.host.stop()
        await self.host.store.close()

    async def person(self, name: str) -> Person:
        if name not in self.people:
            self.people[name] = (await self.host.guests.add(name)).person
        return self.people[name]

    async def take_up(self, name: str, key: str = TODAY, cid: str = "c1", **changes: Any) -> Message:
        """As a page does: what the challenge says, and its id."""
        person, line = await self.person(name), _Line()
        told = await self.pages.challenge(key, person) or {}
        message = {
            "t": "create",
            "cid": cid,
            "game": told.get("game", GAME),
            "players": told.get("players", 1),
            "edition": told.get("edition", "en"),
            "options": told.get("options", {}),
            "seats": [{"kind": "bot", "bot": bot} if bot else {"kind": "me"} for bot in told.get("seats", [None])],
            "clock": {"kind": "none"},
            "open": False,
            "seed_hash": "11" * 32,
            "challenge": key,
            **changes,
        }
        sockets = SocketHost(self.host, Limits(False, 1.0, lambda _: None), Metrics())
        await Conversation(sockets, line, person.id, name).receive(parse(json.dumps(message)))
        (answer,) = line.heard
        return answer

    async def refusal(self, name: str, key: str = TODAY, cid: str = "c1", **changes: Any) -> str:
        answer = await self.take_up(name, key, cid, **changes)
        assert answer["t"] == "nack", answer
        return str(answer["refusal"]["code"])

    async def live(self, table: str) -> LiveTable:
        live = await self.host.memory.find(table)
        assert live is not None
        return live

    async def play(self, name: str, table: str, moves: int = 10_000) -> None:
        """At random, to the end or for so many moves."""
        person, source = (await self.person(name)).id, random.Random(name)
        live = await self.live(table)
        if live.table.phase == "waiting":
            assert isinstance((await self.host.commits.carry_out(live, Start(person, "start"))).ruling, Accepted)
        for _ in range(moves):
            if live.table.phase == OVER:
                break
            action = source.choice(live.table.legal[0])
            act = Act(person, f"act {live.table.seq}", [action], live.table.decisions[0], 0)
            assert isinstance((await self.host.commits.carry_out(live, act)).ruling, Accepted)
        await self.host.deliveries.deliver()

    async def played(self, name: str, key: str = TODAY) -> str:
        answer = await self.take_up(name, key)
        assert answer["t"] == "ack", answer
        await self.play(name, answer["table"])
        table: str = answer["table"]
        return table

    async def results(self, key: str = TODAY, name: str = "", skip: int = 0) -> dict[str, Any]:
        found = await self.pages.results(key, await self.person(name) if name else None, skip)
        assert found is not None
        return found

    async def ranked(self, key: str = TODAY) -> list[str]:
        return [one["name"] for one in (await self.results(key))["results"]]

    async def told(self, key: str = TODAY, name: str = "") -> dict[str, Any]:
        found = await self.pages.challenge(key, await self.person(name) if name else None)
        assert found is not None
        return found


Play = Callable[[Callable[[Server], Coroutine[Any, Any, None]]], None]


def play_days(folder: Path, clock: Time) -> Play:
    """What runs a scene, from noon on."""

    def run(scene: Callable[[Server], Coroutine[Any, Any, None]]) -> None:
        async def all_of_it() -> None:
            clock.now = NOON
            server = Server(folder, clock)
            await server.start()
            await scene(server)
            await server.stop()

        asyncio.run(all_of_it())

    return run
