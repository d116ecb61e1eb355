"""Presence: who watches which table."""

from __future__ import annotations

from typing import Final

from rollwright.server.host.live import LiveTable
from rollwright.server.host.peers import Peers

MOST_WATCHERS: Final = 200
"""Beyond this many persons at a node, a table takes no more onlookers; whoever sits there may always come."""
MOST_TABS: Final = 4
"""Sockets of an onlooker at one table."""


class Presence:
    """Counts the sockets of each person at a table, and publishes when the first comes and the last goes."""

    def __init__(self, peers: Peers) -> None:
        self._peers: Final = peers

    def is_full(self, live: LiveTable, person: str) -> bool:
        """Whether no more sockets of a person can watch the table. Every row is sent to each of them."""
        mine = live.present.get(person, 0)
        if mine >= MOST_TABS or (not mine and len(live.present) >= MOST_WATCHERS):
            return person not in live.table.persons()
        return False

    def come(self, live: LiveTable, person: str) -> None:
        """A socket of a person watches the table from now on."""
        live.present[person] = live.present.get(person, 0) + 1
        if live.present[person] == 1:
            self._peers.publish_presence(live, person)

    def go(self, live: LiveTable, person: str) -> None:
        live.present[person] -= 1
        if not live.present[person]:
            del live.present[person]
            self._peers.publish_presence(live, person)
