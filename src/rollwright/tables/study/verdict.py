"""The verdict on a log: what is wrong with it, and the seals that it rests on."""

from __future__ import annotations

from typing import Final, final

from rollwright.tables.fairness.seal import seal_fingerprint


@final
class Sealing:
    """A row that seals the table, and when the first seed was shown under that seal."""

    def __init__(self, seq: int, leaf: str, commit: str, in_play: bool) -> None:
        self.seq: Final = seq
        self.leaf: Final = leaf
        self.commit: Final = commit
        self.fingerprint: Final = seal_fingerprint(leaf)
        self.in_play: Final = in_play
        """Whether it replaced another in the middle of the game."""
        self.revealed_at = 0
        """In milliseconds; 0 where no seed has been shown under it."""
        self.begins = 0
        """Where it is that of a challenge: when this began, in milliseconds."""

    def is_written(self, word: str) -> bool:
        """Whether it is this one that a player has noted: by its fingerprint, its leaf, or its `commit`."""
        return word.upper() == self.fingerprint or word.lower() in (self.leaf, self.commit)


@final
class Verdict:
    """What is wrong with a log, in words; what else is to be known about it; and how many rolls and cards it has."""

    def __init__(self) -> None:
        self.findings: Final[list[str]] = []
        self.notes: Final[list[str]] = []
        self.rolls = 0
        self.cards = 0
        self.sealings: Final[list[Sealing]] = []
        """In the order of their rows; none where the table seals nothing."""
        self.seeds: Final[dict[str, int]] = {}
        """The seeds that were shown, and the row of each."""

    def sealing_of_game(self) -> Sealing | None:
        """The one that the game began under; of a game that has not begun, the latest."""
        return next((one for one in reversed(self.sealings) if not one.in_play), None)
