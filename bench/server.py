"""How many durable moves a second a server takes over WebSockets, beside the bare database in the same run.

The bare database is given the same rows, one a transaction, over 32 connections of the same driver, with the same care
for the disk. CPU time is counted for the server and for the database, not for the clients, which share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import asyncpg

from bench.builds import ROOT, run, say, wheels_in
from bench.crowd import Crowd, Moves
from tests.server.process import ServerProcess
from tests.services.postgres import Postgres

_CONNECTIONS: Final = 32
_TICK: Final = os.sysconf("SC_CLK_TCK")
_WARM_UP: Final = 3.0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench server", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--json", action="store_true", help="an object instead of a table")
    parser.add_argument("--seconds", type=float, default=15.0, help="for each figure (15)")
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 2000], help="live tables (100 and 2,000)")
    parser.add_argument("--rate", type=float, default=1500.0, help="moves a second for the second figure (1,500)")
    parser.add_argument("--at-once", type=int, default=64, help="moves under way for the first figure (64)")
    parser.add_argument("--nodes", type=int, default=1, help="servers that share the store (1)")
    parser.add_argument("--wheels", type=Path, help="a folder with both wheels: measure the compiled one")
    wanted = parser.parse_args(arguments)
    if wanted.wheels:
        compiled = tempfile.mkdtemp()
        run(
            "uv", "pip", "install", "--quiet", "--no-deps", "--target", compiled, str(wheels_in(wanted.wheels).compiled)
        )
        os.environ["PYTHONPATH"] = f"{compiled}:{ROOT}"
    found = [asyncio.run(_measure(wanted, tables)) for tables in wanted.tables]
    print(json.dumps(found, indent=2) if wanted.json else "\n\n".join(_lines(figures) for figures in found))
    return 0


async def _measure(wanted: argparse.Namespace, tables: int) -> dict[str, Any]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = await asyncio.to_thread(stack.enter_context, Postgres())
        address = await asyncio.to_thread(postgres.new_database)
        nodes = [ServerProcess(folder / f"n{n}", "--no-limits", store=address) for n in range(wanted.nodes)]
        for node in nodes:
            await asyncio.to_thread(node.start)
            stack.callback(node.stop)
        say(f"setting up {tables} tables")
        crowd = Crowd([node.url for node in nodes], tables)
        stack.callback(crowd.close)
        await crowd.begin()
        await asyncio.to_thread(postgres.execute, "analyze", address.rpartition("/")[2])
        await crowd.play(_WARM_UP, wanted.at_once)
        say("as fast as it goes")
        usage = _Usage(nodes, postgres)
        fast = await crowd.play(wanted.seconds, wanted.at_once)
        cpu = usage.per(len(fast.waits))
        await asyncio.sleep(1)
        say(f"{wanted.rate:.0f} a second")
        steady = await crowd.play_at(wanted.seconds, wanted.rate)
        memory = sum(node.memory for node in nodes)
        say("the bare database")
        crowd.close()
        for node in nodes:
            await asyncio.to_thread(node.stop)
        bare, bare_cpu = await _bare(address, postgres, wanted.seconds)
    return {
        "tables": tables,
        "nodes": wanted.nodes,
        "as_fast_as_it_goes": _figures(fast) | {name: round(value * 1e6) for name, value in cpu.items()},
        "moves_per_server_core_second": round(1 / cpu["server_us_per_move"]),
        f"at_{wanted.rate:.0f}_a_second": _figures(steady),
        "server_mib": memory // 2**20,
        "bare_database": _figures(bare) | {"database_us_per_move": round(bare_cpu * 1e6)},
        "of_bare": round(fast.rate / bare.rate, 3),
    }


def _figures(moves: Moves) -> dict[str, float]:
    return {
        "moves_per_s": round(moves.rate),
        "p50_ms": round(moves.wait_ms(0.5), 1),
        "p99_ms": round(moves.wait_ms(0.99), 1),
        "refused": moves.refused,
    }


class _Usage:
    """CPU time from now on."""

    def __init__(self, nodes: Sequence[ServerProcess], postgres: Postgres) -> None:
        self._nodes: Final = nodes
        self._postgres: Final = postgres
        self._before: Final = self._now()

    def _now(self) -> tuple[float, float]:
        return sum(_cpu(node.process.pid) for node in self._nodes), database_cpu(self._postgres)

    def per(self, moves: int) -> dict[str, float]:
        server, database = (now - before for now, before in zip(self._now(), self._before, strict=True))
        return {"server_us_per_move": server / moves, "database_us_per_move": database / moves}


def database_cpu(postgres: Postgres) -> float:
    return sum(_cpu(process) for process in postgres.processes())


def _cpu(process: int) -> float:
    """Seconds, without those of its children."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


async def _bare(address: str, postgres: Postgres, seconds: float) -> tuple[Moves, float]:
    """The rows that were just played, given to a table of the same shape."""
    pool = await asyncpg.create_pool(address, min_size=_CONNECTIONS, max_size=_CONNECTIONS)
    await pool.execute("create table bare (like rows including all)")
    rows = await pool.fetch("select * from rows where seq > 5 limit 50000")
    waits: list[float] = []
    numbers = iter(range(10**9))
    deadline = time.perf_counter() + seconds

    async def work() -> None:
        async with pool.acquire() as connection:
            insert = await connection.prepare("insert into bare values ($1, $2, $3, $4, $5, $6, $7, $8)")
            while (started := time.perf_counter()) < deadline:
                number = next(numbers)
                table, *rest = rows[number % len(rows)]
                await insert.fetch(f"{table}{number // len(rows) or ''}", *rest)
                waits.append(time.perf_counter() - started)

    before = database_cpu(postgres)
    await asyncio.gather(*(work() for _ in range(_CONNECTIONS)))
    used = (database_cpu(postgres) - before) / len(waits)
    await pool.close()
    return Moves(waits, seconds, 0), used


def _lines(figures: dict[str, Any]) -> str:
    lines = [f"{figures['tables']} live tables, {figures['nodes']} node(s), {figures['server_mib']} MiB"]
    for name, found in figures.items():
        if isinstance(found, dict):
            words = ", ".join(f"{value:,} {what.replace('_', ' ')}" for what, value in found.items())
            lines.append(f"  {name.replace('_', ' ')}: {words}")
    lines.append(f"  moves per core-second of the server: {figures['moves_per_server_core_second']:,}")
    lines.append(f"  of the bare database: {figures['of_bare']}")
    return "\n".join(lines)
