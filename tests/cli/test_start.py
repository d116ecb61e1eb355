"""The program starts fast, and says what it is and what it can play."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest

from rollwright import __version__
from tests.cli.conftest import Run
from tests.cli.terminal import rollwright

GENEROUS = 40
"""How many times as long as an empty program the listing of games may take. It is about 10 with compiled bytecode."""


def seconds(*command: str) -> float:
    """The best of some runs: other processes can only slow a run down."""
    times: list[float] = []
    for _ in range(5):
        started = time.perf_counter()
        subprocess.run([sys.executable, *command], check=True, capture_output=True)
        times.append(time.perf_counter() - started)
    return min(times)


@pytest.mark.parametrize("command", ["--version", "games"])
def test_it_starts_fast(command: str) -> None:
    assert seconds("-m", "rollwright.cli", command) < GENEROUS * seconds("-c", "pass")


@pytest.mark.parametrize("command", [("--version",), ("games",), ("rules", "copenhagen_roll", "5.2")])
def test_what_says_nothing_in_a_language_does_not_load_the_words_for_it(command: tuple[str, ...]) -> None:
    program = (
        "import sys; from rollwright.cli.__main__ import main\n"
        f"try: main({command!r})\n"
        "except SystemExit: pass\n"
        "sys.exit('fluent' in sys.modules or 'babel' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)


def test_it_tells_its_version() -> None:
    assert rollwright("--version").stdout == f"rollwright {__version__}\n"


def test_it_lists_every_game_with_players_editions_and_rules(run: Run) -> None:
    listed = run("games")
    assert "copenhagen_roll  Copenhagen Roll & Write" in listed
    assert "2, 3 or 4 players · editions en, fr, nl · 142 rules" in listed


@pytest.mark.usefixtures("toy")
def test_it_lists_a_game_of_another_package_too(run: Run) -> None:
    assert "toy  Sealed Bids\n    1, 2 or 3 players" in run("games")


def test_a_reader_who_stops_early_is_no_error() -> None:
    shell = f"{sys.executable} -m rollwright.cli rules copenhagen_roll | head -1"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", shell], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
