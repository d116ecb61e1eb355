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

from rollwright.bus.bus import Bus
from rollwright.bus.cancellation import cancel_all
from rollwright.server.host.host import Host
from rollwright.server.http.handlers import Handlers
from rollwright.server.http.openapi import STYLE, description, page
from rollwright.server.http.previews import Previews
from rollwright.server.http.routes import ENDPOINTS
from rollwright.server.http.security import HEADERS
from rollwright.server.http.static_files import StaticFiles
from rollwright.server.limits import Limits
from rollwright.server.logs import log, log_error
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.server.socket.endpoint import Sockets
from rollwright.stores.store import Store, StoreError


class Application:
    """The server without its port. `asgi` is what a web server runs."""

    def __init__(self, settings: Settings, store: Store, bus: Bus) -> None:
        self._settings: Final = settings
        self._store: Final = store
        self._metrics: Final = Metrics()
        self._limits: Final = Limits(settings.limits, settings.address_share, self._metrics.refused.add)
        self.host: Final = Host(settings, store, bus, self._metrics)
        self.sockets: Final = Sockets(settings, self.host, self._limits, self._metrics)
        starlette = Starlette(routes=self._routes(), lifespan=self._life)
        starlette.add_middleware(GZipMiddleware, minimum_size=1000)
        self.asgi: Final[ASGIApp] = _SecurityHeaders(starlette, self._metrics)

    def _routes(self) -> list[BaseRoute]:
        handlers = Handlers(self.host, self._limits, self._metrics, self._settings)
        routes: list[BaseRoute] = [
            Route(one.path, handlers.endpoint(one.handler, one.path), methods=[one.method]) for one in ENDPOINTS
        ]
        previews = Previews(self.host, self._limits, self._metrics, self._settings, StaticFiles())
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
            WebSocketRoute("/ws", self.sockets.open),
            Route("/previews/t/{table}.png", previews.card),
            Route("/previews/puzzles/{game}/{puzzle}.png", previews.card),
            Route("/embed/t/{table}", previews.frame),
            Route("/{rest:path}", previews.page),
        ]
        return routes

    # Life

    @contextlib.asynccontextmanager
    async def _life(self, _: Starlette) -> AsyncIterator[None]:
        await self.host.begin(calls=True)
        tasks = [asyncio.create_task(self._beacons()), asyncio.create_task(self._sweeps())]
        log("started")
        try:
            yield
        finally:
            await cancel_all(tasks)
            await self.host.stop()
            await self._store.close()
            log("stopped")

    async def _beacons(self) -> None:
        while True:
            await asyncio.sleep(self._settings.beacon)
            try:
                await self.host.poll()
                await self.host.beat()
            except StoreError as error:
                log_error("beat failed", error)
            self.sockets.send_heads()

    async def _sweeps(self) -> None:
        while True:
            try:
                await self.host.sweeper.sweep()
                await self.host.departures.look()
                await self.host.company.sweep()
            except Exception as error:  # the next sweep finds the same
                log_error("sweep failed", error)
            await asyncio.sleep(self._settings.sweep)


class _SecurityHeaders:
    """Adds the headers of security.py to every response, and counts responses."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app: Final = app
        self._metrics: Final = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.requests.add(str(message["status"]))
                headers = MutableHeaders(scope=message)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)
