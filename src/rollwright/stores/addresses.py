"""Where a store is: the address of a PostgreSQL, or a folder."""

from __future__ import annotations

from urllib.parse import urlsplit


def is_address(place: str) -> bool:
    return place.startswith(("postgresql://", "postgres://"))


def without_password(address: str) -> str:
    """As it may be shown."""
    parts = urlsplit(address)
    return parts._replace(netloc=parts.netloc.rpartition("@")[2], query="").geturl()
