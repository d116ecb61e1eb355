"""The seal of a table, for whoever keeps it: its leaf in the public log, and a fingerprint that can be read out."""

from __future__ import annotations

from typing import Final

from rollwright.tables.fairness.canonical import canonical
from rollwright.tables.fairness.dice import sha256

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""For what is read out: none looks or sounds like another."""
_LENGTH: Final = 8
_ROUNDS: Final = 4096
"""Eight letters have forty bits. So many rounds make it dear to look for another seal that has the same."""


def seal_leaf(table: str, commit: str, cards: str) -> str:
    """What stands for a seal in public, in hex. The commitment salts it: it tells nothing to who doesn't know it."""
    return sha256(canonical(["rollwright seal 1", table, commit, cards])).hex()


def seal_fingerprint(leaf: str) -> str:
    """A leaf, short enough to be read out: K7QF-2MXD."""
    stretched = bytes.fromhex(leaf)
    for _ in range(_ROUNDS):
        stretched = sha256(stretched)
    number = int.from_bytes(stretched, "big")
    letters = ""
    for _ in range(_LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters += LETTERS[letter]
    return f"{letters[:4]}-{letters[4:]}"
