"""A real server or worker in a process of its own."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Self

ROOT: Final = Path(__file__).parent.parent.parent
PATIENCE: Final = 300
"""Seconds after which a process that doesn't answer hangs. How soon it must answer is tested elsewhere."""


def free_port() -> int:
    """Not one of those that the system hands out itself: while a server is down, it might give its port to a client."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port


def has_commit(commit: str) -> bool:
    """Whether the history of the project is here, as far back as that."""
    command = ["git", "cat-file", "-e", f"{commit}^{{commit}}"]
    return subprocess.run(command, cwd=ROOT, check=False, capture_output=True).returncode == 0


def source_of(commit: str, folder: Path) -> Path:
    """The source of another version, laid out in a folder: for `Program`."""
    packed = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True).stdout
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["tar", "-x", "-C", folder], input=packed, check=True)
    return folder / "src"


class Program:
    """`rollwright …`; with a mutant, the same with one mechanism taken out (see mutant.py).

    With `source`, it is what lies in that folder, of another version perhaps.
    """

    def __init__(
        self,
        log: Path,
        arguments: list[str],
        ready: Callable[[], bool],
        mutant: str = "",
        there: Sequence[str] = (),
        source: Path | None = None,
    ) -> None:
        self.log: Final = log
        self._environment: Final = {
            **os.environ,
            **({} if source is None else {"PYTHONPATH": os.pathsep.join((str(source), str(ROOT)))}),
        }
        module = ["tests.server.mutant", mutant] if mutant else ["rollwright.cli"]
        self._command: Final = [*there, sys.executable, "-m", *module, *arguments]
        self._ready: Final = ready
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=subprocess.STDOUT, cwd=ROOT, env=self._environment
            )
        deadline = time.monotonic() + PATIENCE
        while not self._ready():
            if self._process.poll() is not None:
                raise RuntimeError(f"it ended with {self._process.returncode}: {self.said()[-3000:]}")
            if time.monotonic() > deadline:
                raise TimeoutError(f"it doesn't answer: {self.said()[-3000:]}")
            time.sleep(0.02)
        return self

    def said(self) -> str:
        """All that it has written."""
        return self.log.read_text(encoding="utf-8")

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None, "not started"
        return self._process

    @property
    def memory(self) -> int:
        """Bytes that it holds now, without its bots."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))

    def kill(self) -> None:
        """As a power cut would: no signal that could be handled."""
        self.process.kill()
        self.process.wait()

    def freeze(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def let_days_go_by(self, days: int) -> None:
        """The clock of the mutant `days_go_by` goes on by so many days."""
        for _ in range(days):
            self.process.send_signal(signal.SIGUSR1)
            time.sleep(0.2)  # signals that come together are one

    def stop(self) -> int:
        """As an operator would. Gives the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=20)


class ServerProcess(Program):
    """`rollwright serve`, on a free port. With a store, what it keeps is there, and `data` names its log alone.

    `there` comes before the command, and leads to the host with that address.
    """

    def __init__(
        self,
        data: Path,
        *arguments: str,
        port: int | None = None,
        mutant: str = "",
        store: str = "",
        address: str = "127.0.0.1",
        there: Sequence[str] = (),
        source: Path | None = None,
    ) -> None:
        self.data: Final = data
        self.port: Final = port or free_port()
        self.url: Final = f"http://{address}:{self.port}"
        kept = ["--store", store] if store else ["--data", str(data)]
        place = ["--host", address, "--port", str(self.port), *kept]
        super().__init__(
            data.with_name(f"{data.name}.log"), ["serve", *place, *arguments], self.answers, mutant, there, source
        )

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


class WorkerProcess(Program):
    """`rollwright worker`."""

    def __init__(
        self, log: Path, store: str, bus: str, *arguments: str, mutant: str = "", source: Path | None = None
    ) -> None:
        command = ["worker", "--store", store, "--bus", bus, "--bot-pause", "0", *arguments]
        super().__init__(log, command, self._thinks, mutant, source=source)
        self._began = 0
        """How often it has said that it thinks, before this start."""

    def start(self) -> Self:
        self._began = self._announced() if self.log.exists() else 0
        return super().start()

    def _announced(self) -> int:
        return self.said().count("bots think. Ctrl-C stops.\n")

    def _thinks(self) -> bool:
        return self._announced() > self._began
