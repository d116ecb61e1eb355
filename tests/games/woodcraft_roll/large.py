"""A pack with the most of what a pack may hold, large.json: what rules, page and terminal have to find room for."""

from __future__ import annotations

from pathlib import Path

LARGE = (Path(__file__).parent / "large.json").read_text(encoding="utf-8")
