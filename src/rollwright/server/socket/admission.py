"""Admission: how many sockets there may be at once, of a person, of an address, and in all."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Final

from rollwright.server.limits import Limits, of_address
from rollwright.server.settings import Settings
from rollwright.server.socket.session import Session

MANY: Final = 4429
"""The code that closes a socket of one who has too many."""
_IDLE: Final = 60.0
"""Seconds of silence after which a socket makes room for another of the same person or address."""


class Admission:
    """Counts sockets from the handshake on. One that is idle makes room, unless its person is playing."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self._settings: Final = settings
        self._limits: Final = limits
        self._all = 0
        self._at: Final[dict[str, int]] = {}
        """How many there are of each network, those without a hello among them."""
        self._sessions: Final[dict[str, dict[Session, None]]] = {}
        """By person and by network, the oldest first."""

    def __len__(self) -> int:
        """How many there are, those without a hello among them."""
        return self._all

    def has_room(self, address: str) -> bool:
        """Whether one more socket of an address may be opened."""
        if not self._limits.on:
            return True
        if self._all >= self._settings.sockets:
            return False
        most = self._settings.sockets_of_address * self._limits.address_share
        return all(
            self._at.get(network, 0) < most * times or _make_room(self._sessions.get(network, {}))
            for network, times in of_address(address)
        )

    def enter(self, address: str) -> None:
        self._all += 1
        for network, _ in of_address(address):
            self._at[network] = self._at.get(network, 0) + 1

    def leave(self, address: str) -> None:
        self._all -= 1
        for network, _ in of_address(address):
            self._at[network] -= 1
            if not self._at[network]:
                del self._at[network]

    def admit(self, session: Session, address: str) -> bool:
        """Whether a person who has said hello may have one more socket; it is counted if so."""
        person = session.conversation.person
        mine = self._sessions.get(person, {})
        if self._limits.on and len(mine) >= self._settings.sockets_of_person and not _make_room(mine):
            return False
        for key in _keys(person, address):
            self._sessions.setdefault(key, {})[session] = None
        return True

    def dismiss(self, session: Session, address: str) -> None:
        for key in _keys(session.conversation.person, address):
            self._sessions[key].pop(session, None)
            if not self._sessions[key]:
                del self._sessions[key]


def _keys(person: str, address: str) -> list[str]:
    return [person, *(network for network, _ in of_address(address))]


def _make_room(sessions: Collection[Session]) -> bool:
    """End the oldest socket that is idle, if there is one."""
    idle_since = time.monotonic() - _IDLE
    for session in sessions:
        if not session.ended and session.heard_at < idle_since and not session.conversation.is_playing():
            session.end(MANY, "many")
            return True
    return False
