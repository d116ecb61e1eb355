"""Following the public log of seals: what was seen of it once must stay as it was.

Who follows keeps the last head that they saw. Its hash stands for all entries up to it, so whatever is rewritten later
shows: an entry doesn't lead to it, or a head doesn't lead to an entry. Two signed heads are the proof.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from rollwright.tables.fairness.seal_log import (
    CHANGED,
    MALFORMED,
    MISSING,
    SealEntry,
    entry_from_json,
    fault_of,
    head_text,
)

# What can be wrong with a head
KEY: Final = "key"
"""Another key has signed it."""
SIGNATURE: Final = "signature"
"""The key has not signed it."""
BELOW: Final = "below"
"""It is shorter than one that was seen before."""
FORKED: Final = "forked"
"""It has the number of one that was seen before, and another hash."""

Fetch = Callable[[int], Any]
"""What the server answers to `/api/seals/entries?after=`."""
IsSigned = Callable[[str, str, bytes], bool]
"""Whether a key has signed a text: key and signature in hex."""


@final
class Head:
    """A signed head, as a server gives it."""

    def __init__(self, number: int, digest: str, at: int, key: str, signature: str) -> None:
        self.number: Final = number
        self.hash: Final = digest
        self.at: Final = at
        self.key: Final = key
        self.signature: Final = signature

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "hash": self.hash,
            "at": self.at,
            "key": self.key,
            "signature": self.signature,
        }


def head_from_json(data: Any) -> Head | None:
    """None where it is no head."""
    if not isinstance(data, dict):
        return None
    number, digest, at, key, signature = (data.get(name) for name in ("number", "hash", "at", "key", "signature"))
    if not isinstance(number, int) or not isinstance(at, int):
        return None
    if not isinstance(digest, str) or not isinstance(key, str) or not isinstance(signature, str):
        return None
    return Head(number, digest, at, key, signature)


@final
class Rewritten(Exception):
    """The log is not what it was, or is none: a code, the entry that it shows at, and the head that shows it."""

    def __init__(self, code: str, number: int, head: Head | None) -> None:
        super().__init__(f"{code} at entry {number}")
        self.code: Final = code
        self.number: Final = number
        self.head: Final = head


@final
class Followed:
    """What has been seen of a log: its last head, and how many seals there were in it. Nothing at first."""

    def __init__(self, head: Head | None = None, seals: int = 0) -> None:
        self.head: Final = head
        self.seals: Final = seals

    def to_json(self) -> dict[str, Any]:
        return {"head": None if self.head is None else self.head.to_json(), "seals": self.seals}


def followed_from_json(data: Any) -> Followed | None:
    """None where it is not as `to_json` gives it."""
    if not isinstance(data, dict) or not isinstance(data.get("seals"), int):
        return None
    head = head_from_json(data.get("head"))
    return None if head is None else Followed(head, data["seals"])


def follow(seen: Followed, fetch: Fetch, is_signed: IsSigned, whole: bool = False) -> Followed:
    """Read on from what was seen, or with `whole` from the first entry. Raises Rewritten."""
    known = seen.head
    seals = 0 if whole else seen.seals
    # The last entry that was seen is read once more: it must be what it was.
    number = 0 if whole or known is None else max(0, known.number - 1)
    before: str | None = "" if number == 0 else None
    while True:
        answer = fetch(number)
        head = head_from_json(answer.get("head")) if isinstance(answer, dict) else None
        entries = answer.get("entries") if isinstance(answer, dict) else None
        if head is None or not isinstance(entries, list):
            raise Rewritten(MALFORMED, number, head)
        _check_head(head, known, is_signed)
        start = number
        for data in entries:
            entry = entry_from_json(data)
            if entry is not None and entry.number > head.number:
                break  # added since the head was signed
            before = _check_entry(entry, number, before, known, head)
            number += 1
            seals += _new_seals(entry, seen, whole)
        if number >= head.number or number == start:
            break
    if number < head.number:
        raise Rewritten(MISSING, number + 1, head)
    if (before or "") != head.hash:
        raise Rewritten(CHANGED, number, head)
    return Followed(head, seals)


def follow_from(entry: SealEntry, key: str, fetch: Fetch, is_signed: IsSigned) -> Head:
    """The signed head that an entry leads to; with a key, by that one. Raises Rewritten."""
    seen = follow(Followed(Head(entry.number, entry.hash, entry.at, key, "")), fetch, is_signed)
    assert seen.head is not None, "what was followed has a head"
    return seen.head


def _check_head(head: Head, known: Head | None, is_signed: IsSigned) -> None:
    if known is not None and known.key and head.key != known.key:
        raise Rewritten(KEY, head.number, head)
    if not is_signed(head.key, head.signature, head_text(head.number, head.hash)):
        raise Rewritten(SIGNATURE, head.number, head)
    if known is not None and head.number < known.number:
        raise Rewritten(BELOW, head.number, head)
    if known is not None and head.number == known.number and head.hash != known.hash:
        raise Rewritten(FORKED, head.number, head)


def _check_entry(entry: SealEntry | None, number: int, before: str | None, known: Head | None, head: Head) -> str:
    """The hash of the entry after a number. `before` is the hash that it must name, None where that is not known."""
    if entry is None:
        raise Rewritten(MALFORMED, number + 1, head)
    code = fault_of(entry, number, entry.before if before is None else before)
    if code:
        raise Rewritten(code, number + 1, head)
    if known is not None and entry.number == known.number and entry.hash != known.hash:
        raise Rewritten(FORKED, entry.number, head)
    return entry.hash


def _new_seals(entry: SealEntry | None, seen: Followed, whole: bool) -> int:
    if entry is None or (not whole and seen.head is not None and entry.number <= seen.head.number):
        return 0
    return len(entry.seals)
