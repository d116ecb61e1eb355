"""Recorded positions on disk (lab/parts.py), and in memory as arrays."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from rollwright.lab.parts import Parts
from rollwright.training.recording import HELD_OUT, Recorded

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

_SCHEMA: Final = pa.schema(
    [
        ("game", pa.int32()),
        ("turn", pa.int16()),
        ("seat", pa.int8()),
        ("held", pa.list_(pa.uint16())),
        ("shares", pa.list_(pa.float32())),
        ("points", pa.int16()),
        ("lead", pa.int16()),
        ("evaluate", pa.int32()),
        ("forecast", pa.int32()),
    ]
)


class Rows(NamedTuple):
    """A position between turns, seen by a seat, in each row: what held, and what came of it."""

    game: NDArray[np.int32]
    turn: NDArray[np.int16]
    seat: NDArray[np.int8]
    first: Ints
    """Where a row's traits begin in `held`; one more than there are rows."""
    held: NDArray[np.uint16]
    shares: Floats
    """Of each result, by row."""
    points: Floats
    lead: Floats
    evaluate: Floats
    forecast: Floats

    def __len__(self) -> int:
        return len(self.game)

    @property
    def held_out(self) -> NDArray[np.bool_]:
        """Which rows are not learned from."""
        found: NDArray[np.bool_] = self.game % HELD_OUT == 0
        return found

    def digest(self) -> str:
        """The same for the same games, however they were divided into files."""
        whole = hashlib.sha256()
        for column in (self.game, self.turn, self.seat, self.first, self.held, self.shares, self.points):
            whole.update(np.ascontiguousarray(column).tobytes())
        return whole.hexdigest()[:16]

    def counts(self, numbers: Ints, buffer: Floats) -> Floats:
        """How often each trait holds in these rows: a row of the buffer for each."""
        size = self.first[numbers + 1] - self.first[numbers]
        begun = np.cumsum(size) - size
        places = np.arange(int(size.sum())) - np.repeat(begun - self.first[numbers], size)
        table = buffer[: len(numbers)]
        table.fill(0)
        traits = table.shape[1]
        flat = np.repeat(np.arange(len(numbers)) * traits, size) + self.held[places]
        np.add.at(table.reshape(-1), flat, np.float32(1))
        return table

    def followers(self) -> Ints:
        """For each row the next one of the same game and seat; -1 where there is none."""
        order = np.lexsort((self.turn, self.seat, self.game))
        same = (self.game[order[1:]] == self.game[order[:-1]]) & (self.seat[order[1:]] == self.seat[order[:-1]])
        following = np.full(len(self), -1)
        following[order[:-1][same]] = order[1:][same]
        return following


@final
class RecordedGames:
    """Games of one plan."""

    def __init__(self, folder: Path, plan: dict[str, Any]) -> None:
        """Raises OtherPlan."""
        self.parts: Final = Parts(folder, plan)

    def keep(self, batch: Recorded) -> None:
        results = len(batch.shares) // max(1, len(batch.game))
        rows = len(batch.game)
        held = pa.ListArray.from_arrays(_starts(batch.sizes), pa.array(np.asarray(batch.held)))
        shares = pa.ListArray.from_arrays(
            pa.array(np.arange(rows + 1, dtype=np.int32) * results), pa.array(np.asarray(batch.shares))
        )
        plain = [pa.array(np.asarray(one)) for one in (batch.game, batch.turn, batch.seat)]
        after = [pa.array(np.asarray(one)) for one in (batch.points, batch.lead, batch.evaluate, batch.forecast)]
        table = pa.Table.from_arrays([*plain, held, shares, *after], names=_SCHEMA.names).cast(_SCHEMA)
        self.parts.keep(batch.first, batch.last, table)

    def there(self) -> int:
        """How many games there are from the first on, with none missing."""
        reached = 0
        for first, last, _ in self.parts.files():
            if first != reached:
                break
            reached = last
        return reached

    def rows(self, games: int) -> Rows:
        """What was recorded of the games below that number, in their order."""
        table = pa.concat_tables(self._tables(games)).combine_chunks()
        table = table.slice(0, int(np.searchsorted(table["game"].to_numpy(), games)))
        held = _joined(table["held"])
        plain = {name: table[name].to_numpy() for name in _SCHEMA.names if name not in {"held", "shares"}}
        return Rows(
            plain["game"],
            plain["turn"],
            plain["seat"],
            np.concatenate([[0], np.cumsum(held.value_lengths().to_numpy())]).astype(np.int64),
            held.flatten().to_numpy(),
            _joined(table["shares"]).flatten().to_numpy().reshape(len(table), -1),
            *[plain[name].astype(np.float32) for name in ("points", "lead", "evaluate", "forecast")],
        )

    def _tables(self, games: int) -> Iterator[Any]:
        yield _SCHEMA.empty_table()
        for first, _, path in self.parts.files():
            if first < games:
                yield pq.read_table(path)


def _starts(counts: Any) -> Any:
    return pa.array(np.concatenate([[0], np.cumsum(np.asarray(counts, np.int64))]).astype(np.int32))


def _joined(column: Any) -> Any:
    return pa.concat_arrays(column.chunks)
