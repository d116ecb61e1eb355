"""A client for tests: one guest with one socket, in plain blocking code."""

from __future__ import annotations

import hashlib
import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Final, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
NO_CLOCK: Final = {"kind": "none"}


class Answer:
    """What came over HTTP."""

    def __init__(self, status: int, text: str, headers: dict[str, str]) -> None:
        self.status: Final = status
        self.text: Final = text
        self.headers: Final = headers

    @property
    def json(self) -> Any:
        return json.loads(self.text)


def http(
    url: str, method: str = "GET", body: object = None, ticket: str = "", raw: bytes | None = None, address: str = ""
) -> Answer:
    headers = {"content-type": "application/json", **forwarded(address)}
    if ticket:
        headers["authorization"] = f"Bearer {ticket}"
    data = raw if raw is not None else None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return Answer(answer.status, answer.read().decode(), {k.lower(): v for k, v in answer.headers.items()})
    except urllib.error.HTTPError as error:
        with error:
            return Answer(error.code, error.read().decode(), {k.lower(): v for k, v in error.headers.items()})


def forwarded(address: str) -> dict[str, str]:
    """The header by which a proxy names a client's address; none where the client is at this machine."""
    return {"x-forwarded-for": address} if address else {}


class Client:
    """A guest. Keeps what it was sent of each table, as a page would."""

    def __init__(
        self, url: str, guest: Message | None = None, name: str = "Ada", seed: str = "", address: str = ""
    ) -> None:
        self.url: Final = url
        self._address: Final = address
        self.guest: Final[Message] = guest or http(f"{url}/api/guests", "POST", {"name": name}, address=address).json
        self.seed: Final = seed or secrets.token_hex(32)
        self.heads: Final[dict[str, int]] = {}
        self.views: Final[dict[str, Message]] = {}
        """The newest snapshot or ev that holds a view, by table."""
        self.log_lines: Final[dict[str, list[Message]]] = {}
        self.gaps = 0
        self._line: Final = ExitStack()
        self._socket: ClientConnection | None = None
        self._kept: list[Message] = []

    @property
    def id(self) -> str:
        person: str = self.guest["id"]
        return person

    @property
    def seed_hash(self) -> str:
        return hashlib.sha256(bytes.fromhex(self.seed)).hexdigest()

    # The line

    def connect(self, hello: bool = True, **options: Any) -> Self:
        address = self.url.replace("http", "ws", 1) + "/ws"
        options.setdefault("additional_headers", forwarded(self._address))
        options.setdefault("max_size", 2**24)  # 67b3710 sent tables of 20,000 rows as one
        opening = connect(address, compression=None, open_timeout=10, close_timeout=1, **options)
        self._socket = self._line.enter_context(opening)
        self._kept = []
        if hello:
            self.send({"t": "hello", "ticket": self.guest["ticket"], "proto": 1, "tables": dict(self.heads)})
            self.wait_for("welcome")
        return self

    def close(self) -> None:
        self._socket = None
        self._line.close()

    def __enter__(self) -> Self:
        return self if self._socket is not None else self.connect()

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def connected(self) -> bool:
        return self._socket is not None

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None, "not connected"
        return self._socket

    def send(self, message: Message) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 10.0) -> Message:
        """The next message. Raises TimeoutError, or ConnectionClosed."""
        message: Message = json.loads(self.socket.recv(timeout))
        self._note(message)
        return message

    def wait_for(self, kind: str, when: Callable[[Message], bool] = lambda _: True, timeout: float = 10.0) -> Message:
        """The first message of a kind that fits, among those kept and those to come; others are kept."""
        for index, kept in enumerate(self._kept):
            if kept["t"] == kind and when(kept):
                return self._kept.pop(index)
        deadline = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, deadline - time.monotonic()))
            if message["t"] == kind and when(message):
                return message
            self._kept.append(message)

    def wait_closed(self, timeout: float = 10.0) -> tuple[int, list[Message]]:
        """Until the server closes: the code, and what it said before."""
        said: list[Message] = []
        try:
            while True:
                said.append(self.receive(timeout))
        except ConnectionClosed as closed:
            return (closed.rcvd.code if closed.rcvd else 1006), said

    def _note(self, message: Message) -> None:
        table: str = message.get("table", "")
        if message["t"] == "snapshot":
            self.heads[table] = message["seq"]
            self.views[table] = message
            self.log_lines[table] = list(message["happened"])
        elif message["t"] == "ev" and message["seq"] > self.heads.get(table, 0):
            if message["seq"] != self.heads.get(table, 0) + 1:
                self.gaps += 1
            self.heads[table] = message["seq"]
            self.log_lines.setdefault(table, []).append(message["told"])
            if "view" in message:
                self.views[table] = message

    # Tables

    def create(self, seats: list[Message], game: str, cid: str = "", clock: Message = NO_CLOCK, **more: Any) -> Message:
        message = {
            "t": "create",
            "cid": cid or secrets.token_hex(8),
            "game": game,
            "players": len(seats),
            "seats": seats,
            "clock": clock,
            "open": False,
            "seed_hash": self.seed_hash,
            **more,
        }
        self.send(message)
        return self.answer_to(message["cid"])

    def answer_to(self, cid: str) -> Message:
        """The ack or nack of a command."""
        for index, kept in enumerate(self._kept):
            if kept.get("cid") == cid:
                return self._kept.pop(index)
        while True:
            message = self.receive()
            if message.get("cid") == cid:
                return message
            self._kept.append(message)

    def command(self, table: str, do: str, cid: str = "", **fields: Any) -> Message:
        cid = cid or secrets.token_hex(8)
        self.send({"t": "cmd", "table": table, "cid": cid, "do": do, **fields})
        return self.answer_to(cid)

    def open(self, table: str) -> Message:
        self.send({"t": "open", "table": table})
        return self.wait_for("snapshot", lambda message: message["table"] == table)

    def until(self, table: str, when: Callable[[Message], bool], timeout: float = 60.0) -> Message:
        """Until the newest state of a table fits."""
        deadline = time.monotonic() + timeout
        while table not in self.views or not when(self.views[table]):
            self._kept.append(self.receive(max(0.01, deadline - time.monotonic())))
        return self.views[table]

    def reach(self, table: str, seq: int) -> Message:
        """Until a row of a table has come."""
        return self.until(table, lambda state: bool(state["seq"] >= seq))

    def info(self, table: str) -> Message:
        info: Message = self.views[table]["info"]
        return info

    def offers(self, table: str) -> list[Message]:
        """Of my seats: what may be done there now."""
        offers = self.views[table]["offers"] if table in self.views else []
        return [offer for offer in offers if offer["actions"]]

    def act(self, table: str, offer: Message, action: int, cid: str = "") -> Message:
        fields = {"actions": [action], "decision": offer["decision"], "seat": offer["seat"]}
        return self.command(table, "act", cid, **fields)
