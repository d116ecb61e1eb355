"""A run that is stopped or killed leaves what it has played, and no process behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Run

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc"),
]


def wait_until(condition: object) -> None:
    assert callable(condition)
    for _ in range(600):
        if condition():
            return
        time.sleep(0.1)
    raise TimeoutError


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def runs(pid: int) -> bool:
    """Whether a process is there, and not only waits to be asked how it ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_run_that_is_stopped_goes_on(how: signal.Signals, run: Run, tmp_path: Path) -> None:
    asked = ["arena", "copenhagen_board", "random", "--processes", "2", "--out", str(tmp_path)]
    process = subprocess.Popen(
        [sys.executable, "-m", "rollwright.cli", *asked, "--games", "10000000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Whoever runs this in the background of a shell has it ignored, and so would the arena.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - no threads here
    )
    wait_until(lambda: len(list(tmp_path.glob("games/*.parquet"))) >= 2)
    working = children(process.pid)
    os.kill(process.pid, how)
    _, said = process.communicate(timeout=60)
    if how == signal.SIGINT:
        assert process.returncode == 2
        assert said.endswith("stopped; what was played is kept, and the same command goes on from there\n")
    wait_until(lambda: not any(runs(child) for child in working))
    kept = {path.name for path in tmp_path.glob("games/*.parquet")}
    assert "25 games" in run(*asked, "--games", "25")
    assert kept <= {path.name for path in tmp_path.glob("games/*.parquet")}
