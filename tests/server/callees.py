"""People who are called: they say where and when, and play at tables of two until somebody's turn has come."""

from __future__ import annotations

import random
from typing import Any, Final

from tests.server.client import Answer, Client, Message, http
from tests.server.players import ME, OPEN, begin, new_table, sit
from tests.server.process import ServerProcess
from tests.services.push import Browser, PushService

AT_ONCE: Final = {"when": "always"}


def alerts(client: Client) -> Message:
    found: Message = http(f"{client.url}/api/alerts", ticket=client.guest["ticket"]).json
    return found


def wish(client: Client, **wishes: Any) -> Answer:
    return http(f"{client.url}/api/alerts", "PUT", wishes, client.guest["ticket"])


def ask(client: Client, path: str, body: object = None) -> Answer:
    return http(f"{client.url}/api/alerts/{path}", "POST", body if body is not None else {}, client.guest["ticket"])


def ring_at(client: Client, service: PushService, name: str, **wishes: Any) -> Browser:
    """A browser where the client is called, at once unless they wish otherwise."""
    browser = service.browser(name, alerts(client)["key"])
    answer = ask(client, "rings", browser.ring)
    assert answer.status == 201, answer.text
    assert wish(client, **(wishes or AT_ONCE)).status == 200
    return browser


def two(server: ServerProcess) -> tuple[Client, Client]:
    return Client(server.url, name="Ada").connect(), Client(server.url, name="Bob").connect()


def of_two(ada: Client, bob: Client, **more: Any) -> tuple[str, Client, Client]:
    """A table of two: whose turn it is, and who waits."""
    table = new_table(ada, ME, OPEN, **more)
    sit(bob, table)
    begin(table, ada, bob)
    return (table, ada, bob) if ada.offers(table) else (table, bob, ada)


def hand_over(table: str, moves: Client, waits: Client) -> int:
    """Decide until it is the other's turn alone. Gives how many decisions that took."""
    made, source = 0, random.Random(table)
    while moves.offers(table) or not waits.offers(table):
        mover = moves if moves.offers(table) else waits
        offer = mover.offers(table)[0]
        answer = mover.act(table, offer, source.choice(offer["actions"])["id"])
        assert answer["t"] == "ack", answer
        made += 1
        for client in (moves, waits):
            client.reach(table, answer["seq"])
        assert made < 300
    return made
