"""Floods of requests over HTTP: guests, erasures, packs, imports, codes, tickets, and addresses without end."""

from __future__ import annotations

import json
import random
from typing import Final

from tests.games.woodcraft_roll.bench import PACK
from tests.siege.attack import Attack, Loot, Target, flood, tickets, v4, v6
from tests.siege.loot import SHORT_GAME, finished_game, record_of

_PACKS: Final = "/api/games/woodcraft_roll/content"


class TenThousandGuests(Attack):
    """500 new guests a second, from 2,000 addresses."""

    name = "guests"

    async def run(self, target: Target, loot: Loot) -> None:
        await flood(500, lambda number: target.request("POST", "/api/guests", v4(number % 2000), body=b"{}"))


class OneNetwork(Attack):
    """200 new guests a second, each from another address of one /64."""

    name = "one-network"

    async def run(self, target: Target, loot: Loot) -> None:
        await flood(200, lambda number: target.request("POST", "/api/guests", v6(number), body=b"{}"))


class Erasures(Attack):
    """20 guests a second come, from 200 addresses, and have themselves erased."""

    name = "erasures"

    async def run(self, target: Target, loot: Loot) -> None:
        async def come_and_go(number: int) -> None:
            address = v4(number % 200)
            answer = await target.request("POST", "/api/guests", address, body=b"{}")
            found = answer.partition(b'"ticket":"')[2].partition(b'"')[0].decode()
            await target.request("DELETE", "/api/guests/me", address, found or "none")

        await flood(20, come_and_go)


class Packs(Attack):
    """20 content packs a second, each another, of 20 guests at 40 addresses."""

    name = "packs"

    def prepare(self, url: str) -> Loot:
        return {"tickets": tickets(url, 20)}

    async def run(self, target: Target, loot: Loot) -> None:
        async def send(number: int) -> None:
            body = json.dumps({**json.loads(PACK), "name": f"Pack {number}"}).encode()
            await target.request("POST", _PACKS, v4(number % 40), loot["tickets"][number % 20], body)

        await flood(20, send)


class Imports(Attack):
    """10 records of whole games a second, each another, of 40 guests at 20 addresses."""

    name = "imports"

    def prepare(self, url: str) -> Loot:
        return {"tickets": tickets(url, 40), "record": record_of(url, finished_game(url, SHORT_GAME))}

    async def run(self, target: Target, loot: Loot) -> None:
        first, _, rest = loot["record"].partition("\n")

        async def send(number: int) -> None:
            text = f"{first}\n# {number}\n{rest}"
            await target.request("POST", "/api/tables", v4(number % 20), loot["tickets"][number % 40], text.encode())

        await flood(10, send)


class Codes(Attack):
    """200 codes a second are guessed, from 50 addresses."""

    name = "codes"

    async def run(self, target: Target, loot: Loot) -> None:
        source = random.Random(1)

        async def guess(number: int) -> None:
            code = "".join(source.choices("ABCDEFGHJKMNPQRSTUVWXYZ2345679", k=6))
            await target.request("GET", f"/api/codes/{code}", v4(number % 50))

        await flood(200, guess)


class WrongTickets(Attack):
    """100 tickets that nobody has a second, half of them at sockets, from 50 addresses."""

    name = "wrong-tickets"

    async def run(self, target: Target, loot: Loot) -> None:
        async def try_one(number: int) -> None:
            ticket, address = f"made up {number}", v4(number % 50)
            if number % 2:
                await target.request("GET", "/api/guests/me", address, ticket)
            else:
                async with target.line(ticket, address) as (reader, _):
                    await reader.read(-1)

        await flood(100, try_one)


class Buckets(Attack):
    """600 requests a second, each from an address that was never seen, that are counted for long."""

    name = "buckets"

    def prepare(self, url: str) -> Loot:
        return {"tickets": tickets(url, 1)}

    async def run(self, target: Target, loot: Loot) -> None:
        ticket = loot["tickets"][0]
        await flood(600, lambda number: target.request("POST", _PACKS, v4(number), ticket))
