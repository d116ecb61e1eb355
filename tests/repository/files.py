"""The files that are, or are about to be, committed."""

import subprocess
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]


@cache
def tracked() -> tuple[str, ...]:
    """Every path that git knows or would add, relative to the root."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return tuple(path for path in listing.split("\0") if path and (ROOT / path).is_file())


def python_sources() -> list[str]:
    """Every Python file, programs without a suffix included."""
    return [path for path in tracked() if path.endswith(".py") or _shebang(path).endswith(("python", "python3"))]


def _shebang(path: str) -> str:
    with (ROOT / path).open("rb") as file:
        line = file.readline(80)
    return line.decode(errors="replace").strip() if line.startswith(b"#!") else ""
