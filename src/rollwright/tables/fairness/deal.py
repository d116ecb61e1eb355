"""The deal of a challenge: the same for everybody who takes it up, and sealed before anybody can.

Whoever keeps the challenge draws 32 secret bytes, the seed, and makes its hash public, bound to all that the challenge
is. Dice follow from the seed and the label that the rules give a roll, and so does the order of each deck: two tables
get the same wherever they ask for the same. The seed is opened when nobody can rank any more. docs/protocol.md has it.
"""

from __future__ import annotations

from typing import Any, Final, final

from rollwright.kernel.options import Setup
from rollwright.tables.fairness.canonical import canonical
from rollwright.tables.fairness.dice import sha256

SEED: Final = 32
"""Bytes."""


@final
class Challenge:
    """One game for everybody: how it is set up, against whom, on which deal, and when."""

    def __init__(
        self, key: str, game: str, setup: Setup, seats: list[str], begins: int, ends: int, closes: int, commit: str
    ) -> None:
        self.id: Final = key
        self.game: Final = game
        self.setup: Final = setup
        self.seats: Final = seats
        """The bot at each seat; empty where the person sits."""
        self.begins: Final = begins
        """In milliseconds: from then on it can be taken up."""
        self.ends: Final = ends
        """And until then."""
        self.closes: Final = closes
        """What is finished by then ranks; from then on the seed is open."""
        self.commit: Final = commit
        """The hash of the seed, in hex."""

    @property
    def seat(self) -> int:
        """Where the person sits."""
        return self.seats.index("")

    @property
    def context(self) -> str:
        return deal_context(self.id, self.game, self.setup, self.seats)

    @property
    def leaf(self) -> str:
        return deal_leaf(self.context, self.commit)

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "game": self.game,
            "setup": self.setup.to_json(),
            "seats": list(self.seats),
            "begins": self.begins,
            "ends": self.ends,
            "closes": self.closes,
            "commit": self.commit,
        }


def challenge_from_json(data: dict[str, Any]) -> Challenge:
    chosen = data["setup"]
    setup = Setup(chosen["players"], chosen["version"], chosen["edition"], chosen["options"], chosen["content"])
    times = data["begins"], data["ends"], data["closes"]
    return Challenge(data["id"], data["game"], setup, data["seats"], times[0], times[1], times[2], data["commit"])


def deal_commit(seed: bytes) -> str:
    return sha256(seed).hex()


def deal_context(challenge: str, game: str, setup: Setup, bots: list[str]) -> str:
    """What a deal is bound to, in hex: another set-up or another opponent has another deal."""
    return sha256(canonical(["rollwright challenge 1", challenge, game, setup.to_json(), bots])).hex()


def deal_leaf(context: str, commit: str) -> str:
    """What stands for the seal of a challenge in the public log, in hex."""
    return sha256(canonical(["rollwright deal 1", context, commit])).hex()
