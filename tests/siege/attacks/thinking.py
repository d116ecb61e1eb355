"""Strangers who have bots think for them, and the rules."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from functools import partial
from typing import Final

from tests.server.client import Message
from tests.siege.attack import BROKEN, Attack, Loot, Target, flood, text_frame, v4
from tests.siege.loot import LONG_GAME, bots, lonely_games, waiting_tables


class Hints(Attack):
    """Every two seconds four guests of one address ask for six hints each, and leave at once."""

    name = "hints"
    _PEOPLE: Final = 40

    def prepare(self, url: str) -> Loot:
        return {"games": lonely_games(url, self._PEOPLE)}

    async def run(self, target: Target, loot: Loot) -> None:
        async def ask(number: int) -> None:
            game = loot["games"][number % self._PEOPLE]
            async with target.line(game["ticket"], v4(number // 4)) as (reader, writer):
                for hint in range(6):
                    question = {"t": "ask", "table": game["table"], "id": f"h{hint}", "plan": [], "hint": True}
                    writer.write(text_frame(question))
                await writer.drain()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.3):
                        await reader.read(-1)

        await flood(2, ask)


class BotsAlone(Attack):
    """20 guests at 20 addresses start 12 tables each at which four `expert` bots play alone."""

    name = "bots-alone"

    def prepare(self, url: str) -> Loot:
        return {"hosts": waiting_tables(url, 20, 12, bots("expert", 4), LONG_GAME)}

    async def run(self, target: Target, loot: Loot) -> None:
        async def start_all(who: int, host: Message) -> None:
            with contextlib.suppress(*BROKEN):
                async with target.line(host["ticket"], v4(who)) as (reader, writer):
                    for table in host["tables"]:
                        writer.write(text_frame({"t": "cmd", "table": table, "cid": table[:60], "do": "start"}))
                    await writer.drain()
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(3):
                            await reader.read(-1)

        await asyncio.gather(*(start_all(who, host) for who, host in enumerate(loot["hosts"])))
        await asyncio.Event().wait()


class Questions(Attack):
    """20 guests at 20 addresses ask what they may do at tables of their own, each 25 times a second."""

    name = "questions"

    def prepare(self, url: str) -> Loot:
        return {"games": lonely_games(url, 20)}

    async def run(self, target: Target, loot: Loot) -> None:
        def ask_about(table: str, number: int) -> Iterable[Message]:
            plan: list[str] = ["place f1 f2"] * (number % 2)
            return ({"t": "ask", "table": table, "id": "q", "plan": plan},)

        await asyncio.gather(
            *(
                target.talk(game["ticket"], v4(who), 1 / 25, partial(ask_about, game["table"]))
                for who, game in enumerate(loot["games"])
            )
        )


class NewTables(Attack):
    """50 guests at 50 addresses create as many tables as they may, and come back for more."""

    name = "new-tables"

    def prepare(self, url: str) -> Loot:
        return {"games": lonely_games(url, 50)}

    async def run(self, target: Target, loot: Loot) -> None:
        async def create(number: int) -> None:
            who = number % len(loot["games"])
            async with target.line(loot["games"][who]["ticket"], v4(who)) as (reader, writer):
                for table in range(12):
                    writer.write(text_frame(_new_table(f"{number} {table}")))
                await writer.drain()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        await reader.read(-1)

        await flood(10, create)


def _new_table(cid: str) -> Message:
    seats = [{"kind": "me"}, {"kind": "open"}]
    return {
        "t": "create", "cid": cid, "game": LONG_GAME, "players": 2, "seats": seats, "clock": {"kind": "none"},
        "open": True, "seed_hash": "0" * 64,
    }  # fmt: skip
