"""Measuring side by side: short pieces of work in turn, so that whatever else the machine does falls on all alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median
from typing import Any, Final, TypeVar

from bench.loops import Work

PIECE: Final = 0.08
"""Seconds of CPU time that one piece of work should take."""
MOST: Final = 20_000
"""Games in one piece: `applied` keeps their positions."""

K = TypeVar("K")

Piece = Callable[[int, int], Any]
"""Plays the games with these seeds, from the first to before the last, and gives the Work it was."""


def size_of(piece: Piece) -> int:
    """How many games make a piece of the wanted length. The trial also warms up what is measured."""
    games = 1
    while True:
        seconds = Work(*piece(0, games)).seconds
        if seconds > PIECE / 4 or games >= MOST:
            return max(1, min(MOST, round(games * PIECE / max(seconds, 1e-6))))
        games *= 4


def in_turn(
    pieces: Mapping[K, Piece], rounds: int, sizes: Mapping[K, int] | None = None, first_round: int = 1
) -> dict[K, list[Work]]:
    """Every piece once a round, neighbours in changing order; no seed comes twice, so that nothing is remembered."""
    games = sizes or {name: size_of(piece) for name, piece in pieces.items()}
    done: dict[K, list[Work]] = {name: [] for name in pieces}
    order = list(pieces)
    even = len(order) // 2 * 2
    for number in range(first_round, first_round + rounds):
        for name in order:
            first = number * games[name]
            done[name].append(Work(*pieces[name](first, first + games[name])))
        order[0:even:2], order[1:even:2] = order[1:even:2], order[0:even:2]
    return done


def ratio(one: list[float], other: list[float]) -> float:
    """How many times as much, round by round: the median."""
    return median(mine / yours for mine, yours in zip(one, other, strict=True))


def spread(one: list[float], other: list[float]) -> float:
    """How far the median of the rounds' ratios may be off: half the width of its 95% interval, as a part of it.

    The interval lies between two ranks of the sorted ratios, which a coin thrown once for each round gives.
    """
    ratios = sorted(mine / yours for mine, yours in zip(one, other, strict=True))
    reach = 0.98 * len(ratios) ** 0.5
    low = max(0, int(len(ratios) / 2 - reach))
    high = min(len(ratios) - 1, int(len(ratios) / 2 + reach))
    return (ratios[high] - ratios[low]) / 2 / median(ratios)
