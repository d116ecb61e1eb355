"""The bus at an address; that of a single process where there is none."""

from __future__ import annotations

from rollwright.bus.bus import Bus
from rollwright.bus.local import LocalBus


def is_address(address: str) -> bool:
    return address.startswith(("nats://", "tls://"))


def open_bus(address: str) -> Bus:
    """Raises ImportError where the package for it isn't there."""
    if not address:
        return LocalBus()
    from rollwright.bus.nats import NatsBus  # noqa: PLC0415  only where it is asked for

    return NatsBus(address)
