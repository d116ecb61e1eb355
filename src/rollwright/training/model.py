"""The net while it learns: the same as kernel/net.py plays with, in floating point."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple, final

import numpy as np

from rollwright.training.rows import Floats, Ints, Rows

BATCH: Final = 4096
"""Rows of a step, at most."""
STEPS: Final = 200
"""Steps that an epoch should have: of few rows, a step takes fewer."""
LEAST: Final = 64
RATE: Final = 0.003
"""Of learning, at its highest, unless said otherwise: it falls to a hundredth of that."""
WARM: Final = 0.05
"""The share of steps in which the rate rises."""
DECAY: Final = 1e-4
"""How much of itself a weight loses in a step, by the rate: what is rare should not be taken for important."""
NUMBERS_COUNT: Final = 0.2
"""What an error in points, or in the lead, counts beside an error in the result: both measured by their spread."""


class Targets(NamedTuple):
    """What the net should say of each row: chances of results, then numbers (points, lead) as they are."""

    chances: Floats
    numbers: Floats


@final
class Model:
    """Weights, and Adam's memory of how they moved."""

    def __init__(self, traits: int, hidden: int, outcomes: Targets, seed: int) -> None:
        self.traits: Final = traits
        self.hidden: Final = hidden
        self.results: Final = outcomes.chances.shape[1]
        self.outputs: Final = self.results + outcomes.numbers.shape[1]
        chance = np.random.default_rng(seed)
        lanes = hidden + self.outputs
        first = np.zeros((traits, lanes), np.float32)
        first[:, :hidden] = chance.normal(0, 0.1, (traits, hidden))
        later = chance.normal(0, 1 / np.sqrt(hidden), (hidden, self.outputs)).astype(np.float32)
        start = np.zeros(lanes, np.float32)
        start[hidden : hidden + self.results] = np.log(outcomes.chances.mean(axis=0) + 1e-3)
        self.weights: Final[list[Floats]] = [first, start, later]
        self.middle: Final[Floats] = outcomes.numbers.mean(axis=0)
        """Of points and lead: the net learns how far they are from it, in spreads."""
        self.spread: Final[Floats] = outcomes.numbers.std(axis=0) + np.float32(1e-3)
        self._moved: Final = [np.zeros_like(one) for one in self.weights]
        self._squared: Final = [np.zeros_like(one) for one in self.weights]
        self._steps = 0

    def forward(self, counts: Floats) -> tuple[Floats, Floats]:
        """The hidden units, and the outputs: logits, then numbers in spreads from their middle."""
        first, start, later = self.weights
        lanes = counts @ first + start
        units = np.maximum(lanes[:, : self.hidden], 0)
        return units, lanes[:, self.hidden :] + units @ later

    def predict(self, rows: Rows, numbers: Ints) -> Targets:
        """What it says of these rows."""
        buffer = np.zeros((BATCH, self.traits), np.float32)
        found = np.concatenate(
            [self.forward(rows.counts(part, buffer))[1] for part in _batches(numbers, BATCH)]
            or [np.zeros((0, self.outputs), np.float32)]
        )
        return Targets(softmax(found[:, : self.results]), found[:, self.results :] * self.spread + self.middle)

    def learn(self, counts: Floats, wanted: Targets, rate: float) -> float:
        """One step; the log-loss of the results before it."""
        slopes, loss = self.slopes(counts, wanted)
        self._step(slopes, rate)
        return loss

    def slopes(self, counts: Floats, wanted: Targets) -> tuple[list[Floats], float]:
        """Of the whole loss by each weight, and that part of it which the results have."""
        units, outputs = self.forward(counts)
        chances = softmax(outputs[:, : self.results])
        size = np.float32(len(counts))
        wrong = np.empty_like(outputs)
        wrong[:, : self.results] = (chances - wanted.chances) / size
        aimed = (wanted.numbers - self.middle) / self.spread
        wrong[:, self.results :] = (outputs[:, self.results :] - aimed) * np.float32(NUMBERS_COUNT) / size
        behind = np.concatenate([(wrong @ self.weights[2].T) * (units > 0), wrong], axis=1)
        return [counts.T @ behind, behind.sum(axis=0), units.T @ wrong], log_loss(chances, wanted.chances)

    def _step(self, slopes: list[Floats], rate: float) -> None:
        """Adam, with decay apart from the slopes."""
        self._steps += 1
        for weight, slope, moved, squared in zip(self.weights, slopes, self._moved, self._squared, strict=True):
            moved += np.float32(0.1) * (slope - moved)
            squared += np.float32(0.001) * (slope * slope - squared)
            ahead = moved / np.float32(1 - 0.9**self._steps)
            spread = np.sqrt(squared / np.float32(1 - 0.999**self._steps)) + np.float32(1e-8)
            weight -= np.float32(rate) * (ahead / spread)
            if weight.ndim == 2:
                weight *= np.float32(1 - rate * DECAY)

    def save(self, path: Path) -> None:
        unfinished = path.with_suffix(".unfinished")
        with unfinished.open("wb") as file:
            np.savez(file, first=self.weights[0], start=self.weights[1], later=self.weights[2])
        unfinished.replace(path)

    def load(self, path: Path) -> None:
        with np.load(path) as kept:
            for weight, name in zip(self.weights, ("first", "start", "later"), strict=True):
                weight[...] = kept[name]


def epochs(
    model: Model, rows: Rows, numbers: Ints, wanted: Targets, count: int, seed: int, rate: float = RATE
) -> Iterator[tuple[int, float]]:
    """Learn from these rows so many times over; after each time, say how often it was and the mean loss on the way."""
    chance = np.random.default_rng(seed)
    buffer = np.zeros((BATCH, model.traits), np.float32)
    size = max(LEAST, min(BATCH, len(numbers) // STEPS))
    steps = count * -(-len(numbers) // size)
    step = 0
    for epoch in range(1, count + 1):
        lost = 0.0
        for part in _batches(chance.permutation(numbers), size):
            step += 1
            aimed = Targets(wanted.chances[part], wanted.numbers[part])
            loss = model.learn(rows.counts(part, buffer), aimed, rate * _pace(step / steps))
            lost += loss * len(part)
        yield epoch, lost / len(numbers)


def _pace(share: float) -> float:
    """How fast to learn when so much of it is done: from nothing up, then down again."""
    return share / WARM if share < WARM else max(0.01, (1 - share) / (1 - WARM))


def _batches(numbers: Ints, size: int) -> list[Ints]:
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def softmax(logits: Floats) -> Floats:
    raised = np.exp(logits - logits.max(axis=1, keepdims=True))
    found: Floats = raised / raised.sum(axis=1, keepdims=True)
    return found


def log_loss(chances: Floats, shares: Floats) -> float:
    return float(-(shares * np.log(np.maximum(chances, 1e-7))).sum(axis=1).mean())
