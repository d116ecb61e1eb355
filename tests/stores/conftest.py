"""A store in a folder of its own, and rows to put into it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.stores.sqlite import SqliteStore, open_store
from rollwright.stores.store import Entry, Sitting
from rollwright.tables.rows import Row


def entry(
    table: str = "t1",
    seq: int = 1,
    actor: str = "ada",
    cid: str = "c1",
    *,
    secret: bytes | None = None,
    phase: str = "waiting",
    code: str = "",
    is_open: bool = False,
    due_at: int | None = None,
    people: tuple[str, ...] = ("ada",),
) -> Entry:
    row = Row(table, seq, actor, cid, 1, {"kind": "created", "n": seq}, f"{seq:016x}", 1000 + seq)
    sittings = [Sitting(person, {"id": table, "you": person}) for person in people]
    return Entry(row, secret, phase, code or f"CODE {table}", is_open, due_at, {"id": table, "seq": seq}, sittings)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = open_store(tmp_path / "data")
    yield opened
    asyncio.run(opened.close())
