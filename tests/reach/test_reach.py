"""The page's own state, driven by every gesture: what is legal can be sent, and nothing else is."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not (ROOT / "web/node_modules").exists(), reason="the page's tools are not installed")
def test_everything_legal_can_be_reached_on_the_page_and_nothing_else_is_offered() -> None:
    """From a dozen positions of each game, and from those in which something was out of reach once."""
    run = subprocess.run([ROOT / "scripts/reach", "12", "gate"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
