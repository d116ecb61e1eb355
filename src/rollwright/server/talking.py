"""What each message of a client leads to."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from rollwright import __version__
from rollwright.server.hosting import Host, Outcome, fresh
from rollwright.server.limits import CHAT, HINTS, MESSAGES, TABLES, Limits
from rollwright.server.logs import log, log_error
from rollwright.server.metrics import Metrics
from rollwright.server.people import holder
from rollwright.server.sessions import Session
from rollwright.stores.store import Person, StoreError
from rollwright.tables.commands.bot_turns import BotRequest
from rollwright.tables.commands.command import shard_of_table
from rollwright.tables.commands.outcome import INVALID, LIMIT, UNAVAILABLE, Accepted, Nack, refuse
from rollwright.tables.log.rows import LogError
from rollwright.tables.log.table import Table
from rollwright.tables.study.hint import answer_hint, hint_request
from rollwright.tables.study.what_if import answer_ask, answer_refused
from rollwright.tables.wire.inbound import (
    Ask,
    Chat,
    Cmd,
    Hello,
    Inbound,
    LeaveTable,
    Mine,
    Name,
    NewTable,
    Open,
    Sync,
    WireError,
    parse,
)
from rollwright.tables.wire.outbound import Message, ack, answer, nack, nack_table, nack_words, tables, welcome
from rollwright.tables.wire.schema import MOST_TABLES

_LISTED: Final = 50
_MALFORMED: Final = 10.0
"""A message that is none costs as much as so many others."""


class Talk:
    """Reads messages and answers them, one after the other."""

    def __init__(self, host: Host, limits: Limits, metrics: Metrics) -> None:
        self._host: Final = host
        self._limits: Final = limits
        self._metrics: Final = metrics
        self._hints: Final[set[asyncio.Task[None]]] = set()
        """Those that are being thought about. A task that nobody holds may vanish."""

    async def who(self, hello: Hello) -> Person | None:
        return await holder(self._host.store, hello.ticket)

    async def greet(self, session: Session, hello: Hello) -> None:
        """After a hello: who you are here, and the tables you came from."""
        session.send(welcome(session.person.id, session.person.name, __version__))
        for table_id in hello.tables:
            await self._answer(session, Open(table_id))

    async def hear(self, session: Session, text: str) -> None:
        """Carry out one message. Whoever sends too many waits; nothing is lost, for the line itself holds them back."""
        try:
            message = parse(text)
        except WireError as error:
            self._metrics.messages.add("malformed")
            await self._hold_back(session.person, _MALFORMED)
            session.send(nack_words(error.cid, INVALID, str(error)))
            return
        self._metrics.messages.add(type(message).__name__)
        await self._hold_back(session.person, 1.0)
        await self._answer(session, message)

    async def _hold_back(self, person: Person, cost: float) -> None:
        while (wait := self._limits.wait(person.id, MESSAGES, cost)) > 0:
            await asyncio.sleep(wait)

    async def _answer(self, session: Session, message: Inbound) -> None:
        """Carry it out. What goes wrong is told to whoever asked, and costs nobody the line."""
        kind = type(message).__name__
        try:
            await self._carry_out(session, message)
            return
        except StoreError as error:
            self._metrics.commands.add(UNAVAILABLE)
            log_error("store failed", error, kind=kind)
            why = "nothing can be kept just now; try again"
        except LogError as error:
            log_error("log can't be replayed", error, kind=kind)
            why = "this table can't be read"
        except Exception as error:  # a mistake of ours
            log_error("message failed", error, kind=kind)
            why = "something went wrong here"
        cid = message.cid if isinstance(message, Cmd | Chat | NewTable) else ""
        table = message.table if isinstance(message, Open | Sync) else None
        session.send(nack_words(cid, UNAVAILABLE, why, table))

    async def _carry_out(self, session: Session, message: Inbound) -> None:
        if isinstance(message, Cmd):
            await self._command(session, message)
        elif isinstance(message, Ask):
            await self._ask(session, message)
        elif isinstance(message, NewTable):
            await self._create(session, message)
        elif isinstance(message, Open):
            await self._open(session, message.table)
        elif isinstance(message, LeaveTable):
            session.leave(message.table)
        elif isinstance(message, Sync):
            if not await session.sync(message.table, message.since):
                session.send(nack_table(message.table))
        elif isinstance(message, Chat):
            await self._chat(session, message)
        elif isinstance(message, Mine):
            session.send(await self._tables(session.person.id))
        elif isinstance(message, Name):
            await self._host.rename(session.person.id, message.name)
            session.person = Person(session.person.id, message.name)
            session.send(welcome(session.person.id, session.person.name, __version__))
        else:
            session.send(nack_words("", INVALID, "hello has been said already"))

    async def _open(self, session: Session, table_id: str) -> None:
        if session.looking_at >= MOST_TABLES:
            session.send(nack_words("", LIMIT, f"at most {MOST_TABLES} tables at a time"))
        elif not await session.open(table_id):
            session.send(nack_table(table_id))

    async def _create(self, session: Session, message: NewTable) -> None:
        person = session.person
        if not self._limits.allows(person.id, TABLES):
            session.send(nack_words(message.cid, LIMIT, "too many new tables; wait a little"))
            return
        started = time.monotonic()
        content: str | None = ""
        if message.content:
            content = await self._host.store.pack(person.id, message.content)
        if content is None:
            session.send(nack(message.cid, refuse("table.unknown_content", hash=message.content), 0))
            return
        made = fresh(self._host.store.shard_of_new(person.id, message.cid))
        outcome = await self._host.create(message.command(person.id, made, content), person.name)
        self._tell(session, message.cid, "create", outcome, started)

    async def _command(self, session: Session, message: Cmd) -> None:
        person = session.person
        if message.makes_a_table and not self._limits.allows(person.id, TABLES):
            session.send(nack_words(message.cid, LIMIT, "too many new tables; wait a little"))
            return
        started = time.monotonic()
        # What a table opens is kept where the table is: both are committed together.
        made = fresh(shard_of_table(message.table)) if message.makes_a_table else None
        command = message.command(person.id, made)
        outcome = await self._host.command(message.table, command, person.name)
        self._tell(session, message.cid, message.do, outcome, started)

    def _tell(self, session: Session, cid: str, do: str, outcome: Outcome, started: float) -> None:
        decision = outcome.decision
        came = decision.code if isinstance(decision, Nack) else "ack" if isinstance(decision, Accepted) else "dup"
        session.send(answer(cid, outcome.table, decision, outcome.head))
        took = time.monotonic() - started
        self._metrics.commands.add(came)
        self._metrics.answer.add(took)
        log("command", do=do, table=outcome.table, person=session.person.id, outcome=came, ms=round(took * 1000, 1))

    async def _chat(self, session: Session, message: Chat) -> None:
        live = await self._host.find(message.table)
        if live is None:
            session.send(nack(message.cid, refuse("table.unknown"), 0))
            return
        refused: Nack | None = None
        if not live.table.seats_of(session.person.id):
            refused = refuse("table.not_seated")
        elif not self._limits.allows(session.person.id, CHAT):
            refused = Nack(LIMIT, None)
        if refused is not None:
            session.send(nack(message.cid, refused, live.table.seq))
            return
        new = await self._host.say(live, session.person, message.cid, message.text)
        session.send(ack(message.cid, message.table, live.table.seq, dup=not new))

    async def _ask(self, session: Session, message: Ask) -> None:
        live = await self._host.find(message.table)
        if live is None:
            session.send(nack_table(message.table))
            return
        person = session.person.id
        told = answer_ask(live.table, person, message)
        request = hint_request(live.table, message, told) if message.hint else None
        if request is None:
            session.send(told)
        elif not self._limits.allows(person, HINTS):
            session.send(answer_refused(live.table, person, message, refuse("table.many_hints")))
        else:
            # The line goes on meanwhile: a hint takes as long as a bot's turn.
            task = asyncio.create_task(self._advise(session, live.table, message, told, request))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)

    async def _advise(self, session: Session, table: Table, message: Ask, told: Message, request: BotRequest) -> None:
        advice = await self._host.advise(request)
        session.send(answer_hint(table, session.person.id, message, told, advice))

    async def _tables(self, person: str) -> Message:
        mine = await self._host.store.cards_of(person, _LISTED)
        sat = {card["id"] for card in mine}
        others = [card for card in await self._host.store.open_cards(_LISTED) if card["id"] not in sat]
        taken = [seat for card in mine + others for seat in card["seats"] if seat["person"]]
        names = await self._host.store.names({seat["person"] for seat in taken})
        for seat in taken:
            seat["name"] = names.get(seat["person"], "")
        return tables(mine, others)
