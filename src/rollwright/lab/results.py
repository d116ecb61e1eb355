"""The results of a plan on disk (lab/parts.py): a row for each seat of each game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, final

import pyarrow as pa
import pyarrow.parquet as pq

from rollwright.lab.batch import Batch
from rollwright.lab.parts import Parts
from rollwright.lab.plan import Plan

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
        self.plan: Final = plan
        self._parts: Final = Parts(folder, plan.to_json())

    def missing(self, games: int) -> list[tuple[int, int]]:
        """Which games below that number are still to be played, as ranges."""
        return self._parts.missing(games)

    def keep(self, batch: Batch) -> None:
        self._parts.keep(batch.first, batch.last, self._table(batch))

    def batches(self, games: int) -> Iterator[Batch]:
        """What was played, in order and none twice, up to that number of games."""
        seats = self.plan.players
        for first, last, path in self._parts.files():
            if first >= games:
                return
            columns = pq.read_table(path, columns=["points", "place", "decisions", "seconds"]).to_pydict()
            end = min(last, games)
            points, places, decisions, seconds = (column[: (end - first) * seats] for column in columns.values())
            yield Batch(first, end, points, places, decisions, seconds, 0.0)

    def write(self, name: str, text: str) -> None:
        self._parts.write(name, text)

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
