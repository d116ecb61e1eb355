"""The ways to go on with one's turn: what bots choose between that look further than one action.

One's own actions are followed in a beam: of all that the turn can have come to after so many of them, only the best few
are followed up, by the game's own `evaluate`. The turn is over when it is handed on. Dice or cards that fall before
that are not followed up either: such a line is worth what `evaluate` says on average once they have fallen.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from rollwright.bots._sight import PLAIN, Sight
from rollwright.kernel.game import Game
from rollwright.kernel.model import CHANCE, Action, Seat
from rollwright.kernel.source import Source

P = TypeVar("P")

DRAWS: Final = 120
"""How many falls of dice are drawn in all to find the better half of the lines that end in chance."""
FINALISTS: Final = 4
"""How many of these are left for a thorough look."""
THOROUGH: Final = 56
"""A thorough look takes every different fall by its odds if there are no more than this, and else draws this many."""


@final
class Line(Generic[P]):
    """Some actions of one's own, where they lead to, and what that is worth."""

    def __init__(self, actions: tuple[Action, ...], position: P, value: int) -> None:
        self.actions: Final = actions
        self.position: Final = position
        self.value: Final = value


@final
class Turn(Generic[P]):
    """The search for the best ways to go on with one's turn."""

    def __init__(self, game: Game[P], position: P, seat: Seat, source: Source, sight: Sight = PLAIN) -> None:
        self.game: Final = game
        self.sight: Final = sight
        self.position: Final = position
        self.stage: Final[int] = game.stage(position)
        self.seat: Final = seat
        self.source: Final = source
        self.over: Final[list[Line[P]]] = []
        """Lines that hand the turn on."""
        self.falling: Final[list[Line[P]]] = []
        """Lines that end in chance, not yet valued."""
        self.open: list[Line[P]] = [Line((), position, 0)]
        """Lines that can be followed up."""

    def lines(self) -> list[Line[P]]:
        """The lines, the best first; of equals the shortest, and then that of the lowest actions."""
        self.follow()
        return best_first(self.over + self.fallen() + self.open)

    def follow(self) -> None:
        """Follow the turn as far as the sight reaches."""
        for _ in range(self.sight.reach):
            self.open = self._follow(self.open)

    def _follow(self, lines: list[Line[P]]) -> list[Line[P]]:
        """The best lines of one action more in which the turn goes on; the others are put where they belong."""
        game, seat = self.game, self.seat
        going_on: list[Line[P]] = []
        for line in lines:
            for action in game.legal(line.position, seat):
                position = game.after(line.position, seat, action)
                actions = (*line.actions, action)
                acting = game.to_act(position) if game.stage(position) == self.stage else ()
                if seat in acting:
                    going_on.append(Line(actions, position, self._value(position)))
                elif CHANCE in acting:
                    self.falling.append(Line(actions, position, 0))
                else:
                    self.over.append(Line(actions, position, self._value(position)))
        return best_first(going_on)[: self.sight.width]

    def fallen(self) -> list[Line[P]]:
        """The most promising of the lines that end in chance, valued by what may fall.

        The value that a line was chosen for is not the one it gets: the best of many rough guesses is most of all
        a lucky one. So the finalists are looked at afresh.
        """
        lines = self.falling
        while len(lines) > FINALISTS:
            draws = max(1, DRAWS // len(lines))
            tried = [Line(line.actions, line.position, self._drawn(line.position, draws)) for line in lines]
            lines = best_first(tried)[: max(FINALISTS, len(lines) // 2)]
        return [Line(line.actions, line.position, self._expected(line.position)) for line in lines]

    def _expected(self, position: P) -> int:
        outcomes = self.game.outcomes(position)
        if len(outcomes) > THOROUGH:
            return self._drawn(position, THOROUGH)
        total = 0
        ways = 0
        for action, weight in outcomes:
            total += weight * self._value(self.game.after(position, CHANCE, action))
            ways += weight
        return total // ways

    def _drawn(self, position: P, draws: int) -> int:
        """The average value of a number of falls."""
        total = 0
        for _ in range(draws):
            total += self._value(self.game.after(position, CHANCE, self.game.draw(position, self.source)))
        return total // draws

    def _value(self, position: P) -> int:
        return self.sight.value(self.game, position, self.seat, self.source)


def best_first(lines: list[Line[P]]) -> list[Line[P]]:
    """By falling value; equals keep their order."""
    return sorted(lines, key=lambda line: -line.value)
