"""What conversations ask of a host, as this server does it: within limits, counted and logged."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from rollwright.server.clock import now_ms
from rollwright.server.host.host import Host
from rollwright.server.host.live import LiveTable
from rollwright.server.limits import CHAT, HINTS, TABLES, Limits
from rollwright.server.logs import log
from rollwright.server.metrics import Metrics
from rollwright.tables.commands.bot_turns import BotRequest
from rollwright.tables.commands.command import Command
from rollwright.tables.commands.fresh import Fresh, shard_of_table
from rollwright.tables.commands.lobby import Create
from rollwright.tables.commands.outcome import Accepted
from rollwright.tables.commands.refusals import LIMIT, Nack, refuse
from rollwright.tables.conversation.host import Refused, Reply
from rollwright.tables.fairness.dice import CHAIN
from rollwright.tables.study.hint import Advised
from rollwright.tables.wire.inbound import Cmd, NewTable

_LISTED: Final = 50


class SocketHost:
    """As `tables.conversation.host.Host`."""

    def __init__(self, host: Host, limits: Limits, metrics: Metrics) -> None:
        self.scheme = CHAIN
        self._host: Final = host
        self._limits: Final = limits
        self._metrics: Final = metrics

    def now(self) -> int:
        return now_ms()

    # Tables

    async def find(self, table: str) -> LiveTable | None:
        return await self._host.memory.find(table)

    def watch(self, live: LiveTable, person: str, news: Callable[[str, str], None]) -> Callable[[], None]:
        unsubscribe = self._host.peers.listen(live.table.id, lambda heard: news(heard.table, heard.what))
        self._host.presence.come(live, person)

        def end() -> None:
            unsubscribe()
            self._host.presence.go(live, person)

        return end

    async def cards(self, person: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        store = self._host.store
        mine = await store.tables.cards_of(person, _LISTED)
        sat = {card["id"] for card in mine}
        others = [card for card in await store.tables.open_cards(_LISTED) if card["id"] not in sat]
        taken = [seat for card in mine + others for seat in card["seats"] if seat["person"]]
        names = await store.people.names({seat["person"] for seat in taken})
        for seat in taken:
            seat["name"] = names.get(seat["person"], "")
        return mine, others

    # Commands

    async def fresh_table(self, person: str, message: NewTable) -> Fresh:
        self._need_room(person)
        return await self._host.commits.fresh(self._host.store.tables.shard_of_new(person, message.cid))

    async def fresh_rematch(self, person: str, message: Cmd) -> Fresh:
        """What a table opens is kept where the table is: both are committed together."""
        self._need_room(person)
        return await self._host.commits.fresh(shard_of_table(message.table))

    def _need_room(self, person: str) -> None:
        if not self._limits.allows(person, TABLES):
            raise Refused(LIMIT, "too many new tables; wait a little")

    async def pack(self, person: str, pack: str) -> str | None:
        return await self._host.store.packs.content(person, pack)

    async def create(self, command: Create, name: str) -> Reply:
        started = time.monotonic()
        return self._counted(command, await self._host.commits.create(command, name), started)

    async def carry_out(self, live: LiveTable, command: Command, name: str) -> Reply:
        started = time.monotonic()
        return self._counted(command, await self._host.commits.carry_out(live, command, name), started)

    def _counted(self, command: Command, reply: Reply, started: float) -> Reply:
        ruling = reply.ruling
        outcome = ruling.code if isinstance(ruling, Nack) else "ack" if isinstance(ruling, Accepted) else "dup"
        took = time.monotonic() - started
        self._metrics.commands.add(outcome)
        self._metrics.command_seconds.add(took)
        log(
            "command", do=command.do, table=reply.table, person=command.actor, outcome=outcome, ms=round(took * 1000, 1)
        )
        return reply

    # What is no command

    async def say(self, live: LiveTable, person: str, name: str, cid: str, text: str) -> bool:
        if not self._limits.allows(person, CHAT):
            raise Refused(LIMIT, "too many lines at once; wait a little")
        return await self._host.chat.say(live, person, name, cid, text)

    async def rename(self, person: str, name: str) -> None:
        await self._host.guests.rename(person, name)

    def advise(self, person: str, request: BotRequest, then: Callable[[list[Advised]], None]) -> Nack | None:
        if not self._limits.allows(person, HINTS):
            return refuse("table.many_hints")
        self._host.tasks.spawn(self._think(request, then))
        return None

    async def _think(self, request: BotRequest, then: Callable[[list[Advised]], None]) -> None:
        then(await self._host.pool.advise(request))
