"""What a new table needs from outside: an id that can't be guessed, a code to read out, the tail of its dice."""

from __future__ import annotations

import hashlib
from typing import Final, final

from rollwright.tables.fairness.seal import LETTERS
from rollwright.tables.log.fields import FORMAT

_ID: Final = 20
_CODE: Final = 6
SHARDS: Final = len(LETTERS) ** 2
ENTROPY: Final = 64
"""How many random bytes a new table needs."""


@final
class Fresh:
    """For one new table. Its log has the newest format, unless it is to be read by servers that don't know it."""

    def __init__(self, table: str, code: str, tail: bytes, log_format: int = FORMAT) -> None:
        self.table: Final = table
        self.code: Final = code
        self.tail: Final = tail
        self.log_format: Final = log_format


def fresh_from(entropy: bytes, shard: int = 0, log_format: int = FORMAT) -> Fresh:
    """Of 64 random bytes 32 make the tail, the others by way of a hash the id (20 letters) and the code (6).

    Two letters more say in which shard the table is kept; none stand for the first.
    """
    assert len(entropy) == ENTROPY, f"a new table needs {ENTROPY} random bytes, not {len(entropy)}"
    number = int.from_bytes(hashlib.sha512(entropy[32:]).digest(), "big")
    letters = ""
    for _ in range(_ID + _CODE):
        number, letter = divmod(number, len(LETTERS))
        letters += LETTERS[letter]
    kept = _shard_letters(shard)
    return Fresh(letters[:_ID].lower() + kept.lower(), letters[_ID:] + kept, entropy[:32], log_format)


def shard_of_table(table: str) -> int:
    """Where a table is kept; -1 for an id that can't be."""
    return _shard(table[_ID:].upper())


def shard_of_code(code: str) -> int:
    return _shard(code[_CODE:].upper())


def _shard_letters(shard: int) -> str:
    assert 0 <= shard < SHARDS, f"there are {SHARDS} shards at most"
    return LETTERS[shard // len(LETTERS)] + LETTERS[shard % len(LETTERS)] if shard else ""


def _shard(letters: str) -> int:
    if not letters:
        return 0
    if len(letters) != 2 or any(letter not in LETTERS for letter in letters):
        return -1
    return LETTERS.index(letters[0]) * len(LETTERS) + LETTERS.index(letters[1])
