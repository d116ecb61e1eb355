"""A conversation: what each message of a client leads to, and which tables the client watches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from rollwright import __version__
from rollwright.tables.commands.bot_turns import BotRequest
from rollwright.tables.commands.refusals import INVALID, LIMIT, Nack, refuse
from rollwright.tables.conversation.host import CHAT, ROW, Host, Line, LiveTable, Refused, Reply
from rollwright.tables.log.table import PLAYING, STARTING, Table
from rollwright.tables.study.coach import answer_judged, judge_request
from rollwright.tables.study.hint import Advised, answer_hint, hint_request
from rollwright.tables.study.reviewing import Progress, answer_review, is_last, review_request
from rollwright.tables.study.what_if import answer_question, answer_refused
from rollwright.tables.wire.inbound import (
    Ask,
    AskReview,
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
)
from rollwright.tables.wire.names import passes_for_bot
from rollwright.tables.wire.outbound import (
    Message,
    ack,
    answer,
    beacon,
    can_catch_up,
    chat_message,
    info_message,
    nack,
    nack_table,
    nack_words,
    tables,
    welcome,
)
from rollwright.tables.wire.schema import MOST_TABLES, PROTO


@final
class _Watch:
    """A table that the client watches."""

    def __init__(self, live: LiveTable, viewer: str) -> None:
        self.live: Final = live
        self.viewer: Final = viewer
        self.seen = 0
        """The last row that was sent."""
        self.last_line = 0
        """The last line of chat that was sent."""
        self.end: Callable[[], None] = _nothing


@final
class Conversation:
    """With one client of one person. Messages are carried out one after the other."""

    def __init__(self, host: Host, line: Line, person: str, name: str, also: Sequence[str] = ()) -> None:
        self.person: Final = person
        self.name = name
        self.also: Final = also
        """Other ids of the same person, which were merged into this one."""
        self.proto = PROTO
        """The version of the protocol in use."""
        self._host: Final = host
        self._line: Final = line
        self._watches: Final[dict[str, _Watch]] = {}
        self._thoughts: Final[dict[str, Callable[[], object]]] = {}
        """What ends the hints and reviews that are being thought about, by the question."""

    def seated_as(self, table: Table) -> str:
        """Which of the person's ids sits at a table; the person's own at the others."""
        for one in (self.person, *self.also):
            if table.seats_of(one):
                return one
        return self.person

    # What comes in

    def greet(self, hello: Hello) -> list[Open]:
        """Answer a hello. Gives the tables that the client had open, which are to be opened next."""
        self.proto = hello.proto
        self._welcome()
        return [Open(table) for table in hello.tables]

    async def receive(self, message: Inbound) -> None:
        """Carry out one message, and answer it."""
        try:
            await self._carry_out(message)
        except Refused as refused:
            self.refuse(message, refused.code, refused.why)

    def refuse(self, message: Inbound, code: str, why: str) -> None:
        """Answer that a message can't be carried out."""
        cid = message.cid if isinstance(message, Cmd | Chat | NewTable) else ""
        cid = message.id if isinstance(message, AskReview) else cid
        table = message.table if isinstance(message, Open | Sync) else None
        self._line.send(nack_words(cid, code, why, table))

    async def _carry_out(self, message: Inbound) -> None:
        if isinstance(message, Cmd):
            await self._command(message)
        elif isinstance(message, Ask):
            await self._answer_question(message)
        elif isinstance(message, AskReview):
            await self._review(message)
        elif isinstance(message, NewTable):
            await self._create(message)
        elif isinstance(message, Open):
            await self._open(message.table)
        elif isinstance(message, LeaveTable):
            self.leave(message.table)
        elif isinstance(message, Sync):
            await self._sync(message)
        elif isinstance(message, Chat):
            await self._say(message)
        elif isinstance(message, Mine):
            mine, others = await self._host.cards(self.person)
            self._line.send(tables(mine, others))
        elif isinstance(message, Name):
            await self._rename(message.name)
        else:
            raise Refused(INVALID, "hello has been said already")

    def _welcome(self) -> None:
        self._line.send(welcome(self.person, self.name, __version__, self.proto))

    async def _rename(self, name: str) -> None:
        if not name:
            self._line.send(nack("", refuse("table.no_name"), 0))
        elif passes_for_bot(name):
            self._line.send(nack("", refuse("table.bots_name"), 0))
        else:
            await self._host.rename(self.person, name)
            self.name = name
        self._welcome()  # also says what the name still is

    # Commands

    async def _create(self, message: NewTable) -> None:
        if message.challenge:
            await self._take_up(message)
            return
        fresh = await self._host.fresh_table(self.person, message)
        content: str | None = ""
        if message.content:
            content = await self._host.pack(self.person, message.content)
        if content is None:
            self._line.send(nack(message.cid, refuse("table.unknown_content", hash=message.content), 0))
            return
        command = message.command(self.person, fresh, content, self._host.scheme)
        self._reply(message.cid, await self._host.create(command, self.name))

    async def _take_up(self, message: NewTable) -> None:
        taken = refuse("table.challenge_differs") if message.content else await self._host.take_up(self.person, message)
        if isinstance(taken, Nack):
            self._line.send(nack(message.cid, taken, 0))
            return
        command = message.command(self.person, taken.fresh, "", taken.scheme, taken.challenge)
        self._reply(message.cid, await self._host.create(command, self.name))

    async def _command(self, message: Cmd) -> None:
        live: LiveTable | None = await self._host.find(message.table)
        if live is None:
            self._line.send(nack(message.cid, refuse("table.unknown"), 0))
            return
        fresh = await self._host.fresh_rematch(self.person, message) if message.makes_a_table else None
        command = message.command(self.seated_as(live.table), fresh)
        self._reply(message.cid, await self._host.carry_out(live, command, self.name))

    def _reply(self, cid: str, reply: Reply) -> None:
        self._line.send(answer(cid, reply.table, reply.ruling, reply.head))

    async def _say(self, message: Chat) -> None:
        live: LiveTable | None = await self._host.find(message.table)
        if live is None:
            self._line.send(nack(message.cid, refuse("table.unknown"), 0))
            return
        person = self.seated_as(live.table)
        if not live.table.seats_of(person):
            self._line.send(nack(message.cid, refuse("table.not_seated"), live.table.seq))
            return
        new = await self._host.say(live, person, self.name, message.cid, message.text)
        self._line.send(ack(message.cid, message.table, live.table.seq, dup=not new))

    # Questions

    async def _answer_question(self, message: Ask) -> None:
        live: LiveTable | None = await self._host.find(message.table)
        if live is None:
            self._line.send(nack_table(message.table))
            return
        viewer = self.seated_as(live.table)
        found = answer_question(live.table, viewer, message)
        request = hint_request(live.table, message, found) if message.hint else None
        if message.judge:
            request = judge_request(live.table, message, found)
        if request is None:
            silent = message.judge and found["refusal"] is None
            self._line.send(answer_judged(message, found, []) if silent else found)
        else:
            self._advise(live.table, viewer, message, found, request)

    def _advise(self, table: Table, viewer: str, question: Ask, found: Message, request: BotRequest) -> None:
        def then(advice: list[Advised]) -> None:
            self._thoughts.pop(question.id, None)
            told = answer_judged(question, found, advice) if question.judge else None
            self._line.send(told or answer_hint(table, viewer, question, found, advice))

        begun = self._host.advise(self.person, request, then)
        if isinstance(begun, Nack):
            self._line.send(answer_refused(table, viewer, question, begun))
        else:
            self._thoughts[question.id] = begun

    async def _review(self, question: AskReview) -> None:
        """Told as often as there is more of it."""
        live: LiveTable | None = await self._host.find(question.table)
        if live is None:
            self._line.send(nack(question.id, refuse("table.unknown"), 0))
            return
        head = live.table.seq
        request = review_request(live.table, question.depth)
        if isinstance(request, Nack):
            self._line.send(nack(question.id, request, head))
            return
        asked, ended = request, list[str]()

        def then(news: Progress | Nack) -> None:
            said = news if isinstance(news, Nack) else answer_review(question, news)
            self._line.send(nack(question.id, said, head) if isinstance(said, Nack) else said)
            if isinstance(news, Nack) or is_last(asked, news):
                self._thoughts.pop(question.id, None)
                ended.append(question.id)

        self._end_thought(question.id)
        begun = self._host.review(self.person, request, then)
        if isinstance(begun, Nack):
            then(begun)
        elif not ended:
            self._thoughts[question.id] = begun

    def _end_thought(self, question: str) -> None:
        """Where a question is asked once more, the first is answered no further."""
        self._thoughts.pop(question, _nothing)()

    # Looking at tables

    async def _open(self, table: str) -> None:
        """Begin with the whole table, then send all that is new."""
        if len(self._watches) >= MOST_TABLES:
            raise Refused(LIMIT, f"at most {MOST_TABLES} tables at a time")
        live: LiveTable | None = await self._host.find(table)
        if live is None:
            self._line.send(nack_table(table))
            return
        watch = self._watches.get(table)
        if watch is None:
            watch = _Watch(live, self.seated_as(live.table))
            watch.end = self._host.watch(live, watch.viewer, self.on_news)
            self._watches[table] = watch
        self._send_snapshot(watch)

    async def _sync(self, message: Sync) -> None:
        """What happened after a row; the whole table where that is much, or can't be."""
        watch = self._watches.get(message.table)
        if watch is None:
            await self._open(message.table)
        elif can_catch_up(watch.live.table, message.since):
            watch.seen = message.since
            self._send_rows(watch)
        else:
            self._send_snapshot(watch)

    def leave(self, table: str) -> None:
        """Stop watching."""
        watch = self._watches.pop(table, None)
        if watch is not None:
            watch.end()

    def leave_all(self) -> None:
        """The client is gone: nobody waits for its hints and reviews any more."""
        for question in list(self._thoughts):
            self._end_thought(question)
        for table in list(self._watches):
            self.leave(table)

    def is_playing(self) -> bool:
        """Whether the person sits at a table that is watched, and whose game has begun and is not over."""
        return any(
            watch.live.table.phase in (STARTING, PLAYING) and watch.live.table.seats_of(watch.viewer)
            for watch in self._watches.values()
        )

    # What goes out

    def on_news(self, table: str, what: str) -> None:
        """Something is new at a table."""
        watch = self._watches.get(table)
        if watch is None or not watch.seen:
            return  # the snapshot is still to be sent
        if what == ROW:
            self._send_rows(watch)
        elif what == CHAT:
            self._send_chat(watch)
        else:
            self._line.send(info_message(watch.live.table, watch.viewer, watch.live.people))

    def send_snapshot(self, table: str) -> None:
        """A table as it is now, if it is still watched: in place of news of it that could not be sent."""
        watch = self._watches.get(table)
        if watch is not None:
            self._send_snapshot(watch)

    def send_heads(self) -> None:
        """How far each table is, so that a client notices what it has missed."""
        if self._watches:
            self._line.send(beacon({table: watch.live.table.seq for table, watch in self._watches.items()}))

    def _send_rows(self, watch: _Watch) -> None:
        first, watch.seen = watch.seen + 1, watch.live.table.seq
        for seq in range(first, watch.seen + 1):
            if not self._line.send_row(watch.live, seq, watch.viewer):
                return

    def _send_chat(self, watch: _Watch) -> None:
        for number, line in watch.live.lines(watch.last_line):
            watch.last_line = number
            if not self._line.send(chat_message(watch.live.table.id, line)):
                return

    def _send_snapshot(self, watch: _Watch) -> None:
        watch.seen = watch.live.table.seq
        watch.last_line = watch.live.last_line
        self._line.send_snapshot(watch.live, watch.viewer)


def _nothing() -> None: ...
