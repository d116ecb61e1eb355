"""The program `rollwright`, run as a person or a script runs it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.resources import files

TEXT_BY_LANGUAGE = {"en": "RULES.md", "fr": "RULES.fr.md", "nl": "RULES.nl.md"}


def rollwright(*args: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program as a process of its own, without a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "rollwright.cli", *args],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
        env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8", **environment},
    )


def flat(text: str) -> str:
    """A text with its line breaks and indents taken out."""
    return " ".join(text.split())


def rule_text(rule: str, language: str) -> str:
    """A rule as the rules page of that language has it, without the page's signs for emphasis and code."""
    page = (files("rollwright.games.copenhagen_roll") / TEXT_BY_LANGUAGE[language]).read_text(encoding="utf-8")
    found = re.search(rf"^- \*\*{re.escape(rule)}\*\* (.+)$", page, re.MULTILINE)
    assert found, f"{rule} is not in {language}"
    return flat(found[1].replace("*(", "(").replace(")*", ")").replace("`", ""))
