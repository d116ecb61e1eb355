"""Commands before the game: sit, leave, seat bots, start, reveal seeds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from rollwright.bots import bot_names
from rollwright.kernel.match import Match
from rollwright.kernel.model import Seat
from rollwright.tables.commands.chance import resolve_chance
from rollwright.tables.commands.command import Command
from rollwright.tables.commands.create import is_commitment, version_in
from rollwright.tables.commands.fresh import Fresh
from rollwright.tables.commands.refusals import Nack, refuse
from rollwright.tables.fairness.dice import CHAIN, hash_of_seed
from rollwright.tables.log.chairs import OPEN, PERSON
from rollwright.tables.log.chance import ChanceEntry
from rollwright.tables.log.fields import ID, SEAT, SHA256
from rollwright.tables.log.lobby import Left, Revealed, Seated, Started
from rollwright.tables.log.shapes import Shape
from rollwright.tables.log.steps import context_at
from rollwright.tables.log.table import STARTING, WAITING, Body, Table

MOST_CHANGES: Final = 60
"""How often a person may change who sits where before a game."""
_MOST_ROWS: Final = 1200
"""How often all may."""


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
        if table.challenge:
            return refuse("table.challenge_fixed")
        if _has_changed_enough(table, self.actor):
            return refuse("table.many_changes", most=MOST_CHANGES)
        if not is_commitment(table.scheme, self.seed_hash):
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
        if table.challenge:
            return refuse("table.challenge_fixed")
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
        return Seated(self.asked(), [self.seat], bot=self.bot, version=version_in(self.bot, table.format))


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
        return start_of_table(table, self.asked(), secret)


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


def start_of_table(table: Table, asked: str, secret: bytes) -> Started | Nack:
    """Seats and options are frozen; where nobody has a seed to show, the game begins."""
    if table.unrevealed():
        return Started(asked)
    chance = _first_chance(table, [chair.seed for chair in table.chairs], secret)
    return chance if isinstance(chance, Nack) else Started(asked, chance)


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
    if table.challenge:
        return refuse("table.challenge_fixed")
    if _has_changed_enough(table, actor):
        return refuse("table.many_changes", most=MOST_CHANGES)
    return None if 0 <= seat < len(table.chairs) else _no_such_seat(table, seat)


def _has_changed_enough(table: Table, actor: str) -> bool:
    """Leaving, starting and closing are always left, so that a waiting room comes to an end."""
    return len(table.rows) > _MOST_ROWS or sum(row.actor == actor for row in table.rows) > MOST_CHANGES


def _no_such_seat(table: Table, seat: Seat) -> Nack:
    return refuse("table.unknown_seat", seat=seat, seats=len(table.chairs))
