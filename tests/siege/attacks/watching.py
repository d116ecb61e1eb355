"""Strangers who watch: whoever has a link to a table may, and every row is told to all of them."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Iterable
from typing import Final

from tests.chaos.frames import handshake
from tests.server.client import Message, forwarded
from tests.siege.attack import BROKEN, Attack, Loot, Target, drain, flood, text_frame, tickets, v4
from tests.siege.loot import finished_game, import_heavy_pack


class Onlookers(Attack):
    """20 guests of one address open and leave the same table, each 15 times at once; every second another table."""

    name = "onlookers"

    def prepare(self, url: str) -> Loot:
        return {"tickets": tickets(url, 20)}

    async def run(self, target: Target, loot: Loot) -> None:
        def come_and_go(_: int) -> Iterable[Message]:
            table = target.table(int(time.monotonic()))
            return [{"t": "open", "table": table}, {"t": "leave_table", "table": table}] * 15

        await asyncio.gather(*(target.talk(ticket, v4(1), 1, come_and_go) for ticket in loot["tickets"]))


class Visitors(Attack):
    """A hundred onlookers at a hundred addresses come and go: each stays for half a second, once a second."""

    name = "visitors"

    def prepare(self, url: str) -> Loot:
        return {"tickets": tickets(url, 100)}

    async def run(self, target: Target, loot: Loot) -> None:
        async def visit(number: int) -> None:
            who = number % len(loot["tickets"])
            async with target.line(loot["tickets"][who], v4(who), {target.table(number): -1}) as (reader, _):
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.5):
                        await drain(reader)

        await flood(100, visit)


class Names(Attack):
    """20 guests who watch tables change their names, each 25 times a second."""

    name = "names"

    def prepare(self, url: str) -> Loot:
        return {"tickets": tickets(url, 20)}

    async def run(self, target: Target, loot: Loot) -> None:
        def rename(number: int) -> Iterable[Message]:
            if number == 0:
                yield {"t": "open", "table": target.table(0)}
            yield {"t": "name", "name": f"Nobody {number}"}

        await asyncio.gather(
            *(target.talk(ticket, v4(who), 1 / 25, rename) for who, ticket in enumerate(loot["tickets"]))
        )


class ManySockets(Attack):
    """Three guests open 30 sockets a second, from a hundred addresses, and watch every table with each."""

    name = "many-sockets"

    def prepare(self, url: str) -> Loot:
        return {"tickets": tickets(url, 3)}

    async def run(self, target: Target, loot: Loot) -> None:
        held: set[asyncio.Task[None]] = set()

        async def hold(ticket: str, address: str) -> None:
            with contextlib.suppress(*BROKEN):
                async with target.line(ticket, address, dict.fromkeys(target.tables, -1)) as (reader, _):
                    await drain(reader)

        async def open_one(number: int) -> None:
            task = asyncio.create_task(hold(loot["tickets"][number % 3], v4(number % 100)))
            held.add(task)
            task.add_done_callback(held.discard)

        await flood(30, open_one)


class DeafSockets(Attack):
    """A hundred guests at 20 addresses ask for a heavy table 60 times over, and never read what they are sent."""

    name = "deaf-sockets"

    def prepare(self, url: str) -> Loot:
        heavy = import_heavy_pack(url)
        table = heavy.json["table"] if heavy.status == 201 else finished_game(url)
        return {"tickets": tickets(url, 100), "table": table}

    async def run(self, target: Target, loot: Loot) -> None:
        lines = [_Deaf(target.port, ticket, v4(who % 20)) for who, ticket in enumerate(loot["tickets"])]
        for line in lines:
            with contextlib.suppress(*BROKEN):
                target.answers[await line.open()] += 1
                for _ in range(60):
                    await line.send({"t": "open", "table": loot["table"]})
        await asyncio.Event().wait()


class _Deaf:
    """A line whose own side keeps as little as the system allows, so that what is unread waits at the server."""

    _ROOM: Final = 4096

    def __init__(self, port: int, ticket: str, address: str) -> None:
        self._port: Final = port
        self._ticket: Final = ticket
        self._address: Final = address
        self._socket: Final = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, self._ROOM)
        self._socket.setblocking(False)

    async def open(self) -> str:
        """Gives the status."""
        loop = asyncio.get_running_loop()
        await loop.sock_connect(self._socket, ("127.0.0.1", self._port))
        await loop.sock_sendall(self._socket, handshake(**forwarded(self._address)))
        answer = await loop.sock_recv(self._socket, 129)
        await self.send({"t": "hello", "ticket": self._ticket, "proto": 1, "tables": {}})
        return answer[9:12].decode()

    async def send(self, message: Message) -> None:
        async with asyncio.timeout(1):
            await asyncio.get_running_loop().sock_sendall(self._socket, text_frame(message))
