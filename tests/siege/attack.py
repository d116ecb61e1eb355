"""What every attack is made of: strangers at addresses of their own, who know some tickets and the tables of others."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Any, ClassVar, Final

from tests.chaos.frames import Line, frame_of, raw_line
from tests.server.client import Message, forwarded, http

Loot = dict[str, Any]
"""What attackers have got hold of before they attack, as JSON: tickets, tables, records."""
BROKEN: Final = (OSError, EOFError, TimeoutError)
"""How a line or a request ends that the server, or an idle port, wants nothing of."""
_PATIENCE: Final = 15.0
"""Seconds for one request or visit."""
_GUESTS_OF_AN_ADDRESS: Final = 50
"""Fewer than an address may have at once."""


class Attack(ABC):
    """One way to do harm. The docstring says what strangers do, and how much of it."""

    name: ClassVar[str]
    patient: ClassVar = False
    """Whether it was prepared for longer than a siege lasts: then limits are off while it is prepared."""

    def prepare(self, url: str) -> Loot:
        """What can be done before anybody is harmed."""
        return {}

    @abstractmethod
    async def run(self, target: Target, loot: Loot) -> None:
        """Attack until it is cancelled. The target may be an idle port, which answers everything with 404."""


class Target:
    """A port, and the tables that honest people play at now: links to them have been passed on."""

    def __init__(self, port: int) -> None:
        self.port: Final = port
        self.tables: list[str] = []
        self.answers: Final[Counter[str]] = Counter()
        """How often each status was answered: 101 where a socket was opened."""

    def table(self, number: int) -> str:
        return self.tables[number % len(self.tables)] if self.tables else "nowhere"

    @contextlib.asynccontextmanager
    async def line(self, ticket: str, address: str, tables: dict[str, int] | None = None) -> AsyncIterator[Line]:
        """A socket after its hello."""
        try:
            async with raw_line(self.port, ticket, tables or {}, address) as line:
                self.answers["101"] += 1
                yield line
        except ConnectionError as refused:
            self.answers[str(refused)] += len(str(refused)) == 3
            raise

    async def request(
        self, method: str, path: str, address: str, ticket: str = "", body: bytes = b"", packed: bool = False
    ) -> bytes:
        """All that is answered, from the status line on; packed, as browsers ask for it."""
        headers = {"Host": "127.0.0.1", "Connection": "close", "Content-Length": str(len(body))}
        headers |= {"Accept-Encoding": "gzip"} if packed else {}
        headers |= forwarded(address) | ({"Authorization": f"Bearer {ticket}"} if ticket else {})
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        try:
            writer.write("\r\n".join(lines).encode() + body)
            answer = await reader.read(-1)
            self.answers[answer[9:12].decode()] += 1
            return answer
        finally:
            writer.transport.abort()

    async def talk(self, ticket: str, address: str, every: float, say: Callable[[int], Iterable[Message]]) -> None:
        """Say something again and again on one line, and hear nothing. A line that breaks is opened anew."""
        said = itertools.count()
        while True:
            with contextlib.suppress(*BROKEN):
                async with self.line(ticket, address) as (reader, writer):
                    reading = asyncio.create_task(drain(reader))
                    try:
                        while not reading.done():
                            for message in say(next(said)):
                                writer.write(text_frame(message))
                            await writer.drain()
                            await asyncio.sleep(every)
                    finally:
                        reading.cancel()
            await asyncio.sleep(1)


async def drain(reader: asyncio.StreamReader) -> None:
    """Read and forget, until the line ends."""
    with contextlib.suppress(*BROKEN):
        while await reader.read(2**18):
            pass


def text_frame(message: Message) -> bytes:
    return frame_of(json.dumps(message, separators=(",", ":")).encode())


async def flood(each_second: float, one: Callable[[int], Awaitable[object]], at_once: int = 200) -> None:
    """Begin one after the other at a steady rate, whatever becomes of those before; at most so many at once.

    The rate is the same whether somebody answers or not, so an idle port costs attackers about what a server does.
    """
    under_way: set[asyncio.Task[None]] = set()
    clock = asyncio.get_running_loop()
    begun_at = clock.time()
    async with asyncio.TaskGroup() as group:
        for number in itertools.count():
            await asyncio.sleep(max(0.0, begun_at + number / each_second - clock.time()))
            if len(under_way) < at_once:
                task = group.create_task(_one(one, number))
                under_way.add(task)
                task.add_done_callback(under_way.discard)


async def _one(one: Callable[[int], Awaitable[object]], number: int) -> None:
    with contextlib.suppress(*BROKEN):
        async with asyncio.timeout(_PATIENCE):
            await one(number)


def v4(number: int) -> str:
    """One of 65,536 addresses that nobody has."""
    return f"198.18.{number // 256 % 256}.{number % 256}"


def v6(number: int) -> str:
    """One of the addresses of a single /64, as any line at home has it."""
    return f"2001:db8:5:1e6e::{number:x}"


def tickets(url: str, many: int) -> list[str]:
    """Of throw-away guests, got from as few addresses as give them at once."""
    return [guest["ticket"] for guest in guests(url, many)]


def guests(url: str, many: int) -> list[Message]:
    found = []
    for number in range(many):
        address = v4(60_000 + number // _GUESTS_OF_AN_ADDRESS)
        found.append(http(f"{url}/api/guests", "POST", {}, address=address).json)
    return found
