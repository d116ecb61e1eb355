"""One walk over the legal actions that gives the list, the count, or the n-th: a game writes it once."""

from __future__ import annotations

from typing import Final, final

from rollwright.kernel.model import Action
from rollwright.kernel.native import Word

_REMEMBERED: Final = 4
_SPACE: Final = 1 << 15
"""Ids below this are remembered: so many bits each fit side by side into one word."""
_ALL_BUT_THE_OLDEST: Final = _SPACE ** (_REMEMBERED - 1) - 1


@final
class Walk:
    """Receives every legal action in rising order; keeps a count, the wanted one, and the list if there is one.

    It also remembers the last few. Most decisions are between few actions, so that whoever has counted them can
    mostly `recall` one without a second walk: `pick` in a game's turn.py does.
    """

    def __init__(self, wanted: Word, found: list[Action] | None) -> None:
        self.count: Word = 0
        self.picked: Word = -1
        self._latest: Word = 0
        self._skipped: Word = 0
        """How many at the beginning can't be recalled: they were only counted, or their ids are too large."""
        self._wanted: Word = wanted
        self._found: Final = found

    def lists(self) -> bool:
        """Whether every action must be reported, and not only how many there are."""
        return self._found is not None

    def begin(self, wanted: Word) -> None:
        """Start again, looking for another one."""
        self.count = 0
        self.picked = -1
        self._skipped = 0
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
        offset = max(0, length - _REMEMBERED)
        while offset < length:
            self._remember(first + offset)
            offset += 1
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

    def bits(self, first: Word, mask: Word) -> None:
        """An action for each bit of a mask: the id is counted on from the first."""
        while mask:
            while not mask & 255:  # bits are few and far between
                mask >>= 8
                first += 8
            if mask & 1:
                self.one(first)
            mask >>= 1
            first += 1

    def skip(self, length: Word) -> Word:
        """A number of actions that are not reported one by one: which of them is the wanted one, or -1."""
        ahead = self._wanted - self.count
        self.count += length
        self._skipped = self.count
        return ahead if 0 <= ahead < length else -1

    def recall(self, n: Word) -> Word:
        """The n-th action reported, or -1 if that was too long ago."""
        later = self.count - 1 - n
        if later >= _REMEMBERED or n < self._skipped:
            return -1
        latest = self._latest
        while later > 0:
            latest //= _SPACE
            later -= 1
        return latest & (_SPACE - 1)

    def _remember(self, action: Word) -> None:
        if action >= _SPACE:
            self._skipped = self.count
        self._latest = (self._latest & _ALL_BUT_THE_OLDEST) * _SPACE + action
