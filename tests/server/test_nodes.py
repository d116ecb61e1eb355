"""Many nodes with one store: what is done at one is seen at the others, and each turn is played once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.players import BOT, ME, OPEN, begin, new_table, play_on, sit
from tests.server.process import ServerProcess
from tests.services.nats import NatsServer
from tests.services.postgres import Postgres, can_start

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not can_start(), reason="PostgreSQL isn't here"),
]


class Nodes:
    """Two nodes."""

    def __init__(self, folder: Path, store: str, bus: NatsServer) -> None:
        arguments = ("--bot-pause", "0", "--no-limits", "--bus", bus.address)
        self.bus = bus
        self.nodes = [ServerProcess(folder / name, *arguments, store=store).start() for name in ("a", "b")]

    def stop(self) -> None:
        for node in self.nodes:
            assert node.stop() == 0


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with ExitStack() as stack:
        postgres = stack.enter_context(Postgres(durable=False))
        bus = stack.enter_context(NatsServer())
        started = Nodes(tmp_path_factory.mktemp("nodes"), postgres.new_database(), bus)
        yield started
        started.stop()


def couple(nodes: Nodes) -> tuple[Client, Client]:
    """Two people, each at a node of their own."""
    return Client(nodes.nodes[0].url, name="Ada").connect(), Client(nodes.nodes[1].url, name="Bob").connect()


def test_two_people_at_two_nodes_play_a_whole_game_with_a_bot(nodes: Nodes) -> None:
    ada, bob = couple(nodes)
    with ada, bob:
        table = new_table(ada, ME, OPEN, BOT)
        sit(bob, table)
        ada.until(table, lambda state: [seat["name"] for seat in state["info"]["seats"]][:2] == ["Ada", "Bob"])
        begin(table, ada, bob)
        play_on(table, ada, bob)
        head = max(ada.heads[table], bob.heads[table])
        first, second = ada.reach(table, head), bob.reach(table, head)
        assert first["info"]["phase"] == second["info"]["phase"] == "over"
        assert first["info"]["result"] == second["info"]["result"]
        assert ada.gaps == bob.gaps == 0


def test_who_is_there_what_is_said_and_new_names_are_told_at_the_other_node(nodes: Nodes) -> None:
    ada, bob = couple(nodes)
    with ada, bob:
        table = new_table(ada, ME, OPEN)
        sit(bob, table)
        ada.until(table, lambda state: bool(state["info"]["seats"][1]["connected"]))
        assert bob.command(table, "chat", text="hello")["t"] == "ack"
        assert ada.wait_for("chat")["text"] == "hello"
        assert ada.command(table, "chat", text="and you")["t"] == "ack"
        assert bob.wait_for("chat", lambda message: message["from"] == ada.id)["text"] == "and you"
        bob.send({"t": "name", "name": "Robert"})
        ada.wait_for("info", lambda message: message["info"]["seats"][1]["name"] == "Robert")
        bob.close()
        ada.wait_for("info", lambda message: not message["info"]["seats"][1]["connected"])


def test_without_the_bus_play_goes_on_and_is_seen_within_the_beacon(nodes: Nodes) -> None:
    if not nodes.bus.own:
        pytest.skip("the server that was named is not ours to break")
    ada, bob = couple(nodes)
    with ada, bob:
        table = new_table(ada, ME, OPEN)
        sit(bob, table)
        begin(table, ada, bob)
        nodes.bus.kill()
        try:
            started = time.monotonic()
            play_on(table, ada, bob, moves=3)
            assert time.monotonic() - started < 30
        finally:
            nodes.bus.start()
        play_on(table, ada, bob, moves=3)
        head = max(ada.heads[table], bob.heads[table])
        assert ada.reach(table, head)["seq"] == bob.reach(table, head)["seq"]
