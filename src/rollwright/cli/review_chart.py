"""The graph of a review in a terminal: where everybody stood turn by turn, with luck and what was given away apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from rollwright.cli.paint import Paint
from rollwright.tables.study.review import Review

HEIGHT: Final = 9
_BARS: Final = "▁▂▃▄▅▆▇█"
ROLLED: Final = "○"
_AFTER: Final = "●"
_EVERY: Final = 5
"""Columns' numbers under the graph."""
MUCH: Final = 1.0
"""Points of luck, or points given away, that get the large sign."""
LITTLE: Final = 0.2
"""What is less gets a dot."""


class Column(NamedTuple):
    """One turn, or several where there is no room for each."""

    number: int
    rolled: list[float]
    after: list[float]
    luck: list[float]
    given: list[float]
    moments: str


def columns_of(review: Review[Any], most: int) -> list[Column]:
    """The turns, by seat: chances of each, or points where somebody plays alone."""
    alone = review.players == 1
    turns = [turn for turn in review.turns if turn.number] or review.turns
    together = -(-len(turns) // most)
    columns: list[Column] = []
    for first in range(0, len(turns), together):
        some = turns[first : first + together]
        moments = [
            str(number)
            for number, one in enumerate(review.moments, start=1)
            if any(turn.start <= one.decision.start < turn.end for turn in some)
        ]
        given = [review.given(turn) for turn in some]
        columns.append(
            Column(
                some[0].number,
                some[-1].rolled.leads if alone else some[-1].rolled.chances,
                some[-1].after.leads if alone else some[-1].after.chances,
                [sum(turn.luck.leads[seat] for turn in some) for seat in range(review.players)],
                [sum(one[seat] for one in given) for seat in range(review.players)],
                moments[0] if len(moments) == 1 else "*" if moments else " ",
            )
        )
    return columns


def graph(review: Review[Any], names: Sequence[str], grades: Sequence[int], paint: Paint) -> list[str]:
    """For two a line and their lanes, for more a lane each, alone the points that were to be expected."""
    say = paint.say
    luck, given = say("cli-review-lane-luck"), say("cli-review-lane-given")
    margin = max(len(one) for one in (luck, given, "100%", *names)) + 2
    columns = columns_of(review, paint.width - margin - 1)
    wide = max(1, min(4, (paint.width - margin - 1) // len(columns)))

    def lane(label: str, signs: Sequence[str]) -> str:
        return f" {label.ljust(margin - 1)}{''.join(sign.ljust(wide) for sign in signs)}".rstrip()

    def lanes(seat: int) -> list[str]:
        return [
            lane(luck, [_luck(column.luck[seat]) for column in columns]),
            lane(given, [_given(column.given[seat]) for column in columns]),
        ]

    foot = [lane("", [column.moments for column in columns])] if any(c.moments.strip() for c in columns) else []
    foot.append(lane("", [_numbers(columns, wide)]))
    if review.players > 2:
        found: list[str] = []
        for seat, name in enumerate(names):
            bars = [_BARS[_step(column.after[seat], 0, 1, len(_BARS))] for column in columns]
            found += [paint.bold(lane(name, bars)), *lanes(seat), ""]
        return [*found[:-1], *foot]
    if review.players == 2:
        plot = _plot(columns, wide, margin, 0, 1, {0.0: "0%", 0.5: "50%", 1.0: "100%"})
        both = [lane(luck, [_luck(column.luck[0]) for column in columns])]
        both += [lane(f"{names[seat]}", [_given(column.given[seat]) for column in columns]) for seat in range(2)]
        return [*plot, *foot, "", both[0], f" {say('cli-told-of', name=given)}", *both[1:]]
    low, high = _range([point for column in columns for point in (column.rolled[0], column.after[0])])
    marks = {float(grade): str(grade) for grade in grades if low <= grade <= high}
    ends = {end: f"{end:.0f}" for end in (low, high) if all(abs(end - mark) > (high - low) / 8 for mark in marks)}
    plot = _plot(columns, wide, margin, low, high, {**ends, **marks})
    return [*plot, *foot, "", *lanes(0)]


def _plot(
    columns: Sequence[Column], wide: int, margin: int, low: float, high: float, marks: dict[float, str]
) -> list[str]:
    """The line of the first seat: a circle after chance, a disc after what was done."""
    size = len(columns) * wide
    labels = {_step(value, low, high, HEIGHT): label for value, label in sorted(marks.items())}
    rows = [["┄" if row in labels else " "] * size for row in range(HEIGHT)]
    for place, column in enumerate(columns):
        if wide > 1:
            rows[_step(column.rolled[0], low, high, HEIGHT)][place * wide] = ROLLED
        rows[_step(column.after[0], low, high, HEIGHT)][place * wide + min(1, wide - 1)] = _AFTER
    return [
        f" {labels.get(row, '').rjust(margin - 2)} {''.join(rows[row])}".rstrip() for row in range(HEIGHT - 1, -1, -1)
    ]


def _step(value: float, low: float, high: float, steps: int) -> int:
    return max(0, min(steps - 1, round((value - low) / (high - low) * (steps - 1))))


def _range(values: Sequence[float]) -> tuple[float, float]:
    low, high = float(int(min(values)) - 1), float(int(max(values)) + 1)
    return low, high


def _luck(points: float) -> str:
    if abs(points) < LITTLE:
        return "·"
    return ("▲" if points >= MUCH else "△") if points > 0 else ("▼" if points <= -MUCH else "▽")


def _given(points: float) -> str:
    return "·" if points < LITTLE else "■" if points >= MUCH else "▪"


def _numbers(columns: Sequence[Column], wide: int) -> str:
    """Under every fifth turn its number."""
    row = [" "] * (len(columns) * wide + 4)
    for place, column in enumerate(columns):
        at = place * wide
        if (column.number == 1 or column.number % _EVERY == 0) and row[max(0, at - 1)] == " ":
            row[at : at + len(str(column.number))] = str(column.number)
    return "".join(row)
