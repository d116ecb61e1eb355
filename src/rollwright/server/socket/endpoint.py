"""The address `/ws`: who may open a socket, and what becomes of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Collection
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from rollwright.server.host.host import Host
from rollwright.server.http.security import may_open
from rollwright.server.limits import SOCKETS, Limits
from rollwright.server.logs import log_error, log_notable
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.server.socket.dispatcher import Dispatcher
from rollwright.server.socket.host import SocketHost
from rollwright.server.socket.session import SERVICE_RESTART, Session
from rollwright.stores.store import StoreError
from rollwright.tables.wire.inbound import Hello, WireError, parse

# Codes of ours for closing a socket, beside 1012 (going) and 1013 (slow)
_NO_HELLO: Final = 4400
_NO_TICKET: Final = 4401


class Sockets:
    """All that are open."""

    def __init__(self, settings: Settings, host: Host, limits: Limits, metrics: Metrics) -> None:
        self._settings: Final = settings
        self._host: Final = host
        self._limits: Final = limits
        self._metrics: Final = metrics
        self._dispatcher: Final = Dispatcher(limits, metrics)
        self._socket_host: Final = SocketHost(host, limits, metrics)
        self._sessions: Final[set[Session]] = set()
        self._stopping = False
        metrics.add_gauge("rollwright_sockets", "Open sockets.", lambda: len(self._sessions))

    # All of them

    def people(self) -> set[str]:
        return {session.conversation.person for session in self._sessions}

    def send_heads(self) -> None:
        """Send every client the heads of its tables."""
        for session in list(self._sessions):
            session.conversation.send_heads()

    def disconnect(self, people: Collection[str]) -> None:
        """Close the sockets of persons who were banned or erased."""
        for session in list(self._sessions):
            if session.conversation.person in people:
                session.end(_NO_TICKET, "unknown_ticket")

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
        who = socket.client.host if socket.client else ""
        if not may_open(socket.headers.get("origin"), socket.headers.get("host"), self._settings.origins):
            self._metrics.closed.add("origin")
            log_notable("origin refused", origin=socket.headers.get("origin"))
            await socket.close(1008)  # before it is accepted: the client sees 403
            return
        if self._stopping or not self._limits.allows(who, SOCKETS):
            self._metrics.closed.add("limit")
            await socket.close(1013)
            return
        await socket.accept()
        try:
            await self._serve(socket)
        except WebSocketDisconnect:
            pass
        except StoreError as error:
            log_error("store failed", error)
            await _close(socket, 1013, "unavailable")

    async def _serve(self, socket: WebSocket) -> None:
        hello = await self._hello(socket)
        if hello is None:
            return
        person = await self._host.guests.holder(hello.ticket)
        if person is None:
            self._metrics.closed.add("unknown_ticket")
            await _close(socket, _NO_TICKET, "unknown_ticket")
            return
        session = Session(socket, self._socket_host, person, self._settings.queue, self._metrics)
        self._sessions.add(session)
        writer = asyncio.create_task(session.write())
        try:
            await self._dispatcher.greet(session, hello)
            while True:
                await self._dispatcher.receive(session, await _text(socket))
                await session.room()
        finally:
            self._sessions.discard(session)
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
