"""The host of one browser's tables: one person, at one screen, with any number of seats, against bots.

A message comes in as text; an `Outcome` goes out: what to keep, what to send once that is kept, and which bots to ask.
The worker keeps first and then sends, so what a page was sent is never lost. What a message leads to is up to the same
`Conversation` as on a server: here are only the answers to what it asks for, and none has to be waited for.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final, final

from rollwright.kernel.discovery import UnknownGame, find_game
from rollwright.kernel.options import Fault, SetupError
from rollwright.kernel.record import RecordError
from rollwright.offline.challenges import offline_challenge, offline_seed
from rollwright.offline.outcome import Outcome
from rollwright.offline.reviews import PageReviews
from rollwright.tables.commands.bot_turns import LAST_RESORT, BotRequest, bot_command, bot_request, request_from_json
from rollwright.tables.commands.command import AskBot, AskStanding, Command, Wake
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.decide import decide
from rollwright.tables.commands.finished import Finished, finish
from rollwright.tables.commands.fresh import Fresh, fresh_from
from rollwright.tables.commands.game import timeout_of
from rollwright.tables.commands.outcome import Accepted, due
from rollwright.tables.commands.refusals import FORBIDDEN, ILLEGAL, INVALID, UNAVAILABLE, Nack
from rollwright.tables.commands.standing import GiveAnswer
from rollwright.tables.conversation.conversation import Conversation
from rollwright.tables.conversation.host import NAMES, ROW, Refused, Reply, TakenUp, at_once, rows_of
from rollwright.tables.fairness.dice import LOCAL
from rollwright.tables.log.fields import MOST_CONTENT, LogError
from rollwright.tables.log.fold import replay
from rollwright.tables.log.kinds import row_from_json
from rollwright.tables.log.table import OVER, Table
from rollwright.tables.log.visibility import is_own_practice, viewing_seat
from rollwright.tables.study.hint import Advised
from rollwright.tables.study.import_record import import_cid, import_record
from rollwright.tables.study.reviewing import Progress, ReviewRequest, review_from_json
from rollwright.tables.study.studies import study_json
from rollwright.tables.wire.content import pack_info
from rollwright.tables.wire.export import log_json, record, replay_json
from rollwright.tables.wire.inbound import Cmd, Hello, NewTable, WireError, parse
from rollwright.tables.wire.outbound import Chat, Message, People, ack, card, nack_words, news_for, view_for

HERE: Final = "here"
"""The one person of this browser."""
PREFIX: Final = "here-"
"""Ids of tables begin with it, so that a page knows them from those of a server."""


@final
class _LiveTable:
    """A table in memory."""

    def __init__(self, table: Table, secret: bytes, people: People, reviews: dict[str, Any] | None = None) -> None:
        self.table = table
        self.secret = secret
        self.people = people
        self.reviews: Final[dict[str, Any]] = reviews or {}
        """Of its game, by kind."""
        self.news: Callable[[str, str], None] | None = None
        """Called with what is new, while the page watches."""

    @property
    def last_line(self) -> int:
        return 0

    def lines(self, after: int) -> Sequence[tuple[int, Chat]]:
        return ()  # nobody is there to talk to

    def tell(self, what: str) -> None:
        if self.news is not None:
            self.news(self.table.id, what)


@final
class Host:
    """All tables that are kept in this browser: a host, and the line to its one client."""

    def __init__(self, name: str, kept: str) -> None:
        """`kept` is the JSON list of what the worker has of each table: {cid, card}."""
        self.scheme: Final = LOCAL
        self._people = People({HERE: name}, (HERE,))
        self._live: Final[dict[str, _LiveTable]] = {}
        self._cards: Final[dict[str, dict[str, Any]]] = {}
        self._created: Final[dict[str, str]] = {}
        """Which table a command id has created."""
        self._asked: Final[set[str]] = set()
        """The turns that a bot was asked about, by command id."""
        self._hints: Final[dict[str, Callable[[list[Advised]], None]]] = {}
        """What is to be done with hints, by the question."""
        self._reviews: Final = PageReviews()
        self._packs: Final[dict[str, str]] = {}
        """The content packs that the page has handed in, by hash. It is the page that keeps them."""
        for one in json.loads(kept):
            self._cards[one["card"]["id"]] = one["card"]
            self._created[one["cid"]] = one["card"]["id"]
        self._now = 0
        self._entropy = b""
        self._outcome = Outcome()
        self._conversation = Conversation(self, self, HERE, name)

    # Tables

    def lacks(self, text: str) -> str:
        """The tables that a message speaks of which are not in memory, with spaces: to be loaded before `hear`."""
        message = json.loads(text)
        created = self._created.get(message.get("cid", ""), "") if message.get("t") == "create" else ""
        named = [message.get("table", ""), *message.get("tables", {}), created]
        return " ".join(table for table in named if table in self._cards and table not in self._live)

    def load(self, table_id: str, rows: str, secret: str, reviews: str = "{}") -> str:
        """Bring a table into memory from its rows, with the reviews that were kept. An empty text, or what is wrong."""
        try:
            table = replay([row_from_json(row) for row in json.loads(rows)])
        except LogError as error:
            return str(error)
        self._live[table_id] = _LiveTable(table, bytes.fromhex(secret), self._people, json.loads(reviews))
        return ""

    def forget(self, table_id: str) -> None:
        """What was decided could not be kept, so memory knows too much. The next message loads the table again."""
        self._conversation.leave(table_id)
        self._live.pop(table_id, None)

    def throw_away(self, table_id: str) -> None:
        """The worker keeps nothing of a table any more."""
        self.forget(table_id)
        self._cards.pop(table_id, None)
        for cid in [cid for cid, made in self._created.items() if made == table_id]:
            del self._created[cid]

    def export(self, table_id: str, what: str) -> str:
        """The record, log, replay or end of a table in memory; an empty text where it is too early for it."""
        table = self._live[table_id].table
        if what == "record":
            return (record(table, self._people) or "") if _hides_nothing(table) else ""
        if what == "log":
            return json.dumps(log_json(table, HERE))
        if what == "end":
            return json.dumps(finish(table).to_json()) if _counts(table) else ""
        assert what == "replay", f"{what} can't be exported"
        found = replay_json(table, self._people, viewing_seat(table, HERE))
        return "" if found is None else json.dumps(found)

    # What comes in. Each gives the text of an Outcome.

    def hear(self, text: str, now: int, entropy: str) -> str:
        """A message of the page. `entropy` are 64 random bytes, in hex, that nothing else is given."""
        self._begin(now, entropy)
        try:
            message = parse(text)
        except WireError as error:
            self.send(nack_words(error.cid, INVALID, str(error)))
            return self._outcome.to_text()
        if isinstance(message, Hello):
            self._conversation.leave_all()
            for wish in self._conversation.greet(message):
                at_once(self._conversation.receive(wish))
        else:
            at_once(self._conversation.receive(message))
        return self._outcome.to_text()

    def take_in(self, text: str, now: int, entropy: str) -> str:
        """A recorded game becomes a table of this device. What is wrong with the record is answered with a nack."""
        self._begin(now, entropy)
        cid = import_cid(text)
        known = self._created.get(cid)
        try:
            rows = [] if known is not None else import_record(text, HERE, self._fresh(), now)
        except RecordError as error:
            self.send(nack_words(cid, INVALID, str(error)))
            return self._outcome.to_text()
        for row in rows:
            self._keep(row)
        self.send(ack(cid, known, 1, dup=True) if known is not None else ack(cid, rows[0].table.id, rows[-1].row.seq))
        return self._outcome.to_text()

    def study(self, text: str) -> str:
        """A study with all its positions, or what is wrong with it."""
        try:
            return json.dumps(study_json(text))
        except RecordError as error:
            return _refused(str(error))

    def take_pack(self, game_id: str, text: str) -> str:
        """A content pack for tables to come, judged by its game: what it is, or what is wrong with it."""
        try:
            content = find_game(game_id).content(text)
        except UnknownGame as error:
            return _refused(str(error))
        except SetupError as error:
            return _refused(str(error), error.faults)
        if len(content) > MOST_CONTENT:
            return _refused(f"the pack has {len(content)} signs; {MOST_CONTENT} is the most")
        pack = pack_info(content)
        if pack is None:
            return _refused("this is the game's own pack, which is played on where none is named")
        self._packs[pack["hash"]] = content
        return json.dumps({"pack": pack})

    def thought(self, request: str, found: str, now: int) -> str:
        """A bot has chosen, a hint is there, or a piece of a review: what `think` gave."""
        self._begin(now)
        data = json.loads(request)
        if "depth" in data:
            review = review_from_json(data)
            live = self._live.get(review.table)
            self._reviews.go_on(review, json.loads(found), None if live is None else live.reviews, self._outcome)
            return self._outcome.to_text()
        asked = request_from_json(data)
        if asked.hint:
            then = self._hints.pop(asked.hint, None)
            if then is not None:
                then(json.loads(found))
            return self._outcome.to_text()
        self._asked.discard(asked.cid)
        live = self._live.get(asked.table)
        if live is not None:
            ruling = self._command(live, bot_command(asked, json.loads(found))).ruling
            if isinstance(ruling, Nack) and ruling.code == ILLEGAL and asked.bot != LAST_RESORT:
                self._outcome.think.append(asked.by(LAST_RESORT).to_json())
        return self._outcome.to_text()

    def wake(self, table_id: str, now: int, entropy: str) -> str:
        """A table's time has come, or seems to have."""
        self._begin(now, entropy)
        live = self._live.get(table_id)
        if live is not None:
            reply = self._command(live, timeout_of(live.table, self._entropy[:32]))
            if not isinstance(reply.ruling, Accepted):
                self._look_after(live)
        return self._outcome.to_text()

    def _begin(self, now: int, entropy: str = "") -> None:
        self._now, self._entropy, self._outcome = now, bytes.fromhex(entropy), Outcome()

    def _fresh(self) -> Fresh:
        fresh = fresh_from(self._entropy)
        return Fresh(PREFIX + fresh.table, fresh.code, fresh.tail)

    # What the conversation asks for: as `tables.conversation.host.Host`

    def now(self) -> int:
        return self._now

    async def find(self, table: str) -> _LiveTable | None:
        live = self._live.get(table)
        if live is None and table in self._cards:
            raise Refused(UNAVAILABLE, "this table can't be read")
        return live

    def watch(self, live: _LiveTable, person: str, news: Callable[[str, str], None]) -> Callable[[], None]:
        live.news = news
        self._look_after(live)

        def end() -> None:
            live.news = None

        return end

    async def fresh_table(self, person: str, message: NewTable) -> Fresh:
        if any(seat["kind"] == "open" for seat in message.seats):
            raise Refused(FORBIDDEN, "nobody else can come to a table of this device")
        return self._fresh()

    async def fresh_rematch(self, person: str, message: Cmd) -> Fresh:
        return self._fresh()

    async def take_up(self, person: str, message: NewTable) -> TakenUp | Nack:
        """The deal is the same on every device, for it follows from what everybody knows: so it ranks nowhere."""
        challenge = offline_challenge(message.challenge, self._now)
        if isinstance(challenge, Nack):
            return challenge
        fresh = self._fresh()
        return TakenUp(challenge, Fresh(fresh.table, fresh.code, offline_seed(challenge.id)), LOCAL)

    async def pack(self, person: str, pack: str) -> str | None:
        return self._packs.get(pack)

    async def create(self, command: Create, name: str) -> Reply:
        known = self._created.get(command.cid)
        if known is not None:
            live = await self.find(known)
            assert live is not None, "what is kept is found, or can't be read"
            return self._command(live, command)
        ruling = decide(None, command, self._now)
        if not isinstance(ruling, Accepted):
            return Reply(ruling, "", 0)
        self._keep(ruling)
        return Reply(ruling, ruling.table.id, 1)

    async def carry_out(self, live: _LiveTable, command: Command, name: str) -> Reply:
        return self._command(live, command)

    async def say(self, live: _LiveTable, person: str, name: str, cid: str, text: str) -> bool:
        raise Refused(FORBIDDEN, "nobody is at this table but you and bots")

    async def cards(self, person: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        return list(self._cards.values()), []

    async def rename(self, person: str, name: str) -> None:
        self._people = People({HERE: name}, (HERE,))
        for live in self._live.values():
            live.people = self._people
            live.tell(NAMES)

    def advise(
        self, person: str, request: BotRequest, then: Callable[[list[Advised]], None]
    ) -> Nack | Callable[[], object]:
        self._hints[request.hint] = then
        self._outcome.think.append(request.to_json())
        return lambda: self._hints.pop(request.hint, None)

    def review(
        self, person: str, request: ReviewRequest, then: Callable[[Progress | Nack], None]
    ) -> Nack | Callable[[], object]:
        return self._reviews.ask(request, self._live[request.table].reviews, then, self._outcome)

    # The line to the page: as `tables.conversation.host.Line`

    def send(self, message: Message) -> bool:
        self._outcome.tell.append(message)
        return True

    def send_row(self, live: _LiveTable, seq: int, viewer: str) -> bool:
        return self.send(news_for(live.table, seq, viewer, self._now, live.people))

    def send_snapshot(self, live: _LiveTable, viewer: str) -> bool:
        return self.send(view_for(live.table, viewer, self._now, live.people))

    # Commands

    def _command(self, live: _LiveTable, command: Command) -> Reply:
        ruling = decide(live.table, command, self._now, live.secret)
        if isinstance(ruling, Accepted):
            for row in rows_of(ruling, self._now):
                self._keep(row)
            live.tell(ROW)
            self._look_after(live)
        return Reply(ruling, live.table.id, live.table.seq)

    def _keep(self, ruling: Accepted) -> None:
        """A row of a table, which is new where this is its first."""
        table, secret = ruling.table, ruling.secret
        live = self._live.get(table.id)
        if live is None:
            assert secret is not None, "a new table has a secret"
            live = self._live[table.id] = _LiveTable(table, secret, self._people)
            self._created[ruling.row.cid] = table.id
        live.table = table
        live.secret = live.secret if secret is None else secret
        self._cards[table.id] = card(table, HERE, self._people)
        kept_secret = None if secret is None else secret.hex()
        kept = {"row": ruling.row.to_json(), "secret": kept_secret, "card": self._cards[table.id]}
        for effect in ruling.effects:
            if isinstance(effect, Finished) and effect.counts:
                kept["end"] = effect.to_json()
        self._outcome.keep.append(kept)

    def _look_after(self, live: _LiveTable) -> None:
        """Ask bots and set the alarm, as the table stands now. Doing it twice changes nothing."""
        for effect in due(live.table):
            if isinstance(effect, Wake):
                self._outcome.wake[live.table.id] = effect.at
            elif isinstance(effect, AskStanding):
                self._command(live, GiveAnswer(effect.seat, effect.seq))
            elif isinstance(effect, AskBot):
                request = bot_request(live.table, effect.seat)
                if request is not None and request.cid not in self._asked:
                    self._asked.add(request.cid)
                    self._outcome.think.append(request.to_json())


def _refused(why: str, faults: Sequence[Fault] = ()) -> str:
    """A pack that can't be played on; a server says the same."""
    return json.dumps({"why": why, "faults": [fault.to_json() for fault in faults]})


def _counts(table: Table) -> bool:
    """Whether its game is over, and was no practice: then it is in the list of finished games."""
    return table.phase == OVER and table.start is None


def _hides_nothing(table: Table) -> bool:
    """Whether a record would show those at this screen no more than they may know; one who plays alone may know all."""
    if table.ended or table.match is None or len(table.seats_of(HERE)) == 1 or is_own_practice(table, HERE):
        return True
    position = table.match.position
    return all(table.game.view(position, seat) is position for seat in table.seats_of(HERE))
