"""Commands before the game: create, sit, leave, seat bots, start, reveal seeds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from rollwright.bots import bot_names, bot_version
from rollwright.kernel.discovery import UnknownGame, find_game
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.model import Seat
from rollwright.kernel.options import OptionValue, SetupError
from rollwright.tables.commands.chance import resolve_chance
from rollwright.tables.commands.command import Command
from rollwright.tables.commands.fresh import Fresh
from rollwright.tables.commands.refusals import Nack, refuse
from rollwright.tables.fairness.cards import seals
from rollwright.tables.fairness.dice import CHAIN, hash_of_seed
from rollwright.tables.log.chance import ChanceEntry, seal_from_json
from rollwright.tables.log.clocks import Clock, clock_from_json
from rollwright.tables.log.fields import CLOCK, ID, MOST_SEATS, MOST_START, OPTION, PACK, PATIENCE, SEAT, SHA256
from rollwright.tables.log.lobby import Created, Left, Revealed, Seated, Started
from rollwright.tables.log.shapes import Fields, Flag, ListOf, MapOf, Shape, Tagged, Text, Whole, Word
from rollwright.tables.log.starting import StartError, start_of
from rollwright.tables.log.steps import context_at
from rollwright.tables.log.table import OPEN, PERSON, STARTING, WAITING, Body, Chair, Table

MOST_CHANGES: Final = 60
"""How often a person may change who sits where before a game."""
_MOST_ROWS: Final = 1200
"""How often all may."""

SEAT_WISH: Final = Tagged(
    "SeatWish",
    "kind",
    Fields("MeWish", {"kind": Word("me")}),
    Fields("OpenWish", {"kind": Word("open")}),
    Fields("BotWish", {"kind": Word("bot"), "bot": ID}),
)


@final
class Create(Command):
    """A new table. A client asks the host for it, and no table: so it has a message of its own."""

    do: ClassVar = "create"
    message: ClassVar[Mapping[str, Shape]] = {
        "game": ID,
        "players": Whole(1, MOST_SEATS),
        "edition?": Text(1, 40),
        "options?": MapOf(OPTION, 64),
        "content?": PACK,
        "start?": Text(1, MOST_START),
        "seats": ListOf(SEAT_WISH, MOST_SEATS),
        "clock": CLOCK,
        "open": Flag(),
        "hints?": Flag(),
        "patience?": PATIENCE,
        "seed_hash": SHA256,
    }

    def __init__(
        self,
        actor: str,
        cid: str,
        fresh: Fresh,
        game: str,
        seats: list[dict[str, Any]],
        *,
        edition: str | None = None,
        options: dict[str, OptionValue] | None = None,
        content: str = "",
        clock: Clock | None = None,
        is_open: bool = False,
        seed_hash: str = "",
        scheme: str = CHAIN,
        hints: bool | None = None,
        patience: int | None = None,
        start: str = "",
    ) -> None:
        super().__init__(actor, cid)
        self.fresh: Final = fresh
        self.game: Final = game
        self.seats: Final = seats
        """Each is a SEAT_WISH."""
        self.edition: Final = edition
        self.options: Final = options or {}
        self.content: Final = content
        self.clock: Final = clock or Clock("none")
        self.is_open: Final = is_open
        self.seed_hash: Final = seed_hash
        self.scheme: Final = scheme
        self.hints: Final = hints
        """Whether players may ask for hints; None where it was not set."""
        self.patience: Final = patience
        """Days after which the others may go on without who is waited for; None where it was not set."""
        self.start: Final = start
        """The position that the game starts from; empty for its beginning."""

    @staticmethod
    def read_new(person: str, cid: str, payload: Mapping[str, Any], fresh: Fresh, content: str, scheme: str) -> Create:
        """From a message; `content` is the pack whose hash it names."""
        return Create(
            person,
            cid,
            fresh,
            payload["game"],
            payload["seats"],
            edition=payload.get("edition"),
            options=payload.get("options"),
            content=content,
            clock=clock_from_json(payload["clock"]),
            is_open=payload["open"],
            seed_hash=payload["seed_hash"],
            scheme=scheme,
            hints=payload.get("hints"),
            patience=payload.get("patience"),
            start=payload.get("start", ""),
        )

    def payload(self) -> dict[str, Any]:
        payload = {
            "game": self.game,
            "seats": self.seats,
            "edition": self.edition,
            "options": self.options,
            "content": self.content,
            "clock": self.clock.to_json(),
            "open": self.is_open,
            "seed_hash": self.seed_hash,
        }
        said = {"hints": self.hints, "patience": self.patience, "start": self.start or None}
        return {**payload, **{key: value for key, value in said.items() if value is not None}}

    def anew(self, fresh: Fresh) -> Create:
        return Create(
            self.actor,
            self.cid,
            fresh,
            self.game,
            self.seats,
            edition=self.edition,
            options=self.options,
            content=self.content,
            clock=self.clock,
            is_open=self.is_open,
            seed_hash=self.seed_hash,
            scheme=self.scheme,
            hints=self.hints,
            patience=self.patience,
            start=self.start,
        )

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        return refuse("table.exists")

    def judge_without_table(self) -> Created | Nack:
        try:
            game = find_game(self.game)
        except UnknownGame:
            return refuse("table.unknown_game", game=self.game)
        try:
            version = _rules_version(game, self.fresh.log_format)
            setup = make_setup(game, len(self.seats), self.edition, self.options, version, self.content)
        except SetupError as error:
            return refuse("table.setup", message=error.message, rule=error.rule)
        if self.start and any(seat["kind"] == "open" for seat in self.seats):
            return refuse("table.start_alone")
        if self.start and not self.fresh.log_format:
            return refuse("table.start", message="logs of this server can't say yet where a game starts")
        try:
            start = start_of(game, setup, self.start)
        except StartError as why:
            return refuse("table.start", message=str(why))
        chairs: list[Chair] = []
        for seat in self.seats:
            chair = Chair()
            if seat["kind"] == "bot":
                if seat["bot"] not in bot_names():
                    return refuse("table.unknown_bot", bot=seat["bot"])
                chair.seat_bot(seat["bot"], _version(seat["bot"], self.fresh.log_format))
            elif seat["kind"] == "me":
                if not _is_commitment(self.scheme, self.seed_hash):
                    return refuse("table.seed_needed")
                chair.seat_person(self.actor, self.seed_hash)
            chairs.append(chair)
        return Created(
            self.asked(),
            game.id,
            setup,
            self.clock,
            self.is_open,
            self.fresh.code,
            self.actor,
            seal_from_json(seals(self.scheme, self.fresh.tail)),
            chairs,
            log_format=self.fresh.log_format,
            start=_start_text(game, start) if self.fresh.log_format else None,
            hints=self.hints,
            patience=self.patience if self.fresh.log_format else None,
        )

    def new_tail(self, body: Body) -> bytes:
        return self.fresh.tail


@final
class Sit(Command):
    """Take a seat that is open, the first if none is named; or commit to another seed at one's own."""

    do: ClassVar = "sit"
    fields: ClassVar[Mapping[str, Shape] | None] = {"seat?": SEAT, "seed_hash": SHA256}

    def __init__(self, actor: str, cid: str, seed_hash: str, seat: Seat | None = None) -> None:
        super().__init__(actor, cid)
        self.seed_hash: Final = seed_hash
        self.seat: Final = seat

    @staticmethod
    def read(person: str, cid: str, payload: Mapping[str, Any], fresh: Fresh | None) -> Sit:
        return Sit(person, cid, payload["seed_hash"], payload.get("seat"))

    def payload(self) -> dict[str, Any]:
        return {"seed_hash": self.seed_hash, "seat": self.seat}

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        if table.phase != WAITING:
            return refuse("table.not_now", phase=table.phase)
        if _has_changed_enough(table, self.actor):
            return refuse("table.many_changes", most=MOST_CHANGES)
        if not _is_commitment(table.scheme, self.seed_hash):
            return refuse("table.seed_needed")
        own = table.seats_of(self.actor)
        seats: list[Seat]
        if self.seat is not None and not 0 <= self.seat < len(table.chairs):
            return _no_such_seat(table, self.seat)
        if own and (self.seat is None or self.seat in own):
            seats = own
        elif self.seat is not None:
            if table.chairs[self.seat].kind != OPEN:
                return refuse("table.seat_taken", seat=self.seat)
            seats = [self.seat]
        else:
            seats = [seat for seat, chair in enumerate(table.chairs) if chair.kind == OPEN][:1]
            if not seats:
                return refuse("table.full")
        return Seated(self.asked(), seats, person=self.actor, seed_hash=self.seed_hash)


@final
class Leave(Command):
    """Give one's seats up before the game. Where the host leaves, the next person is host."""

    do: ClassVar = "leave"
    fields: ClassVar[Mapping[str, Shape] | None] = {}

    @staticmethod
    def read(person: str, cid: str, payload: Mapping[str, Any], fresh: Fresh | None) -> Leave:
        return Leave(person, cid)

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        if table.phase != WAITING:
            return refuse("table.not_now", phase=table.phase)
        seats = table.seats_of(self.actor)
        if not seats and self.actor != table.host:
            return refuse("table.not_seated")
        others = [person for person in table.persons() if person != self.actor]
        host = table.host
        if self.actor == host:
            host = others[0] if others else ""
        return Left(self.asked(), seats, host)


@final
class SeatBot(Command):
    """The host gives an open seat to a bot."""

    do: ClassVar = "bot"
    fields: ClassVar[Mapping[str, Shape] | None] = {"seat": SEAT, "bot": ID}

    def __init__(self, actor: str, cid: str, seat: Seat, bot: str) -> None:
        super().__init__(actor, cid)
        self.seat: Final = seat
        self.bot: Final = bot

    @staticmethod
    def read(person: str, cid: str, payload: Mapping[str, Any], fresh: Fresh | None) -> SeatBot:
        return SeatBot(person, cid, payload["seat"], payload["bot"])

    def payload(self) -> dict[str, Any]:
        return {"seat": self.seat, "bot": self.bot}

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        refused = _host_changes(table, self.actor, self.seat)
        if refused is not None:
            return refused
        if self.bot not in bot_names():
            return refuse("table.unknown_bot", bot=self.bot)
        if table.chairs[self.seat].kind == PERSON:
            return refuse("table.seat_taken", seat=self.seat)
        return Seated(self.asked(), [self.seat], bot=self.bot, version=_version(self.bot, table.format))


@final
class OpenSeat(Command):
    """The host takes a bot, or a person, from a seat."""

    do: ClassVar = "open_seat"
    fields: ClassVar[Mapping[str, Shape] | None] = {"seat": SEAT}

    def __init__(self, actor: str, cid: str, seat: Seat) -> None:
        super().__init__(actor, cid)
        self.seat: Final = seat

    @staticmethod
    def read(person: str, cid: str, payload: Mapping[str, Any], fresh: Fresh | None) -> OpenSeat:
        return OpenSeat(person, cid, payload["seat"])

    def payload(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        refused = _host_changes(table, self.actor, self.seat)
        if refused is not None:
            return refused
        chair = table.chairs[self.seat]
        if chair.kind == OPEN:
            return refuse("table.already_open", seat=self.seat)
        if chair.person == self.actor:
            return refuse("table.own_seat")
        if table.start is not None:
            return refuse("table.start_alone")
        return Left(self.asked(), [self.seat], table.host)


@final
class Start(Command):
    """The host freezes seats and options."""

    do: ClassVar = "start"
    fields: ClassVar[Mapping[str, Shape] | None] = {}

    @staticmethod
    def read(person: str, cid: str, payload: Mapping[str, Any], fresh: Fresh | None) -> Start:
        return Start(person, cid)

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        if table.phase != WAITING:
            return refuse("table.not_now", phase=table.phase)
        if self.actor != table.host:
            return refuse("table.not_host")
        for seat, chair in enumerate(table.chairs):
            if chair.kind == OPEN:
                return refuse("table.seats_open", seat=seat)
            if chair.kind == PERSON and table.scheme == CHAIN and not chair.seed_hash:
                return refuse("table.seeds_missing", seat=seat)
        if table.unrevealed():
            return Started(self.asked())
        chance = _first_chance(table, [chair.seed for chair in table.chairs], secret)
        return chance if isinstance(chance, Nack) else Started(self.asked(), chance)


@final
class Reveal(Command):
    """A person shows the seed whose hash was given when sitting down."""

    do: ClassVar = "reveal"
    fields: ClassVar[Mapping[str, Shape] | None] = {"seed": SHA256}

    def __init__(self, actor: str, cid: str, seed: str) -> None:
        super().__init__(actor, cid)
        self.seed: Final = seed

    @staticmethod
    def read(person: str, cid: str, payload: Mapping[str, Any], fresh: Fresh | None) -> Reveal:
        return Reveal(person, cid, payload["seed"])

    def payload(self) -> dict[str, Any]:
        return {"seed": self.seed}

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        if table.phase != STARTING:
            return refuse("table.not_now", phase=table.phase)
        own = table.seats_of(self.actor)
        if not own:
            return refuse("table.not_seated")
        waiting = [seat for seat in own if not table.chairs[seat].seed]
        if not waiting:
            return refuse("table.already_revealed")
        if SHA256.fault(self.seed, "the seed"):
            return refuse("table.seed_differs")
        opened = [seat for seat in waiting if table.chairs[seat].seed_hash == hash_of_seed(self.seed)]
        if not opened:
            return refuse("table.seed_differs")
        if len(table.unrevealed()) > len(opened):
            return Revealed(self.asked(), opened, self.seed, [])
        seeds = [self.seed if seat in opened else chair.seed for seat, chair in enumerate(table.chairs)]
        chance = _first_chance(table, seeds, secret)
        return chance if isinstance(chance, Nack) else Revealed(self.asked(), opened, self.seed, chance)


def _first_chance(table: Table, seeds: list[str], secret: bytes) -> list[ChanceEntry] | Nack:
    """The game begins with this row: what chance has to say first belongs to it."""
    context = context_at(table, [seed or None for seed in seeds])
    chance = resolve_chance(table, Match(table.game, table.setup, start=table.start), context, secret)
    return refuse("table.no_dice_left") if chance is None else chance


def _host_changes(table: Table, actor: str, seat: Seat) -> Nack | None:
    """Why the actor may not change who sits at a seat, if so."""
    if table.phase != WAITING:
        return refuse("table.not_now", phase=table.phase)
    if actor != table.host:
        return refuse("table.not_host")
    if _has_changed_enough(table, actor):
        return refuse("table.many_changes", most=MOST_CHANGES)
    return None if 0 <= seat < len(table.chairs) else _no_such_seat(table, seat)


def _has_changed_enough(table: Table, actor: str) -> bool:
    """Leaving, starting and closing are always left, so that a waiting room comes to an end."""
    return len(table.rows) > _MOST_ROWS or sum(row.actor == actor for row in table.rows) > MOST_CHANGES


def _no_such_seat(table: Table, seat: Seat) -> Nack:
    return refuse("table.unknown_seat", seat=seat, seats=len(table.chairs))


def _start_text(game: Game[Any], start: Any) -> str:
    """In the game's own spelling, whatever was sent."""
    return "" if start is None else game.write(start)


def _rules_version(game: Game[Any], log_format: int) -> int:
    """The newest, unless servers of 0.1.0 are to read the log: they know only the first."""
    return game.versions[-1 if log_format else 0]


def _version(bot: str, log_format: int) -> int:
    """As a log of that format names it: those of 0.1.0 name none."""
    return bot_version(bot) if log_format else 0


def _is_commitment(scheme: str, seed_hash: str) -> bool:
    return scheme != CHAIN or not SHA256.fault(seed_hash, "the hash of a seed")
