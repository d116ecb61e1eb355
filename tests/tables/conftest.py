"""The toy game with hidden hands, as a package that somebody has installed."""

from pathlib import Path

import pytest


@pytest.fixture
def toy_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    metadata = tmp_path / "sealed_bids-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: sealed-bids\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[rollwright.games]\ntoy = tests.toy\n")
    monkeypatch.syspath_prepend(tmp_path)
