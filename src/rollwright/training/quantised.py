"""From a model to the weights that are played with: 8 bits a trait and lane, whole numbers after that."""

from __future__ import annotations

import base64
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollwright.kernel.net import SURE, UNIT, Net, Weights, chances_of
from rollwright.training.model import Model, Targets
from rollwright.training.rows import Ints, Rows

MOST: Final = 127
CHECKED: Final = 500
"""Rows on which the net as it is played is compared with this module's own arithmetic."""


class Quantised(NamedTuple):
    """The whole numbers of `kernel.net.Weights`, as arrays."""

    rows: NDArray[np.int8]
    start: Ints
    later: Ints
    straight: Ints
    results: int

    def outputs(self, rows: Rows, numbers: Ints) -> Ints:
        """What `Net.outputs` gives for these rows, a thousand times faster."""
        hidden = len(self.later)
        found = []
        table = self.rows.astype(np.int64)
        for first in range(0, len(numbers), 1024):
            part = numbers[first : first + 1024]
            lanes = np.stack([table[rows.held[rows.first[n] : rows.first[n + 1]]].sum(axis=0) for n in part])
            lanes += self.start
            units = np.maximum(lanes[:, :hidden], 0)
            found.append(lanes[:, hidden:] * self.straight + units @ self.later)
        return np.concatenate(found)

    def predict(self, rows: Rows, numbers: Ints) -> Targets:
        outputs = self.outputs(rows, numbers)
        parts = np.array([chances_of(row) for row in outputs[:, : self.results].tolist()], np.float32)
        return Targets(parts / np.float32(SURE), (outputs[:, self.results :] / UNIT).astype(np.float32))


def quantise(model: Model) -> Quantised:
    """Each lane is scaled to use its 8 bits; what comes after a unit makes up for its scale."""
    first, start, later = (one.astype(np.float64) for one in model.weights)
    hidden, results = model.hidden, model.results
    scale = MOST / np.maximum(np.abs(first).max(axis=0), 1e-6)
    size = np.concatenate([np.ones(results), model.spread.astype(np.float64)])
    start[hidden + results :] += model.middle / model.spread
    return Quantised(
        rows=np.rint(first * scale).astype(np.int8),
        start=np.rint(start * scale).astype(np.int64),
        later=np.rint(later / scale[:hidden, None] * size * UNIT).astype(np.int64),
        straight=np.rint(size / scale[hidden:] * UNIT).astype(np.int64),
        results=results,
    )


def weights_of(quantised: Quantised, named: dict[str, Any]) -> Weights:
    """As a game has them; `named` says what they were learned for, and how."""
    table = (quantised.rows.astype(np.int16) + 128).astype(np.uint8)
    return Weights(
        traits=len(table),
        hidden=len(quantised.later),
        results=quantised.results,
        start=tuple(quantised.start.tolist()),
        later=tuple(quantised.later.reshape(-1).tolist()),
        straight=tuple(quantised.straight.tolist()),
        rows=base64.b85encode(table.tobytes()).decode(),
        **named,
    )


def check(weights: Weights, quantised: Quantised, rows: Rows, numbers: Ints) -> None:
    """The net as it is played gives the numbers that were measured, to the last bit."""
    net = Net(weights)
    checked = numbers[:CHECKED]
    if len(checked) == 0:
        return
    for number, wanted in zip(checked, quantised.outputs(rows, checked).tolist(), strict=True):
        held = rows.held[rows.first[number] : rows.first[number + 1]].tolist()
        found = net.outputs(held)
        if found != wanted:
            raise AssertionError(f"row {number}: the net gives {found}, not {wanted}")
