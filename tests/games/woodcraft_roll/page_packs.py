"""Packs with one or more things wrong, and what the judge says of each: the page's own check is tested with them.

`python -m tests.games.woodcraft_roll.page_packs` writes them. A pack is told by what was changed in the bench's.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any, Final

from rollwright.games.woodcraft_roll.content_pack import read_pack
from rollwright.kernel.options import SetupError
from rollwright.kernel.source import Source
from tests.games.woodcraft_roll.bench import PACK

FILE: Final = Path(__file__).resolve().parents[3] / "web/src/games/woodcraft_roll/cards/fixtures/verdicts.json"
CASES: Final = 260
DELETED: Final = "…deleted"
"""Stands for a value that is taken out."""
VALUES: Final[tuple[Any, ...]] = (
    None, -1, 0, 1, 2, 3, 12, 30, 31, 99, 100, 1_000_001, 1.5, "", " ", "glue", "Glue  NUT", "glue glue glue", "y1 B5",
    "y13", "y0", "chestnut either", "chestnut chestnut chestnut", "scrapwood sawblade", "nut " * 13, "y1 y1 y1",
    "x" * 81, "Été, à neuf : l’œuf", "tab\u0007", "\u2028", "\u00a0", "helpers", "woodcraft_roll", [], {}, [1, 2],
    ["glue", "glue"], {"en": "Stool", "fr": "Tabouret"}, {"en": 3}, {"one": [1, {"two": "three"}]}, DELETED,
)  # fmt: skip
Step = str | int
AIMED: Final[tuple[tuple[tuple[Step, ...], Any], ...]] = (
    (("game",), "copenhagen_roll"),
    (("crates",), []),
    (("sale",), DELETED),
    (("orders", 2, "picture"), "bird-house"),
    (("orders", 2, "picture"), "Bird house"),
    (("orders", 0, "dice"), "Y1 b12"),
    (("helpers", 0, "shows"), "glue Sawblade"),
    (("helpers", 0, "shows"), "glue"),
    (("helpers", 1, "shows"), "glue Glue"),
    (("helpers", 2, "shows"), "glue"),
    (("helpers", 3, "cost"), 30),
    (("helpers", 4, "choice"), ["glue", "GLUE"]),
    (("helpers", 4, "choice"), ["y1 nut", "nut  y1", "y1 nut"]),
    (("helpers", 4, "choice"), ["nut"] * 9),
    (("rows", "glue", "chestnuts"), [1, 30, 1]),
    (("rows", "blueberry", "circles"), 1),
    (("lanterns", "points"), [0] * 9),
)
"""Changes that a random one would rarely be."""


def places(value: Any, way: tuple[Step, ...] = ()) -> list[tuple[Step, ...]]:
    inner: list[tuple[Step, Any]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    return [way, *[place for step, one in inner for place in places(one, (*way, step))]]


def changed(pack: Any, way: tuple[Step, ...], value: Any) -> Any:
    """The pack with another value at a place."""
    if not way:
        return copy.deepcopy(value)
    *steps, last = way
    holder = pack
    for step in steps:
        holder = holder[step]
    if value == DELETED:
        del holder[last]
    else:
        holder[last] = copy.deepcopy(value)
    return pack


def edits(source: Source, pack: Any) -> list[tuple[list[Step], Any]]:
    """One to three changes, one after the other; the pack is changed by them."""
    made: list[tuple[list[Step], Any]] = []
    for _ in range(1 + source.below(3)):
        ways = places(pack)[1:]
        way = ways[source.below(len(ways))]
        value = VALUES[source.below(len(VALUES))]
        if source.below(12) == 0:  # a field that is not known
            way = (*way[:-1], "colour") if isinstance(way[-1], str) else way
            value = value if value != DELETED else 3
        changed(pack, way, value)
        made.append((list(way), value))
    return made


def verdict(pack: Any) -> list[dict[str, Any]]:
    try:
        read_pack(json.dumps(pack))
    except SetupError as error:
        return [{"code": one.code, "values": one.values, "place": list(one.place)} for one in error.faults]
    return []


def cases() -> list[dict[str, Any]]:
    source = Source("packs for the page")
    found: list[dict[str, Any]] = [
        {"edits": [(way, value)], "faults": verdict(changed(json.loads(PACK), way, value))} for way, value in AIMED
    ]
    for _ in range(CASES):
        pack = json.loads(PACK)
        made = edits(source, pack)
        found.append({"edits": made, "faults": verdict(pack)})
    return found


def text() -> str:
    lines = ",\n".join(json.dumps(case, ensure_ascii=True, separators=(",", ":")) for case in cases())
    pack = json.dumps(json.loads(PACK), separators=(",", ":"))
    return f'{{"pack":{pack},\n"cases":[\n{lines}\n]}}\n'


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
