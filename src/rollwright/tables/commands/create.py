"""`create`: a new table. A client asks the host for it, and no table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from rollwright.bots import bot_names, bot_version
from rollwright.kernel.discovery import UnknownGame, find_game
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.options import OptionValue, SetupError
from rollwright.tables.commands.command import Command
from rollwright.tables.commands.fresh import Fresh
from rollwright.tables.commands.refusals import Nack, refuse
from rollwright.tables.fairness.cards import seals
from rollwright.tables.fairness.dice import CHAIN
from rollwright.tables.log.chance import seal_from_json
from rollwright.tables.log.clocks import Clock, clock_from_json
from rollwright.tables.log.fields import CLOCK, ID, MOST_SEATS, MOST_START, OPTION, PACK, PATIENCE, SHA256
from rollwright.tables.log.lobby import Created
from rollwright.tables.log.shapes import Fields, Flag, ListOf, MapOf, Shape, Tagged, Text, Whole, Word
from rollwright.tables.log.starting import StartError, start_of, start_text
from rollwright.tables.log.table import Body, Chair, Table

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
            seal_from_json(seals(self.scheme, self.fresh.tail)),
            chairs,
            log_format=self.fresh.log_format,
            start=start_text(game, start) if self.fresh.log_format else None,
            hints=self.hints,
            patience=self.patience if self.fresh.log_format else None,
        )

    def new_tail(self, body: Body) -> bytes:
        return self.fresh.tail


def _rules_version(game: Game[Any], log_format: int) -> int:
    """The newest, unless servers of 0.1.0 are to read the log: they know only the first."""
    return game.versions[-1 if log_format else 0]


def version_in(bot: str, log_format: int) -> int:
    """As a log of that format names it: those of 0.1.0 name none."""
    return bot_version(bot) if log_format else 0


def is_commitment(scheme: str, seed_hash: str) -> bool:
    return scheme != CHAIN or not SHA256.fault(seed_hash, "the hash of a seed")
