"""Links that work without signing in: what they are for is signed, so that nothing needs to be kept of them."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final

STOP_MAIL: Final = "stop mail"
STOP_TABLE: Final = "stop table"
CALENDAR: Final = "calendar"
"""What links are for."""

_SIGNED: Final = 18
"""Bytes of a signature."""


class Tokens:
    """`secret` is the same at all nodes."""

    def __init__(self, secret: bytes) -> None:
        self._secret: Final = hashlib.sha256(b"rollwright links" + secret).digest()

    def make(self, purpose: str, *values: str) -> str:
        text = "\n".join((purpose, *values))
        return f"{_written(text.encode())}.{self._signature(text)}"

    def read(self, purpose: str, token: str) -> list[str] | None:
        """The values of a token that was made for this; None where it wasn't, or is no token."""
        written, _, signature = token.partition(".")
        try:
            text = base64.urlsafe_b64decode(written + "=" * (-len(written) % 4)).decode()
        except ValueError:
            return None
        if not hmac.compare_digest(signature.encode(), self._signature(text).encode()):
            return None
        first, *values = text.split("\n")
        return values if first == purpose else None

    def _signature(self, text: str) -> str:
        return _written(hmac.digest(self._secret, text.encode(), "sha256")[:_SIGNED])


def _written(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).decode().rstrip("=")
