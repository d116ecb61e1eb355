"""A clause of the contract, the case that it judges, and what a run has met."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, final

from rollwright.kernel.game import Game
from rollwright.kernel.match import Match, Move
from rollwright.kernel.model import CHANCE, Action, Event, Refusal, Seat, Step
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source

P = TypeVar("P")

Faults = Iterator[str]
"""A clause is a generator of faults, in words."""

FEW: Final = 6
"""How many actions a position is tried with where there may be very many."""
COUNTABLE: Final = 10_000
"""Chance nodes with no more numbers than this are counted through."""

# What a clause may need. Where a game has none of it, the clause need never run.
HIDDEN: Final = "something hidden"
BLIND: Final = "a move that can be taken back, by one who doesn't see all"
SEVERAL: Final = "several who may act at once"
CHANCES: Final = "chance"
FEW_NUMBERS: Final = f"chance with no more than {COUNTABLE:,} numbers"
DECK: Final = "a deck"
OPTIONS: Final = "options"
TURNS: Final = "turns that the game counts"
ANSWERS: Final = "standing answers"


@final
class Run:
    """What the games of a run have met: so much of the contract could be put to the test."""

    def __init__(self, game: Game[Any]) -> None:
        self.met: Final[set[str]] = set()
        if "view" in game.own:
            self.met.add(HIDDEN)
        if "order" in game.own:
            self.met.add(DECK)
        if "turn" in game.own:
            self.met.add(TURNS)
        if game.options:
            self.met.add(OPTIONS)
        if game.standing_answers:
            self.met.add(ANSWERS)
        self.pairs = 0
        """How many pairs of actions of two seats have been tried in both orders,"""
        self.commuting = 0
        """how many of them led to one position either way,"""
        self.said_to_commute = 0
        """and of how many the game said so."""

    def has(self, clause: Clause) -> bool:
        """Whether there is all that a clause needs."""
        return self.met.issuperset(clause.needs)

    def note(self, case: Case[Any]) -> None:
        """Take the latest move into account."""
        game, before, move = case.game, case.match.positions[-2], case.match.moves[-1]
        if move.actor == CHANCE:
            node = game.chance(before)
            self.met.add(CHANCES)
            if node.total <= COUNTABLE:
                self.met.add(FEW_NUMBERS)
            if node.deck:
                self.met.add(DECK)
            return
        if len(game.to_act(before)) > 1:
            self.met.add(SEVERAL)
        if BLIND not in self.met and taken_back_blind(case):
            self.met.add(BLIND)


@final
class Case(Generic[P]):
    """A game as far as it has been played, the last thing that happened, and a source for picking samples."""

    def __init__(self, game: Game[P], setup: Setup, seed: str, run: Run, line: Match[P] | None = None) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.seed: Final = seed
        self.run: Final = run
        self.dice: Final = Source(seed)
        """Decides the moves; `source` decides only what is looked at, so that both can be asked for apart."""
        self.source: Final = Source(f"{seed} samples")
        self.bound: Final = game.longest(setup)
        self.match: Final = Match(game, setup) if line is None else line
        self.seats: Final = range(setup.players)
        self.onlookers: Final[tuple[Seat | None, ...]] = (*range(setup.players), None)
        self.labels: Final[set[str]] = set()
        self.events: list[Event] = []
        self._text: str | None = None
        self._verdicts: dict[Seat, list[Refusal | None]] = {}

    @property
    def position(self) -> P:
        return self.match.position

    @property
    def text(self) -> str:
        """The position as it was written when it was first looked at."""
        if self._text is None:
            self._text = self.game.write(self.position)
        return self._text

    def go_on(self, actor: Seat, action: Action, step: Step[P]) -> None:
        """To the next position. The match is not asked to judge the action: the record's replay will."""
        self.match.moves.append(Move(actor, action))
        self.match.positions.append(step.position)
        self.events = step.events
        self._text = None
        self._verdicts.clear()

    def after_moves(self, count: int) -> Case[P]:
        """The same game as it was after that many moves."""
        line = self.match.copy()
        line.moves.cut(count)
        line.positions.cut(count + 1)
        case = Case(self.game, self.setup, f"{self.seed} {count}", self.run, line)
        case._text = self.game.write(case.position)  # before anything looks at it
        return case

    def verdicts(self, actor: Seat) -> list[Refusal | None]:
        """What the judge says about every action there is."""
        if actor not in self._verdicts:
            check, position = self.game.check, self.position
            self._verdicts[actor] = [check(position, actor, action) for action in range(self.game.action_space)]
        return self._verdicts[actor]

    def few(self, actions: list[Action]) -> list[Action]:
        """All of a short list, or some of a long one: the first, the last, and others by chance."""
        if len(actions) <= FEW:
            return actions
        return [actions[0], actions[-1], *(actions[self.source.below(len(actions))] for _ in range(FEW - 2))]


@final
class Clause:
    """A clause: its name, what it says, the generator of faults against it, and when it has something to look at.

    What it `needs` is what a game may lack. A clause that is never put to the test by a game that has met all of it,
    or says that it has it, is broken.
    """

    def __init__(
        self,
        name: str,
        says: str,
        faults: Callable[[Case[Any]], Faults],
        applies: Callable[[Case[Any]], bool] | None = None,
        needs: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.says: Final = says
        self.faults: Final = faults
        self.applies: Final = applies
        self.needs: Final = needs


def cause_of(error: Exception) -> str:
    """What was raised, and where in the game: an assertion often says no more."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    where = f"in {place.name}, {Path(place.filename).name} {place.lineno}"
    return f"{type(error).__name__}: {str(error) or place.line} ({where})"


# When a clause applies


def at_chance(case: Case[P]) -> bool:
    return case.game.to_act(case.position) == (CHANCE,)


def seats_act(case: Case[P]) -> bool:
    return any(seat != CHANCE for seat in case.game.to_act(case.position))


def several_act(case: Case[P]) -> bool:
    return len(case.game.to_act(case.position)) > 1


def something_hidden(case: Case[P]) -> bool:
    return any(case.game.view(case.position, seat) is not case.position for seat in case.onlookers)


def taken_back_blind(case: Case[P]) -> bool:
    """Whether the last move can be taken back, in a game that hides something from who made it."""
    if not case.match.moves or case.match.moves[-1].actor == CHANCE:
        return False
    before, seat = case.match.positions[-2], case.match.moves[-1].actor
    return case.game.stage(before) == case.game.stage(case.position) and case.game.view(before, seat) is not before
