"""All come back at once. The long form is `scripts/chaos --herd 5000`."""

from __future__ import annotations

import asyncio

import pytest

from tests.chaos.herd import Herd
from tests.server.client import Client
from tests.server.conftest import Start
from tests.server.conftest import start_server as start_server  # noqa: PLC0414
from tests.server.players import playing


@pytest.mark.rare
@pytest.mark.slow
def test_a_herd_comes_back_after_a_kill(start_server: Start) -> None:
    server = start_server("--bot-pause", "0", "--no-limits")
    with Client(server.url) as client:
        table = playing(client)
    back = asyncio.run(Herd(server, [(client.guest["ticket"], table)] * 200).run())
    assert len(back) == 200
    assert back[-1] < 60
