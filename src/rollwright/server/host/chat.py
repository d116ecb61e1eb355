"""Chat at tables. It is kept and passed on, and nothing of it comes into a log."""

from __future__ import annotations

from typing import Final

from rollwright.server.clock import now_ms
from rollwright.server.host.live import LiveTable
from rollwright.server.host.peers import Peers
from rollwright.stores.store import ChatLine, Store


class Chat:
    def __init__(self, store: Store, peers: Peers) -> None:
        self._store: Final = store
        self._peers: Final = peers

    async def say(self, live: LiveTable, person: str, name: str, cid: str, text: str) -> bool:
        """Keep and pass on a line; False where this one has been kept before. Raises Unknown for who was erased."""
        at = now_ms()
        number = await self._store.chat.add(live.table.id, person, cid, text, at)
        if number is None:
            return False
        await self._peers.add_line(live, ChatLine(number, person, live.names.get(person, name), text, at))
        return True
