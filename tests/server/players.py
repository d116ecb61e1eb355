"""Scripted people: they sit down, reveal their seeds and play at random, as pages would."""

from __future__ import annotations

import random
from typing import Any, Final

from tests.server.client import Client, Message

GAME: Final = "copenhagen_roll"
ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}
BOT: Final = {"kind": "bot", "bot": "greedy"}


def new_table(host: Client, *seats: Message, **more: Any) -> str:
    """A table that the host looks at."""
    answer = host.create(list(seats or (ME, BOT)), GAME, **more)
    assert answer["t"] == "ack", answer
    table: str = answer["table"]
    host.open(table)
    return table


def sit(client: Client, table: str) -> None:
    client.open(table)
    assert client.command(table, "sit", seed_hash=client.seed_hash)["t"] == "ack"


def begin(table: str, host: Client, *others: Client) -> None:
    """Start, and reveal all seeds."""
    assert host.command(table, "start")["t"] == "ack"
    for client in (host, *others):
        assert client.command(table, "reveal", seed=client.seed)["t"] == "ack"
    for client in (host, *others):
        client.until(table, lambda state: state["info"]["phase"] == "playing")


def playing(host: Client, *seats: Message) -> str:
    """A game that has begun, of one person."""
    table = new_table(host, *seats)
    begin(table, host)
    return table


def my_turn(state: Message) -> bool:
    return state["info"]["phase"] == "over" or any(offer["actions"] for offer in state["offers"])


def play_on(table: str, *clients: Client, moves: int = 10_000, seed: int = 1) -> int:
    """Play until the game is over, or so many moves were made. Gives how many were."""
    source = random.Random(seed)
    for made in range(moves):
        # Whoever may act acts; the others hear of it.
        head = max(client.heads[table] for client in clients)
        for client in clients:
            client.reach(table, head)
        over = [client for client in clients if client.info(table)["phase"] == "over"]
        if over:
            return made
        ready = [client for client in clients if client.offers(table)]
        if not ready:
            if all(client.heads[table] == head for client in clients):
                clients[0].reach(table, head + 1)
            continue  # else one has heard of more than the others, who may be asked to act by it
        client = source.choice(ready)
        offer = client.offers(table)[0]
        answer = client.act(table, offer, source.choice(offer["actions"])["id"])
        assert answer["t"] == "ack" or answer["code"] == "stale", answer
        if answer["t"] == "ack":
            client.reach(table, answer["seq"])
    return moves
