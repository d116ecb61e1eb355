"""Asking at the prompt: a line of input, with completion and history where there is a terminal."""

from __future__ import annotations

import sys
from typing import Final, final


@final
class Prompt:
    """Reads lines. From a file or a pipe they are repeated on the screen, so that a transcript can be read."""

    def __init__(self) -> None:
        self.live: Final = sys.stdin.isatty() and sys.stdout.isatty()
        self._choices: list[str] = []
        if self.live:
            self._complete()

    def ask(self, question: str, choices: list[str]) -> str:
        """One line. Raises EOFError at the end of the input."""
        self._choices = choices
        line = input(question)
        if not sys.stdin.isatty():
            print(line)
        return line

    def clear(self) -> None:
        """Begin a new screen."""
        if self.live:
            print("\x1b[H\x1b[2J", end="")

    def _complete(self) -> None:
        try:
            import readline
        except ImportError:  # not on every system
            return

        def complete(typed: str, number: int) -> str | None:
            """The number-th way to go on: the next word of the moves that begin like the line."""
            start = readline.get_begidx()
            line = readline.get_line_buffer()
            words = {
                choice[start:].split(" ")[0] for choice in self._choices if choice.startswith(line) and choice != line
            }
            found = sorted(word for word in words if word.startswith(typed))
            return found[number] + " " if number < len(found) else None

        readline.set_completer(complete)
        readline.set_completer_delims(" ")
        readline.parse_and_bind("tab: complete")
