"""What a store keeps so that people can be called: what they wish, where they are reached, and who is to be called."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

TURN = "turn"
"""The kind of a call to somebody's turn. Others are of one moment, and are never answered."""

Wishes = dict[str, Any]
Change = Callable[[Wishes | None], Wishes]
"""What becomes of wishes; None where somebody never said any."""


@dataclass(frozen=True, slots=True)
class Ring:
    """Where somebody is reached beside their mail address: a browser, or an address that takes posts."""

    id: str
    person: str
    kind: str
    address: str
    body: dict[str, Any]
    """What is needed to write there: keys, or the shape that is understood."""
    at: int

    @staticmethod
    def of_row(row: Sequence[Any]) -> Ring:
        ring, person, kind, address, body, at = row
        return Ring(ring, person, kind, address, json.loads(body), at)


@dataclass(frozen=True, slots=True)
class Call:
    """Somebody is to be called to something. Person, kind and subject are its key; a higher `seq` replaces it."""

    person: str
    kind: str
    subject: str
    """A table, or what else it is about."""
    seq: int
    """The row that it comes from: of two calls to the same, the later counts, in whatever order they are noted."""
    due_at: int
    body: dict[str, Any] = field(default_factory=dict)
    answered: int = 0
    """The row since which nothing is asked there any more; 0 for none."""
    told: tuple[str, ...] = ()
    """The rings that have had it."""

    @staticmethod
    def of_row(row: Sequence[Any]) -> Call:
        person, kind, subject, seq, due_at, body, answered, told = row
        return Call(person, kind, subject, seq, due_at or 0, json.loads(body), answered, tuple(told.split()))

    @property
    def key(self) -> tuple[str, str, str]:
        return self.person, self.kind, self.subject

    @property
    def is_over(self) -> bool:
        """Whether it has been answered: where it was told, it is to be withdrawn."""
        return self.answered > self.seq


@dataclass(frozen=True, slots=True)
class Wisher:
    """Somebody who has said how they wish to be called."""

    person: str
    """The surviving id."""
    wishes: dict[str, Any]


class Alerts(Protocol):
    """Any id of a person stands for all of them, and all of it is erased with them.

    What adds to a person raises Unknown where they have been erased.
    """

    async def wishes(self, person: str) -> dict[str, Any] | None:
        """How a person wishes to be called; None where they never said."""
        ...

    async def wishes_of(self, people: Collection[str]) -> dict[str, Wisher]:
        """The same of several at once, of those who said so, by the id that was asked about."""
        ...

    async def who_wish(self, after: str, most: int) -> list[str]:
        """Who has said so, from after an id on."""
        ...

    async def change_wishes(self, person: str, change: Change) -> None:
        """Of two changes at once, the second is made to what came of the first."""
        ...

    async def add_ring(self, ring: Ring, most: int) -> None:
        """In place of the one with this id, whosever it was; of a person the latest `most` are kept."""
        ...

    async def rings_of(self, person: str) -> list[Ring]:
        """The oldest first."""
        ...

    async def ring(self, ring: str) -> Ring | None: ...

    async def expect(self, ring: str) -> int:
        """A browser was sent a call. Gives how many it was sent since it last said that it got one."""
        ...

    async def heard(self, ring: str) -> None:
        """A browser says that it got a call."""
        ...

    async def remove_ring(self, person: str, ring: str) -> bool: ...

    async def note(self, call: Call, now: int) -> None:
        """Unless one with a seq as high is noted. Where it was answered since, nothing is due."""
        ...

    async def answer(self, person: str, subject: str, seq: int, now: int) -> None:
        """Nothing is asked of a person there since this row. What has been told is due again, to be withdrawn."""
        ...

    async def take(self, most: int, now: int, again: int) -> list[Call]:
        """All calls that are due to some persons, at most so many. Whoever takes them has claimed them: nobody else is
        given them before `again`.
        """
        ...

    async def told(self, call: Call, ring: str, now: int) -> None:
        """A ring has had it. Where it was answered meanwhile, it is due again, to be withdrawn."""
        ...

    async def put_off(self, call: Call, until: int) -> None:
        """It is due again then, unless another has taken its place."""
        ...

    async def done(self, call: Call) -> None:
        """Nothing is to be done about it any more, unless it has changed meanwhile."""
        ...

    async def forget(self, before: int) -> None:
        """Forget what was due before then, and is done."""
        ...

    async def push_key(self, fresh: bytes) -> bytes:
        """The private key by which push services know this site: this one, unless there is one already."""
        ...
