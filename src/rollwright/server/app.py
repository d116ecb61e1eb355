"""Everything put together, as one ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from rollwright.bus.bus import Bus
from rollwright.bus.ending import end
from rollwright.server.doors import HEADERS, may_open
from rollwright.server.hosting import Host
from rollwright.server.limits import SOCKETS, Limits
from rollwright.server.logs import log, log_error, log_notable
from rollwright.server.metrics import Metrics
from rollwright.server.openapi import STYLE, description, page
from rollwright.server.routes import ENDPOINTS
from rollwright.server.sessions import GOING, Session
from rollwright.server.settings import Settings
from rollwright.server.static_files import StaticFiles
from rollwright.server.talking import Talk
from rollwright.server.web import Web
from rollwright.stores.store import Store, StoreError
from rollwright.tables.wire.inbound import Hello, WireError, parse

# Codes of ours for closing a socket, beside 1012 (going) and 1013 (slow)
_NO_HELLO: Final = 4400
_NO_TICKET: Final = 4401


class Application:
    """The server without its port. `asgi` is what a web server runs."""

    def __init__(self, settings: Settings, store: Store, bus: Bus) -> None:
        self._settings: Final = settings
        self._store: Final = store
        self._metrics: Final = Metrics()
        self._limits: Final = Limits(settings.limits)
        self.host: Final = Host(settings, store, bus, self._metrics)
        self._talk: Final = Talk(self.host, self._limits, self._metrics)
        self._sessions: Final[set[Session]] = set()
        self._going = False
        self._metrics.watch("rollwright_sockets", "Open sockets.", lambda: len(self._sessions))
        starlette = Starlette(routes=self._routes(), lifespan=self._life)
        starlette.add_middleware(GZipMiddleware, minimum_size=1000)
        self.asgi: Final[ASGIApp] = _Guarded(starlette, self._metrics)

    def _routes(self) -> list[BaseRoute]:
        web = Web(self.host, self._limits, self._metrics)
        routes: list[BaseRoute] = []
        for one in ENDPOINTS:
            handler = web.answering(getattr(web, one.handler), one.path)
            routes.append(Route(one.path, handler, methods=[one.method]))
        described, shown = description(), page()

        async def openapi(request: Request) -> Response:
            return JSONResponse(described)

        async def docs(request: Request) -> Response:
            return HTMLResponse(shown)

        async def style(request: Request) -> Response:
            return Response(STYLE, media_type="text/css")

        async def nothing(request: Request) -> Response:
            return JSONResponse({"code": "unknown", "why": "nothing is here; see /api/docs"}, 404)

        routes += [
            Route("/api/openapi.json", openapi),
            Route("/api/docs", docs),
            Route("/api/docs.css", style),
            Route("/api/{rest:path}", nothing),
            WebSocketRoute("/ws", self._socket),
            Route("/{rest:path}", StaticFiles().answer),
        ]
        return routes

    # Life

    @contextlib.asynccontextmanager
    async def _life(self, _: Starlette) -> AsyncIterator[None]:
        try:
            await self.host.begin()
        except StoreError:
            await self.host.bus.close()  # else its tasks would keep a process that can't serve
            raise
        tasks = [asyncio.create_task(self._beacons()), asyncio.create_task(self._sweeps())]
        log("started")
        try:
            yield
        finally:
            await end(tasks)
            await self.host.stop()
            await self._store.close()
            log("stopped")

    async def _beacons(self) -> None:
        while True:
            await asyncio.sleep(self._settings.beacon)
            try:
                await self.host.look()
                await self.host.beat()
            except StoreError as error:
                log_error("beat failed", error)
            for session in list(self._sessions):
                session.beacon()

    async def _sweeps(self) -> None:
        while True:
            try:
                await self.host.sweep()
                await self._show_out()
            except Exception as error:  # the next sweep finds the same
                log_error("sweep failed", error)
            await asyncio.sleep(self._settings.sweep)

    async def _show_out(self) -> None:
        """Close the sockets of persons who were banned or erased, here or elsewhere."""
        people = {session.person.id for session in self._sessions}
        gone = await self._store.without_ticket(people) if people else people
        for session in list(self._sessions):
            if session.person.id in gone:
                session.end(_NO_TICKET, "unknown_ticket")

    async def say_goodbye(self) -> None:
        """Tell every client that the server goes, and wait until they know."""
        self._going = True
        for session in list(self._sessions):
            session.end(GOING, "going")
        for _ in range(20):
            if not self._sessions:
                break
            await asyncio.sleep(0.05)

    # Sockets

    async def _socket(self, socket: WebSocket) -> None:
        who = socket.client.host if socket.client else ""
        if not may_open(socket.headers.get("origin"), socket.headers.get("host"), self._settings.origins):
            self._metrics.closed.add("origin")
            log_notable("origin refused", origin=socket.headers.get("origin"))
            await socket.close(1008)  # before it is accepted: the client sees 403
            return
        if self._going or not self._limits.allows(who, SOCKETS):
            self._metrics.closed.add("limit")
            await socket.close(1013)
            return
        await socket.accept()
        try:
            await self._converse(socket)
        except WebSocketDisconnect:
            pass
        except StoreError as error:
            log_error("store failed", error)
            await _close(socket, 1013, "unavailable")

    async def _converse(self, socket: WebSocket) -> None:
        hello = await self._hello(socket)
        if hello is None:
            return
        person = await self._talk.who(hello)
        if person is None:
            self._metrics.closed.add("unknown_ticket")
            await _close(socket, _NO_TICKET, "unknown_ticket")
            return
        session = Session(socket, self.host, person, self._settings.queue, self._metrics)
        self._sessions.add(session)
        writer = asyncio.create_task(session.write())
        try:
            await self._talk.greet(session, hello)
            while True:
                await self._talk.hear(session, await _text(socket))
                await session.room()
        finally:
            self._sessions.discard(session)
            session.leave_all()
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


class _Guarded:
    """Puts the headers of doors.py on every answer, and counts them."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app: Final = app
        self._metrics: Final = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.requests.add(str(message["status"]))
                headers = MutableHeaders(scope=message)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_guarded if scope["type"] == "http" else send)
