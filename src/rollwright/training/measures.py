"""How good a judge is, by games that it hasn't learned from."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from rollwright.training.model import Targets, log_loss
from rollwright.training.rows import Floats

DECILES = 10


class Decile(NamedTuple):
    """Rows whose chance of the first place is said to be much alike."""

    rows: int
    said: float
    came: float


class Measures(NamedTuple):
    """Of chances: the log-loss of all results, of the first place alone, and calibration; of points: the error."""

    rows: int
    log_loss: float
    first_loss: float
    calibration: float
    """How far what is said of the first place is from what came, on average."""
    points_error: float
    """The root of the mean square."""
    deciles: list[Decile]

    def to_json(self) -> dict[str, Any]:
        return {**self._asdict(), "deciles": [one._asdict() for one in self.deciles]}

    def short(self) -> dict[str, float]:
        """What is written beside weights."""
        return {
            "log_loss": round(self.log_loss, 4),
            "first_loss": round(self.first_loss, 4),
            "calibration": round(self.calibration, 4),
            "points_error": round(self.points_error, 3),
        }


def measure(said: Targets, came: Targets) -> Measures:
    first, won = said.chances[:, 0], came.chances[:, 0]
    deciles = calibration(first, won)
    return Measures(
        rows=len(won),
        log_loss=log_loss(said.chances, came.chances),
        first_loss=first_loss(first, won),
        calibration=sum(one.rows * abs(one.said - one.came) for one in deciles) / max(1, len(won)),
        points_error=float(np.sqrt(np.mean((said.numbers[:, 0] - came.numbers[:, 0]) ** 2))),
        deciles=deciles,
    )


def first_loss(chance: Floats, won: Floats) -> float:
    """The log-loss of a chance of the first place."""
    return log_loss(np.stack([chance, 1 - chance], axis=1), np.stack([won, 1 - won], axis=1))


def calibration(chance: Floats, won: Floats) -> list[Decile]:
    """By tenths of what is said."""
    tenth = np.minimum((chance * DECILES).astype(int), DECILES - 1)
    return [
        Decile(int(inside.sum()), float(chance[inside].mean()), float(won[inside].mean()))
        for number in range(DECILES)
        if (inside := tenth == number).any()
    ]


def logistic_loss(values: Floats, won: Floats) -> float:
    """The log-loss of the first place if its chance were read off these values, by the best logistic curve."""
    spread = float(values.std())
    if spread == 0:
        return first_loss(np.full_like(won, won.mean()), won)
    scaled = (values.astype(np.float64) - float(values.mean())) / spread
    table = np.stack([np.ones_like(scaled), scaled], axis=1)
    curve = np.zeros(2)
    for _ in range(30):  # Newton's method
        chance = 1 / (1 + np.exp(-(table @ curve)))
        slope = table.T @ (chance - won)
        bend = (table * (chance * (1 - chance))[:, None]).T @ table + 1e-6 * np.eye(2)
        curve -= np.linalg.solve(bend, slope)
    return first_loss((1 / (1 + np.exp(-(table @ curve)))).astype(np.float32), won)
