"""Hostile frames. The long form is `scripts/chaos --frames 1000000`."""

from __future__ import annotations

import asyncio

import pytest

from tests.chaos.frames import Hostile
from tests.server.client import Client, http
from tests.server.conftest import Start
from tests.server.conftest import start_server as start_server  # noqa: PLC0414
from tests.server.players import playing


@pytest.mark.rare
@pytest.mark.slow
def test_thousands_of_malformed_frames_break_nothing_and_leave_no_memory_behind(start_server: Start) -> None:
    server = start_server("--bot-pause", "0", "--no-limits")
    tickets = [http(f"{server.url}/api/guests", "POST", {}).json["ticket"] for _ in range(4)]
    asyncio.run(Hostile(server.port, tickets).run(1_000))
    before = server.memory
    hostile = Hostile(server.port, tickets, seed=2)
    asyncio.run(hostile.run(5_000))
    assert server.memory - before < 50 * 2**20
    with Client(server.url) as client:
        assert client.offers(playing(client)) is not None
    assert '"level": "error"' not in server.said()
