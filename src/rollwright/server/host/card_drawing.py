"""Cards of links, drawn in a process of bots: the page's own pictures, by the script that its build leaves for us.

The script is the client's (web/src/share), so that a card and a page can't differ. It runs in an engine of its own
without a page, a network or files; what it draws is SVG, which becomes a PNG of few colours here.
"""

from __future__ import annotations

import importlib.resources
import importlib.util
import io
import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

_LIBRARIES: Final = ("PIL", "py_mini_racer", "resvg_py")
_FONTS: Final = ("display.ttf", "text.ttf", "strong.ttf")
_COLOURS: Final = 256
_LONGEST: Final = 5.0
"""Seconds for the script: it takes a few milliseconds."""
_MOST_MEMORY: Final = 64 * 1024 * 1024


def card_folder() -> Path | None:
    """What the build of the client leaves for cards; None where it hasn't been built, or isn't in files."""
    folder = importlib.resources.files("rollwright.server") / "static" / ".cards"
    return folder if isinstance(folder, Path) and (folder / "cards.js").is_file() else None


def can_draw() -> bool:
    """Whether there are cards here: the libraries are an extra, `rollwright[cards]`."""
    return card_folder() is not None and all(importlib.util.find_spec(name) is not None for name in _LIBRARIES)


def draw(folder: str, content: dict[str, Any]) -> bytes:
    """The card as a PNG."""
    from PIL import Image  # noqa: PLC0415 - an extra, and of use in this process alone
    from resvg_py import svg_to_bytes  # noqa: PLC0415

    svg = _engine(folder).call("drawCard", json.dumps(content), timeout_sec=_LONGEST, max_memory=_MOST_MEMORY)
    fonts = [str(Path(folder) / name) for name in _FONTS]
    drawn = bytes(svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts))
    # Flat colours and their edges: with a palette it is a third of the size, and looks the same.
    picture = Image.open(io.BytesIO(drawn)).convert("RGB")
    packed = io.BytesIO()
    picture.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(packed, "PNG", optimize=True)
    return packed.getvalue()


@lru_cache(maxsize=1)
def _engine(folder: str) -> Any:
    """Started with the first card; most processes never draw one."""
    from py_mini_racer import MiniRacer  # noqa: PLC0415

    engine = MiniRacer()
    engine.eval((Path(folder) / "cards.js").read_text("utf-8"))
    return engine
