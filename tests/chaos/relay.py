"""A server that listens here only, found at another address too."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from typing import Final, Self


class Relay:
    """To be used with `with`. Whoever connects to `port` at that address is connected to the server behind."""

    def __init__(self, address: str, behind: int) -> None:
        self._behind: Final = behind
        self._door: Final = socket.create_server((address, 0))
        self.port: Final[int] = self._door.getsockname()[1]
        self._ends: Final[list[socket.socket]] = []

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for end in (self._door, *self._ends):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _accept(self) -> None:
        while True:
            try:
                here, _ = self._door.accept()
                there = socket.create_connection(("127.0.0.1", self._behind))
            except OSError:
                return
            self._ends.extend((here, there))
            for source, target in ((here, there), (there, here)):
                threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65536):
                target.sendall(data)
        except OSError:
            pass
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
