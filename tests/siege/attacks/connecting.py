"""Connections that never become a conversation, or a bad one."""

from __future__ import annotations

import asyncio
import contextlib

from tests.chaos.frames import Hostile, handshake
from tests.server.client import forwarded
from tests.siege.attack import BROKEN, Attack, Loot, Target, flood, tickets, v4


class SlowHandshakes(Attack):
    """400 connections, opened within 4 s, send the head of their request byte by byte, one each second."""

    name = "slow-handshakes"

    async def run(self, target: Target, loot: Loot) -> None:
        async def trickle(who: int) -> None:
            await asyncio.sleep(who / 100)
            while True:
                with contextlib.suppress(*BROKEN):
                    _, writer = await asyncio.open_connection("127.0.0.1", target.port)
                    try:
                        for byte in handshake(**forwarded(v4(who % 100))):
                            writer.write(bytes([byte]))
                            await writer.drain()
                            target.answers["none yet"] += 1
                            await asyncio.sleep(1)
                    finally:
                        writer.transport.abort()
                await asyncio.sleep(1)

        await asyncio.gather(*(trickle(who) for who in range(400)))


class HalfOpen(Attack):
    """300 sockets from 100 addresses, opened within 6 s, never say hello; each is opened again when it is closed."""

    name = "half-open"

    async def run(self, target: Target, loot: Loot) -> None:
        async def stay_silent(who: int) -> None:
            await asyncio.sleep(who / 50)
            while True:
                with contextlib.suppress(*BROKEN):
                    reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
                    try:
                        writer.write(handshake(**forwarded(v4(who % 100))))
                        target.answers[(await reader.readuntil(b"\r\n\r\n"))[9:12].decode()] += 1
                        await reader.read(-1)
                    finally:
                        writer.transport.abort()
                await asyncio.sleep(1)

        await asyncio.gather(*(stay_silent(who) for who in range(300)))


class Malformed(Attack):
    """Eight guests send mangled messages, texts that are none, and frames that are none, as fast as they go."""

    name = "malformed"

    def prepare(self, url: str) -> Loot:
        return {"tickets": tickets(url, 8)}

    async def run(self, target: Target, loot: Loot) -> None:
        hostile = Hostile(target.port, loot["tickets"])
        async with asyncio.TaskGroup() as group:
            group.create_task(hostile.run(10**9))
            while True:
                await asyncio.sleep(0.5)
                target.answers["sent"] = hostile.sent.total()


class Origins(Attack):
    """200 sockets a second for pages of elsewhere, whose names are long, from 50 addresses."""

    name = "origins"

    async def run(self, target: Target, loot: Loot) -> None:
        async def knock(number: int) -> None:
            reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
            try:
                origin = f"https://{'x' * 2000}{number}.example"
                writer.write(handshake(Origin=origin, **forwarded(v4(number % 50))))
                target.answers[(await reader.read(-1))[9:12].decode()] += 1
            finally:
                writer.transport.abort()

        await flood(200, knock)
