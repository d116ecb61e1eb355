"""Content packs at random: valid ones, with all that their language can say, and ones in which something is wrong."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, TypeVar

from rollwright.kernel.source import Source

T = TypeVar("T")

TOOLS = ("scrapwood", "glue", "sawblade")
RESOURCES = (*TOOLS, "blueberry")
THINGS = (*RESOURCES, "lantern", "chestnut", "nut")
KINDS = ("helpers", "orders", "reputation", "lanterns", "order-points")
STRANGE: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 7, 31, 100, 10**9, 2.5, 3.0, "", "acorn", "nut nut", "Y3", "y13", "\u2028",
    [], [3, 3], {}, {"en": ""}, "glue glue", "x" * 81, "a-b", "A b\n", ["glue", "GLUE"], " ",
)  # fmt: skip


def one_of(things: Sequence[T], source: Source) -> T:
    return things[source.below(len(things))]


def some_of(things: Sequence[T], count: int, source: Source) -> list[T]:
    left = list(things)
    return [left.pop(source.below(len(left))) for _ in range(min(count, len(left)))]


def die(source: Source) -> str:
    return one_of("yb", source) + str(1 + source.below(one_of((6, 12), source)))


def spoken(words: Sequence[str], source: Source) -> str:
    """Words as people type them: in letters of any case, with spaces of any number."""
    text = one_of((" ", " ", "  ", "\t", "\u00a0"), source).join(words)
    return one_of((text, text, text.upper(), text.title(), f" {text} "), source)


def things(least: int, most: int, source: Source, dice: bool = True) -> str:
    """Some things, often of one kind."""
    count = least + source.below(one_of((3, most - least + 1), source))
    kinds = [die(source) if dice and not source.below(4) else one_of(THINGS, source) for _ in range(3)]
    return spoken([one_of(kinds, source) for _ in range(min(count, most))], source)


def name(source: Source) -> Any:
    return one_of(("", "Bench", "x" * 80, {"en": "Bench", "nl": "Bank"}, {"de": "Bank"}, "Établi\u202f!"), source)


def random_pack(source: Source) -> dict[str, Any]:
    """A pack that the judge passes."""
    rows = {thing: row(source) for thing in RESOURCES}
    pack: dict[str, Any] = {
        "name": name(source),
        "version": one_of((1, 2, 10**6), source),
        "rows": rows,
        "nuts": source.below(100),
        "board": [{colour: things(0, 12, source, dice=False) for colour in ("yellow", "brown")} for _ in range(6)],
        "lanterns": {
            "rows": [things(0, 12, source) for _ in range(3)],
            "columns": [things(0, 12, source) for _ in range(3)],
            "points": [source.below(100) for _ in range(10)],
        },
        "helpers": [helper(number, rows["blueberry"]["circles"], source) for number in range(1, 9)],
        "crates": [
            {
                "kind": one_of(KINDS, source),
                "slots": spoken(
                    [one_of(("chestnut", "blueberry", "either"), source) for _ in range(1 + source.below(2))], source
                ),
            }
            for _ in range(1 + source.below(8))
        ],
        "orders": [
            order(phase, source)
            for phase, least in ((1, 13), (2, 3))
            for _ in range(least + source.below(one_of((4, 46 - least), source)))
        ],
    }
    if source.below(2):
        pack["game"] = "woodcraft_roll"
    if source.below(2):
        pack["sale"] = 1 + source.below(30)
    return pack


def row(source: Source) -> dict[str, Any]:
    circles = 1 + source.below(one_of((6, 15, 30), source))
    return {"circles": circles, "chestnuts": some_of(range(1, circles + 1), source.below(5), source)}


def helper(number: int, most: int, source: Source) -> dict[str, Any]:
    found: dict[str, Any] = {"cost": source.below(min(4, most) + 1)}
    if source.below(2):
        found["name"] = name(source)
    if source.below(2):
        found["points"] = source.below(100)
    if number <= 2 and source.below(2):
        least = 2 if number == 1 else 1
        found["shows"] = spoken(some_of(TOOLS, least + source.below(4 - least), source), source)
    if number == 5:
        found["choice"] = options(source)
    return found


def options(source: Source) -> list[str]:
    found: dict[tuple[str, ...], str] = {}
    for _ in range(1 + source.below(8)):
        option = things(1, 12, source)
        found.setdefault(tuple(sorted(option.lower().split())), option)
    return list(found.values())


def order(phase: int, source: Source) -> dict[str, Any]:
    dice = [die(source) for _ in range(source.below(4))]
    resources = [one_of(RESOURCES, source) for _ in range(source.below(4))]
    if not dice and not resources:
        resources = ["glue"]
    found: dict[str, Any] = {"phase": phase}
    if dice or not source.below(3):
        found["dice"] = spoken(dice, source)
    if resources or not source.below(3):
        found["resources"] = spoken(resources, source)
    optional: dict[str, Any] = {
        "name": name(source),
        "gains": things(0, 12, source),
        "points": source.below(100),
        "reputation": source.below(10),
        "picture": one_of(("spoon", "bird-house", "a" * 24), source),
    }
    found.update(some_of(list(optional.items()), source.below(6), source))
    return found


# What is wrong


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every entry of a pack: what it stands in, and its name or number there."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


def spoiled(pack: dict[str, Any], source: Source) -> dict[str, Any]:
    """The pack with one thing changed, or two: mostly to something wrong."""
    changed = copy.deepcopy(pack)
    for _ in range(1 + source.below(2)):
        spots = places(changed)
        parents = [spot for spot in spots if not isinstance(spot[0][spot[1]], str) or not source.below(3)]
        inside, key = one_of(parents or spots, source)
        way = source.below(5)
        if way == 0:
            del inside[key]
        elif way == 1 and isinstance(inside, dict):
            inside[one_of(("acorn", "name", "cost", "shows", "choice", "points", "\u0085"), source)] = one_of(
                STRANGE, source
            )
        elif way == 2 and isinstance(inside, list):
            inside.insert(source.below(len(inside) + 1), copy.deepcopy(inside[key]))
        elif way == 3 and isinstance(inside[key], int):
            inside[key] += one_of((-1, 1, 30), source)
        else:
            inside[key] = copy.deepcopy(one_of(STRANGE, source))
    return changed
