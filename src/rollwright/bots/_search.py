"""A search that plays on: what a turn is worth shows some turns later.

The ways to go on with the turn are compared by games that are played on from each, a few turns far, by everybody's
best next action; `evaluate` judges what they have come to. A trial has a number, and trials of the same number have
the same guess at what is hidden and the same dice, whichever way is tried: so it is the ways that differ, and not the
luck. The caller holds the clock and lets the search `step` as long as it likes; the same steps give the same answer.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, Generic, TypeVar, final

from rollwright.bots._planning import Line, Turn
from rollwright.kernel.game import Game
from rollwright.kernel.model import CHANCE, Action, Seat
from rollwright.kernel.source import Source

P = TypeVar("P")

WIDTH: Final = 10
"""How many ways to go on with the turn are compared."""
TRUST: Final = 8
"""How many trials the first valuation of a way counts for."""
SPREAD: Final = 100
"""How far trials of two ways are taken to differ, in hundredths of a point, until trials tell."""
SURE: Final = 3.0
"""By how many standard errors a way must lag behind to be given up."""
WON: Final = 300
"""What it is worth to win, in hundredths of a point, on top of the points to win by."""


@final
class Way:
    """A way to go on with the turn: its actions, what they seemed worth at first, and what trials gave."""

    def __init__(self, actions: tuple[Action, ...], prior: int) -> None:
        self.actions: Final = actions
        self.prior: Final = prior
        self.values: Final[list[int]] = []
        self.ahead: float = 0.0
        """By how much it is better than the way that seemed best at first, as far as is known."""


@final
class Search(Generic[P]):
    """The search for what to do in a view. It needs at least two actions to choose from."""

    def __init__(self, game: Game[P], view: P, seat: Seat, source: Source, turns: int) -> None:
        self.game: Final = game
        self.view: Final = view
        self.seat: Final = seat
        self.turns: Final = turns
        """How many turns of one's own a trial goes on for."""
        self.seed: Final = f"{source.bits()} {source.bits()}"
        self.nodes: int = 0
        """How many positions have been valued in trials."""
        self.ways: Final = _ways(game, Turn(game, game.sample(view, seat, source), seat, source).lines())
        self._differences: int = TRUST
        self._squares: int = TRUST * SPREAD * SPREAD
        for way in self.ways:
            way.ahead = float(way.prior - self.ways[0].prior)

    def step(self, nodes: int) -> None:
        """Go on until so many more positions have been valued, or until there is nothing left to find out."""
        until = self.nodes + nodes
        while self.nodes < until and not self.settled():
            self._try(self._most_promising())

    def best(self) -> Action:
        """The action to play, as far as is known."""
        return self._leader().actions[0]

    def settled(self) -> bool:
        """Whether every way that begins with another action lags far behind."""
        leader = self._leader()
        for way in self.ways:
            if way.actions[0] != leader.actions[0] and way.ahead + SURE * self._error(way) > leader.ahead:
                return False
        return True

    def _leader(self) -> Way:
        leader = self.ways[0]
        for way in self.ways:
            if way.ahead > leader.ahead:
                leader = way
        return leader

    def _most_promising(self) -> Way:
        """The way that may well be the best: by what is known of it, and by how little is."""
        chosen = self.ways[0]
        most = chosen.ahead + self._error(chosen)
        for way in self.ways:
            hope = way.ahead + self._error(way)
            if hope > most:
                chosen, most = way, hope
        return chosen

    def _error(self, way: Way) -> float:
        return sqrt(self._squares / self._differences / (TRUST + len(way.values)))

    def _try(self, way: Way) -> None:
        """One trial more of a way, held against the same trial of the first."""
        first = self.ways[0]
        number = len(way.values)
        way.values.append(self._trial(way, number))
        if way is first:
            return
        if number == len(first.values):
            first.values.append(self._trial(first, number))
        difference = way.values[number] - first.values[number]
        tried = TRUST + number
        way.ahead = (way.ahead * tried + difference) / (tried + 1)
        self._differences += 1
        self._squares += difference * difference

    def _trial(self, way: Way, number: int) -> int:
        """What a way comes to in the trial of that number."""
        game, seat = self.game, self.seat
        seed = f"{self.seed} {number}"
        position = game.sample(self.view, seat, Source(seed))
        for action in way.actions:
            # What was planned by one guess at what is hidden may not be possible by another.
            if seat not in game.to_act(position) or action not in game.legal(position, seat):
                break
            position = game.after(position, seat, action)
        return self._worth(self._play_on(position, seed))

    def _play_on(self, position: P, seed: str) -> P:
        """The position after some turns."""
        game = self.game
        stage = game.stage(position)
        turns = 0
        while acting := game.to_act(position):
            if acting[0] == CHANCE:
                node = game.chance(position)
                number = Source(f"{seed} {node.label}").below(node.total)
                position = game.after(position, CHANCE, game.outcome(position, number))
                continue
            now = game.stage(position)
            if now != stage and self.seat in acting:
                stage = now
                turns += 1
                if turns == self.turns:
                    break
            position = self._quick(position, acting[0])
        return position

    def _quick(self, position: P, seat: Seat) -> P:
        """The position after the action of a seat that looks best to it right away."""
        game = self.game
        actions = game.legal(position, seat)
        best = game.after(position, seat, actions[0])
        if len(actions) == 1:
            return best
        self.nodes += len(actions)
        most = game.evaluate(game.view(best, seat), seat)
        for action in actions[1:]:
            after = game.after(position, seat, action)
            value = game.evaluate(game.view(after, seat), seat)
            if value > most:
                best, most = after, value
        return best

    def _worth(self, position: P) -> int:
        self.nodes += 1
        game, seat = self.game, self.seat
        value = game.evaluate(game.view(position, seat), seat)
        if game.to_act(position):
            return value
        places = [standing.place for standing in game.standings(position)]
        won = places[seat] == 1
        return value + (WON if won and places.count(1) == 1 else 0 if won else -WON)


def _ways(game: Game[P], lines: list[Line[P]]) -> list[Way]:
    """The best lines that don't come to the same."""
    ways: list[Way] = []
    seen: set[str] = set()
    for line in lines:
        text = game.write(line.position)
        if text not in seen:
            seen.add(text)
            ways.append(Way(line.actions, line.value))
            if len(ways) == WIDTH:
                break
    return ways
