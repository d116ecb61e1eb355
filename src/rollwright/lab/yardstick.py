"""A yardstick: what of a content pack is counted, what is aimed at, and which of its numbers a search may move.

It is data: the file `balance.json` in a game's folder, or a designer's own. Nothing here knows a game: what was used is
told by events, and what there is to use by the pack.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, NamedTuple

from rollwright.kernel.discovery import package_of
from rollwright.kernel.model import Event

FILE: Final = "balance.json"


class NoYardstick(Exception):
    """Nothing says what to count: which file is missing, or what in it can't be read."""


class Kind(NamedTuple):
    """Things of one kind, such as helpers."""

    name: str
    used: dict[str, str]
    """By the code of an event: the name of what it says was used, made of the event's values."""
    open: dict[str, str]
    """The same for what could be had. Empty where it always can."""
    names: list[dict[str, Any]]
    """Lists of the pack, each entry of which is one of these things."""


class Target(NamedTuple):
    """A figure and the bounds that it should lie in. One of `points`, `each` and `advantage` says which figure."""

    bot: str | None = None
    """A bot by name. None for the one that plays the study."""
    players: int | None = None
    """Seats at the table. None for any number."""
    points: int | None = None
    """The share of seats that reach this many points."""
    each: str | None = None
    """The share of seats that use a thing of this kind, of those that could: for each of them."""
    advantage: str | None = None
    """By how many points the first seat is better off than seats are on average, either way."""
    least: float | None = None
    most: float | None = None


class Number(NamedTuple):
    """Some numbers of a pack, and their bounds."""

    at: str
    """The way to them, with * for every entry of a list."""
    low: int
    high: int
    word: str | None = None
    """Where it leads to a text: how often this word stands in it."""


class Yardstick(NamedTuple):
    """All of it."""

    kinds: list[Kind]
    grades: list[int]
    targets: list[Target]
    numbers: list[Number]


def read_yardstick(text: str) -> Yardstick:
    """Raises NoYardstick."""
    try:
        data = json.loads(text)
        kinds = [Kind(name, kind["used"], kind.get("open", {}), kind["names"]) for name, kind in data["kinds"].items()]
        numbers = [Number(one["at"], one["from"], one["to"], one.get("word")) for one in data["numbers"]]
        targets = [Target(**one) for one in data["targets"]]
        yardstick = Yardstick(kinds, data["grades"], targets, numbers)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise NoYardstick(f"the yardstick can't be read: {type(error).__name__}: {error}") from error
    known = {kind.name for kind in kinds}
    if unknown := [target.each for target in targets if target.each is not None and target.each not in known]:
        raise NoYardstick(f"a target is set for each of {unknown[0]}, of which the yardstick counts nothing")
    return yardstick


def yardstick_of(game_id: str) -> Yardstick:
    """A game's own. Raises NoYardstick."""
    try:
        text = files(package_of(game_id)).joinpath(FILE).read_text(encoding="utf-8")
    except OSError as error:
        raise NoYardstick(f"{game_id} has no {FILE} that says what to count; name one with --yardstick") from error
    return read_yardstick(text)


def things(kind: Kind, pack: dict[str, Any]) -> dict[str, str]:
    """The names of all things of a kind that a pack has, each with the way to its entry."""
    found: dict[str, str] = {}
    for source in kind.names:
        number = 0
        for place, entry in enumerate(follow(pack, source["list"])):
            if any(entry.get(field) != value for field, value in source.get("where", {}).items()):
                continue
            number += 1
            found[source["as"].format(number=number, letter="abcdefgh"[(number - 1) % 8])] = f"{source['list']}/{place}"
    return found


def named(codes: dict[str, str], event: Event) -> str | None:
    """What an event says was used, if it is one of these."""
    form = codes.get(event.code)
    return None if form is None else form.format(**event.values)


def follow(data: Any, way: str) -> Any:
    """What a way leads to; nothing where it doesn't lead on."""
    for step in way.split("/"):
        data = data[int(step)] if isinstance(data, list) else data[step]
    return data
