"""Each kind of store with nothing in it, and rows to put into it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from rollwright.stores.factory import open_store
from rollwright.stores.store import Entry, Notice, Sitting, Store
from rollwright.tables.log.play import Credited
from rollwright.tables.log.table import Row
from tests.services.postgres import Postgres, can_start

T = TypeVar("T")
Open = Callable[[], Store]

_LOOP = asyncio.Runner()


def run(work: Coroutine[Any, Any, T]) -> T:
    """In one event loop always: connections to a database belong to the loop that they were made in."""
    return _LOOP.run(work)


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
    at: int = 0,
    outbox: tuple[Notice, ...] = (),
) -> Entry:
    row = Row(table, seq, actor, cid, 1, Credited("", seq), f"{seq:016x}", at or 1000 + seq)
    sittings = [Sitting(person, {"id": table, "you": person, "at": row.at}) for person in people]
    card = {"id": table, "seq": seq, "at": row.at}
    return Entry(row, secret, phase, code or f"CODE {table}", is_open, due_at, card, sittings, outbox)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests, which leave it running."""
    if not can_start():
        pytest.skip("PostgreSQL isn't here")
    with Postgres(durable=False) as started:
        yield started


@pytest.fixture(params=["sqlite", "postgres", "shards"])
def open_again(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Open]:
    """Opens the store of this test, as a server does that starts: in a folder, one database, or three."""
    place, accounts = str(tmp_path / "data"), ""
    if request.param != "sqlite":
        started: Postgres = request.getfixturevalue("postgres")
        place = started.new_database()
        if request.param == "shards":
            place, accounts = f"{place} {started.new_database()}", started.new_database()
    opened: list[Store] = []

    def open_it() -> Store:
        opened.append(open_store(place, accounts))
        return opened[-1]

    yield open_it
    for store in opened:
        run(store.close())


@pytest.fixture
def store(open_again: Open) -> Store:
    return open_again()


@pytest.fixture
def address(postgres: Postgres) -> str:
    """A PostgreSQL database of its own."""
    return postgres.new_database()


@pytest.fixture
def at_address(address: str) -> Iterator[Store]:
    """The store there."""
    opened = open_store(address)
    yield opened
    run(opened.close())


def name_of(address: str) -> str:
    """The name of a database."""
    return address.rpartition("/")[2]
