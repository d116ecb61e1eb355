"""What belongs together in a pack and no schema can say. The judge says it of parts that have their shape.

Two more things that a schema lets pass are judged elsewhere: a whole number is written without a point
(`shape.Whole`; to a schema 2.0 is 2), and every sign can be shown (`judge`).
"""

from __future__ import annotations

from typing import Any

from rollwright.games.woodcraft_roll.components import CHOICE, RESOURCES
from rollwright.games.woodcraft_roll.pack.faults import fault
from rollwright.games.woodcraft_roll.pack.shape import words_of
from rollwright.kernel.options import Fault, Place


def judge_relations(pack: dict[str, Any], faults: list[Fault]) -> None:
    shapeless = [one.place for one in faults if one.place]
    found: list[Fault] = []
    for thing in RESOURCES:
        if _sound(("rows", thing), shapeless):
            _marks_within_circles(pack["rows"][thing], ("rows", thing), found)
    if _sound(("rows", "blueberry"), shapeless):
        for number, helper in enumerate(pack["helpers"] if _sound(("helpers",), shapeless) else []):
            _cost_within_row(helper["cost"], pack["rows"]["blueberry"]["circles"], ("helpers", number, "cost"), found)
    if _sound(("helpers", CHOICE, "choice"), shapeless):
        _options_differ(pack["helpers"][CHOICE]["choice"], ("helpers", CHOICE, "choice"), found)
    faults += found


def _sound(place: Place, shapeless: list[Place]) -> bool:
    """Whether nothing is wrong at a place, above it or within it."""
    return not any(place[: len(other)] == other[: len(place)] for other in shapeless)


def _marks_within_circles(row: dict[str, Any], place: Place, faults: list[Fault]) -> None:
    for number, mark in enumerate(row["chestnuts"]):
        if mark > row["circles"]:
            faults.append(fault("wrw.pack_mark", (*place, "chestnuts", number), mark=mark, circles=row["circles"]))


def _cost_within_row(cost: int, circles: int, place: Place, faults: list[Fault]) -> None:
    if cost > circles:
        faults.append(fault("wrw.pack_cost", place, cost=cost, circles=circles))


def _options_differ(choice: list[str], place: Place, faults: list[Fault]) -> None:
    options = [sorted(words_of(option)) for option in choice]
    for number, option in enumerate(options):
        first = options.index(option)
        if first < number:
            faults.append(fault("wrw.pack_alike", (*place, number), one=first + 1, other=number + 1))
