"""Commands: what persons, bots and the server itself may ask of a table.

Each has an actor (a person's id, rows.BOT or rows.SERVER) and a command id that the actor gave it: whoever asks the
same twice, with the same command id, gets the first answer again.
"""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar, Final, final

from rollwright.kernel.model import Action, Seat
from rollwright.kernel.options import OptionValue
from rollwright.tables.fairness.canonical import fingerprint
from rollwright.tables.fairness.dice import CHAIN
from rollwright.tables.log.clocks import Clock
from rollwright.tables.log.rows import SERVER

_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""For codes that are read out: none looks or sounds like another."""
_ID: Final = 20
_CODE: Final = 6
SHARDS: Final = len(_LETTERS) ** 2
ENTROPY: Final = 64
"""How many random bytes a new table needs."""


@final
class Fresh:
    """What a new table needs from outside: an id that can't be guessed, a code to read out, the tail of its dice."""

    def __init__(self, table: str, code: str, tail: bytes) -> None:
        self.table: Final = table
        self.code: Final = code
        self.tail: Final = tail


def fresh_from(entropy: bytes, shard: int = 0) -> Fresh:
    """Of 64 random bytes 32 make the tail, the others by way of a hash the id (20 letters) and the code (6).

    Two letters more say in which shard the table is kept; none stand for the first.
    """
    assert len(entropy) == ENTROPY, f"a new table needs {ENTROPY} random bytes, not {len(entropy)}"
    number = int.from_bytes(hashlib.sha512(entropy[32:]).digest(), "big")
    letters = ""
    for _ in range(_ID + _CODE):
        number, letter = divmod(number, len(_LETTERS))
        letters += _LETTERS[letter]
    kept = _shard_letters(shard)
    return Fresh(letters[:_ID].lower() + kept.lower(), letters[_ID:] + kept, entropy[:32])


def shard_of_table(table: str) -> int:
    """Where a table is kept; -1 for an id that can't be."""
    return _shard(table[_ID:].upper())


def shard_of_code(code: str) -> int:
    return _shard(code[_CODE:].upper())


def _shard_letters(shard: int) -> str:
    assert 0 <= shard < SHARDS, f"there are {SHARDS} shards at most"
    return _LETTERS[shard // len(_LETTERS)] + _LETTERS[shard % len(_LETTERS)] if shard else ""


def _shard(letters: str) -> int:
    if not letters:
        return 0
    if len(letters) != 2 or any(letter not in _LETTERS for letter in letters):
        return -1
    return _LETTERS.index(letters[0]) * len(_LETTERS) + _LETTERS.index(letters[1])


class Command:
    """What all commands have. `said` is what a repeated command is compared by."""

    do: ClassVar = ""

    def __init__(self, actor: str, cid: str) -> None:
        self.actor: Final = actor
        self.cid: Final = cid

    def said(self) -> dict[str, Any]:
        return {}

    def asked(self) -> str:
        return fingerprint([self.do, self.said()])


@final
class Create(Command):
    """A new table. Seats are {"kind": "me"}, {"kind": "open"} or {"kind": "bot", "bot": name}."""

    do: ClassVar = "create"

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
    ) -> None:
        super().__init__(actor, cid)
        self.fresh: Final = fresh
        self.game: Final = game
        self.seats: Final = seats
        self.edition: Final = edition
        self.options: Final = options or {}
        self.content: Final = content
        self.clock: Final = clock or Clock("none")
        self.is_open: Final = is_open
        self.seed_hash: Final = seed_hash
        self.scheme: Final = scheme
        self.hints: Final = hints
        """Whether players may ask for hints; None where it was not said."""

    def said(self) -> dict[str, Any]:
        said = {
            "game": self.game,
            "seats": self.seats,
            "edition": self.edition,
            "options": self.options,
            "content": self.content,
            "clock": self.clock.to_json(),
            "open": self.is_open,
            "seed_hash": self.seed_hash,
        }
        return said if self.hints is None else {**said, "hints": self.hints}


@final
class Sit(Command):
    """Take a seat that is open, the first if none is named; or commit to another seed at one's own."""

    do: ClassVar = "sit"

    def __init__(self, actor: str, cid: str, seed_hash: str, seat: Seat | None = None) -> None:
        super().__init__(actor, cid)
        self.seed_hash: Final = seed_hash
        self.seat: Final = seat

    def said(self) -> dict[str, Any]:
        return {"seed_hash": self.seed_hash, "seat": self.seat}


@final
class Leave(Command):
    """Give one's seats up before the game."""

    do: ClassVar = "leave"


@final
class SeatBot(Command):
    """The host gives an open seat to a bot."""

    do: ClassVar = "bot"

    def __init__(self, actor: str, cid: str, seat: Seat, bot: str) -> None:
        super().__init__(actor, cid)
        self.seat: Final = seat
        self.bot: Final = bot

    def said(self) -> dict[str, Any]:
        return {"seat": self.seat, "bot": self.bot}


@final
class OpenSeat(Command):
    """The host takes a bot, or a person, from a seat."""

    do: ClassVar = "open_seat"

    def __init__(self, actor: str, cid: str, seat: Seat) -> None:
        super().__init__(actor, cid)
        self.seat: Final = seat

    def said(self) -> dict[str, Any]:
        return {"seat": self.seat}


@final
class Start(Command):
    """The host freezes seats and options."""

    do: ClassVar = "start"


@final
class Reveal(Command):
    """A person shows the seed whose hash was given when sitting down."""

    do: ClassVar = "reveal"

    def __init__(self, actor: str, cid: str, seed: str) -> None:
        super().__init__(actor, cid)
        self.seed: Final = seed

    def said(self) -> dict[str, Any]:
        return {"seed": self.seed}


@final
class Act(Command):
    """Actions of one seat, all or none, judged by the decision that they were chosen at."""

    do: ClassVar = "act"

    def __init__(
        self, actor: str, cid: str, actions: list[Action], decision: int | None, seat: Seat | None = None
    ) -> None:
        super().__init__(actor, cid)
        self.actions: Final = actions
        self.decision: Final = decision
        self.seat: Final = seat

    def said(self) -> dict[str, Any]:
        return {"actions": self.actions, "seat": self.seat}


@final
class Undo(Command):
    """Take back the seat's latest action, where the rules of undo allow it."""

    do: ClassVar = "undo"

    def __init__(self, actor: str, cid: str, decision: int | None = None, seat: Seat | None = None) -> None:
        super().__init__(actor, cid)
        self.decision: Final = decision
        self.seat: Final = seat

    def said(self) -> dict[str, Any]:
        return {"seat": self.seat}


@final
class Timeout(Command):
    """The server says that time is over for somebody: `now` decides whether it is, and for whom.

    While seeds are revealed it needs 32 fresh random bytes, for the commitments are then made anew.
    """

    do: ClassVar = "timeout"

    def __init__(self, cid: str, tail: bytes) -> None:
        super().__init__(SERVER, cid)
        self.tail: Final = tail


@final
class Credit(Command):
    """The server was away for so many milliseconds: whoever's time ran meanwhile gets it back."""

    do: ClassVar = "credit"

    def __init__(self, cid: str, milliseconds: int) -> None:
        super().__init__(SERVER, cid)
        self.milliseconds: Final = milliseconds

    def said(self) -> dict[str, Any]:
        return {"milliseconds": self.milliseconds}


@final
class Return(Command):
    """A person takes the seats back that a bot has played."""

    do: ClassVar = "return"


@final
class Resign(Command):
    """A person gives one seat, or all own seats, to a bot for good."""

    do: ClassVar = "resign"

    def __init__(self, actor: str, cid: str, seat: Seat | None = None) -> None:
        super().__init__(actor, cid)
        self.seat: Final = seat

    def said(self) -> dict[str, Any]:
        return {"seat": self.seat}


@final
class Rematch(Command):
    """The same once more, at a new table."""

    do: ClassVar = "rematch"

    def __init__(self, actor: str, cid: str, fresh: Fresh, seed_hash: str) -> None:
        super().__init__(actor, cid)
        self.fresh: Final = fresh
        self.seed_hash: Final = seed_hash

    def said(self) -> dict[str, Any]:
        return {"seed_hash": self.seed_hash}


@final
class Close(Command):
    """The host, or the server, ends what nobody is to play any more."""

    do: ClassVar = "close"
