"""Turns that are due, as a calendar that other programs fetch (RFC 5545)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from rollwright.server.host.alerts.letters import Letter

_WIDE: Final = 70
"""Bytes of a line: 75 are the most, and a continued one begins with a space."""


def calendar(name: str, letters: Iterable[tuple[str, Letter]], now: int) -> str:
    """Of turns with a time that they are due at, each with an id that stays. `now` is in milliseconds."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Rollwright//Turns//EN", "METHOD:PUBLISH"]
    lines += [f"X-WR-CALNAME:{_text(name)}", "REFRESH-INTERVAL;VALUE=DURATION:PT15M", "X-PUBLISHED-TTL:PT15M"]
    for uid, letter in letters:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{uid}@rollwright",
            f"DTSTAMP:{_time(now)}",
            f"DTSTART:{_time(letter.until)}",
            "DURATION:PT15M",
            f"SUMMARY:{_text(letter.title)}",
            f"DESCRIPTION:{_text(letter.text)}",
            f"URL:{letter.link}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    return "".join(f"{_folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y%m%dT%H%M%SZ}"


def _text(text: str) -> str:
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> str:
    """A line of at most 75 bytes, and those that continue it; no letter is cut in two."""
    parts, part = [], b""
    for sign in line:
        letter = sign.encode()
        if len(part) + len(letter) > _WIDE:
            parts.append(part)
            part = b""
        part += letter
    return "\r\n ".join(one.decode() for one in [*parts, part])
