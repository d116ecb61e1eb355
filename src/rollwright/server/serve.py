"""The application on a port, until a signal stops it."""

from __future__ import annotations

import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn

from rollwright.bus.factory import open_bus
from rollwright.kernel.discovery import left_out
from rollwright.server.application import Application
from rollwright.server.connections import HttpConnection, SocketConnection
from rollwright.server.json_text import hash_faster
from rollwright.server.logs import log_notable, set_up_logs
from rollwright.server.settings import Settings
from rollwright.stores.factory import open_store
from rollwright.stores.store import Store
from rollwright.tables.wire.schema import MOST_BYTES

if sys.platform != "win32":
    import resource

_PATIENCE: Final = 3
"""Seconds that requests under way have when the server stops."""
_OTHER_FILES: Final = 1_000
"""Open files beside sockets: requests under way, the store, bots."""
_SWITCH: Final = 0.0005
"""Seconds after which a busy thread gives way. SQLite's thread asks for that after every statement, some eight in a
commit, and everybody's moves wait behind it. Beside a thread that never rests a commit of 8 statements took 9 ms, and
more than 30 with Python's 5 ms, so that they queued for seconds."""


def _allow_files(wanted: int) -> None:
    """Every socket is an open file, and many systems allow few of them unless they are asked."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


class _Server(uvicorn.Server):
    """Reports when it is ready, and says good-bye before it closes sockets."""

    def __init__(self, config: uvicorn.Config, application: Application, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._application: Final = application
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._application.sockets.close_all()
        await super().shutdown(sockets)


def run(settings: Settings, log_level: str, ready: Callable[[], None], store: Store | None = None) -> None:
    """Serve until a signal comes. Raises InUse or Unavailable where the store can't be opened."""
    set_up_logs(log_level)
    hash_faster()
    for game, fault in left_out().items():
        log_notable("a game is left out", game=game, fault=fault)
    _allow_files(settings.sockets + _OTHER_FILES)
    # Tables in memory are many long-lived objects, so a full garbage collection should be rare. What messages are made
    # of, some thousands of objects, is gone again at once, and should cause none of the young generation. One of the
    # middle generation, while everybody waits, should be short: 20,000 objects take up to 28 ms.
    gc.set_threshold(7_000, 1, 3_000)
    sys.setswitchinterval(_SWITCH)
    application = Application(
        settings, store or open_store(settings.store or str(settings.data), settings.accounts), open_bus(settings.bus)
    )
    config = uvicorn.Config(
        application.asgi,
        host=settings.host,
        port=settings.port,
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_PATIENCE,
    )
    # The web server shuts down gracefully on these, and then raises them again.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with contextlib.suppress(KeyboardInterrupt):
        _Server(config, application, ready).run()
