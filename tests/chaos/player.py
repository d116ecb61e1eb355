"""One guest on a bad line, as a page would be: connects anew, sends again, notices gaps, and never gives up."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rollwright.tables.fairness.canonical import fingerprint
from tests.chaos.journal import Journal
from tests.server.client import NO_CLOCK, Message, forwarded
from tests.server.crash import Sent

_ANSWER: Final = 1.0
"""Seconds after which a command is sent again: on this line an ack may be lost, as it can't be on a page's."""
_SILENCE: Final = 5.0
"""Seconds without a beacon after which the line counts as broken, as at the page."""
_PATIENCE: Final = 2.5
"""Seconds for a line to open and to answer what was said; twice as many after each that took longer; as at the page."""
_LONGEST_PATIENCE: Final = 10.0
_UNTOLD: Final = ("info", "clocks")
"""What a message says beside the log."""


def essence(message: Message) -> str:
    """A fingerprint of all that follows from the log."""
    return fingerprint({name: part for name, part in message.items() if name not in _UNTOLD})


class _Seat(msgspec.Struct):
    kind: str
    person: str | None
    revealed: bool


class _Info(msgspec.Struct):
    phase: str = ""
    host: str = ""
    seats: list[_Seat] = []


class _Action(msgspec.Struct):
    id: int


class _Offer(msgspec.Struct):
    actions: list[_Action]
    decision: int
    seat: int
    can_undo: bool


class Heard(msgspec.Struct):
    """What a player needs of a message. The rest is not decoded: hundreds of players share a process."""

    t: str
    table: str = ""
    seq: int = -1
    cid: str = ""
    code: str = ""
    heads: dict[str, int] = {}
    info: _Info = msgspec.field(default_factory=_Info)
    offers: list[_Offer] = []
    view: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    view_hash: str = ""


_UNKNOWN: Final = Heard("")
"""The state of a table of which nothing was heard yet."""
_DECODER: Final = msgspec.json.Decoder(Heard)


class Ended(Exception):
    """No more commands: the end has come."""


class Refused(Exception):
    """There will be no table: the code says why."""


class Player:
    def __init__(
        self,
        port: int,
        guest: Message,
        source: random.Random,
        journal: Journal,
        audit: bool,
        thought: float,
        address: str = "",
    ) -> None:
        self.person: Final[str] = guest["id"]
        self.sent: Final[list[Sent]] = []
        self.waits: Final[list[float]] = []
        self.states: Final[dict[str, Heard]] = {}
        """The newest state of each table that is looked at."""
        self.heads: Final[dict[str, int]] = {}
        """The last row of each that was told."""
        self.last: Final[dict[str, tuple[int, str]]] = {}
        """Of each table, seq and hash of the last view."""
        self.audited: Final[dict[tuple[str, int], str]] = {}
        """The essence of each message about a row."""
        self.acked = 0
        self.ending = False
        self.thought = thought
        """Seconds before a move, on average."""
        self._audit: Final = audit
        self._port: Final = port
        self._address: Final = address
        self._ticket: Final[str] = guest["ticket"]
        self._seed: Final = secrets.token_hex(32)
        self._source: Final = source
        self._journal: Final = journal
        self._socket: ClientConnection | None = None
        self._answers: Final[dict[str, Heard]] = {}
        self._waiting: Final[dict[str, Message]] = {}
        """Commands without an answer yet: sent again as soon as there is a new line, as the page does."""
        self._unread: Final[set[str]] = set()
        """Tables that could not be read when they were asked for: soon asked for again, as the page does."""
        self._said_at: float | None = None
        """When the first message since anything was heard was sent."""
        self._opening = self._answering = _PATIENCE
        """Seconds that a line may take for it now."""
        self._changed: Final = asyncio.Event()

    # The line

    async def stay_connected(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                async with connect(
                    f"ws://127.0.0.1:{self._port}/ws",
                    open_timeout=self._opening, close_timeout=0.2, compression=None, ping_interval=None,
                    max_size=2**22, additional_headers=forwarded(self._address),
                ) as socket:  # fmt: skip
                    self._opening = _PATIENCE
                    await self._talk(socket)
            except (WebSocketException, OSError, TimeoutError) as error:
                self._journal.note(self.person, f"no line: {error!r}")
                if self._socket is None and isinstance(error, TimeoutError):
                    self._opening = min(2 * self._opening, _LONGEST_PATIENCE)
            self._socket = None
            await asyncio.sleep(self._source.uniform(0.05, 0.5))

    async def _talk(self, socket: ClientConnection) -> None:
        tables = {table: self.heads[table] for table in self.states}
        await socket.send(json.dumps({"t": "hello", "ticket": self._ticket, "proto": 1, "tables": tables}))
        self._socket = socket
        self._journal.note(self.person, "a new line")
        self._said_at = heard_at = time.monotonic()
        while True:
            try:
                async with asyncio.timeout(1):
                    text = await socket.recv()
            except TimeoutError:
                while self._unread:
                    await self.send({"t": "open", "table": self._unread.pop()})
                now = time.monotonic()
                if now - (self._said_at or now) > self._answering:
                    self._answering = min(2 * self._answering, _LONGEST_PATIENCE)
                    raise
                if now - heard_at > _SILENCE:
                    raise
            else:
                self._said_at, heard_at, self._answering = None, time.monotonic(), _PATIENCE
                await self._hear(text)

    async def _hear(self, text: str | bytes) -> None:
        message = _DECODER.decode(text)
        kind, table = message.t, message.table
        if kind == "snapshot" and table in self.states:
            self._keep(table, message)
        elif kind == "ev" and table in self.states:
            if self._audit and message.view is not msgspec.UNSET:
                self.audited[table, message.seq] = essence(json.loads(text))
            if message.seq > self.heads[table] + 1:
                await self._sync(table)
            elif message.seq == self.heads[table] + 1:
                self._keep(table, message)
        elif kind == "beacon":
            for name in list(self.states):
                if name not in message.heads:  # it could not be read when we came back
                    await self.send({"t": "open", "table": name})
                elif message.heads[name] > self.heads[name]:
                    await self._sync(name)
        elif kind in ("ack", "nack") and message.cid:
            self._answers[message.cid] = message
        elif kind == "nack" and table in self.states:
            self._unread.add(table)
        elif kind == "welcome":
            for waiting in self._waiting.values():
                await self.send(waiting)
        self._changed.set()

    def _keep(self, table: str, message: Heard) -> None:
        """Of several rows at once, only the last message holds a view."""
        self.heads[table] = max(message.seq, self.heads[table])
        self._journal.note(self.person, f"knows row {message.seq} of {table}")
        if message.view is not msgspec.UNSET and message.seq >= self.states[table].seq:
            self.states[table] = message
            self.last[table] = (message.seq, message.view_hash)

    async def _sync(self, table: str) -> None:
        await self.send({"t": "sync", "table": table, "from": self.heads[table]})

    async def send(self, message: Message) -> None:
        if self._said_at is None and message["t"] != "leave_table":
            self._said_at = time.monotonic()
        if self._socket is not None:
            try:
                await self._socket.send(json.dumps(message))
            except (WebSocketException, OSError):
                self._socket = None

    async def _until(self, when: Callable[[], bool], seconds: float) -> bool:
        deadline = time.monotonic() + seconds
        while not when():
            left = deadline - time.monotonic()
            if left <= 0:
                return False
            self._changed.clear()
            try:
                async with asyncio.timeout(left):
                    await self._changed.wait()
            except TimeoutError:
                return when()
        return True

    # Commands

    async def command(self, table: str, do: str, **fields: Any) -> Heard:
        """Until there is an answer, always with the same command id."""
        return await self._insist(
            Sent(table, do, secrets.token_hex(8), {}), {"t": "cmd", "table": table, "do": do, **fields}
        )

    async def create(self, game: str, seats: list[Message], clock: Message = NO_CLOCK) -> str:
        """Raises Refused."""
        create = {
            "t": "create", "game": game, "players": len(seats), "seats": seats, "clock": clock, "open": False,
            "seed_hash": self.seed_hash,
        }  # fmt: skip
        sent = Sent("", "create", secrets.token_hex(8), {})
        answer = await self._insist(sent, create)
        if answer.t != "ack":
            raise Refused(answer.code)
        sent.table = answer.table
        return sent.table

    async def _insist(self, sent: Sent, message: Message) -> Heard:
        if self.ending:
            raise Ended
        self.sent.append(sent)
        message = self._waiting[sent.cid] = {**message, "cid": sent.cid}
        started = time.monotonic()
        answer: Heard | None = None
        while answer is None:
            sent.tries += 1
            self._journal.note(self.person, f"sends {sent.do} to {sent.table}, try {sent.tries}")
            await self.send(message)
            if await self._until(lambda: sent.cid in self._answers, _ANSWER):
                answer = self._answers.pop(sent.cid)
                self._journal.note(self.person, f"hears {answer.t} {answer.code or answer.seq}")
                if answer.code == "unavailable":
                    answer = None
                    await asyncio.sleep(self._source.uniform(0.1, 0.5))
        sent.answer = {"t": answer.t, "code": answer.code, "seq": answer.seq}
        del self._waiting[sent.cid]
        if sent.tries == 1:
            self.waits.append(time.monotonic() - started)
        self.acked += answer.t == "ack"
        return answer

    @property
    def seed_hash(self) -> str:
        return hashlib.sha256(bytes.fromhex(self._seed)).hexdigest()

    # A table

    async def play(self, table: str, invited: bool) -> None:
        """From sitting down to the end of the game."""
        self.states[table], self.heads[table] = _UNKNOWN, -1
        await self._look(table)
        if invited:
            await self.command(table, "sit", seed_hash=self.seed_hash)
        while await self._step(table):
            pass
        await self.send({"t": "leave_table", "table": table})
        del self.states[table]

    async def _look(self, table: str) -> None:
        while self.states[table] is _UNKNOWN:
            await self.send({"t": "open", "table": table})
            await self._until(lambda: self.states[table] is not _UNKNOWN, _ANSWER)

    async def _step(self, table: str) -> bool:
        while not await self._until(lambda: self._has_to_act(table), 60):
            if self.ending:
                raise Ended
        state = self.states[table]
        phase = state.info.phase
        if phase in ("over", "closed"):
            return False
        if phase == "waiting":
            answer = await self.command(table, "start")
        elif phase == "starting":
            answer = await self.command(table, "reveal", seed=self._seed)
        else:
            await asyncio.sleep(self._source.uniform(0, 2 * self.thought))
            state = self.states[table]
            if not self._has_to_act(table):
                return True
            offer = self._source.choice([offer for offer in state.offers if offer.actions])
            if offer.can_undo and self._source.random() < 0.1:
                # Without a decision, so that only the command id can tell a second one from a repeated one.
                answer = await self.command(table, "undo", seat=offer.seat)
            else:
                action = self._source.choice(offer.actions).id
                fields = {"actions": [action], "decision": offer.decision, "seat": offer.seat}
                answer = await self.command(table, "act", **fields)
        if answer.t == "ack":
            while not await self._until(lambda: self.states[table].seq >= answer.seq, 60):
                if self.ending:
                    raise Ended
        else:
            await asyncio.sleep(0.1)
            await self._sync(table)
        return True

    def _has_to_act(self, table: str) -> bool:
        if self.ending:
            raise Ended
        state = self.states[table]
        info = state.info
        mine = [seat for seat in info.seats if seat.person == self.person]
        if info.phase == "waiting":
            return bool(info.host == self.person and all(seat.kind != "open" for seat in info.seats))
        if info.phase == "starting":
            return any(not seat.revealed for seat in mine)
        return bool(info.phase != "playing" or any(offer.actions for offer in state.offers))
