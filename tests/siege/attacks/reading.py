"""Strangers who read much: replays, exports and logs that take long to write."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from tests.server.client import Client, Message
from tests.siege.attack import Attack, Loot, Target, drain, flood, guests, tickets, v4
from tests.siege.loot import finished_game, grown_table

_GROWING: Final = 40.0
"""Seconds to grow a log. A guest may send 30 messages a second, so without limits this stands for half an hour."""


class Replays(Attack):
    """40 requests a second from 20 addresses for replay, log and record of a long game, half of them with tickets."""

    name = "replays"
    _WHAT: Final = ("replay", "replay?seat=1", "log", "replay?seat=2", "record")

    def prepare(self, url: str) -> Loot:
        return {"tickets": tickets(url, 10), "table": finished_game(url)}

    async def run(self, target: Target, loot: Loot) -> None:
        async def read(number: int) -> None:
            path = f"/api/tables/{loot['table']}/{self._WHAT[number % len(self._WHAT)]}"
            ticket = loot["tickets"][number // 2 % 10] if number % 2 else ""
            await target.request("GET", path, v4(number % 20), ticket, packed=True)

        await flood(40, read)


class LongLogs(Attack):
    """Four guests open and leave a table of 20,000 rows, grown by act and undo, each 10 times a second."""

    name = "long-logs"
    patient = True
    _ROWS: Final = 20_000

    def prepare(self, url: str) -> Loot:
        with Client(url, guests(url, 1)[0]) as grower:
            return {"table": grown_table(grower, self._ROWS, _GROWING), "tickets": tickets(url, 4)}

    async def run(self, target: Target, loot: Loot) -> None:
        def look(_: int) -> Iterable[Message]:
            return {"t": "open", "table": loot["table"]}, {"t": "leave_table", "table": loot["table"]}

        await asyncio.gather(*(target.talk(ticket, v4(who), 0.1, look) for who, ticket in enumerate(loot["tickets"])))


class Hellos(Attack):
    """10 sockets a second, of 10 guests at 10 addresses, whose hello names 32 tables of 300 rows each."""

    name = "hellos"
    patient = True
    _TABLES: Final = 32

    def prepare(self, url: str) -> Loot:
        with Client(url, guests(url, 1)[0]) as grower:
            tables = [grown_table(grower, 300, 5.0) for _ in range(self._TABLES)]
        return {"tables": tables, "tickets": tickets(url, 10)}

    async def run(self, target: Target, loot: Loot) -> None:
        async def greet(number: int) -> None:
            who = number % 10
            async with target.line(loot["tickets"][who], v4(who), dict.fromkeys(loot["tables"], -1)) as (reader, _):
                await drain(reader)

        await flood(10, greet, at_once=100)
