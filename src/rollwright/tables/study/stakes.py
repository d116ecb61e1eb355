"""What is at stake for everybody: the chance of the best result, and the lead."""

from __future__ import annotations

from typing import Final, final

DEVIATES: Final = 1.96
"""Standard deviations to either side that hold 95% of a normal distribution."""


@final
class Stakes:
    """By seat: the chance of the best result, from 0 to 1, and the lead in points; or how far both have changed."""

    def __init__(self, chances: list[float], leads: list[float]) -> None:
        self.chances: Final = chances
        self.leads: Final = leads

    def plus(self, other: Stakes, weight: float = 1.0) -> Stakes:
        return Stakes(_plus(self.chances, other.chances, weight), _plus(self.leads, other.leads, weight))

    def less(self, other: Stakes) -> Stakes:
        return self.plus(other, -1.0)

    def squared(self) -> Stakes:
        return Stakes([chance * chance for chance in self.chances], [lead * lead for lead in self.leads])

    def shared(self, among: int) -> Stakes:
        """The mean, of a sum of so many: of equal ones exactly their value, as it has to be where a game is over."""
        return Stakes([chance / among for chance in self.chances], [lead / among for lead in self.leads])


def nothing(seats: int) -> Stakes:
    return Stakes([0.0] * seats, [0.0] * seats)


def _plus(left: list[float], right: list[float], weight: float) -> list[float]:
    return [one + weight * other for one, other in zip(left, right, strict=True)]
