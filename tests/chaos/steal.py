"""Time that the host of a shared machine gave to others ("steal" in /proc/stat), and time that nobody used."""

from __future__ import annotations

import itertools
import time
from pathlib import Path
from typing import Final, NamedTuple

_STAT: Final = Path("/proc/stat")
_IDLE: Final = slice(3, 5)
_STOLEN: Final = 7
"""Which figures of the first line they are: user, nice, system, idle, iowait, irq, softirq, steal."""
_FIGURES: Final = 8
_RECENT: Final = 5


class Ticks(NamedTuple):
    """The machine's time so far, on all cores."""

    stolen: int = 0
    idle: int = 0
    all: int = 0


class Steal:
    """How much of the machine's time was stolen, since the start and lately. Whoever asks calls `look` now and then.

    A wait is longer where much is stolen, and where little is idle.
    """

    def __init__(self, stat: Path = _STAT) -> None:
        self._stat: Final = stat
        self._first: Final = self._read()
        self._looks: Final = [(time.time() * 1000, self._first)]

    def look(self) -> None:
        self._looks.append((time.time() * 1000, self._read()))

    def share(self) -> float:
        """Of all time since the start, from 0 to 1."""
        return _stolen(self._first, self._read())

    def lately(self) -> float:
        """Of the time between the last few looks."""
        return _stolen(self._looks[-_RECENT:][0][1], self._looks[-1][1])

    def idle(self) -> float:
        """What nobody used of the time between the last two looks that was not stolen; 1 where nothing is known."""
        (_, earlier), (_, later) = self._looks[-2:]
        own = later.all - earlier.all - (later.stolen - earlier.stolen)
        return (later.idle - earlier.idle) / own if own else 1.0

    def taken(self, since: float, until: float) -> float:
        """Milliseconds of those between two moments (since 1970) for which the machine stood still, all in all."""
        taken = 0.0
        for (start, earlier), (end, later) in itertools.pairwise(self._looks):
            taken += max(0.0, min(end, until) - max(start, since)) * _stolen(earlier, later)
        return taken

    def _read(self) -> Ticks:
        """Nothing is known where there is no such file."""
        if not self._stat.exists():
            return Ticks()
        figures = [int(word) for word in self._stat.read_text(encoding="ascii").split("\n", 1)[0].split()[1:]]
        return Ticks(figures[_STOLEN], sum(figures[_IDLE]), sum(figures[:_FIGURES]))


def _stolen(earlier: Ticks, later: Ticks) -> float:
    passed = later.all - earlier.all
    return (later.stolen - earlier.stolen) / passed if passed else 0.0
