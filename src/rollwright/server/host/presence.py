"""Presence: who watches which table."""

from __future__ import annotations

from typing import Final

from rollwright.server.host.live import LiveTable
from rollwright.server.host.peers import Peers
from rollwright.tables.conversation.host import PEOPLE


class Presence:
    """Counts the sockets of each person at a table, and publishes when the first comes and the last goes."""

    def __init__(self, peers: Peers) -> None:
        self._peers: Final = peers

    def come(self, live: LiveTable, person: str) -> None:
        """A socket of a person watches the table from now on."""
        live.present[person] = live.present.get(person, 0) + 1
        if live.present[person] == 1:
            self._peers.publish(live, PEOPLE)

    def go(self, live: LiveTable, person: str) -> None:
        live.present[person] -= 1
        if not live.present[person]:
            del live.present[person]
            self._peers.publish(live, PEOPLE)
