"""Runs of the page's own tools (web/src/play/testing/*.run.ts), several at a time."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
CORES: Final = os.cpu_count() or 1

Wish = dict[str, Any]
Report = dict[str, Any]


def games_of_the_page() -> list[str]:
    """The games whose screens are described."""
    return sorted(path.parent.name for path in (ROOT / "web/src/games").glob("*/gestures.ts"))


def run_all(name: str, wishes: Iterable[Wish]) -> list[Report]:
    """The reports of some runs, in their order. A run reads its wish in the environment, under its own name."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(CORES) as workers:
        jobs = [workers.submit(_run, name, wish, Path(folder) / f"{number}.json") for number, wish in enumerate(wishes)]
        return [job.result() for job in jobs]


def _run(name: str, wish: Wish, path: Path) -> Report:
    paths = [str(ROOT), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    run = subprocess.run(
        ["npx", "--no-install", "vitest", "run", "--no-file-parallelism"],
        cwd=ROOT / "web",
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(paths),
            name.upper(): json.dumps({**wish, "report": str(path)}),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    if not path.exists():
        raise SystemExit(f"{name} {wish}:\n{run.stdout[-4000:]}\n{run.stderr[-4000:]}")
    report: Report = json.loads(path.read_text())
    return report
