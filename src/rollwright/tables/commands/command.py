"""Commands: what persons, bots and the server itself may ask of a table.

Each has an actor (a person's id, rows.BOT or rows.SERVER) and a command id that the actor gave it: whoever asks the
same twice, with the same command id, gets the first answer again. Each command is one class, in lobby.py or game.py,
and kinds.py lists them all.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from rollwright.tables.commands.outcome import Effect, Nack, refuse
from rollwright.tables.fairness.canonical import fingerprint
from rollwright.tables.log.rows import Body
from rollwright.tables.log.shapes import Shape
from rollwright.tables.log.table import Table

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
    """What is asked of a table. Its class has all that is to be known of it: what it says, and what comes of it."""

    do: ClassVar = ""
    fields: ClassVar[Mapping[str, Shape] | None] = None
    """The shapes of what a client says with it; None where no client may say it to a table."""
    makes_a_table: ClassVar = False
    """Whether reading it needs something fresh."""

    def __init__(self, actor: str, cid: str) -> None:
        self.actor: Final = actor
        self.cid: Final = cid

    @staticmethod
    def read(person: str, cid: str, said: Mapping[str, Any], fresh: Fresh | None) -> Command:
        """From a person's message that has its shape."""
        raise NotImplementedError

    def said(self) -> dict[str, Any]:
        """What a repeated command is compared by."""
        return {}

    def asked(self) -> str:
        return fingerprint([self.do, self.said()])

    def judge(self, table: Table, now: int, secret: bytes) -> Body | Nack:
        """What the row is to say, or why there is none. `now` and `secret` are those of `decide`."""
        raise NotImplementedError

    def judge_without_table(self) -> Body | Nack:
        """The same where there is no table."""
        return refuse("table.unknown")

    def new_secret(self, body: Body) -> bytes | None:
        """The tail of the dice, where the row seals a new one."""
        return None

    def leaves(self, table: Table) -> list[Effect]:
        """What is to be done beside what is due at the table as it is with the row."""
        return []
