"""Many tables with two persons each, played over WebSockets by one process that thinks of nothing but the next move."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final

from bench.sockets import Line, open_line
from tests.server.client import http

GAME: Final = "copenhagen_roll"
_TABLES_A_SOCKET: Final = 32
_PAIRS: Final = 100
_OFFERS: Final = b'"offers":'
_DECODE: Final = json.JSONDecoder().raw_decode
_AGAIN: Final = 0.2
"""Seconds after which a command is sent again that could not be kept."""
_SETTING_UP: Final = 32
"""Tables that are set up at a time."""

Message = dict[str, Any]


class Guest:
    """A person with one socket."""

    def __init__(self, url: str) -> None:
        self.seed: Final = secrets.token_hex(32)
        self.seed_hash: Final = hashlib.sha256(bytes.fromhex(self.seed)).hexdigest()
        self._port: Final = int(url.rpartition(":")[2])
        self._ticket: Final[str] = http(f"{url}/api/guests", "POST", {"name": "Ada"}).json["ticket"]
        self._line: Line | None = None
        self._answers: Final[dict[str, Callable[[Message], None]]] = {}
        self.tables: Final[dict[str, Played]] = {}
        self._welcome: asyncio.Future[None] | None = None
        self.unavailable = 0
        """How often nothing could be kept."""

    async def connect(self) -> None:
        self._welcome = asyncio.get_running_loop().create_future()
        self._line = await open_line("127.0.0.1", self._port, self._hear)
        self.send({"t": "hello", "ticket": self._ticket, "proto": 1, "tables": {}})
        await self._welcome

    def send(self, message: Message) -> None:
        assert self._line is not None, "not connected"
        self._line.send(json.dumps(message, separators=(",", ":")).encode())

    def ask(self, message: Message, then: Callable[[Message], None]) -> None:
        """Send a command until it is answered, with the same command id, as a page does."""

        def heard(answer: Message) -> None:
            if answer.get("code") == "unavailable":
                self.unavailable += 1
                asyncio.get_running_loop().call_later(_AGAIN, self.ask, message, then)
            else:
                then(answer)

        self._answers[message["cid"]] = heard
        self.send(message)

    async def answer(self, message: Message) -> Message:
        heard: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.ask({"cid": secrets.token_hex(6), **message}, heard.set_result)
        found = await heard
        if found["t"] != "ack":
            raise RuntimeError(f"{message} was refused: {found}")
        return found

    def _hear(self, text: bytes) -> None:
        kind = text[6:10]  # {"t":"ack…
        if kind in (b'ack"', b"nack"):
            message = json.loads(text)
            self._answers.pop(message["cid"])(message)
        elif kind in (b'ev",', b"snap"):
            # A page would read all of it. Here it is enough to know what may be done next.
            at = text.find(b'"table":"') + 9
            played = self.tables.get(text[at : text.index(b'"', at)].decode())
            begin = text.rfind(_OFFERS)
            if played is not None and begin > 0:
                played.offered(self, _DECODE(text[begin + len(_OFFERS) :].decode())[0], b'"phase":"over"' in text)
        elif kind == b"welc" and self._welcome is not None:
            self._welcome.set_result(None)

    def close(self) -> None:
        if self._line is not None:
            self._line.close()


class Played:
    """A table of two persons. When its game is over they begin another."""

    def __init__(self, crowd: Crowd, host: Guest, other: Guest) -> None:
        self._crowd: Final = crowd
        self._host: Final = host
        self._other: Final = other
        self._id = ""
        self._offers: dict[Guest, Message] = {}
        self._waits = False
        """Whether it stands among those that can be played."""

    async def set_up(self) -> None:
        for guest in (self._host, self._other):
            guest.tables.pop(self._id, None)
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await self._host.answer(
            {
                "t": "create", "game": GAME, "players": 2, "seats": seats, "clock": {"kind": "none"}, "open": False,
                "seed_hash": self._host.seed_hash,
            }
        )  # fmt: skip
        previous, self._id = self._id, made["table"]
        for guest in (self._host, self._other):
            if previous:
                guest.send({"t": "leave_table", "table": previous})
            guest.tables[self._id] = self
            guest.send({"t": "open", "table": self._id})
        await self._do(self._other, "sit", seed_hash=self._other.seed_hash)
        await self._do(self._host, "start")
        await self._do(self._host, "reveal", seed=self._host.seed)
        await self._do(self._other, "reveal", seed=self._other.seed)

    async def _do(self, guest: Guest, do: str, **fields: Any) -> None:
        await guest.answer({"t": "cmd", "table": self._id, "do": do, **fields})

    def offered(self, guest: Guest, offers: Sequence[Message], is_over: bool) -> None:
        may = [offer for offer in offers if offer["actions"]]
        if may:
            self._offers[guest] = may[0]
            if not self._waits:
                self._waits = True
                self._crowd.can_move(self)
        else:
            self._offers.pop(guest, None)
            if is_over and guest is self._host:
                self._crowd.is_over(self)

    def move(self) -> bool:
        """Send a move. False where there is nothing to do here any more: somebody else has done it."""
        self._waits = False
        if not self._offers:
            return False
        guest, offer = self._offers.popitem()
        action = self._crowd.source.choice(offer["actions"])["id"]
        started = time.perf_counter()

        def then(answer: Message) -> None:
            self._crowd.answered(answer["t"] == "ack", time.perf_counter() - started)

        guest.ask(
            {
                "t": "cmd", "table": self._id, "cid": secrets.token_hex(6), "do": "act", "actions": [action],
                "decision": offer["decision"], "seat": offer["seat"],
            },
            then,
        )  # fmt: skip
        return True


class Crowd:
    """Some tables, and what was measured of their moves."""

    def __init__(self, urls: Sequence[str], tables: int) -> None:
        self.source: Final = random.Random(1)
        self._ready: Final[deque[Played]] = deque()
        self._under_way = 0
        self._at_once = 0
        self._waits: list[float] = []
        self._refused = 0
        # A socket's messages are answered one after the other, so enough of them are needed to keep a server busy.
        pairs = max(min(tables, _PAIRS), -(-tables // _TABLES_A_SOCKET))
        self._guests: Final = [(Guest(urls[n % len(urls)]), Guest(urls[n % len(urls)])) for n in range(pairs)]
        self._tables: Final = [Played(self, *self._guests[n % pairs]) for n in range(tables)]
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def begin(self) -> None:
        for guest in (guest for pair in self._guests for guest in pair):
            await guest.connect()
        gate = asyncio.Semaphore(_SETTING_UP)

        async def set_up(table: Played) -> None:
            async with gate:
                await table.set_up()

        await asyncio.gather(*(set_up(table) for table in self._tables))

    @property
    def unavailable(self) -> int:
        return sum(guest.unavailable for pair in self._guests for guest in pair)

    def can_move(self, table: Played) -> None:
        self._ready.append(table)
        self._go_on()

    def is_over(self, table: Played) -> None:
        task = asyncio.create_task(table.set_up())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def answered(self, is_ack: bool, seconds: float) -> None:
        self._under_way -= 1
        if is_ack:
            self._waits.append(seconds)
        else:
            self._refused += 1
        self._go_on()

    def _go_on(self) -> None:
        while self._ready and self._under_way < self._at_once:
            if self._ready.popleft().move():
                self._under_way += 1

    async def play(self, seconds: float, at_once: int) -> Moves:
        """As fast as it goes, with a number of moves under way."""
        self._at_once, self._waits, self._refused = at_once, [], 0
        started = time.perf_counter()
        self._go_on()
        await asyncio.sleep(seconds)
        self._at_once = 0
        self._see_that_all_were_taken()
        return Moves(self._waits, time.perf_counter() - started)

    async def play_at(self, seconds: float, rate: float) -> Moves:
        """At a rate of moves a second, whether the earlier ones have been answered or not."""
        self._at_once, self._waits, self._refused = 0, [], 0
        started = time.perf_counter()
        sent = 0
        while (passed := time.perf_counter() - started) < seconds:
            while sent < passed * rate and self._ready:
                if self._ready.popleft().move():
                    self._under_way += 1
                    sent += 1
            await asyncio.sleep(0.001)
        self._see_that_all_were_taken()
        return Moves(self._waits, time.perf_counter() - started)

    def _see_that_all_were_taken(self) -> None:
        if self._refused:
            raise RuntimeError(f"{self._refused} moves were refused")

    def close(self) -> None:
        for guest in (guest for pair in self._guests for guest in pair):
            guest.close()


class Moves:
    """What was measured."""

    def __init__(self, waits: list[float], seconds: float) -> None:
        self.waits: Final = sorted(waits)
        self.seconds: Final = seconds

    @property
    def rate(self) -> float:
        return len(self.waits) / self.seconds

    def wait_ms(self, share: float) -> float:
        """The wait that this share of moves did not exceed."""
        return self.waits[min(len(self.waits) - 1, int(len(self.waits) * share))] * 1000 if self.waits else 0.0
