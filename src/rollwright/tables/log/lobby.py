"""Rows before the game: a table is created, seats are taken and left, it is started, seeds are revealed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from rollwright.kernel.discovery import UnknownGame, find_game
from rollwright.kernel.game import make_setup
from rollwright.kernel.model import Seat
from rollwright.kernel.options import Setup, SetupError
from rollwright.tables.fairness.dice import DEALT
from rollwright.tables.log.chairs import BOT_CHAIR, PERSON, Chair
from rollwright.tables.log.chance import (
    CHANCE_ENTRIES,
    DICE,
    OPENED,
    CardsOpened,
    ChanceEntry,
    Seal,
    chance_from_json,
    chance_to_json,
    opened_from_json,
    seal_from_json,
)
from rollwright.tables.log.clocks import Clock, clock_from_json
from rollwright.tables.log.fields import (
    CHALLENGE,
    CLOCK,
    CODE,
    FORMAT,
    FORMAT_OF_CHALLENGES,
    FORMAT_OF_FULL,
    ID,
    MOST_SEATS,
    MOST_START,
    PATIENCE,
    SEATS,
    SETUP,
    SHA256,
    VERSION,
    LogError,
    NewerLog,
)
from rollwright.tables.log.shapes import HEX, Fields, Flag, ListOf, Shape, Tagged, Text, Word
from rollwright.tables.log.starting import StartError, start_of
from rollwright.tables.log.steps import begin, change_of, free, require, seal_with
from rollwright.tables.log.table import CLOSED, STARTING, WAITING, Body, Change, Row, Table

_SEED_HASH: Final = Text(0, 64, HEX)
"""Empty where the host makes the dice alone."""

CHAIR: Final = Tagged(
    "FirstSeat",
    "kind",
    Fields("OpenFirst", {"kind": Word("open")}),
    Fields("PersonFirst", {"kind": Word("person"), "person": ID, "seed_hash": _SEED_HASH}),
    Fields("BotFirst", {"kind": Word("bot"), "bot": ID, "version?": VERSION}),
)


def _chair_from_json(data: Mapping[str, Any]) -> Chair:
    chair = Chair()
    if data["kind"] == PERSON:
        chair.seat_person(data["person"], data["seed_hash"])
    elif data["kind"] == BOT_CHAIR:
        chair.seat_bot(data["bot"], data.get("version", 0))
    return chair


def _chair_to_json(chair: Chair) -> dict[str, Any]:
    data: dict[str, Any] = {"kind": chair.kind}
    if chair.kind == PERSON:
        data.update(person=chair.person, seed_hash=chair.seed_hash)
    elif chair.kind == BOT_CHAIR:
        data["bot"] = chair.bot
        if chair.bot_version:
            data["version"] = chair.bot_version
    return data


@final
class Created(Body):
    """The first row: the game, how it is set up, and what is at each seat."""

    kind: ClassVar = "created"
    fields: ClassVar[Mapping[str, Shape]] = {
        "format?": VERSION,
        "start?": Text(0, MOST_START),
        "game": ID,
        "setup": SETUP,
        "clock": CLOCK,
        "open": Flag(),
        "code": CODE,
        "host": ID,
        "dice": DICE,
        "seats": ListOf(CHAIR, MOST_SEATS),
        "hints?": Flag(),
        "patience?": PATIENCE,
        "challenge?": CHALLENGE,
        "when_full?": Flag(),
    }

    def __init__(
        self,
        asked: str,
        game: str,
        setup: Setup,
        clock: Clock,
        is_open: bool,
        code: str,
        host: str,
        seal: Seal,
        chairs: list[Chair],
        *,
        log_format: int = FORMAT,
        start: str | None = "",
        hints: bool | None = None,
        patience: int | None = None,
        challenge: str = "",
        when_full: bool = False,
    ) -> None:
        super().__init__(asked)
        self.format: Final = log_format
        """0 where it names none."""
        self.start: Final = start
        """The position that the game starts from; empty for the game's own, None in a log of format 0."""
        self.game: Final = game
        self.setup: Final = setup
        """As it was written: whether the game can be set up so is seen when the table begins."""
        self.clock: Final = clock
        self.open: Final = is_open
        self.code: Final = code
        self.host: Final = host
        self.seal: Final = seal
        self.chairs: Final = chairs
        self.hints: Final = hints
        self.patience: Final = patience
        """Days; None where nothing was said."""
        self.challenge: Final = challenge
        """The one that is taken up here; empty at most tables."""
        self.when_full: Final = when_full
        """Whether it starts by itself when the last seat is taken."""

    @staticmethod
    def read(data: Mapping[str, Any]) -> Created:
        chosen = data["setup"]
        return Created(
            data["asked"],
            data["game"],
            Setup(chosen["players"], chosen["version"], chosen["edition"], chosen["options"], chosen["content"]),
            clock_from_json(data["clock"]),
            data["open"],
            data["code"],
            data["host"],
            seal_from_json(data["dice"]),
            [_chair_from_json(seat) for seat in data["seats"]],
            log_format=data.get("format", 0),
            start=data.get("start"),
            hints=data.get("hints"),
            patience=data.get("patience"),
            challenge=data.get("challenge", ""),
            when_full=data.get("when_full", False),
        )

    def own_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {}
        if self.format:
            data["format"] = self.format
        if self.start is not None:
            data["start"] = self.start
        data["game"] = self.game
        data["setup"] = self.setup.to_json()
        data["clock"] = self.clock.to_json()
        data["open"] = self.open
        data["code"] = self.code
        data["host"] = self.host
        data["dice"] = self.seal.to_json()
        data["seats"] = [_chair_to_json(chair) for chair in self.chairs]
        if self.hints is not None:
            data["hints"] = self.hints
        if self.patience is not None:
            data["patience"] = self.patience
        if self.challenge:
            data["challenge"] = self.challenge
        if self.when_full:
            data["when_full"] = True
        return data

    def new_seal(self) -> Seal | None:
        return self.seal

    def new_table(self, row: Row) -> Table:
        if row.seq != 1:
            return super().new_table(row)
        chosen = self.setup
        try:
            game = find_game(self.game)
            newest = game.versions[-1]
            if chosen.version > newest:
                raise NewerLog(1, f"the game is played by version {chosen.version} of its rules, and {newest} is known")
            setup = make_setup(game, chosen.players, chosen.edition, chosen.options, chosen.version, chosen.content)
        except (UnknownGame, SetupError) as error:
            raise LogError(1, str(error)) from error
        if setup != chosen:
            raise LogError(1, "not every option of the game has a value")
        if len(self.chairs) != setup.players:
            raise LogError(1, f"there are {len(self.chairs)} seats for {setup.players} players")
        if self.format and self.start is None:
            raise LogError(1, f"a log of format {self.format} says where the game starts")
        if self.challenge and self.format < FORMAT_OF_CHALLENGES:
            raise LogError(1, f"a log of format {self.format} names no challenge")
        if self.when_full and self.format < FORMAT_OF_FULL:
            raise LogError(1, f"a log of format {self.format} doesn't say that the table starts when it is full")
        if self.seal.scheme == DEALT and not self.challenge:
            raise LogError(1, "its deal is that of a challenge, and it names none")
        try:
            start = start_of(game, setup, self.start or "")
        except StartError as why:
            raise LogError(1, str(why)) from why
        table = Table(row.table, game, setup, self.clock, self.patience, start)
        table.format = self.format
        table.seq, table.at = 1, row.at
        table.host, table.open, table.code = self.host, self.open, self.code
        table.hints = self.hints
        table.scheme = self.seal.scheme
        table.challenge = self.challenge
        table.when_full = self.when_full
        seal_with(table, self.seal)
        table.chairs = [chair.copy() for chair in self.chairs]
        table.rows.append(row)
        table.changes.append(change_of(table, []))
        table.answers.add(row.actor, row.cid, 1)
        return table

    def check_may_follow(self, seq: int) -> None:
        raise LogError(seq, "a table is created once")


@final
class Seated(Body):
    """A bot sits down; or a person, with the hash of a seed."""

    kind: ClassVar = "seated"
    fields: ClassVar[Mapping[str, Shape]] = {
        "seats": SEATS,
        "person?": ID,
        "seed_hash?": _SEED_HASH,
        "bot?": ID,
        "version?": VERSION,
    }

    def __init__(
        self,
        asked: str,
        seats: list[Seat],
        *,
        person: str | None = None,
        seed_hash: str | None = None,
        bot: str | None = None,
        version: int = 0,
    ) -> None:
        super().__init__(asked)
        self.seats: Final = seats
        self.person: Final = person
        self.seed_hash: Final = seed_hash
        self.bot: Final = bot
        self.version: Final = version
        """Of the bot; 0 where the log doesn't say."""

    @staticmethod
    def read(data: Mapping[str, Any]) -> Seated:
        return Seated(
            data["asked"],
            data["seats"],
            person=data.get("person"),
            seed_hash=data.get("seed_hash"),
            bot=data.get("bot"),
            version=data.get("version", 0),
        )

    def own_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"seats": list(self.seats)}
        if self.person is not None:
            data["person"] = self.person
        if self.seed_hash is not None:
            data["seed_hash"] = self.seed_hash
        if self.bot is not None:
            data["bot"] = self.bot
        if self.version:
            data["version"] = self.version
        return data

    def apply(self, table: Table, row: Row) -> Change:
        require(table, row, self.seats, WAITING)
        if self.bot is not None and (self.person is None or self.seed_hash is None):
            for seat in self.seats:
                table.chairs[seat].seat_bot(self.bot, self.version)
        elif self.bot is None and self.person is not None and self.seed_hash is not None:
            for seat in self.seats:
                table.chairs[seat].seat_person(self.person, self.seed_hash)
        else:
            raise LogError(row.seq, "it seats a bot, or a person with the hash of a seed")
        return change_of(table, self.seats)


@final
class Left(Body):
    """Seats are free again. It names the new host; without one the table is closed."""

    kind: ClassVar = "left"
    fields: ClassVar[Mapping[str, Shape]] = {"seats": SEATS, "host": Text(0, 64)}

    def __init__(self, asked: str, seats: list[Seat], host: str) -> None:
        super().__init__(asked)
        self.seats: Final = seats
        self.host: Final = host

    @staticmethod
    def read(data: Mapping[str, Any]) -> Left:
        return Left(data["asked"], data["seats"], data["host"])

    def own_json(self) -> dict[str, Any]:
        return {"seats": list(self.seats), "host": self.host}

    def apply(self, table: Table, row: Row) -> Change:
        require(table, row, self.seats, WAITING)
        free(table, self.seats)
        if self.host:
            table.host = self.host
        else:
            table.phase = CLOSED
        return change_of(table, self.seats)


@final
class Started(Body):
    """Seats and options are frozen. Where nobody has a seed to reveal, the game begins."""

    kind: ClassVar = "started"
    fields: ClassVar[Mapping[str, Shape]] = {"chance": CHANCE_ENTRIES, "opened?": OPENED}

    @staticmethod
    def read(data: Mapping[str, Any]) -> Started:
        return Started(data["asked"], chance_from_json(data["chance"]), opened_from_json(data))

    def own_json(self) -> dict[str, Any]:
        return {"chance": chance_to_json(self.chance)}

    def apply(self, table: Table, row: Row) -> Change:
        require(table, row, [], WAITING)
        table.phase, table.revealing_since = STARTING, row.at
        return change_of(table, [], begin(table, row))


@final
class Revealed(Body):
    """A person shows a seed; with the last one the game begins."""

    kind: ClassVar = "revealed"
    fields: ClassVar[Mapping[str, Shape]] = {
        "seats": SEATS,
        "seed": SHA256,
        "chance": CHANCE_ENTRIES,
        "opened?": OPENED,
    }

    def __init__(
        self, asked: str, seats: list[Seat], seed: str, chance: list[ChanceEntry], opened: CardsOpened | None = None
    ) -> None:
        super().__init__(asked, chance, opened)
        self.seats: Final = seats
        self.seed: Final = seed

    @staticmethod
    def read(data: Mapping[str, Any]) -> Revealed:
        chance = chance_from_json(data["chance"])
        return Revealed(data["asked"], data["seats"], data["seed"], chance, opened_from_json(data))

    def own_json(self) -> dict[str, Any]:
        return {"seats": list(self.seats), "seed": self.seed, "chance": chance_to_json(self.chance)}

    def apply(self, table: Table, row: Row) -> Change:
        require(table, row, self.seats, STARTING)
        for seat in self.seats:
            table.chairs[seat].seed = self.seed
        return change_of(table, self.seats, begin(table, row))
