"""The clock against a move: at one node a person acts as their time runs out, at another the server says it is over.

The two nodes judge time by clocks that differ by up to 100 ms. Whoever comes first has the row; both answers agree with
the log; and no time runs out twice.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections import Counter
from pathlib import Path
from typing import Final
from unittest.mock import patch

from rollwright.bus.bus import Job
from rollwright.bus.local import LocalBus
from rollwright.server.host import commits, effects, outages, sweeper
from rollwright.server.host.commits import fresh
from rollwright.server.host.host import Host
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.stores.sqlite.store import SqliteStore, open_store
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.game import Act, timeout_of
from rollwright.tables.commands.lobby import Reveal, Start
from rollwright.tables.commands.outcome import Accepted
from rollwright.tables.log.clocks import Clock
from rollwright.tables.log.fold import replay

_SEED: Final = "11" * 32
_SEED_HASH: Final = hashlib.sha256(bytes.fromhex(_SEED)).hexdigest()
_SKEW: Final = 50
_LEFT: Final = 60_000


class Unread(LocalBus):
    """Bots' turns are left to nobody."""

    def ask(self, job: Job) -> bool:
        return True


class Races:
    """Two nodes with one store, each with a bus that the other doesn't hear."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.outcomes: Final[Counter[str]] = Counter()
        self.problems: Final[list[str]] = []
        self._source: Final = random.Random(seed)
        self._store: Final = open_store(folder)
        settings = Settings(Path(), workers=True)
        self._hosts: Final = [Host(settings, self._store, Unread(), Metrics()) for _ in range(2)]
        self._now = 1_000_000_000

    def _skewed(self) -> int:
        return self._now + self._source.randint(-_SKEW, _SKEW)

    async def run(self, many: int) -> None:
        with (
            patch.object(SqliteStore, "shared", True),
            patch.object(commits, "now_ms", self._skewed),
            patch.object(outages, "now_ms", lambda: 0),  # nobody was away
            patch.object(effects, "now_ms", lambda: 0),  # and no alarm but the race's own goes off
            patch.object(sweeper, "now_ms", lambda: 0),
        ):
            for host in self._hosts:
                await host.begin(calls=True)
            for number in range(many):
                await self._race(number)
            for host in self._hosts:
                await host.stop()
            await self._store.close()

    async def _race(self, number: int) -> None:
        one, two = self._hosts
        person = f"p{number}"
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        create = Create(person, "c1", fresh(), "copenhagen_roll", seats, clock=Clock("live", _LEFT // 1000),
                        seed_hash=_SEED_HASH, options={"start_seat": 0})  # fmt: skip
        name = (await one.commits.create(create, "")).table
        await one.commits.command(name, Start(person, "c2"))
        await one.commits.command(name, Reveal(person, "c3", _SEED))
        here, there = await one.memory.find(name), await two.memory.find(name)
        assert here is not None
        assert there is not None
        table = here.table
        act = Act(person, "c4", [table.legal[0][0]], table.decisions[0], 0)
        timeout = timeout_of(there.table, bytes(32))
        self._now = table.at + _LEFT
        racing = [one.commits.command(name, act), two.commits.command(name, timeout)]
        if number % 2:
            acted, ended = await asyncio.gather(*racing)
        else:
            ended, acted = await asyncio.gather(*reversed(racing))
        kinds = [row.kind for row in await self._store.tables.rows(name, table.seq) if row.actor != "*bot"]
        self.outcomes[" then ".join(kinds) or "too late here, too early there"] += 1
        if kinds.count("timed_out") > 1 or kinds.count("acted") > 1:
            self.problems.append(f"{name}: {kinds}")
        if ("acted" in kinds) != isinstance(acted.ruling, Accepted):
            self.problems.append(f"{name}: the player heard {acted.ruling!r}, the log has {kinds}")
        if ("timed_out" in kinds) != isinstance(ended.ruling, Accepted):
            self.problems.append(f"{name}: the clock heard {ended.ruling!r}, the log has {kinds}")
        replay(await self._store.tables.rows(name))
