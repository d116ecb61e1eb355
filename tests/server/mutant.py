"""`python -m tests.server.mutant NAME serve …`: the server with one mechanism taken out.

A test that shows a mechanism at work must fail where it is missing; these are what it must fail with.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import sqlite3
import sys
from collections.abc import Sequence
from typing import Any

from rollwright.bus.bus import Job
from rollwright.server import clock, logs
from rollwright.server.host import bot_turns, commits, outbox, peers, sweeper
from rollwright.server.socket import session
from rollwright.stores.postgres.service import PostgresService
from rollwright.stores.postgres.tables import PostgresTables
from rollwright.stores.sqlite import file, schema
from rollwright.stores.sqlite.tables import SqliteTables
from rollwright.stores.store import Entry, Posted, Unavailable
from rollwright.tables.commands import decide as deciding
from rollwright.tables.commands.command import Command
from rollwright.tables.commands.outcome import Accepted, Ruling
from rollwright.tables.log.answers import Answers
from rollwright.tables.log.fields import FORMAT_OF_FULL
from rollwright.tables.log.lobby import Created
from rollwright.tables.log.table import Row, Table
from rollwright.tables.wire import outbound


def ignore_command_ids() -> None:
    """Nobody looks whether a command has been committed before."""

    def decide(table: Table | None, command: Command, now: int, secret: bytes = b"") -> Ruling:
        if table is not None:
            table.answers = Answers()
        return deciding.decide(table, command, now, secret)

    setattr(commits, "decide", decide)  # noqa: B010 - a module, not a class
    key = "primary key (table_id, seq)"
    without = tuple(step.replace(f"{key},\n        unique (table_id, actor, cid)", key) for step in schema.STEPS)
    assert without != schema.STEPS, "the unique key is gone already"
    setattr(file, "STEPS", without)  # noqa: B010


def ack_before_commit() -> None:
    """Rows are committed a little later; the client gets its ack at once."""
    later: set[Any] = set()

    def soon(commit: Any) -> Any:
        async def append(self: Any, entries: Sequence[Entry]) -> None:
            async def write() -> None:
                await asyncio.sleep(0.03)
                await commit(self, entries)

            later.add(asyncio.create_task(write()))

        return append

    for tables in (SqliteTables, PostgresTables):
        setattr(tables, "append", soon(tables.append))  # noqa: B010


def no_sweeper() -> None:
    """Nobody looks for tables that have been forgotten."""

    async def sweep(self: sweeper.Sweeper) -> None:
        self._memory.forget_idle()

    sweeper.Sweeper.sweep = sweep  # type: ignore[method-assign]


def no_delivery() -> None:
    """Notices are committed, and never delivered."""

    async def deliver(self: outbox.Deliveries) -> None: ...

    outbox.Deliveries.deliver = deliver  # type: ignore[method-assign]


def die_delivering() -> None:
    """A failpoint: now and then the process ends as it delivers, before anybody has read a notice or just after."""
    read = outbox.Deliveries._read

    async def read_or_die(self: outbox.Deliveries, posted: Posted) -> bool:
        if random.random() < 0.3:
            os._exit(9)
        had = await read(self, posted)
        if random.random() < 0.3:
            os._exit(9)
        return had

    outbox.Deliveries._read = read_or_die  # type: ignore[method-assign]


def trust_the_bus() -> None:
    """Nobody polls the log for what no hint has brought."""

    async def poll(self: peers.Peers, tables: object) -> None: ...

    peers.Peers.poll = poll  # type: ignore[method-assign]


def leak() -> None:
    """An event is sent to all as the person at the first seat sees it."""

    def news_for(table: Table, seq: int, person: str | None, *rest: Any) -> outbound.Message:
        return outbound.news_for(table, seq, table.persons()[0] if table.persons() else person, *rest)

    setattr(session, "news_for", news_for)  # noqa: B010


def no_sync() -> None:
    """What is committed is left to the system's memory."""
    connect = file.File._connect

    def connect_carelessly(self: file.File) -> sqlite3.Connection:
        connection = connect(self)
        connection.execute("pragma synchronous = off")
        return connection

    file.File._connect = connect_carelessly  # type: ignore[method-assign]


def tell_by_length() -> None:
    """A frame is a little longer or shorter by what lies on the table, hidden or not."""

    def news_for(table: Table, *rest: Any) -> outbound.Message:
        return outbound.news_for(table, *rest) | {"pad": " " * int(table.digest()[:2], 16)}

    setattr(session, "news_for", news_for)  # noqa: B010


def log_what_errors_say() -> None:
    """The log holds the message of an error."""
    write = logs._JsonLines.format

    def format_all(self: logs._JsonLines, record: logging.LogRecord) -> str:
        return f"{write(self, record)} {record.exc_info[1] if record.exc_info else ''}"

    logs._JsonLines.format = format_all  # type: ignore[method-assign]


def poison() -> None:
    """No mechanism is missing: every worker that claims a bot's turn fails, unless the simplest bot is to play it."""
    play = bot_turns.BotTurns.play

    async def play_poisoned(self: bot_turns.BotTurns, job: Job, bot: str = "") -> bool:
        if not bot:
            raise RuntimeError("poison")
        return await play(self, job, bot)

    bot_turns.BotTurns.play = play_poisoned  # type: ignore[method-assign]


def die_after_commit() -> None:
    """A failpoint: the process ends when the first move of a game is on the disk and not yet published."""
    commit = commits.Commits._commit

    async def commit_and_die(self: commits.Commits, rulings: Sequence[Accepted]) -> None:
        await commit(self, rulings)
        if rulings[0].row.kind == "acted":
            os._exit(9)

    commits.Commits._commit = commit_and_die  # type: ignore[method-assign]


def no_first_beat() -> None:
    """No mechanism is missing: the store is there when it is opened, and gone a moment later."""

    async def last_beat(self: PostgresService) -> int | None:
        raise Unavailable("gone")

    PostgresService.last_beat = last_beat  # type: ignore[method-assign]


def newer() -> None:
    """No mechanism is missing: a node of a later version, which writes logs of a format that others don't know."""

    def decide(table: Table | None, command: Command, now: int, secret: bytes = b"") -> Ruling:
        ruling = deciding.decide(table, command, now, secret)
        if table is not None or not isinstance(ruling, Accepted):
            return ruling
        made, row = ruling.table, ruling.row
        made.format = FORMAT_OF_FULL + 1
        body = Created.read({**row.body.to_json(), "format": made.format})
        later = Row(row.table, row.seq, row.actor, row.cid, row.version, body, made.digest(), row.at)
        made.rows.replace_last(later)
        return Accepted(later, made, ruling.effects, ruling.secret)

    setattr(commits, "decide", decide)  # noqa: B010


def days_go_by() -> None:
    """No mechanism is missing: whenever the process gets SIGUSR1, its clock goes on by a day."""
    now_ms, days = clock.Clock.now_ms, 0

    def go_on(*_: object) -> None:
        nonlocal days
        days += 1

    signal.signal(signal.SIGUSR1, go_on)
    clock.Clock.now_ms = lambda self: now_ms(self) + days * 86_400_000  # type: ignore[method-assign]


def awake_days_go_by() -> None:
    """The same, and it doesn't take them for days that it slept through: clocks run on."""
    from rollwright.server.host import outages

    setattr(outages, "_GAP", 10**15)  # noqa: B010
    days_go_by()


def no_extras() -> None:
    """No mechanism is missing: a server that was installed without the extra `accounts`."""
    from rollwright.server.host import mail, passkeys

    setattr(mail, "AVAILABLE", False)  # noqa: B010
    setattr(passkeys, "AVAILABLE", False)  # noqa: B010


MUTANTS = {
    "no_extras": no_extras,
    "days_go_by": days_go_by,
    "awake_days_go_by": awake_days_go_by,
    "newer": newer,
    "no_first_beat": no_first_beat,
    "die_after_commit": die_after_commit,
    "poison": poison,
    "log_what_errors_say": log_what_errors_say,
    "ignore_command_ids": ignore_command_ids,
    "ack_before_commit": ack_before_commit,
    "no_sweeper": no_sweeper,
    "no_delivery": no_delivery,
    "die_delivering": die_delivering,
    "trust_the_bus": trust_the_bus,
    "leak": leak,
    "no_sync": no_sync,
    "tell_by_length": tell_by_length,
}

if __name__ == "__main__":
    from rollwright.cli.__main__ import main

    MUTANTS[sys.argv[1]]()
    sys.exit(main(sys.argv[2:]))
