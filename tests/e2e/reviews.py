"""Finished games with their reviews, both made beforehand: to review a game takes a server that isn't compiled minutes.

The page gets them as it would get any: the game is a table on the server, and what it asks for is answered on the line.
`scripts/review-samples` makes them anew.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

SAMPLES: Final = ("roll-2", "roll-4", "board-2", "wood-2", "wood-1")
DATA: Final = Path(__file__).parent.parent / "data" / "reviews"


def record_of(sample: str) -> str:
    return (DATA / f"{sample}.txt").read_text(encoding="utf-8")


@cache
def review_of(sample: str) -> dict[str, Any]:
    review: dict[str, Any] = json.loads((DATA / f"{sample}.json").read_text(encoding="utf-8"))
    return review


class Answers:
    """Before a page is opened: it is told of this review, as far as it has come."""

    def __init__(self, sample: str, depth: str = "whole", done: float = 1, there: bool = True) -> None:
        self.sample: Final = sample
        self.said: Final = {"depth": depth, "done": done}
        self.there: Final = there

    def __call__(self, page: Page) -> None:
        page.route_web_socket(re.compile("/ws$"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] != "review":
                server.send(text)
                return
            review = review_of(self.sample) if self.there else None
            asked = {key: message[key] for key in ("table", "id")}
            socket.send(json.dumps({"t": "review", **asked, **self.said, "review": review}))

        server = socket.connect_to_server()
        server.on_message(socket.send)
        socket.on_message(from_page)
