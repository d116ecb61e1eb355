"""Dice that are told apart only by their faces: a handful is how many show each face, packed into one integer.

Three bits a face, so handfuls are added and taken away as integers. A handful is written as the letters of its faces.
"""

from __future__ import annotations

import math
from typing import Final, final

from rollwright.kernel.native import Word
from rollwright.parts.grid import BITS

_BITS: Final = 3
_MOST: Final = 7


@final
class Faces:
    """The faces of a kind of die, and all handfuls of up to `most` dice, numbered."""

    def __init__(self, letters: str, most: int) -> None:
        assert most <= _MOST
        self.letters: Final = letters
        self.most: Final = most
        self.ways: Final[tuple[int, ...]] = tuple(len(letters) ** dice for dice in range(most + 1))
        """In how many ways a number of dice can fall."""
        self.one: Final[tuple[int, ...]] = tuple(BITS[_BITS * face] for face in range(len(letters)))
        """A handful of one die, by face."""
        handfuls: list[int] = []
        for size in range(1, most + 1):
            handfuls.extend(self._of_size(size, 0))
        self.handfuls: Final[tuple[int, ...]] = tuple(handfuls)
        """All handfuls of 1 to `most` dice, by size, then by faces."""
        self.number: Final[dict[int, int]] = {handful: i for i, handful in enumerate(handfuls)}
        self._texts: Final[dict[int, str]] = {handful: self._spelt(handful) for handful in (0, *handfuls)}
        """Events tell of dice at every roll and at the end of every turn."""
        # The digits of a number, to the base of the faces, are what the dice show. Rolling is frequent: hence a table.
        shown = [0]
        falls: list[tuple[int, ...]] = [()]
        for _ in range(most):
            shown = [one + rest for rest in shown for one in self.one]
            falls.append(tuple([self.number[handful] for handful in shown]))
        self._falls: Final[list[tuple[int, ...]]] = falls

    def _of_size(self, size: int, face: int) -> list[int]:
        if size == 0:
            return [0]
        return [self.one[f] + rest for f in range(face, len(self.letters)) for rest in self._of_size(size - 1, f)]

    def _spelt(self, handful: int) -> str:
        return "".join(letter * self.count(handful, face) for face, letter in enumerate(self.letters))

    def count(self, handful: Word, face: Word) -> Word:
        return (handful >> (_BITS * face)) & _MOST

    def size(self, handful: Word) -> Word:
        total: Word = 0
        while handful:
            total += handful & _MOST
            handful >>= _BITS
        return total

    def holds(self, handful: int, part: int) -> bool:
        """Whether a handful has all the dice of another."""
        return all(self.count(part, face) <= self.count(handful, face) for face in range(len(self.letters)))

    def write(self, handful: int) -> str:
        return self._texts[handful]

    def read(self, text: str) -> int | None:
        """The handful that letters name in any order; None where a letter is no face or there are too many."""
        if len(text) > self.most or any(letter not in self.letters for letter in text):
            return None
        return sum(self.one[self.letters.index(letter)] for letter in text)

    def ordered(self, words: list[str]) -> list[str]:
        """Words of which the first may be a handful: its letters in the order of the faces."""
        handful = self.read(words[0]) if words else None
        return words if handful is None else [self.write(handful), *words[1:]]

    def weight(self, handful: int) -> int:
        """In how many ways as many dice can fall so."""
        ways = math.factorial(self.size(handful))
        for face in range(len(self.letters)):
            ways //= math.factorial(self.count(handful, face))
        return ways

    def fallen(self, dice: Word, number: Word) -> Word:
        """The number of the handful that so many dice show, by a number below ways[dice] that chance has drawn."""
        fall: Word = self._falls[dice][number]
        return fall

    def parts(self, handful: int) -> list[int]:
        """All handfuls that can be taken out of one, at least one die, in the order of their numbers."""
        found = [0]
        for face in range(len(self.letters)):
            found = [part + n * self.one[face] for part in found for n in range(self.count(handful, face) + 1)]
        return sorted((part for part in found if part), key=lambda part: self.number[part])
