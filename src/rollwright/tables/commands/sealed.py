"""`Sealed`: the effect of a row that seals a table. The public log of seals is built on it."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from rollwright.tables.log.fields import SHA256
from rollwright.tables.log.shapes import Fields

SEALED: Final = Fields("Sealed", {"leaf": SHA256})


@final
class Sealed:
    """A table is sealed, for the first time or anew: the leaf of its seal is to be public before the first roll."""

    kind: ClassVar = "sealed"

    def __init__(self, leaf: str) -> None:
        self.leaf: Final = leaf

    def to_json(self) -> dict[str, Any]:
        return {"leaf": self.leaf}


def sealed_from_json(data: dict[str, Any]) -> Sealed:
    """Raises ValueError where it has not the shape of one."""
    found = SEALED.fault(data, "the seal")
    if found:
        raise ValueError(found)
    return Sealed(data["leaf"])
