"""A small seeded generator, identical in every build and every Python: for bots, playouts and local dice.

It is Chris Doty-Humphrey's sfc32: additions, shifts and exclusive ors on 32 bits, so that compiled code never leaves
machine integers. Nothing else in the core is random; the verifiable dice of a table are not drawn from here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final, final

from rollwright.kernel.native import Word

_MASK: Final = 0xFFFFFFFF


@final
class Source:
    """A stream of numbers that a seed (any text) fixes for ever."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode()).digest()
        self._a: Word = int.from_bytes(digest[0:4], "little")
        self._b: Word = int.from_bytes(digest[4:8], "little")
        self._c: Word = int.from_bytes(digest[8:12], "little")
        self._counter: Word = 1
        for _ in range(12):
            self.bits()

    def bits(self) -> Word:
        """The next 32 bits."""
        result = (self._a + self._b + self._counter) & _MASK
        self._counter = (self._counter + 1) & _MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _MASK
        self._c = ((((self._c << 21) & _MASK) | (self._c >> 11)) + result) & _MASK
        return result

    def below(self, n: Word) -> Word:
        """A number from 0 to n - 1, each equally likely; n is from 1 to 2^30. Draws nothing where n is 1."""
        if n == 1:
            return 0
        # Lemire's method: scale 32 bits to n, and draw again in the sliver that would favour some numbers.
        product = self.bits() * n
        low = product & _MASK
        if low < n:
            threshold = (_MASK + 1) % n
            while low < threshold:
                product = self.bits() * n
                low = product & _MASK
        return product >> 32


def shuffled(cards: list[int], below: Callable[[int], int]) -> list[int]:
    """The cards in an order that fair numbers decide: each card is drawn from those that are left."""
    left = list(cards)
    order: list[int] = []
    while left:
        order.append(left.pop(below(len(left))))
    return order
