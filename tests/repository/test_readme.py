"""What the README shows works as shown."""

import re
from typing import Final

import pytest

from tests.repository.files import ROOT

README: Final = ROOT / "README.md"


def python_blocks() -> dict[int, str]:
    """The Python examples of the README, by the line they start on."""
    text = README.read_text()
    blocks = re.finditer(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return {text.count("\n", 0, block.start(1)): block.group(1) for block in blocks}


@pytest.mark.parametrize(("line", "source"), python_blocks().items(), ids=lambda value: f"{value}"[:4])
def test_python_in_the_readme_runs(line: int, source: str) -> None:
    exec(compile("\n" * line + source, README, "exec"), {"__name__": "__readme__"})
