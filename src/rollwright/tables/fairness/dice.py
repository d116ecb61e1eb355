"""Dice that can be checked: the scheme chain-1, as docs/protocol.md says it. Nothing here is secret but the tail.

The host draws 32 secret bytes, the tail, and publishes its hash of 4,096 rounds. The n-th random event publishes the
link that is n rounds before that. So the order of the keys is fixed before anybody has sat down; and what a key gives
depends on the seeds of all persons at the table, which the host did not know when it drew the tail.
"""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache
from typing import Final, final

from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source
from rollwright.tables.fairness.canonical import canonical

CHAIN: Final = "chain-1"
LOCAL: Final = "local"
"""Dice that prove nothing: for tables that live in one browser."""
DEALT: Final = "deal-1"
"""Dice that are the same at every table of one challenge: deal.py."""
COMMITTED: Final[tuple[str, ...]] = (CHAIN, DEALT)
"""Schemes under which the order of a deck is fixed before its first card is drawn."""
LINKS: Final = 4096
"""How many random events a table can have."""

TAIL: Final = 32
"""Bytes."""

_APART: Final = 128
_WORDS: Final = 2**32


@final
class Roll:
    """A number that has fallen, and the key that proves it."""

    def __init__(self, number: int, key: str) -> None:
        self.number: Final = number
        self.key: Final = key


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def tail_of(secret: bytes, seals_ago: int = 0) -> bytes:
    """Of a table's secret: its tails, the newest first. Earlier ones are kept for decks that were made under them."""
    return secret[TAIL * seals_ago : TAIL * (seals_ago + 1)]


def link(tail: bytes, rounds: int) -> bytes:
    """The tail, hashed that many times."""
    return _hashed(_milestones(tail)[rounds // _APART], rounds % _APART)


@lru_cache(maxsize=2**15)
def _milestones(tail: bytes) -> tuple[bytes, ...]:
    """Every 128th link. A table needs its links one by one; computing each from the tail took longer than a move."""
    found = [tail]
    for _ in range(LINKS // _APART):
        found.append(_hashed(found[-1], _APART))
    return tuple(found)


def _hashed(value: bytes, rounds: int) -> bytes:
    for _ in range(rounds):
        value = hashlib.sha256(value).digest()
    return value


def commit(scheme: str, tail: bytes) -> str:
    """What is published at creation, in hex."""
    return link(tail, LINKS).hex() if scheme == CHAIN else ""


def hash_of_seed(seed: str) -> str:
    """A person's commitment: the hash of the bytes that the seed's hex digits stand for."""
    return sha256(bytes.fromhex(seed)).hex()


def context_of(table: str, game: str, setup: Setup, seeds: list[str | None], start: str = "") -> str:
    """What all keys of a table are bound to, in hex. Seats of bots have no seed; most games start at the beginning."""
    return sha256(canonical([table, game, setup.to_json(), seeds, *([start] if start else [])])).hex()


def number_below(total: int, key: bytes, context: bytes, index: int) -> int:
    """A number from 0 to total - 1, each equally likely; total is from 1 to 2^32.

    The stream is HMAC-SHA256(key, context | index | block) for blocks from 0 on, both as four bytes, the highest
    first. It is read as numbers of four bytes; those in the last, incomplete run of `total` are passed over.
    """
    even = _WORDS - _WORDS % total
    block = 0
    while True:
        bits = hmac.digest(key, context + index.to_bytes(4, "big") + block.to_bytes(4, "big"), "sha256")
        for start in range(0, 32, 4):
            number = int.from_bytes(bits[start : start + 4], "big")
            if number < even:
                return number % total
        block += 1


def dealt(seed: bytes, context: str, total: int, label: str) -> int:
    """The number that every table of a challenge gets where the rules ask for this label."""
    bound = bytes.fromhex(context)
    return number_below(total, hmac.digest(seed, bound + label.encode(), "sha256"), bound, 0)


def roll(scheme: str, tail: bytes, context: str, index: int, total: int, label: str) -> Roll:
    """The index-th random event of a table, counted from 1."""
    if scheme == LOCAL:
        return Roll(Source(f"{tail.hex()} {label}").below(total), "")
    if scheme == DEALT:
        return Roll(dealt(tail, context, total, label), "")
    key = link(tail, LINKS - index)
    return Roll(number_below(total, key, bytes.fromhex(context), index), key.hex())
