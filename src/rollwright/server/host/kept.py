"""Texts that many ask for, made once and kept: as many as a number of bytes allows, those that were asked for last."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

MOST_BYTES: Final = 32 * 1024 * 1024


class KeptTexts:
    """By key, each with the version that it was made of."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most: Final = most_bytes
        self._texts: Final[dict[Hashable, tuple[Hashable, str]]] = {}
        self._bytes = 0

    @property
    def bytes(self) -> int:
        """Letters of other alphabets count for one, as most of JSON is plain."""
        return self._bytes

    def text(self, key: Hashable, version: Hashable, make: Callable[[], str]) -> str:
        """The text of that version; made anew where another is kept, or none."""
        kept = self._texts.pop(key, None)
        if kept is not None:
            self._bytes -= len(kept[1])
        if kept is None or kept[0] != version:
            kept = (version, make())
        if len(kept[1]) <= self._most // 8:
            self._texts[key] = kept
            self._bytes += len(kept[1])
        while self._bytes > self._most:
            _, oldest = self._texts.pop(next(iter(self._texts)))
            self._bytes -= len(oldest)
        return kept[1]
