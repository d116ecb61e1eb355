"""People who are called, and move when they have been: nodes, workers, PostgreSQL and NATS are killed meanwhile.

A push service of our own checks who sends, decrypts and counts. Afterwards the logs say which turns were to be told:
each must have been, hardly any twice, and soon.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import asyncpg
import uvloop

from rollwright.kernel.discovery import game_ids
from rollwright.tables.commands.called import call
from rollwright.tables.log.fold import fold
from rollwright.tables.log.kinds import body_from_json
from rollwright.tables.log.table import Row, Table
from tests.chaos.chaos import Site
from tests.chaos.faults import Breaker, Pace
from tests.chaos.journal import Journal
from tests.chaos.player import Ended, Heard, Player
from tests.chaos.proxy import Proxy
from tests.server.client import Message, http
from tests.services.push import Browser, PushService

PACE: Final = Pace(node=8, worker=30, server=60, queue=30, line=30, down=1)
SOON: Final = 5.0
"""Seconds from a row until its call is at the push service, for 95 of 100, on a calm machine."""
TWICE: Final = 0.001
"""The share of calls that may come twice: whoever dies between sending one and noting that."""
_SETTLE: Final = 90.0
"""Seconds in which all must have been told, when nothing is broken any more."""
_LONGEST: Final = 4 * 60 * 60.0
_TELL: Final = 20.0

Turn = tuple[str, str, int]
"""A person, a table, and when the row came with which it became their turn."""


@dataclass
class Calls:
    """What was seen. `problems` must be empty."""

    soon: float = SOON
    seconds: float = 0.0
    expected: int = 0
    answered: int = 0
    """Turns that ended before they were told: nobody has to hear of them any more."""
    lost: list[Turn] = field(default_factory=list)
    told: Counter[Turn] = field(default_factory=Counter)
    waits: list[float] = field(default_factory=list)
    done: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    """What was wrong with posts that came."""

    @property
    def twice(self) -> int:
        return sum(count - 1 for count in self.told.values())

    @property
    def p95(self) -> float:
        return statistics.quantiles(self.waits, n=20)[-1] if len(self.waits) > 1 else 0.0

    @property
    def problems(self) -> list[str]:
        found = [f"{person} was never told of {table} ({at})" for person, table, at in self.lost]
        if self.twice > max(1, TWICE * len(self.told)):
            found.append(f"{self.twice} calls came twice")
        if self.p95 > self.soon:
            found.append(f"95 of 100 calls came within {self.p95:.1f} s")
        return found + self.faults

    def lines(self) -> list[str]:
        counts = (
            f"{self.expected} turns in {self.seconds:.0f} s: {len(self.told)} told, {len(self.lost)} lost, "
            f"{self.twice} told twice, {self.answered} over before they were told"
        )
        waits = (
            f"from the row to the push service: median {statistics.median(self.waits or [0.0]):.2f} s, "
            f"95 of 100 within {self.p95:.2f} s, the slowest {max(self.waits, default=0.0):.1f} s"
        )
        return [
            counts,
            waits,
            *(f"{what}: {count}" for what, count in sorted(self.done.items())),
            *(f"PROBLEM: {problem}" for problem in self.problems[:20]),
            f"{len(self.problems)} problems",
        ]


class Callee(Player):
    """Waits for a call before the first move of a turn."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.called: Final[dict[str, int]] = {}
        """When the turn began that was called last, by table."""
        self._moved: Final[dict[str, int]] = {}
        """The same of the turn that was moved in last."""
        self._is_new: Final[dict[str, bool]] = {}
        """Whether a turn of theirs would be another than that."""

    def hear_call(self, table: str, at: int) -> None:
        self.called[table] = max(at, self.called.get(table, 0))
        self._changed.set()

    def _has_to_act(self, table: str) -> bool:
        acts = super()._has_to_act(table)
        if self.states[table].info.phase != "playing":
            return acts
        if not acts:
            self._is_new[table] = True
        elif self._is_new.get(table, True):
            if self.called.get(table, 0) <= self._moved.get(table, 0):
                return False
            self._is_new[table] = False
        return acts

    async def command(self, table: str, do: str, **fields: Any) -> Heard:
        if do in ("act", "undo"):
            self._moved[table] = self.called.get(table, 0)
        return await super().command(table, do, **fields)


def call_all(turns: int, tables: int = 40, pace: Pace = PACE, soon: float = SOON, seed: int = 1) -> Calls:
    """Until so many turns have been told."""
    seen = Calls(soon)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        site = Site(folder, stack, "", "", "--calls-inside", "--public", "https://play.example.org")
        guests = [http(f"{site.nodes[n % len(site.nodes)].url}/api/guests", "POST", {}).json for n in range(2 * tables)]
        service = stack.enter_context(PushService())
        for guest in guests:
            _ask_to_be_called(site.nodes[0].url, guest, service)
        journal = stack.enter_context(closing(Journal(folder / "journal")))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(_run(site, guests, service, journal, turns, pace, seed, seen))
        seen.faults += service.faults
    return seen


def _ask_to_be_called(url: str, guest: Message, service: PushService) -> None:
    ticket = guest["ticket"]
    browser = service.browser(guest["id"], http(f"{url}/api/alerts", ticket=ticket).json["key"])
    assert http(f"{url}/api/alerts/rings", "POST", browser.ring, ticket).status == 201
    assert http(f"{url}/api/alerts", "PUT", {"when": "always", "over": False}, ticket).status == 200


async def _run(
    site: Site,
    guests: list[Message],
    service: PushService,
    journal: Journal,
    turns: int,
    pace: Pace,
    seed: int,
    seen: Calls,
) -> None:
    loop, source = asyncio.get_running_loop(), random.Random(seed)
    proxy = Proxy([node.port for node in site.nodes], seed)
    await proxy.start()
    players = [Callee(proxy.port, guest, source, journal, False, 0.0) for guest in guests]
    by_id = {player.person: player for player in players}
    came: list[str] = []

    def note(person: str, table: str, at: int, wait: float) -> None:
        turn = (person, table, at)
        seen.told[turn] += 1
        if seen.told[turn] == 1:
            seen.waits.append(wait)
        by_id[person].hear_call(table, at)

    def delivered(browser: Browser, message: dict[str, Any]) -> None:
        person = browser.address.rpartition("/")[2]
        came.append(message["ring"])
        if message["kind"] == "turn":
            table, at = message["tag"].partition(" ")[2], message["at"]
            loop.call_soon_threadsafe(note, person, table, at, max(0.0, time.time() - at / 1000))

    service.delivered = delivered
    lines = [asyncio.create_task(player.stay_connected()) for player in players]
    pairs = zip(players[::2], players[1::2], strict=True)
    playing = [asyncio.create_task(_play(number, *pair)) for number, pair in enumerate(pairs)]
    saying = asyncio.create_task(_say_what_came(site, came))
    breaker = Breaker(site.postgres, site.bus, site.nodes, site.workers, proxy, journal, pace, seed)
    breaking = asyncio.create_task(breaker.run())
    started = told_at = time.monotonic()
    while len(seen.told) < turns and not breaking.done() and time.monotonic() - started < _LONGEST:
        await asyncio.sleep(0.5)
        if time.monotonic() - told_at > _TELL:
            told_at = time.monotonic()
            sys.stderr.write(f"{told_at - started:.0f} s: {len(seen.told)} told, {seen.twice} twice\n")
    breaker.stop()
    await asyncio.wait([breaking])
    if (error := breaking.exception()) is not None:
        seen.faults.append(f"what was broken can't be mended: {error!r}")
    for player in players:
        player.ending = True
    proxy.be_kind()
    await asyncio.wait(playing, timeout=30)
    seen.seconds = time.monotonic() - started
    deadline = time.monotonic() + _SETTLE
    while True:
        await _compare(site.store, seen)
        if not seen.lost or time.monotonic() > deadline:
            break
        await asyncio.sleep(1)
    for task in (*playing, *lines, saying):
        task.cancel()
    failed = await asyncio.gather(*playing, return_exceptions=True)
    seen.faults += [f"a player failed: {one!r}" for one in failed if isinstance(one, Exception)]
    await asyncio.gather(*lines, saying, return_exceptions=True)
    await proxy.stop()
    seen.done = breaker.done + proxy.done


async def _play(number: int, host: Callee, guest: Callee) -> None:
    """One game after another, each of the next kind."""
    games = itertools.islice(itertools.cycle(game_ids()), number % len(game_ids()), None)
    try:
        for game in games:
            table = await host.create(game, [{"kind": "me"}, {"kind": "open"}])
            async with asyncio.TaskGroup() as group:
                group.create_task(host.play(table, invited=False))
                group.create_task(guest.play(table, invited=True))
    except* Ended:
        pass


async def _say_what_came(site: Site, came: list[str]) -> None:
    """What service workers say of each call, now and then to whichever node answers: or they would count as gone."""

    def say(ring: str) -> None:
        for node in site.nodes:
            try:
                if http(f"{node.url}/api/alerts/came", "POST", {"ring": ring}).status == 204:
                    return
            except OSError:
                pass  # it is dead

    while True:
        await asyncio.sleep(1)
        rings = set(came)
        came.clear()
        for ring in rings:
            await asyncio.to_thread(say, ring)


async def _compare(store: str, seen: Calls) -> None:
    """Which turns the logs say were to be told."""
    connection = await asyncpg.connect(store)
    found = await connection.fetch(
        "select table_id, seq, actor, cid, version, body, hash, at from rows order by table_id, seq"
    )
    await connection.close()
    seen.expected = seen.answered = 0
    seen.lost = []
    for _, rows in itertools.groupby(found, key=lambda row: row["table_id"]):
        open_turns: dict[str, Turn] = {}
        table: Table | None = None
        for name, seq, actor, cid, version, body, digest, at in rows:
            row = Row(name, seq, actor, cid, version, body_from_json(json.loads(body)), digest, at)
            before, table = table, await asyncio.to_thread(fold, table, row)
            turns = call(before, table)
            for person in () if turns is None else turns.answered:
                turn = open_turns.pop(person)
                seen.answered += turn not in seen.told
            for one in () if turns is None else turns.called:
                seen.expected += 1
                open_turns[one.person] = (one.person, name, turns.at if turns is not None else 0)
        seen.lost += [turn for turn in open_turns.values() if turn not in seen.told]
