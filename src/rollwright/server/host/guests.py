"""Guests: somebody with a name and a ticket. A ticket is 32 random bytes; the store keeps only its hash."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from rollwright.server.clock import now_ms
from rollwright.server.host.departures import Departures
from rollwright.server.host.memory import Memory
from rollwright.server.host.peers import Peers
from rollwright.stores.people import Person
from rollwright.stores.store import Store
from rollwright.tables.conversation.host import NAMES

LINK_LASTS: Final = 10 * 60 * 1000
"""Milliseconds in which a link to another device can be used, once."""
_TABLES: Final = 1000
"""The most tables at which a new name is published."""


class NewTicket:
    """A person, and the ticket that was just made for them: nobody will see it again."""

    def __init__(self, person: Person, ticket: str) -> None:
        self.person: Final = person
        self.ticket: Final = ticket

    def to_json(self) -> dict[str, str]:
        return {"id": self.person.id, "name": self.person.name, "ticket": self.ticket}


class Guests:
    """Adds, renames and erases guests: in the store, in memory and at other nodes."""

    def __init__(self, store: Store, memory: Memory, peers: Peers, departures: Departures) -> None:
        self._store: Final = store
        self._memory: Final = memory
        self._peers: Final = peers
        self._departures: Final = departures

    async def add(self, name: str) -> NewTicket:
        # With a dash at its beginning an id would be an option to `rollwright admin`.
        person, ticket = Person(secrets.token_urlsafe(12).replace("-", "_"), name), secrets.token_urlsafe(32)
        await self._store.people.add(person, hash_of(ticket), now_ms())
        return NewTicket(person, ticket)

    async def holder(self, ticket: str) -> Person | None:
        """Whose ticket it is."""
        return await self._store.people.of_ticket(hash_of(ticket), now_ms())

    async def new_link(self, person: str) -> str:
        """A word that gives another device a ticket of the same person, once."""
        word = secrets.token_urlsafe(24)
        await self._store.people.add_link(hash_of(word), person, now_ms() + LINK_LASTS)
        return word

    async def use_link(self, word: str) -> NewTicket | None:
        ticket = secrets.token_urlsafe(32)
        person = await self._store.people.use_link(hash_of(word), hash_of(ticket), now_ms())
        return None if person is None else NewTicket(person, ticket)

    async def rename(self, person: str, name: str) -> None:
        """Raises Unknown where the person has been erased."""
        await self._store.people.rename(person, name)
        for live in self._memory.all():
            if person in live.names:
                live.names[person] = name
                self._peers.publish_here(live, NAMES)
        self._peers.publish_names(await self._tables_of(person))

    async def merge(self, guest: Person, into: Person) -> None:
        """Make a guest an alias of another person: their tables and games are that person's, and no log is rewritten.

        Sockets of both come back by themselves, and then know all that they have now.
        """
        tables = await self._tables_of(guest.id)
        await self._store.people.merge(guest.id, into.id)
        if guest.name and not into.name:
            await self._store.people.rename(into.id, guest.name)
        name = into.name or guest.name
        for live in self._memory.all():
            for one in guest.ids:
                if one in live.names:
                    live.names[one] = name
                    self._peers.publish_here(live, NAMES)
        self._peers.publish_names(tables)
        self._departures.reconnect((*guest.ids, *into.ids))

    async def erase(self, person: Person) -> None:
        """With all ids that were merged into this one. When this returns, nothing of them is accepted any more."""
        async with self._departures.erasing(person.ids):
            await self._store.people.erase(person.id)

    async def _tables_of(self, person: str) -> list[str]:
        """Those that may be in the memory of other nodes."""
        return [card["id"] for card in await self._store.tables.cards_of(person, _TABLES)] if self._store.shared else []


def hash_of(secret: str) -> str:
    """As the store keeps what somebody must know or hold. Random 256 bits need no salt and no slow hash."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()
