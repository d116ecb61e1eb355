"""The one JSON text of a value (UTF-8, keys sorted, no spaces), and sixteen hex digits that stand for it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Final, final

Writer = Callable[[object], bytes]

_ENCODER: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, check_circular=False)


def write_plainly(value: object) -> bytes:
    """The reference that every other writer is tested against."""
    return _ENCODER.encode(value).encode()


@final
class _CurrentWriter:
    def __init__(self) -> None:
        self.writer: Writer = write_plainly


_CURRENT: Final = _CurrentWriter()


def write_with(writer: Writer) -> None:
    """From now on by another writer of the very same text. A host may have a faster one; nothing below it can."""
    _CURRENT.writer = writer


def canonical(value: object) -> bytes:
    return _CURRENT.writer(value)


def fingerprint(value: object) -> str:
    return hashlib.sha256(canonical(value)).hexdigest()[:16]
