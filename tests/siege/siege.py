"""Attacks on a real server with its default settings, beside honest people who are measured.

The server and its bots have a core to themselves; attackers and players share the other, where players come first. What
attackers cost the players there is not the server's doing: so the same attackers attack an idle port before, and what
the players get done then is the baseline.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, Self

import uvloop

from rollwright.stores.sqlite.file import FILE
from tests.server.process import ROOT, ServerProcess
from tests.siege.attack import Attack, Loot
from tests.siege.checks import run_checks
from tests.siege.company import Company
from tests.siege.report import Bounds, Check, Report, Result

_MOST_MEMORY: Final = 2048.0
"""MB more than before at which an attack is ended: the machine is needed for others."""
_TIMED_OUT: Final = "select table_id from rows where json_extract(body, '$.kind') = 'timed_out'"


def siege(attacks: Sequence[Attack], checked: bool, seconds: float, bounds: Bounds, source: Path | None) -> Report:
    """Each attack for so long, against a server of its own."""
    with _own_core() as server_core:
        there = ("taskset", "--cpu-list", str(server_core))
        results = []
        for attack in attacks:
            _say(f"{attack.name}: {attack.__doc__}")
            with tempfile.TemporaryDirectory() as folder:
                result = besiege(Path(folder), attack, seconds, there, source)
            results.append(result)
            _say(Report([result], [], bounds).lines()[1])
        checks: list[Check] = []
        if checked:
            with (
                tempfile.TemporaryDirectory() as folder,
                _serving(ServerProcess(Path(folder) / "data", there=there, source=source)) as server,
            ):
                checks = run_checks(server)
    return Report(results, checks, bounds)


@contextlib.contextmanager
def _own_core() -> Iterator[int]:
    """This process and its attackers move to the last core; gives the first, for the server."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield min(cores)
    finally:
        os.sched_setaffinity(0, cores)


@contextlib.contextmanager
def _serving(server: ServerProcess) -> Iterator[ServerProcess]:
    """A server that may be too busy to be stopped politely: what it has acknowledged is on the disk."""
    server.start()
    try:
        yield server
    finally:
        server.kill()


def besiege(folder: Path, attack: Attack, seconds: float, there: Sequence[str], source: Path | None) -> Result:
    """One attack."""
    data = folder / "data"
    loot: Loot | None = None
    if attack.patient:
        with _serving(ServerProcess(data, "--no-limits", there=there, source=source)) as lenient:
            loot = attack.prepare(lenient.url)
    with _serving(ServerProcess(data, there=there, source=source)) as server:
        if loot is None:
            loot = attack.prepare(server.url)
        company = Company(server.url)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            measured = runner.run(_measure(server, company, attack, loot, seconds))
    with contextlib.closing(sqlite3.connect(data / FILE)) as connection:
        timed_out = [table for (table,) in connection.execute(_TIMED_OUT)]
    return replace(measured, lost_on_time=sum(table in company.played for table in timed_out))


async def _measure(server: ServerProcess, company: Company, attack: Attack, loot: Loot, seconds: float) -> Result:
    """All but what the store must be asked for afterwards."""
    await company.begin()
    async with _Attackers(attack, 0, loot, company):
        baseline = await company.play(seconds / 2)
    memory = _Memory(server)
    attackers = _Attackers(attack, server.port, loot, company)
    async with attackers:
        beside = [
            asyncio.create_task(memory.watch(attackers)),
            asyncio.create_task(_newcomer(company, seconds / 3)),
        ]
        figures = await company.play(seconds)
        for task in beside:
            task.cancel()
        _, newcomer = await asyncio.gather(*beside, return_exceptions=True)
    await company.end()
    newcomer_ms = newcomer if isinstance(newcomer, float) else None
    return Result(attack.name, baseline, figures, 0, memory.more, newcomer_ms, attackers.answers)


async def _newcomer(company: Company, after: float) -> float:
    await asyncio.sleep(after)
    return await company.receive_newcomer()


class _Memory:
    """How much more a server holds than now, at most."""

    def __init__(self, server: ServerProcess) -> None:
        self.more = 0.0
        self._server: Final = server
        self._before: Final = server.memory

    async def watch(self, attackers: _Attackers) -> None:
        while True:
            await asyncio.sleep(0.25)
            self.more = max(self.more, (self._server.memory - self._before) / 2**20)
            if self.more > _MOST_MEMORY:
                await attackers.end()


class _Attackers:
    """A process of them. They are nice: on their core players come first."""

    def __init__(self, attack: Attack, port: int, loot: Loot, company: Company) -> None:
        self.answers: dict[str, int] = {}
        self._name: Final = attack.name
        self._port: Final = port
        self._loot: Final = loot
        self._company: Final = company
        self._process: asyncio.subprocess.Process | None = None
        self._telling: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        pipe = asyncio.subprocess.PIPE
        command = ("nice", "-n", "10", sys.executable, "-m", "tests.siege.attackers", self._name, str(self._port))
        self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, cwd=ROOT)
        self._tell({"loot": self._loot, "tables": self._company.tables})
        if await self._line() != "ready\n":
            raise RuntimeError(f"the attackers of {self._name} can't begin")
        self._telling = asyncio.create_task(self._tell_tables())
        return self

    def _tell(self, what: object) -> None:
        assert self._process is not None, "it has begun"
        assert self._process.stdin is not None, "it was given a pipe"
        self._process.stdin.write(f"{json.dumps(what)}\n".encode())

    async def _line(self) -> str:
        assert self._process is not None, "it has begun"
        assert self._process.stdout is not None, "it was given a pipe"
        return (await self._process.stdout.readline()).decode()

    async def _tell_tables(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                await asyncio.sleep(0.5)
                self._tell(self._company.tables)

    async def end(self) -> None:
        """Once; from then on it is calm."""
        process = self._process
        if self._telling is None or process is None or process.stdin is None:
            return
        self._telling.cancel()
        self._telling = None
        process.stdin.close()
        if not (said := await self._line()):
            raise RuntimeError(f"the attackers of {self._name} have failed")
        self.answers = json.loads(said)
        await process.wait()

    async def __aexit__(self, *_: object) -> None:
        await self.end()


def _say(text: str) -> None:
    sys.stderr.write(f"{time.strftime('%H:%M:%S')} {text}\n")
    sys.stderr.flush()
