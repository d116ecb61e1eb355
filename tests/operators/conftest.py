"""A server at a PostgreSQL, as an operator has it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from tests.server.process import ServerProcess
from tests.services.postgres import Postgres, can_start

if find_spec("uvicorn") is None or not can_start():  # there is nothing to test
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres(durable=False) as started:
        yield started


@pytest.fixture(scope="session")
def address(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="session")
def server(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    started = ServerProcess(
        tmp_path_factory.mktemp("node") / "node", "--bot-pause", "0", "--no-limits", store=address
    ).start()
    yield started
    assert started.stop() == 0
