"""Security: the origins that may open a socket, and the headers of every response."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

HEADERS: Final = {
    # Everything comes from here; compiled rules ('wasm-unsafe-eval') will too.
    "content-security-policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
    " img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; object-src 'none';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

EMBEDDED: Final = {
    # What is shown there is what any onlooker sees, and nobody is anybody there: other pages may frame it.
    "content-security-policy": HEADERS["content-security-policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors *"
    ),
    "cross-origin-resource-policy": "cross-origin",
}
"""In place of those above, for the replay in a frame alone."""


def may_open(origin: str | None, host: str | None, allowed: Collection[str]) -> bool:
    """Whether a page of this origin may open a socket. Programs that are no browser name none.

    There are no cookies: a ticket is sent in the first message. So an origin can only misuse what it has itself.
    """
    if origin is None:
        return True
    if origin in allowed:
        return True
    return host is not None and origin in (f"http://{host}", f"https://{host}")


def is_origin(text: str) -> bool:
    """Whether a text is an origin as browsers write it: scheme and host, perhaps a port, and nothing else."""
    parts = urlsplit(text)
    return parts.scheme in ("http", "https") and bool(parts.netloc) and f"{parts.scheme}://{parts.netloc}" == text
