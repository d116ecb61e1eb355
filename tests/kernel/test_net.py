"""The net in whole numbers: packed sums against a naive twin, chances that add up, and the same bits in every build."""

from __future__ import annotations

import base64
import hashlib
import math

import pytest

from rollwright.kernel.net import SURE, UNIT, Net, Weights, chances_of
from rollwright.kernel.source import Source

TRAITS, HIDDEN, OUTPUTS = 90, 12, 4


def weights(seed: str, extreme: bool = False) -> tuple[Weights, list[list[int]]]:
    """Weights, and for each trait what it adds to each lane."""
    source = Source(seed)
    lanes = HIDDEN + OUTPUTS

    def number(most: int) -> int:
        return (most if source.below(2) else -most) if extreme else source.below(2 * most + 1) - most

    table = [[number(127) for _ in range(lanes)] for _ in range(TRAITS)]
    made = Weights(
        players=2,
        version=1,
        editions=("plain",),
        options={},
        content="",
        layout="",
        traits=TRAITS,
        hidden=HIDDEN,
        results=2,
        start=tuple([number(30_000) for _ in range(lanes)]),
        later=tuple([number(90_000) for _ in range(HIDDEN * OUTPUTS)]),
        straight=tuple([number(40_000) for _ in range(OUTPUTS)]),
        rows=base64.b85encode(bytes([value + 128 for row in table for value in row])).decode(),
    )
    return made, table


def naive(made: Weights, table: list[list[int]], held: list[int]) -> list[int]:
    """The same, lane by lane."""
    lanes = [made.start[lane] + sum(table[trait][lane] for trait in held) for lane in range(HIDDEN + OUTPUTS)]
    return [
        lanes[HIDDEN + output] * made.straight[output]
        + sum(max(0, lanes[unit]) * made.later[unit * OUTPUTS + output] for unit in range(HIDDEN))
        for output in range(OUTPUTS)
    ]


@pytest.mark.parametrize("extreme", [False, True])
def test_packed_sums_are_those_of_each_lane_for_itself(extreme: bool) -> None:
    for round_ in range(20):
        made, table = weights(f"net {round_}", extreme)
        net = Net(made)
        source = Source(f"held {round_}")
        for size in (0, 1, 7, 60, 300):
            held = [source.below(TRAITS) for _ in range(size)]
            assert net.outputs(held) == naive(made, table, held)


def test_weights_that_are_cut_short_are_refused() -> None:
    made, _ = weights("short")
    fewer = Weights(
        players=2, version=1, editions=(), options={}, content="", layout="", traits=TRAITS - 1, hidden=HIDDEN,
        results=2, start=made.start, later=made.later, straight=made.straight, rows=made.rows,
    )  # fmt: skip
    with pytest.raises(ValueError, match="1440 weights for 89 traits with 16 lanes"):
        Net(fewer)


def test_chances_are_near_those_of_floating_point_and_add_up() -> None:
    source = Source("chances")
    for size in (2, 3, 5):
        for spread in (1, 4, 30):
            for _ in range(200):
                logits = [source.below(2 * spread * 1000 + 1) * UNIT // 1000 - spread * UNIT for _ in range(size)]
                found = chances_of(logits)
                powers = [math.exp((logit - max(logits)) / UNIT) for logit in logits]
                assert sum(found) == SURE
                assert all(chance >= 0 for chance in found)
                for chance, power in zip(found, powers, strict=True):
                    assert abs(chance / SURE - power / sum(powers)) < size / SURE + 1e-5


def test_a_result_that_is_likelier_has_no_less_a_chance() -> None:
    found = [chances_of([step * UNIT // 997, 0])[0] for step in range(-9000, 9000, 7)]
    assert found == sorted(found)


def test_every_build_gives_the_same_bits() -> None:
    """Pinned: these tests run interpreted, compiled and in Pyodide (scripts/test-wheel)."""
    made, _ = weights("pinned")
    net = Net(made)
    source = Source("pinned")
    whole = hashlib.sha256()
    for _ in range(300):
        outputs = net.outputs([source.below(TRAITS) for _ in range(40)])
        scaled = [output // 400 for output in outputs]
        whole.update(repr((outputs, chances_of(scaled))).encode())
    assert whole.hexdigest()[:16] == "f0b7c4ffd922a866"
