"""Colour on a terminal, by hand: a small object that a game's screen draws with. Without colour it draws plainly."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Sequence
from typing import Final, Protocol, final

PLAIN: Final = 0
INDEXED: Final = 256
TRUE: Final = 24

# Each colour as red, green, blue; as its nearest in the table of 256; and whether dark letters read better on it.
_PALETTE: Final[dict[str, tuple[tuple[int, int, int], int, bool]]] = {
    "red": ((196, 64, 52), 167, False),
    "yellow": ((235, 188, 68), 221, True),
    "green": ((70, 140, 88), 65, False),
    "blue": ((54, 108, 176), 67, False),
    "purple": ((132, 86, 164), 97, False),
    "white": ((240, 238, 230), 255, True),
    "stone": ((146, 134, 120), 245, True),
}
_CODES: Final = re.compile("\x1b\\[[0-9;]*m")


class Say(Protocol):
    """Words a message."""

    def __call__(self, message: str, /, **values: object) -> str: ...


@final
class Paint:
    """The size of the screen, the words for it, and its colours. Colours are told apart by letters as well."""

    def __init__(self, say: Say, width: int = 80, height: int = 24, depth: int = PLAIN) -> None:
        self.say: Final = say
        self.width: Final = width
        self.height: Final = height
        self.depth: Final = depth

    def bold(self, text: str) -> str:
        return self._with("1", text)

    def dim(self, text: str) -> str:
        return self._with("2", text)

    def ink(self, text: str, colour: str) -> str:
        """Letters in a colour."""
        return self._with(self._code(38, colour), text)

    def tile(self, text: str, colour: str) -> str:
        """Letters on a coloured ground; plain letters where there is no colour."""
        letters = "38;5;16" if _PALETTE[colour][2] else "38;5;231"
        return self._with(f"1;{letters};{self._code(48, colour)}", text)

    def block(self, text: str, colour: str) -> str:
        """A tile one wider on either side; in brackets where there is no colour."""
        return self.tile(f" {text} ", colour) if self.depth else f"[{text}]"

    def pixels(self, rows: Sequence[Sequence[str | None]]) -> list[str]:
        """A small picture from the top down, two rows of it a line: the colour of each dot, or none."""
        rows = [*rows, [None] * len(rows[0])] if len(rows) % 2 else rows
        return [
            "".join(self._half(*pair) for pair in zip(above, below, strict=True))
            for above, below in zip(rows[::2], rows[1::2], strict=True)
        ]

    def _half(self, above: str | None, below: str | None) -> str:
        if above and below:
            if above == below or not self.depth:
                return self.ink("█", above)
            return self._with(f"{self._code(38, above)};{self._code(48, below)}", "▀")
        if above or below:
            return self.ink("▀", above) if above else self.ink("▄", below or "")
        return " "

    def fit(self, text: str, width: int) -> str:
        """Filled up with spaces to a width on the screen."""
        return text + " " * (width - len(_CODES.sub("", text)))

    def _code(self, ground: int, colour: str) -> str:
        if not self.depth:
            return ""
        (red, green, blue), index, _ = _PALETTE[colour]
        return f"{ground};2;{red};{green};{blue}" if self.depth == TRUE else f"{ground};5;{index}"

    def _with(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.depth and text else text


def speechless(message: str, /, **values: object) -> str:
    """For a drawing without words."""
    return message


def terminal_paint(say: Say, coloured: bool, least: int = 80) -> Paint:
    """Paint for standard output, as wide as it is and no narrower than what is drawn needs at least.

    Without colour if that isn't wanted or can't be shown.
    """
    size = shutil.get_terminal_size()
    return Paint(say, max(least, size.columns), size.lines, _depth() if coloured else PLAIN)


def _depth() -> int:
    if os.environ.get("NO_COLOR") or os.environ.get("TERM", "dumb") == "dumb" or not sys.stdout.isatty():
        return PLAIN
    return TRUE if os.environ.get("COLORTERM") in ("truecolor", "24bit") else INDEXED
