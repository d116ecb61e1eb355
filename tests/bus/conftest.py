"""One NATS server for all tests that leave it as it was, and one for each that breaks it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from tests.services.nats import NatsServer

if find_spec("nats") is None:  # installed without its extra: there is nothing to test
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(scope="session")
def nats() -> Iterator[NatsServer]:
    with NatsServer() as server:
        yield server


@pytest.fixture
def breakable() -> Iterator[NatsServer]:
    with NatsServer() as server:
        if not server.own:
            pytest.skip("the server that was named is not ours to break")
        yield server
