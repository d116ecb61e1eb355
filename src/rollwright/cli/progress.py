"""Progress of many games, as the commands of the lab report it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rollwright.lab.feed import Progress


def progress_line() -> Callable[[Progress], None]:
    """Reports progress: on one line of a terminal, or now and then on a new line elsewhere."""
    terminal = sys.stderr.isatty()
    pause = 0.2 if terminal else 10.0
    latest = time.monotonic() - pause

    def say(progress: Progress) -> None:
        nonlocal latest
        if time.monotonic() - latest < pause and progress.done < progress.wanted:
            return
        latest = time.monotonic()
        left = "" if progress.left is None else f", {_duration(progress.left)} left"
        line = f"{progress.done:,} of {progress.wanted:,} games, {progress.rate:,.1f}/s{left}"
        print(f"\r{line:<78}" if terminal else line, end="" if terminal else "\n", file=sys.stderr, flush=True)

    return say


def _duration(seconds: float) -> str:
    whole = round(seconds)
    hours, minutes = whole // 3600, whole % 3600 // 60
    return f"{hours} h {minutes} min" if hours else f"{minutes} min {whole % 60} s" if minutes else f"{whole} s"
