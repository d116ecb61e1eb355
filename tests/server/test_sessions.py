"""A socket that doesn't read: a bounded queue, then a snapshot in place of what waited, and in the end it is closed."""

from __future__ import annotations

import asyncio
import json
import time
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
from rollwright.server.socket.session import Backlog, Session
from rollwright.stores.people import Person
from rollwright.stores.sqlite.store import open_store
from rollwright.tables.commands.create import Create
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


class Wire:
    """What lies below it: so many bytes that nobody has read, until it is cut."""

    def __init__(self) -> None:
        self.buffered = 60_000
        self.cuts = 0

    def get_write_buffer_size(self) -> int:
        return self.buffered

    def abort(self) -> None:
        self.cuts += 1


class Scene:
    """A table, and a session that looks at it through a frozen socket."""

    def __init__(self, folder: Path, backlog: int = 64 * 2**20) -> None:
        self.metrics = Metrics()
        self.settings = Settings(folder)
        self.host = Host(self.settings, open_store(folder), LocalBus(), self.metrics)
        self.socket, self.wire, self.backlog = Frozen(), Wire(), Backlog(backlog)
        self.said = 0

    async def open(self) -> LiveTable:
        await self.host.store.people.add(ADA, "hash", 1)
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
        create = Create("ada", "c1", fresh(), "copenhagen_roll", seats, seed_hash="0" * 64)
        table = (await self.host.commits.create(create, "Ada")).table
        hosting = SocketHost(self.host, Limits(False), self.metrics)
        socket = cast(WebSocket, self.socket)
        self.session = Session(socket, self.wire, hosting, ADA, self.settings, self.backlog, self.metrics)
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
        await asyncio.gather(self.writer, return_exceptions=True)
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
        assert kinds == ["snapshot", "ack", "snapshot"]
        heard = [line["text"] for line in scene.socket.sent[-1]["chat"]]
        assert heard == [f"line {number}" for number in range(1, 71)]
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


def test_who_still_does_not_read_is_shown_the_door_and_gives_back_what_waited(tmp_path: Path) -> None:
    async def scene() -> None:
        scene = Scene(tmp_path)
        live = await scene.open()
        now = time.monotonic()
        await scene.say(live, 200)
        scene.session.end_if_stuck(now + 19)
        assert scene.wire.cuts == 0
        scene.session.end_if_stuck(now + 21)
        assert scene.wire.cuts == 1
        scene.socket.thawed.set()  # as it does when the line is cut
        await asyncio.sleep(0.05)
        assert scene.socket.sent[-1] == {"t": "bye", "code": "slow"}
        assert scene.socket.closed == (1013, "slow")
        assert scene.backlog.bytes == 0
        await scene.close()

    play(scene())


def test_who_reads_a_little_is_not_shown_the_door(tmp_path: Path) -> None:
    async def scene() -> None:
        scene = Scene(tmp_path)
        live = await scene.open()
        await scene.say(live, 200)
        now = time.monotonic()
        for seconds in range(0, 200, 10):
            scene.wire.buffered -= 100
            scene.session.end_if_stuck(now + seconds)
        assert scene.wire.cuts == 0
        await scene.close()

    play(scene())


def test_a_burst_however_long_shows_nobody_the_door(tmp_path: Path) -> None:
    async def scene() -> None:
        scene = Scene(tmp_path)
        live = await scene.open()
        for _ in range(5):
            await scene.say(live, 200)
        scene.socket.thawed.set()
        await asyncio.sleep(0.05)
        assert scene.socket.closed is None
        assert scene.socket.sent[-1]["t"] == "snapshot"
        assert scene.socket.sent[-1]["chat"][-1]["text"] == "line 1000"
        await scene.close()

    play(scene())


def test_what_waits_is_counted_in_bytes(tmp_path: Path) -> None:
    async def scene() -> None:
        scene = Scene(tmp_path)
        await scene.open()
        for number in range(60):
            scene.session.send({"t": "info", "table": "elsewhere", "info": "x" * 100_000, "number": number})
        assert scene.backlog.bytes < scene.settings.queue_bytes + 100_000
        await scene.close()
        assert scene.backlog.bytes == 0

    play(scene())


def test_where_too_much_waits_for_all_together_each_may_have_one_message(tmp_path: Path) -> None:
    async def scene() -> None:
        scene = Scene(tmp_path, backlog=1000)
        live = await scene.open()
        await scene.say(live, 10)
        assert scene.session._is_crowded()
        before = scene.backlog.bytes
        await scene.say(live, 10)
        assert scene.backlog.bytes <= before
        scene.session.end_if_stuck(time.monotonic() + 6)  # and there is less patience
        assert scene.wire.cuts == 1
        await scene.close()

    play(scene())


def test_of_many_tables_each_is_sent_as_it_is_one_after_the_other(tmp_path: Path) -> None:
    """However much they are together: the first is on its way before the next is made."""

    async def scene() -> None:
        scene = Scene(tmp_path)
        live = await scene.open()
        tables = [live.table.id]
        for number in range(20):
            seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
            create = Create("ada", f"more {number}", fresh(), "copenhagen_roll", seats, seed_hash="0" * 64)
            tables.append((await scene.host.commits.create(create, "Ada")).table)
            await scene.session.conversation.receive(Open(tables[-1]))
        for table in tables:
            scene.session.send({"t": "info", "table": table, "info": "x" * 50_000})
        scene.socket.thawed.set()
        await asyncio.sleep(0.2)
        newest = {message["table"]: message["t"] for message in scene.socket.sent}
        assert newest == dict.fromkeys(tables, "snapshot")
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
