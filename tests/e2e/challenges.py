"""Challenges as a server tells of them: one that has only just started is still making and sealing its own."""

from __future__ import annotations

import time
from typing import Any, Final

from tests.server.client import http

_WITHIN: Final = 60.0


def challenge_of_today(address: str, game: str) -> dict[str, Any]:
    """Once it can be taken up."""
    deadline = time.monotonic() + _WITHIN
    while True:
        told: list[dict[str, Any]] = http(f"{address}/api/daily").json["challenges"]
        for one in told:
            if one["game"] == game and one["state"] == "open" and "-W" not in one["id"] and one["sealed"] is not None:
                return one
        assert time.monotonic() < deadline, f"no challenge of {game} was made and sealed in {_WITHIN} s"
        time.sleep(0.2)
