"""Cards that are told apart only by their kind: how many there are of each, packed into one integer.

Four bits a kind, so packs are added and taken away as integers. A few cards are written as the letters of their
kinds, many as letters with numbers.
"""

from __future__ import annotations

from typing import Final, final

from rollwright.kernel.native import Word
from rollwright.parts.grid import BITS

_BITS: Final = 4
_MOST: Final = 15


@final
class Kinds:
    """The kinds of a deck, by their letters. Of each there are at most fifteen."""

    def __init__(self, letters: str) -> None:
        self.letters: Final = letters
        self.one: Final[tuple[int, ...]] = tuple(BITS[_BITS * kind] for kind in range(len(letters)))
        """A pack of one card, by kind."""
        self._kinds: Word = len(letters)

    def count(self, pack: Word, kind: Word) -> Word:
        return (pack >> (_BITS * kind)) & _MOST

    def size(self, pack: Word) -> Word:
        total: Word = 0
        while pack:
            total += pack & _MOST
            pack >>= _BITS
        return total

    def holds(self, pack: Word, part: Word) -> bool:
        """Whether a pack has all the cards of another."""
        while part:
            if part & _MOST > pack & _MOST:
                return False
            pack >>= _BITS
            part >>= _BITS
        return True

    def common(self, pack: Word, other: Word) -> Word:
        """The cards that are in both."""
        shared: Word = 0
        kind: Word = 0
        while kind < self._kinds:
            unit: Word = self.one[kind]
            shared += unit * min(self.count(pack, kind), self.count(other, kind))
            kind += 1
        return shared

    def nth(self, pack: Word, n: Word) -> Word:
        """The kind of the n-th card of a pack, in which equal cards lie together."""
        kind: Word = 0
        while n >= pack & _MOST:
            n -= pack & _MOST
            pack >>= _BITS
            kind += 1
        return kind

    def cards(self, pack: int) -> list[int]:
        """The kind of every card."""
        return [kind for kind in range(len(self.letters)) for _ in range(self.count(pack, kind))]

    def handfuls(self, size: int) -> list[int]:
        """Every pack of that many cards, the first kinds first."""
        return self._handfuls(size, 0)

    def _handfuls(self, size: int, kind: int) -> list[int]:
        if size == 0:
            return [0]
        kinds = range(kind, len(self.letters))
        return [self.one[one] + rest for one in kinds for rest in self._handfuls(size - 1, one)]

    def write(self, pack: int) -> str:
        """A letter a card: `rrb`."""
        return "".join(self.letters[kind] for kind in self.cards(pack))

    def read(self, text: str) -> int | None:
        """The pack that letters name in any order; None where a letter is no kind or comes too often."""
        if any(letter not in self.letters or text.count(letter) > _MOST for letter in text):
            return None
        return sum(self.one[self.letters.index(letter)] for letter in text)

    def ordered(self, words: list[str]) -> list[str]:
        """Words of which the first may name cards: its letters in the order of the kinds."""
        pack = self.read(words[0]) if words else None
        return words if pack is None else [self.write(pack), *words[1:]]

    def write_counts(self, pack: int) -> str:
        """A letter with a number: `r12b3`."""
        counts = [(letter, self.count(pack, kind)) for kind, letter in enumerate(self.letters)]
        return "".join(f"{letter}{n}" for letter, n in counts if n)

    def read_counts(self, text: str) -> int | None:
        """The pack that letters with numbers name; None where the text is not as `write_counts` writes it."""
        pack = 0
        number = ""
        for sign in reversed(text):
            if sign.isascii() and sign.isdecimal():
                number = sign + number
            elif sign in self.letters and number and len(number) <= 2 and int(number) <= _MOST:
                pack += int(number) * self.one[self.letters.index(sign)]
                number = ""
            else:
                return None
        return pack if self.write_counts(pack) == text else None
