"""A public log of seals in memory, and an operator who can do with it as they like."""

from __future__ import annotations

from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from rollwright.cli.seals import is_signed
from rollwright.tables.fairness.seal_log import SealEntry, entry_after, head_text
from rollwright.tables.study.follow import Followed, Rewritten, follow

PAGE = 3
"""Entries to an answer: few, so that every test turns pages."""


class PublicLog:
    def __init__(self, *entries: SealEntry, key: Ed25519PrivateKey | None = None) -> None:
        self.entries = list(entries)
        self.key = key or Ed25519PrivateKey.generate()

    def add(self, *leaves: str, at: int = 0) -> None:
        self.entries.append(entry_after(self.entries[-1] if self.entries else None, at, leaves))

    def head(self) -> dict[str, Any]:
        last = self.entries[-1] if self.entries else SealEntry(0, 0, "", [], "")
        return {
            "number": last.number,
            "hash": last.hash,
            "at": last.at,
            "key": self.key.public_key().public_bytes_raw().hex(),
            "signature": self.key.sign(head_text(last.number, last.hash)).hex(),
        }

    def answer(self, after: int) -> Any:
        """As `/api/seals/entries?after=` does."""
        later = [entry.to_json() for entry in self.entries if entry.number > after]
        return {"entries": later[:PAGE], "head": self.head()}

    def published(self) -> dict[str, int]:
        return {leaf: entry.at for entry in self.entries for leaf in entry.seals}

    def followed(self, seen: Followed | None = None, whole: bool = False) -> Followed:
        return follow(seen or Followed(), self.answer, is_signed(), whole)

    def found_out(self, seen: Followed | None, whole: bool = False) -> tuple[str, int]:
        """What a follower says who has seen this much: the code, and the entry."""
        try:
            self.followed(seen, whole)
        except Rewritten as found:
            return found.code, found.number
        return "", 0


def leaf(name: str) -> str:
    return entry_after(None, 0, [name]).hash


def long_log(entries: int = 8) -> PublicLog:
    log = PublicLog()
    for number in range(1, entries + 1):
        log.add(leaf(f"one {number}"), leaf(f"other {number}"), at=1_000 * number)
    return log
