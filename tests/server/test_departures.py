"""Who is erased or banned is shown out first, and then nothing of them is accepted or comes back."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from rollwright.bus.local import LocalBus
from rollwright.server.host.departures import Departed, departure_news
from rollwright.server.host.host import Host
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.stores.accounts import departed_device
from rollwright.stores.people import Person
from rollwright.stores.sqlite.file import FILE
from rollwright.stores.sqlite.store import SqliteStore, open_store
from rollwright.stores.store import Unavailable
from tests.server.authenticator import Authenticator
from tests.server.client import Client, Message, http
from tests.server.nodes import Nodes
from tests.server.players import ME, OPEN, begin, new_table, sit
from tests.server.process import ServerProcess
from tests.services.nats import NatsServer
from tests.services.postgres import Postgres, can_start

SECRET = "remember my name"


class Chatterbox(threading.Thread):
    """A person who speaks, acts and takes new names as fast as a socket takes it, until it is closed."""

    def __init__(self, client: Client, table: str) -> None:
        super().__init__(daemon=True)
        self._client = client
        self._table = table
        self.acknowledged: list[tuple[float, Message]] = []
        self.closed_with = 0

    def run(self) -> None:
        client = self._client
        try:
            for number in itertools.count():
                client.send({"t": "name", "name": f"Zebedee {number}"})
                for do, more in (("chat", {"text": f"{SECRET} {number}"}), ("sit", {"seed_hash": client.seed_hash})):
                    answer = client.command(self._table, do, **more)
                    if answer["t"] == "ack":
                        self.acknowledged.append((time.monotonic(), answer))
        except ConnectionClosed as closed:
            self.closed_with = closed.rcvd.code if closed.rcvd else 1006


def erase(url: str, client: Client) -> float:
    """Gives the time at which it was said to be done."""
    assert http(f"{url}/api/guests/me", "DELETE", ticket=client.guest["ticket"]).status == 204
    return time.monotonic()


def chatter_until_erased(ada: Client, sockets: list[Client], table: str, url: str) -> list[Chatterbox]:
    """Somebody talks at all their sockets, and is erased meanwhile; Ada watches."""
    talking = [Chatterbox(client, table) for client in sockets]
    for one in talking:
        one.start()
    ada.wait_for("chat", lambda message: SECRET in message["text"], timeout=20)
    done = erase(url, sockets[0])
    for one in talking:
        one.join(10)
        assert one.closed_with == 4401
    late = [answer for one in talking for at, answer in one.acknowledged if at > done + 0.2]  # on its way before
    assert not late
    return talking


def nothing_of(ada: Client, table: str, person: str) -> None:
    """Ada hears nothing more of somebody, nor does anybody who looks now."""
    time.sleep(0.5)
    since = time.time_ns() // 1_000_000
    while True:  # what is on its way
        with contextlib.suppress(TimeoutError):
            ada.receive(0.2)
            continue
        break
    seen = ada.open(table)
    assert seen["chat"] == []
    assert "Zebedee" not in str(seen["info"])
    with pytest.raises(TimeoutError):
        ada.wait_for("chat", lambda message: message["from"] == person and message["at"] > since, 1)


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[ServerProcess]:
    started = ServerProcess(tmp_path / "data", "--bot-pause", "0", "--no-limits").start()
    yield started
    assert started.stop() == 0


def test_after_an_erasure_nothing_is_accepted_from_open_sockets_and_nothing_comes_back(alone: ServerProcess) -> None:
    url = alone.url
    with Client(url, name="Ada") as ada, ExitStack() as stack:
        first = stack.enter_context(Client(url, name="Zebedee"))
        sockets = [first, *(stack.enter_context(Client(url, first.guest, seed=first.seed)) for _ in range(3))]
        table = new_table(ada, ME, OPEN)
        sit(first, table)
        chatter_until_erased(ada, sockets, table, url)
        nothing_of(ada, table, first.id)
        rows = sqlite3.connect(alone.data / FILE).execute("select count(*) from chat").fetchone()
        assert rows == (0,)
        assert http(f"{url}/api/guests/me", ticket=first.guest["ticket"]).status == 401
    alone.stop()
    for file in alone.data.iterdir():
        assert SECRET.encode() not in file.read_bytes()
        assert b"Zebedee" not in file.read_bytes()


def test_a_socket_that_reads_nothing_is_not_heard_either(alone: ServerProcess) -> None:
    with Client(alone.url, name="Ada") as ada, Client(alone.url, name="Bob") as bob:
        table = new_table(ada, ME, OPEN)
        sit(bob, table)
        erase(alone.url, bob)
        with contextlib.suppress(ConnectionClosed):
            for number in range(20):
                bob.send({"t": "cmd", "table": table, "cid": f"late {number}", "do": "chat", "text": SECRET})
        code, said = bob.wait_closed()
        assert code == 4401
        assert not [message for message in said if message["t"] == "ack"]
        assert ada.open(table)["chat"] == []


def test_after_an_erasure_every_line_that_was_acknowledged_reaches_who_is_there(alone: ServerProcess) -> None:
    url = alone.url
    with Client(url, name="Ada") as ada, Client(url, name="Bob") as bob, Client(url, name="Zebedee") as zeb:
        table = new_table(ada, ME, OPEN, OPEN)
        sit(bob, table)
        sit(zeb, table)
        for number in range(6):
            assert zeb.command(table, "chat", text=f"{SECRET} {number}")["t"] == "ack"
        bob.wait_for("chat", lambda message: message["text"].endswith("5"))
        erase(url, zeb)
        for number in range(6):
            assert ada.command(table, "chat", text=f"line {number}")["t"] == "ack"
        for number in range(6):
            assert bob.wait_for("chat", timeout=3)["text"] == (f"{SECRET} {number}" if number < 5 else "line 0")
        for number in range(1, 6):
            assert bob.wait_for("chat", timeout=3)["text"] == f"line {number}"


def test_a_request_under_way_is_finished_first_and_the_next_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        host = Host(Settings(tmp_path), open_store(tmp_path), LocalBus(), Metrics())
        await host.begin(calls=True)
        guest = (await host.guests.add("Ada")).person
        order: list[str] = []

        async def act() -> None:
            with host.departures.acting(guest.id):
                await asyncio.sleep(0.2)
                order.append("acted")

        acting = asyncio.create_task(act())
        await asyncio.sleep(0.05)
        erasing = asyncio.create_task(host.guests.erase(guest))
        await asyncio.sleep(0.05)
        with pytest.raises(Departed), host.departures.acting(guest.id):
            order.append("acted again")
        await erasing
        order.append("erased")
        await acting
        assert order == ["acted", "erased"]
        assert await host.store.people.names([guest.id]) == {}
        await host.stop()
        await host.store.close()

    asyncio.run(scene())


def test_who_could_not_be_erased_may_come_back_and_ask_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        host = Host(Settings(tmp_path), open_store(tmp_path), LocalBus(), Metrics())
        await host.begin(calls=True)
        guest = (await host.guests.add("Ada")).person

        async def fail(person: str) -> None:
            raise Unavailable("the disk is gone")

        with monkeypatch.context() as broken:
            broken.setattr(host.store.people, "erase", fail)
            with pytest.raises(Unavailable):
                await host.guests.erase(guest)
        with host.departures.acting(guest.id):
            pass
        await host.guests.erase(guest)
        assert host.departures.include(guest.id)
        await host.stop()
        await host.store.close()

    asyncio.run(scene())


def test_a_departure_of_which_no_news_came_is_found_in_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where an operator bans somebody, and there is no bus."""
    monkeypatch.setattr(SqliteStore, "shared", True)

    async def scene() -> None:
        store = open_store(tmp_path)
        host = Host(Settings(tmp_path), store, LocalBus(), Metrics())
        await host.begin(calls=True)
        shown_out: list[str] = []
        host.departures.on_departure(shown_out.extend, lambda _: None)
        for name in ("ada", "bob"):
            await store.people.add(Person(name, name.title()), f"hash of {name}", 1)
        await store.people.ban("ada")
        await store.people.erase("bob")
        await store.people.add(Person("dora", "Dora"), "hash of a ticket", 1)
        device = (await store.accounts.devices_of("dora", 2))[0].id
        await store.accounts.remove_device("dora", device)
        await host.departures.look()
        await host.departures.look()
        assert sorted(shown_out) == ["ada", "bob", departed_device(device)]
        host.bus.publish(departure_news(["cleo"], erased=False))
        await asyncio.sleep(0.05)
        assert shown_out[-1] == "cleo"
        await host.stop()
        await store.close()

    asyncio.run(scene())


# Many nodes


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    if not can_start():
        pytest.skip("PostgreSQL isn't here")
    with ExitStack() as stack:
        postgres = stack.enter_context(Postgres(durable=False))
        bus = stack.enter_context(NatsServer())
        started = Nodes(tmp_path_factory.mktemp("nodes"), postgres.new_database(), bus)
        yield started
        started.stop()


@pytest.mark.slow
def test_who_is_erased_at_one_node_is_not_heard_at_another(nodes: Nodes) -> None:
    here, there = nodes.nodes
    with Client(here.url, name="Ada") as ada, ExitStack() as stack:
        first = stack.enter_context(Client(here.url, name="Zebedee"))
        others = [Client(node.url, first.guest, seed=first.seed) for node in (there, there, here)]
        sockets = [first, *(stack.enter_context(client) for client in others)]
        table = new_table(ada, ME, OPEN)
        sit(first, table)
        chatter_until_erased(ada, sockets, table, here.url)
        nothing_of(ada, table, first.id)
    with Client(there.url, name="Bob") as bob:
        nothing_of(bob, table, first.id)


@pytest.mark.slow
@pytest.mark.parametrize("task", ["ban", "erase"])
def test_an_operator_with_the_bus_shows_somebody_out_at_once(nodes: Nodes, task: str) -> None:
    node = nodes.nodes[1]
    with Client(node.url, name="Ada") as ada, Client(node.url, name="Zebedee") as zeb:
        table = new_table(ada, ME, OPEN)
        sit(zeb, table)
        begin(table, ada, zeb)
        assert zeb.command(table, "chat", text=SECRET)["t"] == "ack"
        command = [sys.executable, "-m", "rollwright.cli", "admin", task, zeb.id]
        done = subprocess.run(
            [*command, "--store", nodes.store, "--bus", nodes.bus.address], capture_output=True, text=True, check=True
        )
        ended = time.monotonic()
        code, _ = zeb.wait_closed(1)
        assert (code, time.monotonic() - ended < 1) == (4401, True), done.stdout
        kept = ada.open(table)
        assert {"Zebedee" in str(kept["info"]), bool(kept["chat"])} == {task == "ban"}


@pytest.mark.slow
def test_a_device_that_is_removed_at_one_node_is_shown_out_at_another(nodes: Nodes) -> None:
    here, there = nodes.nodes
    with Client(there.url, name="Ada") as stolen:
        link = http(f"{here.url}/api/tickets/move", "POST", {}, stolen.guest["ticket"]).json["link"]
        owner = http(f"{here.url}/api/tickets/claim", "POST", {"link": link.partition("#")[2]}).json
        with Client(there.url, guest=owner) as beside:
            devices = http(f"{here.url}/api/account", ticket=owner["ticket"]).json["mine"]["devices"]
            other = next(one["id"] for one in devices if not one["here"])
            assert http(f"{here.url}/api/account/devices/{other}", "DELETE", ticket=owner["ticket"]).status == 204
            assert stolen.wait_closed()[0] == 4401
            beside.send({"t": "mine"})
            beside.wait_for("tables")


@pytest.mark.slow
def test_a_sign_in_that_began_at_one_node_ends_at_another_and_merges_for_both(nodes: Nodes) -> None:
    here, there = (node.url.replace("127.0.0.1", "localhost") for node in nodes.nodes)
    guest = http(f"{here}/api/guests", "POST", {"name": "Phone"}).json
    with Client(nodes.nodes[0].url, name="Ada") as ada:
        ticket, passkey = ada.guest["ticket"], Authenticator(there)
        made = passkey.create(http(f"{here}/api/account/passkeys/new", "POST", {}, ticket).json)
        assert http(f"{there}/api/account/passkeys", "POST", {"credential": made}, ticket).status == 201
        shown = passkey.get(http(f"{here}/api/sign-in/passkey/new", "POST", {}).json)
        body = {"credential": shown, "bring": True}
        answer = http(f"{there}/api/sign-in/passkey", "POST", body, guest["ticket"])
        assert (answer.status, answer.json["id"], answer.json["merged"]) == (201, ada.id, True)
        assert http(f"{here}/api/sign-in/passkey", "POST", body).status == 403, "used at the other node"
        assert ada.wait_closed()[0] == 1012, "to come back as both"
