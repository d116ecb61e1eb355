"""What happened when: to find out afterwards what a stuck table was waiting for."""

from __future__ import annotations

import time
from collections.abc import Collection
from pathlib import Path
from typing import Final

SITE: Final = "site"
"""Who it is about, where it is about all."""


class Journal:
    """A file, for a long run has more to tell than fits into memory."""

    def __init__(self, path: Path) -> None:
        self._file: Final = path.open("w+", encoding="utf-8")

    def note(self, who: str, what: str) -> None:
        self._file.write(f"{time.time_ns() // 1_000_000} {who} {what}\n")

    def between(self, start: int, end: int, about: Collection[str]) -> list[str]:
        """The entries of that time, in milliseconds, about any of these or all; each with its second."""
        self._file.seek(0)
        entries = []
        for line in self._file:
            at, who, what = line.rstrip("\n").split(" ", 2)
            if start <= int(at) <= end and (who in about or who == SITE):
                entries.append(f"{(int(at) - start) / 1000:6.1f} s  {who}: {what}")
        return entries

    def close(self) -> None:
        self._file.close()
