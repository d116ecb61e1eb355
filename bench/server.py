"""How many durable moves a second a server takes over WebSockets, beside the bare database in the same run.

The bare database is given the same rows, one a transaction, over 32 connections of the same driver, with the same care
for the disk. What is compared is measured in turn, a few seconds each, so that whatever else the machine does falls on
all alike. CPU time is counted for the server and for the database, not for the clients, which share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

import asyncpg

from bench.builds import ROOT, run, say, wheels_in
from bench.crowd import Crowd, Moves
from tests.server.process import ServerProcess, source_of
from tests.services.postgres import Postgres

_CONNECTIONS: Final = 32
_TICK: Final = os.sysconf("SC_CLK_TCK")
_WARM_UP: Final = 2.0
_PIECE: Final = 3.0
"""Seconds of each in turn."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench server", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--json", action="store_true", help="an object instead of lines")
    parser.add_argument("--rounds", type=int, default=5, help=f"pieces of {_PIECE:.0f} seconds for each figure (5)")
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 2000], help="live tables (100 and 2,000)")
    parser.add_argument("--rates", type=float, nargs="*", default=[500, 1500], help="moves a second (500 and 1,500)")
    parser.add_argument("--at-once", type=int, default=64, help="moves under way, as fast as it goes (64)")
    parser.add_argument("--nodes", type=int, default=1, help="servers that share the store (1)")
    parser.add_argument("--wheels", type=Path, help="a folder with both wheels: measure the compiled one")
    parser.add_argument("--against", metavar="WHAT", help="in turn with another version: a commit, or its wheels")
    wanted = parser.parse_args(arguments)
    if wanted.wheels:
        os.environ["PYTHONPATH"] = f"{_installed(wanted.wheels)}:{ROOT}"
    found = asyncio.run(_measure(wanted))
    print(json.dumps(found, indent=2) if wanted.json else _lines(found))
    return 0


def _installed(wheels: Path) -> Path:
    """The compiled wheel of a folder, in a folder of its own."""
    folder = Path(tempfile.mkdtemp())
    run("uv", "pip", "install", "--quiet", "--no-deps", "--target", str(folder), str(wheels_in(wheels).compiled))
    return folder


def _other(what: str) -> Path:
    """The code of another version."""
    return _installed(Path(what)) if Path(what).is_dir() else source_of(what, Path(tempfile.mkdtemp()))


async def _measure(wanted: argparse.Namespace) -> dict[str, Any]:
    async with AsyncExitStack() as stack:
        postgres = await asyncio.to_thread(stack.enter_context, Postgres())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        versions: dict[str, Path | None] = {"": None}
        if wanted.against:
            versions[wanted.against] = await asyncio.to_thread(_other, wanted.against)
        places = [
            _Place(postgres, folder / f"{tables} {number}", tables, wanted.nodes, version, source)
            for tables in wanted.tables
            for number, (version, source) in enumerate(versions.items())
        ]
        for place in places:
            stack.callback(place.close)
            await place.begin()
        bare = _Bare(postgres, places[0].address)
        stack.push_async_callback(bare.close)
        await bare.begin()
        for number in range(wanted.rounds):
            say(f"round {number + 1} of {wanted.rounds}, as fast as it goes")
            for place in places:
                await place.fast.add(place.crowd.play(_PIECE, wanted.at_once))
                await asyncio.sleep(0.5)
            await bare.figures.add(bare.work(_PIECE))
        say("\n".join(f"{figures.to_json()}" for figures in [bare.figures, *(place.fast for place in places)]))
        for rate in wanted.rates:
            say(f"{rate:.0f} a second")
            for place in places:
                await place.at(rate, _PIECE * 3)
                await asyncio.sleep(1)
        return {
            "nodes": wanted.nodes,
            "bare_database": bare.figures.to_json(),
            "servers": [await asyncio.to_thread(place.to_json, bare.figures.rate) for place in places],
        }


class _Figures:
    """Moves, and what was used up meanwhile. Each meter gives what has been used up to now."""

    def __init__(self, meters: Mapping[str, Callable[[], float]]) -> None:
        self._meters: Final = meters
        self._waits: Final[list[float]] = []
        self._seconds = 0.0
        self._used: Final = dict.fromkeys(meters, 0.0)

    async def add(self, work: Awaitable[Moves]) -> None:
        before = await asyncio.to_thread(self._read)
        moves = await work
        for name, now in (await asyncio.to_thread(self._read)).items():
            self._used[name] += now - before[name]
        self._waits.extend(moves.waits)
        self._seconds += moves.seconds

    def _read(self) -> dict[str, float]:
        return {name: meter() for name, meter in self._meters.items()}

    @property
    def rate(self) -> float:
        return len(self._waits) / self._seconds

    def to_json(self) -> dict[str, float]:
        moves = Moves(self._waits, self._seconds)
        used = {f"{name}_per_move": round(amount / len(self._waits)) for name, amount in self._used.items()}
        return {
            "moves_per_s": round(moves.rate),
            "p50_ms": round(moves.wait_ms(0.5), 1),
            "p99_ms": round(moves.wait_ms(0.99), 1),
            **used,
        }


def _cpu(process: int, *, with_ended: bool = False) -> float:
    """Microseconds of a process, without its children but, where that is asked, those that have ended."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:  # it ended just now
        return 0.0
    return sum(map(int, stat[11 : 15 if with_ended else 13])) * 1e6 / _TICK


def _database_cpu(postgres: Postgres) -> float:
    first, *children = postgres.processes()
    return sum(map(_cpu, children)) + _cpu(first, with_ended=True)


def _meters_of(postgres: Postgres) -> dict[str, Callable[[], float]]:
    return {
        "database_us": lambda: _database_cpu(postgres),
        "wal_bytes": lambda: int(postgres.execute("select pg_current_wal_lsn() - '0/0'::pg_lsn")[0][0]),
    }


class _Place:
    """Servers with a number of live tables, in a database of their own."""

    def __init__(
        self, postgres: Postgres, folder: Path, tables: int, nodes: int, version: str, source: Path | None
    ) -> None:
        self._version: Final = version
        self._source: Final = source
        self._postgres: Final = postgres
        self._tables: Final = tables
        self._folder: Final = folder
        self._number: Final = nodes
        self._nodes: list[ServerProcess] = []
        self.address = ""
        self._meters: Final = {"server_us": self._server_us, **_meters_of(postgres)}
        self.fast: Final = _Figures(self._meters)
        self.steady: Final[dict[float, _Figures]] = {}

    async def begin(self) -> None:
        say(f"setting up {self._tables} tables")
        self.address = await asyncio.to_thread(self._postgres.updated_database)  # so that older servers can use it
        self._folder.mkdir()
        for number in range(self._number):
            node = ServerProcess(self._folder / f"node{number}", "--no-limits", store=self.address, source=self._source)
            self._nodes.append(await asyncio.to_thread(node.start))
        self.crowd = Crowd([node.url for node in self._nodes], self._tables)
        await self.crowd.begin()
        await asyncio.to_thread(self._postgres.execute, "analyze", self.address.rpartition("/")[2])
        await self.crowd.play(_WARM_UP, 64)

    def _server_us(self) -> float:
        return sum(_cpu(node.process.pid) for node in self._nodes)

    async def at(self, rate: float, seconds: float) -> None:
        figures = self.steady.setdefault(rate, _Figures(self._meters))
        await figures.add(self.crowd.play_at(seconds, rate))

    def _kept_bytes(self) -> int:
        """What a row takes on the disk in the end, with its indexes."""
        sql = "select pg_total_relation_size('rows') / count(*) from rows"
        return int(self._postgres.execute(sql, self.address.rpartition("/")[2])[0][0])

    def to_json(self, bare: float) -> dict[str, Any]:
        fast = self.fast.to_json()
        return {
            "tables": self._tables,
            "version": self._version,
            "as_fast_as_it_goes": fast,
            "of_bare": round(self.fast.rate / bare, 3),
            "moves_per_server_core_second": round(1e6 / fast["server_us_per_move"]),
            "unavailable": self.crowd.unavailable,
            "kept_bytes_per_row": self._kept_bytes(),
            "server_mib": sum(node.memory for node in self._nodes) // 2**20,
            "at_a_rate": {f"{rate:.0f}": figures.to_json() for rate, figures in self.steady.items()},
        }

    def close(self) -> None:
        for node in self._nodes:
            node.stop()
            if said := [line for line in node.said().splitlines() if '"error"' in line]:
                say("\n".join(said[-5:]))


class _Bare:
    """The rows that were played, given to a table of the same shape."""

    def __init__(self, postgres: Postgres, address: str) -> None:
        self._address: Final = address
        self._numbers: Final = iter(range(10**9))
        self._rows: list[Any] = []
        self.figures: Final = _Figures(_meters_of(postgres))

    async def begin(self) -> None:
        self._pool = await asyncpg.create_pool(self._address, min_size=_CONNECTIONS, max_size=_CONNECTIONS)
        await self._pool.execute("create table bare (like rows including all)")
        self._rows = await self._pool.fetch("select * from rows where seq > 5 limit 20000")

    async def work(self, seconds: float) -> Moves:
        waits: list[float] = []
        deadline = time.perf_counter() + seconds

        async def insert() -> None:
            async with self._pool.acquire() as connection:
                statement = await connection.prepare("insert into bare values ($1, $2, $3, $4, $5, $6, $7, $8)")
                while (started := time.perf_counter()) < deadline:
                    number = next(self._numbers)
                    table, *rest = self._rows[number % len(self._rows)]
                    await statement.fetch(f"{table} {number}", *rest)
                    waits.append(time.perf_counter() - started)

        await asyncio.gather(*(insert() for _ in range(_CONNECTIONS)))
        return Moves(waits, seconds)

    async def close(self) -> None:
        await self._pool.close()


def _lines(found: dict[str, Any]) -> str:
    def words(figures: dict[str, float]) -> str:
        return ", ".join(f"{value:,} {name.replace('_', ' ')}" for name, value in figures.items())

    lines = [f"the bare database: {words(found['bare_database'])}"]
    for server in found["servers"]:
        lines += [
            f"{server['tables']:,} live tables, {found['nodes']} node(s), {server['server_mib']} MiB"
            + (f", of {server['version']}" if server["version"] else ""),
            f"  as fast as it goes: {words(server['as_fast_as_it_goes'])}",
            f"  of the bare database: {server['of_bare']}",
            f"  moves per core-second of the server: {server['moves_per_server_core_second']:,}",
            f"  commands that could not be kept at once: {server['unavailable']}",
            f"  bytes on the disk for each row: {server['kept_bytes_per_row']:,}",
            *(f"  at {rate} a second: {words(figures)}" for rate, figures in server["at_a_rate"].items()),
        ]
    return "\n".join(lines)
