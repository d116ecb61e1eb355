"""What a store knows of people: who they are, and how they are recognised."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Protocol

_DAY: Final = 24 * 60 * 60 * 1000
TICKET_LASTS: Final = 365 * _DAY
"""Milliseconds after its last use at which a ticket lapses."""
TICKET_NOTED: Final = _DAY
"""A use is noted where the last that was noted is older than this."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays here."""

    id: str
    name: str
    also: tuple[str, ...] = ()
    """Ids that were merged into this one: logs hold them, and nobody has them any more."""

    @property
    def ids(self) -> tuple[str, ...]:
        """All ids by which logs know them."""
        return self.id, *self.also


@dataclass(frozen=True, slots=True)
class Departure:
    """A person, by one of their ids, who can't come in any more; or a device (`accounts.departed_device`)."""

    person: str
    erased: bool
    """Or banned: then the name and all else stays."""


class People(Protocol):
    """Who plays, and how they are recognised.

    A person who is merged into another is an alias of theirs: any of their ids stands for all of them.
    """

    async def add(self, person: Person, ticket_hash: str, at: int) -> None: ...

    async def of_ticket(self, ticket_hash: str, at: int) -> Person | None:
        """Whose ticket it is, which is used now; None where it is not known or has lapsed."""
        ...

    async def rename(self, person: str, name: str) -> None:
        """Raises Unknown where the person has been erased."""
        ...

    async def names(self, people: Collection[str]) -> dict[str, str]:
        """Names by id, of those ids that are known."""
        ...

    async def merge(self, person: str, into: str) -> None:
        """Make one person of two, who is called as the second is. Raises Unknown where one is not known."""
        ...

    async def ids_of(self, person: str) -> list[str]:
        """All ids of a person, the surviving one first; of one who is not known, this one."""
        ...

    async def add_link(self, link_hash: str, person: str, until: int) -> None:
        """A link that gives one more device a ticket, once. Raises Unknown where the person has been erased."""
        ...

    async def use_link(self, link_hash: str, ticket_hash: str, at: int) -> Person | None:
        """Turn a link into a ticket; None where it is not known, too old or used."""
        ...

    async def ban(self, person: str) -> None:
        """Take away all that a person could come in by: tickets, links, passkeys, codes, address. All else stays."""
        ...

    async def departed(self, seconds: int) -> set[Departure]:
        """Who was banned or erased in the last so many seconds, by the store's own clock.

        A day later it isn't known any more.
        """
        ...

    async def before(self, at: int, after: str, most: int) -> list[str]:
        """Who has been here since before then, by surviving id, from after an id on."""
        ...

    async def active_since(self, people: Collection[str], at: int) -> set[str]:
        """Which of these sit at a table where something has happened since then."""
        ...

    async def erase(self, person: str) -> None:
        """Forget a person: name, ways in, chat, packs, list of games. Logs stay whole, with ids that lead nowhere."""
        ...
