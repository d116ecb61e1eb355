"""Rate limits: token buckets, one for each guest or address, kept in this process."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Rate:
    """The burst, and how many a second after that."""

    burst: float
    per_second: float


GUESTS: Final = Rate(60, 0.5)
"""New guests of an address: a school class behind one router."""
REQUESTS: Final = Rate(240, 30)
"""HTTP requests of an address."""
CODES: Final = Rate(30, 0.5)
"""Codes tried by an address: at this rate one in a thousand open tables is guessed in some days."""
SOCKETS: Final = Rate(120, 5)
"""Sockets opened by an address."""
MESSAGES: Final = Rate(120, 30)
"""Messages of a guest, all sockets together."""
TABLES: Final = Rate(12, 0.1)
"""Tables created by a guest."""
PACKS: Final = Rate(20, 0.05)
"""Content packs sent by an address."""
HINTS: Final = Rate(6, 0.2)
"""Hints for a guest: each is as much work as a bot's turn."""
CHAT: Final = Rate(8, 0.5)

_MANY: Final = 10_000
"""Beyond this many buckets, the full ones are thrown away."""


class Limits:
    """Buckets by guest or address, and rate. A bucket that is full again is forgotten."""

    def __init__(self, on: bool = True) -> None:
        self._on: Final = on
        self._buckets: Final[dict[tuple[str, Rate], tuple[float, float]]] = {}

    def wait(self, who: str, rate: Rate, cost: float = 1.0) -> float:
        """Take tokens. Gives 0 if they were there; else the seconds until they will be, and takes none."""
        if not self._on:
            return 0.0
        now = time.monotonic()
        tokens = self._tokens(who, rate, now)
        if tokens < cost:
            return (cost - tokens) / rate.per_second
        self._buckets[who, rate] = (tokens - cost, now)
        if len(self._buckets) > _MANY:
            self._forget(now)
        return 0.0

    def allows(self, who: str, rate: Rate) -> bool:
        return self.wait(who, rate) == 0.0

    def _tokens(self, who: str, rate: Rate, now: float) -> float:
        tokens, since = self._buckets.get((who, rate), (rate.burst, now))
        return min(rate.burst, tokens + (now - since) * rate.per_second)

    def _forget(self, now: float) -> None:
        full = [key for key in self._buckets if self._tokens(*key, now) >= key[1].burst]
        for key in full:
            del self._buckets[key]
