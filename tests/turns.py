"""Tests that measure have the machine to themselves, whatever other workers of pytest run."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def turn(folder: Path, *, alone: bool) -> Iterator[None]:
    """A turn beside others, or alone, once all that have begun are done: by locks in a folder that workers share."""
    with (folder / "door").open("w") as door, (folder / "room").open("w") as room:
        # Who waits for the others to be done holds the door, so that these begin nothing new meanwhile.
        fcntl.flock(door, fcntl.LOCK_EX)
        fcntl.flock(room, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)
        fcntl.flock(door, fcntl.LOCK_UN)
        yield
