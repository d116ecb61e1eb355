"""Time that the host of a shared machine gave to others ("steal" in /proc/stat): it makes every wait longer."""

from __future__ import annotations

import itertools
import time
from pathlib import Path
from typing import Final

_STAT: Final = Path("/proc/stat")
_STOLEN: Final = 7
"""Which figure of the first line it is: user, nice, system, idle, iowait, irq and softirq come before it."""
_FIGURES: Final = 8
_RECENT: Final = 5


class Steal:
    """How much of the machine's time was stolen, since the start and lately. Whoever asks calls `look` now and then."""

    def __init__(self, stat: Path = _STAT) -> None:
        self._stat: Final = stat
        self._first: Final = self._read()
        self._looks: Final = [(time.time() * 1000, self._first)]

    def look(self) -> None:
        self._looks.append((time.time() * 1000, self._read()))

    def share(self) -> float:
        """Of all time since the start, from 0 to 1."""
        return _share(self._first, self._read())

    def lately(self) -> float:
        """Of the time between the last few looks."""
        return _share(self._looks[-_RECENT:][0][1], self._looks[-1][1])

    def taken(self, since: float, until: float) -> float:
        """Milliseconds of those between two moments (since 1970) for which the machine stood still, all in all."""
        taken = 0.0
        for (start, earlier), (end, later) in itertools.pairwise(self._looks):
            taken += max(0.0, min(end, until) - max(start, since)) * _share(earlier, later)
        return taken

    def _read(self) -> tuple[int, int]:
        """Stolen and all, in the machine's ticks; nothing is known where there is no such file."""
        if not self._stat.exists():
            return 0, 0
        figures = [int(word) for word in self._stat.read_text(encoding="ascii").split("\n", 1)[0].split()[1:]]
        return figures[_STOLEN], sum(figures[:_FIGURES])


def _share(earlier: tuple[int, int], later: tuple[int, int]) -> float:
    stolen, passed = later[0] - earlier[0], later[1] - earlier[1]
    return stolen / passed if passed else 0.0
