"""The numbers of a content pack that a search may move: where they stand, and a pack in which one is another."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any, NamedTuple

from rollwright.lab.yardstick import Number, follow

Pack = dict[str, Any]


class Place(NamedTuple):
    """One number of a pack."""

    way: str
    number: Number


def places(pack: Pack, numbers: list[Number]) -> list[Place]:
    """All of them. One that an entry leaves out, such as points, is there too, as long as its entry is."""
    return [Place(way, number) for number in numbers for way in _ways(pack, number.at.split("/"), "")]


def _ways(data: Any, steps: list[str], way: str) -> Iterator[str]:
    step, *rest = steps
    if step == "*":
        entries = range(len(data)) if isinstance(data, list) else data
        names = [str(entry) for entry in entries]
    else:
        names = [step]
    for name in names:
        on = f"{way}/{name}" if way else name
        if not rest:
            yield on
        else:
            inner = data[int(name)] if isinstance(data, list) else data.get(name)
            if inner is not None:
                yield from _ways(inner, rest, on)


def value_at(pack: Pack, place: Place) -> int:
    way, _, last = place.way.rpartition("/")
    entry = follow(pack, way) if way else pack
    value = entry[int(last)] if isinstance(entry, list) else entry.get(last)
    if place.number.word is None:
        return int(value or 0)
    return str(value or "").split().count(place.number.word)


def with_value(pack: Pack, place: Place, value: int) -> Pack:
    """A copy in which this number is another. Words are added at the end and taken from there."""
    changed = copy.deepcopy(pack)
    way, _, last = place.way.rpartition("/")
    entry = follow(changed, way) if way else changed
    key: Any = int(last) if isinstance(entry, list) else last
    if place.number.word is None:
        entry[key] = value
        return changed
    words = str(entry[key] if isinstance(entry, list) else entry.get(key, "")).split()
    while words.count(place.number.word) > value:
        words.reverse()
        words.remove(place.number.word)
        words.reverse()
    words += [place.number.word] * (value - words.count(place.number.word))
    entry[key] = " ".join(words)
    return changed
