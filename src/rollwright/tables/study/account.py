"""The account of a game: how what each seat could hope for came to be what it got, luck and decisions apart.

One judge values every position between turns, from each seat's own view. What is said of a game's start, and every
change from then on, add up to its result: nothing is left over.

- *Luck* is what chance gave: the value after it, less the mean over all that might have happened instead. After either
  everybody goes on by the game's `quick` to the end of the turn, as the judge has learned to expect.
- *Decisions* are what else a turn brought, to each seat that acted in it: what they made of it beyond `quick`, or short
  of it. No search enters this sum: what would have been better is another question.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from rollwright.kernel.game import Game
from rollwright.kernel.judge import Judge
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE, Seat
from rollwright.kernel.net import SURE
from rollwright.kernel.source import Source

P = TypeVar("P")

MOST_OUTCOMES: Final = 300
"""All falls of five dice are looked at, and of more dice so many."""
PATHS: Final = 4
"""How often a turn is played on that has more chance to come."""


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


@final
class Change:
    """What a move did to everybody's stakes."""

    def __init__(self, move: int, actor: Seat, stakes: Stakes) -> None:
        self.move: Final = move
        """Its index in the game; for decisions, that of the last of an actor's moves in a row."""
        self.actor: Final = actor
        self.stakes: Final = stakes


@final
class Account:
    """Stakes at the start and the end of a game, and all that lies between."""

    def __init__(self, start: Stakes, changes: list[Change], end: Stakes) -> None:
        self.start: Final = start
        self.changes: Final = changes
        self.end: Final = end

    def luck(self) -> Stakes:
        return self._sum([one for one in self.changes if one.actor == CHANCE])

    def decisions(self, seat: Seat) -> Stakes:
        """What a seat's decisions did to everybody."""
        return self._sum([one for one in self.changes if one.actor == seat])

    def _sum(self, changes: list[Change]) -> Stakes:
        total = _nothing(len(self.start.chances))
        for change in changes:
            total = total.plus(change.stakes)
        return total


def account(match: Match[P], judge: Judge[P], seed: str, most: int = MOST_OUTCOMES) -> Account:
    """The account of a game that is over.

    Where chance has more outcomes than the most, so many are drawn: the seed fixes which.
    """
    return _Bookkeeper(match.game, judge, seed, most).account(match)


@final
class _Bookkeeper(Generic[P]):
    """Values positions by one judge, always in the same manner."""

    def __init__(self, game: Game[P], judge: Judge[P], seed: str, most: int) -> None:
        self._game: Final = game
        self._judge: Final = judge
        self._seed: Final = seed
        self._most: Final = most
        self._guesses: Final = "sample" in game.own

    def account(self, match: Match[P]) -> Account:
        positions, moves = match.positions, match.moves
        seats = self._game.setup(positions[0]).players
        start = self.value(positions[0], 0)
        now, changes = start, list[Change]()
        unclaimed = _nothing(seats)
        """What the judge had expected otherwise: it goes to whoever decides next, and at the end to the last."""
        for index, move in enumerate(moves):
            after = positions[index + 1]
            if move.actor == CHANCE:
                then = self.value(after, index + 1)
                luck = then.less(self._mean(positions[index], index + 1))
                changes.append(Change(index, CHANCE, luck))
                unclaimed = unclaimed.plus(then.less(now).less(luck))
                now = then
            elif index + 1 == len(moves) or moves[index + 1].actor != move.actor or self._judge.between(after):
                then = self.value(after, index + 1)
                changes.append(Change(index, move.actor, then.less(now).plus(unclaimed)))
                now, unclaimed = then, _nothing(seats)
        self._settle(changes, unclaimed)
        return Account(start, changes, now)

    def value(self, position: P, number: int) -> Stakes:
        """What a position is worth once the turn is over, on average over the chance that is left in it."""
        end, drawn = self._played_on(position, f"{self._seed} {number} 0")
        total = self._stakes(end)
        if not drawn:
            return total
        for path in range(1, PATHS):
            total = total.plus(self._stakes(self._played_on(position, f"{self._seed} {number} {path}")[0]))
        return _nothing(len(total.chances)).plus(total, 1 / PATHS)

    def _mean(self, position: P, number: int) -> Stakes:
        """Over all that chance may do in a position."""
        game = self._game
        outcomes = game.outcomes(position)
        if len(outcomes) > self._most:
            source = Source(f"{self._seed} {number} drawn")
            outcomes = [(game.draw(position, source), 1) for _ in range(self._most)]
        ways = sum([weight for _, weight in outcomes])
        mean = _nothing(game.setup(position).players)
        for action, weight in outcomes:
            mean = mean.plus(self.value(game.after(position, CHANCE, action), number), weight / ways)
        return mean

    def _played_on(self, position: P, seed: str) -> tuple[P, bool]:
        """Where everybody goes on by `quick` until the judge may be asked; and whether chance had a say in it."""
        game, drawn = self._game, False
        source = Source(seed)
        while (acting := game.to_act(position)) and not self._judge.between(position):
            seat = acting[0]
            if seat == CHANCE:
                drawn = True
                position = game.after(position, CHANCE, game.draw(position, source))
                continue
            known = game.sample(game.view(position, seat), seat, source) if self._guesses else position
            position = game.after(position, seat, game.quick(known, seat))
        return position, drawn

    def _stakes(self, position: P) -> Stakes:
        game, judge = self._game, self._judge
        said = [judge.stake(game.view(position, seat), seat) for seat in range(game.setup(position).players)]
        return Stakes([chance / SURE for chance, _ in said], [lead / 100 for _, lead in said])

    def _settle(self, changes: list[Change], unclaimed: Stakes) -> None:
        for index in range(len(changes) - 1, -1, -1):
            change = changes[index]
            if change.actor != CHANCE:
                changes[index] = Change(change.move, change.actor, change.stakes.plus(unclaimed))
                return


def _nothing(seats: int) -> Stakes:
    return Stakes([0.0] * seats, [0.0] * seats)


def _plus(left: list[float], right: list[float], weight: float) -> list[float]:
    return [one + weight * other for one, other in zip(left, right, strict=True)]
