"""`create`: a new table. A client asks the host for it, and no table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from rollwright.bots import bot_names, bot_version
from rollwright.kernel.discovery import UnknownGame, find_game
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.options import OptionValue, Setup, SetupError
from rollwright.tables.commands.command import Command
from rollwright.tables.commands.fresh import Fresh
from rollwright.tables.commands.refusals import Nack, refuse
from rollwright.tables.fairness.cards import seals
from rollwright.tables.fairness.deal import Challenge
from rollwright.tables.fairness.dice import CHAIN, DEALT
from rollwright.tables.log.chairs import Chair
from rollwright.tables.log.chance import Seal, seal_from_json
from rollwright.tables.log.clocks import LEAST_SECONDS, MOST_DAYS, NO_CLOCK, Clock, clock_from_json
from rollwright.tables.log.fields import (
    CHALLENGE,
    CLOCK,
    FORMAT_OF_CHALLENGES,
    FORMAT_OF_FULL,
    ID,
    MOST_SEATS,
    MOST_START,
    OPTION,
    PACK,
    PATIENCE,
    SHA256,
)
from rollwright.tables.log.lobby import Created
from rollwright.tables.log.shapes import Fields, Flag, ListOf, MapOf, Shape, Tagged, Text, Whole, Word
from rollwright.tables.log.starting import StartError, start_of, start_text
from rollwright.tables.log.table import Body, Table

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
        "challenge?": CHALLENGE,
        "when_full?": Flag(),
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
        challenge: Challenge | None = None,
        when_full: bool = False,
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
        self.challenge: Final = challenge
        """The one that is taken up: then all else is as it says, and the tail is its seed."""
        self.when_full: Final = when_full
        """Whether it starts by itself when the last seat is taken."""

    @staticmethod
    def read_new(
        person: str,
        cid: str,
        payload: Mapping[str, Any],
        fresh: Fresh,
        content: str,
        scheme: str,
        challenge: Challenge | None,
    ) -> Create:
        """From a message; `content` is the pack whose hash it names, `challenge` the one whose id it does."""
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
            challenge=challenge,
            when_full=payload.get("when_full", False),
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
        challenge = None if self.challenge is None else self.challenge.id
        said = {
            "hints": self.hints,
            "patience": self.patience,
            "start": self.start or None,
            "challenge": challenge,
            "when_full": self.when_full or None,
        }
        return {**payload, **{key: value for key, value in said.items() if value is not None}}

    def anew(self, fresh: Fresh) -> Create:
        if self.challenge is not None:  # a try has one table, and a challenge one deal
            fresh = Fresh(self.fresh.table, fresh.code, self.fresh.tail, fresh.log_format)
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
            challenge=self.challenge,
            when_full=self.when_full,
        )

    def clock_refused(self) -> Nack | None:
        """Why no new table of a person is given this clock, if so. A host that is strict asks for it."""
        if self.clock.is_offered:
            return None
        return refuse("table.clock", minutes=LEAST_SECONDS // 60, days=MOST_DAYS)

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        return refuse("table.exists")

    def judge_without_table(self) -> Created | Nack:
        try:
            game = find_game(self.game)
        except UnknownGame:
            return refuse("table.unknown_game", game=self.game)
        try:
            version = self._rules_version(game)
            setup = make_setup(game, len(self.seats), self.edition, self.options, version, self.content)
        except SetupError as error:
            return refuse("table.setup", message=error.message, rule=error.rule)
        if self.challenge is not None and self._differs(game.id, setup, self.challenge):
            return refuse("table.challenge_differs")
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
                chair.seat_bot(seat["bot"], version_in(seat["bot"], self.fresh.log_format))
            elif seat["kind"] == "me":
                if not is_commitment(self.scheme, self.seed_hash):
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
            self._seal(),
            chairs,
            log_format=self._log_format(),
            start=start_text(game, start) if self.fresh.log_format else None,
            hints=self.hints if self.challenge is None else False,
            patience=self.patience if self.fresh.log_format else None,
            challenge="" if self.challenge is None else self.challenge.id,
            when_full=self._log_format() == FORMAT_OF_FULL,
        )

    def _log_format(self) -> int:
        """The oldest that can say all of it; where nodes of 0.1.0 are to read it, what they can't is left out."""
        if self.challenge is not None:
            return FORMAT_OF_CHALLENGES
        return FORMAT_OF_FULL if self.when_full and self.fresh.log_format else self.fresh.log_format

    def _differs(self, game: str, setup: Setup, challenge: Challenge) -> bool:
        """Whether anything is asked for that the challenge doesn't say."""
        seats = [{"kind": "bot", "bot": bot} if bot else {"kind": "me"} for bot in challenge.seats]
        return (
            (game, setup, self.seats, self.clock.kind) != (challenge.game, challenge.setup, seats, NO_CLOCK)
            or self.is_open
            or bool(self.hints)
            or self.patience is not None
            or bool(self.start)
            or self.when_full
        )

    def _seal(self) -> Seal:
        if self.scheme == DEALT and self.challenge is not None:
            return Seal(DEALT, self.challenge.commit, "")
        return seal_from_json(seals(self.scheme, self.fresh.tail))

    def _rules_version(self, game: Game[Any]) -> int:
        """The newest, unless a challenge was set by another, or servers of 0.1.0 are to read the log."""
        if self.challenge is not None:
            return self.challenge.setup.version
        return game.versions[-1 if self.fresh.log_format else 0]

    def new_tail(self, body: Body) -> bytes:
        return self.fresh.tail


def version_in(bot: str, log_format: int) -> int:
    """As a log of that format names it: those of 0.1.0 name none."""
    return bot_version(bot) if log_format else 0


def is_commitment(scheme: str, seed_hash: str) -> bool:
    return scheme != CHAIN or not SHA256.fault(seed_hash, "the hash of a seed")
