"""A content pack as text that a person can read and change: what fits on a line stays on it."""

from __future__ import annotations

import json
from typing import Any, Final

_WIDTH: Final = 120


def pack_text(pack: dict[str, Any]) -> str:
    return f"{_laid_out(pack, 0, 0)}\n"


def _laid_out(value: Any, indent: int, taken: int) -> str:
    """`taken` is what of the line is not free: what stands before the value, and a comma after it."""
    flat = json.dumps(value, ensure_ascii=False)
    if (indent > 0 and indent + taken + len(flat) <= _WIDTH) or not isinstance(value, dict | list) or not value:
        return flat
    if isinstance(value, dict):
        heads = [f"{json.dumps(name)}: " for name in value]
        inner = [
            head + _laid_out(one, indent + 2, len(head) + 1) for head, one in zip(heads, value.values(), strict=True)
        ]
    else:
        inner = [_laid_out(one, indent + 2, 1) for one in value]
    open_sign, close_sign = "{}" if isinstance(value, dict) else "[]"
    spread = ",\n".join(f"{' ' * (indent + 2)}{one}" for one in inner)
    return f"{open_sign}\n{spread}\n{' ' * indent}{close_sign}"
