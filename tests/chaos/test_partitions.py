"""A node whose host is cut off from PostgreSQL and NATS says so, the others play on, and it comes back by itself."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.chaos.island import Island, can_be_made
from tests.chaos.relay import Relay
from tests.server.client import Client
from tests.server.players import ME, OPEN, begin, new_table, play_on, sit
from tests.server.process import ServerProcess
from tests.services.nats import NatsServer
from tests.services.postgres import Postgres, can_start


@pytest.mark.slow
@pytest.mark.skipif(not can_start(), reason="PostgreSQL isn't here")
@pytest.mark.skipif(not can_be_made(), reason="network namespaces can't be made")
def test_a_node_that_is_cut_off_acknowledges_nothing_and_the_others_play_on(tmp_path: Path) -> None:
    with ExitStack() as stack:
        postgres, bus = stack.enter_context(Postgres(durable=False)), stack.enter_context(NatsServer())
        if not bus.own:
            pytest.skip("the server that was named is not ours")
        store = postgres.new_database()
        island = stack.enter_context(Island())
        to_postgres, to_bus = [stack.enter_context(Relay(island.shore, port)) for port in (postgres.port, bus.port)]
        behind = store.replace(f"127.0.0.1:{postgres.port}/", f"{island.shore}:{to_postgres.port}/")
        whole = ServerProcess(tmp_path / "whole", "--no-limits", "--bus", bus.address, store=store).start()
        stack.callback(whole.kill)
        cut = ServerProcess(
            tmp_path / "cut", "--no-limits", "--bus", f"nats://{island.shore}:{to_bus.port}", store=behind,
            address=island.address, there=island.there,
        ).start()  # fmt: skip
        stack.callback(cut.kill)
        ada, bob = Client(whole.url).connect(), Client(cut.url).connect()
        table = new_table(ada, ME, OPEN)
        sit(bob, table)
        begin(table, ada, bob)
        play_on(table, ada, bob, moves=4)
        island.cut()
        bob.send({"t": "cmd", "table": table, "cid": "cut off", "do": "chat", "text": "does anybody hear me?"})
        assert bob.wait_for("nack", timeout=40)["code"] == "unavailable"
        elsewhere = Client(whole.url, bob.guest, seed=bob.seed).connect()
        elsewhere.open(table)
        play_on(table, ada, elsewhere, moves=6)
        head = max(ada.heads[table], elsewhere.heads[table])
        island.heal()
        started = time.monotonic()
        bob.until(table, lambda state: bool(state["seq"] >= head), 60)
        assert time.monotonic() - started < 30
        play_on(table, ada, bob, moves=4, seed=3)
        assert bob.command(table, "chat", "cut off", text="does anybody hear me?")["t"] == "ack"
        for client in (ada, bob, elsewhere):
            client.close()
