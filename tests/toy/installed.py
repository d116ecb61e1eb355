"""The toy games as a package that somebody has installed: found by its entry points, as any other."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
PARTS: Final = ("__init__.py", "game.py", "position.py", "observe.py", "traits.py", "RULES.md", "messages", "lessons")
"""What the toy is made of; its other modules are for tests."""


def install(folder: Path) -> None:
    """Into a folder that is, or will be, on sys.path."""
    announce(folder, toy="tests.toy", toy_open="tests.toy.open_hands", toy_canaries="tests.toy.canaries")


def announce(folder: Path, **packages: str) -> None:
    """Say by metadata which packages are games, and under which names."""
    metadata = folder / "sealed_bids-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: sealed-bids\nVersion: 1.0\n")
    entries = "".join(f"{name} = {package}\n" for name, package in packages.items())
    (metadata / "entry_points.txt").write_text(f"[rollwright.games]\n{entries}")


def copy_to(package: Path) -> None:
    """The toy as a package of its own, apart from these tests."""
    package.mkdir(parents=True)
    for name in PARTS:
        copy = shutil.copytree if (HERE / name).is_dir() else shutil.copy
        copy(HERE / name, package / name)
