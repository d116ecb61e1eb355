"""The account of a game: how what each seat could hope for came to be what it got, luck and decisions apart.

One evaluator values every position: everybody plays on by the game's `quick` for some turns (`Game.ripening`), on dice
that are the same for all positions of the game, and after each of them the judge is asked. Where it is for chance to
act, a position is worth the mean over all that may happen. What is said of a game's start, and every change from then
on, add up to its result: nothing is left over.

- *Luck* is what chance gave: the value after it, less the mean over what might have happened instead.
- *Decisions* are what the players' moves brought, to themselves and to others: what they made of it beyond `quick`, or
  short of it. No search enters this sum: what would have been better is another question.
- *Revealed* is what a seat learned from the moves of others, beyond what these knew that they were doing.

Each seat's stakes are valued by what that seat knows: nobody is blamed for what they could not see.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Generic, TypeVar, final

from rollwright.kernel.game import Game
from rollwright.kernel.judge import Judge
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE, Action, Seat
from rollwright.kernel.net import SURE
from rollwright.kernel.source import Source

P = TypeVar("P")


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

    def shared(self, among: int) -> Stakes:
        """The mean, of a sum of so many: of equal ones exactly their value, as it has to be where a game is over."""
        return Stakes([chance / among for chance in self.chances], [lead / among for lead in self.leads])


@final
class Change:
    """What a move did to everybody's stakes."""

    def __init__(self, move: int, actor: Seat, stakes: Stakes, revealed: Stakes) -> None:
        self.move: Final = move
        """Its index in the game; for decisions, that of the last of an actor's moves in a row."""
        self.actor: Final = actor
        self.stakes: Final = stakes
        """As far as the actor could know; after a move of chance, as far as each seat can."""
        self.revealed: Final = revealed
        """What it told each seat beyond that."""


@final
class Account:
    """Stakes at the start and the end of a game, and all that lies between."""

    def __init__(self, start: Stakes, changes: list[Change], end: Stakes) -> None:
        self.start: Final = start
        self.changes: Final = changes
        self.end: Final = end

    def luck(self) -> Stakes:
        return self.decisions(CHANCE)

    def decisions(self, seat: Seat) -> Stakes:
        """What a seat's decisions did to everybody."""
        return self._sum([one.stakes for one in self.changes if one.actor == seat])

    def revealed(self) -> Stakes:
        return self._sum([one.revealed for one in self.changes])

    def _sum(self, parts: list[Stakes]) -> Stakes:
        total = _nothing(len(self.start.chances))
        for part in parts:
            total = total.plus(part)
        return total


@final
class Depth:
    """How carefully positions are valued."""

    def __init__(self, paths: int, outcomes: int) -> None:
        self.paths: Final = paths
        """On how many different dice the game is played on."""
        self.outcomes: Final = outcomes
        """How many paths are followed for the mean over what chance may do. Where it may do more, so many are drawn."""


DRAFT: Final = Depth(paths=2, outcomes=12)
WHOLE: Final = Depth(paths=24, outcomes=144)

Known = list[Stakes]
"""Everybody's stakes by what each seat knows."""


def account(match: Match[P], judge: Judge[P], seed: str, depth: Depth = DRAFT) -> Account:
    """The account of a game that is over. The seed fixes the dice that it is valued on."""
    return Bookkeeper(match.game, judge, seed, depth).account(match)


@final
class Bookkeeper(Generic[P]):
    """Values positions, always in the same manner."""

    def __init__(self, game: Game[P], judge: Judge[P], seed: str, depth: Depth) -> None:
        self._game: Final = game
        self._judge: Final = judge
        self._seed: Final = seed
        self._depth: Final = depth

    def account(self, match: Match[P]) -> Account:
        changes = list(self.changes(match))
        return Account(self.stakes(match.positions[0]), changes, self.stakes(match.position))

    def changes(self, match: Match[P]) -> Iterator[Change]:
        """One after another, so that a caller can do something else in between."""
        positions, moves = match.positions, match.moves
        now, secrets = self.value(positions[0]), _Secrets(self._game)
        for index, move in enumerate(moves):
            before, after, actor = positions[index], positions[index + 1], move.actor
            secret = secrets.follow(before, after, actor, move.action)
            goes_on = actor != CHANCE and index + 1 < len(moves) and moves[index + 1].actor == actor
            if goes_on and secret is None and not self._judge.between(after):
                continue
            meant = now if secret is None else [*now[:actor], self._row(secret, actor), *now[actor + 1 :]]
            then = meant if secrets.kept else self.value(after)
            yield _change(index, actor, now, then if secret is None else meant, then)
            now = then

    def stakes(self, position: P) -> Stakes:
        """Of each seat, by what it knows itself."""
        return _own(self.value(position))

    def value(self, position: P) -> Known:
        game = self._game
        if not self._at_chance(position):
            return self._on_paths(position, 0, self._depth.paths)
        outcomes, paths = self._outcomes(position)
        ways = sum([weight for _, weight in outcomes])
        mean = _nobody(game.setup(position).players)
        for number, (action, weight) in enumerate(outcomes):
            after = game.after(position, CHANCE, action)
            first = 0 if paths > 1 else number % self._depth.paths
            mean = _more(mean, self._on_paths(after, first, paths), weight / ways)
        return mean

    def _outcomes(self, position: P) -> tuple[list[tuple[Action, int]], int]:
        """What chance may do, by its odds, and how many paths are followed from each.

        They are those that are followed from what it did do, so that it is the outcomes that differ.
        """
        game, most = self._game, self._depth.outcomes
        outcomes = game.outcomes(position)
        if len(outcomes) <= most:
            return outcomes, min(self._depth.paths, most // len(outcomes))
        source = Source(f"{self._seed} {game.chance(position).label}")
        return [(game.draw(position, source), 1) for _ in range(most)], 1

    def _on_paths(self, position: P, first: int, paths: int) -> Known:
        """By what each seat knows, on average over so many paths. Seats that know everything share them."""
        game = self._game
        found: Known = []
        shared: Stakes | None = None
        for seat in range(game.setup(position).players):
            view = game.view(position, seat)
            if view is not position:
                found.append(self._mean(view, seat, first, paths))
                continue
            if shared is None:
                shared = self._mean(position, seat, first, paths)
            found.append(shared)
        return found

    def _row(self, position: P, seat: Seat) -> Stakes:
        return self._mean(self._game.view(position, seat), seat, 0, self._depth.paths)

    def _mean(self, view: P, seat: Seat, first: int, paths: int) -> Stakes:
        game = self._game
        total = _nothing(game.setup(view).players)
        for path in range(first, first + paths):
            seed = f"{self._seed} {path}"
            for position in self._played_on(game.sample(view, seat, Source(seed)), seed):
                total = total.plus(self._stakes(position))
        return total.shared(paths * game.ripening)

    def _played_on(self, position: P, seed: str) -> list[P]:
        """Where the judge is asked while everybody goes on by `quick`: after each of some turns.

        Early on it hardly sees what chance brought, and later on what else has happened counts for more and more: what
        it says on average is the surest. It may be asked while some are still at their turns: so it is asked where
        chance comes next, or at the last moment.
        A turn is one in which somebody acted: where chance acts twice before the first, it must not matter from which
        of both one begins, or what chance gave the second time would look like luck the first time.
        """
        game, judge = self._game, self._judge
        asked: list[P] = []
        turns, rests, acted, last = 0, True, False, position
        while acting := game.to_act(position):
            rested, rests = rests, judge.between(position)
            if rests and acted and not rested:
                turns, acted = turns + 1, False
            acted = acted or acting[0] != CHANCE
            if len(asked) < turns and (not rests or acting[0] == CHANCE):
                asked.append(position if rests else last)
                if turns == game.ripening:
                    return asked
            last = position
            position = self._next(position, acting[0], seed)
        return asked + [position] * (game.ripening - len(asked))

    def _next(self, position: P, seat: Seat, seed: str) -> P:
        game = self._game
        if seat == CHANCE:
            node = game.chance(position)
            number = Source(f"{seed} {node.label}").below(node.total)
            return game.after(position, CHANCE, game.outcome(position, number))
        return game.after(position, seat, game.quick(position, seat))

    def _at_chance(self, position: P) -> bool:
        return self._game.to_act(position)[:1] == (CHANCE,)

    def _stakes(self, position: P) -> Stakes:
        game, judge = self._game, self._judge
        said = [judge.stake(game.view(position, seat), seat) for seat in range(game.setup(position).players)]
        return _evened(Stakes([chance / SURE for chance, _ in said], [lead / 100 for _, lead in said]))


@final
class _Secrets(Generic[P]):
    """Moves that players make at once, each hidden until all have moved.

    What a seat did is judged as if it had been the first to move: the others' moves are nothing that it could know.
    """

    def __init__(self, game: Game[P]) -> None:
        self._game: Final = game
        self._own: Final[dict[Seat, P]] = {}
        """Where each of those who are yet to be told takes the game to be."""
        self.kept: bool = False
        """Whether somebody's move is hidden now."""

    def follow(self, before: P, after: P, actor: Seat, action: Action) -> P | None:
        """The position after a move as who made it knows it, if moves are hidden there; else nothing."""
        game = self._game
        asked = game.to_act(before)
        if not self.kept:
            if len(asked) == 1 or not self._is_secret(before, actor, action):
                return None
            for seat in asked:
                self._own[seat] = before
        known = game.after(self._own.pop(actor), actor, action)
        left = game.to_act(after)
        self.kept = len(left) > 0 and all(seat in self._own for seat in left)
        if not self.kept:
            self._own.clear()
        return known

    def _is_secret(self, position: P, actor: Seat, action: Action) -> bool:
        game = self._game
        events = game.apply(position, actor, action).events
        others = [seat for seat in range(game.setup(position).players) if seat != actor]
        return any(game.visible(event, seat) != event for event in events for seat in others)


def _change(move: int, actor: Seat, before: Known, meant: Known, after: Known) -> Change:
    whole = _own(after).less(_own(before))
    if actor == CHANCE:
        return Change(move, actor, whole, _nothing(len(before)))
    done = meant[actor].less(before[actor])
    return Change(move, actor, done, whole.less(done))


def _evened(said: Stakes) -> Stakes:
    """Each seat was judged for itself: now what they win adds up, and the lead of one of two is the other's lag."""
    seats = len(said.chances)
    if seats == 1:
        return said
    excess = (sum(said.chances) - 1) / seats
    leads = said.leads
    if seats == 2:
        lead = (leads[0] - leads[1]) / 2
        leads = [lead, -lead]
    return Stakes([chance - excess for chance in said.chances], leads)


def _own(known: Known) -> Stakes:
    """Of each seat, by what it knows itself."""
    return Stakes(
        [stakes.chances[seat] for seat, stakes in enumerate(known)],
        [stakes.leads[seat] for seat, stakes in enumerate(known)],
    )


def _more(known: Known, other: Known, weight: float) -> Known:
    return [one.plus(more, weight) for one, more in zip(known, other, strict=True)]


def _nobody(seats: int) -> Known:
    return [_nothing(seats)] * seats


def _nothing(seats: int) -> Stakes:
    return Stakes([0.0] * seats, [0.0] * seats)


def _plus(left: list[float], right: list[float], weight: float) -> list[float]:
    return [one + weight * other for one, other in zip(left, right, strict=True)]
