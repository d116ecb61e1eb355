"""What a store does with challenges: it keeps them with their secrets, and the one try of each person."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class KeptChallenge:
    """A challenge, as `tables/fairness/deal.py` writes it, with the secret seed of its deal."""

    id: str
    body: dict[str, Any]
    seed: bytes
    epoch: int
    """The last epoch of the store in which nobody can have seen anything of the deal."""


@dataclass(frozen=True, slots=True)
class Try:
    """A person's one try at a challenge."""

    challenge: str
    person: str
    table: str
    at: int
    """When it was begun."""
    result: dict[str, Any] | None = None
    """What came of it, where it ranks."""
    study: dict[str, Any] | None = None
    """And what its review said."""


class Challenges(Protocol):
    """Challenges, and what came of them. A try is forgotten with its person; the log of its table stays."""

    async def add(self, challenge: KeptChallenge) -> None:
        """Nothing where there is one with this id: the first stands."""
        ...

    async def of(self, ids: Collection[str]) -> dict[str, KeptChallenge]:
        """Those of these that are there, by id."""
        ...

    async def renew(self, challenge: str, epoch: int) -> None:
        """The store was restored before anybody could see anything of this deal."""
        ...

    async def begin(self, begun: Try) -> Try:
        """The person's try at a challenge: this one, unless they have begun one already, by whatever id.

        Raises Unknown where the person has been erased.
        """
        ...

    async def tries_of(self, person: str, most: int) -> list[Try]:
        """The latest first."""
        ...

    async def try_at(self, table: str) -> Try | None: ...

    async def rank(self, table: str, score: int, result: dict[str, Any]) -> None:
        """What came of a try: once for ever."""
        ...

    async def unstudied(self, most: int) -> list[str]:
        """Tables of tries that are ranked, and of which no review has been kept; the oldest first."""
        ...

    async def study(self, table: str, study: dict[str, Any]) -> None: ...

    async def ranked(self, challenge: str, most: int, skip: int = 0) -> list[Try]:
        """The best first; of equals, who began first."""
        ...

    async def scores(self, challenge: str, most: int) -> list[tuple[int, int]]:
        """Each score that ranks, with how many have it; the best first."""
        ...

    async def begun(self, challenge: str) -> int:
        """How many have taken it up."""
        ...
