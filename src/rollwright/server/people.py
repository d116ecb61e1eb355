"""Guests: somebody with a name and a ticket. A ticket is 32 random bytes; the store keeps only its hash."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Final

from rollwright.stores.store import Person, Store

LINK_LASTS: Final = 10 * 60 * 1000
"""Milliseconds in which a link to another device can be used, once."""


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Ticketed:
    """A person, and the ticket that was just made for them: nobody will see it again."""

    def __init__(self, person: Person, ticket: str) -> None:
        self.person: Final = person
        self.ticket: Final = ticket

    def to_json(self) -> dict[str, str]:
        return {"id": self.person.id, "name": self.person.name, "ticket": self.ticket}


async def new_guest(store: Store, name: str) -> Ticketed:
    person, ticket = Person(secrets.token_urlsafe(12), name), secrets.token_urlsafe(32)
    await store.add_person(person, _hash(ticket), now_ms())
    return Ticketed(person, ticket)


async def holder(store: Store, ticket: str) -> Person | None:
    """Whose ticket it is."""
    return await store.person_of_ticket(_hash(ticket))


async def new_link(store: Store, person: str) -> str:
    """A word that gives another device a ticket of the same person, once."""
    word = secrets.token_urlsafe(24)
    await store.add_link(_hash(word), person, now_ms() + LINK_LASTS)
    return word


async def use_link(store: Store, word: str) -> Ticketed | None:
    ticket = secrets.token_urlsafe(32)
    person = await store.use_link(_hash(word), _hash(ticket), now_ms())
    return None if person is None else Ticketed(person, ticket)


def _hash(secret: str) -> str:
    """Random 256 bits need no salt and no slow hash."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()
