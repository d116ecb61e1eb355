"""The public log of seals: entries of leaves, each with the hash of the one before. docs/protocol.md has the scheme.

Heads are signed by whoever keeps the log, and signatures are checked by whoever follows it: neither is done here, for
the standard library has no signatures.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, final

from rollwright.tables.fairness.canonical import canonical
from rollwright.tables.fairness.dice import sha256

FIRST: Final = 1
"""The number of the first entry."""


@final
class SealEntry:
    """Some seals that were made public together."""

    def __init__(self, number: int, at: int, before: str, seals: list[str], digest: str) -> None:
        self.number: Final = number
        self.at: Final = at
        """In milliseconds."""
        self.before: Final = before
        """The hash of the entry before; empty for the first."""
        self.seals: Final = seals
        """Leaves, sorted."""
        self.hash: Final = digest

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "at": self.at,
            "before": self.before,
            "seals": list(self.seals),
            "hash": self.hash,
        }


def entry_after(last: SealEntry | None, at: int, leaves: Collection[str]) -> SealEntry:
    """The next entry of a log. Time doesn't go back in it."""
    number, before, earliest = (FIRST, "", 0) if last is None else (last.number + 1, last.hash, last.at)
    at, seals = max(at, earliest), sorted(leaves)
    return SealEntry(number, at, before, seals, entry_hash(number, at, before, seals))


def entry_hash(number: int, at: int, before: str, seals: list[str]) -> str:
    return sha256(canonical(["rollwright seals 1", number, at, before, seals])).hex()


def head_text(number: int, digest: str) -> bytes:
    """What is signed of a head: the number of the last entry and its hash."""
    return canonical(["rollwright head 1", number, digest])


def entry_from_json(data: Any) -> SealEntry | None:
    """None where it is no entry."""
    if not isinstance(data, dict):
        return None
    number, at, before, seals, digest = (data.get(name) for name in ("number", "at", "before", "seals", "hash"))
    if not isinstance(number, int) or not isinstance(at, int) or not isinstance(seals, list):
        return None
    if not isinstance(before, str) or not isinstance(digest, str) or not all(isinstance(one, str) for one in seals):
        return None
    return SealEntry(number, at, before, seals, digest)


# What can be wrong with an entry
MALFORMED: Final = "malformed"
MISSING: Final = "missing"
"""It has not the next number."""
UNLINKED: Final = "unlinked"
"""It does not name the hash of the entry before."""
CHANGED: Final = "changed"
"""Its hash is not that of what it holds."""
FAULTS: Final = (MALFORMED, MISSING, UNLINKED, CHANGED)


def fault_of(entry: SealEntry | None, number: int, before: str) -> str:
    """What is wrong with the entry that comes after the one with this number and hash; empty where nothing is."""
    if entry is None:
        return MALFORMED
    if entry.number != number + 1:
        return MISSING
    if entry.before != before:
        return UNLINKED
    if entry.hash != entry_hash(entry.number, entry.at, entry.before, entry.seals):
        return CHANGED
    return MALFORMED if entry.seals != sorted(set(entry.seals)) else ""
