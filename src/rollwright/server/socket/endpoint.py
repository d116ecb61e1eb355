"""The address `/ws`: who may open a socket, and what becomes of it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Collection
from typing import Final

from starlette.responses import JSONResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from rollwright.server.connections import CONNECTION
from rollwright.server.host.guests import hash_of
from rollwright.server.host.host import Host
from rollwright.server.http.security import may_open
from rollwright.server.limits import PRICES, SOCKETS, Account, Limits, of_address
from rollwright.server.logs import Seldom, log_error
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.server.socket.admission import MANY, Admission
from rollwright.server.socket.dispatcher import Dispatcher
from rollwright.server.socket.host import SocketHost
from rollwright.server.socket.session import SERVICE_RESTART, TRY_AGAIN_LATER, Backlog, Connection, Session
from rollwright.stores.accounts import departed_device, device_of
from rollwright.stores.store import StoreError
from rollwright.tables.wire.inbound import Hello, WireError, parse

# Codes of ours for closing a socket, beside 1012 (going), 1013 (slow) and 4429 (many)
_NO_HELLO: Final = 4400
_NO_TICKET: Final = 4401
_SHOWN: Final = 200
"""Characters of an origin that are logged."""


class Sockets:
    """All that are open."""

    def __init__(self, settings: Settings, host: Host, limits: Limits, metrics: Metrics) -> None:
        self._settings: Final = settings
        self._host: Final = host
        self._limits: Final = limits
        self._metrics: Final = metrics
        self._dispatcher: Final = Dispatcher(host.departures, metrics)
        self._socket_host: Final = SocketHost(host, limits, metrics)
        self._admission: Final = Admission(settings, limits)
        self._backlog: Final = Backlog(settings.backlog_bytes)
        self._sessions: Final[set[Session]] = set()
        self._origins_refused: Final = Seldom("origin refused")
        self._stopping = False
        host.departures.on_departure(self.disconnect, self.reconnect)
        metrics.add_gauge("rollwright_sockets", "Open sockets.", lambda: len(self._sessions))
        metrics.add_gauge(
            "rollwright_sockets_all", "The same, and those without a hello.", lambda: len(self._admission)
        )
        metrics.add_gauge("rollwright_backlog_bytes", "What waits for sockets to read it.", lambda: self._backlog.bytes)

    # All of them

    def send_heads(self) -> None:
        """Send every client the heads of its tables, and end those that read nothing."""
        now = time.monotonic()
        for session in list(self._sessions):
            session.end_if_stuck(now)
            session.conversation.send_heads()

    def disconnect(self, people: Collection[str]) -> None:
        """Close the sockets of persons who were banned or erased, and of devices that were revoked."""
        for session in list(self._sessions):
            if session.conversation.person in people or session.device in people:
                session.end(_NO_TICKET, "unknown_ticket")

    def reconnect(self, people: Collection[str]) -> None:
        """Have the sockets of persons come back: two of them have become one."""
        for session in list(self._sessions):
            if session.conversation.person in people:
                session.end(SERVICE_RESTART, "going")

    async def close_all(self) -> None:
        """Tell every client that the server is stopping, and wait until they know."""
        self._stopping = True
        for session in list(self._sessions):
            session.end(SERVICE_RESTART, "going")
        for _ in range(20):
            if not self._sessions:
                break
            await asyncio.sleep(0.05)

    # One

    async def open(self, socket: WebSocket) -> None:
        address = socket.client.host if socket.client else ""
        wait = self._limits.wait_at(address, SOCKETS)
        if not wait and not may_open(socket.headers.get("origin"), socket.headers.get("host"), self._settings.origins):
            self._metrics.closed.add("origin")
            self._origins_refused.log(latest=socket.headers["origin"][:_SHOWN])
            await socket.close(1008)  # before it is accepted: the client sees 403
            return
        if self._stopping or wait or not self._admission.has_room(address):
            self._metrics.closed.add("limit")
            refusal = {"code": "limit", "why": "too many sockets; close some, or wait a little"}
            status = 503 if self._stopping else 429
            await socket.send_denial_response(JSONResponse(refusal, status, {"retry-after": str(int(wait) + 1)}))
            return
        self._admission.enter(address)
        try:
            await socket.accept()
            await self._serve(socket, address)
        except WebSocketDisconnect:
            pass
        except StoreError as error:
            log_error("store failed", error)
            await _close(socket, TRY_AGAIN_LATER, "unavailable")
        finally:
            self._admission.leave(address)

    async def _serve(self, socket: WebSocket, address: str) -> None:
        account = Account(self._limits, address)
        account.charge(PRICES["socket"])
        hello = await self._hello(socket)
        if hello is None:
            return
        await account.turn()
        person, departures = await self._host.guests.holder(hello.ticket), self._host.departures
        device = departed_device(device_of(hash_of(hello.ticket)))
        if person is None or departures.include(person.id) or departures.include(device):
            self._metrics.closed.add("unknown_ticket")
            await _close(socket, _NO_TICKET, "unknown_ticket")
            return
        account.person = person.id
        connection: Connection = socket.scope["state"][CONNECTION]
        session = Session(
            socket, connection, self._socket_host, person, self._settings, self._backlog, self._metrics, device
        )
        if not self._admission.admit(session, address):
            self._metrics.closed.add("many")
            await _close(socket, MANY, "many")
            return
        self._sessions.add(session)
        self._host.networks.enter(person.id, of_address(address)[0][0])
        writer = asyncio.create_task(session.write())
        try:
            await self._dispatcher.greet(session, account, hello)
            while True:
                text = await _text(socket)
                session.heard_at = time.monotonic()
                await self._dispatcher.receive(session, account, text)
                await session.room()
        finally:
            self._sessions.discard(session)
            self._host.networks.leave(person.id)
            self._admission.dismiss(session, address)
            session.conversation.leave_all()
            writer.cancel()

    async def _hello(self, socket: WebSocket) -> Hello | None:
        try:
            message = parse(await asyncio.wait_for(_text(socket), self._settings.hello_within))
        except (TimeoutError, WireError):
            message = None
        if isinstance(message, Hello):
            return message
        self._metrics.closed.add("no_hello")
        await _close(socket, _NO_HELLO, "hello_first")
        return None


async def _text(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1006))
    # Bytes are no JSON text: the parser says so.
    return message.get("text") or ""


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_json({"t": "bye", "code": reason})
        await socket.close(code, reason)
