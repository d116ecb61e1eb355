"""One walk over the legal actions that gives the list, the count, or the n-th: a game writes it once."""

from __future__ import annotations

from typing import Final, final

from rollwright.kernel.model import Action
from rollwright.kernel.native import Word

_REMEMBERED: Final = 4
_SPACE: Final = 1 << 14
"""More than any action id: so many ids fit into a word."""
_ALL_BUT_THE_OLDEST: Final = _SPACE ** (_REMEMBERED - 1) - 1


@final
class Walk:
    """Is told of every legal action in rising order; keeps a count, the wanted one, and the list if there is one.

    It also remembers the last few. Most decisions are between few actions, so that whoever has counted them can
    mostly `recall` one without a second walk.
    """

    def __init__(self, wanted: Word, found: list[Action] | None) -> None:
        self.count: Word = 0
        self.picked: Word = -1
        self._latest: Word = 0
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
        self._remember(action)
        if self._found is not None:
            self._found.append(action)

    def run(self, first: Word, length: Word) -> None:
        """Actions with ids one after the other."""
        ahead = self._wanted - self.count
        if 0 <= ahead < length:
            self.picked = first + ahead
        self.count += length
        told = max(0, length - _REMEMBERED)
        while told < length:
            self._remember(first + told)
            told += 1
        if self._found is not None:
            self._found.extend(range(first, first + length))

    def all(self, actions: tuple[Action, ...]) -> None:
        ahead = self._wanted - self.count
        if 0 <= ahead < len(actions):
            self.picked = actions[ahead]
        self.count += len(actions)
        for action in actions[-_REMEMBERED:]:
            self._remember(action)
        if self._found is not None:
            self._found.extend(actions)

    def recall(self, n: Word) -> Word:
        """The n-th action told of, or -1 if that was too long ago."""
        later = self.count - 1 - n
        if later >= _REMEMBERED:
            return -1
        latest = self._latest
        while later > 0:
            latest //= _SPACE
            later -= 1
        return latest & (_SPACE - 1)

    def _remember(self, action: Word) -> None:
        self._latest = (self._latest & _ALL_BUT_THE_OLDEST) * _SPACE + action
