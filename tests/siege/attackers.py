"""A process of attackers: `python -m tests.siege.attackers NAME PORT`, where port 0 is an idle one of its own.

The first line of its input is `{loot, tables}`, each later one the tables that honest people play at then. It says
"ready" and attacks. When its input ends, it says how often it was answered with which status, and ends too.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys

from tests.siege.attack import Target
from tests.siege.attacks.all import ATTACKS


async def main(name: str, port: int) -> None:
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # it reports every write to a line that was closed
    lines = await _input()
    given = json.loads(await lines.readline())
    target = Target(port or await _idle_port())
    target.tables = given["tables"]
    attacking = asyncio.create_task(ATTACKS[name].run(target, given["loot"]))
    attacking.add_done_callback(_end_on_error)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    while line := await lines.readline():
        target.tables = json.loads(line)
    sys.stdout.write(f"{json.dumps(target.answers)}\n")
    sys.stdout.flush()
    os._exit(0)  # thousands of sockets would take long to close one by one


def _end_on_error(attacking: asyncio.Task[None]) -> None:
    """An attack goes on until its process ends. One that has failed has a mistake, and measures nothing."""
    attacking.print_stack()
    os._exit(1)


async def _input() -> asyncio.StreamReader:
    reader = asyncio.StreamReader(limit=2**24)
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    return reader


async def _idle_port() -> int:
    """Somebody who takes every connection, and has nothing for anybody."""

    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, EOFError, asyncio.LimitOverrunError):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            await writer.drain()
        writer.close()

    server = await asyncio.start_server(refuse, "127.0.0.1", 0, backlog=1000)
    port: int = server.sockets[0].getsockname()[1]
    return port


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
