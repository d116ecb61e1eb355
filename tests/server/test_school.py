"""A school class: thirty people behind one address begin at once and play, and no limit is in their way."""

from __future__ import annotations

import random
import threading
import time

from tests.server.client import Client, http
from tests.server.conftest import Start
from tests.server.players import BOT, ME, playing

PUPILS = 30
SECONDS = 12.0


def test_thirty_at_one_address_begin_at_once_and_are_never_held_back(start_server: Start) -> None:
    server = start_server()
    failures: list[str] = []
    moves: list[float] = []

    def pupil(number: int) -> None:
        source = random.Random(number)
        try:
            for path in ("/api/games", "/api/games/copenhagen_roll/messages?lang=nl"):
                assert http(server.url + path).status == 200
            with Client(server.url, name=f"Pupil {number}") as client:
                table = playing(client, ME, BOT)
                until = time.monotonic() + SECONDS
                while time.monotonic() < until:
                    client.until(table, lambda state: bool(state["offers"]) or state["info"]["phase"] == "over")
                    offers = client.offers(table)
                    if not offers:
                        break
                    action = source.choice(offers[0]["actions"])["id"]
                    client.send({"t": "ask", "table": table, "id": "q", "plan": [action]})
                    client.wait_for("answer")
                    started = time.monotonic()
                    answer = client.act(table, offers[0], action)
                    moves.append(time.monotonic() - started)
                    assert answer["t"] == "ack" or answer["code"] == "stale", answer
                    if answer["t"] == "ack":
                        client.reach(table, answer["seq"])
                    time.sleep(source.uniform(0.5, 1.5))  # at a human pace
        except BaseException as failure:
            failures.append(f"pupil {number}: {failure!r}")

    pupils = [threading.Thread(target=pupil, args=(number,)) for number in range(PUPILS)]
    for thread in pupils:
        thread.start()
    for thread in pupils:
        thread.join()
    assert failures == []
    assert len(moves) > 2 * PUPILS  # how fast bots answer is another matter
    refused = [line for line in http(f"{server.url}/metrics").text.splitlines() if "held_back_total{" in line]
    assert refused == []
