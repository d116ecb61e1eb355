"""A command is decided and its row committed; then it is published, and its effects follow. The log is the truth."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Final

from rollwright.server.clock import now_ms
from rollwright.server.host.epochs import reseal
from rollwright.server.host.live import LiveTable, entry_of
from rollwright.server.host.memory import Memory
from rollwright.server.host.outages import Outages
from rollwright.server.host.peers import Peers
from rollwright.server.metrics import Metrics
from rollwright.stores.store import Conflict, Entry, Store, Unavailable
from rollwright.tables.commands.command import Command
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.decide import decide
from rollwright.tables.commands.fresh import ENTROPY, Fresh, fresh_from, shard_of_table
from rollwright.tables.commands.outcome import Accepted, Ruling
from rollwright.tables.commands.refusals import UNAVAILABLE, Nack, refuse
from rollwright.tables.conversation.host import ROW, Reply, rows_of
from rollwright.tables.log.fields import FORMAT

_TRIES: Final = 5
"""Whenever a race is lost, somebody has won it, so a few attempts are enough."""


def fresh(shard: int = 0, log_format: int = FORMAT) -> Fresh:
    return fresh_from(secrets.token_bytes(ENTROPY), shard, log_format)


class Commits:
    """`look_after` is called for tables that have a new row, `posted` with the kinds of what is in the outbox."""

    def __init__(
        self,
        store: Store,
        memory: Memory,
        peers: Peers,
        outages: Outages,
        metrics: Metrics,
        look_after: Callable[[LiveTable], None],
        posted: Callable[[Collection[str]], None],
    ) -> None:
        self._store: Final = store
        self._memory: Final = memory
        self._peers: Final = peers
        self._outages: Final = outages
        self._metrics: Final = metrics
        self._look_after: Final = look_after
        self._posted: Final = posted

    async def fresh(self, shard: int) -> Fresh:
        """For a new table in a shard, which all who share the store can read."""
        return fresh(shard, await self._store.tables.log_format(shard))

    async def create(self, command: Create, name: str) -> Reply:
        """A new table. The same command twice finds the first one's table."""
        for _ in range(_TRIES):
            known = await self._store.tables.created_by(command.actor, command.cid)
            if known is not None:
                return await self.command(known, command, name)
            ruling = decide(None, command, now_ms())
            if not isinstance(ruling, Accepted):
                return Reply(ruling, "", 0)
            try:
                await self._commit([ruling])
            except Conflict:  # the same command was faster, or the code is another table's
                command = command.anew(await self.fresh(shard_of_table(command.fresh.table)))
                continue
            live = self._opened(ruling, {command.actor: name})
            return Reply(ruling, live.table.id, live.table.seq)
        return Reply(Nack(UNAVAILABLE, None), "", 0)

    async def take_in(self, rows: list[Accepted]) -> LiveTable:
        """A table that was played elsewhere: all its rows at once. Raises Conflict."""
        # All rows know the table that they come to, so that what the store keeps of it is the same with each.
        last = entry_of(rows[-1])
        entries = [replace(last, row=made.row, secret=made.secret, outbox=()) for made in rows[:-1]]
        table, secret = rows[-1].table, rows[0].secret
        assert secret is not None, "a new table has a secret"
        names = await self._store.people.names(table.persons())
        await self._append([*entries, last])
        live = self._memory.known(table.id) or self._memory.keep(LiveTable(table, secret, names))
        self._look_after(live)
        return live

    async def command(self, table: str, command: Command, name: str = "") -> Reply:
        """Decide and commit, at the table with this id."""
        live = await self._memory.find(table)
        return Reply(refuse("table.unknown"), table, 0) if live is None else await self.carry_out(live, command, name)

    async def carry_out(self, live: LiveTable, command: Command, name: str = "") -> Reply:
        """Decide and commit. When this returns an Accepted, the row is on the disk. Raises StoreError.

        `name` is the actor's.
        """
        async with live.lock:
            if live.doubtful:
                await self._memory.settle(live)
            await self._outages.notice()
            credit = self._outages.credit(live.table)
            if credit is not None:
                await self._decide(live, credit, "")
            anew = reseal(live)
            if anew is not None:
                await self._decide(live, anew, "")
                live.restored_since = 0
            ruling = await self._decide(live, command, name)
        return Reply(ruling, live.table.id, live.table.seq)

    async def _decide(self, live: LiveTable, command: Command, name: str) -> Ruling:
        """The caller holds the table's lock."""
        for _ in range(_TRIES):
            if live.doubtful:
                await self._memory.settle(live)
            ruling = decide(live.table, command, now_ms(), live.secret)
            if not isinstance(ruling, Accepted):
                # A refusal must rest on the log, not on a node that has missed something.
                if isinstance(ruling, Nack) and self._store.shared and await self._peers.catch_up(live):
                    continue
                return ruling
            rows = rows_of(ruling, now_ms())
            live.doubtful = True
            try:
                await self._commit(rows)
            except Conflict:
                # The winner has published it, and looks after the table. Where nobody has won, a code was taken.
                if not await self._peers.catch_up(live) and command.makes_a_table:
                    command = command.anew(await self.fresh(shard_of_table(live.table.id)))
                live.doubtful = False
                continue
            live.accept(ruling, name)
            live.doubtful = False
            for made in rows[1:]:
                self._opened(made, {command.actor: name})
            self._peers.publish(live, ROW)
            self._look_after(live)
            return ruling
        raise Unavailable("the table is too busy")

    async def _commit(self, rulings: Sequence[Accepted]) -> None:
        await self._append([entry_of(ruling) for ruling in rulings])

    async def _append(self, entries: Sequence[Entry]) -> None:
        started = time.monotonic()
        await self._store.tables.append(entries)
        self._metrics.commit_seconds.add(time.monotonic() - started)
        kinds = {notice.kind for entry in entries for notice in entry.outbox}
        if kinds:
            self._posted(kinds)

    def _opened(self, ruling: Accepted, names: dict[str, str]) -> LiveTable:
        assert ruling.secret is not None, "a new table has a secret"
        live = self._memory.known(ruling.table.id)
        if live is None:
            live = self._memory.keep(LiveTable(ruling.table, ruling.secret, names))
        self._look_after(live)
        return live
