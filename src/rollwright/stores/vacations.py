"""What a store keeps of people's vacations."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol

Span = tuple[int, int]
"""From one time to another."""


@dataclass(frozen=True, slots=True)
class KeptVacations:
    """Of one person, whatever id was asked about."""

    person: str
    """The surviving id."""
    number: int = 0
    """How often they were changed: of two changes at once, one finds another number than it has read."""
    spans: tuple[Span, ...] = ()
    """In order; those that are past stay until they count no more."""


class Vacations(Protocol):
    """Any id of a person stands for all of them, and all of it is erased with them.

    A change is due until it has been told to the person's tables, by whichever node is alive.
    """

    async def of(self, people: Collection[str]) -> dict[str, KeptVacations]:
        """By the id that was asked about, of those who have any."""
        ...

    async def keep(self, vacations: KeptVacations, due_at: int) -> None:
        """In place of those with the number before. Raises Conflict where they were changed, Unknown where erased."""
        ...

    async def take(self, most: int, now: int, again: int) -> list[str]:
        """Whose are due. The caller has claimed them: nobody else is given them before `again`."""
        ...

    async def done(self, vacations: KeptVacations) -> None:
        """All tables have been told, unless they have changed meanwhile."""
        ...
