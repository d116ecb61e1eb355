"""How a bot looks at a position: how far, how widely, and what it knows.

The levels of the ladder are settings of this, and of how long a search may try things out. Weaker ones look less far
and know less; none errs on purpose.
"""

from __future__ import annotations

from typing import Final, TypeVar, final

from rollwright.kernel.game import Game
from rollwright.kernel.model import Seat
from rollwright.kernel.source import Source

P = TypeVar("P")

WIDTH: Final = 8
LONGEST: Final = 40
WAYS: Final = 10
ENDS: Final = 24
ALL: Final = 100
"""Percent."""


@final
class Sight:
    """Settings of a search."""

    def __init__(
        self,
        *,
        prospects: int = ALL,
        grain: int = 1,
        reach: int = LONGEST,
        width: int = WIDTH,
        ways: int = WAYS,
        ends: int = ENDS,
        turns: int = 0,
        judged: bool = False,
    ) -> None:
        self.prospects: Final = prospects
        """How much of what is in the making counts for it, in percent. At 0 it knows points alone; above 100 it
        hopes for more than is likely."""
        self.grain: Final = grain
        """What differs by less than this, in hundredths of a point, it may take for the better: a rough eye."""
        self.reach: Final = reach
        """How many actions of its own it follows. A turn that isn't over by then is taken as it stands."""
        self.width: Final = width
        """How many lines are followed up after each action."""
        self.ways: Final = ways
        """How many ways to go on with the turn are compared."""
        self.ends: Final = ends
        """Of how many lines that hand the turn on, the best by `evaluate`, it asks the judge, if any."""
        self.turns: Final = turns
        """For how many turns of its own it plays on in trials; 0 for as many as usual."""
        self.judged: Final = judged
        """Whether it asks the game's judge, where that has learned such a set-up."""

    def value(self, game: Game[P], position: P, seat: Seat, source: Source) -> int:
        """What a position looks like to a seat, also in mid-turn, in hundredths of a point."""
        view = game.view(position, seat)
        value = game.evaluate(view, seat)
        if self.prospects != ALL:
            points = 100 * game.standings(view)[seat].points
            value = points + (value - points) * self.prospects // ALL
        return value + source.below(self.grain)


PLAIN: Final = Sight()
"""What `greedy` and `expert` look with."""
