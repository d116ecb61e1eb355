"""The traits of a view: which of a fixed list of statements hold in it, as numbers. A judge adds up what each is worth.

A game's folder may hold a module `traits` with one function, `traits(view, seat, traits)`. As `observe` does
(kernel/features.py) it gives the view field by field, always in the same order and number; but a trait either holds or
does not, so that a count is given as one of its values. What a seat can't see is counted, never looked at.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from rollwright.kernel.features import Field
from rollwright.kernel.native import Word


@final
class Traits:
    """Takes fields one by one, and keeps the numbers of the traits that hold; where `named`, the fields too."""

    def __init__(self, named: bool = False) -> None:
        self.held: Final[list[int]] = []
        """The numbers of the traits that hold. One that holds twice, for two other players, is there twice."""
        self.named: Final = named
        self.fields: Final[list[Field]] = []
        self.size: Word = 0
        """How many traits there are in all the fields so far."""
        self._next: Word = 0
        self._whose = ""
        self._blocks: Final[dict[str, int]] = {}

    def about(self, whose: str) -> None:
        """The fields that follow are of this player, or of these.

        A block begun again under the same name has the same numbers again: all who share it weigh the same, and what
        holds of them adds up.
        """
        self._whose = whose
        first: Word = self._blocks.get(whose, -1)
        if first < 0:
            first = self.size
            self._blocks[whose] = first
        self._next = first

    def one_of(self, name: str, value: Word, size: Word, parts: str) -> None:
        """One of several. A value out of range is none of them."""
        first = self._field(name, size, parts)
        if 0 <= value < size:
            self.held.append(first + value)

    def steps(self, name: str, value: Word, most: Word) -> None:
        """A count, as one of 0 to the most. More is given as the most, less than 0 as 0."""
        first = self._field(name, most + 1, "")
        self.held.append(first + (0 if value < 0 else min(value, most)))

    def mask(self, name: str, mask: Word, size: Word, parts: str) -> None:
        """Some of several, by the bits of a mask."""
        trait = self._field(name, size, parts)
        while mask:
            if mask & 1:
                self.held.append(trait)
            mask >>= 1
            trait += 1

    def flag(self, name: str, value: bool) -> None:
        trait = self._field(name, 1, "")
        if value:
            self.held.append(trait)

    def extend(self, part: Traits) -> None:
        """Fields collected apart, next: for what is asked about again and again, and kept (`lru_cache`).

        Where this is `named`, the part has to be so too.
        """
        first = self._next
        for trait in part.held:
            self.held.append(first + trait)
        if self.named and first == self.size:
            for one in part.fields:
                self.fields.append(Field(self._full(one.name), first + one.first, one.size, 1, one.parts))
        self._pass(part.size)

    def layout(self) -> str:
        """A hash of all fields: weights learned with one layout mean nothing with another."""
        assert self.named
        text = "\n".join([f"{one.first} {one.size} {one.name} {one.parts}" for one in self.fields])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def _field(self, name: str, size: Word, parts: str) -> Word:
        """The number of its first trait."""
        first = self._next
        if self.named and first == self.size:
            self.fields.append(Field(self._full(name), first, size, 1, parts))
        self._pass(size)
        return first

    def _pass(self, size: Word) -> None:
        self._next += size
        self.size = max(self.size, self._next)

    def _full(self, name: str) -> str:
        return f"{self._whose}: {name}" if self._whose else name
