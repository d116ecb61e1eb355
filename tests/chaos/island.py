"""A host of its own on this machine: a network namespace with one wire to its visitors and one to the servers it needs.

The second can be cut, as a switch that dies cuts it: packets vanish, no error comes back, and TCP resends when the
wire is whole again.
"""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
from types import TracebackType
from typing import Final, Self


def can_be_made() -> bool:
    """Namespaces are for root, on Linux, with iproute2."""
    if os.getuid() != 0 or shutil.which("ip") is None:
        return False
    name = f"rw{secrets.token_hex(3)}"
    made = subprocess.run(["ip", "netns", "add", name], capture_output=True, check=False).returncode == 0
    return made and subprocess.run(["ip", "netns", "delete", name], capture_output=True, check=False).returncode == 0


class Island:
    """To be used with `with`."""

    def __init__(self) -> None:
        self.name: Final = f"rw{secrets.token_hex(3)}"
        net = f"10.{200 + secrets.randbelow(50)}.{secrets.randbelow(256)}"
        self.address: Final = f"{net}.2"
        """Where visitors find what runs there."""
        self.shore: Final = f"{net}.5"
        """Where what runs there finds us."""
        self._wires: Final = ((f"{net}.1", self.address, "v"), (self.shore, f"{net}.6", "s"))

    def __enter__(self) -> Self:
        _ip("netns", "add", self.name)
        for ours, theirs, kind in self._wires:
            _ip("link", "add", f"{self.name}{kind}", "type", "veth", "peer", "name", kind, "netns", self.name)
            _ip("address", "add", f"{ours}/30", "dev", f"{self.name}{kind}")
            _ip("link", "set", f"{self.name}{kind}", "up")
            _ip("-n", self.name, "address", "add", f"{theirs}/30", "dev", kind)
            _ip("-n", self.name, "link", "set", kind, "up")
        _ip("-n", self.name, "link", "set", "lo", "up")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        _ip("netns", "delete", self.name)  # the wires go with it

    @property
    def there(self) -> tuple[str, ...]:
        """What comes before a command that is to run there."""
        return ("ip", "netns", "exec", self.name)

    def cut(self) -> None:
        # Our end goes down: at the other end routes stay, and packets vanish.
        _ip("link", "set", f"{self.name}s", "down")

    def heal(self) -> None:
        _ip("link", "set", f"{self.name}s", "up")


def _ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True, capture_output=True)
