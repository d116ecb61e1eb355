"""The bus of an address: that of a single process where there is none."""

from __future__ import annotations

from rollwright.bus.bus import Bus
from rollwright.bus.local import LocalBus


def is_address(address: str) -> bool:
    return address.startswith(("nats://", "tls://"))


def open_bus(address: str) -> Bus:
    """To be called where an event loop runs. It comes back at once, and connects as soon as it can."""
    if not address:
        return LocalBus()
    from rollwright.bus.nats import NatsBus  # noqa: PLC0415 - a package that a single box doesn't need

    return NatsBus(address)
