"""One address for many nodes, and a bad line to each: acks are lost, frames come twice or late, connections break."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from typing import Final

from rollwright.bus.cancellation import cancel_all

_CHECKED: Final = 1.0
"""Seconds between two looks at a node, and for its answer."""
_OPENED: Final = 3.0
"""Seconds for a node to answer who wants to open a line, as in deploy/Caddyfile."""
_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""


class Proxy:
    def __init__(self, ports: Sequence[int], seed: int = 1) -> None:
        self.ports: Final = ports
        """Of the nodes. Whoever connects gets one of those that are there."""
        self.port = 0
        self.done: Final[Counter[str]] = Counter()
        """How often what was done."""
        self.lost_acks = 0.2
        self.doubled = 0.05
        self.delayed = 0.01
        self.longest = 0.5
        self._source: Final = random.Random(seed)
        self._lines: Final[set[asyncio.StreamWriter]] = set()
        self._server: asyncio.Server | None = None
        self._healthy: Final = set(ports)
        self._checks: Final[list[asyncio.Task[None]]] = []

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, limit=2**20)
        self.port = self._server.sockets[0].getsockname()[1]
        self._checks.extend(asyncio.create_task(self._check(port)) for port in self.ports)

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
        await cancel_all(self._checks)
        self.break_lines(1.0)

    def be_kind(self) -> None:
        """From now on nothing is lost, doubled or late."""
        self.lost_acks = self.doubled = self.delayed = 0.0

    def break_lines(self, share: float) -> None:
        """As a router that forgets: so many of the connections are gone, at once."""
        for line in list(self._lines):
            if self._source.random() < share:
                line.transport.abort()
                self.done["lines broken"] += 1

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = await self._connect()
        if line is None:
            writer.transport.abort()
            return
        behind, before = line
        self._lines.update((writer, before))
        try:
            await asyncio.gather(self._to_node(reader, before), self._to_client(behind, writer))
        except (OSError, EOFError, RuntimeError, asyncio.LimitOverrunError):  # uvloop: "the handler is closed"
            pass
        finally:
            for cancel_all in (writer, before):
                self._lines.discard(cancel_all)
                cancel_all.transport.abort()

    async def _check(self, port: int) -> None:
        """As a balancer does: a node that doesn't answer is given to nobody, if there is another."""
        while True:
            try:
                async with asyncio.timeout(_CHECKED):
                    reader, writer = await asyncio.open_connection("127.0.0.1", port)
                    with closing(writer):
                        writer.write(b"GET /healthz HTTP/1.0\r\n\r\n")
                        healthy = b" 200 " in await reader.readline()
            except (OSError, TimeoutError):
                healthy = False
            (self._healthy.add if healthy else self._healthy.discard)(port)
            await asyncio.sleep(_CHECKED)

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for port in sorted(self.ports, key=lambda port: (port not in self._healthy, self._source.random())):
            try:
                return await asyncio.wait_for(asyncio.open_connection("127.0.0.1", port, limit=2**20), 2)
            except (OSError, TimeoutError):
                continue
        return None

    async def _to_node(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(await reader.readuntil(b"\r\n\r\n"))
        while True:
            kind, frame, _ = await _frame(reader)
            await self._late()
            writer.write(frame)
            if kind == _TEXT and self._source.random() < self.doubled:
                writer.write(frame)
                self.done["commands doubled"] += 1
            await writer.drain()

    async def _to_client(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async with asyncio.timeout(_OPENED):
            writer.write(await reader.readuntil(b"\r\n\r\n"))
        while True:
            kind, frame, body = await _frame(reader)
            if kind == _TEXT and body.startswith(b'{"t":"ack"') and self._source.random() < self.lost_acks:
                self.done["acks lost"] += 1
                continue
            await self._late()
            writer.write(frame)
            if kind == _TEXT and self._source.random() < self.doubled:
                writer.write(frame)
                self.done["news doubled"] += 1
            await writer.drain()

    async def _late(self) -> None:
        if self._source.random() < self.delayed:
            self.done["frames late"] += 1
            await asyncio.sleep(self._source.uniform(0, self.longest))


async def _frame(reader: asyncio.StreamReader) -> tuple[int, bytes, bytes]:
    """A frame of a WebSocket: its first byte, all of it, and its body as it was sent (clients mask theirs)."""
    head = await reader.readexactly(2)
    length, masked = head[1] & 0x7F, head[1] & 0x80
    more = await reader.readexactly({126: 2, 127: 8}.get(length, 0))
    if more:
        length = int.from_bytes(more, "big")
    body = await reader.readexactly(length + (4 if masked else 0))
    return head[0], head + more + body, body
