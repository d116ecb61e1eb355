"""The review of a game that is over: what luck did, what each player did, and what would have been better.

The sum (account.py) and the verdicts (verdicts.py) are two things: no search enters the sum, and no verdict rests on
it. A review is made in small steps, so that whoever makes it can stop at any time, tell how far it has come, and show
a draft before it goes deeper. The same game and the same seed give the same review.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Generic, TypeVar, final

from rollwright.kernel.game import Game
from rollwright.kernel.judge import Judge
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE, Seat
from rollwright.kernel.options import Setup
from rollwright.kernel.turns import turns_of
from rollwright.tables.study.account import Account, Change, entries_of
from rollwright.tables.study.decisions import decisions_of, forced
from rollwright.tables.study.efforts import DRAFT, WHOLE, Effort
from rollwright.tables.study.moments import Finding, Moment, moments_of
from rollwright.tables.study.pieces import Found, Pieces
from rollwright.tables.study.stakes import Stakes
from rollwright.tables.study.verdicts import BEST, BETTER

P = TypeVar("P")

ENOUGH: Final = 20
"""How many real decisions it takes to speak of how somebody has played."""


@final
class NoJudge(Exception):
    """There is no judge of games so set up, so nothing can be said of one."""

    def __init__(self, fault: str) -> None:
        super().__init__(f"there is no judge: {fault}")
        self.fault: Final = fault


@final
class StillPlayed(Exception):
    """The game isn't over: what it hides stays hidden, and who plays it isn't helped."""


@final
class Turn:
    """A turn as people count them, and what it did to everybody."""

    def __init__(
        self, number: int, start: int, end: int, seat: Seat | None, before: Stakes, changes: list[Change]
    ) -> None:
        self.number: Final = number
        """Counted from 1; 0 for the set-up."""
        self.start: Final = start
        """The index of its first move."""
        self.end: Final = end
        self.seat: Final = seat
        """Whose turn it is; nobody's alone where all act at once, and in the set-up."""
        players = range(len(before.chances))
        self.luck: Final = _sum(before, [one.stakes for one in changes if one.actor == CHANCE])
        self.revealed: Final = _sum(before, [one.revealed for one in changes])
        self.choices: Final = [_sum(before, [one.stakes for one in changes if one.actor == who]) for who in players]
        """What each seat's decisions did to everybody."""
        self.rolled: Final = before.plus(self.luck)
        """Where everybody would stand by what chance did in it."""
        self.after: Final = _sum_of([self.rolled, self.revealed, *self.choices])
        """And where by all that was done."""


@final
class Played:
    """How a seat has played."""

    def __init__(self, verdicts: list[Finding]) -> None:
        blamed = [one.verdict for one in verdicts if one.verdict.word == BETTER]
        self.real: Final = len(verdicts)
        """How many decisions there were in which there was something to decide."""
        self.best: Final = len([one for one in verdicts if one.verdict.word == BEST])
        self.chance: Final = sum([one.chance.mean for one in blamed])
        """Given away, as far as can be said."""
        self.points: Final = sum([one.points.mean for one in blamed])

    @property
    def grade(self) -> float | None:
        """Points given away a real decision; None where there were too few to say."""
        return self.points / self.real if self.real >= ENOUGH else None


@final
class Review(Generic[P]):
    """What can be said of a game."""

    def __init__(self, match: Match[P], depth: str, whole: Account, findings: list[Finding], done: float) -> None:
        self.game: Final[Game[P]] = match.game
        self.players: Final = match.setup.players
        self.depth: Final = depth
        self.done: Final = done
        """How far the next depth has come, from 0 to 1; 1 where nothing deeper is under way."""
        self.account: Final = whole
        self.turns: Final = _turns(match, whole)
        self.findings: Final = findings
        """On each real decision, in the order of the game."""
        self.seats: Final = [
            Played([one for one in findings if one.decision.seat == seat]) for seat in range(self.players)
        ]
        self.moments: Final[list[Moment[P]]] = moments_of(match, findings)

    def given(self, turn: Turn) -> list[float]:
        """By seat: the points that were given away in a turn."""
        found = [0.0] * self.players
        for one in self.findings:
            if one.verdict.word == BETTER and turn.start <= one.decision.start < turn.end:
                found[one.decision.seat] += max(0.0, one.verdict.points.mean)
        return found


@final
class Reviewer(Generic[P]):
    """Reviews a game step by step: first as a draft, then as deep as is wanted."""

    def __init__(self, match: Match[P], seed: str, until: Effort = WHOLE, draft: Effort | None = DRAFT) -> None:
        """Raises NoJudge and StillPlayed. Without a draft it goes as deep as is wanted at once."""
        if not match.over:
            raise StillPlayed("the game isn't over")
        judge = judge_of(match.game, match.setup)
        entries = entries_of(match, judge)
        decisions = [one for one in decisions_of(match) if not forced(match, one)]
        efforts = [until] if draft is None or draft is until else [draft, until]
        self._match: Final = match
        self._pieces: Final = [Pieces(match, judge, seed, effort, entries, decisions) for effort in efforts]
        self._steps: Final = self._all()
        self._at = self._pieces[0]
        self._latest: Pieces[P] | None = None

    @property
    def done(self) -> float:
        """How far the depth that is worked at has come, from 0 to 1."""
        return self._at.done

    def step(self) -> bool:
        """A little more; whether anything is left to do."""
        return next(self._steps, None) is not None

    def take(self, found: Found) -> None:
        """Pieces of the deepest that others have worked out."""
        self._pieces[-1].take(found)

    def ahead(self, first: int, stride: int) -> Iterator[Found]:
        """Pieces of the deepest for who reviews the same game elsewhere: from the last on, every so many."""
        pieces = self._pieces[-1]
        for number in range(len(pieces) - 1 - first, -1, -stride):
            yield pieces.found(number)

    def review(self) -> Review[P] | None:
        """By the last depth that was finished; None before the first is."""
        if self._latest is None:
            return None
        pieces = self._latest
        return Review(self._match, pieces.name, pieces.account(), pieces.findings(), self.done)

    def _all(self) -> Iterator[int]:
        for pieces in self._pieces:
            self._at = pieces
            for number in range(len(pieces)):
                if not pieces.has(number):
                    pieces.work_out(number)
                    yield number
            self._latest = pieces


def review(match: Match[P], seed: str, effort: Effort = DRAFT) -> Review[P]:
    """All at once. Raises NoJudge and StillPlayed."""
    reviewer = Reviewer(match, seed, effort, None)
    while reviewer.step():
        pass
    found = reviewer.review()
    assert found is not None, "a reviewer that is done has a review"
    return found


def judge_of(game: Game[P], setup: Setup) -> Judge[P]:
    """Raises NoJudge."""
    judge = game.judges.of(setup)
    if judge is None:
        raise NoJudge(game.judges.fault(setup))
    return judge


def _turns(match: Match[P], whole: Account) -> list[Turn]:
    numbers = turns_of(match)
    turns: list[Turn] = []
    before = whole.start
    start = 0
    for end in range(1, len(numbers) + 1):
        if end < len(numbers) and numbers[end] == numbers[start]:
            continue
        within = [one for one in whole.changes if start <= one.move < end]
        seat = _whose(match, start, end) if numbers[start] else None
        turns.append(Turn(numbers[start], start, end, seat, before, within))
        before = turns[-1].after
        start = end
    return turns


def _whose(match: Match[P], start: int, end: int) -> Seat | None:
    """The first who acts in a turn, unless others might have acted as well."""
    for index in range(start, end):
        if match.moves[index].actor != CHANCE:
            acting = match.game.to_act(match.positions[index])
            return acting[0] if len(acting) == 1 else None
    return None


def _sum(like: Stakes, parts: list[Stakes]) -> Stakes:
    return _sum_of([Stakes([0.0] * len(like.chances), [0.0] * len(like.leads)), *parts])


def _sum_of(parts: list[Stakes]) -> Stakes:
    total = parts[0]
    for part in parts[1:]:
        total = total.plus(part)
    return total
