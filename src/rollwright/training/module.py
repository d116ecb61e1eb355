"""Weights as a module of a game's folder: written, and read again from anywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rollwright.kernel.net import Weights

_FIELDS: Final = (
    "players", "version", "editions", "options", "content", "layout", "command", "data", "metrics", "traits", "hidden",
    "results", "start", "later", "straight",
)  # fmt: skip
_WIDTH: Final = 110


def module_text(game: str, weights: Weights) -> str:
    lines = [
        f'"""What a judge of {game} has learned, {weights.players} at the table: written by `rollwright train`."""',
        "",
        "# fmt: off",
        "from rollwright.kernel.net import Weights",
        "",
        "WEIGHTS = Weights(",
    ]
    for name in _FIELDS:
        value = getattr(weights, name)
        if isinstance(value, tuple) and len(value) > 8:
            lines += [f"    {name}=(", *[f"        {line}" for line in _filled(value)], "    ),"]
        else:
            lines.append(f"    {name}={value!r},")
    lines.append("    rows=(")
    lines += [f"        {weights.rows[first : first + _WIDTH]!r}" for first in range(0, len(weights.rows), _WIDTH)]
    lines += ["    ),", ")"]
    return "\n".join(lines) + "\n"


def read_module(path: Path) -> Weights:
    """Runs the file: it is a Python module."""
    found: dict[str, Any] = {}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), found)
    weights: Weights = found["WEIGHTS"]
    return weights


def _filled(values: tuple[object, ...]) -> list[str]:
    lines = [""]
    for value in values:
        if len(lines[-1]) > _WIDTH - 20:
            lines.append("")
        lines[-1] += f"{value!r}, "
    return [line.rstrip() for line in lines]
