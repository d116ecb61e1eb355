"""Calls by webhook: signed, in the shapes that chat rooms take."""

from __future__ import annotations

import hashlib
import hmac
import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final, Self

import pytest

from tests.server.callees import alerts, ask, hand_over, of_two, two, wish
from tests.server.client import Client
from tests.server.process import ServerProcess

PATIENCE: Final = 30


class Hook:
    """Where posts are taken. To be used as a context."""

    def __init__(self) -> None:
        self.posts: Final[list[tuple[dict[str, str], bytes]]] = []
        self.status = 200
        self.slow = 0.0
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                hook.posts.append((dict(self.headers.items()), body))
                time.sleep(hook.slow)
                self.send_response(hook.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - so it is called
                """Quiet."""

        self._server: Final = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url: Final = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def wait_for(self, count: int) -> list[tuple[dict[str, str], bytes]]:
        deadline = time.monotonic() + PATIENCE
        while len(self.posts) < count:
            assert time.monotonic() < deadline, f"{len(self.posts)} of {count} posts have come"
            time.sleep(0.02)
        return list(self.posts)


def wait_until_dropped(client: Client) -> None:
    deadline = time.monotonic() + PATIENCE
    while alerts(client)["rings"]:
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.fixture
def hook() -> Iterator[Hook]:
    with Hook() as started:
        yield started


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    data = tmp_path_factory.mktemp("hooking") / "data"
    options = ("--bot-pause", "0", "--no-limits", "--calls-inside", "--public", "https://play.example.org")
    started = ServerProcess(data, *options).start()
    yield started
    assert started.stop() == 0
    assert '"level": "error"' not in started.said()


def hooked(client: Client, hook: Hook, shape: str = "plain", path: str = "/") -> str:
    """Gives the secret."""
    answer = ask(client, "rings", {"kind": "webhook", "shape": shape, "address": f"{hook.url}{path}"})
    assert answer.status == 201
    assert wish(client, when="always").status == 200
    secret: str = answer.json["secret"]
    return secret


def test_a_webhook_says_whose_turn_it_is_and_is_signed(calling: ServerProcess, hook: Hook) -> None:
    ada, bob = two(calling)
    secret = hooked(ada, hook, path="/in/here?key=1")
    assert secret not in str(alerts(ada)), "it is told once"
    table, moves, _ = of_two(ada, bob, clock={"kind": "days", "days": 2})
    if moves is bob:
        hand_over(table, bob, ada)
    ((headers, body),) = hook.wait_for(1)
    sent = headers["X-Rollwright-Time"]
    assert abs(int(sent) - time.time()) < 60
    wanted = hmac.new(secret.encode(), f"{sent}.".encode() + body, hashlib.sha256).hexdigest()
    assert headers["X-Rollwright-Signature"] == f"sha256={wanted}"
    said = json.loads(body)
    assert (said["event"], said["table"], said["game"]) == ("turn", table, "copenhagen_roll")
    assert said["link"] == f"https://play.example.org/t/{table}"
    assert said["until"] > time.time() * 1000 + 47 * 3_600_000
    assert "Bob" in said["text"]
    for client in (ada, bob):
        client.close()


@pytest.mark.parametrize(
    ("shape", "fields"),
    [("discord", {"content", "allowed_mentions"}), ("slack", {"text"}), ("matrix", {"text", "username"})],
)
def test_each_chat_room_gets_the_shape_that_it_takes(
    calling: ServerProcess, hook: Hook, shape: str, fields: set[str]
) -> None:
    with Client(calling.url) as ada:
        hooked(ada, hook, shape)
        ask(ada, "try")
        ((_, body),) = hook.wait_for(1)
        said = json.loads(body)
        assert set(said) == fields
        assert "https://play.example.org/alerts" in said.get("content", said.get("text"))


def test_nobody_is_mentioned_by_the_name_of_an_opponent(calling: ServerProcess, hook: Hook) -> None:
    ada, eve = Client(calling.url, name="Ada").connect(), Client(calling.url, name="<!channel> & co").connect()
    hooked(ada, hook, "slack")
    table, moves, _ = of_two(ada, eve)
    if moves is eve:
        hand_over(table, eve, ada)
    ((_, body),) = hook.wait_for(1)
    assert "<!channel>" not in json.loads(body)["text"]
    assert "&lt;!channel&gt; &amp; co" in json.loads(body)["text"]
    for client in (ada, eve):
        client.close()


def test_a_webhook_that_is_gone_is_dropped(calling: ServerProcess, hook: Hook) -> None:
    with Client(calling.url) as ada:
        hooked(ada, hook)
        hook.status = 404
        ask(ada, "try")
        wait_until_dropped(ada)


def test_a_redirection_is_not_followed(calling: ServerProcess, hook: Hook) -> None:
    with Client(calling.url) as ada:
        hooked(ada, hook)
        hook.status = 307
        ask(ada, "try")
        hook.wait_for(1)
        time.sleep(1)
        assert len(hook.posts) == 1


def test_a_slow_webhook_keeps_nobody_else_waiting(calling: ServerProcess, hook: Hook) -> None:
    with Hook() as slow, Client(calling.url) as eve, Client(calling.url) as ada:
        slow.slow = 5
        for number in range(10):
            hooked(eve, slow, path=f"/{number}")
        hooked(ada, hook)
        started = time.monotonic()
        ask(eve, "try")
        slow.wait_for(5)
        ask(ada, "try")
        hook.wait_for(1)
        assert time.monotonic() - started < 4.5


def test_only_so_many_places_are_kept(calling: ServerProcess, hook: Hook) -> None:
    with Client(calling.url) as eve:
        for number in range(13):
            hooked(eve, hook, path=f"/{number}")
        assert len(alerts(eve)["rings"]) == 10
