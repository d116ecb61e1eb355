"""The JSON Schema of a pack is made from the shapes that the judge goes by. To write it anew:

python -m tests.games.woodcraft_roll.test_pack_schema
"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("jsonschema_rs", reason="Pyodide has no validator of JSON Schema")

from jsonschema_rs import Draft202012Validator, meta

from rollwright.games.woodcraft_roll.pack.form import schema
from rollwright.games.woodcraft_roll.pack.judge import judged
from rollwright.kernel.options import Fault, SetupError
from rollwright.kernel.source import Source
from rollwright.testing.scene import rule
from tests.games.woodcraft_roll.bench import PACK
from tests.games.woodcraft_roll.random_packs import random_pack, spoiled

FILE = Path(str(files("rollwright.games.woodcraft_roll"))) / "pack.schema.json"


def text() -> str:
    return json.dumps(schema(), ensure_ascii=False, indent=2) + "\n"


def test_the_schema_in_the_game_s_folder_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text()


# The schema and the judge

VALIDATOR: Final = Draft202012Validator(schema())
RELATIONS: Final = {"wrw.pack_mark", "wrw.pack_cost", "wrw.pack_alike", "wrw.pack_sign"}
"""What no schema can say: the judge alone does. And that whole numbers have no point, for to a schema 2.0 is 2."""


def faults(data: Any) -> tuple[Fault, ...]:
    try:
        judged(json.dumps(data))
    except SetupError as error:
        return error.faults
    return ()


def is_related(fault: Fault) -> bool:
    return fault.code in RELATIONS or (fault.code == "wrw.pack_whole" and str(fault.values["found"]).endswith(".0"))


def agree(data: Any) -> bool:
    """Whether the judge passes a pack; the schema must say the same, relations apart."""
    found = faults(data)
    passed = VALIDATOR.is_valid(data)
    if passed:
        assert all(is_related(fault) for fault in found), ([fault.text for fault in found], json.dumps(data))
    else:
        assert found, ([error.message for error in VALIDATOR.iter_errors(data)][:3], json.dumps(data))
    return not found


@rule("WRW-13.1")
def test_the_schema_is_one() -> None:
    assert meta.is_valid(schema())


@rule("WRW-13.1")
@pytest.mark.parametrize("count", [500, pytest.param(10_000, marks=[pytest.mark.slow, pytest.mark.rare])])
def test_the_schema_accepts_what_the_judge_accepts(count: int) -> None:
    for number in range(count):
        pack = random_pack(Source(f"pack {number}"))
        assert agree(pack), ([fault.text for fault in faults(pack)], json.dumps(pack))


@rule("WRW-13.1")
@pytest.mark.parametrize("count", [500, pytest.param(10_000, marks=[pytest.mark.slow, pytest.mark.rare])])
def test_what_the_judge_refuses_the_schema_refuses_but_for_named_relations(count: int) -> None:
    refused = 0
    for number in range(count):
        source = Source(f"spoiled {number}")
        refused += not agree(spoiled(json.loads(PACK) if source.below(2) else random_pack(source), source))
    assert count * 0.5 < refused < count


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
