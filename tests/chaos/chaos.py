"""Nodes, workers, PostgreSQL and NATS, people who play on bad lines, and everything breaks; then it is compared.

Every acknowledged move is there once and in order; every player ends with the view that the log gives them; all that
they were told follows from the log; no table waits longer than 15 seconds for its next row; every game that is over is
in the lists of those who played it, once.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import asyncpg
import uvloop

from rollwright.kernel.discovery import game_ids
from rollwright.tables.log.fields import LogError
from rollwright.tables.log.fold import fold, replay_strictly
from rollwright.tables.log.kinds import body_from_json
from rollwright.tables.log.table import OVER, Row, Table
from rollwright.tables.log.visibility import view_json
from rollwright.tables.wire.outbound import People, news_for, view_hash
from tests.chaos.faults import Breaker, Pace
from tests.chaos.journal import Journal
from tests.chaos.player import Ended, Player, essence
from tests.chaos.proxy import Proxy
from tests.chaos.steal import Steal
from tests.server import crash
from tests.server.client import Message, http
from tests.server.process import Program, ServerProcess, WorkerProcess, source_of
from tests.services.nats import NatsServer
from tests.services.postgres import Postgres

STUCK: Final = 15.0
"""Seconds after which a table that waits for its next row counts as stuck."""
_WAITS: Final = (5, 8, 11, 15)
"""Seconds: how many tables have waited longer than each is told."""
_NODES: Final = 4
_WORKERS: Final = 2
_TELL: Final = 20.0
"""Seconds between two lines of progress."""
_SETTLE: Final = 10.0
"""Seconds after which is looked whether people leave enough of the machine."""
_LONGER: Final = 1.25
"""So much longer they think from then on, if they don't."""
_CONVERGE: Final = 30.0
"""Seconds in which all players must have seen the end of their logs, when nobody acts any more."""


@dataclass(frozen=True)
class Goal:
    """What a run must have lived through."""

    moves: int = 0
    node_kills: int = 0
    server_kills: int = 0
    worker_kills: int = 0

    def reached(self, acked: int, done: Counter[str]) -> bool:
        return acked >= self.moves and all(
            done[f"{what} killed"] >= kills
            for what, kills in (
                ("node", self.node_kills),
                ("PostgreSQL", self.server_kills),
                ("NATS", self.server_kills),
                ("worker", self.worker_kills),
            )
        )


@dataclass
class Report(crash.Report):
    done: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    over: int = 0
    audited: int = 0
    views: int = 0
    rests: list[int] = field(default_factory=list)
    """How long each table has waited for a row, at most, in milliseconds, without what the host took meanwhile."""
    longest: int = 0
    longest_at: tuple[str, int] = ("", 0)
    """The table that waited longest, and since when."""
    story: list[str] = field(default_factory=list)
    """What happened meanwhile."""
    stuck: float = STUCK
    began: int = 0
    """When, in milliseconds, as rows have it."""
    steal: float = 0.0
    """The share of the machine's time that its host gave to others."""
    taken: Callable[[float, float], float] = lambda _since, _until: 0.0
    """Milliseconds that the host took between two moments."""
    held: float = 0.0
    """Seconds in which no trouble began because of that."""
    thought: float = 0.0
    """Seconds that people took for a move, on average."""
    idle: float = 0.0
    """The share of the machine's own time that nobody used while they did and nothing was broken."""

    def lines(self) -> list[str]:
        rate = self.rows / self.seconds
        return [
            f"{self.tables} tables at a time, {self.games} in all, {self.over} played to the end",
            f"{self.thought:.1f} s of thought for a move; {self.idle:.0%} of the machine idle while nothing was broken",
            f"{self.acked} acknowledged commands, {self.resent} of them sent more than once",
            f"{self.rows} rows in {self.seconds:.0f} s ({rate:.0f} a second)",
            f"the host took {self.steal:.1%} of the machine's time; no trouble began in {self.held:.0f} s of it",
            *(f"{what}: {count}" for what, count in sorted(self.done.items())),
            f"ack: median {self.wait(0.5) * 1000:.0f} ms, 99th percentile {self.wait(0.99) * 1000:.0f} ms",
            f"the longest wait of a table for its next row: {self.longest / 1000:.1f} s (of the machine's own time)",
            "tables that have waited longer than "
            + ", ".join(f"{limit} s: {sum(wait > limit * 1000 for wait in self.rests)}" for limit in _WAITS),
            f"{self.ends} games that were over, looked for in their players' lists",
            f"{self.views} last views and {self.audited} messages compared with what the log gives",
            *(self.story if self.problems else ()),
            *(f"PROBLEM: {problem}" for problem in self.problems[:20]),
            *(f"{count} times: {kind}" for kind, count in self.kinds().most_common()),
            f"{len(self.problems)} problems",
        ]

    def kinds(self) -> Counter[str]:
        """How many problems there are of each kind: their words, without the figures and names in them."""
        return Counter(re.sub(r"(?<=table )\S+|\S*\d\S*", "…", problem) for problem in self.problems)


class Site:
    """All that runs: started, broken and ended here."""

    def __init__(self, folder: Path, stack: ExitStack, mutant: str = "", beside: str = "", *more: str) -> None:
        self.postgres: Final = stack.enter_context(Postgres())
        self.bus: Final = stack.enter_context(NatsServer())
        self.is_of_one_version: Final = not beside
        self.store: Final = self.postgres.updated_database() if beside else self.postgres.new_database()
        if mutant == "ignore_command_ids":
            name = self.store.rsplit("/", 1)[1]
            self.postgres.execute("alter table rows drop constraint rows_table_id_actor_cid_key", name)
        arguments = ("--bot-pause", "0", "--no-limits", "--bus", self.bus.address, "--workers", "--log", "error", *more)
        other = source_of(beside, folder / "other") if beside else None
        sources = [other if number % 2 else None for number in range(max(_NODES, _WORKERS))]
        self.nodes: Final = [
            ServerProcess(folder / f"node{number}", *arguments, store=self.store, mutant=mutant, source=sources[number])
            for number in range(_NODES)
        ]
        self.workers: Final = [
            WorkerProcess(
                folder / f"worker{number}.log", self.store, self.bus.address, mutant=mutant, source=sources[number]
            )
            for number in range(_WORKERS)
        ]
        programs: list[Program] = [*self.nodes, *self.workers]
        with ThreadPoolExecutor(len(programs)) as pool:
            list(pool.map(lambda program: program.start(), programs))
        for program in programs:
            stack.callback(program.kill)


def chaos(
    seconds: float,
    tables: int = 200,
    goal: Goal | None = None,
    seed: int = 1,
    mutant: str = "",
    pace: Pace | None = None,
    audit: int = 1,
    stuck: float = STUCK,
    with_bus: bool = True,
    kept: Path | None = None,
    thought: float = 0.0,
    room: float = 0.0,
    beside: str = "",
) -> Report:
    """Break everything for so long, or until the goal is reached.

    `audit`: of each n-th table read all. `kept`: where the journal is written, if somebody wants to read it. `thought`:
    seconds that a player takes for a move, on average; more where less than `room` of the machine were idle otherwise,
    so that a slow one is as busy as a fast one. `beside`: a commit, of which every other node and worker is.
    """
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        site = Site(folder, stack, mutant, beside)
        if not with_bus:
            site.bus.kill()
        guests = [http(f"{site.nodes[n % _NODES].url}/api/guests", "POST", {}).json for n in range(2 * tables)]
        report = Report(tables=tables, stuck=stuck, thought=thought)
        journal = stack.enter_context(closing(Journal(kept or folder / "journal")))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:  # hundreds of players share a core
            runner.run(_run(site, guests, journal, seconds, goal, seed, pace or Pace(), audit, room, report))
        return report


async def _run(
    site: Site,
    guests: list[Message],
    journal: Journal,
    seconds: float,
    goal: Goal | None,
    seed: int,
    pace: Pace,
    audit: int,
    room: float,
    report: Report,
) -> None:
    source = random.Random(seed)
    proxy = Proxy([node.port for node in site.nodes], seed)
    await proxy.start()
    players = [
        Player(proxy.port, guest, source, journal, n // 2 % audit == 0, report.thought)
        for n, guest in enumerate(guests)
    ]
    pairs = [(players[n], players[n + 1]) for n in range(0, len(players), 2)]
    lines = [asyncio.create_task(player.stay_connected()) for player in players]
    playing = [asyncio.create_task(_play(number, pair)) for number, pair in enumerate(pairs)]
    if room:
        await _leave_room(players, room, report)
    breaker = Breaker(site.postgres, site.bus, site.nodes, site.workers, proxy, journal, pace, seed)
    breaking = asyncio.create_task(breaker.run())
    started = time.monotonic()
    report.began = time.time_ns() // 1_000_000
    told_at = started
    while time.monotonic() - started < seconds and not breaking.done():
        await asyncio.sleep(0.5)
        acked = sum(player.acked for player in players)
        if goal is not None and goal.reached(acked, breaker.done):
            break
        if time.monotonic() - told_at > _TELL:
            told_at = time.monotonic()
            killed = ", ".join(f"{what} {count}" for what, count in sorted(breaker.done.items()) if "killed" in what)
            stolen = f"steal {breaker.steal.lately():.0%}, {breaker.steal.share():.1%} in all"
            sys.stderr.write(f"{told_at - started:.0f} s: {acked} moves; {killed}; {stolen}\n")
    breaker.stop()
    await asyncio.wait([breaking])
    report.steal, report.held, report.taken = breaker.steal.share(), breaker.held, breaker.steal.taken
    if (error := breaking.exception()) is not None:
        report.problems.append(f"what was broken can't be mended: {error!r}")
    # The last moves without the bus: who trusts it never sees them.
    site.bus.kill()
    await asyncio.sleep(4)
    stopped_at = time.time_ns() // 1_000_000
    for player in players:
        player.ending = True
    proxy.be_kind()
    for task in playing:
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
    _, unfinished = await asyncio.wait(playing, timeout=_CONVERGE)
    report.problems += [f"{len(unfinished)} pairs wait for an answer that never comes"] if unfinished else []
    for task in playing:
        if task.done() and not task.cancelled() and not isinstance(task.exception(), Ended | None):
            report.problems.append(f"a player failed: {task.exception()!r}")
        task.cancel()
    report.seconds = time.monotonic() - started
    await _converge(site.store, players, report)
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, *playing, return_exceptions=True)
    await proxy.stop()
    report.done = breaker.done + proxy.done
    await _all_told(site.store)
    await _look(site.store, players, report, stopped_at, seals=site.is_of_one_version)
    table, since = report.longest_at
    about = [player.person for player in players if table in player.last]
    report.story = journal.between(since, since + report.longest, about)


async def _leave_room(players: list[Player], room: float, report: Report) -> None:
    """People think longer and longer, until enough of the machine is idle while nothing is broken."""
    steal = Steal()
    while True:
        await asyncio.sleep(_SETTLE)
        steal.look()
        report.idle = steal.idle()
        sys.stderr.write(f"{report.thought:.2f} s for a move: {report.idle:.0%} of the machine is idle\n")
        if report.idle >= room:
            return
        report.thought *= _LONGER
        for player in players:
            player.thought = report.thought


async def _play(number: int, pair: tuple[Player, Player]) -> None:
    """One game after another, each of the next kind. At every third table a bot plays too."""
    host, guest = pair
    games = itertools.cycle(game_ids())
    for _ in range(number % len(game_ids())):
        next(games)
    try:
        for game in games:
            seats: list[Message] = [{"kind": "me"}, {"kind": "open"}]
            if number % 3 == 0:
                seats.append({"kind": "bot", "bot": "random"})
            table = await host.create(game, seats)
            async with asyncio.TaskGroup() as group:
                group.create_task(host.play(table, invited=False))
                group.create_task(guest.play(table, invited=True))
    except* Ended:
        pass


# ---------------------------------------------------------------- what must be true afterwards


async def _converge(store: str, players: list[Player], report: Report) -> None:
    """Nobody acts any more but bots; soon everybody has seen the last row."""
    connection = await asyncpg.connect(store)
    deadline = time.monotonic() + _CONVERGE
    while True:
        heads = dict(await connection.fetch("select table_id, max(seq) from rows group by table_id"))
        behind = [
            f"a player of table {table} ends at row {player.heads[table]} of {heads.get(table, 0)}"
            for player in players
            for table in player.states
            if player.heads[table] != heads.get(table, 0)  # 0: a table that was acknowledged and is lost
        ]
        if not behind or time.monotonic() > deadline:
            break
        await asyncio.sleep(0.5)
    report.problems += behind
    await connection.close()


async def _all_told(store: str) -> None:
    """Nothing waits in the outbox any more, or has had its time."""
    connection = await asyncpg.connect(store)
    deadline = time.monotonic() + crash.TELL
    while await connection.fetchval(crash.WAITING) and time.monotonic() < deadline:
        await asyncio.sleep(0.5)
    await connection.close()


async def _look(store: str, players: list[Player], report: Report, stopped_at: int, seals: bool) -> None:
    """`seals`: whether every node enters them into the public log, which older ones don't know."""
    connection = await asyncpg.connect(store)
    await connection.execute("begin isolation level repeatable read")  # all as of one moment
    keys = [tuple(row) for row in await connection.fetch("select table_id, seq, actor, cid from rows order by 1, 2")]
    crash.compare(keys, [], players, report)
    by_table: dict[str, list[Player]] = {}
    for player in players:
        for table in player.last:
            by_table.setdefault(table, []).append(player)
    ends: dict[str, list[str]] = {}
    for (table,) in await connection.fetch("select distinct table_id from rows"):
        found = await connection.fetch(
            "select table_id, seq, actor, cid, version, body, hash, at from rows where table_id = $1 order by seq",
            table,
        )
        rows = [
            Row(name, seq, actor, cid, v, body_from_json(json.loads(body)), h, at)
            for name, seq, actor, cid, v, body, h, at in found
        ]
        report.games += 1
        try:
            whole = _look_at(rows, by_table.get(table, []), report, stopped_at)
            if whole.phase == OVER:
                ends[table] = whole.persons()
        except LogError as error:
            report.problems.append(f"table {table}: {error}")
    listed = [(person, table) for person, table in await connection.fetch(crash.LISTED)]
    crash.compare_ends(ends, listed, await connection.fetchval(crash.WAITING), report)
    if seals:
        crash.compare_seals([await connection.fetch(query) for query in crash.SEALS], report)
    await connection.close()


def _own_time(earlier: int, later: int, report: Report) -> int:
    """Milliseconds of the machine's own time between two rows: while its host takes the machine, nobody can answer."""
    wait = later - earlier
    return wait if wait < _WAITS[0] * 1000 else wait - round(report.taken(earlier, later))


def _look_at(rows: list[Row], players: list[Player], report: Report, stopped_at: int) -> Table:
    """A log replays; its rows follow each other soon; its players have seen what it gives them."""
    whole = replay_strictly(rows)
    report.over += whole.phase == "over"
    # Whoever still owed a row when the play was ended will never write it: what comes later is the server's doing.
    times = [row.at for row in rows if row.seq > 1 and row.at < stopped_at]
    times += [] if whole.phase == "over" and whole.at < stopped_at else [stopped_at]
    waits = ((_own_time(earlier, later, report), earlier) for earlier, later in itertools.pairwise(times))
    longest, since = max(waits, default=(0, 0))
    report.rests.append(longest)
    if longest > report.longest:
        report.longest, report.longest_at = longest, (whole.id, since)
    if longest > report.stuck * 1000:
        after = (since - report.began) / 1000
        report.problems.append(f"table {whole.id} was stuck for {longest / 1000:.1f} s, {after:.1f} s after the start")
    for player in players:
        seq, found = player.last[whole.id]
        report.views += 1
        if seq > whole.seq:
            report.problems.append(f"a player of table {whole.id} has seen row {seq}; the log ends with {whole.seq}")
        elif found != view_hash(view_json(whole, player.person, seq)):
            report.problems.append(
                f"a player of table {whole.id} has seen another view at row {seq} than the log gives"
            )
    if any(table == whole.id for player in players for table, _ in player.audited):
        _audit(rows, players, report)
    return whole


def _audit(rows: list[Row], players: list[Player], report: Report) -> None:
    """Every message about a row is what the log up to that row gives to that viewer, and nothing more."""
    table: Table | None = None
    for row in rows:
        table = fold(table, row)
        for player in players:
            if (row.table, row.seq) in player.audited:
                report.audited += 1
                if player.audited[row.table, row.seq] != essence(
                    news_for(table, row.seq, player.person, 0, People({}))
                ):
                    report.problems.append(f"row {row.seq} of table {row.table} was told otherwise than the log has it")
