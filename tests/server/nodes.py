"""Two real nodes with one store, and people who play at both."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import Client
from tests.server.players import ME, OPEN, begin, new_table, sit
from tests.server.process import ServerProcess
from tests.services.nats import NatsServer


class Nodes:
    """Two nodes, and a place for a third."""

    def __init__(self, folder: Path, store: str, bus: NatsServer) -> None:
        self.bus = bus
        self.store = store
        self._folder = folder
        self.nodes = [self.another(name) for name in ("a", "b")]

    def another(self, name: str, mutant: str = "") -> ServerProcess:
        arguments = ("--bot-pause", "0", "--no-limits", "--bus", self.bus.address)
        return ServerProcess(self._folder / name, *arguments, store=self.store, mutant=mutant).start()

    def stop(self) -> None:
        for node in self.nodes:
            assert node.stop() == 0


def couple(nodes: Nodes) -> tuple[Client, Client]:
    """Two people, each at a node of their own."""
    return Client(nodes.nodes[0].url, name="Ada").connect(), Client(nodes.nodes[1].url, name="Bob").connect()


def race_of_tabs(one: Client, tab: Client, two: Client) -> int:
    """A whole game in which two tabs of a person race for each decision. Gives how many races there were."""
    table = new_table(one, ME, OPEN)
    sit(two, table)
    begin(table, one, two)
    tab.open(table)
    raced = 0
    while True:
        head = max(client.heads[table] for client in (one, tab, two))
        for client in (one, tab, two):
            client.reach(table, head)
        if one.info(table)["phase"] == "over":
            for client in (one, tab, two):
                client.send({"t": "leave_table", "table": table})
            return raced
        offers = one.offers(table)
        if not offers:
            if offer := next(iter(two.offers(table)), None):
                assert two.act(table, offer, offer["actions"][0]["id"])["t"] == "ack"
            continue
        raced += 1
        for client, action in ((one, offers[0]["actions"][0]), (tab, offers[0]["actions"][-1])):
            fields = {"actions": [action["id"]], "decision": offers[0]["decision"], "seat": offers[0]["seat"]}
            client.send({"t": "cmd", "table": table, "cid": f"{raced} {client is one}", "do": "act", **fields})
        answers = [client.answer_to(f"{raced} {client is one}") for client in (one, tab)]
        won = [answer["seq"] for answer in answers if answer["t"] == "ack"]
        assert won == [head + 1], answers
        lost = [answer["code"] for answer in answers if answer["t"] == "nack"]
        assert set(lost) <= {"stale", "illegal", "forbidden"}  # forbidden where the other ended the game
