"""A socket that doesn't read: a bounded queue, then a snapshot in place of what waited, then it is closed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, cast

from starlette.websockets import WebSocket

from rollwright.bus.local import LocalBus
from rollwright.server.host.commits import fresh
from rollwright.server.host.host import Host
from rollwright.server.host.live import LiveTable
from rollwright.server.limits import Limits
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.server.socket.host import SocketHost
from rollwright.server.socket.session import Session
from rollwright.stores.sqlite.store import open_store
from rollwright.stores.store import Person
from rollwright.tables.commands.lobby import Create
from rollwright.tables.wire.inbound import Open

ADA = Person("ada", "Ada")


class Frozen:
    """A socket that takes nothing until it is thawed."""

    def __init__(self) -> None:
        self.thawed = asyncio.Event()
        self.sent: list[dict[str, Any]] = []
        self.closed: tuple[int, str] | None = None

    async def send_text(self, text: str) -> None:
        await self.thawed.wait()
        self.sent.append(json.loads(text))

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)


class Scene:
    """A table, and a session that looks at it through a frozen socket."""

    def __init__(self, folder: Path) -> None:
        self.metrics = Metrics()
        self.host = Host(Settings(folder), open_store(folder), LocalBus(), self.metrics)
        self.socket = Frozen()
        self.said = 0

    async def open(self) -> LiveTable:
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
        create = Create("ada", "c1", fresh(), "copenhagen_roll", seats, seed_hash="0" * 64)
        table = (await self.host.commits.create(create, "Ada")).table
        hosting = SocketHost(self.host, Limits(False), self.metrics)
        self.session = Session(cast(WebSocket, self.socket), hosting, ADA, 64, self.metrics)
        self.writer = asyncio.create_task(self.session.write())
        await self.session.conversation.receive(Open(table))
        await asyncio.sleep(0)
        live = await self.host.memory.find(table)
        assert live is not None
        return live

    async def say(self, live: LiveTable, lines: int) -> None:
        for _ in range(lines):
            self.said += 1
            await self.host.chat.say(live, ADA.id, ADA.name, f"c{self.said}", f"line {self.said}")

    async def close(self) -> None:
        self.writer.cancel()
        await self.host.stop()
        await self.host.store.close()


def play(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_what_waits_too_long_is_replaced_by_the_table_as_it_is(tmp_path: Path) -> None:
    async def scene() -> None:
        scene = Scene(tmp_path)
        live = await scene.open()
        await scene.say(live, 70)
        scene.session.send({"t": "ack", "cid": "mine", "table": live.table.id, "seq": 1})
        scene.socket.thawed.set()
        await asyncio.sleep(0.05)
        kinds = [message["t"] for message in scene.socket.sent]
        assert kinds[:2] == ["snapshot", "snapshot"]
        heard = [line["text"] for line in scene.socket.sent[1]["chat"]]
        heard += [message["text"] for message in scene.socket.sent if message["t"] == "chat"]
        assert heard == [f"line {number}" for number in range(1, 71)]
        assert kinds[-1] == "ack"
        assert scene.socket.closed is None
        await scene.close()

    play(scene())


def test_answers_are_never_dropped_for_a_snapshot(tmp_path: Path) -> None:
    async def scene() -> None:
        scene = Scene(tmp_path)
        live = await scene.open()
        scene.session.send({"t": "ack", "cid": "mine", "table": live.table.id, "seq": 1})
        await scene.say(live, 70)
        scene.socket.thawed.set()
        await asyncio.sleep(0.05)
        assert [message["cid"] for message in scene.socket.sent if message["t"] == "ack"] == ["mine"]
        await scene.close()

    play(scene())


def test_who_still_does_not_read_is_shown_the_door(tmp_path: Path) -> None:
    async def scene() -> None:
        scene = Scene(tmp_path)
        live = await scene.open()
        await scene.say(live, 200)
        scene.socket.thawed.set()
        await asyncio.sleep(0.05)
        assert scene.socket.sent[-1] == {"t": "bye", "code": "slow"}
        assert scene.socket.closed == (1013, "slow")
        assert len(scene.socket.sent) <= 2
        await scene.close()

    play(scene())


def test_who_has_caught_up_may_be_slow_again(tmp_path: Path) -> None:
    async def scene() -> None:
        scene = Scene(tmp_path)
        live = await scene.open()
        for _ in range(3):
            scene.socket.thawed.clear()
            await scene.say(live, 70)
            scene.socket.thawed.set()
            await asyncio.sleep(0.05)
        assert scene.socket.closed is None
        await scene.close()

    play(scene())
