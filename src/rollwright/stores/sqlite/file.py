"""One SQLite file: write-ahead log, full sync, one connection in a thread of its own.

Commands that wait together are committed together: while one commit reaches the disk, the next gather behind it. Each
has a savepoint, so that one that fails takes no other with it. One connection is enough, and spares us the races of
checkpoints between connections that versions of SQLite before 3.51.3 have.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import queue
import sqlite3
import stat
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, TypeVar

from rollwright.stores.sqlite.schema import STEPS
from rollwright.stores.store import Conflict, InUse, StoreError, Unavailable

T = TypeVar("T")
_Work = Callable[[sqlite3.Connection], Any]

_LOG: Final = logging.getLogger("rollwright.store")
FILE: Final = "rollwright.db"
_LOCK: Final = "serving.lock"
_MOST: Final = 256
"""At most this many commands share a commit."""


class File:
    """A file in a folder, which is this process's alone."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self.path: Final = folder / FILE
        self._jobs: Final[queue.SimpleQueue[tuple[_Work, Future[Any]] | None]] = queue.SimpleQueue()
        self._opened: Final[Future[None]] = Future()
        self._closed = False
        self.holds_erased = False
        """Whether the write-ahead log still holds what was erased."""
        self.has_new_rows = False
        """Whether rows were added since the mark of the file was raised: see service.py."""
        self._thread: Final = threading.Thread(target=self._run, name="store", daemon=True)

    def open(self) -> None:
        """Raises InUse, or Unavailable."""
        self._thread.start()
        self._opened.result()

    def _run(self) -> None:
        try:
            lock = self._lock()
            connection = self._connect()
        except StoreError as error:
            self._opened.set_exception(error)
            return
        self._opened.set_result(None)
        running = True
        while running:
            jobs: list[tuple[_Work, Future[Any]]] = []
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == _MOST or self._jobs.empty():
                    break
                job = self._jobs.get()
            running = job is not None
            self._carry_out(connection, jobs)
        connection.close()
        lock.close()

    def _lock(self) -> sqlite3.Connection:
        """SQLite's own lock on a file beside: the system frees it however the process ends."""
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            for name in (_LOCK, FILE, f"{FILE}-wal", f"{FILE}-shm"):
                _keep_private(self._folder / name, make=name in (_LOCK, FILE))
            lock = sqlite3.connect(self._folder / _LOCK, timeout=0, isolation_level=None, check_same_thread=False)
            lock.execute("begin exclusive")
        except OSError as error:
            raise Unavailable(f"{self._folder} can't be used: {error.strerror}") from error
        except sqlite3.Error as error:
            if "locked" in str(error):
                raise InUse(f"another server uses {self._folder}; stop it, or name another folder") from error
            raise Unavailable(f"{self._folder} can't be used: {error}") from error
        return lock

    def _connect(self) -> sqlite3.Connection:
        path = self.path
        try:
            connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            connection.execute("pragma journal_mode = wal")
            connection.execute("pragma synchronous = full")
            connection.execute("pragma secure_delete = on")  # an erased person leaves nothing in unused pages
            (version,) = connection.execute("pragma user_version").fetchone()
            if version > len(STEPS):
                raise Unavailable(f"{path} was written by a newer rollwright; use that one")
            for number, step in enumerate(STEPS[version:], start=version + 1):
                connection.executescript(f"begin; {step}; pragma user_version = {number}; commit;")
        except sqlite3.Error as error:
            raise Unavailable(f"{path} can't be used: {error}") from error
        return connection

    def _carry_out(self, connection: sqlite3.Connection, jobs: list[tuple[_Work, Future[Any]]]) -> None:
        """All in one transaction. Nobody gets a result before it is on the disk."""
        results: list[Any] = []
        try:
            connection.execute("begin")
            for work, _ in jobs:
                results.append(_in_savepoint(connection, work))
            connection.execute("commit")
            if self.holds_erased:
                connection.execute("pragma wal_checkpoint(truncate)")
                self.holds_erased = False
        except sqlite3.Error as error:
            _roll_back(connection)
            results = [Unavailable(str(error))] * len(jobs)
        for (_, future), result in zip(jobs, results, strict=True):
            if isinstance(result, BaseException):
                future.set_exception(result)
            else:
                future.set_result(result)

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise Unavailable("the store is closed")
        future: Future[T] = Future()
        self._jobs.put((work, future))
        # The caller may be cancelled; the work is carried out all the same.
        return await asyncio.shield(asyncio.wrap_future(future))

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    async def all(self, sql: str, *values: object) -> list[Any]:
        return await self.do(lambda connection: connection.execute(sql, values).fetchall())

    async def one(self, sql: str, *values: object) -> Any:
        return await self.do(lambda connection: connection.execute(sql, values).fetchone())


def _keep_private(path: Path, *, make: bool) -> None:
    """A file that its owner alone can read, for it holds the dice to come. SQLite makes those beside it alike.

    One that is there is not opened: closing it again would free the locks that another store of this process has.
    """
    if make:
        try:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        except FileExistsError:
            pass
        else:
            return
    if os.name == "posix" and path.exists() and (mode := stat.S_IMODE(path.stat().st_mode)) & 0o077:
        try:
            path.chmod(mode & 0o700)
        except PermissionError:
            _LOG.warning("%s can be read by others, and only its owner can change that", path)
        else:
            _LOG.warning("%s could be read by others; from now on its owner alone can", path)


def _in_savepoint(connection: sqlite3.Connection, work: _Work) -> Any:
    """What the work gives, or the error it raises: then nothing of it is kept."""
    connection.execute("savepoint work")
    try:
        result = work(connection)
    except sqlite3.IntegrityError as error:
        result = Conflict(str(error))
    except sqlite3.Error:
        raise  # the disk, or the file: nothing of this transaction can be trusted
    except Exception as error:  # a bug: the caller gets it, the others don't
        result = error
    if isinstance(result, Exception):
        connection.execute("rollback to work")
    connection.execute("release work")
    return result


def _roll_back(connection: sqlite3.Connection) -> None:
    try:
        if connection.in_transaction:
            connection.execute("rollback")
    except sqlite3.Error:
        pass


def text(value: object) -> str:
    """JSON, as it is kept."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
