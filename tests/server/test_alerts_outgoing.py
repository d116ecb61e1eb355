"""Posts to addresses that somebody else has chosen: none comes into the operator's own network, whatever its name."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rollwright.server.host.alerts.outgoing import NotAllowed, NotSent, Outgoing, is_outside, read_address
from tests.server.callees import ask
from tests.server.client import Client
from tests.server.process import ServerProcess

INSIDE = (
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",  # where clouds keep their keys
    "100.64.0.1",
    "192.0.0.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::127.0.0.1",
    "64:ff9b::a00:1",
    "64:ff9b:1::a00:1",
    "2002:a00:1::1",
    "2001:0:a00:1::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "100::1",
    "2001:db8::1",
)
OUTSIDE = ("8.8.8.8", "93.184.216.34", "2606:4700::6810:84e5", "2a00:1450:4001:82a::200e", "::ffff:8.8.8.8")


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_inside_is_known_as_one(address: str) -> None:
    assert not is_outside(address)


@pytest.mark.parametrize("address", OUTSIDE)
def test_an_address_of_the_internet_is_known_as_one(address: str) -> None:
    assert is_outside(address)


def post(outgoing: Outgoing, to: str) -> int:
    return asyncio.run(outgoing.post(to, {}, b"{}"))


NAMES = (
    "127.0.0.1",
    "localhost",
    "LOCALHOST",
    "2130706433",
    "0x7f000001",
    "0177.0.0.1",
    "127.1",
    "0",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[fe80::1]",
    "169.254.169.254",
    "100.64.0.1",
)


@pytest.mark.parametrize("name", NAMES)
def test_no_way_to_write_an_address_leads_inside(name: str) -> None:
    with pytest.raises(NotAllowed):
        post(Outgoing(inside=False), f"https://{name}/hook")


@pytest.mark.parametrize("found", [["10.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::1", "8.8.8.8"]])
def test_a_name_that_leads_inside_is_refused_also_beside_public_addresses(
    monkeypatch: pytest.MonkeyPatch, found: list[str]
) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", answers(lambda: found))
    with pytest.raises(NotAllowed):
        post(Outgoing(inside=False), "https://hook.example.org/")


def test_a_name_is_looked_up_once_and_what_was_checked_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """So it doesn't help to say something else the second time."""
    asked: list[str] = []
    connected: list[str] = []

    def found() -> list[str]:
        asked.append("")
        return ["8.8.8.8"] if len(asked) == 1 else ["127.0.0.1"]

    async def connect(host: str, port: int, **_: Any) -> Any:
        connected.append(host)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", answers(found))
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(NotSent):
        post(Outgoing(inside=False), "https://hook.example.org/")
    assert connected == ["8.8.8.8"]
    assert len(asked) == 1


def answers(found: Callable[[], list[str]]) -> Callable[..., Any]:
    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET6 if ":" in one else socket.AF_INET, 1, 6, "", (one, port)) for one in found()]

    return look_up


@pytest.mark.parametrize(
    "text",
    [
        "http://hook.example.org/",
        "ftp://hook.example.org/",
        "file://localhost/x",
        "gopher://hook.example.org:25/",
        "https://",
        "https:///path",
        "https://hook.example.org:8443/",
        "https://hook.example.org:22/",
        "https://hook.example.org:0/",
        "https://hook.example.org:x/",
        "https://user:word@hook.example.org/",
        "https://hook.example.org@evil.example/",
        "https://hook.example.org/a b",
        "https://hook.example.org/\r\nX: y",
        "https://höök.example.org/",
        "https://[::1/",
        "https://hook.example.org/" + "a" * 2048,
        "",
        None,
        7,
    ],
)
def test_what_is_no_address_to_post_to_is_refused(text: object) -> None:
    with pytest.raises(NotAllowed):
        read_address(text, inside=False)


@pytest.mark.parametrize("text", ["https://hook.example.org/a?b=c", "https://hook.example.org:443/"])
def test_an_address_to_post_to_is_taken(text: str) -> None:
    assert read_address(text, inside=False).hostname == "hook.example.org"


# What answers


@pytest.fixture
def answering() -> Iterator[Callable[[bytes], str]]:
    """Whoever connects is told these bytes; gives the address."""
    listeners: list[socket.socket] = []

    def begin(said: bytes) -> str:
        listener = socket.create_server(("127.0.0.1", 0))
        listeners.append(listener)

        def answer() -> None:
            while True:
                try:
                    line, _ = listener.accept()
                except OSError:
                    return
                with line:
                    line.recv(65_536)
                    line.sendall(said)

        threading.Thread(target=answer, daemon=True).start()
        return f"http://127.0.0.1:{listener.getsockname()[1]}/"

    yield begin
    for listener in listeners:
        listener.close()


def test_no_answer_leads_anywhere_else(answering: Callable[[bytes], str]) -> None:
    address = answering(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n")
    assert post(Outgoing(inside=True), address) == 302


@pytest.mark.parametrize("said", [b"", b"SSH-2.0-x\r\n", b"HTTP/1.1 x\r\n", b"HTTP/1.1 2000 OK\r\n", b"a" * 10_000])
def test_what_is_no_answer_is_none(answering: Callable[[bytes], str], said: bytes) -> None:
    with pytest.raises(NotSent):
        post(Outgoing(inside=True), answering(said))


def test_nobody_there_is_not_sent() -> None:
    with pytest.raises(NotSent):
        post(Outgoing(inside=True), "http://127.0.0.1:1/")


# At the server


@pytest.mark.parametrize(
    "address", ["http://hook.example.org/", "https://hook.example.org:22/", "https://a@b.example/"]
)
def test_a_server_takes_no_address_that_it_would_not_post_to(server: ServerProcess, address: str) -> None:
    with Client(server.url) as eve:
        answer = ask(eve, "rings", {"kind": "webhook", "shape": "plain", "address": address})
        assert (answer.status, answer.json["code"]) == (400, "address")


def test_a_webhook_into_the_own_network_is_dropped_and_never_asked(server: ServerProcess) -> None:
    from tests.server.test_alerts_webhooks import Hook, wait_until_dropped

    with Hook() as hook, Client(server.url) as eve:
        port = hook.url.rpartition(":")[2]
        del port  # a port can't be named at all, so nothing inside can be reached by one
        assert ask(eve, "rings", {"kind": "webhook", "shape": "plain", "address": "https://127.0.0.1/"}).status == 201
        ask(eve, "try")
        wait_until_dropped(eve)
        assert hook.posts == []
