"""A WebSocket client that costs little: what is measured is the server, and both share the machine."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Final

_TEXT: Final = 1
_CLOSE: Final = 8
_PING: Final = 9
_PONG: Final = 10


class Line(asyncio.Protocol):
    """A socket. `hear` is called with each text; `open_line` makes one."""

    def __init__(self, host: str, port: int, hear: Callable[[bytes], None]) -> None:
        self._host: Final = f"{host}:{port}"
        self._hear: Final = hear
        self._buffer = bytearray()
        self._is_open = False
        self._farewell = b""
        self._transport: asyncio.Transport | None = None
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(self._buffer[:end]).decode()))
                return
            del self._buffer[: end + 4]
            self._is_open = True
            self.opened.set_result(None)
        self._read()

    def _read(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            kind, size, start = buffer[at] & 15, buffer[at + 1] & 127, at + 2
            wide = {126: ">H", 127: ">Q"}.get(size)
            if wide is not None:
                if len(buffer) - start < struct.calcsize(wide):
                    break
                (size,) = struct.unpack_from(wide, buffer, start)
                start += struct.calcsize(wide)
            if len(buffer) - start < size:
                break
            text = bytes(buffer[start : start + size])
            at = start + size
            if kind == _TEXT:
                self._hear(text)
            elif kind == _PING:
                self._write(_PONG, text)
            elif kind == _CLOSE:
                self._farewell = text
                self.close()
        del buffer[:at]

    def send(self, text: bytes) -> None:
        self._write(_TEXT, text)

    def _write(self, kind: int, text: bytes) -> None:
        if self._transport is None:
            raise ConnectionError(f"the server has closed the socket: {self._farewell!r}")
        # The mask of a client may be anything, and one of zeros leaves the text as it is.
        size = bytes([128 | len(text)]) if len(text) < 126 else struct.pack(">BH", 128 | 126, len(text))
        self._transport.write(bytes([128 | kind]) + size + b"\0\0\0\0" + text)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def open_line(host: str, port: int, hear: Callable[[bytes], None]) -> Line:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(host, port, hear), host, port)
    await line.opened
    return line
