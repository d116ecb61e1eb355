"""In a real terminal there is colour, a fresh screen for each look, and completion of what is typed."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Final

import pytest

pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")

PROMPT: Final = "Ada> "
CLEAR: Final = "\x1b[H\x1b[2J"
COLOUR: Final = "\x1b[1;38;5;231;48;"
PLAY: Final = ("play", "copenhagen_roll", "--seats", "you:Ada,random", "--seed", "7", "--option", "start_seat=0")


class Terminal:
    """A pseudo-terminal with `rollwright` in it."""

    def __init__(self, *args: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        inherited = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLORTERM")}
        size = {"COLUMNS": "80", "LINES": "24", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "INPUTRC": os.devnull}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rollwright.cli", *args],
            stdin=slave, stdout=slave, stderr=slave, env={**inherited, **size, **environment},
        )  # fmt: skip
        os.close(slave)
        self._shown = b""
        """What has come and was not read yet."""

    def read(self, until: str) -> str:
        """What is shown up to and including a text. What comes after it is kept for the next reading."""
        deadline = time.monotonic() + 30
        wanted = until.encode()
        while wanted not in self._shown:
            ready, _, _ = select.select([self.master], [], [], max(0, deadline - time.monotonic()))
            assert ready, f"{until!r} did not come after {self._shown.decode(errors='replace')!r}"
            self._shown += os.read(self.master, 4096)
        before, found, self._shown = self._shown.partition(wanted)
        return (before + found).decode(errors="replace")

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def leave(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.leave()


def test_each_look_begins_a_fresh_screen_in_colour(terminals: list[Terminal]) -> None:
    terminals.append(terminal := Terminal(*PLAY))
    first = terminal.read(PROMPT)
    assert CLEAR in first
    assert f"{COLOUR}5;167m[*]\x1b[0m" in first, "the red stars that one starts with"
    terminal.type("setup red\n")
    assert CLEAR in terminal.read("roll the dice")


def test_true_colour_is_used_where_it_is_there(terminals: list[Terminal]) -> None:
    terminals.append(terminal := Terminal(*PLAY, COLORTERM="truecolor"))
    assert f"{COLOUR}2;196;64;52m[*]\x1b[0m" in terminal.read(PROMPT)


@pytest.mark.parametrize(
    ("more", "environment"), [(["--no-colour"], {}), ([], {"NO_COLOR": "1"}), ([], {"TERM": "dumb"})]
)
def test_colour_can_be_declined(terminals: list[Terminal], more: list[str], environment: dict[str, str]) -> None:
    terminals.append(terminal := Terminal(*PLAY, *more, **environment))
    shown = terminal.read(PROMPT)
    assert "[*][*]" in shown
    assert "\x1b[1;" not in shown


def test_the_tab_key_completes_moves(terminals: list[Terminal]) -> None:
    pytest.importorskip("readline", reason="this Python has no readline")
    terminals.append(terminal := Terminal(*PLAY))
    terminal.read(PROMPT)
    terminal.type("set\tpu\t\n")
    assert "Marks purple 1: a bonus. Marks purple 2." in terminal.read("roll the dice") + terminal.read(PROMPT)


def test_leaving_by_ending_the_input_is_no_error(terminals: list[Terminal]) -> None:
    terminals.append(terminal := Terminal(*PLAY))
    terminal.read(PROMPT)
    terminal.type("\x04")
    terminal.read("The game is left unfinished.")
    assert terminal.process.wait(timeout=30) == 0


def test_a_lesson_waits_to_be_read_before_the_next_step(terminals: list[Terminal]) -> None:
    terminals.append(terminal := Terminal("learn", "copenhagen_roll", "4-end"))
    assert CLEAR in terminal.read("Fill column a with the green 2.")
    for move in ("choose green-2", "place a8 a9", "brick a8"):
        terminal.read("You> ")
        terminal.type(f"{move}\n")
    assert "this round is the last" in terminal.read("Enter for the next step.")
    terminal.type("\n")
    assert CLEAR in terminal.read("Mark the ninth green square.")
