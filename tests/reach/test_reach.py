"""The page without a browser: everything legal can be sent and nothing else, and nobody has to read notation."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.reach.page_runs import ROOT

pytestmark = pytest.mark.skipif(
    not (ROOT / "web/node_modules").exists(), reason="the page's own tools are not installed"
)


def run(script: str, *words: str) -> None:
    ours = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    ran = subprocess.run([ROOT / "scripts" / script, *words], env=ours, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_everything_legal_can_be_reached_on_the_page_and_nothing_else_is_offered() -> None:
    """From six positions of each game, and from those in which something was out of reach once."""
    run("reach", "6", "gate")


def test_no_code_is_shown_or_read_out() -> None:
    run("codes", "1", "gate")
