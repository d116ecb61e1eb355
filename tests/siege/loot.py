"""What attackers prepare: games of their own, played as far as an attack needs them."""

from __future__ import annotations

import json
import time
from typing import Any, Final

from rollwright.kernel.record import content_hash
from tests.games.woodcraft_roll.bench import PACK
from tests.server.client import Answer, Client, Message, http
from tests.server.players import ME, begin, my_turn
from tests.siege.attack import guests, v4

LONG_GAME: Final = "woodcraft_roll"
SHORT_GAME: Final = "copenhagen_roll"
_PATIENCE: Final = 120.0


def bots(name: str, many: int) -> list[Message]:
    return [{"kind": "bot", "bot": name}] * many


def finished_game(url: str, game: str = LONG_GAME, players: int = 4, host: Client | None = None, **more: Any) -> str:
    """The table of a whole game. Bots who are alone play without a pause."""
    with host or Client(url, guests(url, 1)[0]) as client:
        table: str = client.create(bots("random", players), game, **more)["table"]
        client.command(table, "start")
    deadline = time.monotonic() + _PATIENCE
    while http(f"{url}/api/tables/{table}", address=v4(59_999)).json["phase"] != "over":
        assert time.monotonic() < deadline, "the bots don't get to an end"
        time.sleep(0.2)
    return table


def record_of(url: str, table: str) -> str:
    return http(f"{url}/api/tables/{table}/record", address=v4(59_998)).text


def import_heavy_pack(url: str) -> Answer:
    """Hand in the record of a game whose pack has a name of 60,000 characters, in 650 languages."""
    host = Client(url, guests(url, 1)[0])
    ticket = host.guest["ticket"]
    light = http(f"{url}/api/games/{LONG_GAME}/content", "POST", raw=PACK.encode(), ticket=ticket).json["hash"]
    record = record_of(url, finished_game(url, LONG_GAME, 2, host, content=light)).splitlines()
    names = {f"x{number:03}": "é" * 80 for number in range(650)}
    pack = json.dumps({**json.loads(PACK), "name": names}, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
    lines = [f"content: {content_hash(pack)} {pack}" if line.startswith("content: ") else line for line in record]
    text = "\n".join(line for line in lines if not line.startswith("hash: ")) + "\n"
    return http(f"{url}/api/tables", "POST", raw=text.encode(), ticket=ticket)


def lonely_games(url: str, many: int) -> list[Message]:
    """Games that a guest each plays alone, and where something is to be done: `{ticket, table}`."""
    found = []
    for guest in guests(url, many):
        with Client(url, guest) as client:
            table: str = client.create([ME], LONG_GAME)["table"]
            client.open(table)
            begin(table, client)
            client.until(table, my_turn)
            found.append({"ticket": guest["ticket"], "table": table})
    return found


def waiting_tables(url: str, people: int, each: int, seats: list[Message], game: str) -> list[Message]:
    """Tables that are full and not started: `{ticket, tables}` for each guest."""
    found = []
    for guest in guests(url, people):
        with Client(url, guest) as client:
            made = [client.create(seats, game) for _ in range(each)]
        found.append(
            {"ticket": guest["ticket"], "tables": [answer["table"] for answer in made if answer["t"] == "ack"]}
        )
    return found


def grown_table(client: Client, rows: int, seconds: float) -> str:
    """A table whose log is as long as act and undo make it: so many rows, or as many as are taken in that time."""
    table: str = client.create([ME], LONG_GAME)["table"]
    client.open(table)
    begin(table, client)
    deadline = time.monotonic() + seconds
    seq = 0
    while seq < rows and time.monotonic() < deadline:
        client.until(table, my_turn)
        offers = client.offers(table)
        if not offers:  # the game is over
            break
        fields = {"actions": [offers[0]["actions"][0]["id"]], "seat": offers[0]["seat"]}
        acted = client.command(table, "act", decision=offers[0]["decision"], **fields)
        if acted["t"] != "ack":
            break
        seq = acted["seq"]
        state = client.reach(table, seq)
        if any(offer["can_undo"] for offer in state["offers"]):
            client.send({"t": "leave_table", "table": table})  # who looks is told of every row, which takes longer
            seq = _repeat(client, table, fields, seq, rows, deadline)
            client.open(table)
    client.send({"t": "leave_table", "table": table})
    return table


def _repeat(client: Client, table: str, fields: Message, seq: int, rows: int, deadline: float) -> int:
    """Take a move back and make it again, until that is refused. Gives the last row."""
    while seq < rows and time.monotonic() < deadline:
        undone = client.command(table, "undo", seat=fields["seat"])
        if undone["t"] != "ack":
            break
        again = client.command(table, "act", decision=undone["seq"], **fields)
        if again["t"] != "ack":
            return int(undone["seq"])
        seq = again["seq"]
    return seq
