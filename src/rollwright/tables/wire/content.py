"""What messages say of a content pack that isn't the game's own. The pack itself is in the table's log."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from rollwright.kernel.record import content_hash

PackInfo = dict[str, Any]
"""{hash, name, version}; the name is a text, or one for each language."""

# Every message about a table says this, so it is kept short, whatever the pack says.
_LONGEST_NAME: Final = 80
_LONGEST_LANGUAGE: Final = 16
_MOST_LANGUAGES: Final = 16


def _read(content: str) -> PackInfo | None:
    if not content.startswith("{"):
        return None
    pack = json.loads(content)
    name: object = pack.get("name", "")
    if isinstance(name, dict):
        shown = [language for language in name if len(language) <= _LONGEST_LANGUAGE]
        name = {language: str(name[language])[:_LONGEST_NAME] for language in shown[:_MOST_LANGUAGES]}
    else:
        name = str(name)[:_LONGEST_NAME]
    return {"hash": content_hash(content), "name": name, "version": pack.get("version", 1)}


pack_info: Final[Callable[[str], PackInfo | None]] = lru_cache(maxsize=64)(_read)
"""Of a set-up's content; None where it is the game's own, or the game has none."""
