"""What lies below requests and sockets: connections that wait for nobody for ever.

A connection whose peer reads nothing can't be closed in the usual way, for that would wait until all is read.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

CONNECTION: Final = "rollwright.connection"
"""In the state of a scope: the transport."""
_REQUEST_WITHIN: Final = 5.0
"""Seconds in which the head of a request must have come."""
_LINGER: Final = 10.0
"""Seconds that a socket has, when it is over, to take what was sent last."""
_HIGH_WATER: Final = 32 * 1024
"""Bytes that the transport takes beyond what the system does; then whoever sends has to wait."""


class HttpConnection(H11Protocol):
    """Ends where a request is begun and not completed, or none comes at all."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as there
        super().connection_made(transport)
        self._expect_request()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()

    def _expect_request(self) -> None:
        if self._is_waiting():
            if self._deadline is None:
                self._deadline = self.loop.call_later(_REQUEST_WITHIN, self._give_up)
        else:
            self._stop_waiting()

    def _is_waiting(self) -> bool:
        """Whether no request is under way, and the connection has not become a socket."""
        # There is none before the first request, whatever its type says.
        under_way = self.cycle is not None and not self.cycle.response_complete  # type: ignore[redundant-expr]
        return not under_way and self.transport.get_protocol() is self

    def _give_up(self) -> None:
        self._deadline = None
        if self._is_waiting():
            self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class SocketConnection(WebSocketsSansIOProtocol):
    """Hands its transport on, and is gone a while after its conversation is over."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.app_state = {**self.app_state, CONNECTION: transport}
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=_HIGH_WATER)

    def keepalive_timeout(self) -> None:
        if self.read_paused and not self.transport.get_write_buffer_size():
            # A client that is held back: it reads, and its pong waits behind what has not been read here.
            self.pong_timer = self.pending_ping_payload = None
            self.schedule_ping()
            return
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(_LINGER, self.transport.abort)
