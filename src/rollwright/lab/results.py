"""Results on disk: a folder with the plan, and a Parquet file for each batch. What is there is not played again.

A file holds a row for each seat of each game, and is named for its games. It appears under its name only when it is
whole, so that a run that was killed leaves nothing half done.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, final

import pyarrow as pa
import pyarrow.parquet as pq

from rollwright.lab.batch import Batch
from rollwright.lab.plan import OtherPlan, Plan

_SCHEMA: Final = pa.schema(
    [
        ("game", pa.int32()),
        ("deal", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.dictionary(pa.int16(), pa.string())),
        ("points", pa.int32()),
        ("place", pa.int8()),
        ("decisions", pa.int32()),
        ("seconds", pa.float32()),
    ]
)


@final
class Results:
    """The results of one plan."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Raises OtherPlan."""
        self.folder: Final = folder
        self.plan: Final = plan
        self._parts: Final = folder / "games"
        self._parts.mkdir(parents=True, exist_ok=True)
        note = folder / "plan.json"
        if not note.exists():
            _write(note, json.dumps(plan.to_json(), indent=2) + "\n")
        there = json.loads(note.read_text(encoding="utf-8"))
        differs = [name for name, value in json.loads(json.dumps(plan.to_json())).items() if there.get(name) != value]
        if differs:
            held = ", ".join(f"{name} {there.get(name)!r}" for name in differs)
            raise OtherPlan(f"{folder} holds other games, with {held}; name another folder")

    def missing(self, games: int) -> list[tuple[int, int]]:
        """Which games below that number are still to be played, as ranges."""
        gaps = []
        reached = 0
        for first, last, _ in self._files():
            if first > reached:
                gaps.append((reached, min(first, games)))
            reached = last
        gaps.append((reached, games))
        return [(first, last) for first, last in gaps if first < last]

    def keep(self, batch: Batch) -> None:
        path = self._parts / f"{batch.first:09}-{batch.last:09}.parquet"
        unfinished = path.with_suffix(".unfinished")
        pq.write_table(self._table(batch), unfinished)
        unfinished.replace(path)

    def batches(self, games: int) -> Iterator[Batch]:
        """What was played, in order and none twice, up to that number of games."""
        seats = self.plan.players
        for first, last, path in self._files():
            if first >= games:
                return
            columns = pq.read_table(path, columns=["points", "place", "decisions", "seconds"]).to_pydict()
            end = min(last, games)
            points, places, decisions, seconds = (column[: (end - first) * seats] for column in columns.values())
            yield Batch(first, end, points, places, decisions, seconds, 0.0)

    def write(self, name: str, text: str) -> None:
        _write(self.folder / name, text)

    def _files(self) -> list[tuple[int, int, Path]]:
        found = []
        for path in self._parts.glob("*.parquet"):
            first, last = path.stem.split("-")
            found.append((int(first), int(last), path))
        return sorted(found)

    def _table(self, batch: Batch) -> Any:
        seatings = self.plan.seatings()
        seats = self.plan.players
        games = range(batch.first, batch.last)
        bots = [bot for game in games for bot in seatings[game % len(seatings)]]
        columns = [
            pa.array([game for game in games for _ in range(seats)], pa.int32()),
            pa.array([game // len(seatings) for game in games for _ in range(seats)], pa.int32()),
            pa.array(list(range(seats)) * len(games), pa.int8()),
            pa.DictionaryArray.from_arrays(pa.array(bots, pa.int16()), pa.array(list(self.plan.bots))),
            pa.array(batch.points, pa.int32()),
            pa.array(batch.places, pa.int8()),
            pa.array(batch.decisions, pa.int32()),
            pa.array(batch.seconds, pa.float32()),
        ]
        return pa.Table.from_arrays(columns, schema=_SCHEMA)


def _write(path: Path, text: str) -> None:
    unfinished = path.with_name(path.name + ".unfinished")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(path)
