"""What a position is worth to a seat where a search stops looking.

The game's judge says so, where it has learned this set-up, and `forecast` where not. A judge may only be asked between
turns: what is pending by then (dice that others may mark, a turn that was begun by a roll) is played out quickly.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from rollwright.bots._planning import Line, Turn, best_first
from rollwright.bots._sight import Sight
from rollwright.kernel.game import Game
from rollwright.kernel.judge import Judge
from rollwright.kernel.model import CHANCE, WON, Seat
from rollwright.kernel.source import Source

P = TypeVar("P")

FALLS: Final = 32
"""How many falls of dice the judge is asked of, for a line that ends in chance."""


@final
class Leaf(Generic[P]):
    """The worth of positions to one seat."""

    def __init__(self, game: Game[P], view: P, seat: Seat, sight: Sight) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.judge: Final[Judge[P] | None] = game.judges.of(game.setup(view)) if sight.judged else None
        self.ends: Final = sight.ends
        judged = self.judge is not None
        self.turns: Final = sight.turns or (2 if judged else game.horizon)
        """For how many turns of its own a seat plays on before the leaf is asked. A judge needs few."""
        self.trust: Final = 16 if judged else 8
        """How many trials the first valuation of a way counts for."""
        self.spread: Final = 1000 if judged else 100
        """How far trials of two ways are taken to differ, until trials tell."""

    def rests(self, position: P) -> bool:
        """Whether it can be asked of this position."""
        return self.judge is None or self.judge.between(self.game.view(position, self.seat))

    def worth(self, position: P) -> int:
        """Of a position at rest: a number to compare with others of this leaf, and no others."""
        game, seat = self.game, self.seat
        view = game.view(position, seat)
        if self.judge is not None:
            return self.judge.worth(view, seat)
        if game.to_act(position):
            return game.forecast(view, seat)
        places = [standing.place for standing in game.standings(position)]
        won = places[seat] == 1
        return game.evaluate(view, seat) + (WON if won and places.count(1) == 1 else 0 if won else -WON)

    def lines(self, turn: Turn[P], seed: str) -> list[Line[P]]:
        """The ways to go on with a turn, the best first: as planned, or by the judge where there is one.

        Whoever rolls will choose by the judge again, but `quick` chooses in its place when a roll is valued. So a roll
        is held against the line that `evaluate` likes best, and not against the judge's own choice among all lines.
        """
        if self.judge is None:
            return turn.lines()
        turn.follow()
        planned = best_first(turn.over)[: self.ends]
        ends = [Line(line.actions, line.position, self._value(line.position, seed)) for line in planned]
        choice = max(end.value for end in ends) - ends[0].value if ends else 0
        falls = [
            Line(line.actions, line.position, self._fallen(line.position, seed) + choice) for line in turn.fallen()
        ]
        left = [] if ends or falls else turn.open
        return best_first(ends + falls + left)

    def _fallen(self, position: P, seed: str) -> int:
        return sum(self._value(position, f"{seed} {fall}") for fall in range(FALLS)) // FALLS

    def _value(self, position: P, seed: str) -> int:
        """The worth of what a position comes to, played on quickly to the end of the turn."""
        game = self.game
        source = Source(seed)
        while (acting := game.to_act(position)) and not self.rests(position):
            if acting[0] == CHANCE:
                position = game.after(position, CHANCE, game.draw(position, source))
            else:
                position = game.after(position, acting[0], game.quick(position, acting[0]))
        return self.worth(position)
