"""The host of one browser's tables: one person, at one screen, with any number of seats, against bots.

A message comes in as text; an `Outcome` goes out: what to keep, what to tell once that is kept, and which bots to ask.
The worker keeps first and tells then, so what a page was told is never lost.
"""

from __future__ import annotations

import json
from typing import Any, Final, final

from rollwright import __version__
from rollwright.kernel.record import RecordError
from rollwright.tables.commands.bot_turns import LAST_RESORT, bot_command, bot_request, request_from_json
from rollwright.tables.commands.command import Command, Fresh, fresh_from
from rollwright.tables.commands.decide import decide
from rollwright.tables.commands.outcome import (
    FORBIDDEN,
    ILLEGAL,
    INVALID,
    UNAVAILABLE,
    Accepted,
    AskBot,
    Decision,
    Nack,
    OpenTable,
    Wake,
    due,
    refuse,
    timeout_of,
)
from rollwright.tables.fairness.dice import LOCAL
from rollwright.tables.log.fold import replay
from rollwright.tables.log.rows import LogError, row_from_json
from rollwright.tables.log.sight import eyes
from rollwright.tables.log.table import Table
from rollwright.tables.study.hint import Advised, answer_hint, hint_request
from rollwright.tables.study.import_record import import_cid, import_record
from rollwright.tables.study.what_if import answer_ask
from rollwright.tables.wire.export import log_json, record, replay_json
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
from rollwright.tables.wire.outbound import (
    Message,
    People,
    ack,
    answer,
    can_catch_up,
    card,
    info_message,
    nack,
    nack_table,
    nack_words,
    news_for,
    tables,
    view_for,
    welcome,
)

HERE: Final = "here"
"""The one person of this browser."""
PREFIX: Final = "here-"
"""Ids of tables begin with it, so that a page knows them from those of a server."""


@final
class Outcome:
    """What the worker is to do, in this order: keep, tell, ask bots and set alarms."""

    def __init__(self) -> None:
        self.keep: Final[list[dict[str, Any]]] = []
        """Rows, each with its table's card; the first row of a table also with its secret."""
        self.tell: Final[list[Message]] = []
        self.think: Final[list[dict[str, Any]]] = []
        """What bots are asked."""
        self.wake: Final[dict[str, int]] = {}
        """When to call `wake`, by table."""

    def to_text(self) -> str:
        return json.dumps(
            {"keep": self.keep, "tell": self.tell, "think": self.think, "wake": self.wake},
            separators=(",", ":"),
            ensure_ascii=False,
        )


@final
class _Live:
    """A table in memory."""

    def __init__(self, table: Table, secret: bytes) -> None:
        self.table = table
        self.secret = secret
        self.seen = 0
        """The last row that the page was told of; 0 while it doesn't look."""


@final
class Host:
    """All tables that are kept in this browser."""

    def __init__(self, name: str, kept: str) -> None:
        """`kept` is the JSON list of what the worker has of each table: {cid, card}."""
        self._name = name
        self._live: Final[dict[str, _Live]] = {}
        self._cards: Final[dict[str, dict[str, Any]]] = {}
        self._created: Final[dict[str, str]] = {}
        """Which table a command id has created."""
        self._asked: Final[set[str]] = set()
        """The turns that a bot was asked about, by command id."""
        self._hints: Final[dict[str, tuple[Table, Ask, Message]]] = {}
        """Questions for a hint, with the table as it stood and the answer that lacks the moves."""
        for one in json.loads(kept):
            self._cards[one["card"]["id"]] = one["card"]
            self._created[one["cid"]] = one["card"]["id"]

    @property
    def _people(self) -> People:
        return People({HERE: self._name}, (HERE,))

    # Tables

    def lacks(self, text: str) -> str:
        """The tables that a message speaks of which are not in memory, with spaces: to be loaded before `hear`."""
        message = json.loads(text)
        named = [message.get("table", ""), *message.get("tables", {})]
        return " ".join(table for table in named if table in self._cards and table not in self._live)

    def load(self, table_id: str, rows: str, secret: str) -> str:
        """Bring a table into memory from its rows. An empty text, or what is wrong with them."""
        try:
            table = replay([row_from_json(row) for row in json.loads(rows)])
        except LogError as error:
            return str(error)
        self._live[table_id] = _Live(table, bytes.fromhex(secret))
        return ""

    def forget(self, table_id: str) -> None:
        """What was decided could not be kept, so memory knows too much. The next message loads the table again."""
        self._live.pop(table_id, None)

    def throw_away(self, table_id: str) -> None:
        """The worker keeps nothing of a table any more."""
        self._live.pop(table_id, None)
        self._cards.pop(table_id, None)
        for cid in [cid for cid, made in self._created.items() if made == table_id]:
            del self._created[cid]

    def export(self, table_id: str, what: str) -> str:
        """The record, the log or the replay of a table in memory; an empty text where it is too early for it."""
        table = self._live[table_id].table
        if what == "record":
            return (record(table, self._people) or "") if _hides_nothing(table) else ""
        if what == "log":
            return json.dumps(log_json(table, HERE))
        assert what == "replay", f"{what} can't be exported"
        found = replay_json(table, self._people, eyes(table, HERE))
        return "" if found is None else json.dumps(found)

    def take_in(self, text: str, now: int, entropy: str) -> str:
        """A recorded game becomes a table of this device. What is wrong with the record is told as a nack."""
        outcome = Outcome()
        cid = import_cid(text)
        known = self._created.get(cid)
        if known is not None:
            outcome.tell.append(ack(cid, known, 1, dup=True))
            return outcome.to_text()
        try:
            rows = import_record(text, HERE, _fresh(bytes.fromhex(entropy)), now)
        except RecordError as error:
            outcome.tell.append(nack_words(cid, INVALID, str(error)))
            return outcome.to_text()
        table_id = self._opened(outcome, rows[0])
        for row in rows[1:]:
            self._keep(outcome, row)
        outcome.tell.append(ack(cid, table_id, rows[-1].row.seq))
        return outcome.to_text()

    # What comes in. Each gives the text of an Outcome.

    def hear(self, text: str, now: int, entropy: str) -> str:
        """A message of the page. `entropy` are 64 random bytes, in hex, that nothing else is given."""
        outcome = Outcome()
        try:
            self._answer(outcome, parse(text), now, bytes.fromhex(entropy))
        except WireError as error:
            outcome.tell.append(nack_words(error.cid, INVALID, str(error)))
        return outcome.to_text()

    def thought(self, request: str, found: str, now: int) -> str:
        """A bot has chosen, or a hint is there: what `think` gave."""
        outcome = Outcome()
        asked = request_from_json(json.loads(request))
        if asked.hint:
            self._advise(outcome, asked.hint, json.loads(found))
            return outcome.to_text()
        self._asked.discard(asked.cid)
        live = self._live.get(asked.table)
        if live is not None:
            decision = self._command(outcome, live, bot_command(asked, json.loads(found)), now)
            if isinstance(decision, Nack) and decision.code == ILLEGAL and asked.bot != LAST_RESORT:
                outcome.think.append(asked.by(LAST_RESORT).to_json())
        return outcome.to_text()

    def wake(self, table_id: str, now: int, entropy: str) -> str:
        """A table's time has come, or seems to have."""
        outcome = Outcome()
        live = self._live.get(table_id)
        if live is not None:
            command = timeout_of(live.table, bytes.fromhex(entropy)[:32])
            if not isinstance(self._command(outcome, live, command, now), Accepted):
                self._look_after(outcome, live)
        return outcome.to_text()

    # Messages

    def _answer(self, outcome: Outcome, message: Inbound, now: int, entropy: bytes) -> None:
        tell = outcome.tell.append
        if isinstance(message, Hello):
            tell(welcome(HERE, self._name, __version__))
            for live in self._live.values():
                live.seen = 0
            for table_id in message.tables:
                self._open(outcome, table_id, now)
        elif isinstance(message, NewTable):
            self._create(outcome, message, now, entropy)
        elif isinstance(message, Mine):
            tell(tables(list(self._cards.values()), []))
        elif isinstance(message, Name):
            self._rename(outcome, message.name)
        elif isinstance(message, Open):
            self._open(outcome, message.table, now)
        elif isinstance(message, LeaveTable):
            if message.table in self._live:
                self._live[message.table].seen = 0
        elif isinstance(message, Chat):
            tell(nack_words(message.cid, FORBIDDEN, "nobody is at this table but you and bots"))
        elif message.table not in self._live:
            cid = message.cid if isinstance(message, Cmd) else ""
            tell(nack(cid, refuse("table.unknown"), 0) if cid else nack_table(message.table))
        elif isinstance(message, Cmd):
            live = self._live[message.table]
            fresh = _fresh(entropy) if message.makes_a_table else None
            decision = self._command(outcome, live, message.command(HERE, fresh), now)
            tell(answer(message.cid, live.table.id, decision, live.table.seq))
        elif isinstance(message, Ask):
            self._ask(outcome, self._live[message.table].table, message)
        else:
            assert isinstance(message, Sync), "every other message has been answered"
            self._sync(outcome, self._live[message.table], message.since, now)

    def _ask(self, outcome: Outcome, table: Table, ask: Ask) -> None:
        told = answer_ask(table, HERE, ask)
        request = hint_request(table, ask, told) if ask.hint else None
        if request is None:
            outcome.tell.append(told)
            return
        self._hints[ask.id] = (table, ask, told)
        outcome.think.append(request.to_json())

    def _advise(self, outcome: Outcome, ask_id: str, advice: list[Advised]) -> None:
        asked = self._hints.pop(ask_id, None)
        if asked is not None:
            table, ask, told = asked
            outcome.tell.append(answer_hint(table, HERE, ask, told, advice))

    def _create(self, outcome: Outcome, message: NewTable, now: int, entropy: bytes) -> None:
        known = self._created.get(message.cid)
        if known is not None:
            outcome.tell.append({"t": "ack", "cid": message.cid, "table": known, "seq": 1, "dup": True})
            return
        if message.content:
            refused = refuse("table.unknown_content", hash=message.content)
            outcome.tell.append(nack(message.cid, refused, 0))
            return
        if any(seat["kind"] == "open" for seat in message.seats):
            outcome.tell.append(nack_words(message.cid, FORBIDDEN, "nobody else can come to a table of this device"))
            return
        decision = decide(None, message.command(HERE, _fresh(entropy), scheme=LOCAL), now)
        table_id = ""
        if isinstance(decision, Accepted):
            table_id = self._opened(outcome, decision)
        outcome.tell.append(answer(message.cid, table_id, decision, 1 if table_id else 0))

    def _open(self, outcome: Outcome, table_id: str, now: int) -> None:
        live = self._live.get(table_id)
        if live is None:
            unreadable = nack_words("", UNAVAILABLE, "this table can't be read", table_id)
            outcome.tell.append(unreadable if table_id in self._cards else nack_table(table_id))
            return
        self._tell_all(outcome, live, now)
        self._look_after(outcome, live)

    def _sync(self, outcome: Outcome, live: _Live, since: int, now: int) -> None:
        if can_catch_up(live.table, since):
            live.seen = since
            self._tell_rows(outcome, live, now)
        else:
            self._tell_all(outcome, live, now)

    def _rename(self, outcome: Outcome, name: str) -> None:
        self._name = name
        outcome.tell.append(welcome(HERE, name, __version__))
        watched = [live.table for live in self._live.values() if live.seen]
        outcome.tell.extend(info_message(table, HERE, self._people) for table in watched)

    # Commands

    def _command(self, outcome: Outcome, live: _Live, command: Command, now: int) -> Decision:
        decision = decide(live.table, command, now, live.secret)
        if isinstance(decision, Accepted):
            live.table = decision.table
            live.secret = live.secret if decision.secret is None else decision.secret
            self._keep(outcome, decision)
            for effect in decision.effects:
                if isinstance(effect, OpenTable):
                    made = decide(None, effect.create, now)
                    assert isinstance(made, Accepted), "what could be created once can be created again"
                    self._opened(outcome, made)
            if live.seen:
                self._tell_rows(outcome, live, now)
            self._look_after(outcome, live)
        return decision

    def _opened(self, outcome: Outcome, decision: Accepted) -> str:
        assert decision.secret is not None, "a new table has a secret"
        table = decision.table
        self._live[table.id] = _Live(table, decision.secret)
        self._created[decision.row.cid] = table.id
        self._keep(outcome, decision)
        return table.id

    def _keep(self, outcome: Outcome, decision: Accepted) -> None:
        table = decision.table
        self._cards[table.id] = card(table, HERE, self._people)
        outcome.keep.append(
            {
                "row": decision.row.to_json(),
                "secret": None if decision.secret is None else decision.secret.hex(),
                "card": self._cards[table.id],
            }
        )

    # What the page is told

    def _tell_all(self, outcome: Outcome, live: _Live, now: int) -> None:
        live.seen = live.table.seq
        outcome.tell.append(view_for(live.table, HERE, now, self._people))

    def _tell_rows(self, outcome: Outcome, live: _Live, now: int) -> None:
        first, live.seen = live.seen + 1, live.table.seq
        for seq in range(first, live.table.seq + 1):
            outcome.tell.append(news_for(live.table, seq, HERE, now, self._people))

    def _look_after(self, outcome: Outcome, live: _Live) -> None:
        """Ask bots and set the alarm, as the table stands now. Doing it twice changes nothing."""
        for effect in due(live.table):
            if isinstance(effect, Wake):
                outcome.wake[live.table.id] = effect.at
            elif isinstance(effect, AskBot):
                request = bot_request(live.table, effect.seat)
                if request is not None and request.cid not in self._asked:
                    self._asked.add(request.cid)
                    outcome.think.append(request.to_json())


def _hides_nothing(table: Table) -> bool:
    """Whether a record would tell those at this screen no more than they may know; who plays alone may know all."""
    if table.ended or table.match is None or len(table.seats_of(HERE)) == 1:
        return True
    position = table.match.position
    return all(table.game.view(position, seat) is position for seat in table.seats_of(HERE))


def _fresh(entropy: bytes) -> Fresh:
    fresh = fresh_from(entropy)
    return Fresh(PREFIX + fresh.table, fresh.code, fresh.tail)
