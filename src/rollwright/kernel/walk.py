"""One walk over the legal actions that gives the list, the count, or the n-th: a game writes it once."""

from __future__ import annotations

from typing import Final, final

from rollwright.kernel.model import Action
from rollwright.kernel.native import Word


@final
class Walk:
    """Is told of every legal action in rising order; keeps a count, the wanted one, and the list if there is one."""

    def __init__(self, wanted: Word, found: list[Action] | None) -> None:
        self.count: Word = 0
        self.picked: Word = -1
        self._wanted: Word = wanted
        self._found: Final = found

    def begin(self, wanted: Word) -> None:
        """Start again, looking for another one."""
        self.count = 0
        self.picked = -1
        self._wanted = wanted

    def one(self, action: Word) -> None:
        if self.count == self._wanted:
            self.picked = action
        self.count += 1
        if self._found is not None:
            self._found.append(action)

    def run(self, first: Word, length: Word) -> None:
        """Actions with ids one after the other."""
        ahead = self._wanted - self.count
        if 0 <= ahead < length:
            self.picked = first + ahead
        self.count += length
        if self._found is not None:
            self._found.extend(range(first, first + length))

    def all(self, actions: tuple[Action, ...]) -> None:
        ahead = self._wanted - self.count
        if 0 <= ahead < len(actions):
            self.picked = actions[ahead]
        self.count += len(actions)
        if self._found is not None:
            self._found.extend(actions)
