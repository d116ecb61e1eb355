"""A small net over traits in whole numbers alone, so that every build gives the same bits.

Traits lead to one layer of hidden units (what is below zero counts as zero) and, past them, straight to the outputs.
What a trait adds to all of these is one integer with a lane of 32 bits for each, so that to add up traits is to add
integers; an offset keeps lanes above zero when they are read. Weights of traits have 8 bits. A unit's scale is its own:
what follows a unit is multiplied by whole numbers large enough to make up for it.
"""

from __future__ import annotations

import base64
from struct import Struct
from typing import Final, final

UNIT: Final = 1 << 24
"""What outputs are given in: a logit or a point is this much."""
SURE: Final = 1 << 16
"""A chance of one."""
_LANE: Final = 32
_OFFSET: Final = 1 << 31
_FINE: Final = 256
"""Steps of the table of exponentials from one power of e to the next."""
_DEEP: Final = 16
"""A result e^16 times less likely than the likeliest has no chance at all."""
_STEP: Final = 1148426689630428643
"""e^(-1/256) in 2^60ths."""


def _powers() -> list[int]:
    """e^(-n/256), in 2^30ths."""
    powers: list[int] = []
    power = 1 << 60
    for _ in range(_FINE * _DEEP + 1):
        powers.append(power >> 30)
        power = power * _STEP >> 60
    return powers


_POWERS: Final = _powers()


@final
class Weights:
    """What was learned, what it was learned for, and how: a generated module of a game's folder holds one.

    `rows` is a text (base85) of a byte for each trait and lane: hidden units, then outputs. `start` has what each lane
    begins with, `later` what each hidden unit brings to each output, and `straight` how an output's own lane counts.
    """

    def __init__(
        self,
        *,
        players: int,
        version: int,
        editions: tuple[str, ...],
        options: dict[str, tuple[object, ...]],
        content: str,
        layout: str,
        traits: int,
        hidden: int,
        results: int,
        start: tuple[int, ...],
        later: tuple[int, ...],
        straight: tuple[int, ...],
        rows: str,
        command: str = "",
        data: str = "",
        metrics: dict[str, float] | None = None,
    ) -> None:
        self.players: Final = players
        self.version: Final = version
        """Of the rules."""
        self.editions: Final = editions
        self.options: Final = options
        """The values of each option that games were played with."""
        self.content: Final = content
        """A hash of the content pack."""
        self.layout: Final = layout
        """A hash of the fields of the traits."""
        self.traits: Final = traits
        self.hidden: Final = hidden
        self.results: Final = results
        self.start: Final = start
        self.later: Final = later
        self.straight: Final = straight
        self.rows: Final = rows
        self.command: Final = command
        self.data: Final = data
        """A hash of the games."""
        self.metrics: Final[dict[str, float]] = metrics or {}


@final
class Net:
    """Weights made ready for use."""

    def __init__(self, weights: Weights) -> None:
        self._outputs: Final = len(weights.straight)
        self._hidden: Final = weights.hidden
        lanes = self._hidden + self._outputs
        self._lanes: Final = Struct(f"<{lanes}I")
        self._later: Final = list(weights.later)
        self._straight: Final = list(weights.straight)
        self._start: Final = sum([(value + _OFFSET) << (_LANE * lane) for lane, value in enumerate(weights.start)])
        table = base64.b85decode(weights.rows)
        if len(table) != lanes * weights.traits or len(weights.start) != lanes:
            raise ValueError(f"{len(table)} weights for {weights.traits} traits with {lanes} lanes")
        middle = sum([128 << (_LANE * lane) for lane in range(lanes)])
        self._rows: Final[list[int]] = []
        for first in range(0, len(table), lanes):
            spread = bytearray(4 * lanes)
            spread[::4] = table[first : first + lanes]
            self._rows.append(int.from_bytes(spread, "little") - middle)

    def outputs(self, held: list[int]) -> list[int]:
        """Each output in UNITs, for traits that hold."""
        rows, later, size, hidden = self._rows, self._later, self._outputs, self._hidden
        total = self._start
        for trait in held:
            total += rows[trait]
        lanes = self._lanes.unpack(total.to_bytes(self._lanes.size, "little"))
        outputs: list[int] = []
        for output in range(size):
            lane: int = lanes[hidden + output]
            outputs.append((lane - _OFFSET) * self._straight[output])
        weight = 0
        for unit in range(hidden):
            value: int = lanes[unit]
            value -= _OFFSET
            if value > 0:
                for output in range(size):
                    outputs[output] += value * later[weight + output]
            weight += size
        return outputs


def chances_of(logits: list[int]) -> list[int]:
    """The chance of each result, in parts of SURE; they add up."""
    most = max(logits)
    powers: list[int] = []
    for logit in logits:
        below = (most - logit) * _FINE // UNIT
        if below >= _FINE * _DEEP:
            powers.append(0)
            continue
        rest = (most - logit) * _FINE - below * UNIT
        power = _POWERS[below]
        powers.append(power - power * rest // (UNIT * _FINE))
    total = sum(powers)
    chances = [SURE * power // total for power in powers]
    chances[logits.index(most)] += SURE - sum(chances)
    return chances
