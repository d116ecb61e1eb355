"""What a stranger, or somebody who was erased, must not be able to do: tried once each, at a server with its limits."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Final

from websockets.exceptions import WebSocketException

from tests.server.client import Client, Message, http
from tests.server.players import ME, OPEN, begin, new_table, sit
from tests.server.process import ServerProcess
from tests.siege.attack import v4, v6
from tests.siege.loot import import_heavy_pack
from tests.siege.report import Check

_SOCKETS: Final = 64
"""More than anybody has pages open."""
_GUESTS_OF_A_NETWORK: Final = 150
_LOGGED: Final = 200_000
"""Bytes that strangers may have logged in a second."""
Seen = tuple[bool, str]


def run_checks(server: ServerProcess) -> list[Check]:
    checks: tuple[Callable[[ServerProcess], Seen], ...] = (
        the_erased_are_gone,
        chat_goes_on_after_an_erasure,
        a_closed_table_has_no_code,
        a_pack_has_one_limit,
        a_network_has_so_many_guests,
        a_guest_has_so_many_sockets,
        refused_origins_fill_no_log,
    )
    found = []
    for check in checks:
        try:
            held, saw = check(server)
        except (AssertionError, OSError, WebSocketException, KeyError) as error:
            held, saw = False, f"it could not be tried: {error!r}"
        found.append(Check(check.__name__, held, saw))
    return found


def _three(server: ServerProcess, address: int) -> tuple[str, Client, Client, Client]:
    """A game that Ada, Bob and Cem have begun."""
    ada, bob, cem = (Client(server.url, name=name, address=v4(address)).connect() for name in ("Ada", "Bob", "Cem"))
    table = new_table(ada, ME, OPEN, OPEN)
    sit(bob, table)
    sit(cem, table)
    begin(table, ada, bob, cem)
    return table, ada, bob, cem


def the_erased_are_gone(server: ServerProcess) -> Seen:
    """Once an erasure is acknowledged, the sockets of the erased do nothing any more."""
    table, ada, bob, cem = _three(server, 300)
    with ada, bob, cem:
        _heard(bob, 0.5)
        http(f"{server.url}/api/guests/me", "DELETE", ticket=cem.guest["ticket"])
        done = 0
        try:
            for number in range(3):
                line = {"t": "cmd", "table": table, "cid": f"late {number}", "do": "chat", "text": f"line {number}"}
                cem.send(line)
                done += cem.answer_to(f"late {number}")["t"] == "ack"
        except (WebSocketException, TimeoutError):
            pass
        heard = _heard(bob)
        with Client(server.url, bob.guest) as again:
            lines = len(again.open(table)["chat"])
    names = sum(seat["person"] == cem.id and bool(seat["name"]) for info in heard["info"] for seat in _seats(info))
    saw = f"{done} of 3 lines of somebody erased were taken, {len(heard['chat'])} told, {lines} kept"
    return not (done or heard["chat"] or lines or names), f"{saw}; the name came back {names} times"


def chat_goes_on_after_an_erasure(server: ServerProcess) -> Seen:
    """Lines that are said after somebody's lines were erased reach everybody who is there."""
    table, ada, bob, cem = _three(server, 301)
    with ada, bob, cem:
        for number in range(6):
            ada.command(table, "chat", text=f"line {number}")
        _heard(bob)
        http(f"{server.url}/api/guests/me", "DELETE", ticket=ada.guest["ticket"])
        taken = sum(cem.command(table, "chat", text=f"later {number}")["t"] == "ack" for number in range(6))
        heard = len(_heard(bob)["chat"])
    return heard == taken == 6, f"{heard} of {taken} acknowledged lines reached somebody who was there"


def _heard(client: Client, seconds: float = 1.5) -> dict[str, list[Message]]:
    """All that comes in some seconds, by kind."""
    heard: dict[str, list[Message]] = {"chat": [], "info": []}
    deadline = time.monotonic() + seconds
    while (left := deadline - time.monotonic()) > 0:
        try:
            message = client.receive(left)
        except TimeoutError:
            break
        heard.setdefault(message["t"], []).append(message)
    return heard


def _seats(info: Message) -> list[Message]:
    seats: list[Message] = info["info"]["seats"]
    return seats


def a_closed_table_has_no_code(server: ServerProcess) -> Seen:
    with Client(server.url, address=v4(302)) as ada:
        table = new_table(ada, ME, OPEN)
        code = ada.info(table)["code"]
        before = http(f"{server.url}/api/codes/{code}").status
        assert ada.command(table, "close")["t"] == "ack"
        after = http(f"{server.url}/api/codes/{code}").status
    return (before, after) == (200, 404), f"its code gave {before} while it was open, {after} when it was closed"


def a_pack_has_one_limit(server: ServerProcess) -> Seen:
    """The limit of a pack's length holds for the pack of a record too."""
    answer = import_heavy_pack(server.url)
    saw = f"a record with a pack of 60,000 characters was answered with {answer.status}: {answer.text[:100]}"
    return answer.status in (400, 413), saw


def a_network_has_so_many_guests(server: ServerProcess) -> Seen:
    answers = [http(f"{server.url}/api/guests", "POST", {}, address=v6(number)).status for number in range(300)]
    given = answers.count(201)
    return given <= _GUESTS_OF_A_NETWORK, f"{given} of 300 guests from addresses of one /64"


def a_guest_has_so_many_sockets(server: ServerProcess) -> Seen:
    """From as many addresses as sockets."""
    guest = Client(server.url, address=v4(304)).guest
    held: list[Client] = []
    for number in range(171):
        client = Client(server.url, guest, address=v4(400 + number))
        try:
            held.append(client.connect())
        except (OSError, WebSocketException, TimeoutError):
            continue
    open_now = 0
    for client in held:
        try:
            client.send({"t": "name", "name": secrets.token_hex(4)})
            client.wait_for("welcome")
            open_now += 1
        except (WebSocketException, TimeoutError):
            continue
    for client in held:
        client.socket.socket.close()
        client.close()
    return open_now <= _SOCKETS, f"{open_now} of 171 sockets of one guest were open at once"


def refused_origins_fill_no_log(server: ServerProcess) -> Seen:
    before, began = server.log.stat().st_size, time.monotonic()
    asked = 0
    client = Client(server.url, address=v4(305))
    while time.monotonic() - began < 1:
        try:
            client.connect(origin=f"https://{'x' * 3000}.example").close()
        except WebSocketException:
            asked += 1
    logged = server.log.stat().st_size - before
    return logged <= _LOGGED, f"{asked} refused origins in a second had {logged:,} bytes logged"
