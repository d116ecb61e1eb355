"""What comes of whatever a page says, for its worker to do."""

from __future__ import annotations

import json
from typing import Any, Final, final

from rollwright.tables.wire.outbound import Message


@final
class Outcome:
    """What the worker is to do, in this order: keep, send (`tell`), ask bots and set alarms."""

    def __init__(self) -> None:
        self.keep: Final[list[dict[str, Any]]] = []
        """Rows, each with its table's card; the first row of a table also with its secret, and the
        last of a game with its end."""
        self.reviews: Final[list[dict[str, Any]]] = []
        """Reviews to be kept with their tables."""
        self.tell: Final[list[Message]] = []
        self.think: Final[list[dict[str, Any]]] = []
        """What bots are asked, and pieces of reviews."""
        self.wake: Final[dict[str, int]] = {}
        """When to call `wake`, by table."""

    def to_text(self) -> str:
        return json.dumps(
            {
                "keep": self.keep,
                "reviews": self.reviews,
                "tell": self.tell,
                "think": self.think,
                "wake": self.wake,
            },
            separators=(",", ":"),
            ensure_ascii=False,
        )
