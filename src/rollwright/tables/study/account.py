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

from math import sqrt
from typing import Final, Generic, TypeVar, final

from rollwright.kernel.game import Game
from rollwright.kernel.judge import Judge
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE, Action, Seat
from rollwright.kernel.net import SURE
from rollwright.kernel.source import Source
from rollwright.tables.study.stakes import DEVIATES, Stakes, nothing

P = TypeVar("P")


@final
class Change:
    """What a move did to everybody's stakes."""

    def __init__(self, move: int, actor: Seat, stakes: Stakes, revealed: Stakes, doubt: Stakes) -> None:
        self.move: Final = move
        """Its index in the game; for decisions, that of the last of an actor's moves in a row."""
        self.actor: Final = actor
        self.stakes: Final = stakes
        """As far as the actor could know; after a move of chance, as far as each seat can."""
        self.revealed: Final = revealed
        """What it told each seat beyond that."""
        self.doubt: Final = doubt
        """About how far off `stakes` may be: half of what two halves of the paths say differently."""


@final
class Account:
    """Stakes at the start and the end of a game, and all that lies between."""

    def __init__(self, start: Stakes, changes: list[Change], end: Stakes) -> None:
        self.start: Final = start
        self.changes: Final = changes
        self.end: Final = end

    def luck(self) -> Stakes:
        return self.decisions(CHANCE)

    def doubt(self) -> Stakes:
        """How far off luck may be, with 95% certainty: it is worked out from samples.

        Every act of chance has its own error. They are not independent (what one leaves, the next begins with), so that
        the true one is rather smaller.
        """
        total = self._sum([one.doubt.squared() for one in self.changes if one.actor == CHANCE])
        return Stakes(
            [DEVIATES * sqrt(chance) for chance in total.chances], [DEVIATES * sqrt(lead) for lead in total.leads]
        )

    def decisions(self, seat: Seat) -> Stakes:
        """What a seat's decisions did to everybody."""
        return self._sum([one.stakes for one in self.changes if one.actor == seat])

    def revealed(self) -> Stakes:
        return self._sum([one.revealed for one in self.changes])

    def _sum(self, parts: list[Stakes]) -> Stakes:
        total = nothing(len(self.start.chances))
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


@final
class Value:
    """What a position is worth."""

    def __init__(self, known: Known, doubt: Stakes) -> None:
        self.known: Final = known
        self.doubt: Final = doubt
        """Of each seat by what it knows itself: half of what the paths with even numbers say more than the others."""


@final
class Entry(Generic[P]):
    """A move after which the stakes may be others: for decisions, the last of an actor's moves in a row."""

    def __init__(self, move: int, actor: Seat, secret: P | None, after: P | None) -> None:
        self.move: Final = move
        self.actor: Final = actor
        self.secret: Final = secret
        """Where it takes the game as far as its actor knows, if others move at once and don't know of it yet."""
        self.after: Final = after
        """Where it leads; None while somebody's move is hidden."""


@final
class Valued:
    """What the positions of an entry are worth."""

    def __init__(self, secret: Stakes | None, after: Value | None) -> None:
        self.secret: Final = secret
        self.after: Final = after


def entries_of(match: Match[P], judge: Judge[P]) -> list[Entry[P]]:
    """What is to be valued, in the order of the game, from its beginning (the entry of no move)."""
    positions, moves, secrets = match.positions, match.moves, _Secrets(match.game)
    found = [Entry(-1, CHANCE, None, positions[0])]
    for index, move in enumerate(moves):
        before, after, actor = positions[index], positions[index + 1], move.actor
        secret = secrets.follow(before, after, actor, move.action)
        goes_on = actor != CHANCE and index + 1 < len(moves) and moves[index + 1].actor == actor
        if not goes_on or secret is not None or judge.between(after):
            found.append(Entry(index, actor, secret, None if secrets.kept else after))
    return found


def account_of(entries: list[Entry[P]], values: list[Valued]) -> Account:
    """The account of a game of whose entries each has been valued."""
    start = values[0].after
    assert start is not None, "nothing is hidden in what a game begins with"
    now, doubt, changes = start.known, start.doubt, list[Change]()
    for entry, valued in zip(entries[1:], values[1:], strict=True):
        own, after, actor = valued.secret, valued.after, entry.actor
        meant = now if own is None else [*now[:actor], own, *now[actor + 1 :]]
        then, doubted = (meant, doubt) if after is None else (after.known, after.doubt)
        changes.append(_change(entry.move, actor, now, then if own is None else meant, then, doubted.less(doubt)))
        now, doubt = then, doubted
    return Account(_own(start.known), changes, _own(now))


def account(match: Match[P], judge: Judge[P], seed: str, depth: Depth = DRAFT) -> Account:
    """The account of a game that is over. The seed fixes the dice that it is valued on."""
    entries, keeper = entries_of(match, judge), Bookkeeper(match.game, judge, seed, depth)
    return account_of(entries, [keeper.valued(entry) for entry in entries])


@final
class Bookkeeper(Generic[P]):
    """Values positions, always in the same manner, whatever else was valued before."""

    def __init__(self, game: Game[P], judge: Judge[P], seed: str, depth: Depth) -> None:
        self._game: Final = game
        self._judge: Final = judge
        self._seed: Final = seed
        self._depth: Final = depth

    def valued(self, entry: Entry[P]) -> Valued:
        return Valued(
            None if entry.secret is None else self._row(entry.secret, entry.actor),
            None if entry.after is None else self.value(entry.after),
        )

    def stakes(self, position: P) -> Stakes:
        """Of each seat, by what it knows itself."""
        return _own(self.value(position).known)

    def value(self, position: P) -> Value:
        game = self._game
        players = game.setup(position).players
        halves = [_Half(players), _Half(players)]
        if self._at_chance(position):
            outcomes, paths = self._outcomes(position)
            for number, (action, weight) in enumerate(outcomes):
                first = 0 if paths > 1 else number % self._depth.paths
                self._add(halves, game.after(position, CHANCE, action), first, paths, weight)
        else:
            self._add(halves, position, 0, self._depth.paths, 1)
        return _value(halves)

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

    def _add(self, halves: list[_Half], position: P, first: int, paths: int, weight: int) -> None:
        """What a position is worth on some paths."""
        views = [self._game.view(position, seat) for seat in range(self._game.setup(position).players)]
        for path in range(first, first + paths):
            halves[path % 2].add(self._known(position, views, path), weight)

    def _known(self, position: P, views: list[P], path: int) -> Known:
        """By what each seat knows, on one path. Seats that know everything share it."""
        found: Known = []
        shared: Stakes | None = None
        for seat, view in enumerate(views):
            if view is not position:
                found.append(self._on_path(view, seat, path))
                continue
            if shared is None:
                shared = self._on_path(position, seat, path)
            found.append(shared)
        return found

    def _row(self, position: P, seat: Seat) -> Stakes:
        """What a seat knows of a position."""
        view, paths = self._game.view(position, seat), self._depth.paths
        total = nothing(self._game.setup(position).players)
        for path in range(paths):
            total = total.plus(self._on_path(view, seat, path))
        return total.shared(paths)

    def _on_path(self, view: P, seat: Seat, path: int) -> Stakes:
        game, seed = self._game, f"{self._seed} {path}"
        total = nothing(game.setup(view).players)
        for position in self._played_on(game.sample(view, seat, Source(seed)), seed):
            total = total.plus(self._stakes(position))
        return total.shared(game.ripening)

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
class _Half:
    """Half of the paths: what was said on them, summed up."""

    def __init__(self, players: int) -> None:
        self.total: Known = [nothing(players)] * players
        self.ways = 0

    def add(self, known: Known, weight: int) -> None:
        self.total = [one.plus(more, weight) for one, more in zip(self.total, known, strict=True)]
        self.ways += weight

    def mean(self) -> Known:
        return [total.shared(self.ways) for total in self.total]


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


def _value(halves: list[_Half]) -> Value:
    even, odd = halves
    ways = even.ways + odd.ways
    known = [one.plus(other).shared(ways) for one, other in zip(even.total, odd.total, strict=True)]
    if even.ways == 0 or odd.ways == 0:
        return Value(known, nothing(len(known)))
    return Value(known, _own(even.mean()).less(_own(odd.mean())).shared(2))


def _change(move: int, actor: Seat, before: Known, meant: Known, after: Known, doubt: Stakes) -> Change:
    whole = _own(after).less(_own(before))
    if actor == CHANCE:
        return Change(move, actor, whole, nothing(len(before)), doubt)
    done = meant[actor].less(before[actor])
    return Change(move, actor, done, whole.less(done), doubt)


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
