"""The toy games as a package that somebody has installed: found by its entry points, as any other."""

from __future__ import annotations

from pathlib import Path


def install(folder: Path) -> None:
    """Into a folder that is, or will be, on sys.path."""
    metadata = folder / "sealed_bids-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: sealed-bids\nVersion: 1.0\n")
    entries = (
        "[rollwright.games]\ntoy = tests.toy\ntoy_open = tests.toy.open_hands\ntoy_canaries = tests.toy.canaries\n"
    )
    (metadata / "entry_points.txt").write_text(entries)
