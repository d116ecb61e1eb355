"""Where a package keeps its texts."""

from __future__ import annotations

import importlib.util
from pathlib import Path


def folder_of(package: str) -> Path:
    """The folder of a package, found without importing it: a rules page is there before the rules are loaded."""
    spec = importlib.util.find_spec(package)
    assert spec is not None and spec.submodule_search_locations, f"{package} is no package"
    return Path(spec.submodule_search_locations[0])
