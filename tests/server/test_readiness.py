"""Ready means that a row can be written, and the answer comes within seconds whatever the store does."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from rollwright.server.host.readiness import Readiness
from rollwright.stores.sqlite.file import FILE
from rollwright.stores.sqlite.store import SqliteStore, open_store
from rollwright.stores.store import Unavailable
from tests.server.client import http
from tests.server.conftest import Start


def with_store(folder: Path, scene: Callable[[SqliteStore], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        store = open_store(folder)
        await scene(store)
        await store.close()

    asyncio.run(run())


def test_a_store_that_hangs_is_not_ready_within_seconds(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        readiness = Readiness(store)
        await readiness.check()
        await asyncio.sleep(1.1)
        holder = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        holder.execute("begin immediate")
        started = time.monotonic()
        answers = await asyncio.gather(*(readiness.check() for _ in range(50)), return_exceptions=True)
        assert all(isinstance(answer, Unavailable) for answer in answers)
        assert time.monotonic() - started < 4
        holder.execute("rollback")
        holder.close()
        await asyncio.sleep(3.5)
        await readiness.check()

    with_store(tmp_path, scene)


def test_who_asks_often_makes_no_more_work(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        readiness = Readiness(store)
        for _ in range(100):
            await readiness.check()
        (probes,) = await store.file.one("select max(number) from probes")
        assert probes <= 2

    with_store(tmp_path, scene)


def test_a_store_that_only_reads_is_not_ready_also_where_nobody_has_played_yet(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        await store.file.one("pragma query_only = on")
        with pytest.raises(Unavailable):
            await Readiness(store).check()

    with_store(tmp_path, scene)


def test_a_server_whose_store_can_not_be_written_to_answers_503(start_server: Start) -> None:
    server = start_server("--no-limits")
    assert http(f"{server.url}/readyz").status == 200
    time.sleep(1.1)
    holder = sqlite3.connect(server.data / FILE, isolation_level=None)
    holder.execute("begin immediate")
    started = time.monotonic()
    answer = http(f"{server.url}/readyz")
    assert (answer.status, answer.json["code"]) == (503, "unavailable")
    assert time.monotonic() - started < 5
    assert http(f"{server.url}/healthz").status == 200
    holder.execute("rollback")
    holder.close()
