"""What a seat sees, as a row of small numbers: for programs that learn.

A game's folder may hold a module `observe` with one function, `observe(view, seat, features)`. It gives the view field
by field, always in the same order and number, the seat itself before the others in their order of play. So one text
gives both: the values, and where each of them stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from rollwright.kernel.native import Word

_ZEROS: Final = bytes(255)
"""As many as a field has at most."""


@final
class Field:
    """Values that belong together: whose and what they are, where they begin, how many, and the most each can be."""

    def __init__(self, name: str, first: int, size: int, most: int, parts: str) -> None:
        self.name: Final = name
        self.first: Final = first
        self.size: Final = size
        self.most: Final = most
        self.parts: Final = parts
        """What the values are, one after the other."""


@final
class Features:
    """Takes fields one by one, and keeps their values; where `named`, the fields too."""

    def __init__(self, named: bool = False) -> None:
        self.values: Final = bytearray()
        """From 0 to the field's most. Most are 0, and are laid out many at a time."""
        self.fields: Final[list[Field]] = []
        self._named: Final = named
        self._whose = ""

    def about(self, whose: str) -> None:
        """The fields that follow are of this player."""
        self._whose = whose

    def number(self, name: str, value: Word, most: Word) -> None:
        """A count. More than the most is given as the most."""
        self._field(name, 1, most, "")
        self.values.append(min(value, most))

    def numbers(self, name: str, values: Sequence[int], most: Word, parts: str) -> None:
        """Counts of several things, in a fixed order."""
        self._field(name, len(values), most, parts)
        for value in values:
            self.values.append(min(value, most))

    def one_of(self, name: str, value: Word, size: Word, parts: str) -> None:
        """One of several: a 1 at its place, all others 0. A value out of range is none of them."""
        self._field(name, size, 1, parts)
        first = len(self.values)
        self.values.extend(_ZEROS[:size])
        if 0 <= value < size:
            self.values[first + value] = 1

    def mask(self, name: str, mask: Word, size: Word, parts: str) -> None:
        """Some of several: a 1 at the place of each, by the bits of a mask."""
        self._field(name, size, 1, parts)
        place: Word = len(self.values)
        self.values.extend(_ZEROS[:size])
        while mask:
            if mask & 1:
                self.values[place] = 1
            mask >>= 1
            place += 1

    def members(self, name: str, members: Sequence[int], size: int, parts: str) -> None:
        """Some of several, by their numbers."""
        self._field(name, size, 1, parts)
        first = len(self.values)
        self.values.extend(_ZEROS[:size])
        for member in members:
            self.values[first + member] = 1

    def flag(self, name: str, value: bool) -> None:
        self._field(name, 1, 1, "")
        self.values.append(1 if value else 0)

    def _field(self, name: str, size: int, most: int, parts: str) -> None:
        assert size <= len(_ZEROS)
        if self._named:
            full = f"{self._whose}: {name}" if self._whose else name
            self.fields.append(Field(full, len(self.values), size, most, parts))


def players_from(seat: int, players: int) -> list[tuple[int, str]]:
    """All seats, beginning with the one that looks, in their order of play: and what their fields are called."""
    names = ["self"] + [f"player +{turn}" for turn in range(1, players)]
    return [((seat + turn) % players, names[turn]) for turn in range(players)]
