"""What is wrong with a pack: each code is worded in English by the game itself as its messages word it."""

from __future__ import annotations

import json
from typing import Any

import pytest

pytest.importorskip("fluent.runtime", reason="the words of a terminal need Fluent, which Pyodide has not")

from rollwright.games.woodcraft_roll.pack.faults import PLACES, SAYS, fault
from rollwright.games.woodcraft_roll.pack.form import schema
from rollwright.kernel.options import Place, SetupError
from rollwright.testing.scene import rule
from rollwright.texts.words import Words
from tests.games.woodcraft_roll.bench import PACK
from tests.games.woodcraft_roll.wrw import GAME

VALUES = (
    "line", "column", "most", "least", "sign", "found", "game", "name", "names", "count", "words", "word",
    "phase", "mark", "circles", "cost", "one", "other",
)  # fmt: skip


@rule("WRW-13.1")
@pytest.mark.parametrize("code", SAYS)
def test_a_fault_reads_the_same_with_and_without_messages(code: str) -> None:
    found = fault(code, ("orders", 4, "dice"), **{name: f"<{name}>" for name in VALUES})
    assert Words(GAME, "en", []).fault(found).replace("’", "'") == found.text


@rule("WRW-13.1")
@pytest.mark.parametrize(
    "place",
    [
        (),
        *[(name,) for name in PLACES[1:]],
        *[
            (name, 2)
            for name in ("rows", "columns", "points", "chestnuts", "board", "helpers", "choice", "crates", "orders")
        ],
        ("helpers", 4, "choice", 1),
        ("lanterns", "rows", 0),
    ],
)
def test_a_place_reads_the_same_with_and_without_messages(place: Place) -> None:
    found = fault("wrw.pack_missing", place)
    assert Words(GAME, "en", []).fault(found) == found.text


def test_every_field_of_a_pack_has_a_word() -> None:
    def fields(shape: Any) -> set[str]:
        if isinstance(shape, list):
            return {name for one in shape for name in fields(one)}
        if not isinstance(shape, dict):
            return set()
        own = set(shape.get("properties", {}))
        return own | {name for part in shape.values() for name in fields(part)} - {"properties"}

    assert fields(schema()) == set(PLACES[1:])


@rule("WRW-13.1")
def test_all_that_is_wrong_is_told_at_once() -> None:
    pack = json.loads(PACK)
    pack["nails"] = 3
    pack["board"][3]["brown"] = "acorn"
    pack["rows"]["glue"]["chestnuts"] = [9]
    del pack["lanterns"]["points"]
    pack["helpers"][2]["cost"] = 13
    with pytest.raises(SetupError) as refused:
        GAME.content(json.dumps(pack))
    assert [(found.code, found.place) for found in refused.value.faults] == [
        ("wrw.pack_unknown", ()),
        ("wrw.pack_word", ("board", 3, "brown")),
        ("wrw.pack_missing", ("lanterns", "points")),
        ("wrw.pack_mark", ("rows", "glue", "chestnuts", 0)),
        ("wrw.pack_cost", ("helpers", 2, "cost")),
    ]
    assert refused.value.message.endswith("; and 2 more")
