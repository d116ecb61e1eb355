"""What conversations ask of a host, as this server does it: within limits, counted and logged."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from rollwright.server.clock import now_ms
from rollwright.server.host.bot_turns import people_playing
from rollwright.server.host.host import Host
from rollwright.server.host.kept import KeptTexts
from rollwright.server.host.live import LiveTable
from rollwright.server.host.load import ADVICE, NEW_TABLES
from rollwright.server.limits import CHAT, HINTS, REVIEWS, TABLES, Limits
from rollwright.server.logs import log
from rollwright.server.metrics import Metrics
from rollwright.stores.store import Unknown
from rollwright.tables.commands.bot_turns import BotRequest
from rollwright.tables.commands.command import Command
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.fresh import Fresh, shard_of_table
from rollwright.tables.commands.lobby import Sit
from rollwright.tables.commands.outcome import Accepted
from rollwright.tables.commands.refusals import LIMIT, UNKNOWN, Nack, refuse
from rollwright.tables.conversation.host import Refused, Reply, TakenUp
from rollwright.tables.fairness.dice import CHAIN
from rollwright.tables.log.table import PLAYING, WAITING
from rollwright.tables.study.hint import Advised
from rollwright.tables.study.reviewing import Progress, ReviewRequest
from rollwright.tables.wire.inbound import Cmd, NewTable

_LISTED: Final = 50
_MOST_WAITING: Final = 20
"""Tables of a person that wait for players."""
_MOST_OF_BOTS: Final = 4
"""Tables of a person at which bots play alone."""
_ERASED: Final = "you are not known here any more"
"""To somebody who is being erased at another node."""


class SocketHost:
    """As `tables.conversation.host.Host`."""

    def __init__(self, host: Host, limits: Limits, metrics: Metrics) -> None:
        self.scheme = CHAIN
        self.openings: Final = KeptTexts()
        """What is sent to who opens a table."""
        self._host: Final = host
        self._limits: Final = limits
        self._metrics: Final = metrics

    def now(self) -> int:
        return now_ms()

    # Tables

    async def find(self, table: str) -> LiveTable | None:
        return await self._host.memory.find(table)

    def watch(self, live: LiveTable, person: str, news: Callable[[str, str], None]) -> Callable[[], None]:
        if self._limits.on and self._host.presence.is_full(live, person):
            self._metrics.refused.add("watchers")
            raise Refused(LIMIT, "too many are watching this table; try again later")
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
        hosts = {seat["person"] for card in others for seat in card["seats"] if seat["person"]}
        blocked = await store.company.who_block(person, hosts) if hosts else set()
        others = [card for card in others if blocked.isdisjoint(seat["person"] for seat in card["seats"])]
        taken = [seat for card in mine + others for seat in card["seats"] if seat["person"]]
        names = await store.people.names({seat["person"] for seat in taken})
        for seat in taken:
            seat["name"] = names.get(seat["person"], "")
        return mine, others

    # Commands

    async def fresh_table(self, person: str, message: NewTable) -> Fresh:
        await self._need_room(person)
        return await self._host.commits.fresh(self._host.store.tables.shard_of_new(person, message.cid))

    async def fresh_rematch(self, person: str, message: Cmd) -> Fresh:
        """What a table opens is kept where the table is: both are committed together."""
        await self._need_room(person)
        return await self._host.commits.fresh(shard_of_table(message.table))

    async def _need_room(self, person: str) -> None:
        """A table costs most while it waits or is played: nobody has more of these than they can look after."""
        if self._host.load.refuses(NEW_TABLES):
            raise Refused(LIMIT, "there is too much to do here just now; try again in a minute")
        if not self._limits.on:
            return
        if not self._limits.allows(person, TABLES):
            raise Refused(LIMIT, "too many new tables; wait a little")
        hosted = [live.table for live in self._host.memory.all() if live.table.host == person]
        waiting = {table.id for table in hosted if table.phase == WAITING}
        sat = await self._host.store.tables.cards_of(person, _LISTED)
        if len(waiting.union(card["id"] for card in sat if card["phase"] == WAITING)) >= _MOST_WAITING:
            self._metrics.refused.add("tables_waiting")
            raise Refused(LIMIT, f"{_MOST_WAITING} of your tables wait for players; close some of them first")
        if sum(table.phase == PLAYING and not people_playing(table) for table in hosted) >= _MOST_OF_BOTS:
            self._metrics.refused.add("tables_of_bots")
            raise Refused(LIMIT, f"at {_MOST_OF_BOTS} of your tables bots play alone; let them finish first")

    async def take_up(self, person: str, message: NewTable) -> TakenUp | Nack:
        await self._need_room(person)
        return await self._host.challenges.take_up(person, message.cid, message.challenge)

    async def pack(self, person: str, pack: str) -> str | None:
        return await self._host.store.packs.content(person, pack)

    async def create(self, command: Create, name: str) -> Reply:
        started = time.monotonic()
        refused = command.clock_refused() if self._limits.on else None
        reply = await self._host.commits.create(command, name) if refused is None else Reply(refused, "", 0)
        return self._counted(command, reply, started)

    async def carry_out(self, live: LiveTable, command: Command, name: str) -> Reply:
        started = time.monotonic()
        if isinstance(command, Sit) and await self._host.company.is_kept_out(command.actor, live.table):
            full = Reply(refuse("table.full"), live.table.id, live.table.seq)  # they aren't told why
            return self._counted(command, full, started)
        reply = await self._host.commits.carry_out(live, command, name)
        if isinstance(command, Sit) and isinstance(reply.ruling, Accepted):
            await self._host.company.seated(command.actor, live.table.id)
        return self._counted(command, reply, started)

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
        try:
            return await self._host.chat.say(live, person, name, cid, text)
        except Unknown as error:
            raise Refused(UNKNOWN, _ERASED) from error

    async def rename(self, person: str, name: str) -> None:
        try:
            await self._host.guests.rename(person, name)
        except Unknown as error:
            raise Refused(UNKNOWN, _ERASED) from error

    def advise(
        self, person: str, request: BotRequest, then: Callable[[list[Advised]], None]
    ) -> Nack | Callable[[], object]:
        if not self._limits.allows(person, HINTS):
            return refuse("table.many_hints")
        if self._host.load.refuses(ADVICE):
            return refuse("table.busy")
        return self._host.tasks.spawn(self._think(person, request, then)).cancel

    async def _think(self, person: str, request: BotRequest, then: Callable[[list[Advised]], None]) -> None:
        then(await self._host.pool.advise(request, person))

    def review(
        self, person: str, request: ReviewRequest, then: Callable[[Progress | Nack], None]
    ) -> Nack | Callable[[], object]:
        if not self._limits.allows(person, REVIEWS):
            return refuse("table.many_reviews")
        if self._host.load.refuses(ADVICE):
            return refuse("table.busy")
        return self._host.reviews.ask(person, request, then)
