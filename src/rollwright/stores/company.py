"""What a store keeps of people who know one another: invitations, blocks, and groups with a table of theirs."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Protocol

DECLINED = "declined"
"""The answer to an invitation that is kept until it is forgotten; an accepted one is a seat that is taken."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody is asked to a table. Person and table are its key."""

    person: str
    table: str
    asked_by: str
    at: int
    body: dict[str, Any]
    """What is told of the table, and the word that came with it."""
    answer: str = ""


@dataclass(frozen=True, slots=True)
class Circle:
    """A group of people, with a link that always leads to their table."""

    id: str
    word: str
    """What the link ends with. Who knows it may come in."""
    body: dict[str, Any]
    """Its name, and how its tables are set up."""
    table: str
    """The latest; empty before there was one."""
    members: tuple[str, ...]
    """In the order in which they came."""
    tables: tuple[str, ...] = ()
    """All that it has played at, the latest first."""


class Company(Protocol):
    """Any id of a person stands for all of them, and all of it is erased with them.

    What adds to a person raises Unknown where they have been erased.
    """

    async def invite(self, invitation: Invitation, since: int, most: int) -> bool:
        """Ask somebody. False where they were asked to that table before, or this one has asked `most` people since."""
        ...

    async def invitations_of(self, person: str, since: int) -> list[Invitation]:
        """Those that wait for an answer and are not older, the latest first."""
        ...

    async def invitations_to(self, table: str) -> list[Invitation]:
        """All that were asked to a table, with what they answered."""
        ...

    async def answer(self, person: str, table: str, answer: str) -> Invitation | None:
        """The one that is answered now; None where there was none, or it has been answered."""
        ...

    async def forget(self, before: int) -> None:
        """Forget invitations that are older."""
        ...

    async def block(self, person: str, other: str, at: int, most: int) -> None:
        """Of a person's, the latest `most` are kept."""
        ...

    async def unblock(self, person: str, other: str) -> None: ...

    async def blocked_by(self, person: str) -> list[str]:
        """Whom a person blocks, by all their ids: the latest first."""
        ...

    async def who_block(self, person: str, people: Collection[str]) -> set[str]:
        """Which of these block a person."""
        ...

    async def add_circle(self, circle: Circle, at: int, most: int) -> bool:
        """A new one, of its first member. False where they are in `most` already."""
        ...

    async def circles_of(self, person: str) -> list[Circle]:
        """Those that a person is a member of, the oldest first."""
        ...

    async def circle_of(self, word: str) -> Circle | None:
        """The one that a link leads to."""
        ...

    async def change_circle(self, circle: str, body: dict[str, Any], word: str | None) -> str:
        """With another word the link of before ends; with None it stays as it is. Gives the word that it has now."""
        ...

    async def join(self, circle: str, person: str, at: int, most: int, most_circles: int) -> bool:
        """False where it has `most` members already, or they are in `most_circles`."""
        ...

    async def leave(self, circle: str, person: str) -> None:
        """The last who leaves takes it along."""
        ...

    async def lay_table(self, circle: str, table: str, before: str, at: int) -> str:
        """Make a table that of a group in place of the one before. Gives the table that it has now: somebody may have
        been faster.
        """
        ...
