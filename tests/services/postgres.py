"""A PostgreSQL of our own, in a folder that goes away with it: for tests, and for scripts that break it.

    with Postgres() as postgres:
        address = postgres.new_database()
        postgres.kill(); postgres.start()       # the same port, the same folder
        postgres.freeze(); postgres.thaw()

`ROLLWRIGHT_TEST_POSTGRES` names a server to use instead, as postgresql://user@host:port/database; it can't be
killed, and keeps the databases that were made in it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import urlsplit

import asyncpg

from rollwright.stores.migrations import migrate
from tests.server.process import free_port

_GIVEN: Final = "ROLLWRIGHT_TEST_POSTGRES"
PATIENCE: Final = 60
_SHARED: Final = "/dev/shm"
_ROOM: Final = 12 << 30
"""All databases of all tests take up 4 GB at each of two workers, and most servers need a little."""


def programs() -> Path | None:
    """Where PostgreSQL's own programs are: Debian keeps them out of the path, by version."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda place: place.parts[-3])
    found = places[-1] if places else shutil.which("postgres")
    return Path(found).parent if found else None


def can_start() -> bool:
    return _GIVEN in os.environ or programs() is not None


def _memory() -> str | None:
    """A folder in memory, where there is one with room: of hundreds of databases each has hundreds of files, and to
    delete them all from a disk takes minutes.
    """
    with contextlib.suppress(OSError):
        if shutil.disk_usage(_SHARED).free > _ROOM:
            return _SHARED
    return None


class Postgres:
    """A server. `durable=False` leaves out the syncs to the disk: for tests that don't pull the plug."""

    def __init__(
        self, *, durable: bool = True, port: int | None = None, settings: dict[str, str] | None = None
    ) -> None:
        self._given: Final = os.environ.get(_GIVEN)
        self.port: Final = port or free_port()
        self.folder: Final = Path(tempfile.mkdtemp(prefix="rollwright-postgres-", dir=None if durable else _memory()))
        self._settings: Final = {"fsync": "on" if durable else "off", **(settings or {})}
        self._process: subprocess.Popen[bytes] | None = None
        self._template = ""

    def __enter__(self) -> Self:
        if not self._given:
            self._make()
            self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()  # what it holds goes away with its folder
        with ThreadPoolExecutor(8) as pool:  # a disk deletes many files sooner side by side
            for database in self.data.glob("base/*"):
                pool.submit(shutil.rmtree, database, ignore_errors=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    # The server

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def log(self) -> Path:
        return self.folder / "log"

    @property
    def pid(self) -> int:
        assert self._process is not None, f"the server of {_GIVEN} isn't ours"
        return self._process.pid

    def _make(self) -> None:
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self.folder, "postgres")
        self.run(
            "initdb", "--pgdata", self.data, "--username", "rollwright", "--auth", "trust", "--no-sync", "-E", "UTF8"
        )

    def run(self, program: str, *arguments: object) -> str:
        """One of PostgreSQL's programs, as the user that the server runs as. Gives what it printed."""
        command = self._command(program, *arguments)
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, check=False)
        assert done.returncode == 0, f"{program}: {done.stderr}"
        return done.stdout

    def _command(self, program: str, *arguments: object) -> list[str]:
        place = programs()
        assert place is not None, "PostgreSQL isn't here: apt-get install postgresql"
        as_other = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
        return [*as_other, str(place / program), *map(str, arguments)]

    def start(self, **more: object) -> None:
        """Start it, also after `kill`, and wait until it answers. More settings may be named."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self.folder,
            "max_connections": 200,
            "logging_collector": "off",
            **self._settings,
            **more,
        }
        chosen = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = self._command("postgres", "-D", self.data, "-p", self.port, *chosen)
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, cwd=self.folder)
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"PostgreSQL doesn't start: {self.log.read_text(errors='replace')[-2000:]}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            self.execute("select 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def kill(self) -> None:
        """As a power cut would, but for the system's own buffers. Its processes end with it."""
        assert self._process is not None
        for process in self.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._process.wait()

    def freeze(self) -> None:
        for process in self.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGSTOP)

    def thaw(self) -> None:
        for process in self.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)

    def processes(self) -> list[int]:
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [self.pid, *map(int, children)]

    # Databases

    def address(self, database: str) -> str:
        if self._given:
            return urlsplit(self._given)._replace(path=f"/{database}").geturl()
        return f"postgresql://rollwright@127.0.0.1:{self.port}/{database}"

    def execute(self, sql: str, database: str = "") -> list[Any]:
        """SQL of an operator."""
        place = self._given if self._given and not database else self.address(database or "postgres")
        return asyncio.run(_execute(place, sql))

    def new_database(self) -> str:
        """A database as `rollwright admin migrate` makes it, with nothing in it. Gives its address."""
        if not self._template:
            self._template = self.empty_database()
            migrate(self.address(self._template))
        return self.address(self.empty_database(self._template))

    def updated_database(self) -> str:
        """One of the first version that was migrated: as it is while an update goes round. Gives its address."""
        address = self.address(self.empty_database())
        migrate(address, until="1")
        migrate(address)
        return address

    def empty_database(self, template: str = "template0") -> str:
        """A database, as a copy of another. Gives its name."""
        name = f"rollwright_{secrets.token_hex(6)}"
        self.execute(f"create database {name} template {template}")
        return name


async def _execute(address: str | None, sql: str) -> list[Any]:
    connection = await asyncpg.connect(address, timeout=5)
    try:
        found: list[Any] = await connection.fetch(sql)
        return found
    finally:
        await connection.close(timeout=5)
