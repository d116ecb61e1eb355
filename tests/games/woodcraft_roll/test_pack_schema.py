"""The JSON Schema of a pack is made from the shapes that the judge goes by. To write it anew:

python -m tests.games.woodcraft_roll.test_pack_schema
"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

from rollwright.games.woodcraft_roll.pack.form import schema

FILE = Path(str(files("rollwright.games.woodcraft_roll"))) / "pack.schema.json"


def text() -> str:
    return json.dumps(schema(), ensure_ascii=False, indent=2) + "\n"


def test_the_schema_in_the_game_s_folder_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text()


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
