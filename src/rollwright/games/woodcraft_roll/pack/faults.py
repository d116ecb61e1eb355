"""What can be wrong with a pack: every code, and what it says in English where nobody words it in another language.

The game's messages say the same in each of their languages (tests/games/woodcraft_roll/test_pack_faults.py).
"""

from __future__ import annotations

import json
from typing import Final

from rollwright.kernel.model import Value, Values
from rollwright.kernel.options import Fault, Place

SAYS: Final[dict[str, str]] = {
    "wrw.pack_json": "this is no JSON: something is wrong in line {line}, column {column}",
    "wrw.pack_nested": "nothing in a pack is nested more than {most} deep",
    "wrw.pack_sign": "the sign {sign} can't be shown; leave it out",
    "wrw.pack_game": "this pack is for {found}, not for {game}",
    # Values
    "wrw.pack_missing": "this is missing",
    "wrw.pack_unknown": "{name} is not known here; there are {names}",
    "wrw.pack_object": "an object with {names} is needed",
    "wrw.pack_list": "a list is needed",
    "wrw.pack_entries": "{least} to {most} entries are needed, not {count}",
    "wrw.pack_exactly": "{most} entries are needed, not {count}",
    "wrw.pack_twice": "{found} stands here twice; once is enough",
    "wrw.pack_whole": "a whole number from {least} to {most} is needed, not {found}",
    "wrw.pack_name": "a text of up to {most} signs is needed, or one for each language",
    "wrw.pack_picture": "a word of small letters and hyphens is needed, of up to {most} signs",
    "wrw.pack_one_of": "{found} is none of {words}",
    "wrw.pack_words": "words with spaces between are needed, out of {words}",
    "wrw.pack_word": "{word} can't stand here; there are {words}",
    "wrw.pack_count": "{least} to {most} words are needed, not {count}",
    # What belongs together
    "wrw.pack_asks_nothing": "dice or resources are needed; this order asks for nothing",
    "wrw.pack_phase": "phase {phase} needs {least} to {most} orders; it has {count}",
    "wrw.pack_mark": "there is no circle {mark}; this row has {circles}",
    "wrw.pack_cost": "a cost of {cost} could never be paid; the row of blueberries has {circles} circles",
    "wrw.pack_alike": "options {one} and {other} are alike; each must give something else",
}
_ENTRIES: Final = {
    "board": "board, line {}",
    "choice": "option {}",
    "columns": "column {}",
    "crates": "crate {}",
    "helpers": "helper {}",
    "orders": "order {}",
    "rows": "row {}",
}
"""How an entry of a list is told, where it isn't just by its number."""
PLACES: Final = (
    "pack", "game", "name", "version", "nuts", "sale",
    "rows", "scrapwood", "glue", "sawblade", "blueberry", "circles", "chestnuts",
    "board", "yellow", "brown", "lanterns", "columns", "points", "helpers", "cost", "shows", "choice",
    "crates", "kind", "slots", "orders", "phase", "dice", "resources", "gains", "reputation", "picture",
)  # fmt: skip
"""The names of all fields, which messages word; and the whole."""
_LONGEST_QUOTE: Final = 40


def fault(code: str, place: Place, **values: Value) -> Fault:
    given: Values = dict(values)
    return Fault(code, given, place, f"{told(place)}: {SAYS[code].format(**given)}")


def told(place: Place) -> str:
    """A place in English: `order 5, dice`."""
    parts: list[str] = []
    for step in place:
        if isinstance(step, str):
            parts.append(step)
        else:
            parts[-1] = _ENTRIES.get(parts[-1], parts[-1] + ", number {}").format(step + 1)
    return ", ".join(parts) or "pack"


def quoted(value: object) -> str:
    """A value as a pack has it, cut where it is long."""
    text = json.dumps(value, ensure_ascii=False)
    if not text.isprintable():
        text = json.dumps(value)
    return text if len(text) <= _LONGEST_QUOTE else f"{text[: _LONGEST_QUOTE - 1]}…"
