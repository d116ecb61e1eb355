"""The languages there are, and which of them the environment asks for."""

from __future__ import annotations

import os
from typing import Final

LANGUAGES: Final = ("en", "fr", "nl")


def language_of_environment() -> str:
    """English, unless the environment asks for another that there is."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return locale[:2] if locale[:2] in LANGUAGES else LANGUAGES[0]
