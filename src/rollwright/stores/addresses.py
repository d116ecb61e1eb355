"""Where a store is: the address of a PostgreSQL, or a folder."""

from __future__ import annotations

from urllib.parse import urlsplit


def is_address(place: str) -> bool:
    return place.startswith(("postgresql://", "postgres://"))


def without_password(addresses: str) -> str:
    """As they may be shown."""
    shown = [urlsplit(address)._replace(query="") for address in addresses.split()]
    return " ".join(parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl() for parts in shown)
