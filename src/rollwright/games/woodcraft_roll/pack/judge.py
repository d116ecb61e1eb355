"""The judge of packs: a text becomes data that the rules can rely on, or everything that is wrong with it."""

from __future__ import annotations

import json
from typing import Any, Final

from rollwright.games.woodcraft_roll.pack.faults import fault
from rollwright.games.woodcraft_roll.pack.form import PACK
from rollwright.games.woodcraft_roll.pack.relations import judge_relations
from rollwright.kernel.options import Fault, SetupError

RULE: Final = "WRW-13.1"
_MOST_NESTED: Final = 20
_SPACES: Final = "\u00a0\u2009\u202f"
"""Such as stand in French before a colon."""
_TOLD: Final = 3
"""So many faults are told in one line; a program gets all of them."""


def judged(text: str) -> tuple[dict[str, Any], str]:
    """A pack and its canonical text, from a text however it is laid out. Raises SetupError."""
    if _depth(text) > _MOST_NESTED:  # in a browser a text that is nested deeply takes the whole interpreter down
        raise _refused([fault("wrw.pack_nested", (), most=_MOST_NESTED)])
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise _refused([fault("wrw.pack_json", (), line=error.lineno, column=error.colno)]) from error
    except ValueError as error:  # a number of thousands of digits
        raise _refused([fault("wrw.pack_json", (), line=1, column=1)]) from error
    line = json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    faults = _unshown(line)
    PACK.judge(data, (), faults)
    if isinstance(data, dict):
        judge_relations(data, faults)
    if faults:
        raise _refused(faults)
    return data, line


def _refused(faults: list[Fault]) -> SetupError:
    more = f"; and {len(faults) - _TOLD} more" if len(faults) > _TOLD else ""
    return SetupError("content", RULE, "; ".join([one.text for one in faults[:_TOLD]]) + more, tuple(faults))


def _unshown(line: str) -> list[Fault]:
    """Signs that a record can't hold in one of its lines, each once."""
    found = sorted([sign for sign in set(line) if not sign.isprintable() and sign not in _SPACES])
    return [fault("wrw.pack_sign", (), sign=f"U+{ord(sign):04X}") for sign in found]


def _depth(text: str) -> int:
    """How deep brackets are nested, at most; those within strings count too, which does no harm."""
    depth = most = 0
    for sign in text:
        if sign in "[{":
            depth += 1
            most = max(most, depth)
        elif sign in "]}":
            depth -= 1
    return most
