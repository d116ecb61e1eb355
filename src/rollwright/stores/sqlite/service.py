"""In SQLite: when the service was up, when it was not, and how often the file was restored from a backup.

A file can't tell that it is a copy of yesterday. So a small file beside it keeps what it was when it was last seen: its
inode, and a mark that rises as rows are added. A file with another inode, or a lower mark, was put in its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from pathlib import Path
from typing import Final

from rollwright.stores.sqlite.file import File

_BESIDE: Final = "rollwright.mark"


class SqliteService:
    def __init__(self, file: File) -> None:
        self._file: Final = file
        self._beside: Final = file.path.with_name(_BESIDE)
        self._written: tuple[int, int] | None = None
        """What the file beside says, once this process has written it."""

    async def beat(self, at: int) -> None:
        waiting = "exists (select 1 from tables where due_at is not null)"
        await self._file.all(f"insert or replace into beats select 1, ? where {waiting}", at)

    async def last_beat(self) -> int | None:
        found = await self._file.one("select at from beats")
        return found[0] if found else None

    async def add_outage(self, start: int, end: int) -> None:
        await self._file.all("insert or replace into outages values (?, ?)", start, end)

    async def outages(self) -> list[tuple[int, int]]:
        return await self._file.all("select start, end from outages order by start")

    async def epoch(self) -> int:
        if self._file.has_new_rows:
            self._file.has_new_rows = False
            await self._file.all("update epochs set mark = mark + 1")
        epoch, mark = await self._file.one("select epoch, mark from epochs")
        now = (self._file.path.stat().st_ino, mark)
        if self._written is None and _is_another(now, _read(self._beside)):
            epoch += 1
            await self.begin_epoch()
        if now != self._written:
            with contextlib.suppress(OSError):  # a full disk: the file says less than it might, which harms nobody
                await asyncio.to_thread(_write, self._beside, now)
                self._written = now
        return int(epoch)

    async def begin_epoch(self) -> None:
        await self._file.all("update epochs set epoch = epoch + 1")


def _is_another(now: tuple[int, int], seen: tuple[int, int] | None) -> bool:
    """Whether a file is not the one that was seen last, or an earlier state of it. A new file has no mark yet."""
    inode, mark = now
    return mark > 0 if seen is None else inode != seen[0] or mark < seen[1]


def _read(path: Path) -> tuple[int, int] | None:
    try:
        seen = json.loads(path.read_text("utf-8"))
        return int(seen["inode"]), int(seen["mark"])
    except (OSError, ValueError, TypeError, KeyError):
        return None


def _write(path: Path, now: tuple[int, int]) -> None:
    """Whole or not at all, also where the power fails: what can't be read would count as a restore."""
    inode, mark = now
    new = path.with_suffix(".new")
    with new.open("w", encoding="utf-8") as file:
        json.dump({"inode": inode, "mark": mark}, file)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
