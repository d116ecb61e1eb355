"""Hostile lines: mangled messages, texts that are none, frames and bytes that are no frames, as fast as they go."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import random
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any, Final

from tests.server.client import Message, forwarded

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
_TEXT: Final = 0x81
_VALID: Final[tuple[Message, ...]] = (
    {"t": "open", "table": "nowhere"},
    {"t": "sync", "table": "nowhere", "from": 3},
    {"t": "cmd", "table": "nowhere", "cid": "c", "do": "act", "actions": [1, 2], "decision": 4, "seat": 0},
    {"t": "cmd", "table": "nowhere", "cid": "c", "do": "sit", "seed_hash": "0" * 64},
    {"t": "ask", "table": "nowhere", "id": "q", "plan": [1, "place f1 f2"]},
    {"t": "create", "cid": "c", "game": "none", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}],
     "clock": {"kind": "none"}, "open": False, "seed_hash": "0" * 64},
    {"t": "mine"},
    {"t": "name", "name": "Ada"},
    {"t": "leave_table", "table": "nowhere"},
)  # fmt: skip
_AHEAD: Final = 200
"""So many messages are under way on a line before their answers are waited for."""
_ODD: Final[tuple[Any, ...]] = (
    None, True, -1, 2**63, 1e308, "", "\u0000", "\ud83d", "x" * 300, [], {}, [[[[[]]]]], {"t": "hello"}, "é" * 80,
)  # fmt: skip


@contextlib.asynccontextmanager
async def raw_line(port: int, ticket: str, tables: dict[str, int], address: str = "") -> AsyncIterator[Line]:
    """A WebSocket by hand, after its hello: cheap, and free to misbehave. Raises ConnectionError if refused."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**20)
    try:
        writer.write(handshake(**forwarded(address)))
        status = (await reader.readuntil(b"\r\n\r\n"))[9:12]
        if status != b"101":
            raise ConnectionError(status.decode())
        writer.write(frame_of(json.dumps({"t": "hello", "ticket": ticket, "proto": 1, "tables": tables}).encode()))
        yield reader, writer
    finally:
        writer.transport.abort()


def handshake(**headers: str) -> bytes:
    """The request that opens a WebSocket."""
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    lines = ["GET /ws HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode()


class Hostile:
    """So many lines at once, each of a guest, that send what nobody should."""

    def __init__(self, port: int, tickets: list[str], seed: int = 1) -> None:
        self.sent: Final[Counter[str]] = Counter()
        self.refused = 0
        """Messages that the server has heard and refused. What was under way when it closed a line it never heard."""
        self.closed = 0
        """Lines that the server has closed."""
        self._port: Final = port
        self._tickets: Final = tickets
        self._source: Final = random.Random(seed)

    async def run(self, frames: int) -> None:
        """Until so many have been refused."""
        await asyncio.gather(*(self._send(ticket, frames) for ticket in self._tickets))

    async def _send(self, ticket: str, frames: int) -> None:
        while self.refused < frames:
            try:
                await self._one_line(ticket, frames)
            except (OSError, EOFError):
                self.closed += 1

    async def _one_line(self, ticket: str, frames: int) -> None:
        async with raw_line(self._port, ticket, {}) as (reader, writer):
            answered = Answered()
            reading = asyncio.create_task(answered.read(reader))
            sent = 0
            try:
                while self.refused + answered.count < frames and not reading.done():
                    if sent - answered.count > _AHEAD:
                        answered.more.clear()
                        with contextlib.suppress(TimeoutError):
                            async with asyncio.timeout(1):  # some are answered by nothing
                                await answered.more.wait()
                        sent = answered.count
                    kind, frame = self._mischief()
                    writer.write(frame)
                    sent += 1
                    self.sent[kind] += 1
                    await writer.drain()  # raises where the server has closed the line
                    if sent % 20 == 0:
                        await asyncio.sleep(0)
            finally:
                self.refused += answered.count
                reading.cancel()

    def _mischief(self) -> tuple[str, bytes]:
        chance = self._source.random()
        if chance < 0.0005:
            return "no frames", self._source.randbytes(self._source.randint(1, 60))
        if chance < 0.001:
            return "frames too long", frame_of(b'{"t":"' + b"x" * 5000 + b'"}')
        if chance < 0.0015:
            return "frames of a wrong kind", frame_of(b"{}", self._source.choice((0x82, 0x83, 0x8B, 0xF1, 0x00)))
        if chance < 0.2:
            return "texts that are no JSON", frame_of(self._noise())
        return "mangled messages", frame_of(self._mangled())

    def _noise(self) -> bytes:
        text = self._source.choice(_VALID)
        body = bytearray(json.dumps(text).encode())
        for _ in range(self._source.randint(1, 6)):
            body[self._source.randrange(len(body))] = self._source.randrange(32, 127)
        return bytes(body)

    def _mangled(self) -> bytes:
        message: dict[str, Any] = dict(self._source.choice(_VALID))
        for _ in range(self._source.randint(1, 3)):
            key = self._source.choice([*message, "unknown"])
            if self._source.random() < 0.3:
                message.pop(key, None)
            else:
                message[key] = self._source.choice(_ODD)
        return json.dumps(message).encode()


class Answered:
    """Counts what the server has refused on a line."""

    def __init__(self) -> None:
        self.count = 0
        self.more: Final = asyncio.Event()

    async def read(self, reader: asyncio.StreamReader) -> None:
        while data := await reader.read(65536):
            self.count += data.count(b'"t":"nack"')
            self.more.set()


def frame_of(body: bytes, first: int = _TEXT) -> bytes:
    """A client's frame, masked with zeros."""
    length = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
    return bytes([first]) + length + bytes(4) + body
