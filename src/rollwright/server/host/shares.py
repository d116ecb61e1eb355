"""What each person and each network has had of the bots lately: who has had least comes first."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

_HALVES: Final = 10.0
"""Seconds in which half of what somebody has had is forgotten."""
_CROWD: Final = 8
"""A network counts as up to this many persons: a household or a class plays from one."""
_MOST: Final = 4096
"""How many are remembered: those who were charged last."""


class Networks:
    """From where each connected person comes: with several sockets, from where the last one was opened."""

    def __init__(self) -> None:
        self._of: Final[dict[str, tuple[str, int]]] = {}

    def enter(self, person: str, network: str) -> None:
        _, sockets = self._of.get(person, ("", 0))
        self._of[person] = (network, sockets + 1)

    def leave(self, person: str) -> None:
        network, sockets = self._of[person]
        if sockets == 1:
            del self._of[person]
        else:
            self._of[person] = (network, sockets - 1)

    def of(self, person: str) -> str:
        """Empty for one who isn't connected."""
        return self._of.get(person, ("", 0))[0]


class Shares:
    """Seconds of thought by person and by network. Each call takes the same time, however many there are."""

    def __init__(self, networks: Networks, now: Callable[[], float] = time.monotonic) -> None:
        self._networks: Final = networks
        self._now: Final = now
        self._had: Final[dict[str, tuple[float, float]]] = {}

    def had(self, persons: Sequence[str]) -> float:
        """What those whom a thought is for have had: the one counts who has had least."""
        return min((self._weighed(person) for person in persons), default=0.0)

    def charge(self, persons: Sequence[str], seconds: float) -> None:
        networks = {network for person in persons if (network := self._networks.of(person))}
        for key in (*dict.fromkeys(persons), *map(_key, networks)):
            had = self._of(key) + seconds
            self._had.pop(key, None)
            self._had[key] = (had, self._now())
        while len(self._had) > _MOST:
            del self._had[next(iter(self._had))]

    def _weighed(self, person: str) -> float:
        network = self._networks.of(person)
        return max(self._of(person), self._of(_key(network)) / _CROWD if network else 0.0)

    def _of(self, key: str) -> float:
        had, since = self._had.get(key, (0.0, 0.0))
        return had * 0.5 ** ((self._now() - since) / _HALVES) if had else 0.0


def _key(network: str) -> str:
    """No person's id has a space."""
    return f"from {network}"
