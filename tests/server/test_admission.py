"""How many sockets and tables there may be at once, and who makes room for whom."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.exceptions import InvalidStatus

from rollwright.server.host.commits import fresh
from rollwright.server.limits import Limits
from rollwright.server.settings import Settings
from rollwright.server.socket.admission import Admission
from rollwright.server.socket.host import SocketHost
from rollwright.server.socket.session import Session
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.game import Close
from rollwright.tables.conversation.host import Refused
from rollwright.tables.wire.inbound import NewTable
from tests.server.client import Client, http
from tests.server.conftest import Start
from tests.server.players import BOT, ME, playing
from tests.server.process import ServerProcess
from tests.server.test_sessions import Scene, play

HOME, SCHOOL = "192.0.2.7", "198.51.100.1"
SEATS: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
CREATE = NewTable("c", {"seats": SEATS})


class Visitor:
    """As much of a session as an admission looks at."""

    def __init__(self, person: str) -> None:
        self.heard_at = time.monotonic()
        self.ended = False
        self.plays = False
        self.conversation = SimpleNamespace(person=person, is_playing=lambda: self.plays)

    def end(self, code: int, reason: str) -> None:
        assert (code, reason) == (4429, "many")
        self.ended = True


class Hall:
    """An admission, and people who come in."""

    def __init__(self, **settings: Any) -> None:
        self.admission = Admission(Settings(Path(), **settings), Limits())

    def come(self, person: str, address: str = HOME) -> Visitor | None:
        """Open a socket and say hello; None where that is refused."""
        if not self.admission.has_room(address):
            return None
        self.admission.enter(address)
        visitor = Visitor(person)
        if not self.admission.admit(cast(Session, visitor), address):
            self.admission.leave(address)
            return None
        return visitor

    def go(self, visitor: Visitor, address: str = HOME) -> None:
        self.admission.dismiss(cast(Session, visitor), address)
        self.admission.leave(address)


def test_a_person_has_so_many_sockets_and_others_are_let_in() -> None:
    hall = Hall()
    mine = [hall.come("ada") for _ in range(20)]
    assert [one is not None for one in mine] == [True] * 16 + [False] * 4
    assert hall.come("bob") is not None
    assert mine[3] is not None
    hall.go(mine[3])
    assert hall.come("ada") is not None
    assert hall.come("ada") is None


def test_an_idle_socket_makes_room_for_a_new_one_of_the_same_person() -> None:
    hall = Hall()
    mine = [one for one in (hall.come("ada") for _ in range(16)) if one is not None]
    mine[5].heard_at -= 61
    assert hall.come("ada") is not None
    assert [one for one in mine if one.ended] == [mine[5]]


def test_who_plays_makes_room_for_nobody() -> None:
    hall = Hall(sockets_of_address=3)
    player, other, active = (hall.come(person) for person in ("ada", "bob", "cleo"))
    assert player is not None
    assert other is not None
    assert active is not None
    player.heard_at -= 500
    player.plays = True
    other.heard_at -= 100
    assert hall.come("dora") is not None
    assert (player.ended, other.ended, active.ended) == (False, True, False)
    assert hall.come("emil") is None


def test_an_address_a_network_and_a_node_have_so_many() -> None:
    hall = Hall(sockets_of_address=5, sockets=40)
    assert sum(hall.come(f"home {number}") is not None for number in range(10)) == 5
    near = [f"2001:db8:1:2::{number:x}" for number in range(10)]
    assert sum(hall.come(f"near {address}", address) is not None for address in near) == 5
    wide = [f"2001:db8:1:{number:x}::1" for number in range(10, 40)]
    assert sum(hall.come(f"wide {address}", address) is not None for address in wide) == 4 * 5 - 5
    everywhere = [f"203.0.113.{number}" for number in range(40)]
    assert sum(hall.come(f"all {address}", address) is not None for address in everywhere) == 40 - 25
    assert len(hall.admission) == 40


def test_who_has_left_is_not_counted_any_more() -> None:
    hall = Hall()
    for number in range(300):
        visitor = hall.come(f"guest {number}", SCHOOL)
        assert visitor is not None
        hall.go(visitor, SCHOOL)
    assert len(hall.admission) == 0
    assert not hall.admission._at
    assert not hall.admission._sessions


def test_one_guest_too_many_times_at_a_server_is_told_so(start_server: Start) -> None:
    server = start_server()
    with ExitStack() as open_sockets:
        first = open_sockets.enter_context(Client(server.url))
        for _ in range(15):
            open_sockets.enter_context(Client(server.url, first.guest))
        refused = Client(server.url, first.guest).connect(hello=False)
        refused.send({"t": "hello", "ticket": first.guest["ticket"], "proto": 1, "tables": {}})
        assert refused.wait_closed() == (4429, [{"t": "bye", "code": "many"}])
        first.send({"t": "mine"})
        assert first.wait_for("tables")
    Client(server.url, first.guest).connect().close()


def test_sockets_that_never_say_hello_are_counted_and_end(start_server: Start) -> None:
    server = start_server("--address-share", "0.1")  # twenty sockets of an address at once, twelve in a burst
    with ExitStack() as silent:
        for _ in range(12):
            silent.enter_context(Client(server.url, {"id": "", "ticket": ""}).connect(hello=False))
        with pytest.raises(InvalidStatus) as refused:
            Client(server.url, {"id": "", "ticket": ""}).connect(hello=False)
        assert refused.value.response.status_code == 429
        assert int(refused.value.response.headers["retry-after"]) >= 1
        assert "rollwright_sockets_all 12" in http(f"{server.url}/metrics").text
        time.sleep(6)
        assert "rollwright_sockets_all 0" in http(f"{server.url}/metrics").text


def test_a_connection_that_asks_for_nothing_ends(server: ServerProcess) -> None:
    for begun in (b"", b"GET / HTT", b"GET / HTTP/1.1\r\nHost: here\r\nX: "):
        with socket.create_connection(("127.0.0.1", server.port), timeout=9) as raw:
            started = time.monotonic()
            raw.sendall(begun)
            with suppress(ConnectionResetError):
                assert raw.recv(1) == b""
            assert 4 < time.monotonic() - started < 9


def test_a_person_has_so_many_tables_that_wait_and_may_close_some(tmp_path: Path) -> None:
    async def scene() -> None:
        scene = Scene(tmp_path)
        first = await scene.open()
        hosting = SocketHost(scene.host, Limits(), scene.metrics)
        for number in range(19):
            await hosting.fresh_table("ada", CREATE)
            hosting = SocketHost(scene.host, Limits(), scene.metrics)  # the rate is another test
            create = Create("ada", f"more {number}", fresh(), "copenhagen_roll", SEATS, seed_hash="0" * 64)
            await scene.host.commits.create(create, "Ada")
        with pytest.raises(Refused, match="close some"):
            await hosting.fresh_table("ada", CREATE)
        await hosting.fresh_table("bob", CREATE)
        await scene.host.commits.carry_out(first, Close("ada", "close"), "Ada")
        await hosting.fresh_table("ada", CREATE)
        await scene.close()

    play(scene())


def test_bots_play_alone_at_few_tables_of_a_person(start_server: Start) -> None:
    server = start_server("--bot-pause", "60000")
    with Client(server.url) as ada:
        answers = []
        for _ in range(6):
            answer = ada.create([BOT, BOT], "copenhagen_roll")
            answers.append(answer["t"])
            if answer["t"] == "ack":
                ada.open(answer["table"])  # somebody watches, so the bots take their time
                assert ada.command(answer["table"], "start")["t"] == "ack"
            else:
                assert answer["code"] == "limit"
                assert "bots play alone" in answer["why"]
        assert answers == ["ack"] * 4 + ["nack"] * 2
        playing(Client(server.url).connect(), ME, BOT)  # of others nothing is refused
