"""Key moments of a game: where something else would have been better for sure, what it was, and what can be counted."""

from __future__ import annotations

from math import floor
from typing import Final, Generic, TypeVar, final

from rollwright.kernel.game import Game
from rollwright.kernel.match import Match
from rollwright.kernel.model import Action, Seat, Values
from rollwright.tables.study.decisions import Decision
from rollwright.tables.study.verdicts import BETTER, Verdict

P = TypeVar("P")

MOST: Final = 3
"""Moments a player."""
WORTHY: Final = 1.0
"""What a moment costs at least: in points, or percents of winning where there are others to win against."""


@final
class Line(Generic[P]):
    """A way to go on from a position of the game."""

    def __init__(self, actions: tuple[Action, ...], position: P, points: int) -> None:
        self.actions: Final = actions
        self.position: Final = position
        """Where it leads, with all that is hidden from the seat: to be shown as a view only."""
        self.points: Final = points
        """What the seat has gained on the way."""


@final
class Difference:
    """Something that can be counted after both lines, and isn't the same."""

    def __init__(self, code: str, values: Values, played: int, better: int) -> None:
        self.code: Final = code
        self.values: Final = values
        self.played: Final = played
        self.better: Final = better


@final
class Spread:
    """In how many trials a line came to which lead, by whole points."""

    def __init__(self, start: int, played: list[int], better: list[int]) -> None:
        self.start: Final = start
        """The lead that is counted first."""
        self.played: Final = played
        self.better: Final = better


@final
class Moment(Generic[P]):
    """A decision, what was played, and what was better."""

    def __init__(
        self,
        decision: Decision,
        verdict: Verdict,
        played: Line[P],
        better: Line[P],
        differences: list[Difference],
    ) -> None:
        self.decision: Final = decision
        self.verdict: Final = verdict
        self.played: Final = played
        self.better: Final = better
        self.differences: Final = differences
        self.spread: Final = spread(verdict.leads[0], verdict.leads[1])


@final
class Finding:
    """A decision and the verdict on it."""

    def __init__(self, decision: Decision, verdict: Verdict) -> None:
        self.decision: Final = decision
        self.verdict: Final = verdict


def moments_of(match: Match[P], findings: list[Finding]) -> list[Moment[P]]:
    """The dearest few of each seat, in the order of the game."""
    chosen: list[Finding] = []
    for seat in range(match.setup.players):
        dear = [one for one in findings if one.decision.seat == seat and _dear(one.verdict)]
        chosen += sorted(dear, key=lambda one: -one.verdict.worth.mean)[:MOST]
    return [_moment(match, one) for one in sorted(chosen, key=lambda one: one.decision.start)]


def _dear(verdict: Verdict) -> bool:
    return verdict.word == BETTER and verdict.worth.mean >= WORTHY


def _moment(match: Match[P], finding: Finding) -> Moment[P]:
    decision, verdict = finding.decision, finding.verdict
    position, seat = match.positions[decision.start], decision.seat
    played = line_of(match.game, position, seat, decision.actions)
    better = line_of(match.game, position, seat, verdict.better)
    return Moment(decision, verdict, played, better, differences(match.game, seat, played, better))


def line_of(game: Game[P], position: P, seat: Seat, actions: tuple[Action, ...]) -> Line[P]:
    """As far as it is legal: what can be taken back is legal by what the seat sees, whatever is hidden."""
    before = _points(game, position, seat)
    done: list[Action] = []
    for action in actions:
        if seat not in game.to_act(position) or action not in game.legal(position, seat):
            break
        position = game.after(position, seat, action)
        done.append(action)
    return Line(tuple(done), position, _points(game, position, seat) - before)


def _points(game: Game[P], position: P, seat: Seat) -> int:
    return game.standings(game.view(position, seat))[seat].points


def differences(game: Game[P], seat: Seat, played: Line[P], better: Line[P]) -> list[Difference]:
    """By the seat's own view of where both lines lead: points, where they come from, and what else can be counted."""
    found = [Difference("points", {}, played.points, better.points)] if played.points != better.points else []
    one, other = _counted(game, played.position, seat), _counted(game, better.position, seat)
    for name, value in one.items():
        against = other.get(name, 0)
        if isinstance(value, int) and isinstance(against, int) and value != against:
            found.append(Difference("part", {"part": name}, value, against))
    return found


def _counted(game: Game[P], position: P, seat: Seat) -> Values:
    view = game.view(position, seat)
    return {**game.standings(view)[seat].parts, **game.tally(view, seat)}


def spread(played: list[float], better: list[float]) -> Spread:
    whole = [[floor(lead + 0.5) for lead in leads] for leads in (played, better)]
    start, last = min(whole[0] + whole[1]), max(whole[0] + whole[1])
    counts = [[leads.count(lead) for lead in range(start, last + 1)] for leads in whole]
    return Spread(start, counts[0], counts[1])
