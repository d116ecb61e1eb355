"""A folder of results that grows: a note of what they are results of, and a Parquet file for each batch of games.

A file is named for its games. It appears under its name only when it is whole, so that a run that was killed leaves
nothing half done, and what is there is not played again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, final

import pyarrow.parquet as pq

from rollwright.lab.plan import OtherPlan


@final
class Parts:
    """Files of games, and texts beside them."""

    def __init__(self, folder: Path, plan: dict[str, Any]) -> None:
        """Raises OtherPlan."""
        self.folder: Final = folder
        self._parts: Final = folder / "games"
        self._parts.mkdir(parents=True, exist_ok=True)
        note = folder / "plan.json"
        if not note.exists():
            self.write("plan.json", json.dumps(plan, indent=2) + "\n")
        there = json.loads(note.read_text(encoding="utf-8"))
        differs = [name for name, value in json.loads(json.dumps(plan)).items() if there.get(name) != value]
        if differs:
            held = ", ".join(f"{name} {there.get(name)!r}" for name in differs)
            raise OtherPlan(f"{folder} holds other games, with {held}; name another folder")

    def missing(self, games: int) -> list[tuple[int, int]]:
        """Which games below that number are still to be played, as ranges."""
        gaps = []
        reached = 0
        for first, last, _ in self.files():
            if first > reached:
                gaps.append((reached, min(first, games)))
            reached = last
        gaps.append((reached, games))
        return [(first, last) for first, last in gaps if first < last]

    def keep(self, first: int, last: int, table: Any) -> None:
        path = self._parts / f"{first:09}-{last:09}.parquet"
        unfinished = path.with_suffix(".unfinished")
        pq.write_table(table, unfinished)
        unfinished.replace(path)

    def files(self) -> list[tuple[int, int, Path]]:
        """In the order of their games: the first, the one after the last, and the file."""
        found = []
        for path in self._parts.glob("*.parquet"):
            first, last = path.stem.split("-")
            found.append((int(first), int(last), path))
        return sorted(found)

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        unfinished = path.with_name(path.name + ".unfinished")
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(path)
