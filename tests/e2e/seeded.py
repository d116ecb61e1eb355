"""`python -m tests.e2e.seeded serve …`: the server, but its tables and their dice come out the same again.

For pictures that can be compared. Nobody should play on it: whoever reads this file knows all rolls to come.
"""

from __future__ import annotations

import hashlib
import itertools
import sys
from pathlib import Path
from types import SimpleNamespace

from tests.server.process import ServerProcess


class SeededServer(ServerProcess):
    def __init__(self, data: Path, *arguments: str) -> None:
        super().__init__(data, *arguments)
        self._command[self._command.index("rollwright.cli")] = "tests.e2e.seeded"


def draw_from_a_counter() -> None:
    from rollwright.server.host import challenges, commits

    numbers = itertools.count()
    drawn = SimpleNamespace(token_bytes=lambda length: hashlib.shake_256(b"%d" % next(numbers)).digest(length))
    dealt = SimpleNamespace(token_bytes=lambda length: hashlib.shake_256(b"a deal").digest(length))
    for module, source in ((commits, drawn), (challenges, dealt)):
        setattr(module, "secrets", source)  # noqa: B010 - types would not let it be assigned


if __name__ == "__main__":
    from rollwright.cli.__main__ import main

    draw_from_a_counter()
    sys.exit(main(sys.argv[1:]))
