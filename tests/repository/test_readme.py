"""What the README and the page on training show works as shown."""

import re
from typing import Final

import pytest

from tests.repository.files import ROOT

PAGES: Final = ("README.md", "docs/training.md")


def python_blocks() -> dict[str, str]:
    """The Python examples of the pages, by the page and the line they start on."""
    found: dict[str, str] = {}
    for page in PAGES:
        text = (ROOT / page).read_text()
        blocks = re.finditer(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
        found |= {f"{page}:{text.count(chr(10), 0, block.start(1))}": block.group(1) for block in blocks}
    return found


@pytest.mark.parametrize(("place", "source"), python_blocks().items(), ids=list(python_blocks()))
def test_python_on_a_page_runs(place: str, source: str) -> None:
    page, _, line = place.partition(":")
    exec(compile("\n" * int(line) + source, ROOT / page, "exec"), {"__name__": "__page__"})
